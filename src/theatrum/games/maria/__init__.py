"""Maria: the War of the Austrian Succession, for two or three players."""

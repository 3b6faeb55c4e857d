"""The command `theatrum` with its sub-commands, one module each."""

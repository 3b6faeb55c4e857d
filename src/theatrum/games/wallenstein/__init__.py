"""Wallenstein (first edition), by Dirk Henn. The rules are in `rules.md`."""

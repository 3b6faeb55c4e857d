"""El Grande, by Wolfgang Kramer and Richard Ulrich. The rules are in `rules.md`."""

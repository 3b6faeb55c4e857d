"""One match: game, seats, options, seed and the log; replay, undo, export, import, verification."""

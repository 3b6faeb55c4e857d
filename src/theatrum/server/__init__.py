"""The server: people, tables, live and asynchronous play, storage, clocks, bots, ratings."""

"""What stands on the shelf: the games with their data, their rule ledgers, their words."""

"""Laws that hold for every game on the shelf."""

"""Many matches of bots: contests, tables of results, ratings; on all cores or on a Ray cluster."""

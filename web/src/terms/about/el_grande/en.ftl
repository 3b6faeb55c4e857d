### El Grande's own page.

about-lead = Five great houses struggle for the regions of Spain, where whoever has the most caballeros when a region is counted takes the most points.
about-text-1 = Each round you spend one of thirteen power cards: a high one lets you choose early, a low one brings more caballeros to your court. Then everybody, from the highest card down, takes one of five action cards: it says how many caballeros you may place next to the king, and it does something that no other card can do.
about-text-2 = Nobody may touch the king’s region. Whatever goes into the castillo is out of sight, and every third round its owners send it out with a secret dial. Three countings decide nine rounds.
about-seats = 2 to 5 players
about-length = About two hours with people, much less alone against bots
about-weight = Quick to learn: one card, some caballeros, one special action a turn. The depth is in the others.
about-ours-1 = The map is our own drawing, on the real coast and rivers of the peninsula. Its borders follow the old kingdoms where the game’s neighbours allow it, and the neighbours where they do not.
about-ours-2 = Nine of the fifteen borders are told in the rules or confirmed twice. The other six come from a single public source and fit the country; we have not seen the printed board.
about-ours-3 = How many caballeros each power card brings is known from one public source, and confirmed by others for some cards.
about-ours-4 = The cards bear working titles of ours. What each of them does is told by the rulebook.
about-ours-5 = Where the rulebook contradicts itself or is silent we have decided, and said so: such rules are marked in the rules, some of them as options of a table.
about-sources-1 = The rulebook of 1996 in its Hungarian edition: authority for the rules and for what the action cards do.
about-sources-2 = Excerpts of the English rulebook and of a later edition, for comparison.
about-sources-3 = A public program of the game (ebaillie/AIStrat on GitHub): figures only.
about-sources-4 = Natural Earth: coast, frontiers and rivers, in the public domain.
about-credits = El Grande is a game by Wolfgang Kramer and Richard Ulrich, first published in 1995 by Hans im Glück.

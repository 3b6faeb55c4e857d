### Maria's own page.

about-lead = The War of the Austrian Succession for three: Maria Theresa defends her crown, Louis XV leads France and Bavaria against her, and Frederick takes Silesia with Prussia while he commands her ally, the Pragmatic Army.
about-text-1 = Two maps lie side by side under a grid of suits. The suit of the square you stand on decides which cards count in battle; you see only your own hand, and a battle ends when one side has had enough.
about-text-2 = Generals are cut off when their trains are too far, fortresses fall when nobody protects them, and a hand of political cards decides who joins, who leaves and who becomes Emperor. Agreements between players bind.
about-seats = 2 or 3 players
about-length = Three to five hours with people, the introductory game about an hour and a half
about-weight = Demanding: few pieces, simple battles, and much to talk about.
about-ours-1 = The map is a reconstruction, not the published one: its cities and roads could not be found in any public material. It follows the density of the sister game and the few facts that are known.
about-ours-2 = The names and effects of the twenty-four political cards are ours, after the history of 1741 to 1744. How many there are and how they are played is known.
about-ours-3 = The tracks for Saxony, Russia and Italy are completed around what is known of them.
about-ours-4 = Generals, troops, start coordinates, decks, income and victory are those of the rules.
about-ours-5 = Whoever owns the printed game can put in its map and cards as files of their own, without changing the program.
about-sources-1 = The rulebook in Hungarian (version 2.1): authority for the rules.
about-sources-2 = A Russian summary with the tables of the armies.
about-sources-3 = The publisher’s short rules, playing aids of the published online version and play reports, for single facts.
about-sources-4 = The public data of the sister game Friedrich, for part of the roads.
about-sources-5 = Natural Earth (public domain) for coast and rivers; GeoNames (CC BY 4.0, changed) for the places of towns.
about-credits = Maria is a game by Richard Sivel, first published in 2009 by Histogame.

### Hannibal's own page.

about-lead = The Second Punic War for two: Carthage has the better general and the elephants, Rome has the sea and never runs out of men.
about-text-1 = Every turn is a hand of strategy cards. Each can be played for its operations, to march, raise troops or win over a country, or for its event. What you do not hold, the other may.
about-text-2 = Armies attract interceptions and slip away from battle; when they meet, both sides hold battle cards and answer blow with blow until one can no longer match. Losing a battle costs men on the field, and countries afterwards.
about-seats = 2 players
about-length = About three hours with people
about-weight = Demanding: many small rules about marching, avoiding and besieging. The table knows them all and shows only what is possible.
about-ours-1 = Spaces, links, ports and provinces are those of the board of 2007, taken over as facts. Their places on the map are ours, on a coast bent a little so that they have room.
about-ours-2 = Cards, tables and generals are those of the edition of 2007. The rules summary we follow belongs to the edition of 2018; what that one changed beyond the summary we do not know.
about-ours-3 = The retreat dice of 2018 are written out from the table of 2007.
about-ours-4 = The borders of the provinces are drawn around their spaces. They are neither those of history nor those of the board.
about-ours-5 = The events are told in our own words, shortened to what they do.
about-sources-1 = A summary of the rules of the anniversary edition in Hungarian: authority for the course of play.
about-sources-2 = The rulebook and components of the edition of 2007 in public material: figures, and the finer rules.
about-sources-3 = Rules and questions of the editions of the 1990s, in excerpts, for comparison.
about-sources-4 = Natural Earth: coast, rivers and lakes, in the public domain.
about-credits = Hannibal: Rome vs. Carthage is a game by Mark Simonitch, first published in 1996 by Avalon Hill.

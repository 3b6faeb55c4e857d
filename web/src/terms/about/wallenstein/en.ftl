### Wallenstein's own page.

about-lead = Two years of the Thirty Years’ War: five commanders tax, starve and conquer forty-five provinces between the sea and the Alps.
about-text-1 = Before each season everybody secretly plans ten orders, one for each kind of action, by laying a province’s card on each. Only then do you learn who goes first, and which event strikes whom; a province that was lost in the meantime can do nothing any more.
about-text-2 = Battles are thrown into a tower of cubes. Not all that goes in comes out at once, and what stuck there in an old battle may fall out in yours. In winter your people must eat, or they rise against you.
about-seats = 2 to 5 players
about-length = About two and a half hours with people
about-weight = Middling: the plan of a season takes some thought, each order by itself is simple.
about-ours-1 = The map is our own drawing. Which provinces touch each other is a fact of the game; where a province of history would not fit those neighbours, the neighbours have won.
about-ours-2 = Gold, grain and cities of the provinces were read from material of the second edition; that the first has the same is likely, and not proven for each province.
about-ours-3 = How much grain each event card costs in winter is a reconstruction, modelled on the cards of the second edition.
about-ours-4 = Nobody has measured the tower. Its cubes follow the model of a former online version: two in three fall through, one in three of those that stuck comes loose. Another model is an option of a table.
about-ours-5 = The two players’ variant follows the rulebook; the sizes of its starting groups are ours.
about-sources-1 = The rulebook of the first edition in Hungarian: authority for rules, set-ups, events and the table of hunger.
about-sources-2 = Pages on the first edition’s former online version and summaries of its rules: prices, order of play.
about-sources-3 = Pictures of the second edition in a public repository, read for figures and neighbours only.
about-sources-4 = Natural Earth: coast, rivers and lakes, in the public domain.
about-credits = Wallenstein is a game by Dirk Henn, first published in 2002 by Queen Games.

# Words of Maria's board.
mar-map = Map of the war: roads, cities, fortresses, armies
mar-city = { $country }, sector of { $suit }
mar-major = major fortress
mar-minor = minor fortress
mar-elector = seat of an elector
mar-controlled = held by { $power }
mar-questioned = passed by { $power }: conquered if it loses its protection
mar-hussar = hussar
mar-general =
    { $side ->
        [down] { $general } ({ $power }, rank { $rank }, { $troops } troops), out of supply
       *[up] { $general } ({ $power }, rank { $rank }, { $troops } troops)
    }
mar-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
mar-turns = Turns
mar-winter = Winter follows
mar-stage = Stage of { $stage }
mar-setup = Distribution of troops
mar-between = Between the action stages
mar-over = The match is over
mar-power-line = { $power }: { $troops } troops, { $cards } cards
mar-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mar-troops =
    { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }
mar-income = income { $count }
mar-pool = { $count } markers in the pool
mar-left = { $count } still to be given out
mar-neutral = neutral
mar-train = supply train
mar-place-off = off the map
mar-place-box = off-map box
mar-place-silesia-box = Silesia box
mar-place-out = not in this game
mar-hand = Hands
mar-armies = Armies
mar-politics = Politics
mar-talks = Talks
mar-duel = Battle
mar-attacker = Attacker
mar-defender = Defender
mar-right = { $power } has the right to play:
mar-battle-ends = The duel is over.
mar-score-then = Score then { $score }
mar-give-up-loses =
    { $count ->
        [one] Loses 1 troop and retreats 1 city
       *[other] Loses { $count } troops and retreats { $count } cities
    }
mar-recruit-cost = { $points } points of tactical cards
mar-unpick = Another piece
mar-reach = Reach of the piece
mar-reach-near = on any road
mar-reach-main = main roads only
mar-reach-forced = forced march
mar-show-supply = Supply
mar-show-guard = Protection
mar-face-down = a card face down
mar-laid = { $card }, laid face down
mar-trump = Trump
mar-political-left = { $count } political cards left
mar-no-political = No political cards lie open.
mar-election-now = The emperor is elected at the end of this turn.
mar-pool-short = Pool
mar-battle-boxes = Battle
mar-aside = Aside
mar-expeditionary_corps = sends a general to its off-map box
mar-tc_bonus = draws a card more
mar-tc_penalty = draws a card less
mar-victory = a victory marker in the Italy box
mar-box-emperor = Emperor
mar-box-electors = Three electors
mar-box-italy = Italy
mar-box-silesia = Silesia
mar-college = Electoral college
mar-election-to_come = election to come; five votes are needed
mar-election-this_turn = election at the end of this turn; five votes are needed
mar-election-held = election held
mar-no-talks = No contracts or clauses are in force.
mar-own-words = In your own words, binding nobody
mar-contracts = Subsidy contracts
mar-contract =
    { $turns ->
        [one] { $payer } pays { $recipient } for 1 more turn
       *[other] { $payer } pays { $recipient } for { $turns } more turns
    }
mar-clauses = Clauses in force
mar-until = until turn { $turn }
mar-draft = Proposal
mar-compose = A new clause
mar-clause-kind = Kind of clause
mar-clause-who = Power
mar-clause-whom = To whom or where
mar-add-clause = Add the clause
mar-term-next = You are asked for its term next.
mar-kind-subsidy = Subsidy
mar-kind-annul = End of a subsidy
mar-kind-truce = No attack
mar-kind-avoid = Keeps out of a country
mar-kind-pledge = Promised vote
mar-picked = choose a goal, or the piece again to march city by city
mar-goals = Goals
mar-goal-france = French markers in Austria
mar-goal-prussia = Prussian markers in Austria and Silesia
mar-goal-austria = Austria wins at the end of turn { $turn }
mar-winters = Winters
mar-winters-help = Points noted in the winters: markers left in the pool

# Questions that can always be declined, in the settings.
declined-laying = Place a card on the political display
declined-executing = Execute a part of a political card
declined-consent = Let generals join

# Countries and regions, by the names that the map has in its geography. Two names go over several
# lines: the United Netherlands (vereinigte, niederlande) and the Holy Roman Empire.
land-osterreich = Austria
land-bohmen = Bohemia
land-mahren = Moravia
land-ungarn = Hungary
land-osterr-niederlande = Austrian Netherlands
land-luxemburg = Luxembourg
land-preussen = Prussia
land-sachsen = Saxony
land-schlesien = Silesia
land-polen = Poland
land-bayern = Bavaria
land-oberpfalz = Upper Palatinate
land-frankreich = France
land-picardie = Picardy
land-champagne = Champagne
land-lothringen = Lorraine
land-vereinigte = United
land-niederlande = Netherlands
land-holland = Holland
land-hannover = Hanover
land-das-heilige = The Holy
land-romische = Roman
land-reich = Empire
land-westfalen = Westphalia
land-pfalz = Palatinate
land-franken = Franconia
land-schwaben = Swabia
land-thuringen = Thuringia

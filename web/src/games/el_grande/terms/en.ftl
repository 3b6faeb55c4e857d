### The board's own words. A catalogue of the game that has the same message takes precedence.

plate-map = Map of Spain
plate-round = Round { $round }
plate-round-of = Round { $round } of 9
plate-over = The match is over
plate-offer = Action cards
plate-players = Players
plate-hand = Your power cards
plate-powers = Power cards
plate-order = Power cards of this round, in the order of the turns
plate-king-in = The king is in { $region }.
plate-next-scoring = The next scoring follows round { $round }.
plate-taken = taken
plate-taken-by = { $name }
plate-court = Court
plate-province = Province
plate-score = Score
plate-hand-count = { $count } power cards in hand
plate-hand-certain = surely: { $cards }
plate-hand-possible = perhaps: { $cards }
plate-power-played = power card { $power } this round
plate-place-in-order = turn { $place } of the round
plate-veto = Veto
plate-veto-until = Veto card, good until the end of round { $round }
plate-dialled = has set the dial
plate-dial-shows = dial shows { $region }
plate-dial = Secret dial
plate-dial-choose = Turn the dial to a region, then lay it down.
plate-dial-set = Lay down
plate-dial-none = Choose a region
plate-declares = { $name } declares
plate-declares-move = caballero of { $owner }: { $from } → { $to }
plate-struck = { $name } must return caballeros
plate-placing-left =
    { $count ->
        [one] 1 caballero to place
       *[other] { $count } caballeros to place
    }
plate-special-open = special action open
plate-in-hand = Caballero of { $owner } in hand, from { $region }
plate-value = { $first }, { $second } and { $third } points
plate-king-here = the king stands here
plate-grande-of = grande of { $name }
plate-caballeros-of = { $name } { $count }
plate-empty = no caballeros
plate-hidden = its content is hidden
plate-scoreboard-lies = { $board } lies here
plate-heads =
    { $count ->
        [0] no heads
        [one] 1 head
       *[other] { $count } heads
    }
plate-power-card = Power card { $power }, { $heads }
plate-summary = { $round }. The king is in { $king }. { $scores }.
plate-score-of = { $name } { $score } points

# Questions that can always be declined, in the settings.
declined-object = Veto a declared step
declined-object-to-veto = Stop a Veto

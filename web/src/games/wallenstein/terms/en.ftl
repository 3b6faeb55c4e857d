### The board's own words.

wal-map = Map of the Empire
wal-plan = Plan
wal-row = Actions
wal-draft = Provinces
wal-players = Players
wal-events = Events
wal-regions = Regions
wal-tower = Tower
wal-nobodys = nobody’s
wal-owned =
    { $count ->
        [0] { $name }, no army
        [one] { $name }, 1 army
       *[other] { $name }, { $count } armies
    }
wal-armies =
    { $count ->
        [0] No army
        [one] 1 army
       *[other] { $count } armies
    }
wal-values = { $gold } gold, { $grain } grain
wal-free-cities =
    { $count ->
        [0] no free city
        [one] 1 free city
       *[other] { $count } free cities
    }
wal-cities =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
wal-markers =
    { $count ->
        [one] 1 revolt marker
       *[other] { $count } revolt markers
    }
wal-player-sum = { $name }: { $score } points, { $provinces } provinces, { $gold } gold, { $grain } grain.
wal-plans = plans
wal-turn = number { $place } in the order of the season
wal-groups = Groups of armies still to be placed
wal-in-force = In force this season
wal-loss = As the winter’s card: { $count } grain lost
wal-left = Left:
wal-pile = The pile
wal-pile-count =
    { $count ->
        [one] 1 card, unseen
       *[other] { $count } cards, unseen
    }
wal-face-down =
    { $count ->
        [one] One more lies face down:
       *[other] { $count } lie face down, in unknown order:
    }
wal-take = A province for each in turn
wal-group-for = Which group for { $province }?
wal-none = none

## Planning

wal-plan-board = The ten actions
wal-plan-cards = Your cards
wal-plan-next = Which card for “{ $action }”?
wal-plan-held = { $card }: for which action?
wal-plan-whole = The plan is whole. Change what you like, then lay it.
wal-plan-leave = You are short of cards: choose an action that stays empty.
wal-plan-sending = Your cards are being laid …
wal-plan-refused = A card could not be laid. Look at your plan and lay it again.
wal-plan-illegal = A card of the plan can’t be laid any more. Choose another one.
wal-plan-lay = { $count ->
        [10] Lay the plan
       *[other] { $count } of { $all } planned
    }
wal-plan-fill = Blanks for the rest
wal-plan-clear = Take all back
wal-plan-stop = Stop
wal-later = turned up later
wal-number = number { $number }
wal-no-card = no card
wal-stays-empty = stays empty
wal-blanks-left = { $count } left
wal-blanks-gone = All { $count } blanks lie on the board already (WAL-040).
wal-lies-on = For “{ $action }”

## Battles

wal-battle-for = Battle for { $province }
wal-revolt-in = Revolt in { $province }
wal-peasants = Peasants
wal-attacks = attacks
wal-rises = rise
wal-defends = defends
wal-helps = help the defender
wal-stands-by = takes no part
wal-sent = sent
wal-tray = from tray
wal-out = fell out
wal-lost = lost
wal-result-conquered = { $attacker } takes { $province }.
wal-result-held = { $defender } holds { $province }.
wal-result-repelled = { $attacker } is beaten off.
wal-result-devastated = { $province } is devastated and belongs to nobody.
wal-cubes =
    { $count ->
        [one] 1 cube was thrown in.
       *[other] { $count } cubes were thrown in.
    }
wal-inside = inside
wal-in-tray = tray
wal-skip = Skip
wal-skip-all = Skip all { $count }
wal-close = Close

# Questions that can always be declined, in the settings.
declined-recruit-choice = Place an army for 1 gold while recruiting
declined-join-target = Move armies to an own neighbouring province

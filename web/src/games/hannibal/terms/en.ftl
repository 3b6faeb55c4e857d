### The board's own words for Hannibal.

## Names that stand alone on the map

label-carthago-nova = Carthago Nova
label-nicaea = Nicaea
label-ligures-w = W. Ligurians
label-ligures-e = E. Ligurians
label-firmum = Firmum
label-syracusae = Syracusae
label-carthago = Carthago
label-baliares = Baliares
label-africanus = Africanus
label-gisgo = Gisgo

## The board

han-map = Map of the western Mediterranean
han-summary = Turn { $turn } of { $turns }. Rome has { $rome } political points, Carthage { $carthage }.
han-turn = Turn { $turn }
han-turn-of = Turn { $turn } of { $turns }
han-years = { $years } BC
han-pp = PP
han-points =
    { $count ->
        [one] 1 political point
       *[other] { $count } political points
    }
han-hand-count =
    { $count ->
        [one] 1 strategy card in hand
       *[other] { $count } strategy cards in hand
    }
han-tab-battle = Battle
han-tab-provinces = Provinces
han-tab-status = Generals
han-tab-hand = Cards
han-hand = Your strategy cards
han-hand-empty = No strategy cards left.
han-battle-hand = Your battle cards
han-battle-card = { $name }, { $count } in hand
han-answered = matched { $chance }
han-province = { $name }: Rome { $rome }, Carthage { $carthage }, { $majority } needed
han-won = { $side } has won the war.

## Spaces in words

han-marker-rome = Roman PC
han-marker-carthage = Carthaginian PC
han-marker-neutral = neutral
han-marker-none = no PC
han-city-rome = Roman walled city (holds { $capacity } CUs)
han-city-carthage = Carthaginian walled city (holds { $capacity } CUs)
han-city-neutral = neutral walled city
han-city-none = walled city
han-tribe-rome = tribe friendly to Rome
han-tribe-carthage = tribe friendly to Carthage
han-tribe-neutral = neutral tribe
han-tribe-none = tribe
han-port = port ({ $modifier } on the naval table)
han-stack =
    { $count ->
        [one] { $who } 1 CU
       *[other] { $who } { $count } CUs
    }
han-stack-elephants =
    { $elephants ->
        [one] { $who } { $count } CUs, 1 elephant among them
       *[other] { $who } { $count } CUs, { $elephants } elephants among them
    }
han-inside-city = in the city
han-general = { $name } (strategy { $strategy }, battle { $battle })
han-general-inside = { $name } in the city (strategy { $strategy }, battle { $battle })
han-siege-points =
    { $count ->
        [one] 1 siege point
       *[other] { $count } siege points
    }
han-train = the siege train
han-rank-0 = { "" }
han-rank-1 = proconsul
han-rank-2 = consul

## Cards

han-ops =
    { $ops ->
        [one] 1 operation
       *[other] { $ops } operations
    }
han-use-ops = Operations ({ $ops })
han-use-event = Event
han-use-discard = Discard
han-use-counter = Play now
han-symbol-campaign = campaign: several generals
han-symbol-ship = ship: sea movement
han-symbol-counter = sword: counter event, may be played out of turn
han-symbol-dual = event and operations together
han-symbol-removed = leaves the game after the event

## What is under way

han-reaction = Your reaction
han-campaign-left =
    { $count ->
        [one] 1 general may still move
       *[other] { $count } generals may still move
    }
han-march =
    in { $space }: { $count ->
        [one] 1 CU
       *[other] { $count } CUs
    }{ $elephants ->
        [0] { "" }
        [one] , 1 elephant
       *[other] , { $elephants } elephants
    }; { $left } of { $allowance } spaces left
han-owed = PCs to remove: Rome { $rome }, Carthage { $carthage }
han-pick = Pick up { $unit }
han-drop = Leave { $unit }
han-enter = Into the city
han-stop = End the move
han-take = + { $general }
han-leave = − { $general }
han-worn = moved { $worn }

## Odds

han-odds = { $chance }
han-odds-siege = point { $gain } · falls { $fall } · loses a CU { $loss }
han-odds-voyage = Arrives { $arrive }, turns back { $back }, sunk { $sunk }.
han-odds-no-roll = No naval roll.
han-odds-pass = Pass: { $average } CUs lost on average, { $worst } at worst.
han-odds-charge = works { $success } · stampede { $backfire }

## A battle

han-battle-of = Battle of { $space }
han-rating = battle rating { $rating }
han-cards-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
han-cards-of = of { $count }
han-attacker = attacks
han-winner = wins
han-open = Lies open:
han-rounds = Rounds
han-no-round = No card has been played yet.
han-no-answer = no match
han-answer-open = …
han-attack-turns = the attack passes to the defender
han-played-so-far = Played so far: { $cards }
han-casualties-now = After { $rounds } rounds each side loses { $average } CUs on average, { $worst } at worst.

## What is in force, generals, piles

han-force-truce = Truce
han-force-truce-help = Nobody may enter spaces with enemy CUs or PCs, intercept or besiege.
han-force-philip = Philip with Carthage
han-force-philip-help = −1 on the naval table for Carthage.
han-force-naval = Carthage rules the sea
han-force-naval-help = −1 on the naval table this turn; Rome sails only with campaign cards.
han-force-hanno = Hanno counsels Carthage
han-force-hanno-help = Carthaginian CUs may not leave Africa.
han-force-cato = Cato counsels Rome
han-force-cato-help = Roman CUs may not move into Africa.
han-force-train = Siege train: { $space }
han-force-train-help = Cancels the −1 of Carthaginian sieges.
han-away-pool = in the pool
han-away-displaced = displaced
han-away-eliminated = out of the game
han-away-waiting = comes on turn 6
han-ability-hannibal = Once per battle he may play a Probe as a Flank Left, Flank Right or Double Envelopment. Outranks all.
han-ability-hasdrubal = { "" }
han-ability-mago = −1 on the naval table when he moves by sea.
han-ability-gisgo = Avoids battle and intercepts on 1–3.
han-ability-hanno = May not leave Africa. May remove a Roman PC where he ends his move without a battle.
han-ability-p-scipio = Strategy rating 2 while he is in Hispania.
han-ability-t-longus = Counterattacks on 1–2 if he was the original attacker.
han-ability-fabius = Avoids battle on 1–5. May not leave Italia.
han-ability-flaminius = Pursues, and stops a withdrawal, on 1–4.
han-ability-varro = Intercepts on 1–4.
han-ability-a-paulus = Counterattacks on 1–3 if he was the original defender.
han-ability-g-nero = Moves 6 spaces with a campaign card.
han-ability-marcellus = +1 on the siege table with a campaign card.
han-ability-africanus = Two dice on the siege table with a Forced March.
han-piles = Deck { $deck } · discards { $discards }
han-discards = Discarded cards
han-known = Known in the enemy’s hand: { $cards }
han-removed = Out of the game: { $cards }

# Questions that can always be declined, in the settings.
declined-window = Play a card during the enemy’s move
declined-battle-events = Play an event before a battle
declined-siege-try = Try to take a besieged city
declined-stop-withdrawal = Stop the enemy’s withdrawal from a battle
declined-fright = Play a card against charging elephants

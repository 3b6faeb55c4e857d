### El Grande in English. The kinds of messages and their arguments are described in
### theatrum/library/words.py.

game-title = El Grande
game-goal = Have the most caballeros in as many regions as you can.

## Places and parts

word-galicia = Galicia
word-pais-vasco = the Basque Country
label-pais-vasco = Basque Country
word-castilla-la-vieja = Old Castile
word-aragon = Aragon
word-cataluna = Catalonia
word-castilla-la-nueva = New Castile
word-valencia = Valencia
word-granada = Granada
word-sevilla = Seville
word-castillo = the castillo
label-castillo = Castillo
word-court = the court
word-board-840 = 8/4/0 scoreboard
word-board-400 = 4/0/0 scoreboard
word-place-two = two extra from the court
word-move-all = all own from one region

## Action cards: title and text

word-d1-move-all-own = Intrigue: all own from one region
text-d1-move-all-own = Move all your own caballeros out of one region.
word-d1-place-two = Intrigue: two extra from the court
text-d1-place-two = Place 2 more caballeros from your court in any regions.
word-d1-place-two-or-move-all = Intrigue: two extra from the court, or all own from one region
text-d1-place-two-or-move-all = Place 2 more caballeros from your court in any regions, or move all your own out of one region.
word-d1-move-five-one-region = Intrigue: up to five from one region
text-d1-move-five-one-region = Move up to 5 caballeros out of one region.
word-d1-move-three-foreign = Intrigue: three foreign
text-d1-move-three-foreign = Move 3 foreign caballeros on the board.
word-d1-move-three-any = Intrigue: three of any colour
text-d1-move-three-any = Move any 3 caballeros on the board.
word-d1-move-two-own-two-foreign = Intrigue: two own and two foreign
text-d1-move-two-own-two-foreign = Move 2 own and 2 foreign caballeros on the board.
word-d1-move-four-own = Intrigue: four own
text-d1-move-four-own = Move any 4 of your own caballeros on the board.
word-d1-move-four-any = Intrigue: four of any colour
text-d1-move-four-any = Move any 4 caballeros on the board.
word-d2-veto = Veto
text-d2-veto = Stop one special action in this round or the next. Unused, the card leaves the game at the end of the next round.
word-d2-court-all = Loss of authority: whole court
text-d2-court-all = Every opponent returns all caballeros of the court to the province.
word-d2-court-three = Loss of authority: three from the court
text-d2-court-three = Every opponent returns 3 caballeros from the court to the province.
word-d2-kings-wrath = The king’s wrath
text-d2-kings-wrath = Every opponent returns 3 caballeros of their choice from the board and/or the court to the province.
word-d2-one-each = One of everybody
text-d2-one-each = Everybody returns 1 caballero, chosen by you, from the board to the province.
word-d2-dial-two = Two from a dialled region
text-d2-dial-two = Every opponent returns 2 caballeros from a region chosen with the dial to the province.
word-d2-dial-all = All from a dialled region
text-d2-dial-all = Every opponent returns all caballeros from a region chosen with the dial to the province.
word-d2-score-one = Special scoring: one place of your choice
text-d2-score-one = Choose any region, or the castillo, and score it.
word-d3-score-4 = Special scoring: regions worth 4
text-d3-score-4 = Score every region worth 4.
word-d3-score-5 = Special scoring: regions worth 5
text-d3-score-5 = Score every region worth 5.
word-d3-score-6-7 = Special scoring: regions worth 6 and 7
text-d3-score-6-7 = Score every region worth 6 or 7.
word-d3-score-castillo = Special scoring: castillo
text-d3-score-castillo = Score the castillo.
word-d3-score-first-only = Special scoring: first places only
text-d3-score-first-only = Score only first place in every region.
word-d3-score-most = Special scoring: fullest region(s)
text-d3-score-most = Score the region or regions with the most caballeros.
word-d3-score-fewest = Special scoring: emptiest occupied region(s)
text-d3-score-fewest = Score the region or regions with the fewest caballeros. Empty regions don’t count.
word-d3-score-one = Special scoring: one place of your choice
text-d3-score-one = Choose any region, or the castillo, and score it.
word-d4-scoreboard = Movable scoreboard
text-d4-scoreboard = Put a movable scoreboard on the board, or move one.
word-d4-royal-advisor = Royal advisor
text-d4-royal-advisor = Move the king to an adjacent region.
word-d4-expulsion = Expulsion
text-d4-expulsion = Your opponents move their caballeros from a region of your choice to a region chosen in secret.
word-d4-grande = Grande
text-d4-grande = Move your grande to another region.
word-d4-power-return = Power cards
text-d4-power-return = Take a played power card back into your hand.
word-d4-court-two = The court
text-d4-court-two = Take 2 caballeros from your province to your court.
word-d4-dial-scoring = Special scoring: dialled regions
text-d4-dial-scoring = Everybody chooses a region with the dial. Every region chosen by just one player is scored.
word-d5-king = King’s card
text-d5-king = Move the king to any region.

## Actions: what a seat can do

action-play = Play power card { $power }
action-muster =
    { $count ->
        [0] Take no caballeros to the court
        [one] Take 1 caballero to the court
       *[other] Take { $count } caballeros to the court
    }
action-fetch = Fetch a caballero from { $region }
action-take =
    { $deck ->
        [one] Take the card with 1 head
       *[other] Take the card with { $deck } heads
    }
action-place = Place in { $place }
action-use = Use the special action
action-end = End the turn
action-stop = Stop here
action-choose = Choose: { $part }
action-pick = Move a caballero of { $owner } from { $region }
action-put = Put it in { $place }
action-give = Return one from { $source }
action-remove = Return one of { $owner } from { $region }
action-dial = Dial { $region }
action-score = Score { $place }
action-expel = Expel from { $region }
action-king = Move the king to { $region }
action-grande = Move the grande to { $region }
action-board = Put the { $board } on { $place }
action-recover = Take back power card { $power }
action-veto = Veto!
action-allow = No veto

## Prompts: to the seat that must act, and to the others

prompt-play-power = Play a power card. A value that lies on the table this round is barred.
waiting-play-power = Waiting for { $seats } to play a power card.
prompt-muster-count =
    { $most ->
        [0] This power card brings no caballeros to the court.
        [one] How many caballeros do you take to the court? At most 1.
       *[other] How many caballeros do you take to the court? At most { $most }.
    }
waiting-muster-count = Waiting for { $seats } to take caballeros to the court.
prompt-fetch-missing =
    { $missing ->
        [one] Your province is empty: you may fetch 1 caballero from the board.
       *[other] Your province is empty: you may fetch { $missing } caballeros from the board.
    }
waiting-fetch-missing = Waiting for { $seats } to fetch caballeros from the board.
prompt-take-card = Take one of the action cards.
waiting-take-card = Waiting for { $seats } to take an action card.
prompt-turn =
    { $special ->
        [0] { $heads ->
            [0] End the turn.
            [one] Place 1 caballero from your court, or end the turn.
           *[other] Place up to { $heads } caballeros from your court, or end the turn.
        }
       *[other] { $heads ->
            [0] Use the special action, or end the turn.
            [one] Place 1 caballero from your court and use the special action, in either order; both may be waived.
           *[other] Place up to { $heads } caballeros from your court and use the special action, in either order; both may be waived.
        }
    }
waiting-turn = Waiting for { $seats } to go on with the turn.
prompt-placing =
    { $left ->
        [one] Place 1 more caballero from your court.
       *[other] Place up to { $left } more caballeros from your court.
    }
waiting-placing = Waiting for { $seats } to place caballeros.
prompt-castillo-dial = General scoring: dial in secret the region to which your caballeros go from the castillo.
waiting-castillo-dial = General scoring: waiting for the secret dials of { $seats }.
prompt-either-part = Which of the two actions do you choose? The choice binds.
waiting-either-part = Waiting for { $seats } to choose one of two actions.
prompt-pick-one = Which caballero do you move? At most { $left } may still move.
waiting-pick-one = Waiting for { $seats } to move a caballero.
prompt-put-one = Where does the caballero of { $owner } go from { $region }?
waiting-put-one = Waiting for { $seats } to put the caballero of { $owner } from { $region } somewhere.
prompt-place-extra =
    { $left ->
        [one] Place 1 extra caballero from your court, anywhere but in the king’s region.
       *[other] Place up to { $left } extra caballeros from your court, anywhere but in the king’s region.
    }
waiting-place-extra = Waiting for { $seats } to place extra caballeros.
prompt-object = Will you veto what { $active } has declared?
waiting-object = Waiting for { $seats } to veto or to let it pass.
prompt-object-to-veto = Will you stop the Veto of { $objector }?
waiting-object-to-veto = Waiting for { $seats } to stop the Veto or to let it pass.
prompt-announced = { $active } has declared a step of the special action.
waiting-announced = Waiting for { $seats }.
prompt-suffer-wrath =
    { $left ->
        [one] The king’s wrath: return 1 more caballero to your province.
       *[other] The king’s wrath: return { $left } caballeros to your province, one after the other.
    }
waiting-suffer-wrath = Waiting for { $seats } to return caballeros to the province.
prompt-remove-one = One of everybody: choose a caballero that goes back to its province.
waiting-remove-one = Waiting for { $seats } to choose a caballero of everybody.
prompt-return-dial = Dial in secret the region from which you return caballeros to your province.
waiting-return-dial = Waiting for the secret dials of { $seats }.
prompt-choose-scored = Which place is scored?
waiting-choose-scored = Waiting for { $seats } to choose the place that is scored.
prompt-scoring-dial = Dial in secret a region that is scored if nobody else dials it.
waiting-scoring-dial = Waiting for the secret dials of { $seats }.
prompt-choose-board = Which movable scoreboard goes where?
waiting-choose-board = Waiting for { $seats } to move a scoreboard.
prompt-choose-king = Where does the king go?
waiting-choose-king = Waiting for { $seats } to move the king.
prompt-choose-expelled = From which region do you expel your opponents?
waiting-choose-expelled = Waiting for { $seats } to name the region of the expulsion.
prompt-expulsion-dial = You are expelled from { $region }: dial in secret where your caballeros go.
waiting-expulsion-dial = Waiting for the secret dials of { $seats }, expelled from { $region }.
prompt-choose-grande = Where does your grande go?
waiting-choose-grande = Waiting for { $seats } to move the grande.
prompt-choose-power = Which played power card do you take back? The others may not learn it.
waiting-choose-power = Waiting for { $seats } to take back a power card.

## Facts: what has happened

fact-king-set = The king starts in { $region }.
fact-home-set = { $seat } is at home in { $region }.
fact-round-begun = Round { $round } begins.
fact-card-shown =
    { $deck ->
        [one] On offer with 1 head: { $card }.
       *[other] On offer with { $deck } heads: { $card }.
    }
fact-power-played = { $seat } plays power card { $power }.
fact-mustered =
    { $count ->
        [0] { $seat } takes no caballeros to the court.
        [one] { $seat } takes 1 caballero to the court.
       *[other] { $seat } takes { $count } caballeros to the court.
    }
fact-fetched = { $seat } fetches a caballero from { $region } to the court.
fact-card-taken = { $seat } takes “{ $card }”.
fact-placed = { $seat } places a caballero in { $place }.
fact-turn-ended = { $seat } ends the turn.
fact-used = { $seat } uses “{ $card }”.
fact-picked = { $seat } picks a caballero of { $owner } in { $region }.
fact-moved = The caballero of { $owner } goes from { $region } to { $place }.
fact-stopped = { $seat } stops here.
fact-declared = { $seat } declares for “{ $card }”: { $step }.
fact-vetoed = { $seat } vetoes: “{ $card }” ends here.
fact-allowed = { $seat } lets it pass.
fact-veto-lapsed = The unused Veto of { $seat } leaves the game.
fact-court-lost =
    { $count ->
        [0] { $seat } has nothing in the court to lose.
        [one] { $seat } returns 1 caballero from the court to the province.
       *[other] { $seat } returns { $count } caballeros from the court to the province.
    }
fact-returned =
    { $count ->
        [one] { $seat } returns 1 caballero from { $source } to the province.
       *[other] { $seat } returns { $count } caballeros from { $source } to the province.
    }
fact-dialled = { $seat } has set the dial.
fact-dial-set = The secret dial of { $seat }: { $region }.
fact-dial-shown = The dial of { $seat } shows { $region }.
fact-scored = Scoring: { $place }.
fact-points =
    { $points ->
        [one] { $seat } gets 1 point for { $place }.
       *[other] { $seat } gets { $points } points for { $place }.
    }
fact-bonus-points = { $seat } gets a bonus of { $points } points in { $place }.
fact-left-castillo =
    { $count ->
        [one] 1 caballero of { $seat } goes from the castillo to { $to }.
       *[other] { $count } caballeros of { $seat } go from the castillo to { $to }.
    }
fact-king-moved = The king goes from { $from } to { $to }.
fact-grande-moved = The grande of { $seat } goes to { $region }.
fact-board-moved = The { $board } goes to { $place }.
fact-power-taken-back = { $seat } takes back a played power card.
fact-power-chosen = It is power card { $power } of { $seat }.
fact-part-chosen = { $seat } chooses: { $part }.
fact-expelled = The caballeros of { $seat } go from { $region } to { $to }.
fact-court-gained =
    { $count ->
        [0] { $seat } has nothing in the province to take.
        [one] { $seat } takes 1 caballero to the court.
       *[other] { $seat } takes { $count } caballeros to the court.
    }
fact-game-ended = The last scoring is over: the game ends.
fact-veto-stopped = { $seat } stops the Veto.
fact-wrath-next = The wrath comes to { $seat }.
fact-castillo-counted =
    { $count ->
        [0] The castillo holds no caballero of { $seat }.
        [one] The castillo holds 1 caballero of { $seat }.
       *[other] The castillo holds { $count } caballeros of { $seat }.
    }

## Options

option-rounds = Length of the game
option-rounds-help = The long game has nine rounds. The short one leaves out rounds 1, 4 and 7.
choice-rounds-long = long (9 rounds)
choice-rounds-short = short (6 rounds)
option-first-starter = Who starts the first round
option-first-starter-help = The seat that plays the first power card; drawn unless you name it.
choice-first-starter-random = drawn
choice-first-starter-0 = first seat
choice-first-starter-1 = second seat
choice-first-starter-2 = third seat
choice-first-starter-3 = fourth seat
choice-first-starter-4 = fifth seat
option-take-fewer = Fewer caballeros may be taken to the court
option-take-fewer-help = The heads of a power card are a maximum instead of a fixed number.
choice-take-fewer-false = no
choice-take-fewer-true = yes
option-inattentive-dial = The dial may point to the king’s region by mistake
option-inattentive-dial-help = Whoever dials the king’s region gets the caballeros back to the court, as with the real dial.
choice-inattentive-dial-false = no
choice-inattentive-dial-true = yes
option-show-castillo = Show what is in the castillo
option-show-castillo-help = All see at any time how many caballeros of each player are inside.
choice-show-castillo-false = no
choice-show-castillo-true = yes
option-veto-veto = A Veto may itself be vetoed
option-veto-veto-help = Another holder of a Veto may stop an objection.
choice-veto-veto-false = no
choice-veto-veto-true = yes
option-dial-return-includes-self = Returns by dial also bind the active player
option-dial-return-includes-self-help = The two cards that return caballeros from a dialled region strike their user too.
choice-dial-return-includes-self-false = no
choice-dial-return-includes-self-true = yes
option-court-card-from-board = The card “The court” may take from the board
option-court-card-from-board-help = If the province has too few caballeros, the missing ones may come from the board.
choice-court-card-from-board-false = no
choice-court-card-from-board-true = yes

## The board as text

board-round =
    { $scoring ->
        [0] Round { $round }, the king in { $king }, general scoring after this round.
       *[other] Round { $round }, the king in { $king }, general scoring after round { $scoring }.
    }
board-over = The game is over, the king in { $king }.
board-place = Place
board-value = Value
board-legend = K king, + next to the king, G grande, * movable scoreboard, ? unseen by all
board-powers = Caballeros per power card: { $groups }
board-brings = { $powers }→{ $count }
board-order = Order of turns: { $names }.
board-player = Player
board-you = { $name } (you)
board-score = Score
board-court = Court
board-province = Province
board-power = Played
board-hand = Power cards in hand
board-hand-unsure = { $certain } + { $count } of { $possible }
board-offer = Action cards on offer
board-heads =
    { $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }
board-card = { $title }. { $text }
board-card-open = { $name } has “{ $title }” (special action still open): { $text }
board-card-used = { $name } has “{ $title }” (special action used): { $text }
board-veto-longer = A Veto lies before { $name } until the end of the next round.
board-veto-now = A Veto lies before { $name } until the end of this round.
board-dials-set = Dials are set by { $names }.
board-dial-own = Your secret dial: { $region }.
board-dial-shown = The dial of { $name } shows { $region }.
board-declared = Declared: { $step }.
board-declared-move = Declared: { $step } (a caballero of { $owner } from { $region }).
board-declared-strike = Declared: { $step } (it strikes { $struck }).

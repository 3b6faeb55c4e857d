### Wallenstein in English. The kinds of messages and their arguments are described in
### theatrum/library/words.py.

game-title = Wallenstein
game-goal = Hold provinces and build palaces, churches and trading houses; two winters bring points.

## Places and parts

word-brandenburg = Brandenburg
word-sachsen = Sachsen
word-kurpfalz = Kurpfalz
word-bayern = Bayern
word-oesterreich = Österreich
word-altmark = Altmark
word-bremen = Bremen
word-holstein = Holstein
word-lueneburg = Lüneburg
word-mecklenburg = Mecklenburg
word-mittelmark = Mittelmark
word-neumark = Neumark
word-osnabrueck = Osnabrück
word-vorpommern = Vorpommern
word-anhalt = Anhalt
word-hessen-darmstadt = Hessen-Darmstadt
word-hessen-kassel = Hessen-Kassel
word-kursachsen = Kursachsen
word-lausitz = Lausitz
word-paderborn = Herzogtum Paderborn
word-saechs-lande = Sächsische Lande
word-vogtland = Vogtland
word-wolfenbuettel = Wolfenbüttel
word-breisgau = Breisgau
word-burgund = Burgund
word-koeln = Erzbistum Köln
word-lothringen = Lothringen
word-luettich = Bistum Lüttich
word-mark = Grafschaft Mark
word-strassburg = Straßburg
word-trier = Erzbistum Trier
word-zweibruecken = Bistum Zweibrücken
word-augsburg = Augsburg
word-baden = Baden
word-fm-bayern = Fürstentum Bayern
word-konstanz = Bistum Konstanz
word-oberpfalz = Oberpfalz
word-regensburg = Regensburg
word-salzburg = Salzburg
word-wuerttemberg = Württemberg
word-wuerzburg = Würzburg
word-boehmen = Böhmen
word-kaernten = Kärnten
word-maehren = Mähren
word-niederoesterreich = Niederösterreich
word-oberoesterreich = Oberösterreich
word-passau = Passau
word-schlesien = Schlesien
word-steiermark = Steiermark
word-tirol = Tirol
word-blank = a blank card
label-blank = blank
text-blank = The action is not carried out.
label-paderborn = Paderborn
label-saechs-lande = Sächs. Lande
label-koeln = Köln
label-luettich = Lüttich
label-mark = Mark
label-trier = Trier
label-zweibruecken = Zweibrücken
label-fm-bayern = Fm. Bayern
label-konstanz = Konstanz
label-hessen-darmstadt = Hessen-Darmst.
label-niederoesterreich = Niederösterr.
label-oberoesterreich = Oberösterreich
label-vorpommern = Vorpommern
word-palace = palace
word-church = church
word-trading-house = trading house
word-spring = spring
word-summer = summer
word-autumn = autumn
word-winter = winter
word-hidden = a face-down card
word-empty = nothing
word-lost = a lost card

## The ten actions

word-build-palace = Build a palace
word-build-church = Build a church
word-build-trading-house = Build a trading house
word-tax-gold = Collect gold
word-tax-grain = Collect grain
word-recruit-5 = Recruit 5 armies (3 gold)
word-recruit-3 = Recruit 3 armies (2 gold)
word-recruit-1-move = Recruit 1 army (1 gold) and/or move
word-move-a = Movement A
word-move-b = Movement B
label-build-palace = palace
label-build-church = church
label-build-trading-house = trading house
label-tax-gold = gold
label-tax-grain = grain
label-recruit-5 = recruit 5
label-recruit-3 = recruit 3
label-recruit-1-move = recruit 1/move
label-move-a = move A
label-move-b = move B

## Events: title and text

word-trade-bonus-1 = Trade bonus
text-trade-bonus-1 = Building a trading house costs nothing and brings 1 gold.
word-trade-bonus-2 = Trade bonus
text-trade-bonus-2 = Building a trading house costs nothing and brings 1 gold.
word-good-harvest-brandenburg = Good harvest in Brandenburg
text-good-harvest-brandenburg = Collecting grain in this region brings 2 more grain.
word-good-harvest-sachsen = Good harvest in Sachsen
text-good-harvest-sachsen = Collecting grain in this region brings 2 more grain.
word-good-harvest-kurpfalz = Good harvest in Kurpfalz
text-good-harvest-kurpfalz = Collecting grain in this region brings 2 more grain.
word-good-harvest-bayern = Good harvest in Bayern
text-good-harvest-bayern = Collecting grain in this region brings 2 more grain.
word-good-harvest-oesterreich = Good harvest in Österreich
text-good-harvest-oesterreich = Collecting grain in this region brings 2 more grain.
word-bad-harvest-brandenburg = Bad harvest in Brandenburg
text-bad-harvest-brandenburg = Collecting grain in this region brings 2 less grain.
word-bad-harvest-sachsen = Bad harvest in Sachsen
text-bad-harvest-sachsen = Collecting grain in this region brings 2 less grain.
word-bad-harvest-kurpfalz = Bad harvest in Kurpfalz
text-bad-harvest-kurpfalz = Collecting grain in this region brings 2 less grain.
word-bad-harvest-bayern = Bad harvest in Bayern
text-bad-harvest-bayern = Collecting grain in this region brings 2 less grain.
word-bad-harvest-oesterreich = Bad harvest in Österreich
text-bad-harvest-oesterreich = Collecting grain in this region brings 2 less grain.
word-troop-shortage-brandenburg = Troop shortage in Brandenburg
text-troop-shortage-brandenburg = Recruiting is hard in this region: 3 armies for 3 gold, 2 armies for 2 gold.
word-troop-shortage-sachsen = Troop shortage in Sachsen
text-troop-shortage-sachsen = Recruiting is hard in this region: 3 armies for 3 gold, 2 armies for 2 gold.
word-troop-shortage-kurpfalz = Troop shortage in Kurpfalz
text-troop-shortage-kurpfalz = Recruiting is hard in this region: 3 armies for 3 gold, 2 armies for 2 gold.
word-troop-shortage-bayern = Troop shortage in Bayern
text-troop-shortage-bayern = Recruiting is hard in this region: 3 armies for 3 gold, 2 armies for 2 gold.
word-troop-shortage-oesterreich = Troop shortage in Österreich
text-troop-shortage-oesterreich = Recruiting is hard in this region: 3 armies for 3 gold, 2 armies for 2 gold.
word-church-peace-1 = Church peace
text-church-peace-1 = A province with a church can’t be attacked.
word-church-peace-2 = Church peace
text-church-peace-2 = A province with a church can’t be attacked.
word-church-peace-3 = Church peace
text-church-peace-3 = A province with a church can’t be attacked.
word-angry-peasants-1 = Angry peasants
text-angry-peasants-1 = An attack on an empty province meets 2 peasant armies instead of 1.
word-angry-peasants-2 = Angry peasants
text-angry-peasants-2 = An attack on an empty province meets 2 peasant armies instead of 1.
word-weary-peasants-1 = War-weary peasants
text-weary-peasants-1 = An attack on an empty province meets no peasant army.
word-weary-peasants-2 = War-weary peasants
text-weary-peasants-2 = An attack on an empty province meets no peasant army.
word-palace-guards-1 = Palace guards
text-palace-guards-1 = An attack on a province with a palace meets 1 more peasant army.

## Actions: what a seat can do

action-take = Take { $province }
action-take-pile = Take the top card of the pile, unseen
action-sink = Put both open cards under the pile
action-group = Place the group of { $armies } armies
action-leave = Leave empty: { $action }
action-plan = Lay { $card }
action-place = Place an army for 1 gold
action-skip = Place no army
action-march = March to { $province }
action-stay = Stay
action-armies =
    { $count ->
        [0] No army
        [one] 1 army
       *[other] { $count } armies
    }
action-face = Face the revolt in { $province } first

## Prompts: to the seat that must act, and to the others

prompt-draft-card = Take one of the open provinces, or the top card of the pile unseen.
waiting-draft-card = Waiting for { $seats } to take a province.
prompt-draft-group = Which group of armies goes to { $province }?
waiting-draft-group = Waiting for { $seats } to place a group of armies in { $province }.
prompt-leave-space =
    { $left ->
        [one] You are short of cards: name the action that stays empty.
       *[other] You are short of cards: name an action that stays empty, { $left } in all.
    }
waiting-leave-space = Waiting for { $seats } to name the actions that stay empty.
prompt-planning = Plan in secret: a card for each of the ten actions.
waiting-planning = Waiting for the plans of { $seats }.
prompt-recruit-choice = Do you place an army in { $province } for 1 gold? You may move armies from there too.
waiting-recruit-choice = Waiting for { $seats } to recruit in { $province }.
prompt-join-target = To which neighbouring province of yours do armies go from { $province }?
waiting-join-target = Waiting for { $seats } to move armies from { $province }.
prompt-march-target = Armies leave { $province }: where to?
waiting-march-target = Waiting for { $seats } to march from { $province }.
prompt-march-count = How many armies go from { $province } to { $target }? At least one stays.
waiting-march-count = Waiting for { $seats } to say how many armies go from { $province } to { $target }.
prompt-defence =
    { $attackers ->
        [one] { $attacker } attacks { $province } with 1 army. How many of your armies there go into the tower?
       *[other] { $attacker } attacks { $province } with { $attackers } armies. How many of your armies there go into the tower?
    }
waiting-defence =
    { $attackers ->
        [one] { $attacker } attacks { $province } with 1 army: waiting for the defence of { $seats }.
       *[other] { $attacker } attacks { $province } with { $attackers } armies: waiting for the defence of { $seats }.
    }
prompt-suppression =
    { $rebels ->
        [one] 1 peasant army revolts in { $province }. How many of your armies there go into the tower?
       *[other] { $rebels } peasant armies revolt in { $province }. How many of your armies there go into the tower?
    }
waiting-suppression =
    { $rebels ->
        [one] 1 peasant army revolts in { $province }: waiting for { $seats }.
       *[other] { $rebels } peasant armies revolt in { $province }: waiting for { $seats }.
    }
prompt-hunger-choice =
    { $extra ->
        [one] Hunger: which revolt do you face first? One more peasant army joins each.
       *[other] Hunger: which revolt do you face first? { $extra } more peasant armies join each.
    }
waiting-hunger-choice =
    { $extra ->
        [one] Hunger: waiting for { $seats } to choose the next revolt, with one more peasant army.
       *[other] Hunger: waiting for { $seats } to choose the next revolt, with { $extra } more peasant armies.
    }

## Facts: what has happened

fact-starter-drawn = { $seat } chooses the first province.
fact-card-laid = { $province } lies open.
fact-cards-sunk = { $seat } puts both open cards under the pile.
fact-province-taken = { $seat } takes { $province }.
fact-group-placed =
    { $count ->
        [one] { $seat } places 1 army in { $province }.
       *[other] { $seat } places { $count } armies in { $province }.
    }
fact-tower-filled = The tower is filled; what fell out has gone back.
fact-year-begun = Year { $year } begins; all grain is gone.
fact-event-laid = Among the events of the year: { $event }.
fact-season-begun = It is { $season }.
fact-action-shown = Action { $space }: { $action }.
fact-space-left = { $seat } leaves empty: { $action }.
fact-card-planned = { $seat } plans for “{ $action }”: { $card }.
fact-plan-finished = { $seat } has finished the plan.
fact-order-drawn = { $seat } acts as number { $rank }.
fact-event-drawn = The event of the season: { $event }.
fact-action-begun = { $action }:
fact-card-turned = { $seat } turns over for “{ $action }”: { $card }.
fact-cancelled = Cancelled for { $seat }: { $action }.
fact-built = { $seat } builds a { $building } in { $province }.
fact-gold-paid = { $seat } pays { $count } gold.
fact-gold-got = { $seat } gets { $count } gold.
fact-grain-got = { $seat } gets { $count } grain.
fact-marker-added =
    { $count ->
        [one] { $province } has 1 revolt marker now.
       *[other] { $province } has { $count } revolt markers now.
    }
fact-revolt-begun =
    { $count ->
        [one] 1 peasant army rises against { $seat } in { $province }.
       *[other] { $count } peasant armies rise against { $seat } in { $province }.
    }
fact-recruited =
    { $count ->
        [one] { $seat } recruits 1 army in { $province }.
       *[other] { $seat } recruits { $count } armies in { $province }.
    }
fact-marched =
    { $count ->
        [one] { $seat } moves 1 army to { $province }.
       *[other] { $seat } moves { $count } armies to { $province }.
    }
fact-attacked =
    { $count ->
        [one] { $seat } attacks { $province } with 1 army.
       *[other] { $seat } attacks { $province } with { $count } armies.
    }
fact-committed =
    { $count ->
        [0] { $seat } throws no army into the tower.
        [one] { $seat } throws 1 army into the tower.
       *[other] { $seat } throws { $count } armies into the tower.
    }
fact-thrown-in =
    { $colour ->
        [5] Thrown into the tower: { $count } of the peasants.
       *[other] Thrown into the tower: { $count } of { $colour }.
    }
fact-fallen-out =
    { $colour ->
        [5] Out of the tower: { $count } of the peasants.
       *[other] Out of the tower: { $count } of { $colour }.
    }
fact-battle-won = { $seat } wins the battle for { $province }.
fact-battle-lost = { $seat } loses the battle for { $province }.
fact-conquered = { $seat } conquers { $province }.
fact-devastated = { $province } is devastated: it belongs to nobody, its buildings and markers are gone.
fact-card-lost = { $seat } loses the card of { $province }.
fact-losses =
    { $colour ->
        [5] { $count ->
            [one] 1 peasant goes back to the supply.
           *[other] { $count } peasants go back to the supply.
        }
       *[other] { $count ->
            [one] 1 army of { $colour } goes back to the supply.
           *[other] { $count } armies of { $colour } go back to the supply.
        }
    }
fact-grain-lost =
    { $count ->
        [0] { $seat } loses no grain.
       *[other] { $seat } loses { $count } grain.
    }
fact-hunger = { $seat } lacks { $shortage } grain.
fact-hunger-revolt = Hunger revolt against { $seat } in { $province }.
fact-province-points =
    { $points ->
        [one] { $seat } gets 1 point for provinces and buildings.
       *[other] { $seat } gets { $points } points for provinces and buildings.
    }
fact-majority-points =
    { $points ->
        [one] { $seat } gets 1 point for majorities in { $region }.
       *[other] { $seat } gets { $points } points for majorities in { $region }.
    }
fact-year-scored =
    { $points ->
        [one] { $seat } has scored 1 point this winter.
       *[other] { $seat } has scored { $points } points this winter.
    }
fact-game-ended = The second winter is over: the game ends.
fact-held = { $seat } holds { $province }.
fact-skipped = { $seat } leaves it at that.
fact-winter-card =
    { $count ->
        [0] The last event is “{ $event }”: nobody loses grain.
       *[other] The last event is “{ $event }”: every player loses up to { $count } grain.
    }

## The table as text

board-draft = The provinces are being distributed.
board-season =
    { $years ->
        [1] The only year, { $season }.
       *[other] Year { $year } of 2, { $season }.
    }
board-over = The game is over.
board-legend = Armies, revolt markers (!), cities (Palace, Church, Trading house), gold/grain.
board-player = Player
board-you = { $name } (you)
board-score = Points
board-provinces = Provinces
board-gold = Gold
board-grain = Grain
board-supply = Supply
board-groups = groups { $groups }
board-planned = has planned
board-order = (in the player order of the last draw)
board-pile = Open: { $laid }. Face down in the pile: { $pile }.
board-event = Event of the season: { $event }
board-events = Events to come, with the grain that each would cost in winter: { $events }.
board-loss = { $event } ({ $loss })
board-card = { $title }. { $text }
board-actions =
    { $hidden ->
        [0] Actions: { $actions }.
       *[other] Actions: { $actions }; { $hidden } face down.
    }
board-fight =
    { $rebels ->
        [0] Battle for { $province }: { $attackers } attacking.
        [one] Revolt in { $province }: 1 rebel.
       *[other] Revolt in { $province }: { $rebels } rebels.
    }
board-tray = In the tray: { $cubes }.
board-tower = In the tower: { $cubes }.
board-green =
    { $count ->
        [one] 1 peasant
       *[other] { $count } peasants
    }
board-tiles = Left: { $palace } palaces, { $church } churches, { $trading_house } trading houses, { $peasants } peasants.
board-plan = Your plan: { $cards }.
board-next = Your next card is for: { $action }.
board-planned-card = { $action }: { $card }

## Options

option-setup = Distribution of the provinces
option-setup-help = Choose the provinces in turn, or take the fixed set-up for a first game (not with two); with it there is a short game of one year, which is ours, not the publisher’s.
choice-setup-draft = chosen in turn
choice-setup-fixed = fixed
choice-setup-short = fixed, one year only
option-tower = Tower
option-tower-help = How cubes stick and come loose: with even chances of 2/3 and 1/3, or the more the larger the throw.
choice-tower-standard = even
choice-tower-load = feels the size of the throw
option-show-tower = Show the cubes in the tower
option-show-tower-help = The number of cubes of each colour inside can be worked out anyway.
choice-show-tower-true = yes
choice-show-tower-false = no

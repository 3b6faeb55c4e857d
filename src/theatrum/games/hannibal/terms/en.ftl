### Hannibal in English. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Units have the form one; the kind of a battle card says whether it can
### stand for another.

game-title = Hannibal: Rome vs. Carthage
game-goal = Control more provinces than the enemy by the end of the war, take his capital, or force him to sue for peace. Cards, tables and map follow the edition of 2007, the rules those of 2018 where they are known.

## Places, generals and parts

word-rome = Rome
    .kind = rome
word-carthage = Carthage
    .kind = carthage
word-gades = Gades
word-hispalis = Hispalis
word-corduba = Corduba
word-malaca = Malaca
word-acci = Acci
word-carthago-nova = Carthago Nova (New Carthage)
word-salaria = Salaria
word-laminium = Laminium
word-dianium = Dianium
word-saguntum = Saguntum
word-arsa = Arsa
word-salmantica = Salmantica
word-segovia = Segovia
word-toletum = Toletum
word-segobriga = Segobriga
word-numantia = Numantia
word-iberus = Iberus
word-bilbilis = Bilbilis
word-azaila = Azaila
word-ilerda = Ilerda
word-dertosa = Dertosa
word-tarraco = Tarraco
word-massilia = Massilia
word-narbo = Narbo
word-emporiae = Emporiae
word-nemausus = Nemausus
word-nicaea = Nicaea (Nice)
word-araceli = Araceli
word-aquitani = Aquitani
word-tolosa = Tolosa
word-averni = Averni
word-gergovia = Gergovia
word-rhone = Rhone
word-allobroges = Allobroges
word-druentia = Druentia
word-isere = Isere
word-ligures-w = Western Ligurians
word-ligures-e = Eastern Ligurians
word-taurini = Taurini
word-insubres = Insubres
word-verona = Verona
word-boii = Boii
word-mutina = Mutina
word-pisae = Pisae
word-faesulae = Faesulae
word-falerii = Falerii
word-cosa = Cosa
word-tarquinii = Tarquinii
word-ariminum = Ariminum
word-firmum = Firmum Picenum
word-sena = Sena
word-praeneste = Praeneste
word-terventum = Terventum
word-roma = Roma
word-capua = Capua
word-neapolis = Neapolis
word-arpi = Arpi
word-cannae = Cannae
word-beneventum = Beneventum
word-brundisium = Brundisium
word-tarentum = Tarentum
word-heraclea = Heraclea
word-paestum = Paestum
word-bruttium = Bruttium
word-croton = Croton
word-rhegium = Rhegium
word-lilybaeum = Lilybaeum
word-panormus = Panormus
word-agrigentum = Agrigentum
word-enna = Enna
word-messana = Messana
word-syracusae = Syracusae (Syracuse)
word-aleria = Aleria
word-sassari = Sassari
word-oristano = Oristano
word-nuoro = Nuoro
word-caralis = Caralis
word-icosium = Icosium
word-zuccabar = Zuccabar
word-tupusuctu = Tupusuctu
word-vescera = Vescera
word-saldae = Saldae
word-sitifis = Sitifis
word-cirta = Cirta
word-thamugadi = Thamugadi
word-thubursicu = Thubursicu
word-theveste = Theveste
word-hippo-regius = Hippo Regius
word-thabraca = Thabraca
word-utica = Utica
word-zama = Zama
word-thapsus = Thapsus
word-tacapae = Tacapae
word-hadrumetum = Hadrumetum
word-carthago = Carthago (Carthage)
word-baliares = Baliares (Balearic Islands)
word-gallia-cisalpina = Gallia Cisalpina
word-etruria = Etruria
word-latium = Latium
word-campania = Campania
word-samnium = Samnium
word-apulia = Apulia
word-lucania = Lucania
word-baetica = Baetica
word-orospeda = Orospeda
word-celtiberia = Celtiberia
word-idubeda = Idubeda
word-western-numidia = Western Numidia
word-eastern-numidia = Eastern Numidia
word-carthaginia = Carthaginia
word-sicilia = Sicilia
word-sardinia-et-corsica = Sardinia et Corsica
word-gallia-transalpina = Gallia Transalpina
word-liguria = Liguria
word-hannibal = Hannibal
word-hasdrubal = Hasdrubal
word-mago = Mago
word-gisgo = H. Gisgo
word-hanno = Hanno
word-p-scipio = P. Scipio
word-t-longus = T. Longus
word-fabius = Fabius
word-flaminius = Flaminius
word-varro = Varro
word-a-paulus = A. Paulus
word-g-nero = G. Nero
word-marcellus = Marcellus
word-africanus = Scipio Africanus
word-frontal-assault = Frontal Assault
    .kind = frontal-assault
word-flank-left = Flank Left
    .kind = flank-left
word-flank-right = Flank Right
    .kind = flank-right
word-probe = Probe
    .kind = probe
word-double-envelopment = Double Envelopment
    .kind = double-envelopment
word-reserve = Reserve
    .kind = reserve
word-unseen = one of the unseen cards
    .kind = unseen
word-cu = CUs
    .one = CU
word-elephant = elephants
    .one = elephant
word-cu-inside = CUs from the city
    .one = CU from the city
word-elephant-inside = elephants from the city
    .one = elephant from the city
word-arrived = arrives
word-returned = must turn back
word-lost = is sunk
word-interception = interception
word-avoid-battle = avoiding battle
word-pursuit = pursuit
word-counterattack = counterattack
word-withdrawal = withdrawal
word-stop-withdrawal = stopping a withdrawal
word-loyalty = keeping his men together
word-peace = the enemy sues for peace
word-capital = the enemy capital has fallen
word-italia = all of Italia but Latium is Carthaginian
word-points = it has more political points
word-tie = it wins the tie of the last turn
word-at-sea = is at sea
word-crossed-pass = has crossed a pass
word-has-moved = has moved far
word-among-tribes = marches among hostile tribes
word-driven-there = has come among hostile tribes

## Strategy cards: title and text

word-corsica-sardinia-revolt-1 = Corsica and Sardinia Revolt (1)
text-corsica-sardinia-revolt-1 = Only if the opponent controls Sardinia et Corsica: remove each of his PC markers in that province that has none of his CUs with it.
word-sicilia-revolts-2 = Sicilia Revolts (2)
text-sicilia-revolts-2 = Only if the opponent controls Sicilia: remove each of his PC markers in that province (not Syracusae), walled cities excepted, that has none of his CUs with it.
word-numidia-revolts-3 = Numidia Revolts (3)
text-numidia-revolts-3 = Choose Western or Eastern Numidia: remove each enemy PC marker in that province that has no enemy CU with it. Control of the province is not asked for.
word-celtiberia-revolts-4 = Celtiberia Revolts (4)
text-celtiberia-revolts-4 = Only if the opponent controls Celtiberia: remove each of his PC markers in that province that has none of his CUs with it.
word-native-guide-5 = Native Guide (5)
text-native-guide-5 = Use with this card’s own operation, by a general with strategy rating 1 or 2: an army that crosses a mountain pass takes −3 on the pass attrition roll, on top of the other modifiers (so −5 on a pass outside the Alps); if it crosses two passes, on both.
word-maharbals-cavalry-6 = Maharbal’s Cavalry (6)
text-maharbals-cavalry-6 = In a battle: play it as one more battle card, a Double Envelopment which, if matched, does not hand the initiative to the defender by itself. Allowed even after the last ordinary battle card.
word-hostile-tribes-7 = Hostile Tribes (7)
text-hostile-tribes-7 = When an enemy army or enemy CUs without a general are in, or enter, a space of Gallia Transalpina or Liguria, moving or standing, they take attrition at once on the 5–6 column, whatever their size. May be used as a counter event or as the event of a normal play.
word-hostile-tribes-8 = Hostile Tribes (8)
text-hostile-tribes-8 = When an enemy army or enemy CUs without a general are in, or enter, a space of Gallia Transalpina or Liguria, moving or standing, they take attrition at once on the 5–6 column, whatever their size. May be used as a counter event or as the event of a normal play.
word-philip-9 = Philip V of Macedon Allies with Carthage (9)
text-philip-9 = First use (Carthage only): Rome discards one strategy card drawn at random; while Philip is allied Carthage has −1 on the naval table. From then on only Rome may use the event: Carthage loses one random card of the hand, Philip makes peace, the modifier ends and the card leaves the game.
word-macedonian-reinforcements-10 = Macedonian Reinforcements (10)
text-macedonian-reinforcements-10 = Only while Philip is allied with Carthage: place 2 CUs in one Carthaginian-controlled port of Africa or Italia. None of them may be placed inside a besieged city.
word-balearic-slingers-11 = Balearic Slingers (11)
text-balearic-slingers-11 = Only if you control the Balearic Islands: place 1 CU in any port that holds a friendly PC and no enemy CU. It may not be placed inside a besieged city.
word-african-reinforcements-12 = African Reinforcements (12)
text-african-reinforcements-12 = Place 2 elephant CUs in Carthage; for each elephant that is not available place an ordinary CU there instead. None of them may be placed inside a besieged city.
word-bruttium-recruits-13 = Bruttium Recruits (13)
text-bruttium-recruits-13 = Place 2 CUs with one Carthaginian general in Lucania. None of them may be placed inside a besieged city.
word-ligurian-recruits-14 = Ligurian Recruits (14)
text-ligurian-recruits-14 = Place 2 CUs with one Carthaginian general in Liguria, Gallia Cisalpina or Etruria. None of them may be placed inside a besieged city.
word-iberian-recruits-15 = Iberian Recruits (15)
text-iberian-recruits-15 = Place 2 CUs with one of your generals who is in a province of Hispania that you control. None of them may be placed inside a besieged city.
word-gallic-recruits-16 = Gallic Recruits (16)
text-gallic-recruits-16 = Place 2 CUs with one Carthaginian general in Gallia Transalpina or Gallia Cisalpina. None of them may be placed inside a besieged city.
word-surprise-sortie-17 = Surprise Sortie (17)
text-surprise-sortie-17 = Remove one siege point from any one walled city.
word-traitor-in-tarentum-18 = Traitor in Tarentum (18)
text-traitor-in-tarentum-18 = Use with this card’s own operation when an army of at least 3 CUs besieges Tarentum: the city changes hands without a siege roll; enemy CUs inside are eliminated.
word-senate-dismisses-proconsul-19 = Senate Dismisses Proconsul (19)
text-senate-dismisses-proconsul-19 = If a Roman proconsul other than Scipio Africanus is on the map: he is taken off and replaced by an unused Roman general; the player of the card chooses which.
word-spy-in-enemy-camp-20 = Spy in Enemy Camp (20)
text-spy-in-enemy-camp-20 = At the start of a battle: look at up to half of the enemy’s battle cards, drawn at random; they lie face up for the whole battle. If Ally Deserts is played too, its player takes one of the open cards or draws one of the others unseen.
word-mercenaries-desert-21 = Mercenaries Desert (21)
text-mercenaries-desert-21 = Every Carthaginian stack on the map takes attrition, except those in the space of a Carthaginian walled city (inside or outside alike). A stack with a general is spared if a separate die is not above his battle rating.
word-mutines-numidians-22 = Mutines’ Numidians (22)
text-mutines-numidians-22 = Place 1 Carthaginian CU and a Carthaginian PC in one space of Sicilia that is no walled city and holds no Roman CUs; a Roman PC there is flipped.
word-numidian-ally-23 = Numidian Ally (23)
text-numidian-ally-23 = Place up to 3 Roman PCs in Eastern Numidia, in spaces without Carthaginian CUs; a Carthaginian PC there is flipped.
word-sophonisba-24 = The Beautiful Sophonisba Seduces a Numidian King (24)
text-sophonisba-24 = Choose Western or Eastern Numidia: place up to 3 Carthaginian PCs there, in spaces without Roman CUs; a Roman PC there is flipped.
word-capua-sides-25 = Capua Sides with Carthage (25)
text-capua-sides-25 = Only if Carthage controls 3 or more provinces of Italia: Capua turns to Carthage; Roman CUs inside are eliminated.
word-syracuse-allies-26 = Syracuse Allies with Carthage (26)
text-syracuse-allies-26 = Syracusae turns to Carthage; Roman CUs inside are eliminated. While Carthage holds the city it has −1 on the naval table.
word-come-into-italy-27 = I Have Come into Italy to Fight (27)
text-come-into-italy-27 = Only if Hannibal is in Italia: convert 2 Roman PC markers in spaces of Italia that are no walled cities and hold no Roman CUs.
word-hannibal-charms-italy-28 = Hannibal Charms Italy (28)
text-hannibal-charms-italy-28 = Use with this card’s own operation to move Hannibal: in each space of Italia that he enters and that holds no Roman CUs he may remove the Roman PC marker (not a walled city). The space he starts from counts too if he pays one space of his move for it. It also works where he overruns, or where the Roman army avoids battle.
word-carthaginian-naval-victory-29 = Carthaginian Naval Victory (29)
text-carthaginian-naval-victory-29 = For the rest of the turn Carthage has −1 on the naval table, and Rome may move by sea only with a major or minor campaign card.
word-carthaginian-siege-train-30 = Carthaginian Siege Train (30)
text-carthaginian-siege-train-30 = Place the siege train with any Carthaginian general, or move it to another one if it is in play. His army ignores the −1 of Carthaginian sieges. It is no CU in battle, does not count towards the 10-CU limit, may not cross an Alps pass or go by sea, and is removed if caught alone by enemy CUs or forced to retreat. May be played again and again.
word-spanish-allies-desert-31 = Spanish Allies Desert (31)
text-spanish-allies-desert-31 = At the start of a battle in Hispania: the enemy gets no battle cards for allies of Hispania in this battle.
word-numidian-allies-desert-32 = Numidian Allies Desert (32)
text-numidian-allies-desert-32 = At the start of a battle in Africa: the enemy gets no battle cards for Western and Eastern Numidia in this battle.
word-major-campaign-33 = Major Campaign (33)
text-major-campaign-33 = Activate up to three generals of any strategy rating, one after another, each once; each may move up to 4 spaces with 10 CUs. One of them may move by sea, with up to 10 CUs.
word-major-campaign-34 = Major Campaign (34)
text-major-campaign-34 = Activate up to three generals of any strategy rating, one after another, each once; each may move up to 4 spaces with 10 CUs. One of them may move by sea, with up to 10 CUs.
word-diplomacy-35 = Diplomacy (35)
text-diplomacy-35 = Convert one enemy PC marker anywhere that is no walled city and no tribe and holds no enemy CU.
word-diplomacy-36 = Diplomacy (36)
text-diplomacy-36 = Convert one enemy PC marker anywhere that is no walled city and no tribe and holds no enemy CU.
word-minor-campaign-37 = Minor Campaign (37)
text-minor-campaign-37 = Activate up to two generals of any strategy rating, one after another, each once; each may move up to 4 spaces with 10 CUs. One of them may move by sea, with up to 10 CUs.
word-minor-campaign-38 = Minor Campaign (38)
text-minor-campaign-38 = Activate up to two generals of any strategy rating, one after another, each once; each may move up to 4 spaces with 10 CUs. One of them may move by sea, with up to 10 CUs.
word-minor-campaign-39 = Minor Campaign (39)
text-minor-campaign-39 = Activate up to two generals of any strategy rating, one after another, each once; each may move up to 4 spaces with 10 CUs. One of them may move by sea, with up to 10 CUs.
word-minor-campaign-40 = Minor Campaign (40)
text-minor-campaign-40 = Activate up to two generals of any strategy rating, one after another, each once; each may move up to 4 spaces with 10 CUs. One of them may move by sea, with up to 10 CUs.
word-bad-weather-41 = Bad Weather (41)
text-bad-weather-41 = Play right after an enemy general has moved, before combat and before any naval or pass attrition roll: he got only as far as the second space he entered and goes back to it. A sea move is cancelled and the force stays in its port for this card play; a pass or strait that needed the third or fourth space of the move is not crossed. Only against movement, not against interceptions, retreats or avoiding battle. Against a campaign card it stops one general and must be played before the next one moves; CUs moved by two generals keep what the other gave them.
word-elephant-fright-42 = Elephant Fright (42)
text-elephant-fright-42 = Play when an elephant charge is declared, before its roll: the elephants have no effect and Carthage loses 2 battle cards.
word-two-legions-of-slaves-43 = Two Legions of Slaves Raised (The Volones) (43)
text-two-legions-of-slaves-43 = Only if Carthage controls 3 or more provinces of Italia: place 4 Roman CUs in Latium, if no Carthaginian CUs are there.
word-allied-auxiliaries-44 = Allied Auxiliaries (44)
text-allied-auxiliaries-44 = Only if Rome controls Apulia: place 2 CUs with one Roman general in Italia. Not in Rome unless a general is there, and not inside a besieged city.
word-allied-auxiliaries-45 = Allied Auxiliaries (45)
text-allied-auxiliaries-45 = Only if Rome controls Etruria: place 2 CUs with one Roman general in Italia. Not in Rome unless a general is there, and not inside a besieged city.
word-allied-auxiliaries-46 = Allied Auxiliaries (46)
text-allied-auxiliaries-46 = Only if Rome controls Samnium: place 2 CUs with one Roman general in Italia. Not in Rome unless a general is there, and not inside a besieged city.
word-allied-auxiliaries-47 = Allied Auxiliaries (47)
text-allied-auxiliaries-47 = Only if Rome controls Lucania: place 2 CUs with one Roman general in Italia. Not in Rome unless a general is there, and not inside a besieged city.
word-allied-auxiliaries-48 = Allied Auxiliaries (48)
text-allied-auxiliaries-48 = Only if Rome controls Campania: place 2 CUs with one Roman general in Italia. Not in Rome unless a general is there, and not inside a besieged city.
word-opposing-fleet-breaks-siege-49 = Opposing Fleet Breaks Siege (49)
text-opposing-fleet-breaks-siege-49 = Remove all siege points from any one city that is a port (never Capua).
word-adriatic-pirates-50 = Adriatic Pirates (50)
text-adriatic-pirates-50 = Use with this card’s own operation for a sea move of a general with at most 3 CUs that begins or ends in Brundisium, Croton or Tarentum: no roll on the naval table.
word-epidemic-51 = Epidemic (51)
text-epidemic-51 = One enemy army of your choice takes attrition for its size.
word-pestilence-52 = Pestilence (52)
text-pestilence-52 = One enemy army of your choice that is besieging a city takes attrition for its size, with +1 on the die.
word-tribal-resistance-53 = Tribal Resistance (53)
text-tribal-resistance-53 = Remove all subjugation points from any one tribe space.
word-treachery-within-city-54 = Treachery within City (54)
text-treachery-within-city-54 = Use with this card’s own operation for a siege: roll twice on the siege table and use both results.
word-messenger-intercepted-55 = Messenger Intercepted (55)
text-messenger-intercepted-55 = Draw one strategy card from the enemy’s hand, unseen, and add it to your own.
word-grain-shortage-56 = Grain Shortage (56)
text-grain-shortage-56 = Only if Carthage controls Sicilia: remove any 3 Roman PC markers that are no walled cities.
word-hanno-counsels-carthage-57 = Hanno Counsels Carthage (57)
text-hanno-counsels-carthage-57 = Carthaginian CUs may not leave Africa until the start of the turn after the next reshuffle of the strategy deck. Reinforcements may still be placed elsewhere; generals without CUs may pass.
word-cato-counsels-rome-58 = Cato Counsels Rome (58)
text-cato-counsels-rome-58 = Roman CUs may not move into Africa until the start of the turn after the next reshuffle of the strategy deck; those already there are not touched. Reinforcements may still be placed there; generals without CUs may pass.
word-ally-deserts-59 = Ally Deserts (59)
text-ally-deserts-59 = In a battle, before the first battle card or in any later round: draw one battle card from the enemy’s hand, unseen, and add it to your own (both may see which).
word-storms-at-sea-60 = Storms at Sea (60)
text-storms-at-sea-60 = Play right after the enemy has moved an army by sea, before the naval roll: the force takes attrition for its size with +2 on the die. Generals are not hurt; if all CUs are lost the general goes back alone to the port he left.
word-forced-march-61 = Forced March (61)
text-forced-march-61 = Use with this card’s own operation: move one general with strategy rating 1 up to 6 spaces.
word-forced-march-62 = Forced March (62)
text-forced-march-62 = Use with this card’s own operation: move one general with strategy rating 1 or 2 up to 6 spaces.
word-forced-march-63 = Forced March (63)
text-forced-march-63 = Use with this card’s own operation: move one general of any strategy rating up to 6 spaces. By sea: one sea move and three spaces by land, or two sea moves.
word-truce-64 = Truce (64)
text-truce-64 = While it lasts nobody may enter a space with an enemy CU or enemy PC, intercept, or make a siege try; besiegers may stay and keep their points, and neutral tribes may be subjugated. CUs that stand on enemy PCs may stay, but those PCs may not be converted. Carthaginian sea moves need no naval roll; Storms at Sea still works. It ends when either player uses a card as an event; campaign, counter and dual-use cards and events without effect do not end it. However this card is used or discarded, the strategy deck is reshuffled at the end of the turn.

## Battle cards

text-frontal-assault = Matched by a Frontal Assault or a Reserve.
text-flank-left = Matched by a Flank Left or a Reserve.
text-flank-right = Matched by a Flank Right or a Reserve.
text-probe = Matched by a Probe or a Reserve; a victory with it costs the loser less.
text-double-envelopment = Matched by a Double Envelopment or a Reserve; who matches it becomes the attacker. A victory with it costs the loser more.
text-reserve = Stands for any card.
text-unseen = A card of the hand that does not lie open.

## Actions: what a seat can do

action-event = Play { $card } as an event
action-ops = Use { $card } for operations
action-discard = Discard { $card }
action-counter = Play { $card }
action-pass = Pass
action-done = Done
action-command = Let { $general } command
action-activate = Move { $general }
action-raise = Raise 1 CU with { $general }
action-place-pc = Place a PC in { $space }
action-place-cu = Place it in { $space }
action-name = Choose { $general }
action-station = Place him in { $space }
action-province = Choose { $province }
action-target = Choose { $space }
action-remove-pc = Remove the PC in { $space }
action-pick =
    { $worn ->
        [0]
            { $count ->
                [one] Pick up 1 { $unit-one }
               *[other] Pick up { $count } { $unit }
            }
        [one]
            { $count ->
                [one] Pick up 1 { $unit-one } (moved 1 space so far)
               *[other] Pick up { $count } { $unit } (moved 1 space so far)
            }
       *[other]
            { $count ->
                [one] Pick up 1 { $unit-one } (moved { $worn } spaces so far)
               *[other] Pick up { $count } { $unit } (moved { $worn } spaces so far)
            }
    }
action-drop =
    { $worn ->
        [0]
            { $count ->
                [one] Leave 1 { $unit-one } here
               *[other] Leave { $count } { $unit } here
            }
        [one]
            { $count ->
                [one] Leave 1 { $unit-one } here (moved 1 space so far)
               *[other] Leave { $count } { $unit } here (moved 1 space so far)
            }
       *[other]
            { $count ->
                [one] Leave 1 { $unit-one } here (moved { $worn } spaces so far)
               *[other] Leave { $count } { $unit } here (moved { $worn } spaces so far)
            }
    }
action-take = Take { $general } along
action-leave = Leave { $general } here
action-take-train = Take the siege train along
action-leave-train = Leave the siege train here
action-march = March to { $space }
action-sail = Sail to { $space }
action-land = Sail to { $space }, straight into the city
action-stop = End the move here
action-enter = Go into the city and end the move
action-sally = Sally out of the city
action-charm = Remove the Roman PC here
action-count = { $count }
action-along = { $general } goes too
action-avoid = { $general } tries to avoid battle
action-intercept = { $general } tries to intercept
action-go = Go to { $space }
action-fight = Fight
action-back = Step back and end the move
action-pursue = Roll for pursuit
action-besiege = Make the siege try
action-attack =
    { $card-kind ->
        [reserve] Attack with a { $card } as a { $as }
        [probe]
            { $as-kind ->
                [probe] Attack with a { $card }
               *[other] Attack with a { $card } as a { $as }
            }
       *[other] Attack with a { $card }
    }
action-match = Match with a { $card }
action-yield = Give up the battle
action-roll = Roll the die
action-withdraw = Try to withdraw
action-seize = Become the attacker
action-claim = Open with a campaign card
action-first = { $side } plays first
action-join = Let them join
action-city = Go into the city
action-steal =
    { $card-kind ->
        [unseen] Take one of the unseen cards
       *[other] Take a { $card }
    }

## Prompts: to the seat that must act, and to the others

prompt-reinforce-carthage =
    { $item ->
        [0] Reinforcement for Africa: where does the CU go?
        [1] Reinforcement for New Carthage: where does the CU go?
        [2] Reinforcement for Baetica: where does the CU go?
       *[other] Free reinforcement: where does the CU go?
    }
waiting-reinforce-carthage = Waiting for { $seats } to place a reinforcement.
prompt-return-general = Where does { $general } return to?
waiting-return-general = Waiting for { $seats } to bring { $general } back.
prompt-reinforce-rome =
    { $left ->
        [one] Where does the last CU go?
       *[other] Where does the next CU go? { $left } are left.
    }
waiting-reinforce-rome =
    { $left ->
        [one] Waiting for { $seats } to place the last CU.
       *[other] Waiting for { $seats } to place reinforcements: { $left } CUs are left.
    }
prompt-place-africanus = Where does Scipio Africanus enter with his army?
waiting-place-africanus = Waiting for { $seats } to place Scipio Africanus and his army.
prompt-name-proconsul = Who stays as proconsul?
waiting-name-proconsul = Waiting for { $seats } to name a proconsul.
prompt-place-consul = Where does the new consul { $general } go?
waiting-place-consul = Waiting for { $seats } to place the new consul { $general }.
prompt-opening = Do you open the turn with a campaign card?
waiting-opening = Waiting for { $seats } to say whether a campaign card opens the turn.
prompt-choose-first = Who plays first this turn?
waiting-choose-first = Waiting for { $seats } to say who plays first.
prompt-play =
    { $cards ->
        [one] Play your last card.
       *[other] Play one of your { $cards } cards.
    }
waiting-play = Waiting for { $seats } to play a strategy card.
prompt-operation = What is { $card } used for: moving a general, placing PCs, or (with a 3) raising troops?
waiting-operation = Waiting for { $seats } to use { $card }.
prompt-placing =
    { $left ->
        [one] You may place 1 more PC.
       *[other] You may place up to { $left } more PCs.
    }
waiting-placing =
    { $left ->
        [one] Waiting for { $seats } to place 1 more PC.
       *[other] Waiting for { $seats } to place up to { $left } more PCs.
    }
prompt-next-general =
    { $left ->
        [one] Which general moves next? He is the last one of this campaign.
       *[other] Which general moves next? { $left } may still move.
    }
waiting-next-general =
    { $left ->
        [one] Waiting for { $seats } to choose the last general of the campaign.
       *[other] Waiting for { $seats } to choose the next general; { $left } may still move.
    }
prompt-marching =
    { $left ->
        [0] { $general } is in { $space } and can move no farther.
        [one] { $general } is in { $space } and may move 1 more space.
       *[other] { $general } is in { $space } and may move { $left } more spaces.
    }
waiting-marching = Waiting for { $seats } to move { $general }, who is in { $space }.
prompt-window = The enemy army { $situation }: do you play a card?
waiting-window = Waiting for { $seats } to play a counter event or pass.
prompt-city-cus = An enemy army comes to { $space }: how many CUs are inside the city?
waiting-city-cus = Waiting for { $seats } to place the CUs of { $space } inside or outside the city.
prompt-city-generals = Which generals are inside the city of { $space }?
waiting-city-generals = Waiting for { $seats } to place the generals of { $space } inside or outside the city.
prompt-declare = { $general } has entered { $space }: do you try to avoid battle or to intercept?
waiting-declare = { $general } has entered { $space }. Waiting for { $seats } to declare reactions.
prompt-intercept-force = With how many CUs, and with whom, does { $general } intercept?
waiting-intercept-force = Waiting for { $seats } to say with what { $general } intercepts.
prompt-avoid-to = { $general } avoids battle: where does he go?
waiting-avoid-to = Waiting for { $seats } to say where { $general } goes.
prompt-avoid-force = With how many CUs, and with whom, does { $general } go to { $space }?
waiting-avoid-force = Waiting for { $seats } to say who goes to { $space } with { $general }.
prompt-intercepted = { $general } is intercepted in { $space }: what do you do?
waiting-intercepted = { $general } is intercepted in { $space }. Waiting for { $seats } to decide.
prompt-pursuit = Does { $general } pursue the enemy who has avoided battle?
waiting-pursuit = Waiting for { $seats } to say whether { $general } pursues.
prompt-sortie = How many CUs, and who, come out of the city of { $space } to join the battle?
waiting-sortie = Waiting for { $seats } to say what comes out of the city of { $space } to join the battle.
prompt-siege-try = Does { $general } make a siege try in { $space }?
waiting-siege-try = Waiting for { $seats } to say whether { $general } makes a siege try in { $space }.
prompt-change-command = Do you ask for a change-of-command roll?
waiting-change-command = Waiting for { $seats } to say whether a change-of-command roll is made.
prompt-battle-events = Battle of { $space }: do you play an event?
waiting-battle-events = Battle of { $space }. Waiting for { $seats } to play events.
prompt-charge =
    { $elephants ->
        [one] Does your elephant charge (1), or not (0)?
       *[other] How many of your { $elephants } elephants charge?
    }
waiting-charge =
    { $elephants ->
        [one] Waiting for { $seats } to say whether the elephant charges.
       *[other] Waiting for { $seats } to say how many of the { $elephants } elephants charge.
    }
prompt-fright =
    { $elephants ->
        [one] 1 elephant charges: do you play a card?
       *[other] { $elephants } elephants charge: do you play a card?
    }
waiting-fright =
    { $elephants ->
        [one] 1 elephant charges. Waiting for { $seats } to play a card or pass.
       *[other] { $elephants } elephants charge. Waiting for { $seats } to play a card or pass.
    }
prompt-attacking =
    { $rounds ->
        [0] Battle of { $space }, first round: attack.
        [one] Battle of { $space }, after 1 round: attack.
       *[other] Battle of { $space }, after { $rounds } rounds: attack.
    }
waiting-attacking =
    { $rounds ->
        [0] Battle of { $space }, first round. Waiting for { $seats } to attack.
        [one] Battle of { $space }, after 1 round. Waiting for { $seats } to attack.
       *[other] Battle of { $space }, after { $rounds } rounds. Waiting for { $seats } to attack.
    }
prompt-matching = You are attacked with a { $card }: match it, or lose the battle.
waiting-matching = Waiting for { $seats } to match a { $card }.
prompt-counterattack = Do you roll for a counterattack?
waiting-counterattack = Waiting for { $seats } to say whether a counterattack is tried.
prompt-stop-withdrawal = { $side } withdraws: do you roll to stop it?
waiting-stop-withdrawal = { $side } withdraws. Waiting for { $seats } to say whether to stop it.
prompt-seize-attack = The withdrawal failed: do you become the attacker?
waiting-seize-attack = The withdrawal failed. Waiting for { $seats } to take the attack or not.
prompt-withdraw-to = Where does your army withdraw to from { $space }?
waiting-withdraw-to = Waiting for { $seats } to say where the army withdraws to from { $space }.
prompt-elephant-loss = How many of the lost CUs are elephants? At most { $most }.
waiting-elephant-loss = Waiting for { $seats } to say how many of the lost CUs are elephants (at most { $most }).
prompt-retreat-city = How much of the army retreats into the city of { $space }?
waiting-retreat-city = Waiting for { $seats } to say what retreats into the city of { $space }.
prompt-retreat-to = { $side } retreats from { $space }: where to?
waiting-retreat-to = { $side } retreats from { $space }. Waiting for { $seats } to choose where to.
prompt-retreat-step = Which way does the retreat go on from { $space }?
waiting-retreat-step = Waiting for { $seats } to choose the way of the retreat from { $space }.
prompt-sweep =
    { $count ->
        [one] Does the CU in { $space } join the retreat?
       *[other] Do the { $count } CUs in { $space } join the retreat?
    }
waiting-sweep =
    { $count ->
        [one] Waiting for { $seats } to say whether the CU in { $space } joins the retreat.
       *[other] Waiting for { $seats } to say whether the { $count } CUs in { $space } join the retreat.
    }
prompt-remove-pcs =
    { $left ->
        [one] { $side } must remove 1 more PC.
       *[other] { $side } must remove { $left } more PCs.
    }
waiting-remove-pcs =
    { $left ->
        [one] { $side } must remove 1 more PC. Waiting for { $seats }.
       *[other] { $side } must remove { $left } more PCs. Waiting for { $seats }.
    }
prompt-event-target =
    { $left ->
        [one] { $card }: choose.
       *[other] { $card }: choose; { $left } choices are left.
    }
waiting-event-target =
    { $left ->
        [one] { $card }. Waiting for { $seats } to choose.
       *[other] { $card }, { $left } choices left. Waiting for { $seats } to choose.
    }
prompt-stealing = Ally Deserts: which battle card do you take?
waiting-stealing = Waiting for { $seats } to take a battle card.
prompt-enveloped = The Double Envelopment is matched: do you become the attacker?
waiting-enveloped = Waiting for { $seats } to take the attack or not.
prompt-hanno-removes = Does Hanno remove the Roman PC?
waiting-hanno-removes = Waiting for { $seats } to say whether Hanno removes the Roman PC.
prompt-shelter = What goes into the city of { $space }? The rest goes back.
waiting-shelter = Waiting for { $seats } to say what goes into the city of { $space }.

## Facts: what has happened

fact-turn-begun = Turn { $turn } begins.
fact-cus-placed =
    { $count ->
        [one] { $side } places 1 CU in { $space }.
       *[other] { $side } places { $count } CUs in { $space }.
    }
fact-cu-lost-entry = { $side } has no place for a new CU; it is lost.
fact-general-placed = { $general } comes to { $space }.
fact-africanus-lost = Scipio Africanus finds no place and never comes.
fact-proconsul-named = { $general } is proconsul.
fact-to-pool = { $general } goes back to the pool.
fact-consul-drawn = { $general } is elected consul.
fact-cards-dealt =
    { $count ->
        [one] { $side } has { $count } card.
       *[other] { $side } has { $count } cards.
    }
fact-deck-shuffled = The strategy deck is shuffled.
fact-opening-claimed = Rome opens with a campaign card.
fact-opening-waived = Rome does not open with a campaign card.
fact-first-player = { $side } plays first.
fact-ops-played = { $side } uses { $card } for operations.
fact-event-played = { $side } plays { $card } as an event.
fact-discarded = { $side } discards { $card }.
fact-counter-played = { $side } plays { $card } as a counter event.
fact-removed-from-game = { $card } leaves the game.
fact-commander-set = { $general } commands.
fact-activated = { $general } is activated.
fact-raised = { $general } raises 1 CU in { $space }.
fact-pc-placed = { $side } places a PC in { $space }.
fact-pc-removed = { $side } loses its PC in { $space }.
fact-pcs-flipped = { $space } turns to { $side }.
fact-picked =
    { $elephants ->
        [0]
            { $count ->
                [one] { $general } picks up 1 CU.
               *[other] { $general } picks up { $count } CUs.
            }
        [one]
            { $count ->
                [one] { $general } picks up 1 elephant.
               *[other] { $general } picks up { $count } CUs, 1 of them an elephant.
            }
       *[other] { $general } picks up { $count } CUs, { $elephants } of them elephants.
    }
fact-dropped =
    { $elephants ->
        [0]
            { $count ->
                [one] { $general } leaves 1 CU behind.
               *[other] { $general } leaves { $count } CUs behind.
            }
        [one]
            { $count ->
                [one] { $general } leaves 1 elephant behind.
               *[other] { $general } leaves { $count } CUs behind, 1 of them an elephant.
            }
       *[other] { $general } leaves { $count } CUs behind, { $elephants } of them elephants.
    }
fact-general-taken = { $by } takes { $general } along.
fact-general-left = { $general } stays in { $space }.
fact-train-taken = { $general } takes the siege train along.
fact-train-left = The siege train is in { $space }.
fact-train-lost = The siege train is lost.
fact-marched =
    { $count ->
        [0] { $general } goes to { $space } alone.
        [one] { $general } marches to { $space } with 1 CU.
       *[other] { $general } marches to { $space } with { $count } CUs.
    }
fact-sailed =
    { $count ->
        [0] { $general } sails for { $space } alone.
        [one] { $general } sails for { $space } with 1 CU.
       *[other] { $general } sails for { $space } with { $count } CUs.
    }
fact-landed =
    { $count ->
        [0] { $general } lands in { $space } alone.
        [one] { $general } lands in { $space } with 1 CU.
       *[other] { $general } lands in { $space } with { $count } CUs.
    }
fact-stopped = { $general } stops in { $space }.
fact-entered = { $general } goes into the city of { $space }.
fact-sallied = { $general } sallies from { $space }.
fact-naval-roll = Naval table: a { $die }; { $total } with the modifiers.
fact-naval-result = The fleet { $result }.
fact-sunk =
    { $count ->
        [0] The fleet of { $side } is lost at sea.
        [one] { $side } loses 1 CU at sea.
       *[other] { $side } loses { $count } CUs at sea.
    }
fact-attrition-roll =
    { $count ->
        [0] Attrition in { $space }: a { $die }, nothing is lost.
        [one] Attrition in { $space }: a { $die }, 1 CU is lost.
       *[other] Attrition in { $space }: a { $die }, { $count } CUs are lost.
    }
fact-inside-set =
    { $count ->
        [0] { $side } has no CUs inside the city of { $space }.
        [one] { $side } has 1 CU inside the city of { $space }.
       *[other] { $side } has { $count } CUs inside the city of { $space }.
    }
fact-avoid-declared = { $general } will try to avoid battle.
fact-intercept-declared =
    { $count ->
        [0] { $general } will try to intercept.
        [one] { $general } will try to intercept with 1 CU.
       *[other] { $general } will try to intercept with { $count } CUs.
    }
fact-reaction-done = { $side } has declared its reactions.
fact-rating-roll = { $general } rolls a { $die } ({ $use }).
fact-avoided =
    { $count ->
        [0] { $general } avoids battle and goes to { $space } alone.
        [one] { $general } avoids battle and goes to { $space } with 1 CU.
       *[other] { $general } avoids battle and goes to { $space } with { $count } CUs.
    }
fact-avoid-failed = { $general } fails to avoid battle.
fact-intercepted =
    { $count ->
        [one] { $general } intercepts in { $space } with 1 CU.
       *[other] { $general } intercepts in { $space } with { $count } CUs.
    }
fact-intercept-failed = { $general } fails to intercept.
fact-stepped-back = { $general } steps back to { $space }.
fact-overrun = { $side } overruns 1 CU in { $space }.
fact-displaced = { $general } is displaced.
fact-eliminated = { $general } is out of the game for good.
fact-battle-begun = Battle of { $space }.
fact-command-changed = { $general } commands the consular army.
fact-charge-declared =
    { $elephants ->
        [0] The elephants do not charge.
        [one] 1 elephant charges.
       *[other] { $elephants } elephants charge.
    }
fact-charge-rolled =
    { $die ->
        [1]
            { $lost ->
               *[other] The charge: a 1. It fails, and Carthage gets 1 battle card fewer.
            }
       *[other]
            { $lost ->
                [0] The charge: a { $die }. It fails.
                [one] The charge: a { $die }. Rome gets 1 battle card fewer.
               *[other] The charge: a { $die }. Rome gets { $lost } battle cards fewer.
            }
    }
fact-hands-dealt =
    { $count ->
        [0] { $side } gets no battle cards.
        [one] { $side } gets 1 battle card.
       *[other] { $side } gets { $count } battle cards.
    }
fact-battle-card-played =
    { $card-kind ->
        [reserve] { $side } attacks with a { $card } as a { $as }.
        [probe]
            { $as-kind ->
                [probe] { $side } attacks with a { $card }.
               *[other] { $side } attacks with a { $card } as a { $as }.
            }
       *[other] { $side } attacks with a { $card }.
    }
fact-battle-card-matched = { $side } matches with a { $card }.
fact-yielded = { $side } gives up the battle.
fact-attacker-now = { $side } is the attacker now.
fact-withdrawal-tried = { $side } tries to withdraw.
fact-withdrawal-failed = { $side } fails to withdraw.
fact-withdrew = { $side } withdraws to { $space }.
fact-casualties =
    { $rounds ->
        [one]
            { $count ->
                [0] Casualties after 1 round: a { $die }, none.
                [one] Casualties after 1 round: a { $die }, 1 CU on each side.
               *[other] Casualties after 1 round: a { $die }, { $count } CUs on each side.
            }
       *[other]
            { $count ->
                [0] Casualties after { $rounds } rounds: a { $die }, none.
                [one] Casualties after { $rounds } rounds: a { $die }, 1 CU on each side.
               *[other] Casualties after { $rounds } rounds: a { $die }, { $count } CUs on each side.
            }
    }
fact-retreat-roll =
    { $count ->
        [0] Retreat die: a { $die }, the loser loses nothing more.
        [one] Retreat die: a { $die }, the loser loses 1 CU.
       *[other] Retreat die: a { $die }, the loser loses { $count } CUs.
    }
fact-retreated =
    { $count ->
        [0] Generals of { $side } reach { $space }.
        [one] { $side } reaches { $space } with 1 CU.
       *[other] { $side } reaches { $space } with { $count } CUs.
    }
fact-retreat-losses =
    { $count ->
        [one] { $side } loses 1 CU on the way.
       *[other] { $side } loses { $count } CUs on the way.
    }
fact-force-lost =
    { $count ->
        [0] Generals of { $side } in { $space } find no way out.
        [one] { $side } loses its CU in { $space }: there is no way out.
       *[other] { $side } loses all { $count } CUs in { $space }: there is no way out.
    }
fact-joined =
    { $count ->
        [one] 1 CU of { $side } in { $space } joins the retreat.
       *[other] { $count } CUs of { $side } in { $space } join the retreat.
    }
fact-battle-won = { $side } wins the battle.
fact-pcs-owed =
    { $count ->
        [one] { $side } must remove 1 PC.
       *[other] { $side } must remove { $count } PCs.
    }
fact-siege-roll = Siege table: a { $die }; { $total } with the modifiers.
fact-siege-points = Points against { $space }: { $count }.
fact-city-fallen = { $space } falls to { $side }.
fact-tribe-subjugated = { $side } subjugates { $space }.
fact-siege-lifted = { $space } is free again: the points against it are gone.
fact-siege-declined = { $general } makes no siege try.
fact-elephants-lost =
    { $count ->
        [one] 1 elephant is among the losses.
       *[other] { $count } elephants are among the losses.
    }
fact-winter-begun = Winter comes.
fact-isolated = { $side } loses its isolated PC in { $space }.
fact-political-points =
    { $count ->
        [one] { $side } has 1 political point.
       *[other] { $side } has { $count } political points.
    }
fact-game-won = { $side } has won: { $why }.
fact-truce-begun = A truce is made.
fact-truce-ended = The truce is over.
fact-philip-allied = Philip allies with Carthage.
fact-philip-peace = Philip makes peace.
fact-random-discard = { $side } must discard { $card }, drawn at random.
fact-card-taken = { $side } takes a card from the enemy’s hand.
fact-card-taken-is = { $side } has taken { $card }.
fact-counsel =
    { $side-kind ->
        [rome] Cato counsels Rome: no Roman CU may move into Africa.
       *[other] Hanno counsels Carthage: no Carthaginian CU may leave Africa.
    }
fact-counsel-ended = The counsel no longer binds { $side }.
fact-naval-victory = Carthage rules the sea this turn.
fact-spied =
    { $count ->
        [0] { $side } spies, but there is nothing to see.
        [one] { $side } spies on 1 battle card.
       *[other] { $side } spies on { $count } battle cards.
    }
fact-card-shown = A battle card of { $side } lies open: { $card }.
fact-ally-deserted = An ally goes over to { $side }.
fact-ally-card = { $side } gets a { $card }.
fact-province-chosen = { $province } is chosen.
fact-target-chosen = { $space } is chosen.
fact-passed = { $side } passes.
fact-weather-stopped = Bad weather holds { $general } in { $space }.
fact-done = { $side } has chosen.
fact-battle-hand = { $side } draws battle cards: { $count } × { $card }.
fact-hand-card = { $side } draws { $card }.
fact-general-replaced = { $by } takes the place of { $general }.
fact-command-rolled = Change of command: a { $die }.

## Options

option-siege-per-city = One siege try per city and card
option-siege-per-city-help = One siege try per card play, or one for each city and tribe as in 2007.
choice-siege-per-city-false = no
choice-siege-per-city-true = yes
option-africanus-1997 = Easier entry of Scipio Africanus (errata of 1997)
option-africanus-1997-help = Ports first, at last inside an unbesieged Rome.
choice-africanus-1997-false = no
choice-africanus-1997-true = yes
option-envelopment-choice = The attack after a matched Double Envelopment
option-envelopment-choice-help = The defender becomes the attacker, or chooses to.
choice-envelopment-choice-false = taken at once
choice-envelopment-choice-true = the defender chooses
option-length = Length of the game
option-length-help = Nine turns, or three for a first match; the short one is ours, not the publisher’s.
choice-length-long = long (9 turns)
choice-length-short = short (3 turns)

## The board as text

board-turn = Turn { $turn } of { $turns }. Rome { $rome } points, Carthage { $carthage } points.
board-over = The war is over: { $winner } has won.
board-hands = Cards: Rome { $rome }, Carthage { $carthage }; { $deck } in the deck.
board-hand = Your hand:
board-battle = Your battle cards:
board-marks = In force:
board-truce = truce
board-philip = Philip allied with Carthage
board-naval-victory = Carthaginian naval victory
board-inside = inside

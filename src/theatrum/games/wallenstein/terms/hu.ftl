### Wallenstein in Hungarian. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Provinces have the forms in, to, from and acc, with their article
### if they have one; regions have in, buildings acc, seasons the.

game-title = Wallenstein
game-goal = Szerezz tartományokat, építs palotákat, templomokat és kereskedőházakat! Győzelmi pont két télen jár.

## Places and parts

word-brandenburg = Brandenburg
    .in = Brandenburgban
word-sachsen = Szászország
    .in = Szászországban
word-kurpfalz = Kurpfalz
    .in = Kurpfalzban
word-bayern = Bajorország
    .in = Bajorországban
word-oesterreich = Ausztria
    .in = Ausztriában
word-altmark = Altmark
    .in = Altmarkban
    .to = Altmarkba
    .from = Altmarkból
    .acc = Altmarkot
word-bremen = Bréma
    .in = Brémában
    .to = Brémába
    .from = Brémából
    .acc = Brémát
word-holstein = Holstein
    .in = Holsteinban
    .to = Holsteinba
    .from = Holsteinból
    .acc = Holsteint
word-lueneburg = Lüneburg
    .in = Lüneburgban
    .to = Lüneburgba
    .from = Lüneburgból
    .acc = Lüneburgot
word-mecklenburg = Mecklenburg
    .in = Mecklenburgban
    .to = Mecklenburgba
    .from = Mecklenburgból
    .acc = Mecklenburgot
word-mittelmark = Mittelmark
    .in = Mittelmarkban
    .to = Mittelmarkba
    .from = Mittelmarkból
    .acc = Mittelmarkot
word-neumark = Neumark
    .in = Neumarkban
    .to = Neumarkba
    .from = Neumarkból
    .acc = Neumarkot
word-osnabrueck = Osnabrück
    .in = Osnabrückben
    .to = Osnabrückbe
    .from = Osnabrückből
    .acc = Osnabrücköt
word-vorpommern = Elő-Pomeránia
    .in = Elő-Pomerániában
    .to = Elő-Pomerániába
    .from = Elő-Pomerániából
    .acc = Elő-Pomerániát
word-anhalt = Anhalt
    .in = Anhaltban
    .to = Anhaltba
    .from = Anhaltból
    .acc = Anhaltot
word-hessen-darmstadt = Hessen-Darmstadt
    .in = Hessen-Darmstadtban
    .to = Hessen-Darmstadtba
    .from = Hessen-Darmstadtból
    .acc = Hessen-Darmstadtot
word-hessen-kassel = Hessen-Kassel
    .in = Hessen-Kasselben
    .to = Hessen-Kasselbe
    .from = Hessen-Kasselből
    .acc = Hessen-Kasselt
word-kursachsen = Kursachsen
    .in = Kursachsenben
    .to = Kursachsenbe
    .from = Kursachsenből
    .acc = Kursachsent
word-lausitz = Lausitz
    .in = Lausitzban
    .to = Lausitzba
    .from = Lausitzból
    .acc = Lausitzot
word-paderborn = Paderborni hercegség
    .in = a paderborni hercegségben
    .to = a paderborni hercegségbe
    .from = a paderborni hercegségből
    .acc = a paderborni hercegséget
word-saechs-lande = Szász területek
    .in = a szász területeken
    .to = a szász területekre
    .from = a szász területekről
    .acc = a szász területeket
word-vogtland = Vogtland
    .in = Vogtlandban
    .to = Vogtlandba
    .from = Vogtlandból
    .acc = Vogtlandot
word-wolfenbuettel = Wolfenbüttel
    .in = Wolfenbüttelben
    .to = Wolfenbüttelbe
    .from = Wolfenbüttelből
    .acc = Wolfenbüttelt
word-breisgau = Breisgau
    .in = Breisgauban
    .to = Breisgauba
    .from = Breisgauból
    .acc = Breisgaut
word-burgund = Burgundia
    .in = Burgundiában
    .to = Burgundiába
    .from = Burgundiából
    .acc = Burgundiát
word-koeln = Kölni érsekség
    .in = a kölni érsekségben
    .to = a kölni érsekségbe
    .from = a kölni érsekségből
    .acc = a kölni érsekséget
word-lothringen = Lotaringia
    .in = Lotaringiában
    .to = Lotaringiába
    .from = Lotaringiából
    .acc = Lotaringiát
word-luettich = Liège-i püspökség
    .in = a liège-i püspökségben
    .to = a liège-i püspökségbe
    .from = a liège-i püspökségből
    .acc = a liège-i püspökséget
word-mark = Mark grófság
    .in = Mark grófságban
    .to = Mark grófságba
    .from = Mark grófságból
    .acc = Mark grófságot
word-strassburg = Strasbourg
    .in = Strasbourgban
    .to = Strasbourgba
    .from = Strasbourgból
    .acc = Strasbourgot
word-trier = Trieri érsekség
    .in = a trieri érsekségben
    .to = a trieri érsekségbe
    .from = a trieri érsekségből
    .acc = a trieri érsekséget
word-zweibruecken = Zweibrückeni püspökség
    .in = a zweibrückeni püspökségben
    .to = a zweibrückeni püspökségbe
    .from = a zweibrückeni püspökségből
    .acc = a zweibrückeni püspökséget
word-augsburg = Augsburg
    .in = Augsburgban
    .to = Augsburgba
    .from = Augsburgból
    .acc = Augsburgot
word-baden = Baden
    .in = Badenben
    .to = Badenbe
    .from = Badenből
    .acc = Badent
word-fm-bayern = Bajor fejedelemség
    .in = a bajor fejedelemségben
    .to = a bajor fejedelemségbe
    .from = a bajor fejedelemségből
    .acc = a bajor fejedelemséget
word-konstanz = Konstanzi püspökség
    .in = a konstanzi püspökségben
    .to = a konstanzi püspökségbe
    .from = a konstanzi püspökségből
    .acc = a konstanzi püspökséget
word-oberpfalz = Felső-Pfalz
    .in = Felső-Pfalzban
    .to = Felső-Pfalzba
    .from = Felső-Pfalzból
    .acc = Felső-Pfalzot
word-regensburg = Regensburg
    .in = Regensburgban
    .to = Regensburgba
    .from = Regensburgból
    .acc = Regensburgot
word-salzburg = Salzburg
    .in = Salzburgban
    .to = Salzburgba
    .from = Salzburgból
    .acc = Salzburgot
word-wuerttemberg = Württemberg
    .in = Württembergben
    .to = Württembergbe
    .from = Württembergből
    .acc = Württemberget
word-wuerzburg = Würzburg
    .in = Würzburgban
    .to = Würzburgba
    .from = Würzburgból
    .acc = Würzburgot
word-boehmen = Csehország
    .in = Csehországban
    .to = Csehországba
    .from = Csehországból
    .acc = Csehországot
word-kaernten = Karintia
    .in = Karintiában
    .to = Karintiába
    .from = Karintiából
    .acc = Karintiát
word-maehren = Morvaország
    .in = Morvaországban
    .to = Morvaországba
    .from = Morvaországból
    .acc = Morvaországot
word-niederoesterreich = Alsó-Ausztria
    .in = Alsó-Ausztriában
    .to = Alsó-Ausztriába
    .from = Alsó-Ausztriából
    .acc = Alsó-Ausztriát
word-oberoesterreich = Felső-Ausztria
    .in = Felső-Ausztriában
    .to = Felső-Ausztriába
    .from = Felső-Ausztriából
    .acc = Felső-Ausztriát
word-passau = Passau
    .in = Passauban
    .to = Passauba
    .from = Passauból
    .acc = Passaut
word-schlesien = Szilézia
    .in = Sziléziában
    .to = Sziléziába
    .from = Sziléziából
    .acc = Sziléziát
word-steiermark = Stájerország
    .in = Stájerországban
    .to = Stájerországba
    .from = Stájerországból
    .acc = Stájerországot
word-tirol = Tirol
    .in = Tirolban
    .to = Tirolba
    .from = Tirolból
    .acc = Tirolt
word-blank = üres kártya
label-blank = üres
text-blank = Az akciót nem hajtod végre.
label-paderborn = Paderborn
label-saechs-lande = Szász ter.
label-koeln = Köln
label-luettich = Liège
label-mark = Mark
label-trier = Trier
label-zweibruecken = Zweibrücken
label-fm-bayern = Bajor fejed.
label-konstanz = Konstanz
label-hessen-darmstadt = Hessen-Darmst.
label-niederoesterreich = Alsó-Ausztria
label-oberoesterreich = Felső-Ausztria
label-vorpommern = Elő-Pomeránia
word-palace = palota
    .acc = palotát
word-church = templom
    .acc = templomot
word-trading-house = kereskedőház
    .acc = kereskedőházat
word-spring = tavasz
    .the = a tavasz
word-summer = nyár
    .the = a nyár
word-autumn = ősz
    .the = az ősz
word-winter = tél
    .the = a tél
word-hidden = lefordított kártya
word-empty = semmi
word-lost = elvesztett kártya

## The ten actions

word-build-palace = Palota építése
word-build-church = Templom építése
word-build-trading-house = Kereskedőház építése
word-tax-gold = Arany begyűjtése
word-tax-grain = Gabona begyűjtése
word-recruit-5 = 5 sereg toborzása (3 arany)
word-recruit-3 = 3 sereg toborzása (2 arany)
word-recruit-1-move = 1 sereg toborzása (1 arany) és/vagy mozgatás
word-move-a = Hadmozdulat (A)
word-move-b = Hadmozdulat (B)
label-build-palace = palota
label-build-church = templom
label-build-trading-house = kereskedőház
label-tax-gold = arany
label-tax-grain = gabona
label-recruit-5 = 5 sereg
label-recruit-3 = 3 sereg
label-recruit-1-move = 1 sereg/mozg.
label-move-a = hadmozdulat A
label-move-b = hadmozdulat B

## Events: title and text

word-trade-bonus-1 = Kereskedelmi nyereség
text-trade-bonus-1 = A kereskedőház építése ingyenes, és az építő 1 aranyat kap.
word-trade-bonus-2 = Kereskedelmi nyereség
text-trade-bonus-2 = A kereskedőház építése ingyenes, és az építő 1 aranyat kap.
word-good-harvest-brandenburg = Jó termés Brandenburgban
text-good-harvest-brandenburg = Ebben a régióban a gabona begyűjtése 2 egységgel többet hoz.
word-good-harvest-sachsen = Jó termés Szászországban
text-good-harvest-sachsen = Ebben a régióban a gabona begyűjtése 2 egységgel többet hoz.
word-good-harvest-kurpfalz = Jó termés Kurpfalzban
text-good-harvest-kurpfalz = Ebben a régióban a gabona begyűjtése 2 egységgel többet hoz.
word-good-harvest-bayern = Jó termés Bajorországban
text-good-harvest-bayern = Ebben a régióban a gabona begyűjtése 2 egységgel többet hoz.
word-good-harvest-oesterreich = Jó termés Ausztriában
text-good-harvest-oesterreich = Ebben a régióban a gabona begyűjtése 2 egységgel többet hoz.
word-bad-harvest-brandenburg = Rossz termés Brandenburgban
text-bad-harvest-brandenburg = Ebben a régióban a gabona begyűjtése 2 egységgel kevesebbet hoz.
word-bad-harvest-sachsen = Rossz termés Szászországban
text-bad-harvest-sachsen = Ebben a régióban a gabona begyűjtése 2 egységgel kevesebbet hoz.
word-bad-harvest-kurpfalz = Rossz termés Kurpfalzban
text-bad-harvest-kurpfalz = Ebben a régióban a gabona begyűjtése 2 egységgel kevesebbet hoz.
word-bad-harvest-bayern = Rossz termés Bajorországban
text-bad-harvest-bayern = Ebben a régióban a gabona begyűjtése 2 egységgel kevesebbet hoz.
word-bad-harvest-oesterreich = Rossz termés Ausztriában
text-bad-harvest-oesterreich = Ebben a régióban a gabona begyűjtése 2 egységgel kevesebbet hoz.
word-troop-shortage-brandenburg = Csapathiány Brandenburgban
text-troop-shortage-brandenburg = Ebben a régióban nehéz toborozni: 3 aranyért csak 3, 2 aranyért csak 2 sereg állítható fel.
word-troop-shortage-sachsen = Csapathiány Szászországban
text-troop-shortage-sachsen = Ebben a régióban nehéz toborozni: 3 aranyért csak 3, 2 aranyért csak 2 sereg állítható fel.
word-troop-shortage-kurpfalz = Csapathiány Kurpfalzban
text-troop-shortage-kurpfalz = Ebben a régióban nehéz toborozni: 3 aranyért csak 3, 2 aranyért csak 2 sereg állítható fel.
word-troop-shortage-bayern = Csapathiány Bajorországban
text-troop-shortage-bayern = Ebben a régióban nehéz toborozni: 3 aranyért csak 3, 2 aranyért csak 2 sereg állítható fel.
word-troop-shortage-oesterreich = Csapathiány Ausztriában
text-troop-shortage-oesterreich = Ebben a régióban nehéz toborozni: 3 aranyért csak 3, 2 aranyért csak 2 sereg állítható fel.
word-church-peace-1 = Egyházi béke
text-church-peace-1 = Amelyik tartományban templom áll, azt nem szabad megtámadni.
word-church-peace-2 = Egyházi béke
text-church-peace-2 = Amelyik tartományban templom áll, azt nem szabad megtámadni.
word-church-peace-3 = Egyházi béke
text-church-peace-3 = Amelyik tartományban templom áll, azt nem szabad megtámadni.
word-angry-peasants-1 = Dühös parasztok
text-angry-peasants-1 = Üres tartomány elleni támadásnál 1 helyett 2 parasztsereg kerül a toronyba.
word-angry-peasants-2 = Dühös parasztok
text-angry-peasants-2 = Üres tartomány elleni támadásnál 1 helyett 2 parasztsereg kerül a toronyba.
word-weary-peasants-1 = Megfáradt parasztok
text-weary-peasants-1 = Üres tartomány elleni támadásnál nem dobunk be parasztsereget.
word-weary-peasants-2 = Megfáradt parasztok
text-weary-peasants-2 = Üres tartomány elleni támadásnál nem dobunk be parasztsereget.
word-palace-guards-1 = Palotaőrség
text-palace-guards-1 = Ha a megtámadott tartományban palota áll, eggyel több parasztsereget kell a toronyba dobni.

## Actions: what a seat can do

action-take = { $province } felvétele
action-take-pile = A pakli legfelső lapjának felvétele látatlanban
action-sink = Mindkét felfedett lap a pakli aljára
action-group = Egy { $armies } seregből álló csoport elhelyezése
action-leave = Üresen marad: { $action }
action-plan = Kártya lerakása: { $card }
action-place = Sereg felhelyezése 1 aranyért
action-skip = Nincs felhelyezés
action-march = Mozgás { $province-to }
action-stay = Nincs mozgatás
action-armies =
    { $count ->
        [0] Egy sereg sem
       *[other] { $count } sereg
    }
action-face = Előbb a lázadás { $province-in }

## Prompts: to the seat that must act, and to the others

prompt-draft-card = Vedd fel az egyik felfedett tartománykártyát vagy látatlanban a pakli legfelső lapját!
waiting-draft-card = Arra várunk, hogy { $seats } felvegyen egy tartománykártyát.
prompt-draft-group = Melyik seregcsoport kerüljön { $province-to }?
waiting-draft-group = Arra várunk, hogy { $seats } elhelyezzen egy seregcsoportot { $province-in }.
prompt-leave-space =
    { $left ->
        [one] Nincs elég kártyád: nevezd meg az akciót, amely üresen marad!
       *[other] Nincs elég kártyád: nevezz meg egy akciót, amely üresen marad! Összesen { $left } ilyen lesz.
    }
waiting-leave-space = Arra várunk, hogy { $seats } kihirdesse, mely akciók maradnak üresen.
prompt-planning = Tervezz titokban: tegyél kártyát mind a tíz akcióra!
waiting-planning = Arra várunk, hogy { $seats } elkészüljön a tervével.
prompt-recruit-choice = Felhelyezel egy sereget { $province-to } 1 aranyért? Mozgathatsz is onnan seregeket.
waiting-recruit-choice = Arra várunk, hogy { $seats } toborozzon { $province-in }.
prompt-join-target = Melyik szomszédos saját tartományodba menjenek seregek { $province-from }?
waiting-join-target = Arra várunk, hogy { $seats } seregeket mozgasson { $province-from }.
prompt-march-target = Seregek indulnak { $province-from }. Hová?
waiting-march-target = Arra várunk, hogy { $seats } elindítsa seregeit { $province-from }.
prompt-march-count = Hány sereg menjen { $province-from } { $target-to }? Legalább egynek maradnia kell.
waiting-march-count = Arra várunk, hogy { $seats } eldöntse, hány sereg megy { $province-from } { $target-to }.
prompt-defence = { $attacker } { $attackers } sereggel megtámadja { $province-acc }. Hány ottani seregedet dobod a toronyba?
waiting-defence = { $attacker } { $attackers } sereggel megtámadja { $province-acc }: arra várunk, hogy { $seats } védekezzen.
prompt-suppression = { $rebels } parasztsereg fellázad { $province-in }. Hány ottani seregedet dobod a toronyba?
waiting-suppression = { $rebels } parasztsereg fellázad { $province-in }: arra várunk, hogy { $seats } védekezzen.
prompt-hunger-choice = Éhség: melyik lázadás következzen? Mindegyikhez { $extra } további parasztsereg csatlakozik.
waiting-hunger-choice = Éhség: arra várunk, hogy { $seats } kiválassza a következő lázadást, amelyhez { $extra } további parasztsereg csatlakozik.

## Facts: what has happened

fact-starter-drawn = Elsőként { $seat } választ tartományt.
fact-card-laid = Felfedett lap: { $province }.
fact-cards-sunk = { $seat } mindkét felfedett lapot a pakli aljára teszi.
fact-province-taken = { $seat } új tartománya: { $province }.
fact-group-placed = { $seat } { $count } sereget helyez el { $province-in }.
fact-tower-filled = A torony fel van töltve; ami kiesett, visszakerült a készletbe.
fact-year-begun =
    { $year ->
        [1] Kezdődik az 1. év; minden gabonaszámláló nullán áll.
       *[other] Kezdődik a { $year }. év; minden gabonaszámláló nullára kerül.
    }
fact-event-laid = Az év eseményei között van: { $event }.
fact-season-begun = Beköszönt { $season-the }.
fact-action-shown = { $space }. akció: { $action }.
fact-space-left = { $seat } üresen hagyja: { $action }.
fact-card-planned = { $seat } terve („{ $action }”): { $card }.
fact-plan-finished = { $seat } elkészült a tervével.
fact-order-drawn = { $seat } helye a játékossorrendben: { $rank }.
fact-event-drawn = Az évszak eseménye: { $event }.
fact-action-begun = { $action }:
fact-card-turned = { $seat } felfedi a kártyáját („{ $action }”): { $card }.
fact-cancelled = { $seat } akciója törlődik: { $action }.
fact-built = { $seat } { $building-acc } épít { $province-in }.
fact-gold-paid = { $seat } { $count } aranyat fizet.
fact-gold-got = { $seat } { $count } aranyat kap.
fact-grain-got = { $seat } { $count } gabonát kap.
fact-marker-added = Lázadásjelzők { $province-in }: { $count }.
fact-revolt-begun = { $count } parasztsereg fellázad { $seat } ellen { $province-in }.
fact-recruited = { $seat } { $count } sereget toboroz { $province-in }.
fact-marched = { $seat } { $count } sereget mozgat { $province-to }.
fact-attacked = { $seat } { $count } sereggel megtámadja { $province-acc }.
fact-committed =
    { $count ->
        [0] { $seat } egy sereget sem dob a toronyba.
       *[other] { $seat } { $count } sereget dob a toronyba.
    }
fact-thrown-in =
    { $colour ->
        [5] A toronyba kerül { $count } parasztsereg.
       *[other] A toronyba kerül { $colour } { $count } serege.
    }
fact-fallen-out =
    { $colour ->
        [5] Kiesik a toronyból { $count } parasztsereg.
       *[other] Kiesik a toronyból { $colour } { $count } serege.
    }
fact-battle-won = { $seat } megnyeri az ütközetet { $province-in }.
fact-battle-lost = { $seat } elveszti az ütközetet { $province-in }.
fact-conquered = { $seat } meghódítja { $province-acc }.
fact-devastated = Elpusztul ez a tartomány: { $province }. Már senkié; épületei és lázadásjelzői lekerülnek róla.
fact-card-lost = { $seat } elveszti ezt a tartománykártyát: { $province }.
fact-losses =
    { $colour ->
        [5] { $count } parasztsereg visszakerül a készletbe.
       *[other] { $colour } { $count } serege visszakerül a készletbe.
    }
fact-grain-lost =
    { $count ->
        [0] { $seat } nem veszít gabonát.
       *[other] { $seat } { $count } gabonát veszít.
    }
fact-hunger = { $seat } gabonahiánya: { $shortage }.
fact-hunger-revolt = Éhséglázadás { $seat } ellen { $province-in }.
fact-province-points = { $seat } { $points } pontot kap a tartományokért és az épületekért.
fact-majority-points = { $seat } { $points } pontot kap a többségekért { $region-in }.
fact-year-scored = { $seat } { $points } pontot szerzett ezen a télen.
fact-game-ended = Elmúlt a második tél: vége a játéknak.
fact-held = { $seat } megtartja { $province-acc }.
fact-skipped = { $seat } ennyiben hagyja.
fact-winter-card =
    { $count ->
        [0] Az utolsó esemény: „{ $event }”. Senki sem veszít gabonát.
       *[other] Az utolsó esemény: „{ $event }”. Minden játékos legfeljebb { $count } gabonát veszít.
    }

## The table as text

board-draft = Folyik a tartományok szétosztása.
board-season =
    { $years ->
        [1] Az egyetlen év, { $season }.
       *[other] { $year }. év a 2-ből, { $season }.
    }
board-over = A játék véget ért.
board-legend = Seregek, lázadásjelzők (!), városok (P palota, C templom, T kereskedőház), arany/gabona.
board-player = Játékos
board-you = { $name } (te)
board-score = Pont
board-provinces = Tartomány
board-gold = Arany
board-grain = Gabona
board-supply = Készlet
board-groups = csoportok: { $groups }
board-planned = elkészült a terve
board-order = (a legutóbb kisorsolt játékossorrendben)
board-pile = Felfedve: { $laid }. Lefordítva a pakliban: { $pile }.
board-event = Az évszak eseménye: { $event }
board-events = Még hátralévő események, zárójelben a téli gabonaveszteséggel: { $events }.
board-loss = { $event } ({ $loss })
board-card = { $title }. { $text }
board-actions =
    { $hidden ->
        [0] Akciók: { $actions }.
       *[other] Akciók: { $actions }; lefordítva: { $hidden }.
    }
board-fight =
    { $rebels ->
        [0] Ütközet, { $province }: { $attackers } támadó sereg.
       *[other] Lázadás, { $province }: { $rebels } lázadó sereg.
    }
board-tray = A csészében: { $cubes }.
board-tower = A toronyban: { $cubes }.
board-green = { $count } parasztsereg
board-tiles = Készleten: { $palace } palota, { $church } templom, { $trading_house } kereskedőház, { $peasants } parasztsereg.
board-plan = A terved: { $cards }.
board-next = A következő kártyád ehhez az akcióhoz kerül: { $action }.
board-planned-card = { $action }: { $card }

## Options

option-setup = A tartományok szétosztása
option-setup-help = Felváltva választott tartományok, vagy az első játékhoz megadott kiosztás (két játékossal nem); ezzel van egy rövid, egyéves játék is, amely a miénk, nem a kiadóé.
choice-setup-draft = felváltva választva
choice-setup-fixed = megadott kiosztás
choice-setup-short = megadott kiosztás, csak egy év
option-tower = Torony
option-tower-help = Hogyan ragadnak bent és szabadulnak ki a kockák: állandó, 2/3 és 1/3 eséllyel, vagy a dobás nagyságától függően.
choice-tower-standard = egyenletes
choice-tower-load = a dobás nagyságára érzékeny
option-show-tower = A toronyban lévő kockák mutatása
option-show-tower-help = Az, hogy melyik színből hány kocka van bent, egyébként is kiszámítható.
choice-show-tower-true = igen
choice-show-tower-false = nem

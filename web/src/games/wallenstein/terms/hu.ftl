### The board's own words.

wal-map = A birodalom térképe
wal-plan = Terv
wal-row = Akciók
wal-draft = Tartományok
wal-players = Játékosok
wal-events = Események
wal-regions = Régiók
wal-tower = Torony
wal-nobodys = senkié
wal-owned =
    { $count ->
        [0] { $name }, egy sereg sem
       *[other] { $name }, { $count } sereg
    }
wal-armies =
    { $count ->
        [0] Egy sereg sem
       *[other] { $count } sereg
    }
wal-values = { $gold } arany, { $grain } gabona
wal-free-cities =
    { $count ->
        [0] nincs szabad város
       *[other] { $count } szabad város
    }
wal-cities = { $count } város
wal-markers = { $count } lázadásjelző
wal-player-sum = { $name }: { $score } pont, { $provinces } tartomány, { $gold } arany, { $grain } gabona.
wal-plans = tervez
wal-turn = hely az évszak játékossorrendjében: { $place }
wal-groups = Még elhelyezendő seregcsoportok
wal-in-force = Ebben az évszakban érvényes
wal-loss = A tél kártyájaként: { $count } gabona vész el
wal-left = Készleten:
wal-pile = A pakli
wal-pile-count = { $count } lap, lefordítva
wal-face-down =
    { $count ->
        [one] Még egy van lefordítva:
       *[other] { $count } van lefordítva, ismeretlen sorrendben:
    }
wal-take = Egy-egy tartomány sorban mindenkinek
wal-group-for = Melyik csoport kerüljön ide: { $province }?
wal-none = semmi

## Planning

wal-plan-board = A tíz akció
wal-plan-cards = A kártyáid
wal-plan-next = Melyik kártya kerüljön ide: „{ $action }”?
wal-plan-held = { $card }: melyik akcióra?
wal-plan-whole = A terv teljes. Változtass rajta, ha szeretnél, aztán rakd le!
wal-plan-leave = Nincs elég kártyád: válassz egy akciót, amely üresen marad!
wal-plan-sending = A kártyáid lerakása folyamatban …
wal-plan-refused = Egy kártyát nem lehetett lerakni. Nézd át a tervedet, és rakd le újra!
wal-plan-illegal = A terv egyik kártyája már nem rakható le. Válassz helyette másikat!
wal-plan-lay = { $count ->
        [10] A terv lerakása
       *[other] { $count }/{ $all } megtervezve
    }
wal-plan-fill = A többire üres kártya
wal-plan-clear = Mindent vissza
wal-plan-stop = Megállítás
wal-later = később derül ki
wal-number = { $number }. a sorban
wal-no-card = nincs kártya
wal-stays-empty = üresen marad
wal-blanks-left = még { $count } van
wal-blanks-gone = Már mind a(z) { $count } üres kártya a táblán van (WAL-040).
wal-lies-on = Erre az akcióra: „{ $action }”

## Battles

wal-battle-for = Ütközet: { $province }
wal-revolt-in = Lázadás: { $province }
wal-peasants = Parasztok
wal-attacks = támadó
wal-rises = fellázadnak
wal-defends = védő
wal-helps = a védőt segítik
wal-stands-by = kívülálló
wal-sent = küldött
wal-tray = csészéből
wal-out = kiesett
wal-lost = elveszett
wal-result-conquered = { $attacker } új tartománya: { $province }.
wal-result-held = { $defender } megtartja a tartományt: { $province }.
wal-result-repelled = { $attacker } támadása elbukott.
wal-result-devastated = Elpusztult, és már senkié: { $province }.
wal-cubes = { $count } kockát dobtak be.
wal-inside = bent
wal-in-tray = csésze
wal-skip = Átugrás
wal-skip-all = Az összes átugrása ({ $count })
wal-close = Bezárás

# Questions that can always be declined, in the settings.
declined-recruit-choice = Egy sereg felhelyezése 1 aranyért toborzáskor
declined-join-target = Seregek mozgatása szomszédos saját tartományba

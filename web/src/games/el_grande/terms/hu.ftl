### The board's own words. A catalogue of the game that has the same message takes precedence.

plate-map = Spanyolország térképe
plate-round = { $round }. forduló
plate-round-of = { $round }. forduló a 9-ből
plate-over = A játszma véget ért
plate-offer = Akciókártyák
plate-players = Játékosok
plate-hand = Az erőkártyáid
plate-powers = Erőkártyák
plate-order = E forduló erőkártyái, a körök sorrendjében
plate-king-in = A király itt áll: { $region }.
plate-next-scoring = A következő értékelés a { $round }. forduló után lesz.
plate-taken = elvitték
plate-taken-by = { $name }
plate-court = Udvar
plate-province = Tartomány
plate-score = Pontszám
plate-hand-count = { $count } erőkártya kézben
plate-hand-certain = biztosan: { $cards }
plate-hand-possible = talán: { $cards }
plate-power-played = erőkártya ebben a fordulóban: { $power }
plate-place-in-order = a forduló { $place }. köre
plate-veto = Vétó
plate-veto-until = Vétókártya, utolsó fordulója: { $round }
plate-dialled = beállította a korongot
plate-dial-shows = a korongon: { $region }
plate-dial = Titkos korong
plate-dial-choose = Állítsd a korongot egy régióra, majd tedd le!
plate-dial-set = Lerakás
plate-dial-none = Válassz egy régiót!
plate-declares = { $name } bejelentése
plate-declares-move = { $owner } lovagja: { $from } → { $to }
plate-struck = { $name } lovagokat tesz vissza
plate-placing-left = { $count } lovag helyezhető még el
plate-special-open = a speciális akció hátravan
plate-in-hand = { $owner } lovagja kézben, kiindulás: { $region }
plate-value = { $first }, { $second } és { $third } pont
plate-king-here = itt áll a király
plate-grande-of = { $name } Grandéja
plate-caballeros-of = { $name } { $count }
plate-empty = nincs lovag
plate-hidden = a tartalma rejtett
plate-scoreboard-lies = itt fekszik a { $board }
plate-heads =
    { $count ->
        [0] nincs fej
       *[other] { $count } fej
    }
plate-power-card = { $power } értékű erőkártya, { $heads }
plate-summary = { $round }. A király itt áll: { $king }. { $scores }.
plate-score-of = { $name } { $score } pont

# Questions that can always be declined, in the settings.
declined-object = Vétó egy bejelentett lépésre
declined-object-to-veto = Vétó megakadályozása

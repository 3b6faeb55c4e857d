### Words that all games share, in Hungarian.

## Lists of names

names-more = { $names }, { $name }
names-last = { $names } és { $name }

## A decided match

prompt-over = A játszma véget ért.
waiting-over = A játszma véget ért.

## A table at the terminal

table-person = { $name }: ember
table-bot = { $name }: gépi játékos („{ $level }”)
table-option = { $option }: { $choice }
table-commitment = Lepecsételt véletlenmag (a játszma végén nyílik ki): { $commitment }
table-welcome = Írd be egy lépés számát vagy azt, hogy help.
table-pass = Add át a billentyűzetet! Következik: { $name }.
table-pass-undo = { $name } még beírhatja, hogy undo.
table-pass-enter = Nyomd meg az Entert, amikor más nem látja a képernyőt.
table-news = Ez történt:
table-taken-back = (visszavonva) { $fact }
table-undo = { $name } visszavon { $count } lépést.
table-prompt = { $name }: { $prompt } [{ $rule }]
table-no-number = Nincs ilyen szám; írj be egyet 1 és { $most } között.
table-unknown = Ez nem parancs. Írd be egy lépés számát vagy azt, hogy help.
table-ended = Vége a bemenetnek, és a játszma nincs elmentve. Kilépés előtt írd be, hogy save FÁJL, vagy indíts így: --save FÁJL.
table-unsaved = A játszma nincs elmentve. A mentéshez írd be, hogy save FÁJL, a kilépéshez még egyszer azt, hogy quit.
table-saved = Elmentve ide: { $file }. Folytatás: theatrum play --load { $file }
table-saved-over = Elmentve ide: { $file }. Ellenőrzés: theatrum match verify { $file }
table-result = Végeredmény
table-place = { $place }. { $name }, { $points } pont
table-seed = Véletlenmag: { $seed }
table-after = Írd be, hogy log, show, save FÁJL vagy quit.
table-own = Csak { $name } tudja: { $own }
table-undo-none = Most nem vonható vissza semmi: csak a saját utolsó lépéseidet vonhatod vissza, amíg nem derült ki rejtett dolog, és nem döntött a véletlen.
table-ruling = Döntés: { $text }
table-example = Példa: { $text }
table-rules-none = Ezek a szavak egyetlen szabályban sem szerepelnek.
table-rules-more = További szabályok ezekkel a szavakkal: { $rules }
table-why-nothing = Ezek a szavak a játék egyetlen lépésében sem szerepelnek. Használd a felsorolt lépések szavait!
table-why-several = { $count } lépésben szerepelnek ezek a szavak; pontosíts! Zárójelben a tiltó szabály:
table-why-allowed = „{ $action }” megengedett: írd be, hogy { $number }.
table-why-not = „{ $action }” most nem megengedett:
table-allowed = megengedett
table-agreement =
    { $status ->
        [accepted] Megállapodás a saját szavaikkal: { $name } és { $others }: „{ $text }”
        [declined] { $name } javaslata neki: { $others }; elutasítva: „{ $text }”
        [withdrawn] { $name } javaslata neki: { $others }; visszavonva: „{ $text }”
        [lapsed] { $name } javaslata neki: { $others }; válasz nélkül maradt: „{ $text }”
       *[open] { $name } javaslata neki: { $others }: „{ $text }”
    }
table-agree-kept = { $agreement } Ez feljegyezve; betartását semmi sem kényszeríti ki.
table-agree-nobody = Nincs itt kivel megállapodni: a gépi játékosok nem kötnek megállapodást.
table-agree-text = Egy megállapodás 1–{ $most } nyomtatható karakterből áll.
table-agree-full = Egy játszma legfeljebb { $most } megállapodást őriz meg.
table-help-why = why SZAVAK      a szabály, amely tiltja az így megnevezett lépést
table-help-rules = rules SZAVAK    szabályok ezekkel a szavakkal, vagy egy a száma szerint
table-help-hint = hint            mit tenne a helyedben egy gépi játékos
table-help-undo = undo [N]        az utolsó lépésed vagy az utolsó N lépésed visszavonása
table-help-show = show            az állás újra
table-help-log = log             minden, amit eddig megtudtál
table-help-agree = agree SZÖVEG    feljegyzi, miben állapodtak meg az itt ülők; „agree ANNA, BEA: SZÖVEG” meg is nevezi őket
table-help-save = save FÁJL       az egész játszma mentése fájlba, a titkokkal együtt
table-help-help = help            ez a lista; egy szám végrehajt egy lépést
table-help-quit = quit            felállás az asztaltól
table-hint = Egy gépi játékos ezt lépné (becslés abból, amit te is tudsz):
table-hint-choice = { $action }: { $chance } esély a győzelemre

## A guided first match at the terminal

table-lesson = Vezetett első játszma, nagyjából { $minutes } perc.
table-lesson-resumed = A vezetett első játszma ott folytatódik, ahol abbahagytad.
table-lesson-rewritten = A félbehagyott lecke nem folytatható, mert közben újraírtuk; elölről kezdődik.
table-lesson-help = Amikor lépést kér, írd be egy lépés számát ({ $mark } jelöli, amire a vezető gondol), olvasás után nyomd meg az Entert, vagy írd be, hogy help. A quit paranccsal kiléphetsz; a helyed megmarad.
table-lesson-step = Vezető, { $number }/{ $total }. lépés
table-lesson-look = A táblán: { $place }
table-lesson-rule = Bővebben: rules { $rule }
table-lesson-enter = Enter: tovább
table-lesson-mistake = A szabályok megengedik, de a lecke most mást kér. Semmi sem változott.
table-lesson-finished = Végigmentél a leckén.
table-lesson-then = Jöhet egy rövid, igazi játszma könnyű gépi játékosok ellen? (igen vagy nem)
table-lesson-left = A helyed megmarad. Folytatás: theatrum lesson { $game }

## Notices to people who are away

mail-your-turn = Te jössz ennél az asztalnál: „{ $table }” ({ $game }).
mail-proposal = Megállapodást javasolnak neked ennél az asztalnál: „{ $table }” ({ $game }).
mail-started = Elkezdődött a játszma: „{ $table }” ({ $game }).
mail-over = Véget ért a játszma: „{ $table }” ({ $game }).

## What is wrong with a match file; a message's name is made of the words of its sentence

error-entry-entry-problem = { $entry }. bejegyzés: { $problem }
error-larger-than-most-mib = nagyobb, mint { $most } MiB
error-not-json-or-cut-off-detail = nem JSON, vagy csonka ({ $detail })
error-not-a-match-file-format-must-be-format = nem játszmafájl: a „format” értéke { $format } kell, hogy legyen
error-not-a-match-file-detail = nem játszmafájl: { $detail }
error-version-version-of-the-format-only-version-ours-is-understood = a formátum { $version } változata; csak a(z) { $ours } változat olvasható
error-more-than-most-entries = több mint { $most } bejegyzés
error-a-seats-name-must-have-1-to-most-characters = egy hely nevének 1–{ $most } karakterből kell állnia
error-a-record-of-game-not-of-wanted = { $game } játszmája, nem a várt játéké: { $wanted }
error-played-with-engine-engine-this-is-ours = a program { $engine } változatával játszották; ez a(z) { $ours }
error-played-with-other-data-data-than-these-ours = más adatokkal játszották ({ $data }), mint ezek ({ $ours })
error-the-seed-is-not-revealed-before-the-match-is-over-nothing-can-be-replayed = a véletlenmag a játszma vége előtt nem nyilvános: semmit sem lehet újrajátszani
error-the-seed-is-not-the-one-that-was-committed-to-at-the-start = a véletlenmag nem az, amelyiket az elején lepecsételték
error-options-that-dont-go-together-detail = összeegyeztethetetlen beállítások: { $detail }
error-it-has-a-result-but-the-match-is-not-over = van végeredménye, pedig a játszma még tart
error-the-result-is-result = a valódi végeredmény: { $result }
error-not-allowed-now-rule = most nem megengedett: { $rule }
error-not-possible-detail = nem lehetséges: { $detail }
error-needs-a-seat-of-the-match = hiányzik a játszma egyik helye („seat”)
error-consent-must-name-other-seats-each-once-and-in-order = a „consent” más helyeket kell, hogy felsoroljon, mindegyiket egyszer, sorrendben
error-there-is-no-game-name-there-is-known = nincs „{ $name }” nevű játék; ezek vannak: { $known }
error-more-than-most-agreements = több mint { $most } megállapodás
error-agreement-agreement-a-text-has-1-to-most-printable-characters = { $agreement }. megállapodás: a szöveg 1–{ $most } nyomtatható karakterből áll
error-agreement-agreement-it-goes-from-a-seat-of-the-match-to-others-each-once-in-order = { $agreement }. megállapodás: a játszma egyik helyétől szól más helyeknek, mindegyiknek egyszer, sorrendben
error-agreement-agreement-its-answers-dont-go-with-its-status = { $agreement }. megállapodás: a válaszok nem illenek az állapotához
error-agreement-agreement-its-numbers-must-be-those-of-entries-in-order = { $agreement }. megállapodás: a számai bejegyzésekéi kell, hogy legyenek, sorrendben

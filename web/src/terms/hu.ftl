### The browser client's own words in Hungarian. A game's words are in its `terms/`.

app-name = Theatrum
app-tagline = Asztal négy történelmi stratégiai játékhoz

names-more = { $names }, { $name }
names-last = { $names } és { $name }

title-el-grande = El Grande
title-wallenstein = Wallenstein
title-hannibal = Hannibal: Róma Karthágó ellen
title-maria = Maria

## Getting about

nav-main = Fő menü
nav-lobby = Előcsarnok
nav-new = Új asztal
nav-rules = Szabályok
nav-settings = Beállítások
nav-account = Fiók
nav-sign-in = Belépés
nav-verify = Játszma ellenőrzése
skip-to-content = Ugrás a tartalomhoz
close = Bezárás
cancel = Mégse
loading = Egy pillanat …
try-again = Újra
missing-title = Ez nincs a térképen
missing-text = Ezen a címen nincs oldal.
missing-link = Vissza a kezdőlapra
offline-title = A kiszolgáló nem érhető el
offline-text = Semmi sem veszett el: a játszmáid a kiszolgálón vannak. Az oldal magától újra próbálkozik.
problem-title = Ez nem sikerült
dismiss = Az üzenet elrejtése

## Start

start-title = Történelem egy asztal körül
start-lead = Nagyszerű stratégiai játékok: minden szabályt betartatunk, gépi játékosok várnak, és a barátaid egyetlen hivatkozásnyira vannak.
start-play = Játék gép ellen
start-invite = Barátok meghívása
start-opponents = Ellenfelek
start-play-game = { $title } { $count } gépi játékos ellen
start-choose-level = Válaszd ki, milyen erősek legyenek a gépi játékosok, és kezdődik a játszma.
start-games = A négy játék
start-continue = Te jössz
start-continue-text = { $count ->
        [one] Egy játszma vár rád.
       *[other] { $count } játszma vár rád.
    }
start-not-yet = Még nincs az asztalon
start-new-table = Asztal nyitása
start-read-rules = A szabályok
start-seats = { $same ->
        [yes] { $max } játékos
       *[other] { $min }–{ $max } játékos
    }
start-promise-1-title = Minden szabály, magyarázattal
start-promise-1 = A lehetséges lépések kiemelve látszanak. Minden másnál megtudod, miért nem lehet: a szabály számával és szövegével.
start-promise-2-title = Bizonyíthatóan tisztességes
start-promise-2 = A véletlen magját az első lépés előtt lepecsételjük, és a végén felnyitjuk: bárki ellenőrizheti.
start-promise-3-title = Kéznek és fülnek
start-promise-3 = Az egész asztal használható billentyűzettel és képernyőolvasóval: a térképet név szerint járhatod be, a lépéseket listából választhatod.
game-line-el-grande = Spanyolország a középkorban. Helyezd el a lovagjaidat, járj a király kedvében, és rejtsd a tartalékodat a kastélyba.
game-line-wallenstein = A harmincéves háború. Tervezz meg évszakonként tíz akciót, és bízd a seregeidet a kockatoronyra.
game-line-hannibal = Róma Karthágó ellen. Elefántok, konzulok és csaták, amelyeket kézben tartott kártyákkal vívnak.
game-line-maria = Az osztrák örökösödési háború. Három játékos, négy hatalom, és paklik, amelyek csatákat döntenek el.

## A game's page; its own words are in `about/`

start-about = A játékról
about-seats-title = Játékosok
about-length-title = Játékidő
about-weight-title = Nehézség
about-course = Hogyan zajlik
about-ours = Mi biztos, és mi a miénk
about-ours-lead = Egyes tartozékokat csak részben ismerünk. Ahol valami rekonstrukció, azt itt megmondjuk, és nem titkoljuk.
about-sources = Források
about-credits-title = Szerzők
about-independent = A Theatrum független: nem a játék szerzője vagy kiadói készítették, nem is engedélyezték vagy ajánlották. Egyetlen szövegük, képük, kártyájuk vagy térképük sem része.

## Lobby

lobby-title = Előcsarnok
lobby-mine = Asztalaim
lobby-mine-none = Még egy asztalnál sem ülsz.
lobby-open = Nyitott asztalok
lobby-open-none = Most nincs nyitott asztal. Nyiss egyet, és mások itt látni fogják.
lobby-running = Nézhető játszmák
lobby-finished = Befejezett játszmák
lobby-finished-none = Még egy játszma sem ért véget.
lobby-your-turn = Te jössz
lobby-waiting-for = Várakozás: { $names }
lobby-waiting-players = { $count } szabad hely
lobby-since = { $count ->
        [one] Egy dolog történt, amióta nem néztél ide
       *[other] { $count } dolog történt, amióta nem néztél ide
    }
lobby-won = Győztes: { $names }
lobby-private = meghívóval
pace-live = élő játék
pace-day = döntésenként egy nap
pace-untimed = óra nélkül

## New table

new-title = Új asztal
new-lead = Válaszd ki a játékot, azt, hogy ki hol ül, és hogyan játszotok.
new-game = Játék
new-seats = Helyek
new-seats-help = Minden helyen egy ember vagy egy gépi játékos ül. A nyitott helyekre az ül le, aki csatlakozik.
new-seat-kind = Ki ül ott
new-seat-count = Helyek száma
new-level = Szint
new-hotseat-name = Név
kind-me = Én
kind-open = Nyitott: aki csatlakozik
kind-bot = Gépi játékos
kind-hotseat = Valaki ennél a képernyőnél
new-pace = Tempó
pace-live-help = Mindenki jelen van. Mindenkinek jár az órája; akié lejár, azt gépi játékos helyettesíti, de visszatérhet.
pace-day-help = Minden döntésre egy nap jut. Szólunk, amikor te jössz.
pace-untimed-help = Ameddig csak tart.
new-visible = Ki csatlakozhat
visible-public = Bárki: az asztal látszik az előcsarnokban
visible-link = Csak akinek megvan a hivatkozás
new-options = Játékbeállítások
new-table-name = Az asztal neve
new-table-name-help = Nem kötelező.
new-create = Asztal nyitása
new-create-play = Asztal nyitása és kezdés
new-your-name = A neved
new-nobody = Így senki sem játszik: adj legalább egy helyet embernek, vagy nézd a gépi játékosokat.

## Waiting for players

lounge-title = Várakozás a játékosokra
lounge-text = A játszma akkor kezdődik, amikor minden hely betelt. A házigazda korábban is elindíthatja, ekkor a nyitott helyekre gépi játékosok ülnek.
lounge-invite = Meghívó
lounge-invite-text = Aki megnyitja ezt a címet, helyet foglalhat.
lounge-copy = Hivatkozás másolása
lounge-copied = A hivatkozás a vágólapon van.
lounge-share = Megosztás
lounge-sit = Ide ülök
lounge-leave = Asztal elhagyása
lounge-start = Indítás most
lounge-free = szabad
lounge-you = te

level-random = Véletlenszerű
level-random-help = Bármelyik szabályos lépést meglépi; kipróbáláshoz.
level-greedy = Mohó
level-greedy-help = Megtervezi a saját lépését, a válaszra sosem gondol; sokkal jobb a véletlenszerűnél.
level-quick = Gyors
level-quick-help = Előre néz, ki mit léphet; döntésenként legfeljebb { $seconds } mp.
level-strong = Erős
level-strong-help = Előre néz, ki mit léphet; döntésenként legfeljebb { $seconds } mp.
level-patient = Türelmes
level-patient-help = Előre néz, ki mit léphet; döntésenként legfeljebb { $seconds } mp.

## Table

table-board = Játéktábla
table-prompt = Teendő
table-actions = Lépések
table-walk = Térképjárás
table-log = Napló
table-players = Játékosok
table-chat = Csevegés
table-agreements = Alkuk
table-notes = Jegyzetek
table-more = Asztal
table-parts = Az asztal részei
table-no-board = Ennek a játéknak itt nincs rajzolt táblája. A lépések listája elég a játékhoz.
prompt-you = Te jössz
prompt-you-named = { $name }, te jössz
prompt-over = A játszma véget ért.
prompt-sending = Elküldve. Várjuk az asztalt …
undo = Visszavonás
undo-key = Visszavonás (U billentyű)
undo-none = Most nincs mit visszavonnod.
undo-ask = Visszavonás kérése
undo-ask-help = Amit magad már nem vonhatsz vissza, az mindenki más beleegyezésével visszavonható.
undo-ask-count = Hány lépést
undo-asked = Megkérdeztük a többieket.
undo-requested = { $count ->
        [one] { $name } szeretné visszavonni az utolsó lépést.
       *[other] { $name } szeretné visszavonni az utolsó { $count } lépést.
    }
undo-agree = Beleegyezem
undo-decline = Elutasítom
undo-waiting = Beleegyezésre vár: { $names }.
actions-none = Most nincs teendőd.
answer-coming = Válasz helyetted: { $action }
answer-hold = Én döntök
answer-always-decline = Mindig utasítsd el, ha ezt kérdezik
confirm-text = Ezt utána nem lehet visszavonni.
confirm-yes = Megteszem
why-not = Most nem:
refused = Nem lehet:

walk-neighbours = Tovább ide
walk-all = Minden hely
walk-here = Lépések itt
walk-none-here = Itt most nincs lehetséges lépés.
walk-lit = van itt lépés
walk-help = Válassz egy szomszédot, és menj oda. Ahol van lehetséges lépés, azt jelöljük.

log-empty = Még nem történt semmi.
log-new = Új, amióta nem néztél ide
log-undo = { $count ->
        [one] { $name } visszavonja az utolsó lépést.
       *[other] { $name } visszavonja az utolsó { $count } lépést.
    }
log-undone = visszavonva
log-show-on-map = Megmutatás a térképen
log-position = Az állás megnyitása

player-you = te
player-bot = gép, { $level }
player-replaced = gép helyettesíti
player-here = jelen van
player-away = nincs itt
player-hotseat = ennél a képernyőnél
player-to-move = soron van
player-clock = Hátralévő idő
spectators = { $count ->
        [0] Senki sem nézi
        [one] Egy néző
       *[other] { $count } néző
    }
seat-number = { $number }. hely

chat-empty = Még senki sem szólt.
chat-label = Üzenet az asztalnak
chat-send = Küldés
agree-about = Saját szavakkal tett ígéretek, mindenki olvashatja őket. Betartásukat semmi sem kényszeríti ki.
agree-none = Még senki sem javasolt megállapodást.
agree-new = Megállapodás javaslása
agree-from = Kitől
agree-to = Kinek
agree-text = A megállapodás szövege
agree-propose = Javaslat
agree-room = Még { $left } karakter fér el
agree-nobody = Nincs itt senki, akivel meg lehetne állapodni: a botok nem kötnek megállapodást.
agree-proposes = { $name } → { $others }
agree-accept = Elfogadom
agree-accept-for = Elfogadás: { $name }
agree-decline = Elutasítom
agree-decline-for = Elutasítás: { $name }
agree-withdraw = Visszavonom
agree-open = Nyitott
agree-accepted = Elfogadva
agree-declined = Elutasítva
agree-withdrawn = Visszavonva
agree-lapsed = Válasz nélkül maradt
agree-said-yes = Elfogadta: { $names }.
agree-waiting = Válaszára várunk: { $names }.
agree-said-no = Elutasította: { $name }.
agree-position = { $position }. állás
agree-position-open = Az állás megnyitása, amelyben a javaslat elhangzott: { $position }
agree-round = { $number }. forduló
agree-turn = { $number }. forduló
agree-asks = { $name } megállapodást javasol:
agree-settled = { $status ->
        [accepted] Elfogadva: { $text }
       *[declined] Elutasítva: { $text }
    }
notes-label = Saját jegyzetek, csak te látod őket
notes-kept = Megőrizve.
notes-keeping = Mentés …
notes-sign-in = Jegyzetei annak lehetnek, akinek itt helye vagy neve van.

more-options = A játszma beállításai
more-fair = Tisztességes véletlen
more-fair-text = A véletlen magját az első lépés előtt lepecsételtük. Ez a pecsétje; a magot a végén felnyitjuk, és bárki ellenőrizhet minden keverést.
more-export = A játszmafájl letöltése
more-verify = Játszmafájl ellenőrzése
more-resign = Feladás
more-resign-sure = Feladod a játszmát? Helyetted gépi játékos játszik tovább.
more-leave = Távozás egy időre
more-leave-help = Gépi játékos játszik helyetted, amíg vissza nem veszed a helyed.
stand-in = { $name } helyett gép játszik.
stand-in-resigned = { $name } feladta; a végéig gép játszik.
more-return = Visszaülök a helyemre
more-rematch = Visszavágó
more-replay = Visszajátszás az elejétől
more-keys = Billentyűk
key-undo = visszavonás
key-walk = térképjárás, vagy vissza a listához
key-rules = szabályok
key-actions = a lépésekhez
key-prompt = a teendő felolvasása újra
key-steps = egy lépés vissza vagy előre visszajátszáskor

result-title = Végeredmény
result-place = Helyezés
result-player = Játékos
result-score = Pont
result-won = Győztes: { $names }.
result-shared = Holtverseny az első helyen: { $names }.

link-connecting = Kapcsolódás …
link-waiting = Megszakadt a kapcsolat. Újra { $seconds } mp múlva.
link-now = Most rögtön
link-closed = Nincs kapcsolat
link-not-connected = Most nincs kapcsolat; próbáld újra, ha helyreállt.
link-lost-action = A kapcsolat küldés közben szakadt meg. Az asztalon látszik, megérkezett-e a lépés.
link-back = Újra van kapcsolat.

handover-title = Következik: { $name }
handover-text = Add át a képernyőt! Következik: { $name }. Most senkinek a rejtett dolgai sem látszanak.
handover-button = Én vagyok { $name }

## Replay

replay-title = Visszajátszás
replay-position = { $at }. állás, összesen { $last }
replay-start = Az elejére
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-end = A végére
replay-eyes = Kinek a szemével
replay-spectator = Egy nézőével
replay-all = Minden látszik
replay-live = Vissza az asztalhoz
replay-play = Lejátszás
replay-pause = Szünet
replay-slider = Állás
replay-before = Az első lépés előtt.

## Rules

rules-title = { $title }: szabályok
rules-games = A játékok szabályai
rules-search = Keresés a szabályokban
rules-search-help = Szavak, vagy egy szám, például 46.
rules-found = { $count ->
        [0] Nincs szabály mindezekkel a szavakkal.
       *[other] { $count } szabály
    }
rules-sections = Fejezetek
rules-ruling = A mi döntésünk
rules-example = Példa
rule-link = { $rule } szabály
rules-no-board = A kép nem tölthető be.
rules-here = Ebben az állásban
rules-here-asks = Az asztal most e szabály szerint kérdez:
rules-here-allows = Most ezt teheted:
rules-here-forbids = Most ezt tiltja neked:
rules-here-more = és még { $count }
rules-here-log = { $count ->
        [one] Ebben a játszmában egyszer alkalmaztuk:
       *[other] Ebben a játszmában { $count } alkalommal alkalmaztuk, legutóbb:
    }
rules-here-none = Most nem szól bele abba, mit tehetsz.

## Account

account-title = Fiók
account-guest = Vendégként játszol, { $name } néven. Ha fiókot készítesz, megmaradnak a játszmáid, és bármelyik böngészőből visszatérhetsz.
account-as = Bejelentkezve: { $name }.
account-none = Nem vagy bejelentkezve. A játékhoz elég egy név; a játszmáidat fiók őrzi meg.
account-become = Regisztráció
account-sign-in = Bejelentkezés
account-sign-out = Kijelentkezés
account-name = Név
account-password = Jelszó
account-password-help = Legalább 8 karakter.
account-email = E-mail-cím
account-email-help = Nem kötelező; csak a játszmáidról szóló értesítésekhez.
account-created = Elkészült a fiókod, minden játszmád benne van.
account-play-guest = Játék vendégként
account-sessions = Ahol be vagy jelentkezve
account-session-this = ez a böngésző
account-session-end = Kiléptetés
account-tokens = Kulcsok programoknak
account-tokens-help = Egy program kulccsal a nevedben cselekedhet. A kulcsot csak egyszer mutatjuk meg.
account-token-name = Mire való?
account-token-new = Kulcs készítése
account-change = Név vagy jelszó módosítása
account-old-password = Eddigi jelszó
account-new-password = Új jelszó
account-save = Mentés
account-saved = Elmentve.
account-profile = Nyilvános oldalam

## Settings

settings-title = Beállítások
settings-theme = Téma
theme-auto = A rendszer szerint
theme-light = Világos
theme-dark = Sötét
settings-motion = Mozgás
motion-auto = A rendszer szerint
motion-less = Kevesebb
motion-full = Mind
settings-play = Játék közben
settings-confirm = Kérdezz rá arra, ami nem vonható vissza
settings-confirm-help = Csak ott, ahol utána nincs visszavonás; minden mást egyszerűen visszavonhatsz.
settings-single = Válaszolj helyettem, ha csak egy válasz lehetséges
settings-single-help = Rövid szünet után, amíg megállíthatod. A többiek ugyanolyan válasznak látják, mint a többit.
settings-declines = Mindig elutasítva
settings-declines-forget = Kérdezz újra
settings-notices = Értesítések
settings-email = Írj nekem
settings-email-help = Csak ha a fiókodnak van e-mail-címe, és ez a kiszolgáló tud levelet küldeni; élő játéknál nem.
settings-webhook = Ezt a címet hívd
settings-webhook-help = Rövid JSON-üzenet megy oda, ha nem élő játszmában te jössz. Belső cím nem adható meg.
settings-notify = Szólj, ha én jövök
settings-notify-help = A böngésző saját értesítésével, amíg a Theatrum egy oldala nyitva van a háttérben.
settings-notify-denied = A böngésző ezen a webhelyen letiltotta az értesítéseket; a beállításaiban engedélyezheted őket.
settings-language = Nyelv
settings-language-help = Csak neked szól: az asztalnál mindenki a maga nyelvén olvas.
notice-your-turn = Te jössz: { $game }
notice-proposal = Megállapodást javasolnak neked: { $game }
notice-started = Elkezdődött: { $game }
notice-over = Véget ért: { $game }
notice-go = Az asztalhoz

## Players

player-ratings = Értékszámok
player-ratings-none = Még nincs rangsorolt játszma.
player-rating = Értékszám
player-matches = Játszmák
player-results = Eredmények
player-none = Nincs ilyen nevű fiók. A vendégeknek nincs saját oldaluk.
player-results-none = Még nincs befejezett játszma.
player-match = Játszma
player-ended = Befejezve

## Verify

verify-title = Játszmafájl ellenőrzése
verify-lead = Válaszd ki egy befejezett játszma fájlját. A kiszolgáló újra lejátssza, és összeveti a magot a pecsétjével, minden lépést a szabályokkal, végül az eredményt.
verify-choose = Játszmafájl
verify-go = Ellenőrzés
verify-ok = A fájl rendben van: a mag, a lépések és az eredmény egyezik.
verify-bad = A fájl nincs rendben.
verify-entry = Az első hibás bejegyzés: { $entry }

## Hints, and looking back at a match

new-advice = Tanácsok
advice-on = Tanács mindenkinek
advice-on-help = Az asztalnál bárki megkérdezheti, mit lépne egy gépi játékos. Az csak azt tudja, amit a kérdező.
advice-off = Nincs tanács
advice-off-help = Senki sem kérhet tanácsot; a játszma végén visszatekinteni mindig lehet.
lobby-hints = tanáccsal
key-hint = tanács
hint = Tanács
hint-key = Tanács (H billentyű)
hint-asking = Gondolkodik …
hint-title = Egy gépi játékos ezt lépné
hint-close = A tanács bezárása
hint-note = Nagyjából egy másodperces becslés abból, amit te is tudsz; nem ígéret.
hint-choice = { $action }: { $chance } esély a győzelemre.
hint-why-only = Nincs más választás.
hint-why-unrivalled = Semmi más nem tűnt érdemesnek alaposabb próbára; a győzelem esélye nagyjából { $best }.
hint-why-clear = Az első egyértelműen a legjobb: { $best } esély a győzelemre, míg ennél { $other }: „{ $action }”.
hint-why-better = Az első egy kicsit jobb ennél: „{ $action }”; { $best } esély a győzelemre { $other } helyett.
hint-why-surest = Az első a legbiztosabb becslés, { $best } eséllyel a győzelemre; ez { $other } esélyt mutat, de kevesebbet vizsgáltuk: „{ $action }”.
hint-why-spared = Ezek nagyjából egyformák, { $best } eséllyel a győzelemre; a többi megvizsgált lépés rosszabb, átlagosan { $other }.
hint-why-rough = Csak futó pillantás: nem volt idő sokat összehasonlítani; { $best } esély a győzelemre.
hint-why-alike = A lépések nagyjából egyformák, { $best } eséllyel a győzelemre; az elsőt vizsgáltuk a legtöbbet.
course-title = A játszma menete
course-lead = Egy gépi játékos visszatekint: kinek mekkora volt az esélye lépésről lépésre, mely lépések változtattak rajta a legtöbbet, és ő mit lépett volna ott.
course-begin = Visszatekintés
course-time = Ha sorra kerül, legfeljebb { $seconds } másodpercig tart.
course-running = Megvizsgált állások: { $done }, összesen { $total }
course-failed = Nem sikerült befejezni. Próbáld újra!
course-ready = Elkészült a játszma menete.
course-chart = Győzelmi esélyek
course-at = { $at }. állás, összesen { $last }: { $chances }
course-one = { $name } { $chance }
course-table = Táblázatként
course-note = Egy olyan gépi játékos becslései, aki a teljes állást látja; mindegyik néhány elképzelt folytatásból.
turns-title = Fordulópontok
turn-change = { $count ->
        [one] { $mover }, { $first }. lépés: { $name } esélye { $before }-ról { $after }-ra változik.
       *[other] { $mover }, { $first }–{ $last }. lépés: { $name } esélye { $before }-ról { $after }-ra változik.
    }
turn-played = Amit lépett: { $action }.
turn-better = Jobb volt: { $action } ({ $chance } esély a győzelemre).
turn-alike = Nagyjából ugyanilyen jó: { $action } ({ $chance } esély a győzelemre).
turn-same = Egy gépi játékos is ezt lépte volna ({ $chance } esély a győzelemre).
turn-only = Ott nem volt más választás.
refused-this-table-allows-no-hints = Ennél az asztalnál nem lehet tanácsot kérni.
refused-it-is-not-this-seats-turn = Nem te jössz.
refused-the-adviser-has-no-time-now-ask-again = A tanácsadónak most nincs ideje; kérdezd meg újra.
refused-many-matches-are-being-looked-at-ask-again-later = Most sok játszmát vizsgálunk; próbáld később.

## What the server refuses; a message's name is made of the words of its sentence

refused-a-bot-plays-for-you-take-the-seat-back-first = Gépi játékos játszik helyetted; előbb ülj vissza a helyedre.
refused-a-guest-has-no-password-make-an-account = A vendégnek nincs jelszava; készíts fiókot.
refused-a-name-needs-letters-that-can-be-read = A névhez olvasható betűk kellenek.
refused-a-page-of-another-site-cant-open-this-channel = Másik webhely oldala nem nyithatja meg ezt a csatornát.
refused-a-person-sits-there = Azon a helyen ember ül.
refused-a-token-cant-do-that-sign-in = Kulccsal ezt nem lehet; jelentkezz be.
refused-a-webhook-begins-with-https-or-http = A cím eleje https:// vagy http:// legyen.
refused-a-webhook-cant-go-to-an-internal-address = Belső cím nem adható meg.
refused-a-webhook-is-an-address-of-up-to-most-letters = A cím legfeljebb { $most } betűből állhat.
refused-a-webhooks-port-must-be-one-of-ports = A cím portja csak ezek egyike lehet: { $ports }.
refused-all-is-open-only-after-the-end = Csak a játszma vége után látszik minden.
refused-an-account-has-this-name = Van már ilyen nevű fiók.
refused-an-account-has-this-name-choose-another-or-sign-in = Van már ilyen nevű fiók; válassz másik nevet, vagy jelentkezz be.
refused-another-request-to-take-back-is-still-open = Van még egy eldöntetlen visszavonási kérés.
refused-another-seats-eyes-are-open-only-after-the-end = Más játékos szemével csak a játszma vége után nézheted.
refused-as-is-a-seat-me-spectator-or-all = Ilyen szemmel nem lehet nézni.
refused-game-is-for-least-to-most-seats = { $game }: { $least }–{ $most } játékos játszhatja.
refused-game-needs-at-least-least-seats = { $game }: legalább { $least } játékos kell hozzá.
refused-it-could-not-be-stored-look-again = Nem sikerült elmenteni; nézd meg újra.
refused-name-or-password-is-wrong = Hibás név vagy jelszó.
refused-only-a-seat-of-the-match-can-take-something-back = Csak a játszma játékosa vonhat vissza.
refused-only-those-who-played-can-ask-for-a-rematch = Visszavágót csak az kérhet, aki játszott.
refused-only-whoever-made-the-table-can-start-it = Csak az indíthatja el, aki az asztalt nyitotta.
refused-only-your-own-last-actions-can-be-taken-back-and-only-while-nothing-hidden-has-been-shown-and-no-chance-drawn-since = Csak a saját utolsó lépéseidet vonhatod vissza, és csak addig, amíg nem derült ki rejtett dolog, és nem döntött a véletlen.
refused-settings-may-have-most-bytes = A beállítások legfeljebb { $most } bájtot foglalhatnak.
refused-several-actions-can-be-taken-back-with-ask = Több lépés visszavonásához a többiek beleegyezése kell.
refused-somebody-else-was-quicker = Valaki gyorsabb volt.
refused-something-went-wrong-on-the-server-it-has-been-logged = Hiba történt a kiszolgálón; feljegyeztük.
refused-spectators-without-a-name-can-only-watch = Név nélkül csak nézni lehet.
refused-that-is-not-your-seat = Az nem a te helyed.
refused-the-database-does-not-answer = Az adatbázis nem válaszol.
refused-the-match-has-begun-already = A játszma már elkezdődött.
refused-the-match-has-not-begun-yet = A játszma még nem kezdődött el.
refused-the-match-is-not-over-yet = A játszma még nem ért véget.
refused-the-match-is-not-running = A játszma nem folyik.
refused-this-match-was-begun-with-other-data-of-the-game-than-this-server-has-now = Ez a játszma a játék más adataival kezdődött, mint amelyekkel a kiszolgáló most dolgozik.
refused-the-match-is-over = A játszma véget ért.
refused-the-match-is-over-and-its-seed-is-open-nothing-can-be-taken-back = A játszma véget ért, és a véletlenmag nyilvános: semmit sem lehet visszavonni.
refused-the-old-password-is-wrong = Az eddigi jelszó hibás.
refused-the-rules-dont-allow-that-now = A szabályok ezt most nem engedik.
refused-the-table-has-moved-on-look-again-and-repeat = Közben történt valami az asztalon; nézd meg, és próbáld újra.
refused-the-table-has-no-such-seat = Az asztalnál nincs ilyen hely.
refused-the-webhook-is-not-an-address = Ez nem cím.
refused-the-webhooks-host-is-not-known = A címben megadott gép ismeretlen.
refused-there-is-no-such-address = Ezen a címen nincs semmi.
refused-there-is-no-such-file = Nincs ilyen fájl.
refused-there-is-no-such-player = Nincs ilyen játékos.
refused-there-is-no-such-request = Nincs ilyen kérés.
refused-there-is-no-such-session = Nincs ilyen bejelentkezés.
refused-there-is-no-such-table = Nincs ilyen asztal.
refused-there-is-no-such-token = Nincs ilyen kulcs.
refused-there-is-nothing-to-say-in-this-text = Ebben az üzenetben nincs szöveg.
refused-there-is-nothing-to-take-back = Nincs mit visszavonni.
refused-there-is-nothing-to-take-back-at-this-seat = Ezen a helyen nem gép helyettesít, nincs mit visszavenni.
refused-this-account-has-been-deleted = Ezt a fiókot törölték.
refused-this-file-takes-too-long-to-replay = Ennek a fájlnak az újrajátszása túl sokáig tart.
refused-this-name-is-taken = Ez a név foglalt.
refused-this-seat-has-resigned-already = Ez a hely már feladta.
refused-this-seat-is-not-free = Ez a hely nem szabad.
refused-this-table-is-by-link-the-key-is-missing = Ehhez az asztalhoz meghívó kell: a hivatkozásból hiányzik a kulcs.
refused-this-token-is-not-known = Ismeretlen kulcs.
refused-too-many-at-once-wait-a-little = Túl sok egyszerre; várj egy kicsit.
refused-too-many-requests-wait-a-little = Túl sok kérés; várj egy kicsit.
refused-webhooks-are-switched-off-on-this-server = Ez a kiszolgáló nem hív külső címeket.
refused-who-are-you-choose-a-name-or-sign-in-first = Ki vagy? Előbb válassz nevet, vagy jelentkezz be.
refused-you-are-not-asked = Most nem téged kérdeznek.
refused-you-can-sit-only-once-the-others-can-be-hot-seats = Csak egy helyen ülhetsz; a többiek lehetnek ugyanennél a képernyőnél.
refused-you-dont-sit-here = Nem ülsz ennél az asztalnál.
refused-you-have-an-account-already-sign-out-first = Már van fiókod; előbb jelentkezz ki.
refused-you-have-count-tokens-end-one-first = { $count } kulcsod van; előbb törölj egyet.
refused-there-is-no-such-game = Nincs ilyen játék.
refused-a-bot-makes-no-agreements-ask-people = A botok nem kötnek megállapodást; emberekhez fordulj.
refused-a-proposal-goes-to-other-seats-each-once = A javaslat a többi játékosnak szól, mindegyiküknek egyszer.
refused-only-whoever-proposed-it-can-withdraw-it = Csak az vonhatja vissza, aki javasolta.
refused-there-is-no-such-proposal = Nincs ilyen javaslat.
refused-this-proposal-is-not-made-to-your-seat = Ez a javaslat nem neked szól.
refused-this-proposal-is-settled-already = Ez a javaslat már eldőlt.
refused-this-table-keeps-count-agreements-at-most = Ez az asztal legfeljebb { $count } megállapodást őriz meg.
refused-you-have-count-open-proposals-withdraw-one-or-wait-for-answers = { $count } javaslatod vár válaszra; vonj vissza egyet, vagy várd meg a válaszokat.
refused-this-game-has-no-board-in-the-browser-yet = Ennek a játéknak még nincs táblája a böngészőben.
refused-this-token-lacks-the-scope-scope = Ez a kulcs erre nem jogosít: „{ $scope }”.
refused-the-match-has-count-actions-in-force = A játszmában eddig { $count } lépés van.
refused-there-is-no-bot-level-there-is-known = Nincs „{ $level }” szintű gépi játékos; ezek vannak: { $known }.
refused-the-request-cant-be-read = A kérés nem olvasható.
refused-this-page-is-too-old-load-it-again = Ez az oldal elavult; töltsd be újra.
refused-that-cant-be-done-at-this-address = Ezt ezen a címen nem lehet.
refused-that-is-too-large = Ez túl nagy.
refused-what-at-least-least-characters = { $what }: legalább { $least } karakter kell.
refused-what-at-most-most-characters = { $what }: legfeljebb { $most } karakter lehet.
refused-what-at-least-least-entries = { $what }: legalább { $least } elem kell.
refused-what-at-most-most-entries = { $what }: legfeljebb { $most } elem lehet.
refused-what-not-less-than-least = { $what }: nem lehet kevesebb, mint { $least }.
refused-what-not-more-than-most = { $what }: nem lehet több, mint { $most }.
refused-what-is-not-written-as-it-must-be = { $what }: nem a megfelelő alakú.
refused-what-the-field-name-is-missing = { $what }: hiányzik ez a mező: { $name }.
refused-what-there-is-no-field-name = { $what }: nincs ilyen mező: { $name }.
refused-what-value-is-not-one-of-the-choices = { $what }: { $value } nem választható.
refused-what-wanted-is-needed-not-got = { $what }: { $wanted } kell, nem { $got }.
refused-what-is-not-as-it-must-be = { $what }: hibás adat.
refused-this-game-has-no-action-verb = Ebben a játékban nincs ilyen lépés: { $verb }.
refused-the-action-verb-needs-name = A(z) { $verb } lépéshez meg kell adni: { $name }.
refused-the-action-verb-has-no-name-value = A(z) { $verb } lépésnél nem lehet { $name } értéke: { $value }.
refused-the-action-verb-takes-no-name = A(z) { $verb } lépésnél nincs ilyen adat: { $name }.
refused-an-action-is-an-object-with-a-verb = Egy lépés olyan objektum, amelynek van „verb” mezője.
refused-there-is-no-fixed-set-up-for-2-seats-use-the-draft = Két játékosra nincs megadott kiosztás: válasszátok a tartományokat felváltva.
refused-the-option-first-starter-names-a-seat-that-is-not-there = A „Ki kezdi az első fordulót” beállítás nem létező helyet nevez meg.
refused-unreachable = A kiszolgáló nem érhető el.
refused-status = A kiszolgáló válasza: { $status }.

## The guide of a first match

guide = Vezető
guide-learn = Tanulás játék közben ({ $minutes } perc)
guide-anew = Elölről
guide-anew-sure = Tényleg elölről?
guide-progress = Haladás a leckében
guide-step = { $number }/{ $total }. lépés
guide-back = Vissza
guide-back-key = Vissza az előzőhöz (B)
guide-next = Tovább
guide-next-key = Tovább (N)
guide-end = Befejezés
guide-your-move = Te lépsz
guide-watch = A többiek játszanak …
guide-wanted = ezt kéri a vezető
guide-leave = Kilépés
guide-leave-help = Bármikor folytathatod: a lecke ott marad az asztalaid között.
guide-quit = A lecke befejezése
guide-quit-help = A lecke lekerül az asztalaid közül; bármikor újrakezdheted.
guide-finished = Végigmentél a leckén. Jöhet egy rövid, igazi játszma könnyű gépi játékosok ellen?
guide-left = Befejezted ezt a leckét. Kezdheted elölről, vagy játszhatsz egy rövid, igazi játszmát könnyű gépi játékosok ellen.
guide-real-match = Rövid igazi játszma
guide-lesson = Lecke
guide-unrated = vezetett első játszma
guide-fair = A lecke lapjai és dobásai előre elkészültek: a magja a program része, nem titok. A lecke nem számít az értékelésbe.
level-lesson = forgatókönyv szerint

refused-this-is-a-lesson-leave-it-whenever-you-like = Ez lecke; bármikor otthagyhatod.
refused-only-whoever-takes-this-lesson-can-end-it = Ezt a leckét csak az fejezheti be, aki tanulja.
refused-this-table-is-not-a-lesson = Ez az asztal nem lecke.
refused-this-lesson-is-over = Ez a lecke véget ért.
refused-this-lesson-has-been-written-anew-begin-it-again = Ezt a leckét közben újraírtuk; kezdd elölről.
refused-the-lesson-goes-on-by-itself-now-read-or-wait-a-moment = A lecke most magától halad tovább; olvass, vagy várj egy pillanatot.
refused-the-rules-allow-it-but-this-lesson-asks-for-something-else-now = A szabályok megengedik, de a lecke most mást kér.
refused-there-is-no-guided-first-match-of-this-game = Ennek a játéknak nincs vezetett első játszmája.
refused-only-whoever-takes-this-lesson-can-go-on = Csak az léphet tovább, aki a leckét tanulja.
refused-the-lesson-waits-for-your-move = A lecke a lépésedre vár.

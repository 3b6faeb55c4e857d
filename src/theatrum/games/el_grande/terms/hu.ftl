### El Grande in Hungarian. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Places have the forms in, to, from, onto and for.

game-title = El Grande
game-goal = Szerezz minél több régióban többséget a lovagjaiddal!

## Places and parts

word-galicia = Galicia
    .in = Galiciában
    .to = Galiciába
    .from = Galiciából
    .onto = Galiciára
    .for = Galiciáért
word-pais-vasco = Baszkföld
    .in = Baszkföldön
    .to = Baszkföldre
    .from = Baszkföldről
    .onto = Baszkföldre
    .for = Baszkföldért
label-pais-vasco = Baszkföld
word-castilla-la-vieja = Ókasztília
    .in = Ókasztíliában
    .to = Ókasztíliába
    .from = Ókasztíliából
    .onto = Ókasztíliára
    .for = Ókasztíliáért
word-aragon = Aragónia
    .in = Aragóniában
    .to = Aragóniába
    .from = Aragóniából
    .onto = Aragóniára
    .for = Aragóniáért
word-cataluna = Katalónia
    .in = Katalóniában
    .to = Katalóniába
    .from = Katalóniából
    .onto = Katalóniára
    .for = Katalóniáért
word-castilla-la-nueva = Újkasztília
    .in = Újkasztíliában
    .to = Újkasztíliába
    .from = Újkasztíliából
    .onto = Újkasztíliára
    .for = Újkasztíliáért
word-valencia = Valencia
    .in = Valenciában
    .to = Valenciába
    .from = Valenciából
    .onto = Valenciára
    .for = Valenciáért
word-granada = Granada
    .in = Granadában
    .to = Granadába
    .from = Granadából
    .onto = Granadára
    .for = Granadáért
word-sevilla = Sevilla
    .in = Sevillában
    .to = Sevillába
    .from = Sevillából
    .onto = Sevillára
    .for = Sevilláért
word-castillo = a kastély
    .in = a kastélyban
    .to = a kastélyba
    .from = a kastélyból
    .onto = a kastélyra
    .for = a kastélyért
label-castillo = Kastély
word-court = az udvar
    .to = az udvarba
    .from = az udvarból
word-board-840 = 8/4/0-ás pontozótábla
word-board-400 = 4/0/0-ás pontozótábla
word-place-two = +2 lovag az udvarból
word-move-all = az összes saját lovag egy régióból

## Action cards: title and text

word-d1-move-all-own = Cselszövő: az összes saját lovag egy régióból
text-d1-move-all-own = Vidd máshová az összes saját lovagodat egyetlen régióból!
word-d1-place-two = Cselszövő: +2 lovag az udvarból
text-d1-place-two = Tegyél további 2 lovagot az udvarodból tetszőleges régiókba!
word-d1-place-two-or-move-all = Cselszövő: +2 lovag az udvarból vagy az összes saját egy régióból
text-d1-place-two-or-move-all = Tegyél további 2 lovagot az udvarodból tetszőleges régiókba, vagy vidd máshová az összes saját lovagodat egyetlen régióból!
word-d1-move-five-one-region = Cselszövő: legfeljebb 5 lovag egy régióból
text-d1-move-five-one-region = Vigyél máshová legfeljebb 5 lovagot egyetlen régióból!
word-d1-move-three-foreign = Cselszövő: 3 idegen lovag
text-d1-move-three-foreign = Vigyél máshová 3 idegen lovagot a táblán!
word-d1-move-three-any = Cselszövő: 3 bármilyen lovag
text-d1-move-three-any = Vigyél máshová 3 tetszőleges lovagot a táblán!
word-d1-move-two-own-two-foreign = Cselszövő: 2 saját és 2 idegen lovag
text-d1-move-two-own-two-foreign = Vigyél máshová 2 saját és 2 idegen lovagot a táblán!
word-d1-move-four-own = Cselszövő: 4 saját lovag
text-d1-move-four-own = Vidd máshová 4 tetszőleges saját lovagodat a táblán!
word-d1-move-four-any = Cselszövő: bármelyik 4 lovag
text-d1-move-four-any = Vigyél máshová 4 tetszőleges lovagot a táblán!
word-d2-veto = Vétó
text-d2-veto = Egy speciális akciót megakadályozhatsz ebben vagy a következő fordulóban. Felhasználás nélkül a kártya a következő forduló végén kikerül a játékból.
word-d2-court-all = Tekintélyvesztés: az egész udvar
text-d2-court-all = Minden ellenfeled visszateszi az udvarából az összes lovagját a tartományba.
word-d2-court-three = Tekintélyvesztés: 3 lovag az udvarból
text-d2-court-three = Minden ellenfeled visszatesz az udvarából 3 lovagot a tartományba.
word-d2-kings-wrath = A király haragja
text-d2-kings-wrath = Minden ellenfeled visszatesz 3 lovagot a tartományba a tábláról és/vagy az udvarából; ő választja ki, melyeket.
word-d2-one-each = Mindenkitől egy lovag
text-d2-one-each = Mindegyik játékostól 1 lovag visszakerül a tábláról a tartományba; te választod ki őket.
word-d2-dial-two = 2 lovag egy titkosan választott régióból
text-d2-dial-two = Minden ellenfeled visszatesz a tartományba 2 lovagot egy régióból, amelyet a titkos korongján választ.
word-d2-dial-all = Minden lovag egy titkosan választott régióból
text-d2-dial-all = Minden ellenfeled visszateszi a tartományba az összes lovagját egy régióból, amelyet a titkos korongján választ.
word-d2-score-one = Különleges értékelés: egy tetszőleges régió
text-d2-score-one = Válassz egy tetszőleges régiót vagy a kastélyt, és értékeljétek!
word-d3-score-4 = Különleges értékelés: a 4-es értékű régiók
text-d3-score-4 = Értékeljetek minden 4-es értékű régiót!
word-d3-score-5 = Különleges értékelés: az 5-ös értékű régiók
text-d3-score-5 = Értékeljetek minden 5-ös értékű régiót!
word-d3-score-6-7 = Különleges értékelés: a 6-os és 7-es értékű régiók
text-d3-score-6-7 = Értékeljetek minden 6-os és 7-es értékű régiót!
word-d3-score-castillo = Különleges értékelés: a kastély
text-d3-score-castillo = Értékeljétek a kastélyt!
word-d3-score-first-only = Különleges értékelés: csak az első helyezettek
text-d3-score-first-only = Minden régióban csak az első helyezésért jár pont.
word-d3-score-most = Különleges értékelés: ahol a legtöbb lovag áll
text-d3-score-most = Értékeljétek azt a régiót (vagy régiókat), ahol a legtöbb lovag áll!
word-d3-score-fewest = Különleges értékelés: ahol a legkevesebb lovag áll
text-d3-score-fewest = Értékeljétek azt a régiót (vagy régiókat), ahol a legkevesebb lovag áll! Az üres régiók kimaradnak.
word-d3-score-one = Különleges értékelés: egy tetszőleges régió
text-d3-score-one = Válassz egy tetszőleges régiót vagy a kastélyt, és értékeljétek!
word-d4-scoreboard = Mozgatható pontozótábla
text-d4-scoreboard = Rakj fel egy mozgatható pontozótáblát, vagy tedd át máshová, ha már fent van!
word-d4-royal-advisor = Királyi tanácsadó
text-d4-royal-advisor = Léptesd a királyt egy szomszédos régióba!
word-d4-expulsion = Kiűzetés
text-d4-expulsion = Az ellenfeleid egy általad választott régióból titkosan választott régióba helyezik át a lovagjaikat.
word-d4-grande = Grande
text-d4-grande = Helyezd át a Grandédat egy másik régióba!
word-d4-power-return = Erőkártyák
text-d4-power-return = Egy kijátszott erőkártyádat visszaveheted a kezedbe.
word-d4-court-two = Az udvar
text-d4-court-two = Vigyél 2 lovagot a tartományodból az udvarodba!
word-d4-dial-scoring = Különleges értékelés: titkosan választott régiók
text-d4-dial-scoring = Mindenki titokban beállít egy régiót a korongján. Azokat a régiókat értékeljük, amelyeket csak egy játékos választott.
word-d5-king = Királykártya
text-d5-king = Léptesd a királyt bármelyik régióba!

## Actions: what a seat can do

action-play = Erőkártya kijátszása: { $power }
action-muster =
    { $count ->
        [0] Egyetlen lovag sem kerül az udvarba
       *[other] { $count } lovag áthelyezése az udvarba
    }
action-fetch = Lovag elvétele { $region-from }
action-take = { $deck } fejes kártya elvétele
action-place = Lovag elhelyezése { $place-in }
action-use = Speciális akció végrehajtása
action-end = Kör befejezése
action-stop = Megállás itt
action-choose = Választás: { $part }
action-pick = { $owner } lovagjának mozgatása { $region-from }
action-put = Áthelyezés { $place-to }
action-give = Lovag visszahelyezése { $source-from }
action-remove = { $owner } lovagjának visszahelyezése { $region-from }
action-dial = A korong beállítása: { $region }
action-score = Értékelés: { $place }
action-expel = Kiűzetés { $region-from }
action-king = A király mozgatása { $region-to }
action-grande = A Grande áthelyezése { $region-to }
action-board = A { $board } lerakása { $place-onto }
action-recover = Erőkártya visszavétele: { $power }
action-veto = Vétó!
action-allow = Nincs vétó

## Prompts: to the seat that must act, and to the others

prompt-play-power = Játssz ki egy erőkártyát! Olyan értéket nem játszhatsz ki, amely ebben a fordulóban már az asztalon van.
waiting-play-power = Arra várunk, hogy { $seats } kijátsszon egy erőkártyát.
prompt-muster-count =
    { $most ->
        [0] Ezzel az erőkártyával egy lovag sem kerül az udvarba.
       *[other] Hány lovagot teszel az udvarodba? Legfeljebb { $most } lehet.
    }
waiting-muster-count = Arra várunk, hogy { $seats } lovagokat tegyen az udvarába.
prompt-fetch-missing = Üres a tartományod: elvehetsz még { $missing } lovagot a tábláról.
waiting-fetch-missing = Arra várunk, hogy { $seats } lovagot vegyen el a tábláról.
prompt-take-card = Válassz egyet a felcsapott akciókártyák közül!
waiting-take-card = Arra várunk, hogy { $seats } akciókártyát válasszon.
prompt-turn =
    { $special ->
        [0] { $heads ->
            [0] Fejezd be a körödet!
            [one] Tegyél fel 1 lovagot az udvarodból, vagy fejezd be a körödet!
           *[other] Tegyél fel legfeljebb { $heads } lovagot az udvarodból, vagy fejezd be a körödet!
        }
       *[other] { $heads ->
            [0] Hajtsd végre a speciális akciót, vagy fejezd be a körödet!
            [one] Tegyél fel 1 lovagot az udvarodból, és hajtsd végre a speciális akciót! A sorrend tetszőleges, és mindkettő kihagyható.
           *[other] Tegyél fel legfeljebb { $heads } lovagot az udvarodból, és hajtsd végre a speciális akciót! A sorrend tetszőleges, és mindkettő kihagyható.
        }
    }
waiting-turn = Arra várunk, hogy { $seats } folytassa a körét.
prompt-placing =
    { $left ->
        [one] Tegyél fel még 1 lovagot az udvarodból!
       *[other] Tegyél fel még legfeljebb { $left } lovagot az udvarodból!
    }
waiting-placing = Arra várunk, hogy { $seats } elhelyezze a lovagjait.
prompt-castillo-dial = Általános értékelés: állítsd be titokban a korongodon, melyik régióba kerüljenek a lovagjaid a kastélyból!
waiting-castillo-dial = Általános értékelés: arra várunk, hogy { $seats } beállítsa a titkos korongját.
prompt-either-part = Melyiket választod a két akció közül? A választás végleges.
waiting-either-part = Arra várunk, hogy { $seats } válasszon a két akció közül.
prompt-pick-one = Melyik lovagot mozgatod? Legfeljebb { $left } mozoghat még.
waiting-pick-one = Arra várunk, hogy { $seats } mozgasson egy lovagot.
prompt-put-one = Hová kerüljön { $owner } lovagja { $region-from }?
waiting-put-one = Arra várunk, hogy { $seats } lerakja { $owner } lovagját, amely { $region-from } indult.
prompt-place-extra =
    { $left ->
        [one] Tegyél fel még 1 lovagot az udvarodból bárhová, csak a király területére ne!
       *[other] Tegyél fel még legfeljebb { $left } lovagot az udvarodból bárhová, csak a király területére ne!
    }
waiting-place-extra = Arra várunk, hogy { $seats } további lovagokat helyezzen el.
prompt-object = Megvétózod, amit { $active } bejelentett?
waiting-object = Arra várunk, hogy { $seats } döntsön a vétóról.
prompt-object-to-veto = Megakadályozod { $objector } vétóját?
waiting-object-to-veto = Arra várunk, hogy { $seats } eldöntse, megakadályozza-e a vétót.
prompt-announced = { $active } bejelentette a speciális akció egy lépését.
waiting-announced = Várakozás: { $seats }.
prompt-suffer-wrath =
    { $left ->
        [one] A király haragja: tegyél vissza még 1 lovagot a tartományodba!
       *[other] A király haragja: tegyél vissza { $left } lovagot a tartományodba, egyiket a másik után!
    }
waiting-suffer-wrath = Arra várunk, hogy { $seats } lovagokat tegyen vissza a tartományba.
prompt-remove-one = Mindenkitől egy lovag: válassz ki egy lovagot, amely visszakerül a tartományba!
waiting-remove-one = Arra várunk, hogy { $seats } mindenkitől kiválasszon egy lovagot.
prompt-return-dial = Állítsd be titokban a korongodon, melyik régióból teszel vissza lovagokat a tartományodba!
waiting-return-dial = Arra várunk, hogy { $seats } beállítsa a titkos korongját.
prompt-choose-scored = Mit értékeljünk?
waiting-choose-scored = Arra várunk, hogy { $seats } kiválassza, mit értékeljünk.
prompt-scoring-dial = Állíts be titokban egy régiót a korongodon! Akkor értékeljük, ha más nem választja.
waiting-scoring-dial = Arra várunk, hogy { $seats } beállítsa a titkos korongját.
prompt-choose-board = Melyik mozgatható pontozótábla hová kerüljön?
waiting-choose-board = Arra várunk, hogy { $seats } lerakjon egy pontozótáblát.
prompt-choose-king = Hová lépjen a király?
waiting-choose-king = Arra várunk, hogy { $seats } mozgassa a királyt.
prompt-choose-expelled = Melyik régióból űzöd ki az ellenfeleidet?
waiting-choose-expelled = Arra várunk, hogy { $seats } megnevezze a kiűzetés régióját.
prompt-expulsion-dial = Kiűztek { $region-from }: állítsd be titokban a korongodon, hová kerüljenek a lovagjaid!
waiting-expulsion-dial = Kiűzetés { $region-from }: arra várunk, hogy { $seats } beállítsa a titkos korongját.
prompt-choose-grande = Hová kerüljön a Grandéd?
waiting-choose-grande = Arra várunk, hogy { $seats } áthelyezze a Grandéját.
prompt-choose-power = Melyik kijátszott erőkártyádat veszed vissza? A többiek nem feltétlenül tudják meg.
waiting-choose-power = Arra várunk, hogy { $seats } visszavegyen egy erőkártyát.

## Facts: what has happened

fact-king-set = A király { $region-in } kezd.
fact-home-set = { $seat } saját területe: { $region }.
fact-round-begun =
    { $round ->
        [1] Kezdődik az 1. forduló.
        [5] Kezdődik az 5. forduló.
       *[other] Kezdődik a { $round }. forduló.
    }
fact-card-shown = Felcsapott { $deck } fejes kártya: { $card }.
fact-power-played = { $seat } erőkártyája: { $power }.
fact-mustered =
    { $count ->
        [0] { $seat } egy lovagot sem tesz az udvarába.
       *[other] { $seat } { $count } lovagot tesz a tartományából az udvarába.
    }
fact-fetched = { $seat } elvesz egy lovagot { $region-from }, és az udvarába teszi.
fact-card-taken = { $seat } ezt a kártyát választja: „{ $card }”.
fact-placed = { $seat } elhelyez egy lovagot { $place-in }.
fact-turn-ended = { $seat } befejezi a körét.
fact-used = { $seat } végrehajtja a speciális akciót: „{ $card }”.
fact-picked = { $seat } kiválasztja { $owner } egyik lovagját { $region-in }.
fact-moved = { $owner } lovagja { $region-from } { $place-to } kerül.
fact-stopped = { $seat } itt megáll.
fact-declared = { $seat } bejelentése („{ $card }”): { $step }.
fact-vetoed = { $seat } vétót emel, az akció itt véget ér: „{ $card }”.
fact-allowed = { $seat } nem emel vétót.
fact-veto-lapsed = { $seat } fel nem használt vétókártyája kikerül a játékból.
fact-court-lost =
    { $count ->
        [0] { $seat } udvara üres, nincs mit elveszítenie.
       *[other] { $seat } visszahelyez { $count } lovagot az udvarából a tartományba.
    }
fact-returned = { $seat } visszahelyez { $count } lovagot { $source-from } a tartományba.
fact-dialled = { $seat } beállította a korongját.
fact-dial-set = { $seat } titkos korongja: { $region }.
fact-dial-shown = { $seat } korongja ezt mutatja: { $region }.
fact-scored = Értékelés: { $place }.
fact-points = { $seat } { $points } pontot kap { $place-for }.
fact-bonus-points = { $seat } { $points } bónuszpontot kap { $place-in }.
fact-left-castillo = { $seat } { $count } lovagja a kastélyból { $to-to } kerül.
fact-king-moved = A király { $from-from } { $to-to } lép.
fact-grande-moved = { $seat } Grandéja { $region-to } kerül.
fact-board-moved = A { $board } { $place-onto } kerül.
fact-power-taken-back = { $seat } visszavesz egy kijátszott erőkártyát.
fact-power-chosen = { $seat } visszavett erőkártyája: { $power }.
fact-part-chosen = { $seat } választása: { $part }.
fact-expelled = { $seat } lovagjai { $region-from } { $to-to } kerülnek.
fact-court-gained =
    { $count ->
        [0] { $seat } tartománya üres, nincs mit az udvarba tennie.
       *[other] { $seat } { $count } lovagot tesz az udvarába.
    }
fact-game-ended = Véget ért az utolsó értékelés, és vele a játék.
fact-veto-stopped = { $seat } megakadályozza a vétót.
fact-wrath-next = A király haragja most ezt a játékost éri: { $seat }.
fact-castillo-counted =
    { $count ->
        [0] { $seat } lovagjai közül egy sincs a kastélyban.
       *[other] { $seat } lovagjainak száma a kastélyban: { $count }.
    }

## Options

option-rounds = A játék hossza
option-rounds-help = A hosszú játék kilenc fordulóból áll. A rövidebből kimarad az 1., a 4. és a 7. forduló.
choice-rounds-long = hosszú (9 forduló)
choice-rounds-short = rövidebb (6 forduló)
option-first-starter = Ki kezdi az első fordulót
option-first-starter-help = Az a hely, amelyik az első erőkártyát kijátssza; ha nem adod meg, sorsolás dönt.
choice-first-starter-random = sorsolás
choice-first-starter-0 = első hely
choice-first-starter-1 = második hely
choice-first-starter-2 = harmadik hely
choice-first-starter-3 = negyedik hely
choice-first-starter-4 = ötödik hely
option-take-fewer = Kevesebb lovag is vihető az udvarba
option-take-fewer-help = Az erőkártya fejeinek száma nem kötelező mennyiség, hanem felső határ.
choice-take-fewer-false = nem
choice-take-fewer-true = igen
option-inattentive-dial = A korong tévedésből a király területére is állítható
option-inattentive-dial-help = Aki a király területét állítja be, annak a lovagjai visszakerülnek az udvarába, ahogy az igazi korongnál.
choice-inattentive-dial-false = nem
choice-inattentive-dial-true = igen
option-show-castillo = A kastély tartalmának mutatása
option-show-castillo-help = Mindenki bármikor látja, melyik játékosnak hány lovagja van a kastélyban.
choice-show-castillo-false = nem
choice-show-castillo-true = igen
option-veto-veto = A vétó is megvétózható
option-veto-veto-help = Egy másik vétókártya tulajdonosa megakadályozhatja a vétót.
choice-veto-veto-false = nem
choice-veto-veto-true = igen
option-dial-return-includes-self = A korongos visszavétel a soron lévő játékosra is érvényes
option-dial-return-includes-self-help = A két kártya, amely a korongon választott régióból küld vissza lovagokat, azt is sújtja, aki kijátssza.
choice-dial-return-includes-self-false = nem
choice-dial-return-includes-self-true = igen
option-court-card-from-board = „Az udvar” kártyával a tábláról is vehető lovag
option-court-card-from-board-help = Ha a tartományban kevés a lovag, a hiányzók a tábláról is elvehetők.
choice-court-card-from-board-false = nem
choice-court-card-from-board-true = igen

## The board as text

board-round =
    { $scoring ->
        [0] { $round }. forduló. A király itt áll: { $king }. A forduló után általános értékelés következik.
       *[other] { $round }. forduló. A király itt áll: { $king }. Általános értékelés a { $scoring }. forduló után.
    }
board-over = A játék véget ért. A király itt áll: { $king }.
board-place = Helyszín
board-value = Érték
board-legend = K király, + a király szomszédja, G Grande, * mozgatható tábla, ? nem látható
board-powers = Lovagok erőkártyánként: { $groups }
board-brings = { $powers }→{ $count }
board-order = A körök sorrendje: { $names }.
board-player = Játékos
board-you = { $name } (te)
board-score = Pont
board-court = Udvar
board-province = Tartomány
board-power = Erő
board-hand = Erőkártyák kézben
board-hand-unsure = { $certain } + { $count } ezekből: { $possible }
board-offer = Választható akciókártyák
board-heads = { $heads } fej
board-card = { $title }. { $text }
board-card-open = { $name } kártyája: „{ $title }” (a speciális akció még hátravan). { $text }
board-card-used = { $name } kártyája: „{ $title }” (a speciális akció lezárult). { $text }
board-veto-longer = { $name } előtt vétókártya fekszik, a következő forduló végéig érvényes.
board-veto-now = { $name } előtt vétókártya fekszik, e forduló végéig érvényes.
board-dials-set = Beállított korongok: { $names }.
board-dial-own = A titkos korongod: { $region }.
board-dial-shown = { $name } korongja ezt mutatja: { $region }.
board-declared = Bejelentve: { $step }.
board-declared-move = Bejelentve: { $step } ({ $owner } lovagja, kiindulás: { $region }).
board-declared-strike = Bejelentve: { $step } (érintett: { $struck }).

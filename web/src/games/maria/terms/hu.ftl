# Words of Maria's board.
mar-map = A háború térképe: utak, városok, erődök, seregek
mar-city = { $country }, szektor: { $suit }
mar-major = főerőd
mar-minor = erőd
mar-elector = választói szavazatot adó erőd
mar-controlled = irányítója: { $power }
mar-questioned = áthaladt rajta: { $power }; meghódítják, ha elveszti a védelmét
mar-hussar = huszár
mar-general =
    { $side ->
        [down] { $general } ({ $power }, rang: { $rank }, { $troops } csapat), ellátmány nélkül
       *[up] { $general } ({ $power }, rang: { $rank }, { $troops } csapat)
    }
mar-turn =
    { $turn ->
        [0] Felállítás
       *[other] { $turn }. forduló
    }
mar-turns = Fordulók
mar-winter = Tél következik
mar-stage = Akciószakasz: { $stage }
mar-setup = A csapatok elosztása
mar-between = Az akciószakaszok között
mar-over = A játszma véget ért
mar-power-line = { $power }: { $troops } csapat, { $cards } kártya
mar-cards = { $count } kártya
mar-troops = { $count } csapat
mar-income = jövedelem: { $count }
mar-pool = { $count } jelző a készletben
mar-left = még elosztandó: { $count }
mar-neutral = semleges
mar-train = ellátmány
mar-place-off = a táblán kívül
mar-place-box = térkép melletti mező
mar-place-silesia-box = Szilézia mező
mar-place-out = nincs ebben a játékban
mar-hand = Kezek
mar-armies = Seregek
mar-politics = Politika
mar-talks = Tárgyalások
mar-duel = Harc
mar-attacker = Támadó
mar-defender = Védő
mar-right = A kijátszás joga: { $power }
mar-battle-ends = A harc véget ért.
mar-score-then = A pontszám utána: { $score }
mar-give-up-loses = { $count } csapatot veszít, és { $count } városnyit vonul vissza
mar-recruit-cost = { $points } pont értékű TK
mar-unpick = Másik egység
mar-reach = Meddig jut az egység
mar-reach-near = bármilyen úton
mar-reach-main = csak főúton
mar-reach-forced = erőltetett menet
mar-show-supply = Ellátmány
mar-show-guard = Védelem
mar-face-down = egy kártya képpel lefelé
mar-laid = { $card }, képpel lefelé letéve
mar-trump = Adu
mar-political-left = még { $count } politikai kártya
mar-no-political = Nincs felfedett politikai kártya.
mar-election-now = A forduló végén megválasztják a császárt.
mar-pool-short = Készlet
mar-battle-boxes = Csata
mar-aside = Félretéve
mar-expeditionary_corps = egy tábornokát a térkép melletti mezőre küldi
mar-tc_bonus = eggyel több kártyát húz
mar-tc_penalty = eggyel kevesebb kártyát húz
mar-victory = egy győzelemjelző az Olaszország mezőn
mar-box-emperor = Császár
mar-box-electors = 3 választó
mar-box-italy = Olaszország
mar-box-silesia = Szilézia
mar-college = Választói Testület
mar-election-to_come = a választás még hátravan; öt szavazat kell
mar-election-this_turn = választás a forduló végén; öt szavazat kell
mar-election-held = a választás lezajlott
mar-no-talks = Nincs érvényben szerződés vagy megállapodás.
mar-own-words = Saját szavakkal, kötelező erő nélkül
mar-contracts = Támogatási szerződések
mar-contract = Támogató: { $payer }, támogatott: { $recipient }, még { $turns } forduló
mar-clauses = Érvényes megállapodások
mar-until =
    { $turn ->
        [1] az 1. fordulóig
        [5] az 5. fordulóig
       *[other] a { $turn }. fordulóig
    }
mar-draft = Javaslat
mar-compose = Új pont
mar-clause-kind = A pont fajtája
mar-clause-who = Hatalom
mar-clause-whom = Kinek vagy hol
mar-add-clause = A pont hozzáadása
mar-term-next = Ezután az időtartam következik.
mar-kind-subsidy = Támogatás
mar-kind-annul = Támogatás vége
mar-kind-truce = Nincs támadás
mar-kind-avoid = Egy ország elkerülése
mar-kind-pledge = Ígért szavazat
mar-picked = válassz célt, vagy újra az egységet a városonkénti lépéshez
mar-goals = Célok
mar-goal-france = Francia jelzők Ausztriában
mar-goal-prussia = Porosz jelzők Ausztriában és Sziléziában
mar-goal-austria = Ausztria győz a { $turn }. forduló végén
mar-winters = Telek
mar-winters-help = A telek során feljegyzett pontok: a készletben maradt jelzők

# Questions that can always be declined, in the settings.
declined-laying = Kártya letétele a politikai jelölőtáblára
declined-executing = Politikai kártya egy részének végrehajtása
declined-consent = Tábornokok egyesítésének engedélyezése

# Countries and regions, by the names that the map has in its geography. Two names go over several
# lines: the United Netherlands (vereinigte, niederlande) and the Holy Roman Empire.
land-osterreich = Ausztria
land-bohmen = Csehország
land-mahren = Morvaország
land-ungarn = Magyarország
land-osterr-niederlande = Osztrák Németalföld
land-luxemburg = Luxemburg
land-preussen = Poroszország
land-sachsen = Szászország
land-schlesien = Szilézia
land-polen = Lengyelország
land-bayern = Bajorország
land-oberpfalz = Felső-Pfalz
land-frankreich = Franciaország
land-picardie = Picardia
land-champagne = Champagne
land-lothringen = Lotaringia
land-vereinigte = Egyesült
land-niederlande = Tartományok
land-holland = Hollandia
land-hannover = Hannover
land-das-heilige = Szent
land-romische = Német-római
land-reich = Birodalom
land-westfalen = Vesztfália
land-pfalz = Pfalz
land-franken = Frankföld
land-schwaben = Svábföld
land-thuringen = Türingia

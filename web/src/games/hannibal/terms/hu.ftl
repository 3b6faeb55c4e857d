### The board’s own words for Hannibal, in Hungarian.

## Names that stand alone on the map

label-carthago-nova = Új-Karthágó
label-nicaea = Nicaea
label-ligures-w = Ny. ligurok
label-ligures-e = K. ligurok
label-firmum = Firmum
label-syracusae = Syracusae
label-carthago = Karthágó
label-baliares = Baleárok
label-africanus = Africanus
label-gisgo = Gisgo

## The board

han-map = A Földközi-tenger nyugati medencéjének térképe
han-summary = { $turn }. forduló, összesen { $turns }. Politikai pontok: Róma { $rome }, Karthágó { $carthage }.
han-turn = { $turn }. forduló
han-turn-of = { $turn }. forduló / { $turns }
han-years = i. e. { $years }
han-pp = PP
han-points = { $count } politikai pont
han-hand-count = { $count } stratégiakártya a kézben
han-tab-battle = Csata
han-tab-provinces = Tartományok
han-tab-status = Hadvezérek
han-tab-hand = Kártyák
han-hand = A stratégiakártyáid
han-hand-empty = Nincs több stratégiakártyád.
han-battle-hand = A harci kártyáid
han-battle-card = { $name }, kézben { $count }
han-answered = megfelelés: { $chance }
han-province = { $name }: Róma { $rome }, Karthágó { $carthage }, szükséges { $majority }
han-won = { $side } megnyerte a háborút.

## Spaces in words

han-marker-rome = római PE
han-marker-carthage = karthágói PE
han-marker-neutral = semleges
han-marker-none = nincs PE
han-city-rome = római, fallal körülvett város ({ $capacity } HE fér be)
han-city-carthage = karthágói, fallal körülvett város ({ $capacity } HE fér be)
han-city-neutral = semleges, fallal körülvett város
han-city-none = fallal körülvett város
han-tribe-rome = Róma baráti törzse
han-tribe-carthage = Karthágó baráti törzse
han-tribe-neutral = semleges törzs
han-tribe-none = törzs
han-port = kikötő ({ $modifier } a tengeri mozgás táblázatán)
han-stack = { $who } { $count } HE
han-stack-elephants = { $who } { $count } HE, köztük { $elephants } elefánt
han-inside-city = a városban
han-general = { $name } (stratégia { $strategy }, harc { $battle })
han-general-inside = { $name } a városban (stratégia { $strategy }, harc { $battle })
han-siege-points = { $count } ostrompont
han-train = az ostromgépek
han-rank-0 = { "" }
han-rank-1 = prokonzul
han-rank-2 = konzul

## Cards

han-ops = műveleti érték: { $ops }
han-use-ops = Művelet ({ $ops })
han-use-event = Esemény
han-use-discard = Eldobás
han-use-counter = Kijátszás most
han-symbol-campaign = hadjárat: több hadvezér
han-symbol-ship = hajó: tengeri mozgás
han-symbol-counter = kard: váratlan esemény, soron kívül is kijátszható
han-symbol-dual = esemény és művelet együtt
han-symbol-removed = az esemény után kikerül a játékból

## What is under way

han-reaction = A reakciód
han-campaign-left = még { $count } hadvezér mozoghat
han-march =
    { $space }: { $count } HE{ $elephants ->
        [0] { "" }
       *[other] , { $elephants } elefánt
    }; hátralévő mozgáspont: { $left } / { $allowance }
han-owed = Levenni való PE-k: Róma { $rome }, Karthágó { $carthage }
han-pick = Felvétel: { $unit }
han-drop = Hátrahagyás: { $unit }
han-enter = A városba
han-stop = A mozgás vége
han-take = + { $general }
han-leave = − { $general }
han-worn = eddigi mozgása: { $worn }

## Odds

han-odds = { $chance }
han-odds-siege = pont { $gain } · elesik { $fall } · HE-veszteség { $loss }
han-odds-voyage = Megérkezik { $arrive }, visszafordul { $back }, elsüllyed { $sunk }.
han-odds-no-roll = Nem kell dobni a tengeri mozgásra.
han-odds-pass = Hágó: az átlagos veszteség { $average } HE, a legnagyobb { $worst }.
han-odds-charge = sikerül { $success } · visszafelé sül el { $backfire }

## A battle

han-battle-of = Csata: { $space }
han-rating = harci érték { $rating }
han-cards-left = { $count } kártya
han-cards-of = / { $count }
han-attacker = támad
han-winner = győz
han-open = Felfedve:
han-rounds = Körök
han-no-round = Még nem játszottak ki kártyát.
han-no-answer = nincs megfelelés
han-answer-open = …
han-attack-turns = a támadás átszáll a védekezőre
han-played-so-far = Eddig kijátszva: { $cards }
han-casualties-now = { $rounds } kör után mindkét fél átlagos vesztesége { $average } HE, a legnagyobb { $worst }.

## What is in force, generals, piles

han-force-truce = Fegyverszünet
han-force-truce-help = Senki sem léphet olyan helyszínre, ahol ellenséges HE vagy PE van, nem léphet közbe, és nem ostromolhat.
han-force-philip = Fülöp Karthágóval
han-force-philip-help = −1 Karthágónak a tengeri mozgás táblázatán.
han-force-naval = Karthágó uralja a tengert
han-force-naval-help = −1 a tengeri mozgás táblázatán ebben a fordulóban; Róma csak hadjáratkártyával hajózhat.
han-force-hanno = Hanno tanácsa Karthágónak
han-force-hanno-help = Karthágói HE nem hagyhatja el Afrikát.
han-force-cato = Cato tanácsa Rómának
han-force-cato-help = Római HE nem mozoghat Afrikába.
han-force-train = Ostromgépek: { $space }
han-force-train-help = Megszüntetik a karthágói ostromok −1-ét.
han-away-pool = a készletben
han-away-displaced = levételre került
han-away-eliminated = elpusztult
han-away-waiting = a 6. fordulóban érkezik
han-ability-hannibal = Csatánként egyszer egy Puhatolózást bal vagy jobb szárnyon indított támadásként vagy Kettős átkarolásként játszhat ki. Mindenkinél magasabb rangú.
han-ability-hasdrubal = { "" }
han-ability-mago = −1 a tengeri mozgás táblázatán, ha tengeren mozog.
han-ability-gisgo = 1–3-ra kerüli el a csatát és lép közbe.
han-ability-hanno = Nem hagyhatja el Afrikát. Leveheti a római PE-t ott, ahol csata nélkül fejezi be a mozgását.
han-ability-p-scipio = Hispaniában a stratégiai értéke 2.
han-ability-t-longus = 1–2-re támad vissza, ha ő volt az eredeti támadó.
han-ability-fabius = 1–5-re kerüli el a csatát. Nem hagyhatja el Itáliát.
han-ability-flaminius = 1–4-re üldöz és akadályoz meg visszavonást.
han-ability-varro = 1–4-re lép közbe.
han-ability-a-paulus = 1–3-ra támad vissza, ha ő volt az eredeti védekező.
han-ability-g-nero = Hadjáratkártyával 6 helyszínnyit mozog.
han-ability-marcellus = Hadjáratkártyával +1 az ostromtáblázaton.
han-ability-africanus = „Erőltetett menet” kártyával két kocka az ostromtáblázaton.
han-piles = Pakli { $deck } · eldobva { $discards }
han-discards = Eldobott kártyák
han-known = Az ellenfél kezében ismert: { $cards }
han-removed = Kikerült a játékból: { $cards }

# Questions that can always be declined, in the settings.
declined-window = Kártya kijátszása az ellenfél mozgása közben
declined-battle-events = Esemény kijátszása csata előtt
declined-siege-try = Ostromkísérlet
declined-stop-withdrawal = Az ellenfél visszavonásának megakadályozása csatában
declined-fright = Kártya kijátszása rohamozó elefántok ellen

### Hannibal in Hungarian. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Places have the forms in, to and from, generals acc, at and with,
### sides dat and acc; the kind of a battle card says whether it can stand for another.

game-title = Hannibal: Róma Karthágó ellen
game-goal = Ellenőrizz a háború végére több tartományt, mint az ellenfeled, foglald el a fővárosát, vagy kényszerítsd békekérésre! A kártyák, a táblázatok és a térkép a 2007-es kiadást követik, a szabályok, ahol ismertek, a 2018-asat.

## Places, generals and parts

word-rome = Róma
    .kind = rome
    .dat = Rómának
    .acc = Rómát
word-carthage = Karthágó
    .kind = carthage
    .dat = Karthágónak
    .acc = Karthágót
word-gades = Gades
    .in = Gadesben
    .to = Gadesbe
    .from = Gadesből
word-hispalis = Hispalis
    .in = Hispalisban
    .to = Hispalisba
    .from = Hispalisból
word-corduba = Corduba
    .in = Cordubában
    .to = Cordubába
    .from = Cordubából
word-malaca = Malaca
    .in = Malacában
    .to = Malacába
    .from = Malacából
word-acci = Acci
    .in = Acciban
    .to = Acciba
    .from = Acciból
word-carthago-nova = Új-Karthágó
    .in = Új-Karthágóban
    .to = Új-Karthágóba
    .from = Új-Karthágóból
word-salaria = Salaria
    .in = Salariában
    .to = Salariába
    .from = Salariából
word-laminium = Laminium
    .in = Laminiumban
    .to = Laminiumba
    .from = Laminiumból
word-dianium = Dianium
    .in = Dianiumban
    .to = Dianiumba
    .from = Dianiumból
word-saguntum = Saguntum
    .in = Saguntumban
    .to = Saguntumba
    .from = Saguntumból
word-arsa = Arsa
    .in = Arsában
    .to = Arsába
    .from = Arsából
word-salmantica = Salmantica
    .in = Salmanticában
    .to = Salmanticába
    .from = Salmanticából
word-segovia = Segovia
    .in = Segoviában
    .to = Segoviába
    .from = Segoviából
word-toletum = Toletum
    .in = Toletumban
    .to = Toletumba
    .from = Toletumból
word-segobriga = Segobriga
    .in = Segobrigában
    .to = Segobrigába
    .from = Segobrigából
word-numantia = Numantia
    .in = Numantiában
    .to = Numantiába
    .from = Numantiából
word-iberus = Iberus
    .in = az Iberusnál
    .to = az Iberushoz
    .from = az Iberustól
word-bilbilis = Bilbilis
    .in = Bilbilisben
    .to = Bilbilisbe
    .from = Bilbilisből
word-azaila = Azaila
    .in = Azailában
    .to = Azailába
    .from = Azailából
word-ilerda = Ilerda
    .in = Ilerdában
    .to = Ilerdába
    .from = Ilerdából
word-dertosa = Dertosa
    .in = Dertosában
    .to = Dertosába
    .from = Dertosából
word-tarraco = Tarraco
    .in = Tarracóban
    .to = Tarracóba
    .from = Tarracóból
word-massilia = Massilia
    .in = Massiliában
    .to = Massiliába
    .from = Massiliából
word-narbo = Narbo
    .in = Narbóban
    .to = Narbóba
    .from = Narbóból
word-emporiae = Emporiae
    .in = Emporiaeben
    .to = Emporiaebe
    .from = Emporiaeből
word-nemausus = Nemausus
    .in = Nemaususban
    .to = Nemaususba
    .from = Nemaususból
word-nicaea = Nicaea
    .in = Nicaeában
    .to = Nicaeába
    .from = Nicaeából
word-araceli = Araceli
    .in = Araceliben
    .to = Aracelibe
    .from = Araceliből
word-aquitani = Aquitanusok
    .in = az aquitanusoknál
    .to = az aquitanusokhoz
    .from = az aquitanusoktól
word-tolosa = Tolosa
    .in = Tolosában
    .to = Tolosába
    .from = Tolosából
word-averni = Arvernusok
    .in = az arvernusoknál
    .to = az arvernusokhoz
    .from = az arvernusoktól
word-gergovia = Gergovia
    .in = Gergoviában
    .to = Gergoviába
    .from = Gergoviából
word-rhone = Rhône
    .in = a Rhône-nál
    .to = a Rhône-hoz
    .from = a Rhône-tól
word-allobroges = Allobroxok
    .in = az allobroxoknál
    .to = az allobroxokhoz
    .from = az allobroxoktól
word-druentia = Druentia
    .in = a Druentiánál
    .to = a Druentiához
    .from = a Druentiától
word-isere = Isère
    .in = az Isère-nél
    .to = az Isère-hez
    .from = az Isère-től
word-ligures-w = Nyugati ligurok
    .in = a nyugati liguroknál
    .to = a nyugati ligurokhoz
    .from = a nyugati liguroktól
word-ligures-e = Keleti ligurok
    .in = a keleti liguroknál
    .to = a keleti ligurokhoz
    .from = a keleti liguroktól
word-taurini = Taurinusok
    .in = a taurinusoknál
    .to = a taurinusokhoz
    .from = a taurinusoktól
word-insubres = Insuberek
    .in = az insubereknél
    .to = az insuberekhez
    .from = az insuberektől
word-verona = Verona
    .in = Veronában
    .to = Veronába
    .from = Veronából
word-boii = Boiusok
    .in = a boiusoknál
    .to = a boiusokhoz
    .from = a boiusoktól
word-mutina = Mutina
    .in = Mutinában
    .to = Mutinába
    .from = Mutinából
word-pisae = Pisae
    .in = Pisaeben
    .to = Pisaebe
    .from = Pisaeből
word-faesulae = Faesulae
    .in = Faesulaeben
    .to = Faesulaebe
    .from = Faesulaeből
word-falerii = Falerii
    .in = Faleriiben
    .to = Faleriibe
    .from = Faleriiből
word-cosa = Cosa
    .in = Cosában
    .to = Cosába
    .from = Cosából
word-tarquinii = Tarquinii
    .in = Tarquiniiben
    .to = Tarquiniibe
    .from = Tarquiniiből
word-ariminum = Ariminum
    .in = Ariminumban
    .to = Ariminumba
    .from = Ariminumból
word-firmum = Firmum Picenum
    .in = Firmum Picenumban
    .to = Firmum Picenumba
    .from = Firmum Picenumból
word-sena = Sena
    .in = Senában
    .to = Senába
    .from = Senából
word-praeneste = Praeneste
    .in = Praenestében
    .to = Praenestébe
    .from = Praenestéből
word-terventum = Terventum
    .in = Terventumban
    .to = Terventumba
    .from = Terventumból
word-roma = Róma
    .in = Rómában
    .to = Rómába
    .from = Rómából
word-capua = Capua
    .in = Capuában
    .to = Capuába
    .from = Capuából
word-neapolis = Neapolis
    .in = Neapolisban
    .to = Neapolisba
    .from = Neapolisból
word-arpi = Arpi
    .in = Arpiban
    .to = Arpiba
    .from = Arpiból
word-cannae = Cannae
    .in = Cannaeben
    .to = Cannaebe
    .from = Cannaeből
word-beneventum = Beneventum
    .in = Beneventumban
    .to = Beneventumba
    .from = Beneventumból
word-brundisium = Brundisium
    .in = Brundisiumban
    .to = Brundisiumba
    .from = Brundisiumból
word-tarentum = Tarentum
    .in = Tarentumban
    .to = Tarentumba
    .from = Tarentumból
word-heraclea = Heraclea
    .in = Heracleában
    .to = Heracleába
    .from = Heracleából
word-paestum = Paestum
    .in = Paestumban
    .to = Paestumba
    .from = Paestumból
word-bruttium = Bruttium
    .in = Bruttiumban
    .to = Bruttiumba
    .from = Bruttiumból
word-croton = Croton
    .in = Crotonban
    .to = Crotonba
    .from = Crotonból
word-rhegium = Rhegium
    .in = Rhegiumban
    .to = Rhegiumba
    .from = Rhegiumból
word-lilybaeum = Lilybaeum
    .in = Lilybaeumban
    .to = Lilybaeumba
    .from = Lilybaeumból
word-panormus = Panormus
    .in = Panormusban
    .to = Panormusba
    .from = Panormusból
word-agrigentum = Agrigentum
    .in = Agrigentumban
    .to = Agrigentumba
    .from = Agrigentumból
word-enna = Enna
    .in = Ennában
    .to = Ennába
    .from = Ennából
word-messana = Messana
    .in = Messanában
    .to = Messanába
    .from = Messanából
word-syracusae = Syracusae
    .in = Syracusaeben
    .to = Syracusaebe
    .from = Syracusaeből
word-aleria = Aleria
    .in = Aleriában
    .to = Aleriába
    .from = Aleriából
word-sassari = Sassari
    .in = Sassariban
    .to = Sassariba
    .from = Sassariból
word-oristano = Oristano
    .in = Oristanóban
    .to = Oristanóba
    .from = Oristanóból
word-nuoro = Nuoro
    .in = Nuoróban
    .to = Nuoróba
    .from = Nuoróból
word-caralis = Caralis
    .in = Caralisban
    .to = Caralisba
    .from = Caralisból
word-icosium = Icosium
    .in = Icosiumban
    .to = Icosiumba
    .from = Icosiumból
word-zuccabar = Zuccabar
    .in = Zuccabarban
    .to = Zuccabarba
    .from = Zuccabarból
word-tupusuctu = Tupusuctu
    .in = Tupusuctuban
    .to = Tupusuctuba
    .from = Tupusuctuból
word-vescera = Vescera
    .in = Vescerában
    .to = Vescerába
    .from = Vescerából
word-saldae = Saldae
    .in = Saldaeben
    .to = Saldaebe
    .from = Saldaeből
word-sitifis = Sitifis
    .in = Sitifisben
    .to = Sitifisbe
    .from = Sitifisből
word-cirta = Cirta
    .in = Cirtában
    .to = Cirtába
    .from = Cirtából
word-thamugadi = Thamugadi
    .in = Thamugadiban
    .to = Thamugadiba
    .from = Thamugadiból
word-thubursicu = Thubursicu
    .in = Thubursicuban
    .to = Thubursicuba
    .from = Thubursicuból
word-theveste = Theveste
    .in = Thevestében
    .to = Thevestébe
    .from = Thevestéből
word-hippo-regius = Hippo Regius
    .in = Hippo Regiusban
    .to = Hippo Regiusba
    .from = Hippo Regiusból
word-thabraca = Thabraca
    .in = Thabracában
    .to = Thabracába
    .from = Thabracából
word-utica = Utica
    .in = Uticában
    .to = Uticába
    .from = Uticából
word-zama = Zama
    .in = Zamában
    .to = Zamába
    .from = Zamából
word-thapsus = Thapsus
    .in = Thapsusban
    .to = Thapsusba
    .from = Thapsusból
word-tacapae = Tacapae
    .in = Tacapaeben
    .to = Tacapaebe
    .from = Tacapaeből
word-hadrumetum = Hadrumetum
    .in = Hadrumetumban
    .to = Hadrumetumba
    .from = Hadrumetumból
word-carthago = Karthágó
    .in = Karthágóban
    .to = Karthágóba
    .from = Karthágóból
word-baliares = Baleár-szigetek
    .in = a Baleár-szigeteken
    .to = a Baleár-szigetekre
    .from = a Baleár-szigetekről
word-gallia-cisalpina = Gallia Cisalpina
word-etruria = Etruria
word-latium = Latium
word-campania = Campania
word-samnium = Samnium
word-apulia = Apulia
word-lucania = Lucania
word-baetica = Baetica
word-orospeda = Orospeda
word-celtiberia = Celtibéria
word-idubeda = Idubeda
word-western-numidia = Nyugat-Numídia
word-eastern-numidia = Kelet-Numídia
word-carthaginia = Carthaginia
word-sicilia = Szicília
word-sardinia-et-corsica = Szardínia és Korzika
word-gallia-transalpina = Gallia Transalpina
word-liguria = Liguria
word-hannibal = Hannibal
    .acc = Hannibalt
    .at = Hannibalnál
    .with = Hanniballal
word-hasdrubal = Hasdrubal
    .acc = Hasdrubalt
    .at = Hasdrubalnál
    .with = Hasdruballal
word-mago = Mago
    .acc = Magót
    .at = Magónál
    .with = Magóval
word-gisgo = H. Gisgo
    .acc = H. Gisgót
    .at = H. Gisgónál
    .with = H. Gisgóval
word-hanno = Hanno
    .acc = Hannót
    .at = Hannónál
    .with = Hannóval
word-p-scipio = P. Scipio
    .acc = P. Scipiót
    .at = P. Scipiónál
    .with = P. Scipióval
word-t-longus = T. Longus
    .acc = T. Longust
    .at = T. Longusnál
    .with = T. Longusszal
word-fabius = Fabius
    .acc = Fabiust
    .at = Fabiusnál
    .with = Fabiusszal
word-flaminius = Flaminius
    .acc = Flaminiust
    .at = Flaminiusnál
    .with = Flaminiusszal
word-varro = Varro
    .acc = Varrót
    .at = Varrónál
    .with = Varróval
word-a-paulus = A. Paulus
    .acc = A. Paulust
    .at = A. Paulusnál
    .with = A. Paulusszal
word-g-nero = G. Nero
    .acc = G. Nerót
    .at = G. Nerónál
    .with = G. Neróval
word-marcellus = Marcellus
    .acc = Marcellust
    .at = Marcellusnál
    .with = Marcellusszal
word-africanus = Scipio Africanus
    .acc = Scipio Africanust
    .at = Scipio Africanusnál
    .with = Scipio Africanusszal
word-frontal-assault = Frontális roham
    .kind = plain
word-flank-left = Támadás a bal szárnyon
    .kind = plain
word-flank-right = Támadás a jobb szárnyon
    .kind = plain
word-probe = Puhatolózás
    .kind = probe
word-double-envelopment = Kettős átkarolás
    .kind = plain
word-reserve = Tartalék
    .kind = reserve
word-unseen = az egyik rejtett kártya
word-cu = HE
word-elephant = elefánt
word-cu-inside = HE a városból
word-elephant-inside = elefánt a városból
word-arrived = megérkezik
word-returned = kénytelen visszafordulni
word-lost = elsüllyed
word-interception = közbelépés
word-avoid-battle = csata elkerülése
word-pursuit = üldözés
word-counterattack = visszatámadás
word-withdrawal = visszavonás
word-stop-withdrawal = visszavonás megakadályozása
word-loyalty = a zsoldosok megtartása
word-peace = az ellenfél békét kér
word-capital = elesett az ellenfél fővárosa
word-italia = Latiumon kívül egész Itália karthágói
word-points = több politikai pontja van
word-tie = döntetlen az utolsó fordulóban
word-at-sea = a tengeren van
word-crossed-pass = hágón kelt át
word-has-moved = messzire jutott
word-among-tribes = ellenséges törzsek között van
word-driven-there = ellenséges törzsek közé került

## Strategy cards: title and text

word-corsica-sardinia-revolt-1 = Korzika és Szardínia fellázad (1)
text-corsica-sardinia-revolt-1 = Csak ha az ellenfél ellenőrzi Szardínia és Korzika tartományt: vedd le onnan minden olyan PE-jét, amely mellett nincs HE-je.
word-sicilia-revolts-2 = Szicília fellázad (2)
text-sicilia-revolts-2 = Csak ha az ellenfél ellenőrzi Szicília tartományt: vedd le onnan (Syracusaeből nem) minden olyan PE-jét, amely mellett nincs HE-je; a fallal körülvett városok maradnak.
word-numidia-revolts-3 = Numídia fellázad (3)
text-numidia-revolts-3 = Válaszd Nyugat- vagy Kelet-Numídiát: vedd le a választott tartományból minden olyan ellenséges PE-t, amely mellett nincs ellenséges HE. Nem kell, hogy az ellenfél ellenőrizze a tartományt.
word-celtiberia-revolts-4 = Celtibéria fellázad (4)
text-celtiberia-revolts-4 = Csak ha az ellenfél ellenőrzi Celtibériát: vedd le onnan minden olyan PE-jét, amely mellett nincs HE-je.
word-native-guide-5 = Helyi vezető (5)
text-native-guide-5 = A kártya saját műveletével együtt, 1-es vagy 2-es stratégiai értékű hadvezérrel: a hegyi hágón átkelő hadsereg veszteségdobása −3 módosítót kap, a többi módosítón felül (az Alpokon kívüli hágón tehát −5-öt); ha két hágón kel át, mindkettőn.
word-maharbals-cavalry-6 = Maharbal lovassága (6)
text-maharbals-cavalry-6 = Csatában: játszd ki további harci kártyaként; Kettős átkarolásnak számít, de ha megfelelnek rá, a védekező ettől még nem lesz támadó. Az utolsó rendes harci kártya után is kijátszható.
word-hostile-tribes-7 = Ellenséges törzsek (7)
text-hostile-tribes-7 = Ha egy ellenséges hadsereg vagy hadvezér nélküli ellenséges HE-k Gallia Transalpina vagy Liguria valamelyik helyszínén vannak, vagy oda lépnek, akár mozognak, akár állnak, nagyságuktól függetlenül azonnal veszteséget szenvednek az 5–6-os oszlop szerint. Váratlan eseményként vagy rendes kijátszás eseményeként használható.
word-hostile-tribes-8 = Ellenséges törzsek (8)
text-hostile-tribes-8 = Ha egy ellenséges hadsereg vagy hadvezér nélküli ellenséges HE-k Gallia Transalpina vagy Liguria valamelyik helyszínén vannak, vagy oda lépnek, akár mozognak, akár állnak, nagyságuktól függetlenül azonnal veszteséget szenvednek az 5–6-os oszlop szerint. Váratlan eseményként vagy rendes kijátszás eseményeként használható.
word-philip-9 = V. Fülöp makedón király szövetségre lép Karthágóval (9)
text-philip-9 = Első használat (csak Karthágó): Róma véletlenszerűen eldob egy stratégiakártyát; amíg Fülöp szövetséges, Karthágónak −1 jár a tengeri mozgás táblázatán. Ettől kezdve csak Róma használhatja az eseményt: Karthágó elveszít egy véletlenszerű lapot a kezéből, Fülöp békét köt, a módosító megszűnik, és a kártya kikerül a játékból.
word-macedonian-reinforcements-10 = Makedón erősítés (10)
text-macedonian-reinforcements-10 = Csak amíg Fülöp Karthágó szövetségese: helyezz le 2 HE-t Afrika vagy Itália egyik karthágói ellenőrzés alatt álló kikötőjében. Ostromlott városba egyik sem tehető.
word-balearic-slingers-11 = Baleári parittyások (11)
text-balearic-slingers-11 = Csak ha te ellenőrzöd a Baleár-szigeteket: helyezz le 1 HE-t bármelyik kikötőben, ahol baráti PE van, és nincs ellenséges HE. Ostromlott városba nem tehető.
word-african-reinforcements-12 = Afrikai erősítés (12)
text-african-reinforcements-12 = Helyezz le 2 elefántot Karthágóban; minden hiányzó elefánt helyett egy rendes HE-t tegyél oda. Ostromlott városba egyik sem tehető.
word-bruttium-recruits-13 = Bruttiumi újoncok (13)
text-bruttium-recruits-13 = Helyezz le 2 HE-t egy Lucaniában lévő karthágói hadvezérnél. Ostromlott városba egyik sem tehető.
word-ligurian-recruits-14 = Liguriai újoncok (14)
text-ligurian-recruits-14 = Helyezz le 2 HE-t egy Liguriában, Gallia Cisalpinában vagy Etruriában lévő karthágói hadvezérnél. Ostromlott városba egyik sem tehető.
word-iberian-recruits-15 = Ibériai újoncok (15)
text-iberian-recruits-15 = Helyezz le 2 HE-t egy hadvezérednél, aki Hispania egyik általad ellenőrzött tartományában van. Ostromlott városba egyik sem tehető.
word-gallic-recruits-16 = Gall újoncok (16)
text-gallic-recruits-16 = Helyezz le 2 HE-t egy Gallia Transalpinában vagy Gallia Cisalpinában lévő karthágói hadvezérnél. Ostromlott városba egyik sem tehető.
word-surprise-sortie-17 = Váratlan kitörés (17)
text-surprise-sortie-17 = Vegyél le egy ostrompontot bármelyik fallal körülvett városról.
word-traitor-in-tarentum-18 = Áruló Tarentumban (18)
text-traitor-in-tarentum-18 = A kártya saját műveletével együtt, ha egy legalább 3 HE-ből álló hadsereg Tarentumot ostromolja: a város ostromdobás nélkül gazdát cserél; a benne lévő ellenséges HE-k elpusztulnak.
word-senate-dismisses-proconsul-19 = A szenátus felmenti a prokonzult (19)
text-senate-dismisses-proconsul-19 = Ha a térképen van római prokonzul Scipio Africanuson kívül: lekerül, és a helyére egy a térképen kívüli római hadvezér lép; hogy melyik, azt a kártya kijátszója választja ki.
word-spy-in-enemy-camp-20 = Kém az ellenséges táborban (20)
text-spy-in-enemy-camp-20 = Csata kezdetén: nézd meg az ellenfél harci kártyáinak legfeljebb a felét, véletlenszerűen húzva; ezek az egész csatában felfordítva maradnak. Ha az „Elpártoló szövetséges” is játékba kerül, a kijátszója elveszi az egyik nyílt kártyát, vagy húz egyet a többi közül, látatlanban.
word-mercenaries-desert-21 = Dezertáló zsoldosok (21)
text-mercenaries-desert-21 = A térképen minden karthágói sereg veszteséget szenved, kivéve azokat, amelyek karthágói fallal körülvett város helyszínén vannak (akár a városon belül, akár kívül). A hadvezérrel álló sereg megmenekül, ha egy külön dobás nem nagyobb a hadvezér harci értékénél.
word-mutines-numidians-22 = Mutines numidái (22)
text-mutines-numidians-22 = Helyezz le 1 karthágói HE-t és egy karthágói PE-t Szicília egyik olyan helyszínén, amely nem fallal körülvett város, és nincs ott római HE; az ottani római PE átfordul.
word-numidian-ally-23 = Numida szövetséges (23)
text-numidian-ally-23 = Helyezz le legfeljebb 3 római PE-t Kelet-Numídia olyan helyszínein, ahol nincs karthágói HE; az ottani karthágói PE átfordul.
word-sophonisba-24 = A szép Sophonisba elcsábít egy numida királyt (24)
text-sophonisba-24 = Válaszd Nyugat- vagy Kelet-Numídiát: helyezz le ott legfeljebb 3 karthágói PE-t olyan helyszíneken, ahol nincs római HE; az ottani római PE átfordul.
word-capua-sides-25 = Capua Karthágó oldalára áll (25)
text-capua-sides-25 = Csak ha Karthágó legalább 3 itáliai tartományt ellenőriz: Capua Karthágóé lesz; a benne lévő római HE-k elpusztulnak.
word-syracuse-allies-26 = Syracusae szövetségre lép Karthágóval (26)
text-syracuse-allies-26 = Syracusae Karthágóé lesz; a benne lévő római HE-k elpusztulnak. Amíg Karthágó tartja a várost, −1 jár neki a tengeri mozgás táblázatán.
word-come-into-italy-27 = Harcolni jöttem Itáliába (27)
text-come-into-italy-27 = Csak ha Hannibal Itáliában van: fordíts át 2 római PE-t Itália olyan helyszínein, amelyek nem fallal körülvett városok, és nincs ott római HE.
word-hannibal-charms-italy-28 = Hannibal elbűvöli Itáliát (28)
text-hannibal-charms-italy-28 = A kártya saját műveletével, Hannibal mozgatására: Itália minden helyszínén, ahova belép, és ahol nincs római HE, leveheti a római PE-t (fallal körülvett várost nem). Az induló helyszín is számít, ha egy mozgáspontot fizet érte. Ott is érvényes, ahol lerohanást hajt végre, vagy ahol a római hadsereg elkerüli a csatát.
word-carthaginian-naval-victory-29 = Karthágói tengeri győzelem (29)
text-carthaginian-naval-victory-29 = A forduló végéig Karthágónak −1 jár a tengeri mozgás táblázatán, Róma pedig csak a „Nagy hadjárat” vagy a „Kis hadjárat” kártyájával mozoghat tengeren.
word-carthaginian-siege-train-30 = Karthágói ostromgépek (30)
text-carthaginian-siege-train-30 = Tedd az ostromgépeket bármelyik karthágói hadvezérhez, vagy ha már játékban vannak, vidd át őket egy másikhoz. Az ő hadseregére nem érvényes a karthágói ostromok −1-e. Csatában nem HE, nem számít bele a 10 HE-s korlátba, alpesi hágón és tengeren nem vihető át, és lekerül a térképről, ha ellenséges HE-k egyedül találják, vagy ha vissza kellene vonulnia. Újra és újra kijátszható.
word-spanish-allies-desert-31 = Elpártoló hispán szövetségesek (31)
text-spanish-allies-desert-31 = Hispaniai csata kezdetén: az ellenfél ebben a csatában nem kap harci kártyát a hispaniai szövetségeseiért.
word-numidian-allies-desert-32 = Elpártoló numida szövetségesek (32)
text-numidian-allies-desert-32 = Afrikai csata kezdetén: az ellenfél ebben a csatában nem kap harci kártyát Nyugat- és Kelet-Numídiáért.
word-major-campaign-33 = Nagy hadjárat (33)
text-major-campaign-33 = Aktiválj egymás után legfeljebb három, bármilyen stratégiai értékű hadvezért, mindegyiket egyszer; mindegyik legfeljebb 4 helyszínnyit mozoghat, legfeljebb 10 HE-vel. Egyikük tengeren is mozoghat, legfeljebb 10 HE-vel.
word-major-campaign-34 = Nagy hadjárat (34)
text-major-campaign-34 = Aktiválj egymás után legfeljebb három, bármilyen stratégiai értékű hadvezért, mindegyiket egyszer; mindegyik legfeljebb 4 helyszínnyit mozoghat, legfeljebb 10 HE-vel. Egyikük tengeren is mozoghat, legfeljebb 10 HE-vel.
word-diplomacy-35 = Diplomácia (35)
text-diplomacy-35 = Fordíts át bárhol egy ellenséges PE-t, amely nem fallal körülvett város és nem törzs, és nincs ott ellenséges HE.
word-diplomacy-36 = Diplomácia (36)
text-diplomacy-36 = Fordíts át bárhol egy ellenséges PE-t, amely nem fallal körülvett város és nem törzs, és nincs ott ellenséges HE.
word-minor-campaign-37 = Kis hadjárat (37)
text-minor-campaign-37 = Aktiválj egymás után legfeljebb két, bármilyen stratégiai értékű hadvezért, mindegyiket egyszer; mindegyik legfeljebb 4 helyszínnyit mozoghat, legfeljebb 10 HE-vel. Egyikük tengeren is mozoghat, legfeljebb 10 HE-vel.
word-minor-campaign-38 = Kis hadjárat (38)
text-minor-campaign-38 = Aktiválj egymás után legfeljebb két, bármilyen stratégiai értékű hadvezért, mindegyiket egyszer; mindegyik legfeljebb 4 helyszínnyit mozoghat, legfeljebb 10 HE-vel. Egyikük tengeren is mozoghat, legfeljebb 10 HE-vel.
word-minor-campaign-39 = Kis hadjárat (39)
text-minor-campaign-39 = Aktiválj egymás után legfeljebb két, bármilyen stratégiai értékű hadvezért, mindegyiket egyszer; mindegyik legfeljebb 4 helyszínnyit mozoghat, legfeljebb 10 HE-vel. Egyikük tengeren is mozoghat, legfeljebb 10 HE-vel.
word-minor-campaign-40 = Kis hadjárat (40)
text-minor-campaign-40 = Aktiválj egymás után legfeljebb két, bármilyen stratégiai értékű hadvezért, mindegyiket egyszer; mindegyik legfeljebb 4 helyszínnyit mozoghat, legfeljebb 10 HE-vel. Egyikük tengeren is mozoghat, legfeljebb 10 HE-vel.
word-bad-weather-41 = Rossz idő (41)
text-bad-weather-41 = Közvetlenül egy ellenséges hadvezér mozgása után, a csata, valamint a tengeri mozgásra és a hágó miatti veszteségre tett dobás előtt játszd ki: csak a második helyszínig jutott el, ahova belépett, és oda tér vissza. A tengeri mozgás elmarad, és a sereg ebben a kártyakijátszásban a kikötőjében marad; azon a hágón vagy szoroson, amelyikhez a harmadik vagy negyedik mozgáspont is kellett volna, nem kelt át. Csak mozgás ellen jó, közbelépés, visszavonulás és csata elkerülése ellen nem. Hadjáratkártya ellen egy hadvezért állít meg, és a következő mozgása előtt kell kijátszani; a két hadvezérrel mozgó HE-k megtartják, amit a másik mozgása adott nekik.
word-elephant-fright-42 = Megriadt elefántok (42)
text-elephant-fright-42 = Elefántroham bejelentésekor, a dobás előtt játszd ki: az elefántoknak nincs hatásuk, és Karthágó 2 harci kártyát veszít.
word-two-legions-of-slaves-43 = Két rabszolgalégió felállítása (volones) (43)
text-two-legions-of-slaves-43 = Csak ha Karthágó legalább 3 itáliai tartományt ellenőriz: helyezz le 4 római HE-t Latiumban, ha nincs ott karthágói HE.
word-allied-auxiliaries-44 = Szövetséges segédcsapatok (44)
text-allied-auxiliaries-44 = Csak ha Róma ellenőrzi Apuliát: helyezz le 2 HE-t egy Itáliában lévő római hadvezérnél. Rómában csak akkor, ha ott hadvezér van, és ostromlott városban nem.
word-allied-auxiliaries-45 = Szövetséges segédcsapatok (45)
text-allied-auxiliaries-45 = Csak ha Róma ellenőrzi Etruriát: helyezz le 2 HE-t egy Itáliában lévő római hadvezérnél. Rómában csak akkor, ha ott hadvezér van, és ostromlott városban nem.
word-allied-auxiliaries-46 = Szövetséges segédcsapatok (46)
text-allied-auxiliaries-46 = Csak ha Róma ellenőrzi Samniumot: helyezz le 2 HE-t egy Itáliában lévő római hadvezérnél. Rómában csak akkor, ha ott hadvezér van, és ostromlott városban nem.
word-allied-auxiliaries-47 = Szövetséges segédcsapatok (47)
text-allied-auxiliaries-47 = Csak ha Róma ellenőrzi Lucaniát: helyezz le 2 HE-t egy Itáliában lévő római hadvezérnél. Rómában csak akkor, ha ott hadvezér van, és ostromlott városban nem.
word-allied-auxiliaries-48 = Szövetséges segédcsapatok (48)
text-allied-auxiliaries-48 = Csak ha Róma ellenőrzi Campaniát: helyezz le 2 HE-t egy Itáliában lévő római hadvezérnél. Rómában csak akkor, ha ott hadvezér van, és ostromlott városban nem.
word-opposing-fleet-breaks-siege-49 = Ellenséges flotta töri meg az ostromot (49)
text-opposing-fleet-breaks-siege-49 = Vedd le az összes ostrompontot egy olyan városról, amelyik kikötő (Capuáról soha).
word-adriatic-pirates-50 = Adriai kalózok (50)
text-adriatic-pirates-50 = A kártya saját műveletével, egy hadvezér legfeljebb 3 HE-s tengeri mozgására, amely Brundisiumban, Crotonban vagy Tarentumban kezdődik vagy végződik: nem kell dobni a tengeri mozgás táblázatára.
word-epidemic-51 = Járvány (51)
text-epidemic-51 = Egy általad választott ellenséges hadsereg a nagysága szerint veszteséget szenved.
word-pestilence-52 = Dögvész (52)
text-pestilence-52 = Egy általad választott, várost ostromló ellenséges hadsereg a nagysága szerint veszteséget szenved, +1-gyel a dobáson.
word-tribal-resistance-53 = Törzsi ellenállás (53)
text-tribal-resistance-53 = Vedd le az összes leigázáspontot bármelyik törzsi helyszínről.
word-treachery-within-city-54 = Árulás a városban (54)
text-treachery-within-city-54 = A kártya saját műveletével, ostromhoz: dobj kétszer az ostromtáblázatra, és használd mindkét eredményt.
word-messenger-intercepted-55 = Elfogott hírvivő (55)
text-messenger-intercepted-55 = Húzz látatlanban egy stratégiakártyát az ellenfél kezéből, és vedd a sajátodba.
word-grain-shortage-56 = Gabonahiány (56)
text-grain-shortage-56 = Csak ha Karthágó ellenőrzi Szicília tartományt: vegyél le bármelyik 3 római PE-t, amely nem fallal körülvett város.
word-hanno-counsels-carthage-57 = Hanno tanácsa Karthágónak (57)
text-hanno-counsels-carthage-57 = Karthágói HE nem hagyhatja el Afrikát a stratégiapakli következő újrakeverése utáni forduló elejéig. Erősítés máshol is lehelyezhető; HE nélküli hadvezérek átmehetnek.
word-cato-counsels-rome-58 = Cato tanácsa Rómának (58)
text-cato-counsels-rome-58 = Római HE nem mozoghat Afrikába a stratégiapakli következő újrakeverése utáni forduló elejéig; az ott lévőkre ez nem hat. Erősítés ott is lehelyezhető; HE nélküli hadvezérek átmehetnek.
word-ally-deserts-59 = Elpártoló szövetséges (59)
text-ally-deserts-59 = Csatában, az első harci kártya előtt vagy bármelyik későbbi körben: húzz látatlanban egy harci kártyát az ellenfél kezéből, és vedd a sajátodba (mindketten láthatjátok, melyik az).
word-storms-at-sea-60 = Vihar a tengeren (60)
text-storms-at-sea-60 = Közvetlenül azután játszd ki, hogy az ellenfél tengeren mozgatott egy hadsereget, a tengeri dobás előtt: a sereg a nagysága szerint veszteséget szenved, +2-vel a dobáson. A hadvezéreknek nem esik bajuk; ha minden HE elvész, a hadvezér egyedül visszatér az induló kikötőbe.
word-forced-march-61 = Erőltetett menet (61)
text-forced-march-61 = A kártya saját műveletével: mozgass egy 1-es stratégiai értékű hadvezért legfeljebb 6 helyszínnyit.
word-forced-march-62 = Erőltetett menet (62)
text-forced-march-62 = A kártya saját műveletével: mozgass egy 1-es vagy 2-es stratégiai értékű hadvezért legfeljebb 6 helyszínnyit.
word-forced-march-63 = Erőltetett menet (63)
text-forced-march-63 = A kártya saját műveletével: mozgass egy bármilyen stratégiai értékű hadvezért legfeljebb 6 helyszínnyit. Tengeren: egy tengeri mozgás és három szárazföldi lépés, vagy két tengeri mozgás.
word-truce-64 = Fegyverszünet (64)
text-truce-64 = Amíg tart, senki sem léphet olyan helyszínre, ahol ellenséges HE vagy ellenséges PE van, nem léphet közbe, és nem tehet ostromkísérletet; az ostromlók maradhatnak, és megtartják a pontjaikat, semleges törzs leigázható. Az ellenséges PE-n álló HE-k maradhatnak, de a PE nem fordítható át. Karthágó a táblázatra dobás nélkül mozog a tengeren; a „Vihar a tengeren” továbbra is működik. Akkor ér véget, amikor valamelyik játékos egy kártyát eseményként használ, kivéve a hadjáratkártyákat, a váratlan eseményeket, a kettős felhasználású kártyákat és a hatástalan eseményeket. Bármire használják is ezt a kártyát, akkor is, ha eldobják, a stratégiapaklit a forduló végén újra kell keverni.

## Battle cards

text-frontal-assault = Frontális rohammal vagy Tartalékkal lehet megfelelni rá.
text-flank-left = A bal szárnyon indított támadással vagy Tartalékkal lehet megfelelni rá.
text-flank-right = A jobb szárnyon indított támadással vagy Tartalékkal lehet megfelelni rá.
text-probe = Puhatolózással vagy Tartalékkal lehet megfelelni rá; ha ezzel győznek, a vesztes kevesebbet veszít.
text-double-envelopment = Kettős átkarolással vagy Tartalékkal lehet megfelelni rá; aki megfelel rá, az lesz a támadó. Ha ezzel győznek, a vesztes többet veszít.
text-reserve = Bármelyik kártyát helyettesíti.
text-unseen = A kézben lévő lapok egyike, amely nincs felfedve.

## Actions: what a seat can do

action-event = Kijátszás eseményként: { $card }
action-ops = Felhasználás műveleti értékért: { $card }
action-discard = Eldobás: { $card }
action-counter = Kijátszás: { $card }
action-pass = Passz
action-done = Kész
action-command = { $general } legyen a parancsnok
action-activate = { $general } mozgatása
action-raise = HE toborzása { $general-at }
action-place-pc = PE lehelyezése { $space-in }
action-place-cu = Lehelyezés { $space-in }
action-name = { $general } kiválasztása
action-station = Lehelyezés { $space-in }
action-province = Választás: { $province }
action-target = Választás: { $space }
action-remove-pc = PE levétele { $space-in }
action-pick =
    { $worn ->
        [0] Felvétel: { $count } { $unit }
       *[other] Felvétel: { $count } { $unit } (eddigi mozgása: { $worn })
    }
action-drop =
    { $worn ->
        [0] Hátrahagyás: { $count } { $unit }
       *[other] Hátrahagyás: { $count } { $unit } (eddigi mozgása: { $worn })
    }
action-take = { $general } csatlakozik
action-leave = { $general } itt marad
action-take-train = Az ostromgépek felvétele
action-leave-train = Az ostromgépek hátrahagyása
action-march = Vonulás { $space-to }
action-sail = Hajózás { $space-to }
action-land = Hajózás { $space-to }, közvetlenül a városba
action-stop = A mozgás befejezése itt
action-enter = Be a városba, a mozgás vége
action-sally = Kitörés
action-charm = A római PE levétele itt
action-count = { $count }
action-along = { $general } vele megy
action-avoid = { $general } megpróbálja elkerülni a csatát
action-intercept = { $general } megpróbál közbelépni
action-go = Irány: { $space }
action-fight = Csata
action-back = Visszalépés, a mozgás vége
action-pursue = Dobás üldözésre
action-besiege = Ostrom
action-attack =
    { $card-kind ->
        [reserve] Kijátszás: { $card } mint { $as }
        [probe]
            { $as-kind ->
                [probe] Kijátszás: { $card }
               *[other] Kijátszás: { $card } mint { $as }
            }
       *[other] Kijátszás: { $card }
    }
action-match = Megfelelés: { $card }
action-yield = A csata feladása
action-roll = Dobás
action-withdraw = Visszavonás megkísérlése
action-seize = A támadás átvétele
action-claim = Nyitás hadjáratkártyával
action-first = { $side } kezd
action-join = Csatlakozzanak!
action-city = Be a városba
action-steal = Elvétel: { $card }

## Prompts: to the seat that must act, and to the others

prompt-reinforce-carthage =
    { $item ->
        [0] Erősítés Afrikában: hova kerül a HE?
        [1] Erősítés Új-Karthágóért: hova kerül a HE?
        [2] Erősítés Baeticáért: hova kerül a HE?
       *[other] Szabad erősítés: hova kerül a HE?
    }
waiting-reinforce-carthage = Arra várunk, hogy { $seats } lehelyezze az erősítését.
prompt-return-general = Hova tér vissza { $general }?
waiting-return-general = Arra várunk, hogy { $seats } visszahozza a térképre { $general-acc }.
prompt-reinforce-rome = Hova kerül a következő HE? Még { $left } van hátra.
waiting-reinforce-rome = Arra várunk, hogy { $seats } lehelyezze az erősítéseit. Még { $left } van hátra.
prompt-place-africanus = Hol lép játékba Scipio Africanus a seregével?
waiting-place-africanus = Arra várunk, hogy { $seats } lehelyezze Scipio Africanust a seregével.
prompt-name-proconsul = Ki marad prokonzul?
waiting-name-proconsul = Arra várunk, hogy { $seats } prokonzult nevezzen ki.
prompt-place-consul = Hova kerül { $general } konzul?
waiting-place-consul = Arra várunk, hogy { $seats } lehelyezze az új konzult: { $general }.
prompt-opening = Hadjáratkártyával nyitod a fordulót?
waiting-opening = Arra várunk, hogy { $seats } megmondja, hadjáratkártyával nyit-e.
prompt-choose-first = Ki kezd ebben a fordulóban?
waiting-choose-first = Arra várunk, hogy { $seats } eldöntse, ki kezd.
prompt-play =
    { $cards ->
        [1] Játszd ki az utolsó kártyádat!
       *[other] Játssz ki egy stratégiakártyát! { $cards } van a kezedben.
    }
waiting-play = Arra várunk, hogy { $seats } kijátsszon egy stratégiakártyát.
prompt-operation = Mire használod a kártyát („{ $card }”): hadvezér mozgatására, PE-k lehelyezésére, vagy 3-assal toborzásra?
waiting-operation = Arra várunk, hogy { $seats } eldöntse, mire használja a kártyát: „{ $card }”.
prompt-placing = Helyezz le még legfeljebb { $left } PE-t!
waiting-placing = Arra várunk, hogy { $seats } PE-ket helyezzen le (még legfeljebb { $left }).
prompt-next-general = Melyik hadvezér mozog most? Még { $left } mozoghat.
waiting-next-general = Arra várunk, hogy { $seats } kiválassza a következő hadvezért. Még { $left } mozoghat.
prompt-marching =
    { $left ->
        [0] { $general } { $space-in } van. Nincs több mozgáspontja.
       *[other] { $general } { $space-in } van. Hátralévő mozgáspont: { $left }.
    }
waiting-marching = Arra várunk, hogy { $seats } továbbmozogjon { $general-with } { $space-from }.
prompt-window = Az ellenséges hadsereg { $situation }: kijátszol egy kártyát?
waiting-window = Arra várunk, hogy { $seats } eldöntse, játszik-e ki váratlan eseményt.
prompt-city-cus = Ellenséges hadsereg érkezik { $space-to }: hány HE menjen a városba?
waiting-city-cus = Arra várunk, hogy { $seats } elhelyezze a HE-it { $space-in } a városon belül és kívül.
prompt-city-generals = Mely hadvezérek legyenek { $space-in } a városon belül?
waiting-city-generals = Arra várunk, hogy { $seats } elhelyezze a hadvezéreit { $space-in } a városon belül és kívül.
prompt-declare = { $general } { $space-to } ért: megpróbálod elkerülni a csatát, vagy közbelépsz?
waiting-declare = { $general } { $space-to } ért. Arra várunk, hogy { $seats } bejelentse a reakcióit.
prompt-intercept-force = Hány HE-vel és kivel lép közbe { $general }?
waiting-intercept-force = Arra várunk, hogy { $seats } eldöntse, hány HE-vel és kivel lép közbe { $general }.
prompt-avoid-to = { $general } elkerüli a csatát: hova megy?
waiting-avoid-to = Arra várunk, hogy { $seats } eldöntse, hova megy { $general }.
prompt-avoid-force = Hány HE és ki megy { $general-with } { $space-to }?
waiting-avoid-force = Arra várunk, hogy { $seats } eldöntse, ki megy { $general-with } { $space-to }.
prompt-intercepted = { $general } ellen közbeléptek { $space-in }: mit teszel?
waiting-intercepted = { $general } ellen közbeléptek { $space-in }. Arra várunk, hogy { $seats } döntsön.
prompt-pursuit = Üldözze { $general } a csatát elkerülő ellenséget?
waiting-pursuit = Arra várunk, hogy { $seats } eldöntse, üldöz-e { $general }.
prompt-sortie = Hány HE és ki jön ki { $space-in } a városból a csatához?
waiting-sortie = Arra várunk, hogy { $seats } eldöntse, ki jön ki { $space-in } a városból a csatához.
prompt-siege-try = Tegyen { $general } ostromkísérletet { $space-in }?
waiting-siege-try = Arra várunk, hogy { $seats } eldöntse, tesz-e { $general } ostromkísérletet { $space-in }.
prompt-change-command = Kérsz parancsváltó dobást?
waiting-change-command = Arra várunk, hogy { $seats } eldöntse, kér-e parancsváltó dobást.
prompt-battle-events = Csata { $space-in }: kijátszol egy eseményt?
waiting-battle-events = Csata { $space-in }. Arra várunk, hogy { $seats } eldöntse, játszik-e ki eseményt.
prompt-charge = Hány elefánttal rohamozol? Összesen { $elephants } van.
waiting-charge = Arra várunk, hogy { $seats } eldöntse, hány elefánttal rohamoz (összesen { $elephants } van).
prompt-fright = { $elephants } elefánt rohamoz: kijátszol egy kártyát?
waiting-fright = { $elephants } elefánt rohamoz. Arra várunk, hogy { $seats } eldöntse, játszik-e ki kártyát.
prompt-attacking =
    { $rounds ->
        [0] Csata { $space-in }, első kör. Támadj!
       *[other] Csata { $space-in }, eddig { $rounds } kör. Támadj!
    }
waiting-attacking =
    { $rounds ->
        [0] Csata { $space-in }, első kör. Arra várunk, hogy { $seats } támadjon.
       *[other] Csata { $space-in }, eddig { $rounds } kör. Arra várunk, hogy { $seats } támadjon.
    }
prompt-matching = Ezt játszották ki ellened: { $card }. Felelj meg rá, vagy elveszíted a csatát!
waiting-matching = Arra várunk, hogy { $seats } megfeleljen erre: { $card }.
prompt-counterattack = Megpróbálsz visszatámadni?
waiting-counterattack = Arra várunk, hogy { $seats } eldöntse, megpróbál-e visszatámadni.
prompt-stop-withdrawal = { $side } visszavonja a seregét: megpróbálod megakadályozni?
waiting-stop-withdrawal = { $side } visszavonja a seregét. Arra várunk, hogy { $seats } eldöntse, megpróbálja-e megakadályozni.
prompt-seize-attack = A visszavonás meghiúsult: átveszed a támadást?
waiting-seize-attack = A visszavonás meghiúsult. Arra várunk, hogy { $seats } eldöntse, átveszi-e a támadást.
prompt-withdraw-to = Hova vonod vissza a seregedet { $space-from }?
waiting-withdraw-to = Arra várunk, hogy { $seats } eldöntse, hova vonja vissza a seregét { $space-from }.
prompt-elephant-loss = Az elvesztett HE-k közül hány elefánt? Legfeljebb { $most }.
waiting-elephant-loss = Arra várunk, hogy { $seats } eldöntse, hány elefántot veszít (legfeljebb { $most }).
prompt-retreat-city = A hadseregből mennyi vonul vissza { $space-in } a városba?
waiting-retreat-city = Arra várunk, hogy { $seats } eldöntse, mennyi vonul vissza { $space-in } a városba.
prompt-retreat-to = { $side } visszavonul { $space-from }: hova?
waiting-retreat-to = { $side } visszavonul { $space-from }. Arra várunk, hogy { $seats } célt válasszon.
prompt-retreat-step = Merre tovább { $space-from }?
waiting-retreat-step = Arra várunk, hogy { $seats } kiválassza a visszavonulás útját { $space-from }.
prompt-sweep = { $count } HE áll { $space-in }: csatlakozzon a visszavonuláshoz?
waiting-sweep = Arra várunk, hogy { $seats } eldöntse, csatlakozik-e a visszavonuláshoz a sereg { $space-in } ({ $count } HE).
prompt-remove-pcs = { $side-dat } még { $left } PE-t kell levennie.
waiting-remove-pcs = Arra várunk, hogy { $seats } levegyen még { $left } PE-t ({ $side }).
prompt-event-target =
    { $left ->
        [1] { $card }: válassz!
       *[other] { $card }: válassz (még { $left })!
    }
waiting-event-target =
    { $left ->
        [1] { $card }: arra várunk, hogy { $seats } válasszon.
       *[other] { $card }: arra várunk, hogy { $seats } válasszon (még { $left }).
    }
prompt-stealing = Elpártoló szövetséges: melyik harci kártyát veszed el?
waiting-stealing = Arra várunk, hogy { $seats } elvegyen egy harci kártyát.
prompt-enveloped = Megfeleltél a Kettős átkarolásra: átveszed a támadást?
waiting-enveloped = Arra várunk, hogy { $seats } eldöntse, átveszi-e a támadást.
prompt-hanno-removes = Leveszi Hanno a római PE-t?
waiting-hanno-removes = Arra várunk, hogy { $seats } eldöntse, leveszi-e Hanno a római PE-t.
prompt-shelter = Mi megy be { $space-in } a városba? A többi visszatér.
waiting-shelter = Arra várunk, hogy { $seats } eldöntse, mi megy be { $space-in } a városba.

## Facts: what has happened

fact-turn-begun =
    { $turn ->
        [1] Kezdődik az 1. forduló.
        [5] Kezdődik az 5. forduló.
       *[other] Kezdődik a { $turn }. forduló.
    }
fact-cus-placed = { $side } { $count } HE-t helyez le { $space-in }.
fact-cu-lost-entry = { $side-dat } nincs hova tennie az új HE-t: elvész.
fact-general-placed = { $general } { $space-to } érkezik.
fact-africanus-lost = Scipio Africanusnak nincs hely a térképen: soha nem lép játékba.
fact-proconsul-named = { $general } a prokonzul.
fact-to-pool = { $general } visszatér a készletbe.
fact-consul-drawn = { $general } az új konzul.
fact-cards-dealt = { $side-dat } { $count } kártyája van.
fact-deck-shuffled = A stratégiapaklit megkeverik.
fact-opening-claimed = Róma hadjáratkártyával nyit.
fact-opening-waived = Róma nem nyit hadjáratkártyával.
fact-first-player = { $side } kezd.
fact-ops-played = { $side } a műveleti értékéért használja fel: „{ $card }”.
fact-event-played = { $side } eseményként kijátssza: „{ $card }”.
fact-discarded = { $side } eldobja: „{ $card }”.
fact-counter-played = { $side } soron kívül kijátssza: „{ $card }”.
fact-removed-from-game = Kikerül a játékból: „{ $card }”.
fact-commander-set = { $general } a parancsnok.
fact-activated = Aktiválva: { $general }.
fact-raised = { $general } 1 HE-t toboroz { $space-in }.
fact-pc-placed = { $side } PE-t helyez le { $space-in }.
fact-pc-removed = { $side } elveszíti a PE-jét { $space-in }.
fact-pcs-flipped = Átfordul a PE { $space-in }: mostantól { $side } ellenőrzi a helyszínt.
fact-picked =
    { $elephants ->
        [0] { $general } felvesz { $count } HE-t.
        [1]
            { $count ->
                [1] { $general } felvesz 1 elefántot.
               *[other] { $general } felvesz { $count } HE-t, köztük 1 elefántot.
            }
       *[other] { $general } felvesz { $count } HE-t, köztük { $elephants } elefántot.
    }
fact-dropped =
    { $elephants ->
        [0] { $general } hátrahagy { $count } HE-t.
        [1]
            { $count ->
                [1] { $general } hátrahagy 1 elefántot.
               *[other] { $general } hátrahagy { $count } HE-t, köztük 1 elefántot.
            }
       *[other] { $general } hátrahagy { $count } HE-t, köztük { $elephants } elefántot.
    }
fact-general-taken = { $by } magával viszi { $general-acc }.
fact-general-left = { $general } { $space-in } marad.
fact-train-taken = { $general } magával viszi az ostromgépeket.
fact-train-left = Az ostromgépek { $space-in } vannak.
fact-train-lost = Az ostromgépek elvesztek.
fact-marched =
    { $count ->
        [0] { $general } { $space-to } megy.
       *[other] { $general } { $count } HE-vel { $space-to } vonul.
    }
fact-sailed =
    { $count ->
        [0] { $general } { $space-to } hajózik.
       *[other] { $general } { $count } HE-vel { $space-to } hajózik.
    }
fact-landed =
    { $count ->
        [0] { $general } partra száll { $space-in }.
       *[other] { $general } { $count } HE-vel partra száll { $space-in }.
    }
fact-stopped = { $general } megáll { $space-in }.
fact-entered = { $general } { $space-in } bemegy a városba.
fact-sallied = { $general } { $space-in } kitör a városból.
fact-naval-roll = Tengeri mozgás: a dobás { $die }, módosítókkal { $total }.
fact-naval-result = A flotta { $result }.
fact-sunk =
    { $count ->
        [0] { $side } flottája odavész a tengeren.
       *[other] { $side } { $count } HE-t veszít a tengeren.
    }
fact-attrition-roll =
    { $count ->
        [0] Veszteség { $space-in }: a dobás { $die }, semmi sem vész el.
       *[other] Veszteség { $space-in }: a dobás { $die }, elvész { $count } HE.
    }
fact-inside-set =
    { $count ->
        [0] { $side-dat } { $space-in } nincs HE-je a városban.
       *[other] { $side-dat } { $space-in } { $count } HE-je van a városban.
    }
fact-avoid-declared = { $general } megpróbálja elkerülni a csatát.
fact-intercept-declared =
    { $count ->
        [0] { $general } megpróbál közbelépni.
       *[other] { $general } megpróbál közbelépni { $count } HE-vel.
    }
fact-reaction-done = { $side } bejelentette a reakcióit.
fact-rating-roll = { $general } dobása: { $die } ({ $use }).
fact-avoided =
    { $count ->
        [0] { $general } elkerüli a csatát, és egyedül { $space-to } megy.
       *[other] { $general } elkerüli a csatát, és { $count } HE-vel { $space-to } megy.
    }
fact-avoid-failed = { $general } nem tudja elkerülni a csatát.
fact-intercepted = { $general } { $count } HE-vel közbelép { $space-in }.
fact-intercept-failed = { $general } elkésik, a közbelépés nem sikerül.
fact-stepped-back = { $general } visszalép { $space-to }.
fact-overrun = { $side } leroham egy HE-t { $space-in }.
fact-displaced = { $general } levételre kerül.
fact-eliminated = { $general } elpusztul.
fact-battle-begun = Csata { $space-in }.
fact-command-changed = A konzuli hadsereg parancsnoka most { $general }.
fact-charge-declared =
    { $elephants ->
        [0] Az elefántok nem rohamoznak.
       *[other] { $elephants } elefánt rohamoz.
    }
fact-charge-rolled =
    { $die ->
        [1]
            { $lost ->
               *[other] A roham dobása 1: nem sikerül, és Karthágó 1 harci kártyával kevesebbet kap.
            }
       *[other]
            { $lost ->
                [0] A roham dobása { $die }: nem sikerül.
               *[other] A roham dobása { $die }: Róma { $lost } harci kártyával kevesebbet kap.
            }
    }
fact-hands-dealt =
    { $count ->
        [0] { $side-dat } nincs harci kártyája.
       *[other] { $side-dat } { $count } harci kártyája van.
    }
fact-battle-card-played =
    { $card-kind ->
        [reserve] { $side } kijátssza: { $card } mint { $as }.
        [probe]
            { $as-kind ->
                [probe] { $side } kijátssza: { $card }.
               *[other] { $side } kijátssza: { $card } mint { $as }.
            }
       *[other] { $side } kijátssza: { $card }.
    }
fact-battle-card-matched = { $side } megfelel: { $card }.
fact-yielded = { $side } feladja a csatát.
fact-attacker-now = Mostantól { $side } a támadó.
fact-withdrawal-tried = { $side } megpróbálja visszavonni a seregét.
fact-withdrawal-failed = { $side } nem tudja visszavonni a seregét.
fact-withdrew = { $side } { $space-to } vonja vissza a seregét.
fact-casualties =
    { $count ->
        [0] Csataveszteség { $rounds } kör után: a dobás { $die }, nincs veszteség.
       *[other] Csataveszteség { $rounds } kör után: a dobás { $die }, mindkét fél { $count } HE-t veszít.
    }
fact-retreat-roll =
    { $count ->
        [0] Visszavonuláskocka: { $die }, nincs további veszteség.
       *[other] Visszavonuláskocka: { $die }, a vesztes { $count } HE-t veszít.
    }
fact-retreated =
    { $count ->
        [0] { $side } hadvezérei { $space-to } érnek.
       *[other] { $side } { $count } HE-vel { $space-to } ér.
    }
fact-retreat-losses = { $side } { $count } HE-t veszít útközben.
fact-force-lost =
    { $count ->
        [0] { $side } hadvezérei { $space-in } nem találnak kiutat.
        [1] { $side } elveszíti a HE-jét { $space-in }: nincs kiút.
        [5] { $side } mind az 5 HE-jét elveszíti { $space-in }: nincs kiút.
       *[other] { $side } mind a { $count } HE-jét elveszíti { $space-in }: nincs kiút.
    }
fact-joined = { $side } { $count } HE-je { $space-in } csatlakozik a visszavonuláshoz.
fact-battle-won = { $side } megnyeri a csatát.
fact-pcs-owed = { $side-dat } { $count } PE-t kell levennie.
fact-siege-roll = Ostromtáblázat: a dobás { $die }, módosítókkal { $total }.
fact-siege-points = { $space }: { $count } ostrom- vagy leigázáspont.
fact-city-fallen = { $space } elesik, és { $side } kezére kerül.
fact-tribe-subjugated = { $side } leigázza a törzset: { $space }.
fact-siege-lifted = Lekerülnek az ostrom- vagy leigázáspontok { $space-in }.
fact-siege-declined = { $general } nem tesz ostromkísérletet.
fact-elephants-lost = { $count } elefánt van a veszteségek között.
fact-winter-begun = Beköszönt a tél.
fact-isolated = { $side } elveszíti az elszigetelődött PE-jét { $space-in }.
fact-political-points = { $side-dat } { $count } politikai pontja van.
fact-game-won = { $side } győzött: { $why }.
fact-truce-begun = Fegyverszünetet kötöttek.
fact-truce-ended = Vége a fegyverszünetnek.
fact-philip-allied = Fülöp szövetségre lép Karthágóval.
fact-philip-peace = Fülöp békét köt.
fact-random-discard = { $side } véletlenszerűen eldobja: „{ $card }”.
fact-card-taken = { $side } elveszi az ellenfél egyik kártyáját.
fact-card-taken-is = { $side } elvette: „{ $card }”.
fact-counsel =
    { $side-kind ->
        [rome] Cato tanácsa: római HE nem mozoghat Afrikába.
       *[other] Hanno tanácsa: karthágói HE nem hagyhatja el Afrikát.
    }
fact-counsel-ended = A tanács már nem köti { $side-acc }.
fact-naval-victory = Ebben a fordulóban Karthágó uralja a tengert.
fact-spied =
    { $count ->
        [0] { $side } kémkedik, de nincs mit látnia.
       *[other] { $side } { $count } harci kártyát kémlel ki.
    }
fact-card-shown = { $side } egyik harci kártyája nyíltan fekszik: { $card }.
fact-ally-deserted = Egy szövetséges átáll { $side } oldalára.
fact-ally-card = { $side } megkapja: { $card }.
fact-province-chosen = A választás: { $province }.
fact-target-chosen = A választás: { $space }.
fact-passed = { $side } passzol.
fact-weather-stopped = A rossz idő feltartóztatja { $general-acc } { $space-in }.
fact-done = { $side } választott.
fact-battle-hand = { $side } húzott harci kártyái: { $count } × { $card }.
fact-hand-card = { $side } húzása: „{ $card }”.
fact-general-replaced = { $general } helyére { $by } lép.
fact-command-rolled = Parancsváltó dobás: { $die }.

## Options

option-siege-per-city = Városonként és kártyánként egy ostromkísérlet
option-siege-per-city-help = Kártyakijátszásonként egy ostromkísérlet, vagy minden városra és törzsre egy, mint a 2007-es kiadásban.
choice-siege-per-city-false = nem
choice-siege-per-city-true = igen
option-africanus-1997 = Scipio Africanus könnyebb belépése (1997-es helyesbítés)
option-africanus-1997-help = Előbb kikötők, végső esetben a nem ostromlott Róma.
choice-africanus-1997-false = nem
choice-africanus-1997-true = igen
option-envelopment-choice = A támadás a megválaszolt Kettős átkarolás után
option-envelopment-choice-help = A védekező azonnal támadó lesz, vagy ő dönti el.
choice-envelopment-choice-false = azonnal átszáll
choice-envelopment-choice-true = a védekező dönt
option-length = A játék hossza
option-length-help = Kilenc forduló, vagy három az első játszmához; a rövid a miénk, nem a kiadóé.
choice-length-long = hosszú (9 forduló)
choice-length-short = rövid (3 forduló)

## The board as text

board-turn = { $turn }. forduló, összesen { $turns }. Róma { $rome } pont, Karthágó { $carthage } pont.
board-over = A háború véget ért: { $winner } győzött.
board-hands = Kártyák: Róma { $rome }, Karthágó { $carthage }; a pakliban { $deck }.
board-hand = A kezed:
board-battle = A harci kártyáid:
board-marks = Érvényben:
board-truce = fegyverszünet
board-philip = Fülöp Karthágó szövetségese
board-naval-victory = karthágói tengeri győzelem
board-inside = bent

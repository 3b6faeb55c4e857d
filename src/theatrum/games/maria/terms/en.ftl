### Maria in English. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Powers and pieces have the forms the and start.

game-title = Maria
game-goal = Empty your pool of victory markers before the others do.
game-notice = The map and the political cards are reconstructions, not the printed ones. Owners of the printed game can supply corrected files.

## Powers, pieces, cards, places

word-prussia = Prussia
    .the = Prussia
    .start = Prussia
word-france = France
    .the = France
    .start = France
word-pragmatic-army = Pragmatic Army
    .the = the Pragmatic Army
    .start = The Pragmatic Army
word-austria = Austria
    .the = Austria
    .start = Austria
word-bavaria = Bavaria
    .the = Bavaria
    .start = Bavaria
word-saxony = Saxony
    .the = Saxony
    .start = Saxony
word-friedrich-der-grosse = Friedrich der Große
    .the = Friedrich der Große
    .start = Friedrich der Große
word-schwerin = Schwerin
    .the = Schwerin
    .start = Schwerin
word-erbprinz-leopold = Erbprinz Leopold
    .the = Erbprinz Leopold
    .start = Erbprinz Leopold
word-der-alte-dessauer = Der Alte Dessauer
    .the = Der Alte Dessauer
    .start = Der Alte Dessauer
word-moritz-von-sachsen = Moritz von Sachsen
    .the = Moritz von Sachsen
    .start = Moritz von Sachsen
word-belle-isle = Belle-Isle
    .the = Belle-Isle
    .start = Belle-Isle
word-broglie = Broglie
    .the = Broglie
    .start = Broglie
word-maillebois = Maillebois
    .the = Maillebois
    .start = Maillebois
word-noailles = Noailles
    .the = Noailles
    .start = Noailles
word-george-ii = George II
    .the = George II
    .start = George II
word-cumberland = Cumberland
    .the = Cumberland
    .start = Cumberland
word-earl-of-stair = Earl of Stair
    .the = Earl of Stair
    .start = Earl of Stair
word-karl-von-lothringen = Karl von Lothringen
    .the = Karl von Lothringen
    .start = Karl von Lothringen
word-traun = Traun
    .the = Traun
    .start = Traun
word-khevenhuller = Khevenhüller
    .the = Khevenhüller
    .start = Khevenhüller
word-batthyany = Batthyány
    .the = Batthyány
    .start = Batthyány
word-neipperg = Neipperg
    .the = Neipperg
    .start = Neipperg
word-arenberg = Arenberg
    .the = Arenberg
    .start = Arenberg
word-torring = Törring
    .the = Törring
    .start = Törring
word-rutowski = Rutowski
    .the = Rutowski
    .start = Rutowski
word-prussia-train-1 = Prussian supply train 1
    .the = Prussian supply train 1
    .start = Prussian supply train 1
word-prussia-train-2 = Prussian supply train 2
    .the = Prussian supply train 2
    .start = Prussian supply train 2
word-france-train-1 = French supply train 1
    .the = French supply train 1
    .start = French supply train 1
word-france-train-2 = French supply train 2
    .the = French supply train 2
    .start = French supply train 2
word-pragmatic-army-train-1 = Pragmatic supply train
    .the = the Pragmatic supply train
    .start = The Pragmatic supply train
word-austria-train-1 = Austrian supply train 1
    .the = Austrian supply train 1
    .start = Austrian supply train 1
word-austria-train-2 = Austrian supply train 2
    .the = Austrian supply train 2
    .start = Austrian supply train 2
word-austria-train-3 = Austrian supply train 3
    .the = Austrian supply train 3
    .start = Austrian supply train 3
word-bavaria-train-1 = Bavarian supply train
    .the = the Bavarian supply train
    .start = The Bavarian supply train
word-saxony-train-1 = Saxon supply train
    .the = the Saxon supply train
    .start = The Saxon supply train
word-hearts = hearts
word-clubs = clubs
word-diamonds = diamonds
word-spades = spades
word-hearts-2-deck-1 = 2 of hearts (deck 1)
word-hearts-3-deck-1 = 3 of hearts (deck 1)
word-hearts-4-deck-1 = 4 of hearts (deck 1)
word-hearts-5-deck-1 = 5 of hearts (deck 1)
word-hearts-6-deck-1 = 6 of hearts (deck 1)
word-hearts-7-deck-1 = 7 of hearts (deck 1)
word-hearts-8-deck-1 = 8 of hearts (deck 1)
word-hearts-9-deck-1 = 9 of hearts (deck 1)
word-hearts-10-deck-1 = 10 of hearts (deck 1)
word-clubs-2-deck-1 = 2 of clubs (deck 1)
word-clubs-3-deck-1 = 3 of clubs (deck 1)
word-clubs-4-deck-1 = 4 of clubs (deck 1)
word-clubs-5-deck-1 = 5 of clubs (deck 1)
word-clubs-6-deck-1 = 6 of clubs (deck 1)
word-clubs-7-deck-1 = 7 of clubs (deck 1)
word-clubs-8-deck-1 = 8 of clubs (deck 1)
word-clubs-9-deck-1 = 9 of clubs (deck 1)
word-clubs-10-deck-1 = 10 of clubs (deck 1)
word-diamonds-2-deck-1 = 2 of diamonds (deck 1)
word-diamonds-3-deck-1 = 3 of diamonds (deck 1)
word-diamonds-4-deck-1 = 4 of diamonds (deck 1)
word-diamonds-5-deck-1 = 5 of diamonds (deck 1)
word-diamonds-6-deck-1 = 6 of diamonds (deck 1)
word-diamonds-7-deck-1 = 7 of diamonds (deck 1)
word-diamonds-8-deck-1 = 8 of diamonds (deck 1)
word-diamonds-9-deck-1 = 9 of diamonds (deck 1)
word-diamonds-10-deck-1 = 10 of diamonds (deck 1)
word-spades-2-deck-1 = 2 of spades (deck 1)
word-spades-3-deck-1 = 3 of spades (deck 1)
word-spades-4-deck-1 = 4 of spades (deck 1)
word-spades-5-deck-1 = 5 of spades (deck 1)
word-spades-6-deck-1 = 6 of spades (deck 1)
word-spades-7-deck-1 = 7 of spades (deck 1)
word-spades-8-deck-1 = 8 of spades (deck 1)
word-spades-9-deck-1 = 9 of spades (deck 1)
word-spades-10-deck-1 = 10 of spades (deck 1)
word-reserve-1-deck-1 = Reserve (deck 1)
word-reserve-2-deck-1 = Reserve (deck 1)
word-hearts-2-deck-2 = 2 of hearts (deck 2)
word-hearts-3-deck-2 = 3 of hearts (deck 2)
word-hearts-4-deck-2 = 4 of hearts (deck 2)
word-hearts-5-deck-2 = 5 of hearts (deck 2)
word-hearts-6-deck-2 = 6 of hearts (deck 2)
word-hearts-7-deck-2 = 7 of hearts (deck 2)
word-hearts-8-deck-2 = 8 of hearts (deck 2)
word-hearts-9-deck-2 = 9 of hearts (deck 2)
word-hearts-10-deck-2 = 10 of hearts (deck 2)
word-clubs-2-deck-2 = 2 of clubs (deck 2)
word-clubs-3-deck-2 = 3 of clubs (deck 2)
word-clubs-4-deck-2 = 4 of clubs (deck 2)
word-clubs-5-deck-2 = 5 of clubs (deck 2)
word-clubs-6-deck-2 = 6 of clubs (deck 2)
word-clubs-7-deck-2 = 7 of clubs (deck 2)
word-clubs-8-deck-2 = 8 of clubs (deck 2)
word-clubs-9-deck-2 = 9 of clubs (deck 2)
word-clubs-10-deck-2 = 10 of clubs (deck 2)
word-diamonds-2-deck-2 = 2 of diamonds (deck 2)
word-diamonds-3-deck-2 = 3 of diamonds (deck 2)
word-diamonds-4-deck-2 = 4 of diamonds (deck 2)
word-diamonds-5-deck-2 = 5 of diamonds (deck 2)
word-diamonds-6-deck-2 = 6 of diamonds (deck 2)
word-diamonds-7-deck-2 = 7 of diamonds (deck 2)
word-diamonds-8-deck-2 = 8 of diamonds (deck 2)
word-diamonds-9-deck-2 = 9 of diamonds (deck 2)
word-diamonds-10-deck-2 = 10 of diamonds (deck 2)
word-spades-2-deck-2 = 2 of spades (deck 2)
word-spades-3-deck-2 = 3 of spades (deck 2)
word-spades-4-deck-2 = 4 of spades (deck 2)
word-spades-5-deck-2 = 5 of spades (deck 2)
word-spades-6-deck-2 = 6 of spades (deck 2)
word-spades-7-deck-2 = 7 of spades (deck 2)
word-spades-8-deck-2 = 8 of spades (deck 2)
word-spades-9-deck-2 = 9 of spades (deck 2)
word-spades-10-deck-2 = 10 of spades (deck 2)
word-reserve-1-deck-2 = Reserve (deck 2)
word-reserve-2-deck-2 = Reserve (deck 2)
word-hearts-2-deck-3 = 2 of hearts (deck 3)
word-hearts-3-deck-3 = 3 of hearts (deck 3)
word-hearts-4-deck-3 = 4 of hearts (deck 3)
word-hearts-5-deck-3 = 5 of hearts (deck 3)
word-hearts-6-deck-3 = 6 of hearts (deck 3)
word-hearts-7-deck-3 = 7 of hearts (deck 3)
word-hearts-8-deck-3 = 8 of hearts (deck 3)
word-hearts-9-deck-3 = 9 of hearts (deck 3)
word-hearts-10-deck-3 = 10 of hearts (deck 3)
word-clubs-2-deck-3 = 2 of clubs (deck 3)
word-clubs-3-deck-3 = 3 of clubs (deck 3)
word-clubs-4-deck-3 = 4 of clubs (deck 3)
word-clubs-5-deck-3 = 5 of clubs (deck 3)
word-clubs-6-deck-3 = 6 of clubs (deck 3)
word-clubs-7-deck-3 = 7 of clubs (deck 3)
word-clubs-8-deck-3 = 8 of clubs (deck 3)
word-clubs-9-deck-3 = 9 of clubs (deck 3)
word-clubs-10-deck-3 = 10 of clubs (deck 3)
word-diamonds-2-deck-3 = 2 of diamonds (deck 3)
word-diamonds-3-deck-3 = 3 of diamonds (deck 3)
word-diamonds-4-deck-3 = 4 of diamonds (deck 3)
word-diamonds-5-deck-3 = 5 of diamonds (deck 3)
word-diamonds-6-deck-3 = 6 of diamonds (deck 3)
word-diamonds-7-deck-3 = 7 of diamonds (deck 3)
word-diamonds-8-deck-3 = 8 of diamonds (deck 3)
word-diamonds-9-deck-3 = 9 of diamonds (deck 3)
word-diamonds-10-deck-3 = 10 of diamonds (deck 3)
word-spades-2-deck-3 = 2 of spades (deck 3)
word-spades-3-deck-3 = 3 of spades (deck 3)
word-spades-4-deck-3 = 4 of spades (deck 3)
word-spades-5-deck-3 = 5 of spades (deck 3)
word-spades-6-deck-3 = 6 of spades (deck 3)
word-spades-7-deck-3 = 7 of spades (deck 3)
word-spades-8-deck-3 = 8 of spades (deck 3)
word-spades-9-deck-3 = 9 of spades (deck 3)
word-spades-10-deck-3 = 10 of spades (deck 3)
word-reserve-1-deck-3 = Reserve (deck 3)
word-reserve-2-deck-3 = Reserve (deck 3)
word-hearts-2-deck-4 = 2 of hearts (deck 4)
word-hearts-3-deck-4 = 3 of hearts (deck 4)
word-hearts-4-deck-4 = 4 of hearts (deck 4)
word-hearts-5-deck-4 = 5 of hearts (deck 4)
word-hearts-6-deck-4 = 6 of hearts (deck 4)
word-hearts-7-deck-4 = 7 of hearts (deck 4)
word-hearts-8-deck-4 = 8 of hearts (deck 4)
word-hearts-9-deck-4 = 9 of hearts (deck 4)
word-hearts-10-deck-4 = 10 of hearts (deck 4)
word-clubs-2-deck-4 = 2 of clubs (deck 4)
word-clubs-3-deck-4 = 3 of clubs (deck 4)
word-clubs-4-deck-4 = 4 of clubs (deck 4)
word-clubs-5-deck-4 = 5 of clubs (deck 4)
word-clubs-6-deck-4 = 6 of clubs (deck 4)
word-clubs-7-deck-4 = 7 of clubs (deck 4)
word-clubs-8-deck-4 = 8 of clubs (deck 4)
word-clubs-9-deck-4 = 9 of clubs (deck 4)
word-clubs-10-deck-4 = 10 of clubs (deck 4)
word-diamonds-2-deck-4 = 2 of diamonds (deck 4)
word-diamonds-3-deck-4 = 3 of diamonds (deck 4)
word-diamonds-4-deck-4 = 4 of diamonds (deck 4)
word-diamonds-5-deck-4 = 5 of diamonds (deck 4)
word-diamonds-6-deck-4 = 6 of diamonds (deck 4)
word-diamonds-7-deck-4 = 7 of diamonds (deck 4)
word-diamonds-8-deck-4 = 8 of diamonds (deck 4)
word-diamonds-9-deck-4 = 9 of diamonds (deck 4)
word-diamonds-10-deck-4 = 10 of diamonds (deck 4)
word-spades-2-deck-4 = 2 of spades (deck 4)
word-spades-3-deck-4 = 3 of spades (deck 4)
word-spades-4-deck-4 = 4 of spades (deck 4)
word-spades-5-deck-4 = 5 of spades (deck 4)
word-spades-6-deck-4 = 6 of spades (deck 4)
word-spades-7-deck-4 = 7 of spades (deck 4)
word-spades-8-deck-4 = 8 of spades (deck 4)
word-spades-9-deck-4 = 9 of spades (deck 4)
word-spades-10-deck-4 = 10 of spades (deck 4)
word-reserve-1-deck-4 = Reserve (deck 4)
word-reserve-2-deck-4 = Reserve (deck 4)
word-silesia = Silesia
word-netherlands = the Netherlands
word-hanover = Hanover
word-empire = the Empire
word-poland = Poland
word-russia = Russia
word-italy = Italy
word-left = left
word-right = right
word-francis = Francis Stephen of Lorraine
word-charles = Charles Albert of Bavaria
word-alternate = alternately
word-no-hussar = no hussar
word-first-hussar = the first hussar
word-second-hussar = the second hussar
word-both-hussars = both hussars
word-no = no
word-yes = yes
word-france-bavaria = France and Bavaria
word-prussia-saxony = Prussia and Saxony
word-austria-pragmatic = Austria and the Pragmatic Army
word-prussian-ally = Prussia’s ally
word-neutral = neutral
word-austrian-ally = Austria’s ally
word-POL-1741-1 = Diet of Pressburg
word-POL-1741-2 = Sweden attacks Russia
word-POL-1741-3 = Elizabeth takes the throne
word-POL-1741-4 = Spanish troops land in Italy
word-POL-1741-5 = Coalition for the Bavarian claim
word-POL-1741-6 = Subsidies from Westminster
word-POL-1742-1 = Carteret’s ministry
word-POL-1742-2 = Convention of Turin
word-POL-1742-3 = British squadron off Naples
word-POL-1742-4 = Saxon discontent in Moravia
word-POL-1742-5 = Maillebois marches east
word-POL-1742-6 = New Prussian regiments
word-POL-1742-E = Imperial Election
word-POL-1743-1 = Treaty of Worms
word-POL-1743-2 = Family compact of Fontainebleau
word-POL-1743-3 = Peace of Åbo
word-POL-1743-4 = Botta affair
word-POL-1743-5 = Dresden between the camps
word-POL-1743-6 = Hanoverians in British pay
word-POL-1744-1 = Union of Frankfurt
word-POL-1744-2 = La Chétardie expelled
word-POL-1744-3 = Campaign on the Stura
word-POL-1744-4 = Louis XV takes the field
word-POL-1744-5 = Second Hungarian levy
word-POL-1744-6 = Bestuzhev becomes chancellor
word-amstetten = Amstetten
word-aussig = Aussig
word-baden = Baden
word-beneschau = Beneschau
word-beraun = Beraun
word-boskowitz = Boskowitz
word-bruck-an-der-leitha = Bruck an der Leitha
word-brunn = Brünn
word-brux = Brüx
word-budweis = Budweis
word-deutschbrod = Deutschbrod
word-eferding = Eferding
word-eger = Eger
word-enns = Enns
word-freistadt = Freistadt
word-freiwaldau = Freiwaldau
word-freudenthal = Freudenthal
word-friedek = Friedek
word-friedland = Friedland
word-gmund = Gmünd
word-gmunden = Gmunden
word-goding = Göding
word-grein = Grein
word-gross-meseritsch = Groß Meseritsch
word-hlinsko = Hlinsko
word-hohenelbe = Hohenelbe
word-hollabrunn = Hollabrunn
word-horn = Horn
word-hradisch = Hradisch
word-iglau = Iglau
word-jagerndorf = Jägerndorf
word-jitschin = Jitschin
word-jungbunzlau = Jungbunzlau
word-kaaden = Kaaden
word-karlsbad = Karlsbad
word-klattau = Klattau
word-kolin = Kolin
word-komorn = Komorn
word-komotau = Komotau
word-koniggratz = Königgrätz
word-kosteletz = Kosteletz
word-krems = Krems
word-kremsier = Kremsier
word-krumau = Krumau
word-laun = Laun
word-leipa = Leipa
word-leitmeritz = Leitmeritz
word-linz = Linz
word-malatzka = Malatzka
word-marienbad = Marienbad
word-melk = Melk
word-melnik = Melnik
word-mies = Mies
word-mistelbach = Mistelbach
word-nachod = Nachod
word-neuhaus = Neuhaus
word-neuhausel = Neuhäusel
word-neutitschein = Neutitschein
word-neutra = Neutra
word-nikolsburg = Nikolsburg
word-nimburg = Nimburg
word-odenburg = Ödenburg
word-olmutz = Olmütz
word-orlik = Orlik
word-ostrau = Ostrau
word-pardubitz = Pardubitz
word-pilgram = Pilgram
word-pilsen = Pilsen
word-pisek = Pisek
word-pistyan = Pistyan
word-prachatitz = Prachatitz
word-prag = Prague
word-prerau = Prerau
word-pressburg = Pressburg
word-pribram = Pribram
word-prossnitz = Proßnitz
word-raab = Raab
word-rakonitz = Rakonitz
word-raudnitz = Raudnitz
word-reichenberg = Reichenberg
word-rohrbach = Rohrbach
word-rumburg = Rumburg
word-saaz = Saaz
word-sankt-polten = Sankt Pölten
word-scheibbs = Scheibbs
word-schlan = Schlan
word-schonberg = Schönberg
word-schuttenhofen = Schüttenhofen
word-senitz = Senitz
word-sternberg = Sternberg
word-steyr = Steyr
word-strakonitz = Strakonitz
word-tabor = Tabor
word-tachau = Tachau
word-taus = Taus
word-teltsch = Teltsch
word-tepl = Tepl
word-teplitz = Teplitz
word-teschen = Teschen
word-tetschen = Tetschen
word-trautenau = Trautenau
word-trebitsch = Trebitsch
word-trentschin = Trentschin
word-troppau = Troppau
word-trubau = Trübau
word-tschaslau = Tschaslau
word-tulln = Tulln
word-turnau = Turnau
word-tyrnau = Tyrnau
word-vocklabruck = Vöcklabruck
word-waidhofen = Waidhofen
word-weisskirchen = Weißkirchen
word-wels = Wels
word-wien = Vienna
word-wiener-neustadt = Wiener Neustadt
word-wieselburg = Wieselburg
word-wildenschwert = Wildenschwert
word-wischau = Wischau
word-wittingau = Wittingau
word-wotitz = Wotitz
word-wsetin = Wsetin
word-zlin = Zlin
word-znaim = Znaim
word-zwettl = Zwettl
word-zwittau = Zwittau
word-aichach = Aichach
word-amberg = Amberg
word-braunau = Braunau
word-burghausen = Burghausen
word-cham = Cham
word-deggendorf = Deggendorf
word-dingolfing = Dingolfing
word-donauworth = Donauwörth
word-eggenfelden = Eggenfelden
word-erding = Erding
word-freising = Freising
word-ingolstadt = Ingolstadt
word-kelheim = Kelheim
word-landsberg-am-lech = Landsberg am Lech
word-landshut = Landshut
word-muhldorf = Mühldorf
word-munchen = Munich
word-neumarkt-in-der-oberpfalz = Neumarkt in der Oberpfalz
word-passau = Passau
word-pfaffenhofen = Pfaffenhofen
word-regen = Regen
word-ried = Ried
word-rosenheim = Rosenheim
word-scharding = Schärding
word-schwandorf = Schwandorf
word-straubing = Straubing
word-sulzbach = Sulzbach
word-tirschenreuth = Tirschenreuth
word-tolz = Tölz
word-traunstein = Traunstein
word-vilshofen = Vilshofen
word-wasserburg = Wasserburg
word-weiden = Weiden
word-weilheim = Weilheim
word-altenburg = Altenburg
word-ansbach = Ansbach
word-augsburg = Augsburg
word-bamberg = Bamberg
word-bayreuth = Bayreuth
word-dessau = Dessau
word-dillingen = Dillingen
word-eichstatt = Eichstätt
word-erlangen = Erlangen
word-forchheim = Forchheim
word-gera = Gera
word-greiz = Greiz
word-hof = Hof
word-kothen = Köthen
word-kronach = Kronach
word-kulmbach = Kulmbach
word-lauf = Lauf
word-marktredwitz = Marktredwitz
word-naila = Naila
word-neustadt-aisch = Neustadt (Aisch)
word-nordlingen = Nördlingen
word-nurnberg = Nuremberg
word-pegnitz = Pegnitz
word-regensburg = Regensburg
word-salzburg = Salzburg
word-weissenburg-in-bayern = Weißenburg in Bayern
word-zerbst = Zerbst
word-gostyn = Gostyń
word-grodzisk = Grodzisk
word-jarocin = Jarocin
word-kalisz = Kalisz
word-kepno = Kępno
word-koscian = Kościan
word-krotoszyn = Krotoszyn
word-leszno = Leszno
word-ostrow = Ostrów
word-poznan = Poznań
word-rawicz = Rawicz
word-srem = Śrem
word-wolsztyn = Wolsztyn
word-wschowa = Wschowa
word-beeskow = Beeskow
word-berlin = Berlin
word-brandenburg = Brandenburg
word-burg = Burg
word-cottbus = Cottbus
word-crossen = Crossen
word-drossen = Drossen
word-frankfurt-oder = Frankfurt (Oder)
word-furstenwalde = Fürstenwalde
word-genthin = Genthin
word-halle = Halle
word-juterbog = Jüterbog
word-konigs-wusterhausen = Königs Wusterhausen
word-kustrin = Küstrin
word-luckenwalde = Luckenwalde
word-magdeburg = Magdeburg
word-potsdam = Potsdam
word-reppen = Reppen
word-schonebeck = Schönebeck
word-spandau = Spandau
word-treuenbrietzen = Treuenbrietzen
word-zielenzig = Zielenzig
word-zossen = Zossen
word-zullichau = Züllichau
word-aue = Aue
word-bautzen = Bautzen
word-belzig = Belzig
word-bischofswerda = Bischofswerda
word-bitterfeld = Bitterfeld
word-chemnitz = Chemnitz
word-dippoldiswalde = Dippoldiswalde
word-dobeln = Döbeln
word-dresden = Dresden
word-eilenburg = Eilenburg
word-elsterwerda = Elsterwerda
word-falkenberg = Falkenberg
word-finsterwalde = Finsterwalde
word-forst = Forst
word-freiberg = Freiberg
word-gorlitz = Görlitz
word-grimma = Grimma
word-grossenhain = Großenhain
word-guben = Guben
word-herzberg = Herzberg
word-hoyerswerda = Hoyerswerda
word-kamenz = Kamenz
word-lauban = Lauban
word-leipzig = Leipzig
word-leisnig = Leisnig
word-lobau = Löbau
word-lubben = Lübben
word-luckau = Luckau
word-marienberg = Marienberg
word-meissen = Meißen
word-merseburg = Merseburg
word-muskau = Muskau
word-naumburg = Naumburg
word-oelsnitz = Oelsnitz
word-oschatz = Oschatz
word-pirna = Pirna
word-plauen = Plauen
word-radeberg = Radeberg
word-riesa = Riesa
word-rochlitz = Rochlitz
word-senftenberg = Senftenberg
word-sorau = Sorau
word-spremberg = Spremberg
word-torgau = Torgau
word-wittenberg = Wittenberg
word-wurzen = Wurzen
word-zeitz = Zeitz
word-zittau = Zittau
word-zwickau = Zwickau
word-breslau = Breslau
word-brieg = Brieg
word-bunzlau = Bunzlau
word-cosel = Cosel
word-frankenstein = Frankenstein
word-freystadt = Freystadt
word-glatz = Glatz
word-gleiwitz = Gleiwitz
word-glogau = Glogau
word-gross-strehlitz = Groß Strehlitz
word-grottkau = Grottkau
word-grunberg = Grünberg
word-guhrau = Guhrau
word-habelschwerdt = Habelschwerdt
word-haynau = Haynau
word-hirschberg = Hirschberg
word-jauer = Jauer
word-krappitz = Krappitz
word-kreuzburg = Kreuzburg
word-liegnitz = Liegnitz
word-lowenberg = Löwenberg
word-luben = Lüben
word-lublinitz = Lublinitz
word-militsch = Militsch
word-namslau = Namslau
word-neisse = Neisse
word-neumarkt = Neumarkt
word-neusalz = Neusalz
word-oels = Oels
word-ohlau = Ohlau
word-oppeln = Oppeln
word-patschkau = Patschkau
word-priebus = Priebus
word-ratibor = Ratibor
word-reichenbach = Reichenbach
word-rosenberg = Rosenberg
word-schweidnitz = Schweidnitz
word-schwiebus = Schwiebus
word-sprottau = Sprottau
word-steinau = Steinau
word-strehlen = Strehlen
word-trebnitz = Trebnitz
word-waldenburg = Waldenburg
word-wohlau = Wohlau
word-ziegenhals = Ziegenhals
word-aalst = Aalst
word-antwerpen = Antwerp
word-arlon = Arlon
word-ath = Ath
word-bastogne = Bastogne
word-bitburg = Bitburg
word-bouillon = Bouillon
word-brugge = Bruges
word-brussel = Brussels
word-charleroi = Charleroi
word-dendermonde = Dendermonde
word-diekirch = Diekirch
word-diest = Diest
word-gent = Ghent
word-kortrijk = Kortrijk
word-lowen = Louvain
word-luxemburg = Luxembourg
word-marche = Marche
word-mechelen = Mechelen
word-mons = Mons
word-namur = Namur
word-neufchateau = Neufchâteau
word-nivelles = Nivelles
word-ostende = Ostend
word-oudenaarde = Oudenaarde
word-roermond = Roermond
word-sankt-vith = Sankt Vith
word-tienen = Tienen
word-tournai = Tournai
word-turnhout = Turnhout
word-ypern = Ypres
word-aachen = Aachen
word-aschaffenburg = Aschaffenburg
word-bielefeld = Bielefeld
word-bingen = Bingen
word-bocholt = Bocholt
word-bonn = Bonn
word-bruchsal = Bruchsal
word-chimay = Chimay
word-coesfeld = Coesfeld
word-darmstadt = Darmstadt
word-daun = Daun
word-dinant = Dinant
word-dortmund = Dortmund
word-duisburg = Duisburg
word-dusseldorf = Düsseldorf
word-frankfurt-am-main = Frankfurt am Main
word-geldern = Geldern
word-hasselt = Hasselt
word-heidelberg = Heidelberg
word-heilbronn = Heilbronn
word-hermeskeil = Hermeskeil
word-huy = Huy
word-julich = Jülich
word-kaiserslautern = Kaiserslautern
word-kirn = Kirn
word-kleve = Cleves
word-koblenz = Koblenz
word-koln = Cologne
word-kreuznach = Kreuznach
word-lingen = Lingen
word-luttich = Liège
word-mainz = Mainz
word-mannheim = Mannheim
word-mayen = Mayen
word-minden = Minden
word-munster = Münster
word-munstereifel = Münstereifel
word-nordhorn = Nordhorn
word-osnabruck = Osnabrück
word-pforzheim = Pforzheim
word-prum = Prüm
word-rastatt = Rastatt
word-rheine = Rheine
word-sankt-wendel = Sankt Wendel
word-simmern = Simmern
word-speyer = Speyer
word-tongern = Tongeren
word-trier = Trier
word-wesel = Wesel
word-wittlich = Wittlich
word-worms = Worms
word-zweibrucken = Zweibrücken
word-amiens = Amiens
word-arras = Arras
word-bar-le-duc = Bar-le-Duc
word-beauvais = Beauvais
word-bethune = Béthune
word-bitsch = Bitche
word-cambrai = Cambrai
word-chalons = Châlons
word-chateau-salins = Château-Salins
word-chateau-thierry = Château-Thierry
word-compiegne = Compiègne
word-diedenhofen = Thionville
word-douai = Douai
word-doullens = Doullens
word-dunkirchen = Dunkirk
word-epernay = Épernay
word-givet = Givet
word-guise = Guise
word-hagenau = Haguenau
word-hirson = Hirson
word-landau = Landau
word-laon = Laon
word-lille = Lille
word-longwy = Longwy
word-luneville = Lunéville
word-maubeuge = Maubeuge
word-meaux = Meaux
word-melun = Melun
word-metz = Metz
word-mezieres = Mézières
word-montdidier = Montdidier
word-nancy = Nancy
word-paris = Paris
word-peronne = Péronne
word-pont-a-mousson = Pont-à-Mousson
word-reims = Reims
word-rethel = Rethel
word-rocroi = Rocroi
word-saarburg = Sarrebourg
word-saargemund = Sarreguemines
word-saarlouis = Saarlouis
word-saint-omer = Saint-Omer
word-saint-quentin = Saint-Quentin
word-sainte-menehould = Sainte-Menehould
word-sedan = Sedan
word-senlis = Senlis
word-soissons = Soissons
word-stenay = Stenay
word-strassburg = Strasbourg
word-toul = Toul
word-valenciennes = Valenciennes
word-verdun = Verdun
word-vitry = Vitry
word-weissenburg = Wissembourg
word-zabern = Saverne
word-diepholz = Diepholz
word-hameln = Hamelin
word-hannover = Hanover
word-nienburg = Nienburg
word-amersfoort = Amersfoort
word-amsterdam = Amsterdam
word-arnheim = Arnhem
word-bergen-op-zoom = Bergen op Zoom
word-breda = Breda
word-coevorden = Coevorden
word-den-haag = The Hague
word-deventer = Deventer
word-dordrecht = Dordrecht
word-eindhoven = Eindhoven
word-gorinchem = Gorinchem
word-gouda = Gouda
word-grave = Grave
word-hengelo = Hengelo
word-herzogenbusch = ’s-Hertogenbosch
word-maastricht = Maastricht
word-meppel = Meppel
word-nimwegen = Nijmegen
word-ommen = Ommen
word-rotterdam = Rotterdam
word-sluis = Sluis
word-tilburg = Tilburg
word-utrecht = Utrecht
word-venlo = Venlo
word-zutphen = Zutphen
word-zwolle = Zwolle
word-no-city-486 = nowhere
word-no-city-487 = nowhere
word-no-city-488 = nowhere
word-no-city-489 = nowhere
word-no-city-490 = nowhere
word-no-city-491 = nowhere
word-no-city-492 = nowhere
word-no-city-493 = nowhere
word-no-city-494 = nowhere
word-no-city-495 = nowhere
word-no-city-496 = nowhere
word-no-city-497 = nowhere
word-no-city-498 = nowhere
word-no-city-499 = nowhere
word-no-city-500 = nowhere
word-no-city-501 = nowhere
word-no-city-502 = nowhere
word-no-city-503 = nowhere
word-no-city-504 = nowhere
word-no-city-505 = nowhere
word-no-city-506 = nowhere
word-no-city-507 = nowhere
word-no-city-508 = nowhere
word-no-city-509 = nowhere
word-no-city-510 = nowhere
word-no-city-511 = nowhere
word-no-city-512 = nowhere
word-no-city-513 = nowhere
word-no-city-514 = nowhere
word-no-city-515 = nowhere
word-no-city-516 = nowhere
word-no-city-517 = nowhere
word-no-city-518 = nowhere
word-no-city-519 = nowhere
word-no-city-520 = nowhere
word-no-city-521 = nowhere
word-no-city-522 = nowhere
word-no-city-523 = nowhere
word-no-city-524 = nowhere
word-no-city-525 = nowhere
word-no-city-526 = nowhere
word-no-city-527 = nowhere
word-no-city-528 = nowhere
word-no-city-529 = nowhere
word-no-city-530 = nowhere
word-no-city-531 = nowhere
word-no-city-532 = nowhere
word-no-city-533 = nowhere
word-no-city-534 = nowhere
word-no-city-535 = nowhere
word-no-city-536 = nowhere
word-no-city-537 = nowhere
word-no-city-538 = nowhere
word-no-city-539 = nowhere
word-no-city-540 = nowhere
word-no-city-541 = nowhere
word-no-city-542 = nowhere
word-no-city-543 = nowhere
word-no-city-544 = nowhere
word-no-city-545 = nowhere
word-no-city-546 = nowhere
word-no-city-547 = nowhere
word-no-city-548 = nowhere
word-no-city-549 = nowhere
word-no-city-550 = nowhere
word-no-city-551 = nowhere
word-no-city-552 = nowhere
word-no-city-553 = nowhere
word-no-city-554 = nowhere
word-no-city-555 = nowhere
word-no-city-556 = nowhere
word-no-city-557 = nowhere
word-no-city-558 = nowhere
word-no-city-559 = nowhere
word-no-city-560 = nowhere
word-no-city-561 = nowhere
word-no-city-562 = nowhere
word-no-city-563 = nowhere
word-no-city-564 = nowhere
word-no-city-565 = nowhere
word-no-city-566 = nowhere
word-no-city-567 = nowhere
word-no-city-568 = nowhere
word-no-city-569 = nowhere
word-no-city-570 = nowhere
word-no-city-571 = nowhere
word-no-city-572 = nowhere
word-no-city-573 = nowhere
word-no-city-574 = nowhere
word-no-city-575 = nowhere
word-no-city-576 = nowhere
word-no-city-577 = nowhere
word-no-city-578 = nowhere
word-no-city-579 = nowhere
word-no-city-580 = nowhere
word-no-city-581 = nowhere
word-no-city-582 = nowhere
word-no-city-583 = nowhere
word-no-city-584 = nowhere
word-no-city-585 = nowhere
word-no-city-586 = nowhere
word-no-city-587 = nowhere
word-no-city-588 = nowhere
word-no-city-589 = nowhere
word-no-city-590 = nowhere
word-no-city-591 = nowhere
word-no-city-592 = nowhere
word-no-city-593 = nowhere
word-no-city-594 = nowhere
word-no-city-595 = nowhere
word-no-city-596 = nowhere
word-no-city-597 = nowhere
word-no-city-598 = nowhere
word-no-city-599 = nowhere

## Political cards (reconstructions)

text-POL-1741-1 = Austria gets 2 troops. Italy marker 1 space left.
text-POL-1741-2 = Russia marker 2 spaces left.
text-POL-1741-3 = Russia marker 1 space left or right.
text-POL-1741-4 = Italy marker 1 space left.
text-POL-1741-5 = Bavaria gets 1 troop. Saxony marker 1 space left.
text-POL-1741-6 = Pragmatic Army gets 1 troop. Austria gets 1 troop.
text-POL-1742-1 = Pragmatic Army gets 2 troops. Russia marker 1 space right.
text-POL-1742-2 = Italy marker 2 spaces right.
text-POL-1742-3 = Italy marker 1 space right.
text-POL-1742-4 = Saxony marker 1 space right.
text-POL-1742-5 = France gets 2 troops. Italy marker 1 space right.
text-POL-1742-6 = Prussia gets 2 troops. Saxony marker 1 space right.
text-POL-1742-E = The emperor is elected at the end of this turn.
text-POL-1743-1 = Pragmatic Army gets 1 troop. Italy marker 1 space right.
text-POL-1743-2 = Italy marker 2 spaces left.
text-POL-1743-3 = Russia marker 1 space right.
text-POL-1743-4 = Russia marker 1 space left.
text-POL-1743-5 = Saxony marker 1 space left or right.
text-POL-1743-6 = Pragmatic Army gets 2 troops. Italy marker 1 space left.
text-POL-1744-1 = Bavaria gets 1 troop. Saxony marker 1 space left.
text-POL-1744-2 = Russia marker 1 space right.
text-POL-1744-3 = Italy marker 1 space left or right.
text-POL-1744-4 = France gets 2 troops. Italy marker 1 space right.
text-POL-1744-5 = Austria gets 2 troops. Italy marker 1 space left.
text-POL-1744-6 = Russia marker 1 space right. Saxony marker 1 space right.

## Actions

action-command =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
action-hussar = Place a hussar in { $city }
action-keep = Leave the hussar
action-pay = Pay with the { $tactical }
action-pay-reserve = Pay with a { $tactical } as { $value }
action-feed = Supply { $general }
action-pay-subsidy = Pay the subsidy
action-keep-subsidy = Keep the subsidy
action-order = First move: { $first }
action-move = Move { $piece-the }
action-move-stack = Move the stack of { $general }
action-force = Forced march
action-step = To { $city }
action-stop = Stop here
action-done = Done
action-wait = Let the other move first
action-lead = { $general } leads
action-accept = Accept
action-decline = Decline
action-reenter = Put { $train-the } back (4 points)
action-settle = In { $city }
action-regroup = Shift troops in the stack of { $general }
action-attack = { $general } attacks { $enemy }
action-play = Play the { $tactical }
action-play-reserve = Play a { $tactical } as { $value }
action-give-up = Give up
action-tie = Let it be a tie
action-retreat = Retreat to { $city }
action-sweep = The way drives off { $hussars }
action-recruit =
    { $count ->
        [0] Recruit nothing
        [one] Recruit { $count } troop
       *[other] Recruit { $count } troops
    }
action-bring = { $general } returns
action-trump = { $suit } are trump
action-lay = Lay the { $tactical }
action-pass = Pass
action-take = Take card { $slot }
action-save = Save the cards
action-enact = Follow the instructions
action-skip = Leave it
action-push = Move the { $track } marker { $direction }
action-send = Send { $general } away
action-saxon-steps =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
action-vote = Vote for { $candidate }
action-offer = Offer peace
action-reduce = Reduce the objectives
action-talk = Negotiate
action-subsidy =
    { $turns ->
        [one] { $payer-start } pays { $recipient-the } a subsidy for { $turns } turn
       *[other] { $payer-start } pays { $recipient-the } a subsidy for { $turns } turns
    }
action-annul = The subsidy of { $payer-the } to { $recipient-the } ends
action-truce =
    { $turns ->
        [one] { $power-start } does not attack { $enemy-the } for { $turns } turn
       *[other] { $power-start } does not attack { $enemy-the } for { $turns } turns
    }
action-avoid =
    { $turns ->
        [one] { $power-start } keeps out of { $country } for { $turns } turn
       *[other] { $power-start } keeps out of { $country } for { $turns } turns
    }
action-pledge = { $power-start } votes for { $candidate }
action-propose = Propose
action-withdraw = Withdraw

## Decisions

prompt-distribute = Write down the troops of your generals.
waiting-distribute = Waiting for { $seats } to write down their troops.
prompt-place-hussar = Place hussar { $hussar } within 4 cities of an Austrian general, or leave it.
waiting-place-hussar = Waiting for { $seats } to place hussar { $hussar }.
prompt-payment =
    { $points ->
        [one] { $power-start } pays { $points } point.
       *[other] { $power-start } pays { $points } points.
    }
waiting-payment =
    { $points ->
        [one] Waiting for { $seats } to pay { $points } point for { $power-the }.
       *[other] Waiting for { $seats } to pay { $points } points for { $power-the }.
    }
prompt-feeding =
    { $points ->
        [one] Choose the generals of { $power-the } that are supplied ({ $points } point left).
       *[other] Choose the generals of { $power-the } that are supplied ({ $points } points left).
    }
waiting-feeding = Waiting for { $seats } to choose who is supplied.
prompt-subsidy-choice = Does France pay the subsidy to Bavaria?
waiting-subsidy-choice = Waiting for { $seats } to decide about the subsidy.
prompt-order-wish = Who moves first on the Flanders map?
waiting-order-wish = Waiting for { $seats } to say who moves first on the Flanders map.
prompt-movement = Move a general or a train.
waiting-movement = Waiting for { $seats } to move.
prompt-march = Where does { $piece-the } go?
waiting-march = Waiting for { $seats } to march with { $piece-the }.
prompt-leader = Who leads, { $general } or { $other }?
waiting-leader = Waiting for { $seats } to choose a leader.
prompt-consent = May { $general } join { $other }? { $leader } would lead.
waiting-consent = Waiting for { $seats } to agree to a stack.
prompt-placing = Choose a city for { $piece-the }.
waiting-placing = Waiting for { $seats } to choose a city for { $piece-the }.
prompt-shift = How many troops does { $general } command?
waiting-shift = Waiting for { $seats } to shift troops.
prompt-choose-attack = Choose the next battle.
waiting-choose-attack = Waiting for { $seats } to choose the next battle.
prompt-duel = { $power-start } has the right to play { $suit } at { $score }.
waiting-duel = Waiting for { $seats } to play a card for { $power-the } at { $score }.
prompt-retreating = Where must { $general } retreat to?
waiting-retreating = Waiting for { $seats } to choose the retreat of { $general }.
prompt-sweeping = Which hussars does the retreat of { $general } drive off?
waiting-sweeping = Waiting for { $seats } to choose the way of the retreat.
prompt-recruiting = How many troops does { $power-the } recruit?
waiting-recruiting = Waiting for { $seats } to recruit for { $power-the }.
prompt-bringing =
    { $count ->
        [one] Which generals of { $power-the } return with { $count } new troop?
       *[other] Which generals of { $power-the } return with { $count } new troops?
    }
waiting-bringing = Waiting for { $seats } to bring generals of { $power-the } back.
prompt-allotting = How many of the new troops of { $power-the } does the next general get?
waiting-allotting = Waiting for { $seats } to give out the new troops of { $power-the }.
prompt-name-trump = Name the trump suit.
waiting-name-trump = Waiting for { $seats } to name the trump suit.
prompt-laying = { $power }: place one card face down, or none ({ $suit } are trump).
waiting-laying = Waiting for { $seats } to place a card for { $power-the }.
prompt-choosing = { $power }: save the cards, or choose a political card.
waiting-choosing = Waiting for { $seats } to choose for { $power-the }.
prompt-executing = { $power }: execute this part of the card?
waiting-executing = Waiting for { $seats } to execute a political card.
prompt-corps-choice = { $power-start } sends a general to its off-map box.
waiting-corps-choice = Waiting for { $seats } to send a general of { $power-the } away.
prompt-saxon-choice = How far does Saxony’s marker go (at most { $count })?
waiting-saxon-choice = Waiting for { $seats } to move Saxony’s marker.
prompt-voting = { $power }: for whom do you vote?
waiting-voting = Waiting for { $seats } to vote for { $power-the }.
prompt-peace-offer = Offer Austria peace for Silesia?
waiting-peace-offer = Waiting for { $seats } to offer peace, or not.
prompt-peace-answer = Accept peace for Silesia?
waiting-peace-answer = Waiting for { $seats } to answer the offer of peace.
prompt-reduction = Reduce the objectives in Austria?
waiting-reduction = Waiting for { $seats } to reduce the objectives, or not.
prompt-drafting = Draft the clauses of a proposal.
waiting-drafting = Waiting for { $seats } to draft a proposal.
prompt-answering = Do you accept the proposal?
waiting-answering = Waiting for { $seats } to answer a proposal.
prompt-term = For how many turns?
waiting-term = Waiting for { $seats } to set the term of a clause.

## Facts

fact-troops-written =
    { $count ->
        [one] { $general } commands { $count } troop.
       *[other] { $general } commands { $count } troops.
    }
fact-setup-finished = { $seat } has distributed the troops.
fact-turn-begun = Turn { $turn } begins.
fact-stage-begun = Action stage of { $stage }.
fact-hussar-placed = A hussar rides to { $city }.
fact-hussar-kept = A hussar stays.
fact-hussar-removed = The hussar in { $city } is driven off.
fact-cards-drawn =
    { $count ->
        [one] { $power-start } draws { $count } card.
       *[other] { $power-start } draws { $count } cards.
    }
fact-card-drawn = { $power-start } draws the { $tactical }.
fact-deck-opened = Deck { $deck } goes to the draw pile.
fact-card-paid = { $power-start } pays with the { $tactical }.
fact-reserve-paid = { $power-start } pays with a { $tactical } as { $value }.
fact-fee-due =
    { $points ->
        [one] { $power-start } owes { $points } point for supply past hussars.
       *[other] { $power-start } owes { $points } points for supply past hussars.
    }
fact-hand-given-up = { $power-start } can’t pay everything and gives up its hand.
fact-fed = { $general } is supplied.
fact-turned-up = { $general } is supplied again.
fact-turned-down = { $general } is out of supply.
fact-troops-lost =
    { $count ->
        [one] { $power-start } loses { $count } troop.
       *[other] { $power-start } loses { $count } troops.
    }
fact-general-removed = { $general } is removed from the board.
fact-subsidy-decided = { $payer-start } pays { $recipient-the } a subsidy: { $answer }.
fact-subsidy-paid = { $payer-start } hands a card to { $recipient-the } unseen.
fact-order-wished = { $seat } wishes for the first move: { $first }.
fact-order-set = First move on the Flanders map: { $first }.
fact-move-begun = { $piece-start } moves.
fact-march-forced = { $general } makes a forced march.
fact-stepped = { $piece-start } enters { $city }.
fact-move-ended = { $piece-start } stops in { $city }.
fact-movement-done = { $seat } has finished moving.
fact-movement-waits = { $seat } lets the other move.
fact-stack-asked = { $general } wants to join { $other }.
fact-answered = { $seat } answers: { $answer }.
fact-stack-formed = { $general } leads a stack with { $other } in { $city }.
fact-train-destroyed = { $train-start } is destroyed in { $city }.
fact-train-taken = { $train-start } is taken in hand.
fact-piece-placed = { $piece-start } is placed in { $city }.
fact-shifted =
    { $count ->
        [one] { $general } now commands { $count } troop.
       *[other] { $general } now commands { $count } troops.
    }
fact-conquered = { $power-start } conquers { $city }.
fact-questioned = { $power-start } passes { $city }, which is protected.
fact-question-removed = { $city } is not conquered.
fact-battle-begun = { $general } attacks { $enemy }.
fact-strength =
    { $count ->
        [one] { $power-start } has { $count } troop.
       *[other] { $power-start } has { $count } troops.
    }
fact-card-played = { $power-start } plays the { $tactical }.
fact-reserve-played = { $power-start } plays a { $tactical } as { $value }.
fact-score = { $power-start } stands at { $score }.
fact-battle-lost = { $power-start } is defeated by { $count }.
fact-battle-tied = The battle is a tie.
fact-retreated = { $general } retreats to { $city }.
fact-no-retreat = { $general } has no way to retreat: all troops are lost.
fact-points-won =
    { $count ->
        [one] { $power-start } wins { $count } victory point.
       *[other] { $power-start } wins { $count } victory points.
    }
fact-points-lost =
    { $count ->
        [one] { $power-start } loses { $count } victory point.
       *[other] { $power-start } loses { $count } victory points.
    }
fact-winter-begun = Winter { $winter }.
fact-recruited =
    { $count ->
        [0] { $power-start } recruits nothing.
        [one] { $power-start } recruits { $count } troop.
       *[other] { $power-start } recruits { $count } troops.
    }
fact-returned = { $general } returns in { $city }.
fact-troops-added =
    { $count ->
        [0] { $general } gets no troops.
        [one] { $general } gets { $count } troop.
       *[other] { $general } gets { $count } troops.
    }
fact-allotted =
    { $count ->
        [one] { $power-start } has given out { $count } new troop.
       *[other] { $power-start } has given out { $count } new troops.
    }
fact-winter-noted =
    { $points ->
        [one] { $power-start } notes { $points } point.
       *[other] { $power-start } notes { $points } points.
    }
fact-political-shown = Political card: { $card }.
fact-election-shown = The Imperial Election is held at the end of this turn.
fact-trump-turned = The { $tactical } is turned up for the trump.
fact-trump-named = { $seat } names { $suit } as trump.
fact-laid = { $power-start } lays a card.
fact-laid-card = { $power-start } lays the { $tactical }.
fact-laid-nothing = { $power-start } lays nothing.
fact-turned-face-up = { $power-start } has laid the { $tactical }.
fact-taken-back = { $power-start } takes back the { $tactical }.
fact-influence = { $power-start } has an influence of { $points }.
fact-saved = { $power-start } saves its cards.
fact-card-chosen = { $power-start } chooses { $card }.
fact-enacted = { $power-start } follows the instructions of { $card }.
fact-not-enacted = { $power-start } leaves a part of { $card }.
fact-pushed = { $power-start } moves the { $track } marker { $direction }.
fact-political-discarded = { $card } is discarded without effect.
fact-marker-moved = The { $track } marker goes to space { $space }.
fact-sent-away = { $general } goes to the off-map box.
fact-came-back = { $general } comes back in { $city }.
fact-italy-box = { $power-start } has a marker in the Italy box: { $answer }.
fact-electors-box = { $power-start } has a marker in the 3 Electors box: { $answer }.
fact-election-held = The emperor is elected.
fact-voted = { $power-start } votes with { $city } for { $candidate }.
fact-emperor = { $candidate } is emperor.
fact-peace-offered = Peace for Silesia: { $answer }.
fact-annexed = Prussia annexes Silesia.
fact-set-aside =
    { $count ->
        [one] { $power-start } sets { $count } marker aside.
       *[other] { $power-start } sets { $count } markers aside.
    }
fact-aside-back =
    { $count ->
        [one] { $count } marker goes back to the pool of { $power-the }.
       *[other] { $count } markers go back to the pool of { $power-the }.
    }
fact-reduced =
    { $count ->
        [one] France reduces its objectives by { $count } fortress.
       *[other] France reduces its objectives by { $count } fortresses.
    }
fact-not-reduced = France keeps its objectives.
fact-saxon-steps-chosen =
    { $count ->
        [0] Austria leaves Saxony’s marker where it is.
        [one] Austria moves Saxony’s marker { $count } space.
       *[other] Austria moves Saxony’s marker { $count } spaces.
    }
fact-saxony-changed = Saxony is now { $status }.
fact-neutrality-ended = Prussia is no longer neutral.
fact-moved-aside = { $piece-start } goes to { $city }.
fact-talk-opened = { $seat } drafts a proposal.
fact-clause-drafted = Draft: { $clause }.
fact-proposed = { $seat } makes a proposal.
fact-clause-agreed = Clause { $ordinal } is agreed: { $clause }.
fact-contract-made =
    { $turns ->
        [one] { $payer-start } will pay { $recipient-the } for { $turns } turn.
       *[other] { $payer-start } will pay { $recipient-the } for { $turns } turns.
    }
fact-contract-ended = The contract of { $payer-the } with { $recipient-the } ends.
fact-won = { $seat } wins.
fact-drawn = The game is a draw.
fact-role-dealt = { $seat } plays { $power-the }.
fact-discarded = { $power-start } discards the { $tactical }.

## Options

option-variant = Variant
option-variant-help = The introductory game has 9 turns on the Bohemia map, the short one 3 turns with lower goals (ours, for a first match); the advanced game 12 turns on both maps, with politics.
choice-variant-introductory = introductory game
choice-variant-advanced = advanced game
choice-variant-short = short introductory game (3 turns)
option-optional-politics = Optional politics rule
option-optional-politics-help = Bluff cards stay on the display for a turn (advanced game).
choice-optional-politics-false = no
choice-optional-politics-true = yes
option-half-rounding = Rounding of half the markers
option-half-rounding-help = At the annexation of Silesia and the French reduction.
choice-half-rounding-down = rounded down
choice-half-rounding-up = rounded up
option-roles = Roles
option-roles-help = By seat: Maria Theresa, Louis XV, Frederick; with two players Austria first.
choice-roles-by-seat = by seat
choice-roles-random = at random

## The board as text

board-turn = { $variant }, turn { $turn }{ $stage }
board-power = { $power } ({ $seat }): { $troops } troops, { $hand } cards
board-pool = { $pool } markers in the pool
board-general = { $general } in { $city }
board-hussars = Hussars: { $cities }
board-down = out of supply
board-over = The game is over.

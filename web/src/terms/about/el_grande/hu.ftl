### El Grande's own page.

about-lead = Öt nagy nemesi ház küzd Spanyolország régióiért: egy régió értékelésekor az kapja a legtöbb pontot, akinek ott a legtöbb lovagja van.
about-text-1 = Fordulónként kijátszol egyet a tizenhárom erőkártyád közül: a magassal korán választhatsz, az alacsony több lovagot hoz az udvarodba. Ezután a legmagasabb erőkártyától lefelé mindenki elvesz egyet az öt akciókártya közül: ez mondja meg, hány lovagot helyezhetsz el a király szomszédságában, és ad valamit, amire más kártya nem képes.
about-text-2 = A király területéhez senki sem nyúlhat. Ami a kastélyba kerül, az eltűnik szem elől, és minden harmadik fordulóban gazdája titkos koronggal küldi tovább. Kilenc forduló alatt három értékelés dönt.
about-seats = 2–5 játékos
about-length = Emberekkel körülbelül két óra, egyedül gép ellen jóval kevesebb
about-weight = Gyorsan megtanulható: körönként egy kártya, néhány lovag, egy speciális akció. A mélységét a többi játékos adja.
about-ours-1 = A térkép a saját rajzunk, a félsziget valódi partvonalával és folyóival. Határai a régi királyságokat követik, ahol a játék szomszédságai engedik, és a szomszédságokat, ahol nem.
about-ours-2 = A tizenöt határból kilencet a szabályok mondanak ki, vagy két forrás is megerősít. A másik hat egyetlen nyilvános forrásból való, és illik a tájhoz; a nyomtatott táblát nem láttuk.
about-ours-3 = Azt, hogy melyik erőkártya hány lovagot hoz, egy nyilvános forrásból tudjuk; néhány kártyánál mások is megerősítik.
about-ours-4 = A kártyák a mi munkacímeinket viselik. Azt, hogy mit tesznek, a játékszabály mondja meg.
about-ours-5 = Ahol a játékszabály ellentmond magának vagy hallgat, mi döntöttünk, és ezt meg is mondjuk: az ilyen szabályokat megjelöltük, és egy részük az asztal beállításai között választható.
about-sources-1 = Az 1996-os játékszabály magyar kiadása: ez mérvadó a szabályokban és abban, mit tesznek az akciókártyák.
about-sources-2 = Részletek az angol játékszabályból és egy későbbi kiadásból, összehasonlításra.
about-sources-3 = A játék egy nyilvános programja (ebaillie/AIStrat a GitHubon): csak számadatok.
about-sources-4 = Natural Earth: partvonal, határok és folyók, közkincs.
about-credits = Az El Grande Wolfgang Kramer és Richard Ulrich játéka; először 1995-ben adta ki a Hans im Glück.

### Maria's own page.

about-lead = Az osztrák örökösödési háború három játékosra: Mária Terézia a koronáját védi, XV. Lajos Franciaországot és Bajorországot vezeti ellene, Frigyes pedig Poroszországgal Sziléziát hódítja meg, miközben Mária Terézia szövetségesét, a Pragmatikus Sereget is ő irányítja.
about-text-1 = Két térkép fekszik egymás mellett, kártyaszínek rácsa alatt. Annak a szektornak a színe, amelyben állsz, dönti el, mely lapok számítanak a harcban; csak a saját kezedet látod, és a harc akkor ér véget, amikor az egyik fél elégnek tartja.
about-text-2 = A tábornok nem jut ellátmányhoz, ha túl messze van tőle az ellátmány, az erőd elesik, ha senki sem védi, és egy kéznyi politikai kártya dönt arról, ki lép be, ki lép ki, és kiből lesz császár. A játékosok közötti megállapodások kötelezőek.
about-seats = 2–3 játékos
about-length = Emberekkel három–öt óra, a bevezető játék körülbelül másfél
about-weight = Összetett: kevés egység, egyszerű harcok és sok megbeszélnivaló.
about-ours-1 = A térkép rekonstrukció, nem a kiadott: városai és útjai egyetlen nyilvános anyagban sem voltak megtalálhatók. A testvérjáték sűrűségét és a kevés ismert tényt követi.
about-ours-2 = A huszonnégy politikai kártya neve és hatása a miénk, az 1741–1744-es évek történelme alapján. Azt, hogy hány van belőlük, és hogyan játsszák ki őket, ismerjük.
about-ours-3 = Szászország, Oroszország és Olaszország sávját az ismert részek köré egészítettük ki.
about-ours-4 = A tábornokok, a csapatok, a kezdőkoordináták, a paklik, a jövedelem és a győzelem a szabályok szerintiek.
about-ours-5 = Akinek megvan a nyomtatott játék, saját fájlként beteheti a térképét és a kártyáit, a program módosítása nélkül.
about-sources-1 = A magyar játékszabály (2.1-es változat): a szabályokban ez a mérvadó.
about-sources-2 = Orosz összefoglaló a hadseregek táblázataival.
about-sources-3 = A kiadó rövid szabályai, a megjelent online változat segédletei és játékbeszámolók, egyes tényekhez.
about-sources-4 = A Friedrich című testvérjáték nyilvános adatai, az utak egy részéhez.
about-sources-5 = Natural Earth (közkincs) a partvonalhoz és a folyókhoz; GeoNames (CC BY 4.0, módosítva) a városok helyéhez.
about-credits = A Maria Richard Sivel játéka; először 2009-ben adta ki a Histogame.

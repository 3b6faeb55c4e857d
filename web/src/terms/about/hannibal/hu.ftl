### Hannibal's own page.

about-lead = A második pun háború két játékosra: Karthágóé a jobb hadvezér és az elefántok, Rómáé a tenger, és katonából sosem fogy ki.
about-text-1 = Minden forduló egy kéznyi stratégiakártya. Mindegyik kijátszható a műveleti értékéért – menetelésre, toborzásra, egy vidék megnyerésére – vagy az eseményéért. Ami nincs a kezedben, az lehet a másikéban.
about-text-2 = A hadseregek közbeléphetnek egymás ellen, és elkerülhetik a csatát; ha összecsapnak, mindkét fél harci kártyákkal felel csapásra csapással, amíg az egyik nem tud többé felelni. A vesztes a csatamezőn embereket veszít, utána pedig tartományokat.
about-seats = 2 játékos
about-length = Emberekkel körülbelül három óra
about-weight = Összetett: sok apró szabály a mozgásról, a csata elkerüléséről és az ostromról. Az asztal mindet ismeri, és csak azt mutatja, ami lehetséges.
about-ours-1 = A helyszínek, utak, kikötők és tartományok a 2007-es tábláéi, tényként átvéve. A térképen elfoglalt helyük a miénk, kissé meghajlított partvonallal, hogy elférjenek.
about-ours-2 = A kártyák, táblázatok és hadvezérek a 2007-es kiadáséi. A szabály-összefoglaló, amelyet követünk, a 2018-as kiadáshoz tartozik; hogy az ezen túl mit változtatott, nem tudjuk.
about-ours-3 = A 2018-as visszavonuláskockákat a 2007-es táblázatból írtuk ki.
about-ours-4 = A tartományok határait a helyszíneik köré rajzoltuk. Sem a történelem, sem a tábla határaival nem azonosak.
about-ours-5 = Az eseményeket a saját szavainkkal mondjuk el, arra rövidítve, amit tesznek.
about-sources-1 = A jubileumi kiadás szabályainak magyar összefoglalója: a játék menetében ez a mérvadó.
about-sources-2 = A 2007-es kiadás játékszabálya és tartozékai nyilvános anyagokból: számadatok és a részletszabályok.
about-sources-3 = Az 1990-es évek kiadásainak szabályai és kérdései, részletekben, összehasonlításra.
about-sources-4 = Natural Earth: partvonal, folyók és tavak, közkincs.
about-credits = A Hannibal: Róma Karthágó ellen Mark Simonitch játéka; először 1996-ban adta ki az Avalon Hill.

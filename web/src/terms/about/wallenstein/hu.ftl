### Wallenstein's own page.

about-lead = A harmincéves háború két éve: öt hadvezér adóztat, éheztet és hódít meg negyvenöt tartományt a tenger és az Alpok között.
about-text-1 = Minden évszak előtt mindenki titokban megtervez tíz akciót, mindegyik fajtából egyet, úgy, hogy egy-egy tartománykártyát tesz rájuk. Csak ezután derül ki, ki kezd, és melyik esemény kit sújt; az a tartomány, amely közben elveszett, már semmit sem tehet.
about-text-2 = Az ütközeteket a kockatorony dönti el. Nem minden jön ki azonnal, ami belekerül, és ami egy régi ütközetben bennragadt, a tiédben eshet ki. Télen a népednek ennie kell, különben fellázad ellened.
about-seats = 2–5 játékos
about-length = Emberekkel körülbelül két és fél óra
about-weight = Közepes: egy évszak megtervezéséhez gondolkodni kell, de minden egyes akció egyszerű.
about-ours-1 = A térkép a saját rajzunk. Hogy mely tartományok szomszédosak, az a játékban adott; ahol a történelmi tartomány nem illett ezekhez a szomszédokhoz, a szomszédok győztek.
about-ours-2 = A tartományok aranyát, gabonáját és városait a második kiadás anyagából olvastuk le; valószínű, hogy az elsőben ugyanez áll, de nem minden tartománynál bizonyított.
about-ours-3 = Hogy az egyes eseménykártyák télen mennyi gabonába kerülnek, az rekonstrukció, a második kiadás kártyáinak mintájára.
about-ours-4 = A tornyot senki sem mérte meg. Kockái egy egykori online változat modelljét követik: háromból kettő átesik, a bennragadtak közül háromból egy kiszabadul. Más modell az asztal beállításai között választható.
about-ours-5 = A kétszemélyes változat a játékszabályt követi; a kezdőcsoportok nagysága a miénk.
about-sources-1 = Az első kiadás magyar játékszabálya: ez mérvadó a szabályokban, a kiosztásokban, az eseményekben és az éhséglázadások táblázatában.
about-sources-2 = Oldalak az első kiadás egykori online változatáról és szabályainak összefoglalói: árak, a játék sorrendje.
about-sources-3 = A második kiadás képei egy nyilvános tárolóból; csak számadatokat és szomszédságokat olvastunk le róluk.
about-sources-4 = Natural Earth: partvonal, folyók és tavak, közkincs.
about-credits = A Wallenstein Dirk Henn játéka; először 2002-ben adta ki a Queen Games.

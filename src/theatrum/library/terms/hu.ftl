### Words that all games share, in Hungarian.

## Lists of names

names-more = { $names }, { $name }
names-last = { $names } és { $name }

## A decided match

prompt-over = A játszma véget ért.
waiting-over = A játszma véget ért.

## A table at the terminal

table-person = { $name }: ember
table-bot = { $name }: gépi játékos („{ $level }”)
table-option = { $option }: { $choice }
table-commitment = Lepecsételt véletlenmag (a játszma végén nyílik ki): { $commitment }
table-welcome = Írd be egy lépés számát vagy azt, hogy help.
table-pass = Add át a billentyűzetet! Következik: { $name }.
table-pass-undo = { $name } még beírhatja, hogy undo.
table-pass-enter = Nyomd meg az Entert, amikor más nem látja a képernyőt.
table-news = Ez történt:
table-taken-back = (visszavonva) { $fact }
table-undo = { $name } visszavon { $count } lépést.
table-prompt = { $name }: { $prompt } [{ $rule }]
table-no-number = Nincs ilyen szám; írj be egyet 1 és { $most } között.
table-unknown = Ez nem parancs. Írd be egy lépés számát vagy azt, hogy help.
table-ended = Vége a bemenetnek, és a játszma nincs elmentve. Kilépés előtt írd be, hogy save FÁJL, vagy indíts így: --save FÁJL.
table-unsaved = A játszma nincs elmentve. A mentéshez írd be, hogy save FÁJL, a kilépéshez még egyszer azt, hogy quit.
table-saved = Elmentve ide: { $file }. Folytatás: theatrum play --load { $file }
table-saved-over = Elmentve ide: { $file }. Ellenőrzés: theatrum match verify { $file }
table-result = Végeredmény
table-place = { $place }. { $name }, { $points } pont
table-seed = Véletlenmag: { $seed }
table-after = Írd be, hogy log, show, save FÁJL vagy quit.
table-own = Csak { $name } tudja: { $own }
table-undo-none = Most nem vonható vissza semmi: csak a saját utolsó lépéseidet vonhatod vissza, amíg nem derült ki rejtett dolog, és nem döntött a véletlen.
table-ruling = Döntés: { $text }
table-example = Példa: { $text }
table-rules-none = Ezek a szavak egyetlen szabályban sem szerepelnek.
table-rules-more = További szabályok ezekkel a szavakkal: { $rules }
table-why-nothing = Ezek a szavak a játék egyetlen lépésében sem szerepelnek. Használd a felsorolt lépések szavait!
table-why-several = { $count } lépésben szerepelnek ezek a szavak; pontosíts! Zárójelben a tiltó szabály:
table-why-allowed = „{ $action }” megengedett: írd be, hogy { $number }.
table-why-not = „{ $action }” most nem megengedett:
table-allowed = megengedett
table-help-why = why SZAVAK      a szabály, amely tiltja az így megnevezett lépést
table-help-rules = rules SZAVAK    szabályok ezekkel a szavakkal, vagy egy a száma szerint
table-help-undo = undo [N]        az utolsó lépésed vagy az utolsó N lépésed visszavonása
table-help-show = show            az állás újra
table-help-log = log             minden, amit eddig megtudtál
table-help-save = save FÁJL       az egész játszma mentése fájlba, a titkokkal együtt
table-help-help = help            ez a lista; egy szám végrehajt egy lépést
table-help-quit = quit            felállás az asztaltól

## Notices to people who are away

mail-your-turn = Te jössz ennél az asztalnál: „{ $table }” ({ $game }).
mail-started = Elkezdődött a játszma: „{ $table }” ({ $game }).
mail-over = Véget ért a játszma: „{ $table }” ({ $game }).

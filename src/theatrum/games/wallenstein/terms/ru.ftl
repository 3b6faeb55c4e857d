### Wallenstein in Russian. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Provinces have the forms in, to, from and acc; regions have in,
### buildings acc.

game-title = Валленштейн
game-goal = Владейте провинциями и стройте дворцы, церкви и торговые дома: две зимы приносят очки.

## Places and parts

word-brandenburg = Бранденбург
    .in = в Бранденбурге
word-sachsen = Саксония
    .in = в Саксонии
word-kurpfalz = Курпфальц
    .in = в Курпфальце
word-bayern = Бавария
    .in = в Баварии
word-oesterreich = Австрия
    .in = в Австрии
word-altmark = Альтмарк
    .in = в Альтмарке
    .to = в Альтмарк
    .from = из Альтмарка
    .acc = Альтмарк
word-bremen = Бремен
    .in = в Бремене
    .to = в Бремен
    .from = из Бремена
    .acc = Бремен
word-holstein = Гольштейн
    .in = в Гольштейне
    .to = в Гольштейн
    .from = из Гольштейна
    .acc = Гольштейн
word-lueneburg = Люнебург
    .in = в Люнебурге
    .to = в Люнебург
    .from = из Люнебурга
    .acc = Люнебург
word-mecklenburg = Мекленбург
    .in = в Мекленбурге
    .to = в Мекленбург
    .from = из Мекленбурга
    .acc = Мекленбург
word-mittelmark = Миттельмарк
    .in = в Миттельмарке
    .to = в Миттельмарк
    .from = из Миттельмарка
    .acc = Миттельмарк
word-neumark = Неймарк
    .in = в Неймарке
    .to = в Неймарк
    .from = из Неймарка
    .acc = Неймарк
word-osnabrueck = Оснабрюк
    .in = в Оснабрюке
    .to = в Оснабрюк
    .from = из Оснабрюка
    .acc = Оснабрюк
word-vorpommern = Передняя Померания
    .in = в Передней Померании
    .to = в Переднюю Померанию
    .from = из Передней Померании
    .acc = Переднюю Померанию
word-anhalt = Ангальт
    .in = в Ангальте
    .to = в Ангальт
    .from = из Ангальта
    .acc = Ангальт
word-hessen-darmstadt = Гессен-Дармштадт
    .in = в Гессен-Дармштадте
    .to = в Гессен-Дармштадт
    .from = из Гессен-Дармштадта
    .acc = Гессен-Дармштадт
word-hessen-kassel = Гессен-Кассель
    .in = в Гессен-Касселе
    .to = в Гессен-Кассель
    .from = из Гессен-Касселя
    .acc = Гессен-Кассель
word-kursachsen = Курсаксония
    .in = в Курсаксонии
    .to = в Курсаксонию
    .from = из Курсаксонии
    .acc = Курсаксонию
word-lausitz = Лужица
    .in = в Лужице
    .to = в Лужицу
    .from = из Лужицы
    .acc = Лужицу
word-paderborn = Герцогство Падерборн
    .in = в герцогстве Падерборн
    .to = в герцогство Падерборн
    .from = из герцогства Падерборн
    .acc = герцогство Падерборн
word-saechs-lande = Саксонские земли
    .in = в Саксонских землях
    .to = в Саксонские земли
    .from = из Саксонских земель
    .acc = Саксонские земли
word-vogtland = Фогтланд
    .in = в Фогтланде
    .to = в Фогтланд
    .from = из Фогтланда
    .acc = Фогтланд
word-wolfenbuettel = Вольфенбюттель
    .in = в Вольфенбюттеле
    .to = в Вольфенбюттель
    .from = из Вольфенбюттеля
    .acc = Вольфенбюттель
word-breisgau = Брайсгау
    .in = в Брайсгау
    .to = в Брайсгау
    .from = из Брайсгау
    .acc = Брайсгау
word-burgund = Бургундия
    .in = в Бургундии
    .to = в Бургундию
    .from = из Бургундии
    .acc = Бургундию
word-koeln = Архиепископство Кёльн
    .in = в архиепископстве Кёльн
    .to = в архиепископство Кёльн
    .from = из архиепископства Кёльн
    .acc = архиепископство Кёльн
word-lothringen = Лотарингия
    .in = в Лотарингии
    .to = в Лотарингию
    .from = из Лотарингии
    .acc = Лотарингию
word-luettich = Епископство Льеж
    .in = в епископстве Льеж
    .to = в епископство Льеж
    .from = из епископства Льеж
    .acc = епископство Льеж
word-mark = Графство Марк
    .in = в графстве Марк
    .to = в графство Марк
    .from = из графства Марк
    .acc = графство Марк
word-strassburg = Страсбург
    .in = в Страсбурге
    .to = в Страсбург
    .from = из Страсбурга
    .acc = Страсбург
word-trier = Архиепископство Трир
    .in = в архиепископстве Трир
    .to = в архиепископство Трир
    .from = из архиепископства Трир
    .acc = архиепископство Трир
word-zweibruecken = Епископство Цвайбрюккен
    .in = в епископстве Цвайбрюккен
    .to = в епископство Цвайбрюккен
    .from = из епископства Цвайбрюккен
    .acc = епископство Цвайбрюккен
word-augsburg = Аугсбург
    .in = в Аугсбурге
    .to = в Аугсбург
    .from = из Аугсбурга
    .acc = Аугсбург
word-baden = Баден
    .in = в Бадене
    .to = в Баден
    .from = из Бадена
    .acc = Баден
word-fm-bayern = Княжество Бавария
    .in = в княжестве Бавария
    .to = в княжество Бавария
    .from = из княжества Бавария
    .acc = княжество Бавария
word-konstanz = Епископство Констанц
    .in = в епископстве Констанц
    .to = в епископство Констанц
    .from = из епископства Констанц
    .acc = епископство Констанц
word-oberpfalz = Верхний Пфальц
    .in = в Верхнем Пфальце
    .to = в Верхний Пфальц
    .from = из Верхнего Пфальца
    .acc = Верхний Пфальц
word-regensburg = Регенсбург
    .in = в Регенсбурге
    .to = в Регенсбург
    .from = из Регенсбурга
    .acc = Регенсбург
word-salzburg = Зальцбург
    .in = в Зальцбурге
    .to = в Зальцбург
    .from = из Зальцбурга
    .acc = Зальцбург
word-wuerttemberg = Вюртемберг
    .in = в Вюртемберге
    .to = в Вюртемберг
    .from = из Вюртемберга
    .acc = Вюртемберг
word-wuerzburg = Вюрцбург
    .in = в Вюрцбурге
    .to = в Вюрцбург
    .from = из Вюрцбурга
    .acc = Вюрцбург
word-boehmen = Богемия
    .in = в Богемии
    .to = в Богемию
    .from = из Богемии
    .acc = Богемию
word-kaernten = Каринтия
    .in = в Каринтии
    .to = в Каринтию
    .from = из Каринтии
    .acc = Каринтию
word-maehren = Моравия
    .in = в Моравии
    .to = в Моравию
    .from = из Моравии
    .acc = Моравию
word-niederoesterreich = Нижняя Австрия
    .in = в Нижней Австрии
    .to = в Нижнюю Австрию
    .from = из Нижней Австрии
    .acc = Нижнюю Австрию
word-oberoesterreich = Верхняя Австрия
    .in = в Верхней Австрии
    .to = в Верхнюю Австрию
    .from = из Верхней Австрии
    .acc = Верхнюю Австрию
word-passau = Пассау
    .in = в Пассау
    .to = в Пассау
    .from = из Пассау
    .acc = Пассау
word-schlesien = Силезия
    .in = в Силезии
    .to = в Силезию
    .from = из Силезии
    .acc = Силезию
word-steiermark = Штирия
    .in = в Штирии
    .to = в Штирию
    .from = из Штирии
    .acc = Штирию
word-tirol = Тироль
    .in = в Тироле
    .to = в Тироль
    .from = из Тироля
    .acc = Тироль
word-blank = пустая карта
label-blank = пустая
text-blank = Действие не выполняется.
label-paderborn = Падерборн
label-saechs-lande = Саксон. земли
label-koeln = Кёльн
label-luettich = Льеж
label-mark = Марк
label-trier = Трир
label-zweibruecken = Цвайбрюккен
label-fm-bayern = Кн. Бавария
label-konstanz = Констанц
label-hessen-darmstadt = Гессен-Дармшт.
label-niederoesterreich = Нижн. Австрия
label-oberoesterreich = Верхн. Австрия
label-vorpommern = Пер. Померания
word-palace = дворец
    .acc = дворец
word-church = церковь
    .acc = церковь
word-trading-house = торговый дом
    .acc = торговый дом
word-spring = весна
word-summer = лето
word-autumn = осень
word-winter = зима
word-hidden = закрытая карта
word-empty = ничего
word-lost = потерянная карта

## The ten actions

word-build-palace = Построить дворец
word-build-church = Построить церковь
word-build-trading-house = Построить торговый дом
word-tax-gold = Собрать золото
word-tax-grain = Собрать зерно
word-recruit-5 = Набрать 5 армий (3 золотых)
word-recruit-3 = Набрать 3 армии (2 золотых)
word-recruit-1-move = Набрать 1 армию (1 золотой) и/или переместить
word-move-a = Передвижение A
word-move-b = Передвижение B
label-build-palace = дворец
label-build-church = церковь
label-build-trading-house = торговый дом
label-tax-gold = золото
label-tax-grain = зерно
label-recruit-5 = набрать 5
label-recruit-3 = набрать 3
label-recruit-1-move = 1/переместить
label-move-a = передв. A
label-move-b = передв. B

## Events: title and text

word-trade-bonus-1 = Торговая прибыль
text-trade-bonus-1 = Постройка торгового дома бесплатна и приносит 1 золотой.
word-trade-bonus-2 = Торговая прибыль
text-trade-bonus-2 = Постройка торгового дома бесплатна и приносит 1 золотой.
word-good-harvest-brandenburg = Хороший урожай в Бранденбурге
text-good-harvest-brandenburg = Сбор зерна в этом регионе приносит на 2 единицы больше.
word-good-harvest-sachsen = Хороший урожай в Саксонии
text-good-harvest-sachsen = Сбор зерна в этом регионе приносит на 2 единицы больше.
word-good-harvest-kurpfalz = Хороший урожай в Курпфальце
text-good-harvest-kurpfalz = Сбор зерна в этом регионе приносит на 2 единицы больше.
word-good-harvest-bayern = Хороший урожай в Баварии
text-good-harvest-bayern = Сбор зерна в этом регионе приносит на 2 единицы больше.
word-good-harvest-oesterreich = Хороший урожай в Австрии
text-good-harvest-oesterreich = Сбор зерна в этом регионе приносит на 2 единицы больше.
word-bad-harvest-brandenburg = Неурожай в Бранденбурге
text-bad-harvest-brandenburg = Сбор зерна в этом регионе приносит на 2 единицы меньше.
word-bad-harvest-sachsen = Неурожай в Саксонии
text-bad-harvest-sachsen = Сбор зерна в этом регионе приносит на 2 единицы меньше.
word-bad-harvest-kurpfalz = Неурожай в Курпфальце
text-bad-harvest-kurpfalz = Сбор зерна в этом регионе приносит на 2 единицы меньше.
word-bad-harvest-bayern = Неурожай в Баварии
text-bad-harvest-bayern = Сбор зерна в этом регионе приносит на 2 единицы меньше.
word-bad-harvest-oesterreich = Неурожай в Австрии
text-bad-harvest-oesterreich = Сбор зерна в этом регионе приносит на 2 единицы меньше.
word-troop-shortage-brandenburg = Нехватка войск в Бранденбурге
text-troop-shortage-brandenburg = В этом регионе трудно набирать войска: 3 армии за 3 золотых, 2 армии за 2 золотых.
word-troop-shortage-sachsen = Нехватка войск в Саксонии
text-troop-shortage-sachsen = В этом регионе трудно набирать войска: 3 армии за 3 золотых, 2 армии за 2 золотых.
word-troop-shortage-kurpfalz = Нехватка войск в Курпфальце
text-troop-shortage-kurpfalz = В этом регионе трудно набирать войска: 3 армии за 3 золотых, 2 армии за 2 золотых.
word-troop-shortage-bayern = Нехватка войск в Баварии
text-troop-shortage-bayern = В этом регионе трудно набирать войска: 3 армии за 3 золотых, 2 армии за 2 золотых.
word-troop-shortage-oesterreich = Нехватка войск в Австрии
text-troop-shortage-oesterreich = В этом регионе трудно набирать войска: 3 армии за 3 золотых, 2 армии за 2 золотых.
word-church-peace-1 = Церковный мир
text-church-peace-1 = Провинцию с церковью нельзя атаковать.
word-church-peace-2 = Церковный мир
text-church-peace-2 = Провинцию с церковью нельзя атаковать.
word-church-peace-3 = Церковный мир
text-church-peace-3 = Провинцию с церковью нельзя атаковать.
word-angry-peasants-1 = Разъярённые крестьяне
text-angry-peasants-1 = При атаке на пустую провинцию в башню бросают 2 крестьянские армии вместо 1.
word-angry-peasants-2 = Разъярённые крестьяне
text-angry-peasants-2 = При атаке на пустую провинцию в башню бросают 2 крестьянские армии вместо 1.
word-weary-peasants-1 = Уставшие крестьяне
text-weary-peasants-1 = При атаке на пустую провинцию крестьянские армии в башню не бросают.
word-weary-peasants-2 = Уставшие крестьяне
text-weary-peasants-2 = При атаке на пустую провинцию крестьянские армии в башню не бросают.
word-palace-guards-1 = Дворцовая стража
text-palace-guards-1 = При атаке на провинцию с дворцом в башню бросают ещё 1 крестьянскую армию.

## Actions: what a seat can do

action-take = Взять { $province-acc }
action-take-pile = Взять верхнюю карту колоды вслепую
action-sink = Положить обе открытые карты под колоду
action-group = Разместить группу из { $armies } армий
action-leave = Оставить пустым: { $action }
action-plan = Положить: { $card }
action-place = Поставить армию за 1 золотой
action-skip = Не ставить армию
action-march = Двинуться { $province-to }
action-stay = Не перемещать армии
action-armies =
    { $count ->
        [0] Ни одной армии
        [one] { $count } армия
        [few] { $count } армии
       *[many] { $count } армий
    }
action-face = Сначала восстание { $province-in }

## Prompts: to the seat that must act, and to the others

prompt-draft-card = Возьмите одну из открытых провинций или, вслепую, верхнюю карту колоды.
waiting-draft-card = Ожидаем выбора провинции: { $seats }.
prompt-draft-group = Какую группу армий поставить { $province-to }?
waiting-draft-group = Ожидаем размещения группы армий { $province-in }: { $seats }.
prompt-leave-space =
    { $left ->
        [1] Карт не хватает: назовите действие, которое останется пустым.
       *[other] Карт не хватает: назовите действие, которое останется пустым. Всего таких действий: { $left }.
    }
waiting-leave-space = Ожидаем объявления, какие действия останутся пустыми: { $seats }.
prompt-planning = Тайно положите по карте на каждое из десяти действий.
waiting-planning = Ожидаем планы: { $seats }.
prompt-recruit-choice = Поставить { $province-to } армию за 1 золотой? Армии оттуда можно и переместить.
waiting-recruit-choice = Ожидаем набора войск { $province-in }: { $seats }.
prompt-join-target = В какую соседнюю свою провинцию переместить армии { $province-from }?
waiting-join-target = Ожидаем перемещения армий { $province-from }: { $seats }.
prompt-march-target = Армии выступают { $province-from }. Куда?
waiting-march-target = Ожидаем передвижения армий { $province-from }: { $seats }.
prompt-march-count = Сколько армий идёт { $province-from } { $target-to }? Хотя бы одна остаётся.
waiting-march-count = Ожидаем решения, сколько армий пойдёт { $province-from } { $target-to }: { $seats }.
prompt-defence =
    { $attackers ->
        [one] { $attacker } атакует { $province-acc } { $attackers } армией. Сколько своих армий оттуда вы бросаете в башню?
       *[other] { $attacker } атакует { $province-acc } { $attackers } армиями. Сколько своих армий оттуда вы бросаете в башню?
    }
waiting-defence =
    { $attackers ->
        [one] { $attacker } атакует { $province-acc } { $attackers } армией. Ожидаем защиты: { $seats }.
       *[other] { $attacker } атакует { $province-acc } { $attackers } армиями. Ожидаем защиты: { $seats }.
    }
prompt-suppression =
    { $rebels ->
        [one] Восстание { $province-in }: { $rebels } крестьянская армия. Сколько своих армий оттуда вы бросаете в башню?
        [few] Восстание { $province-in }: { $rebels } крестьянские армии. Сколько своих армий оттуда вы бросаете в башню?
       *[many] Восстание { $province-in }: { $rebels } крестьянских армий. Сколько своих армий оттуда вы бросаете в башню?
    }
waiting-suppression =
    { $rebels ->
        [one] Восстание { $province-in }: { $rebels } крестьянская армия. Ожидаем защиты: { $seats }.
        [few] Восстание { $province-in }: { $rebels } крестьянские армии. Ожидаем защиты: { $seats }.
       *[many] Восстание { $province-in }: { $rebels } крестьянских армий. Ожидаем защиты: { $seats }.
    }
prompt-hunger-choice =
    { $extra ->
        [one] Голод: какое восстание разыграть первым? К каждому присоединяется ещё { $extra } крестьянская армия.
        [few] Голод: какое восстание разыграть первым? К каждому присоединяются ещё { $extra } крестьянские армии.
       *[many] Голод: какое восстание разыграть первым? К каждому присоединяются ещё { $extra } крестьянских армий.
    }
waiting-hunger-choice =
    { $extra ->
        [one] Голод: к восстанию присоединяется ещё { $extra } крестьянская армия. Ожидаем выбора следующего восстания: { $seats }.
        [few] Голод: к восстанию присоединяются ещё { $extra } крестьянские армии. Ожидаем выбора следующего восстания: { $seats }.
       *[many] Голод: к восстанию присоединяются ещё { $extra } крестьянских армий. Ожидаем выбора следующего восстания: { $seats }.
    }

## Facts: what has happened

fact-starter-drawn = Первую провинцию выбирает { $seat }.
fact-card-laid = Открыта карта: { $province }.
fact-cards-sunk = { $seat } кладёт обе открытые карты под колоду.
fact-province-taken = { $seat } берёт { $province-acc }.
fact-group-placed =
    { $count ->
        [one] { $seat } ставит { $province-to } { $count } армию.
        [few] { $seat } ставит { $province-to } { $count } армии.
       *[many] { $seat } ставит { $province-to } { $count } армий.
    }
fact-tower-filled = Башня заполнена; выпавшие кубики вернулись в запасы.
fact-year-begun = Начинается { $year }-й год; зерна ни у кого нет.
fact-event-laid = Среди событий года: { $event }.
fact-season-begun = Наступает { $season }.
fact-action-shown = Действие { $space }: { $action }.
fact-space-left = { $seat } оставляет пустым: { $action }.
fact-card-planned = { $seat } планирует («{ $action }»): { $card }.
fact-plan-finished = { $seat }: план готов.
fact-order-drawn = { $seat }: место в порядке хода — { $rank }.
fact-event-drawn = Событие сезона: { $event }.
fact-action-begun = { $action }:
fact-card-turned = { $seat } открывает карту («{ $action }»): { $card }.
fact-cancelled = { $seat }: отменено действие «{ $action }».
fact-built = { $seat } строит { $building-acc } { $province-in }.
fact-gold-paid =
    { $count ->
        [one] { $seat } платит { $count } золотой.
       *[other] { $seat } платит { $count } золотых.
    }
fact-gold-got =
    { $count ->
        [one] { $seat } получает { $count } золотой.
       *[other] { $seat } получает { $count } золотых.
    }
fact-grain-got =
    { $count ->
        [one] { $seat } получает { $count } единицу зерна.
        [few] { $seat } получает { $count } единицы зерна.
       *[many] { $seat } получает { $count } единиц зерна.
    }
fact-marker-added = Маркеров восстания { $province-in }: { $count }.
fact-revolt-begun =
    { $count ->
        [one] Против игрока { $seat } { $province-in } восстаёт { $count } крестьянская армия.
        [few] Против игрока { $seat } { $province-in } восстают { $count } крестьянские армии.
       *[many] Против игрока { $seat } { $province-in } восстают { $count } крестьянских армий.
    }
fact-recruited =
    { $count ->
        [one] { $seat } набирает { $province-in } { $count } армию.
        [few] { $seat } набирает { $province-in } { $count } армии.
       *[many] { $seat } набирает { $province-in } { $count } армий.
    }
fact-marched =
    { $count ->
        [one] { $seat } передвигает { $province-to } { $count } армию.
        [few] { $seat } передвигает { $province-to } { $count } армии.
       *[many] { $seat } передвигает { $province-to } { $count } армий.
    }
fact-attacked =
    { $count ->
        [one] { $seat } атакует { $province-acc } { $count } армией.
       *[other] { $seat } атакует { $province-acc } { $count } армиями.
    }
fact-committed =
    { $count ->
        [0] { $seat } не бросает в башню ни одной армии.
        [one] { $seat } бросает в башню { $count } армию.
        [few] { $seat } бросает в башню { $count } армии.
       *[many] { $seat } бросает в башню { $count } армий.
    }
fact-thrown-in =
    { $colour ->
        [5] Брошено в башню крестьянских армий: { $count }.
       *[other] Брошено в башню армий игрока { $colour }: { $count }.
    }
fact-fallen-out =
    { $colour ->
        [5] Выпало из башни крестьянских армий: { $count }.
       *[other] Выпало из башни армий игрока { $colour }: { $count }.
    }
fact-battle-won = { $seat } побеждает в сражении за { $province-acc }.
fact-battle-lost = { $seat } проигрывает сражение за { $province-acc }.
fact-conquered = { $seat } захватывает { $province-acc }.
fact-devastated = Разорена провинция: { $province }. Она никому не принадлежит, здания и маркеры убраны.
fact-card-lost = { $seat } теряет карту провинции: { $province }.
fact-losses =
    { $colour ->
        [5] Возвращается в запас крестьянских армий: { $count }.
       *[other] Возвращается в запас армий игрока { $colour }: { $count }.
    }
fact-grain-lost =
    { $count ->
        [0] { $seat } не теряет зерна.
        [one] { $seat } теряет { $count } единицу зерна.
        [few] { $seat } теряет { $count } единицы зерна.
       *[many] { $seat } теряет { $count } единиц зерна.
    }
fact-hunger = Нехватка зерна у игрока { $seat }: { $shortage }.
fact-hunger-revolt = Голодное восстание { $province-in } против игрока { $seat }.
fact-province-points =
    { $points ->
        [one] { $seat } получает { $points } очко за провинции и здания.
        [few] { $seat } получает { $points } очка за провинции и здания.
       *[many] { $seat } получает { $points } очков за провинции и здания.
    }
fact-majority-points =
    { $points ->
        [one] { $seat } получает { $points } очко за большинство { $region-in }.
        [few] { $seat } получает { $points } очка за большинство { $region-in }.
       *[many] { $seat } получает { $points } очков за большинство { $region-in }.
    }
fact-year-scored =
    { $points ->
        [one] { $seat } получает за эту зиму { $points } очко.
        [few] { $seat } получает за эту зиму { $points } очка.
       *[many] { $seat } получает за эту зиму { $points } очков.
    }
fact-game-ended = Вторая зима позади: игра окончена.
fact-held = { $seat } удерживает { $province-acc }.
fact-skipped = { $seat } на этом останавливается.
fact-winter-card =
    { $count ->
        [0] Последнее событие — «{ $event }»: зерна не теряет никто.
        [one] Последнее событие — «{ $event }»: каждый игрок теряет до { $count } единицы зерна.
       *[other] Последнее событие — «{ $event }»: каждый игрок теряет до { $count } единиц зерна.
    }

## The table as text

board-draft = Идёт распределение провинций.
board-season =
    { $years ->
        [1] Единственный год, { $season }.
       *[other] Год { $year } из 2, { $season }.
    }
board-over = Игра окончена.
board-legend = Армии, маркеры восстания (!), города (P дворец, C церковь, T торговый дом), золото/зерно.
board-player = Игрок
board-you = { $name } (вы)
board-score = Очки
board-provinces = Провинции
board-gold = Золото
board-grain = Зерно
board-supply = Запас
board-groups = группы: { $groups }
board-planned = план готов
board-order = (в порядке хода последней жеребьёвки)
board-pile = Открыты: { $laid }. В колоде рубашкой вверх: { $pile }.
board-event = Событие сезона: { $event }
board-events = Предстоящие события, в скобках — сколько зерна каждое отняло бы зимой: { $events }.
board-loss = { $event } ({ $loss })
board-card = { $title }. { $text }
board-actions =
    { $hidden ->
        [0] Действия: { $actions }.
       *[other] Действия: { $actions }; рубашкой вверх: { $hidden }.
    }
board-fight =
    { $rebels ->
        [0] Сражение, { $province }: атакующих армий { $attackers }.
       *[other] Восстание, { $province }: восставших армий { $rebels }.
    }
board-tray = В поддоне: { $cubes }.
board-tower = В башне: { $cubes }.
board-green =
    { $count ->
        [one] { $count } крестьянская армия
        [few] { $count } крестьянские армии
       *[many] { $count } крестьянских армий
    }
board-tiles = Осталось: дворцы { $palace }, церкви { $church }, торговые дома { $trading_house }, крестьяне { $peasants }.
board-plan = Ваш план: { $cards }.
board-next = Следующая карта — для действия: { $action }.
board-planned-card = { $action }: { $card }

## Options

option-setup = Распределение провинций
option-setup-help = Выбирать провинции по очереди или взять готовую расстановку для первой партии (не для двоих); с ней есть и короткая игра на один год — наша, а не издателя.
choice-setup-draft = выбор по очереди
choice-setup-fixed = готовая расстановка
choice-setup-short = готовая расстановка, только один год
option-tower = Башня
option-tower-help = Как застревают и выпадают кубики: с постоянными шансами 2/3 и 1/3 или тем чаще, чем больше бросок.
choice-tower-standard = равномерная
choice-tower-load = зависит от размера броска
option-show-tower = Показывать кубики в башне
option-show-tower-help = Сколько кубиков каждого цвета внутри, можно вычислить и так.
choice-show-tower-true = да
choice-show-tower-false = нет

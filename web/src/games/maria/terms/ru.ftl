# Words of Maria's board.
mar-map = Карта войны: дороги, города, крепости, армии
mar-city = { $country }, масть сектора: { $suit }
mar-major = главная крепость
mar-minor = крепость
mar-elector = крепость курфюрста
mar-controlled = контроль: { $power }
mar-questioned = через крепость прошла держава: { $power }; будет захвачена, если лишится защиты
mar-hussar = гусар
mar-general =
    { $side ->
        [down] { $general } ({ $power }, ранг { $rank }, частей: { $troops }), вне снабжения
       *[up] { $general } ({ $power }, ранг { $rank }, частей: { $troops })
    }
mar-turn =
    { $turn ->
        [0] Расстановка
       *[other] Ход { $turn }
    }
mar-turns = Ходы
mar-winter = Затем зима
mar-stage = Раунд действий: { $stage }
mar-setup = Распределение войск
mar-between = Между раундами действий
mar-over = Партия окончена
mar-power-line = { $power }: частей — { $troops }, карт — { $cards }
mar-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
mar-troops =
    { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[many] { $count } частей
    }
mar-income = доход { $count }
mar-pool = маркеров в пуле: { $count }
mar-left = осталось распределить: { $count }
mar-neutral = нейтралитет
mar-train = куб снабжения
mar-place-off = не на поле
mar-place-box = бокс вне поля
mar-place-silesia-box = ячейка «Силезия»
mar-place-out = не участвует в этой игре
mar-hand = Карты
mar-armies = Армии
mar-politics = Политика
mar-talks = Переговоры
mar-duel = Сражение
mar-attacker = Атакующий
mar-defender = Обороняющийся
mar-right = Право сыграть карту: { $power }
mar-battle-ends = Сражение окончено.
mar-score-then = Счёт после этого: { $score }
mar-give-up-loses =
    { $count ->
        [one] Потеря: { $count } часть, отступление на { $count } город
        [few] Потеря: { $count } части, отступление на { $count } города
       *[many] Потеря: { $count } частей, отступление на { $count } городов
    }
mar-recruit-cost =
    { $points ->
        [one] { $points } единица ТК
        [few] { $points } единицы ТК
       *[many] { $points } единиц ТК
    }
mar-unpick = Другая фигура
mar-reach = Куда дойдёт фигура
mar-reach-near = по любым дорогам
mar-reach-main = только по главным дорогам
mar-reach-forced = форсированный марш
mar-show-supply = Снабжение
mar-show-guard = Защита
mar-face-down = закрытая карта
mar-laid = { $card }, выложена втёмную
mar-trump = Действующая масть
mar-political-left = осталось политических карт: { $count }
mar-no-political = Открытых политических карт нет.
mar-election-now = В конце этого хода избирается император.
mar-pool-short = Пул
mar-battle-boxes = Сражения
mar-aside = Отложены
mar-expeditionary_corps = отправляет генерала в бокс вне поля
mar-tc_bonus = берёт на карту больше
mar-tc_penalty = берёт на карту меньше
mar-victory = маркер ПО в ячейке «Италия»
mar-box-emperor = Император
mar-box-electors = 3 курфюрста
mar-box-italy = Италия
mar-box-silesia = Силезия
mar-college = Коллегия курфюрстов
mar-election-to_come = выборы впереди; нужно пять голосов
mar-election-this_turn = выборы в конце этого хода; нужно пять голосов
mar-election-held = выборы состоялись
mar-no-talks = Действующих контрактов и договорённостей нет.
mar-own-words = Своими словами, ни к чему не обязывает
mar-contracts = Контракты о союзной помощи
mar-contract =
    { $turns ->
        [one] Платит { $payer }, получает { $recipient }: ещё { $turns } ход
        [few] Платит { $payer }, получает { $recipient }: ещё { $turns } хода
       *[many] Платит { $payer }, получает { $recipient }: ещё { $turns } ходов
    }
mar-clauses = Действующие договорённости
mar-until = до хода { $turn }
mar-draft = Предложение
mar-compose = Новое условие
mar-clause-kind = Вид условия
mar-clause-who = Держава
mar-clause-whom = Кому или где
mar-add-clause = Добавить условие
mar-term-next = Затем нужно указать срок.
mar-kind-subsidy = Союзная помощь
mar-kind-annul = Отмена помощи
mar-kind-truce = Не атаковать
mar-kind-avoid = Не входить в страну
mar-kind-pledge = Обещание голоса
mar-picked = выберите цель или ещё раз фигуру, чтобы идти от города к городу
mar-goals = Цели
mar-goal-france = Французские маркеры в Австрии
mar-goal-prussia = Прусские маркеры в Австрии и Силезии
mar-goal-austria = Австрия побеждает в конце хода { $turn }
mar-winters = Зимы
mar-winters-help = Очки, записанные зимой: маркеры, оставшиеся в пуле

# Questions that can always be declined, in the settings.
declined-laying = Выложить карту на политический трек
declined-executing = Выполнить часть политической карты
declined-consent = Позволить генералам объединиться

# Countries and regions, by the names that the map has in its geography. Two names go over several
# lines: the United Netherlands (vereinigte, niederlande) and the Holy Roman Empire.
land-osterreich = Австрия
land-bohmen = Богемия
land-mahren = Моравия
land-ungarn = Венгрия
land-osterr-niederlande = Австрийские Нидерланды
land-luxemburg = Люксембург
land-preussen = Пруссия
land-sachsen = Саксония
land-schlesien = Силезия
land-polen = Польша
land-bayern = Бавария
land-oberpfalz = Верхний Пфальц
land-frankreich = Франция
land-picardie = Пикардия
land-champagne = Шампань
land-lothringen = Лотарингия
land-vereinigte = Соединённые
land-niederlande = Провинции
land-holland = Голландия
land-hannover = Ганновер
land-das-heilige = Священная
land-romische = Римская
land-reich = империя
land-westfalen = Вестфалия
land-pfalz = Пфальц
land-franken = Франкония
land-schwaben = Швабия
land-thuringen = Тюрингия

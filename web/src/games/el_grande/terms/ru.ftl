### The board's own words. A catalogue of the game that has the same message takes precedence.

plate-map = Карта Испании
plate-round = Раунд { $round }
plate-round-of = Раунд { $round } из 9
plate-over = Партия окончена
plate-offer = Карты действий
plate-players = Игроки
plate-hand = Ваши карты силы
plate-powers = Карты силы
plate-order = Карты силы этого раунда в порядке ходов
plate-king-in = Регион короля: { $region }.
plate-next-scoring = Следующий подсчёт — после раунда { $round }.
plate-taken = карта взята
plate-taken-by = { $name }
plate-court = Двор
plate-province = Провинция
plate-score = Счёт
plate-hand-count =
    { $count ->
        [one] { $count } карта силы на руке
        [few] { $count } карты силы на руке
       *[many] { $count } карт силы на руке
    }
plate-hand-certain = точно: { $cards }
plate-hand-possible = возможно: { $cards }
plate-power-played = карта силы в этом раунде: { $power }
plate-place-in-order = { $place }-й ход раунда
plate-veto = Вето
plate-veto-until = Карта вето, действует до конца раунда { $round }
plate-dialled = диск установлен
plate-dial-shows = на диске: { $region }
plate-dial = Тайный диск
plate-dial-choose = Поверните диск на регион и положите его.
plate-dial-set = Положить
plate-dial-none = Выберите регион
plate-declares = { $name } объявляет
plate-declares-move = кабальеро игрока { $owner }: { $from } → { $to }
plate-struck = { $name } возвращает кабальеро
plate-placing-left = можно разместить ещё { $count } кабальеро
plate-special-open = особое действие ещё впереди
plate-in-hand = В руке кабальеро игрока { $owner }, откуда: { $region }
plate-value = очки: { $first }, { $second } и { $third }
plate-king-here = здесь стоит король
plate-grande-of = гранд игрока { $name }
plate-caballeros-of = { $name } { $count }
plate-empty = кабальеро нет
plate-hidden = содержимое скрыто
plate-scoreboard-lies = здесь лежит { $board }
plate-heads =
    { $count ->
        [0] голов нет
        [one] { $count } голова
        [few] { $count } головы
       *[many] { $count } голов
    }
plate-power-card = Карта силы { $power }, { $heads }
plate-summary = { $round }. Регион короля: { $king }. { $scores }.
plate-score-of =
    { $score ->
        [one] { $name } { $score } очко
        [few] { $name } { $score } очка
       *[many] { $name } { $score } очков
    }

# Questions that can always be declined, in the settings.
declined-object = Вето на объявленный шаг
declined-object-to-veto = Остановить вето

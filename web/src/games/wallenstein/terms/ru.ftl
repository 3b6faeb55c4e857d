### The board's own words.

wal-map = Карта империи
wal-plan = План
wal-row = Действия
wal-draft = Провинции
wal-players = Игроки
wal-events = События
wal-regions = Регионы
wal-tower = Башня
wal-nobodys = ничья
wal-owned =
    { $count ->
        [0] { $name }, армий нет
        [one] { $name }, { $count } армия
        [few] { $name }, { $count } армии
       *[many] { $name }, { $count } армий
    }
wal-armies =
    { $count ->
        [0] Армий нет
        [one] { $count } армия
        [few] { $count } армии
       *[many] { $count } армий
    }
wal-values = золото { $gold }, зерно { $grain }
wal-free-cities =
    { $count ->
        [0] свободных городов нет
        [one] { $count } свободный город
        [few] { $count } свободных города
       *[many] { $count } свободных городов
    }
wal-cities =
    { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
wal-markers =
    { $count ->
        [one] { $count } маркер восстания
        [few] { $count } маркера восстания
       *[many] { $count } маркеров восстания
    }
wal-player-sum = { $name }: очки { $score }, провинции { $provinces }, золото { $gold }, зерно { $grain }.
wal-plans = планирует
wal-turn = место { $place } в порядке хода сезона
wal-groups = Группы армий, которые ещё предстоит разместить
wal-in-force = Действует в этом сезоне
wal-loss =
    { $count ->
        [one] Как карта зимы: теряется { $count } единица зерна
        [few] Как карта зимы: теряется { $count } единицы зерна
       *[many] Как карта зимы: теряется { $count } единиц зерна
    }
wal-left = Осталось:
wal-pile = Колода
wal-pile-count =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }
wal-face-down =
    { $count ->
        [1] Ещё одна лежит рубашкой вверх:
       *[other] Ещё { $count } лежат рубашкой вверх в неизвестном порядке:
    }
wal-take = По провинции каждому по очереди
wal-group-for = Какая группа для провинции: { $province }?
wal-none = ничего

## Planning

wal-plan-board = Десять действий
wal-plan-cards = Ваши карты
wal-plan-next = Какую карту положить на «{ $action }»?
wal-plan-held = { $card }: на какое действие?
wal-plan-whole = План готов. Измените, что хотите, и выложите его.
wal-plan-leave = Карт не хватает: выберите действие, которое останется пустым.
wal-plan-sending = Ваши карты выкладываются …
wal-plan-refused = Одну карту не удалось положить. Проверьте план и выложите его снова.
wal-plan-illegal = Одну из карт плана положить уже нельзя. Выберите другую.
wal-plan-lay = { $count ->
        [10] Выложить план
       *[other] Готово { $count } из { $all }
    }
wal-plan-fill = На остальные — пустые
wal-plan-clear = Забрать все
wal-plan-stop = Остановить
wal-later = откроется позже
wal-number = номер { $number }
wal-no-card = карты нет
wal-stays-empty = останется пустым
wal-blanks-left = осталось { $count }
wal-blanks-gone = Все пустые карты ({ $count }) уже лежат на планшете (WAL-040).
wal-lies-on = Для действия «{ $action }»

## Battles

wal-battle-for = Сражение: { $province }
wal-revolt-in = Восстание: { $province }
wal-peasants = Крестьяне
wal-attacks = атака
wal-rises = восстают
wal-defends = защита
wal-helps = помогают защитнику
wal-stands-by = вне боя
wal-sent = послано
wal-tray = из поддона
wal-out = выпало
wal-lost = потеряно
wal-result-conquered = { $attacker } получает провинцию: { $province }.
wal-result-held = { $defender } удерживает провинцию: { $province }.
wal-result-repelled = Атака отбита: { $attacker }.
wal-result-devastated = Провинция разорена и теперь ничья: { $province }.
wal-cubes =
    { $count ->
        [one] В башню брошен { $count } кубик.
        [few] В башню брошено { $count } кубика.
       *[many] В башню брошено { $count } кубиков.
    }
wal-inside = внутри
wal-in-tray = поддон
wal-skip = Пропустить
wal-skip-all =
    { $count ->
        [one] Пропустить все: { $count }
       *[other] Пропустить все { $count }
    }
wal-close = Закрыть

# Questions that can always be declined, in the settings.
declined-recruit-choice = Поставить армию за 1 золотой при наборе
declined-join-target = Переместить армии в соседнюю свою провинцию

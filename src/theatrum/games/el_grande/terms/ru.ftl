### El Grande in Russian. The kinds of messages and their arguments are described in
### theatrum/library/words.py. Places have the forms in, to, from and acc, scoreboards acc.

game-title = Эль Гранде
game-goal = Добейтесь большинства кабальеро в как можно большем числе регионов.

## Places and parts

word-galicia = Галисия
    .in = в Галисии
    .to = в Галисию
    .from = из Галисии
    .acc = Галисию
word-pais-vasco = Страна Басков
    .in = в Стране Басков
    .to = в Страну Басков
    .from = из Страны Басков
    .acc = Страну Басков
label-pais-vasco = Страна Басков
word-castilla-la-vieja = Старая Кастилия
    .in = в Старой Кастилии
    .to = в Старую Кастилию
    .from = из Старой Кастилии
    .acc = Старую Кастилию
word-aragon = Арагон
    .in = в Арагоне
    .to = в Арагон
    .from = из Арагона
    .acc = Арагон
word-cataluna = Каталония
    .in = в Каталонии
    .to = в Каталонию
    .from = из Каталонии
    .acc = Каталонию
word-castilla-la-nueva = Новая Кастилия
    .in = в Новой Кастилии
    .to = в Новую Кастилию
    .from = из Новой Кастилии
    .acc = Новую Кастилию
word-valencia = Валенсия
    .in = в Валенсии
    .to = в Валенсию
    .from = из Валенсии
    .acc = Валенсию
word-granada = Гранада
    .in = в Гранаде
    .to = в Гранаду
    .from = из Гранады
    .acc = Гранаду
word-sevilla = Севилья
    .in = в Севилье
    .to = в Севилью
    .from = из Севильи
    .acc = Севилью
word-castillo = кастильо
    .in = в кастильо
    .to = в кастильо
    .from = из кастильо
    .acc = кастильо
label-castillo = Кастильо
word-court = двор
    .to = ко двору
    .from = со двора
word-board-840 = таблица 8/4/0
    .acc = таблицу 8/4/0
word-board-400 = таблица 4/0/0
    .acc = таблицу 4/0/0
word-place-two = ещё двое со двора
word-move-all = все свои из одного региона

## Action cards: title and text

word-d1-move-all-own = Интрига: все свои из одного региона
text-d1-move-all-own = Переместите всех своих кабальеро из одного региона.
word-d1-place-two = Интрига: ещё двое со двора
text-d1-place-two = Разместите ещё 2 кабальеро со двора в любых регионах.
word-d1-place-two-or-move-all = Интрига: ещё двое со двора или все свои из одного региона
text-d1-place-two-or-move-all = Разместите ещё 2 кабальеро со двора в любых регионах или переместите всех своих кабальеро из одного региона.
word-d1-move-five-one-region = Интрига: до пяти из одного региона
text-d1-move-five-one-region = Переместите до 5 кабальеро из одного региона.
word-d1-move-three-foreign = Интрига: трое чужих
text-d1-move-three-foreign = Переместите на поле 3 чужих кабальеро.
word-d1-move-three-any = Интрига: трое любых
text-d1-move-three-any = Переместите на поле любых 3 кабальеро.
word-d1-move-two-own-two-foreign = Интрига: двое своих и двое чужих
text-d1-move-two-own-two-foreign = Переместите на поле 2 своих и 2 чужих кабальеро.
word-d1-move-four-own = Интрига: четверо своих
text-d1-move-four-own = Переместите на поле любых 4 своих кабальеро.
word-d1-move-four-any = Интрига: четверо любых
text-d1-move-four-any = Переместите на поле любых 4 кабальеро.
word-d2-veto = Вето
text-d2-veto = Можно остановить одно особое действие в этом или следующем раунде. Неиспользованная карта уходит из игры в конце следующего раунда.
word-d2-court-all = Утрата авторитета: весь двор
text-d2-court-all = Каждый противник возвращает всех кабальеро со двора в провинцию.
word-d2-court-three = Утрата авторитета: трое со двора
text-d2-court-three = Каждый противник возвращает 3 кабальеро со двора в провинцию.
word-d2-kings-wrath = Гнев короля
text-d2-kings-wrath = Каждый противник возвращает в провинцию 3 кабальеро по своему выбору с поля и/или со двора.
word-d2-one-each = По одному у каждого
text-d2-one-each = Каждый игрок возвращает с поля в провинцию 1 кабальеро по вашему выбору.
word-d2-dial-two = Двое из тайно выбранного региона
text-d2-dial-two = Каждый противник возвращает в провинцию 2 кабальеро из региона, выбранного на тайном диске.
word-d2-dial-all = Все из тайно выбранного региона
text-d2-dial-all = Каждый противник возвращает в провинцию всех кабальеро из региона, выбранного на тайном диске.
word-d2-score-one = Особый подсчёт: одно место на выбор
text-d2-score-one = Выберите любой регион или кастильо и проведите там подсчёт.
word-d3-score-4 = Особый подсчёт: регионы ценностью 4
text-d3-score-4 = Проведите подсчёт во всех регионах ценностью 4.
word-d3-score-5 = Особый подсчёт: регионы ценностью 5
text-d3-score-5 = Проведите подсчёт во всех регионах ценностью 5.
word-d3-score-6-7 = Особый подсчёт: регионы ценностью 6 и 7
text-d3-score-6-7 = Проведите подсчёт во всех регионах ценностью 6 и 7.
word-d3-score-castillo = Особый подсчёт: кастильо
text-d3-score-castillo = Проведите подсчёт в кастильо.
word-d3-score-first-only = Особый подсчёт: только первые места
text-d3-score-first-only = В каждом регионе начислите очки только за первое место.
word-d3-score-most = Особый подсчёт: самый населённый регион
text-d3-score-most = Проведите подсчёт в регионе (или регионах), где больше всего кабальеро.
word-d3-score-fewest = Особый подсчёт: самый малолюдный регион
text-d3-score-fewest = Проведите подсчёт в регионе (или регионах), где меньше всего кабальеро. Пустые регионы не считаются.
word-d3-score-one = Особый подсчёт: одно место на выбор
text-d3-score-one = Выберите любой регион или кастильо и проведите там подсчёт.
word-d4-scoreboard = Подвижная таблица очков
text-d4-scoreboard = Выложите на поле подвижную таблицу очков или переместите уже лежащую.
word-d4-royal-advisor = Королевский советник
text-d4-royal-advisor = Переместите короля в соседний регион.
word-d4-expulsion = Изгнание
text-d4-expulsion = Противники перемещают своих кабальеро из выбранного вами региона в тайно выбранный регион.
word-d4-grande = Гранд
text-d4-grande = Переместите своего гранда в другой регион.
word-d4-power-return = Карты силы
text-d4-power-return = Верните на руку одну сыгранную карту силы.
word-d4-court-two = Двор
text-d4-court-two = Переместите 2 кабальеро из провинции ко двору.
word-d4-dial-scoring = Особый подсчёт: тайно выбранные регионы
text-d4-dial-scoring = Каждый игрок тайно выбирает регион на диске. Подсчёт проводится в регионах, которые выбрал только один игрок.
word-d5-king = Карта короля
text-d5-king = Переместите короля в любой регион.

## Actions: what a seat can do

action-play = Сыграть карту силы { $power }
action-muster =
    { $count ->
        [0] Не брать кабальеро ко двору
       *[other] Взять ко двору { $count } кабальеро
    }
action-fetch = Взять кабальеро { $region-from }
action-take =
    { $deck ->
        [one] Взять карту с { $deck } головой
       *[other] Взять карту с { $deck } головами
    }
action-place = Разместить { $place-in }
action-use = Выполнить особое действие
action-end = Завершить ход
action-stop = Остановиться
action-choose = Выбрать: { $part }
action-pick = Переместить { $region-from } кабальеро игрока { $owner }
action-put = Отправить { $place-to }
action-give = Вернуть кабальеро { $source-from }
action-remove = Вернуть { $region-from } кабальеро игрока { $owner }
action-dial = Установить диск: { $region }
action-score = Провести подсчёт { $place-in }
action-expel = Изгнать { $region-from }
action-king = Переместить короля { $region-to }
action-grande = Переместить гранда { $region-to }
action-board = Положить { $board-acc } на { $place-acc }
action-recover = Вернуть карту силы { $power }
action-veto = Вето!
action-allow = Без вето

## Prompts: to the seat that must act, and to the others

prompt-play-power = Сыграйте карту силы. Номинал, который в этом раунде уже лежит на столе, играть нельзя.
waiting-play-power = Ожидаем карту силы: { $seats }.
prompt-muster-count =
    { $most ->
        [0] Эта карта силы не приносит кабальеро ко двору.
       *[other] Сколько кабальеро вы берёте ко двору? Не больше { $most }.
    }
waiting-muster-count = Ожидаем перехода кабальеро ко двору: { $seats }.
prompt-fetch-missing = Ваша провинция пуста: с поля можно взять ещё { $missing } кабальеро.
waiting-fetch-missing = Ожидаем выбора кабальеро с поля: { $seats }.
prompt-take-card = Выберите одну из открытых карт действий.
waiting-take-card = Ожидаем выбора карты действия: { $seats }.
prompt-turn =
    { $special ->
        [0] { $heads ->
            [0] Завершите ход.
            [1] Разместите 1 кабальеро со своего двора или завершите ход.
           *[other] Разместите до { $heads } кабальеро со своего двора или завершите ход.
        }
       *[other] { $heads ->
            [0] Выполните особое действие или завершите ход.
            [1] Разместите 1 кабальеро со своего двора и выполните особое действие, в любом порядке; от того и другого можно отказаться.
           *[other] Разместите до { $heads } кабальеро со своего двора и выполните особое действие, в любом порядке; от того и другого можно отказаться.
        }
    }
waiting-turn = Ожидаем продолжения хода: { $seats }.
prompt-placing =
    { $left ->
        [1] Разместите ещё 1 кабальеро со своего двора.
       *[other] Разместите ещё до { $left } кабальеро со своего двора.
    }
waiting-placing = Ожидаем размещения кабальеро: { $seats }.
prompt-castillo-dial = Общий подсчёт: тайно выберите на диске регион, в который уйдут ваши кабальеро из кастильо.
waiting-castillo-dial = Общий подсчёт, ожидаем тайного выбора на дисках: { $seats }.
prompt-either-part = Какое из двух действий вы выбираете? Выбор окончательный.
waiting-either-part = Ожидаем выбора одного из двух действий: { $seats }.
prompt-pick-one = Какого кабальеро вы перемещаете? Можно переместить ещё не больше { $left }.
waiting-pick-one = Ожидаем перемещения кабальеро: { $seats }.
prompt-put-one = Куда { $region-from } отправляется кабальеро игрока { $owner }?
waiting-put-one = Ожидаем, куда { $region-from } отправится кабальеро игрока { $owner }. Решает { $seats }.
prompt-place-extra =
    { $left ->
        [1] Разместите со своего двора ещё 1 кабальеро где угодно, кроме региона короля.
       *[other] Разместите со своего двора ещё до { $left } кабальеро где угодно, кроме региона короля.
    }
waiting-place-extra = Ожидаем размещения дополнительных кабальеро: { $seats }.
prompt-object = { $active } объявляет шаг. Наложить вето?
waiting-object = Ожидаем решения о вето: { $seats }.
prompt-object-to-veto = { $objector } накладывает вето. Остановить его?
waiting-object-to-veto = Ожидаем решения, остановить ли вето: { $seats }.
prompt-announced = { $active } объявляет шаг особого действия.
waiting-announced = Ожидаем: { $seats }.
prompt-suffer-wrath =
    { $left ->
        [1] Гнев короля: верните в провинцию ещё 1 кабальеро.
       *[other] Гнев короля: верните в провинцию { $left } кабальеро, одного за другим.
    }
waiting-suffer-wrath = Ожидаем возврата кабальеро в провинцию: { $seats }.
prompt-remove-one = По одному у каждого: выберите кабальеро, который вернётся в свою провинцию.
waiting-remove-one = Ожидаем выбора по одному кабальеро у каждого: { $seats }.
prompt-return-dial = Тайно выберите на диске регион, из которого вы вернёте кабальеро в провинцию.
waiting-return-dial = Ожидаем тайного выбора на дисках: { $seats }.
prompt-choose-scored = Где проводится подсчёт?
waiting-choose-scored = Ожидаем выбора места для подсчёта: { $seats }.
prompt-scoring-dial = Тайно выберите на диске регион: подсчёт в нём пройдёт, если его не выберет никто другой.
waiting-scoring-dial = Ожидаем тайного выбора на дисках: { $seats }.
prompt-choose-board = Какую подвижную таблицу очков и куда положить?
waiting-choose-board = Ожидаем перемещения таблицы очков: { $seats }.
prompt-choose-king = Куда отправляется король?
waiting-choose-king = Ожидаем перемещения короля: { $seats }.
prompt-choose-expelled = Из какого региона вы изгоняете противников?
waiting-choose-expelled = Ожидаем выбора региона для изгнания: { $seats }.
prompt-expulsion-dial = Вас изгоняют { $region-from }: тайно выберите на диске, куда уйдут ваши кабальеро.
waiting-expulsion-dial = Изгнание { $region-from }, ожидаем тайного выбора на дисках: { $seats }.
prompt-choose-grande = Куда отправляется ваш гранд?
waiting-choose-grande = Ожидаем перемещения гранда: { $seats }.
prompt-choose-power = Какую сыгранную карту силы вы возвращаете? Остальные могут этого не узнать.
waiting-choose-power = Ожидаем возврата карты силы: { $seats }.

## Facts: what has happened

fact-king-set = Король начинает игру { $region-in }.
fact-home-set = { $seat }: родной регион — { $region }.
fact-round-begun = Начинается раунд { $round }.
fact-card-shown =
    { $deck ->
        [one] Открыта карта с { $deck } головой: { $card }.
       *[other] Открыта карта с { $deck } головами: { $card }.
    }
fact-power-played = { $seat } играет карту силы { $power }.
fact-mustered =
    { $count ->
        [0] { $seat } не берёт кабальеро ко двору.
       *[other] { $seat } берёт ко двору { $count } кабальеро.
    }
fact-fetched = { $seat } берёт { $region-from } кабальеро ко двору.
fact-card-taken = { $seat } берёт карту «{ $card }».
fact-placed = { $seat } размещает кабальеро { $place-in }.
fact-turn-ended = { $seat } завершает ход.
fact-used = { $seat } применяет карту «{ $card }».
fact-picked = { $seat } выбирает { $region-in } кабальеро игрока { $owner }.
fact-moved = Кабальеро игрока { $owner } переходит { $region-from } { $place-to }.
fact-stopped = { $seat } останавливается.
fact-declared = { $seat } объявляет («{ $card }»): { $step }.
fact-vetoed = { $seat } накладывает вето: «{ $card }» на этом заканчивается.
fact-allowed = { $seat } не накладывает вето.
fact-veto-lapsed = Неиспользованная карта вето игрока { $seat } уходит из игры.
fact-court-lost =
    { $count ->
        [0] { $seat }: двор пуст, терять нечего.
       *[other] { $seat } возвращает { $count } кабальеро со двора в провинцию.
    }
fact-returned = { $seat } возвращает { $count } кабальеро { $source-from } в провинцию.
fact-dialled = { $seat }: диск установлен.
fact-dial-set = { $seat }: на тайном диске — { $region }.
fact-dial-shown = { $seat }: на диске — { $region }.
fact-scored = Подсчёт { $place-in }.
fact-points =
    { $points ->
        [one] { $seat } получает { $points } очко за { $place-acc }.
        [few] { $seat } получает { $points } очка за { $place-acc }.
       *[many] { $seat } получает { $points } очков за { $place-acc }.
    }
fact-bonus-points =
    { $points ->
        [one] { $seat } получает бонус { $place-in }: { $points } очко.
        [few] { $seat } получает бонус { $place-in }: { $points } очка.
       *[many] { $seat } получает бонус { $place-in }: { $points } очков.
    }
fact-left-castillo =
    { $count ->
        [one] { $count } кабальеро игрока { $seat } уходит из кастильо { $to-to }.
       *[other] { $count } кабальеро игрока { $seat } уходят из кастильо { $to-to }.
    }
fact-king-moved = Король переходит { $from-from } { $to-to }.
fact-grande-moved = Гранд игрока { $seat } переходит { $region-to }.
fact-board-moved = На { $place-acc } ложится { $board }.
fact-power-taken-back = { $seat } возвращает на руку сыгранную карту силы.
fact-power-chosen = { $seat }: возвращена карта силы { $power }.
fact-part-chosen = { $seat } выбирает: { $part }.
fact-expelled = Кабальеро игрока { $seat } уходят { $region-from } { $to-to }.
fact-court-gained =
    { $count ->
        [0] { $seat }: провинция пуста, брать некого.
       *[other] { $seat } берёт ко двору { $count } кабальеро.
    }
fact-game-ended = Последний подсчёт завершён: игра окончена.
fact-veto-stopped = { $seat } останавливает вето.
fact-wrath-next = Гнев короля обращается на следующего игрока: { $seat }.
fact-castillo-counted =
    { $count ->
        [0] { $seat }: в кастильо нет кабальеро.
       *[other] { $seat }: в кастильо { $count } кабальеро.
    }

## Options

option-rounds = Длина партии
option-rounds-help = В полной партии девять раундов. В короткой пропускаются раунды 1, 4 и 7.
choice-rounds-long = полная (9 раундов)
choice-rounds-short = короткая (6 раундов)
option-first-starter = Кто начинает первый раунд
option-first-starter-help = Место, с которого играется первая карта силы; если его не указать, решает жребий.
choice-first-starter-random = по жребию
choice-first-starter-0 = первое место
choice-first-starter-1 = второе место
choice-first-starter-2 = третье место
choice-first-starter-3 = четвёртое место
choice-first-starter-4 = пятое место
option-take-fewer = Ко двору можно взять меньше кабальеро
option-take-fewer-help = Головы на карте силы — верхний предел, а не точное число.
choice-take-fewer-false = нет
choice-take-fewer-true = да
option-inattentive-dial = Диск можно по ошибке установить на регион короля
option-inattentive-dial-help = У того, кто выбрал регион короля, кабальеро возвращаются ко двору, как с настоящим диском.
choice-inattentive-dial-false = нет
choice-inattentive-dial-true = да
option-show-castillo = Показывать содержимое кастильо
option-show-castillo-help = Все в любой момент видят, сколько внутри кабальеро каждого игрока.
choice-show-castillo-false = нет
choice-show-castillo-true = да
option-veto-veto = На вето можно наложить вето
option-veto-veto-help = Другой владелец карты вето может остановить возражение.
choice-veto-veto-false = нет
choice-veto-veto-true = да
option-dial-return-includes-self = Возврат по диску касается и активного игрока
option-dial-return-includes-self-help = Две карты, возвращающие кабальеро из выбранного на диске региона, затрагивают и того, кто их применяет.
choice-dial-return-includes-self-false = нет
choice-dial-return-includes-self-true = да
option-court-card-from-board = По карте «Двор» можно брать и с поля
option-court-card-from-board-help = Если в провинции мало кабальеро, недостающих можно взять с поля.
choice-court-card-from-board-false = нет
choice-court-card-from-board-true = да

## The board as text

board-round =
    { $scoring ->
        [0] Раунд { $round }. Регион короля: { $king }. После этого раунда — общий подсчёт.
       *[other] Раунд { $round }. Регион короля: { $king }. Общий подсчёт — после раунда { $scoring }.
    }
board-over = Игра окончена. Регион короля: { $king }.
board-place = Место
board-value = Очки
board-legend = K король, + рядом с королём, G гранд, * подвижная таблица, ? скрыто от всех
board-powers = Кабальеро по картам силы: { $groups }
board-brings = { $powers }→{ $count }
board-order = Порядок ходов: { $names }.
board-player = Игрок
board-you = { $name } (вы)
board-score = Счёт
board-court = Двор
board-province = Провинция
board-power = Сила
board-hand = Карты силы на руке
board-hand-unsure = { $certain } + { $count } из { $possible }
board-offer = Открытые карты действий
board-heads =
    { $heads ->
        [one] { $heads } голова
        [few] { $heads } головы
       *[many] { $heads } голов
    }
board-card = { $title }. { $text }
board-card-open = { $name }: карта «{ $title }» (особое действие ещё впереди). { $text }
board-card-used = { $name }: карта «{ $title }» (особое действие завершено). { $text }
board-veto-longer = { $name }: карта вето, действует до конца следующего раунда.
board-veto-now = { $name }: карта вето, действует до конца этого раунда.
board-dials-set = Диски установлены: { $names }.
board-dial-own = Ваш тайный диск: { $region }.
board-dial-shown = { $name }: на диске — { $region }.
board-declared = Объявлено: { $step }.
board-declared-move = Объявлено: { $step } (кабальеро игрока { $owner }, откуда: { $region }).
board-declared-strike = Объявлено: { $step } (затронут игрок { $struck }).

### The browser client's own words in Russian. A game's words are in its `terms/`.

app-name = Theatrum
app-tagline = Стол для четырёх исторических стратегических игр

names-more = { $names }, { $name }
names-last = { $names } и { $name }

title-el-grande = Эль Гранде
title-wallenstein = Валленштейн
title-hannibal = Ганнибал: Рим против Карфагена
title-maria = Мария

## Getting about

nav-main = Главное меню
nav-lobby = Лобби
nav-new = Новый стол
nav-rules = Правила
nav-settings = Настройки
nav-account = Учётная запись
nav-sign-in = Войти
nav-verify = Проверить партию
skip-to-content = Перейти к содержанию
close = Закрыть
cancel = Отмена
loading = Минутку…
try-again = Повторить
missing-title = На этой карте такого нет
missing-text = По этому адресу нет страницы.
missing-link = На главную
offline-title = Сервер недоступен
offline-text = Ничего не потеряно: ваши партии хранятся на сервере. Страница сама повторит попытку.
problem-title = Не получилось
dismiss = Скрыть сообщение

## Start

start-title = История за одним столом
start-lead = Большие стратегические игры: за правилами следит стол, против вас сядут боты, а друзья — на расстоянии одной ссылки.
start-play = Играть против ботов
start-invite = Пригласить друзей
start-opponents = Противники
start-play-game = { $count ->
        [one] { $title } против { $count } бота
       *[other] { $title } против { $count } ботов
    }
start-choose-level = Выберите силу ботов — и партия начнётся.
start-games = Четыре игры
start-continue = Ваш ход
start-continue-text = { $count ->
        [one] Вас ждёт { $count } партия.
        [few] Вас ждут { $count } партии.
       *[many] Вас ждёт { $count } партий.
    }
start-not-yet = Ещё не на столе
start-new-table = Открыть стол
start-read-rules = Читать правила
start-seats = { $same ->
        [yes] { $max ->
            [one] { $max } игрок
            [few] { $max } игрока
           *[many] { $max } игроков
        }
       *[other] { $min }–{ $max } { $max ->
            [one] игрок
            [few] игрока
           *[many] игроков
        }
    }
start-promise-1-title = Каждое правило с объяснением
start-promise-1 = Возможные ходы подсвечены. Во всех остальных случаях вы узнаете, почему нельзя: с номером и текстом правила.
start-promise-2-title = Доказуемая честность
start-promise-2 = Зерно случайности запечатано до первого хода и открывается в конце: проверить может каждый.
start-promise-3-title = Для рук и для слуха
start-promise-3 = За столом можно играть с клавиатуры и с программой экранного доступа: обходите карту по названиям, выбирайте действия из списка.
game-line-el-grande = Средневековая Испания. Расставляйте кабальеро, добивайтесь милости короля и прячьте резервы в кастильо.
game-line-wallenstein = Тридцатилетняя война. Планируйте десять действий на сезон и доверьте свои армии башне с кубиками.
game-line-hannibal = Рим против Карфагена. Слоны, консулы и сражения, которые решают карты на руке.
game-line-maria = Война за австрийское наследство. Три игрока, четыре державы и колоды, решающие исход битв.

## A game's page; its own words are in `about/`

start-about = Об игре
about-seats-title = Игроки
about-length-title = Длительность
about-weight-title = Сложность
about-course = Как это происходит
about-ours = Что достоверно, а что наше
about-ours-lead = Некоторые компоненты известны нам лишь отчасти. Всё, что восстановлено, названо здесь и не скрывается.
about-sources = Источники
about-credits-title = Авторы
about-independent = Theatrum — независимый проект: автор и издатели игры его не создавали, не лицензировали и не одобряли. Их текстов, рисунков, карт и игровых полей в нём нет.

## Lobby

lobby-title = Лобби
lobby-mine = Мои столы
lobby-mine-none = Вы пока не сидите ни за одним столом.
lobby-open = Открытые столы
lobby-open-none = Сейчас открытых столов нет. Откройте свой — и другие увидят его здесь.
lobby-running = Можно посмотреть
lobby-finished = Завершённые партии
lobby-finished-none = Пока ни одна партия не сыграна до конца.
lobby-your-turn = Ваш ход
lobby-waiting-for = Ожидаем: { $names }
lobby-waiting-players = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
lobby-since = { $count ->
        [one] С вашего последнего визита { $count } событие
        [few] С вашего последнего визита { $count } события
       *[many] С вашего последнего визита { $count } событий
    }
lobby-won = Победа: { $names }
lobby-private = по ссылке
pace-live = в реальном времени
pace-day = день на решение
pace-untimed = без часов

## New table

new-title = Новый стол
new-lead = Выберите игру, рассадку и условия партии.
new-game = Игра
new-seats = Места
new-seats-help = На каждом месте — человек или бот. Открытые места займут те, кто присоединится.
new-seat-kind = Кто здесь сидит
new-seat-count = Число мест
new-level = Уровень
new-hotseat-name = Имя
kind-me = Я
kind-open = Открыто: кто присоединится
kind-bot = Бот
kind-hotseat = Кто-то у этого экрана
new-pace = Темп
pace-live-help = Все на месте. У каждого идут часы; у кого время вышло, того заменяет бот, но вернуться можно.
pace-day-help = На каждое решение — день. Мы сообщим, когда ваш ход.
pace-untimed-help = Сколько потребуется.
new-visible = Кто может присоединиться
visible-public = Кто угодно: стол виден в лобби
visible-link = Только те, у кого есть ссылка
new-options = Параметры партии
new-table-name = Название стола
new-table-name-help = По желанию.
new-create = Открыть стол
new-create-play = Открыть и начать
new-your-name = Ваше имя
new-nobody = Здесь никто не играет: отдайте человеку хотя бы одно место или наблюдайте за ботами.

## Waiting for players

lounge-title = Ожидание игроков
lounge-text = Партия начнётся, когда все места будут заняты. Организатор может начать раньше: открытые места займут боты.
lounge-invite = Приглашение
lounge-invite-text = Любой, кто откроет этот адрес, сможет занять место.
lounge-copy = Скопировать ссылку
lounge-copied = Ссылка скопирована.
lounge-share = Поделиться
lounge-sit = Сесть здесь
lounge-leave = Покинуть стол
lounge-start = Начать сейчас
lounge-free = свободно
lounge-you = вы

level-random = Случайный
level-random-help = Делает любой разрешённый ход; чтобы попробовать игру.
level-greedy = Жадный
level-greedy-help = Обдумывает свой ход и не думает об ответе; намного лучше случайного.
level-quick = Быстрый
level-quick-help = Просчитывает ходы всех игроков, до { $seconds } с на решение.
level-strong = Сильный
level-strong-help = Просчитывает ходы всех игроков, до { $seconds } с на решение.
level-patient = Терпеливый
level-patient-help = Просчитывает ходы всех игроков, до { $seconds } с на решение.

## Table

table-board = Игровое поле
table-prompt = Что нужно сделать
table-actions = Действия
table-walk = Обход карты
table-log = Журнал
table-players = Игроки
table-chat = Чат
table-agreements = Уговоры
table-notes = Заметки
table-more = Стол
table-parts = Части стола
table-no-board = Нарисованного поля для этой игры здесь нет. Для игры достаточно списка действий.
prompt-you = Ваш ход
prompt-you-named = { $name }, ваш ход
prompt-over = Партия окончена.
prompt-sending = Отправлено. Ждём ответа стола…
undo = Отменить
undo-key = Отменить (клавиша U)
undo-none = Сейчас вам нечего отменять.
undo-ask = Попросить об отмене
undo-ask-help = То, что вы уже не можете отменить сами, отменяется с согласия всех остальных.
undo-ask-count = Сколько действий
undo-asked = Остальным отправлен запрос.
undo-requested = { $count ->
        [one] { $name } просит отменить { $count } последнее действие.
        [few] { $name } просит отменить { $count } последних действия.
       *[many] { $name } просит отменить { $count } последних действий.
    }
undo-agree = Согласиться
undo-decline = Отклонить
undo-waiting = Ждём согласия: { $names }.
actions-none = Сейчас от вас ничего не требуется.
answer-coming = Ответ за вас: { $action }
answer-hold = Я решу
answer-always-decline = Всегда отказываться от этого
confirm-text = Потом это нельзя будет отменить.
confirm-yes = Выполнить
why-not = Сейчас нельзя:
refused = Отклонено:

walk-neighbours = Перейти
walk-all = Все места
walk-here = Действия здесь
walk-none-here = Сейчас здесь нет действий.
walk-lit = есть действие
walk-help = Выберите соседнее место, чтобы перейти туда. Места, где есть действие, отмечены.

log-empty = Пока ничего не произошло.
log-new = Новое с вашего последнего визита
log-undo = { $count ->
        [one] { $name } отменяет { $count } последнее действие.
        [few] { $name } отменяет { $count } последних действия.
       *[many] { $name } отменяет { $count } последних действий.
    }
log-undone = отменено
log-show-on-map = Показать на карте
log-position = Открыть эту позицию

player-you = вы
player-bot = бот, { $level }
player-replaced = заменяет бот
player-here = здесь
player-away = нет на месте
player-hotseat = у этого экрана
player-to-move = на очереди
player-clock = Осталось времени
spectators = { $count ->
        [0] Зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
seat-number = Место { $number }

chat-empty = Пока никто ничего не сказал.
chat-label = Сообщение столу
chat-send = Отправить
agree-about = Обещания своими словами, их могут прочесть все. Ничто не заставляет их выполнять.
agree-none = Договорённостей пока никто не предлагал.
agree-new = Предложить договорённость
agree-from = От кого
agree-to = Кому
agree-text = Текст договорённости
agree-propose = Предложить
agree-room = { $left ->
        [one] Остался { $left } знак
        [few] Осталось { $left } знака
       *[many] Осталось { $left } знаков
    }
agree-nobody = Договариваться здесь не с кем: боты ни о чём не договариваются.
agree-proposes = { $name } → { $others }
agree-accept = Принять
agree-accept-for = Принять за игрока { $name }
agree-decline = Отклонить
agree-decline-for = Отклонить за игрока { $name }
agree-withdraw = Отозвать
agree-open = Открыто
agree-accepted = Принято
agree-declined = Отклонено
agree-withdrawn = Отозвано
agree-lapsed = Осталось без ответа
agree-said-yes = Принято: { $names }.
agree-waiting = Ждём ответа: { $names }.
agree-said-no = Отклонено: { $name }.
agree-position = Позиция { $position }
agree-position-open = Открыть позицию, в которой это предложено: { $position }
agree-round = Раунд { $number }
agree-turn = Ход { $number }
agree-asks = { $name } предлагает договорённость:
agree-settled = { $status ->
        [accepted] Принято: { $text }
       *[declined] Отклонено: { $text }
    }
notes-label = Личные заметки, видны только вам
notes-kept = Сохранено.
notes-keeping = Сохраняем…
notes-sign-in = Заметки доступны тем, у кого здесь есть место или имя.

more-options = Параметры этой партии
more-fair = Честный случай
more-fair-text = Зерно случайности было запечатано до первого хода. Вот его печать; зерно откроется в конце, и каждый сможет проверить любое перемешивание.
more-export = Скачать файл партии
more-verify = Проверить файл партии
more-resign = Сдаться
more-resign-sure = Сдать эту партию? За вас доиграет бот.
more-leave = Отойти на время
more-leave-help = Пока вы не вернётесь на место, за вас играет бот.
stand-in = За игрока { $name } играет бот.
stand-in-resigned = { $name } сдаётся; до конца играет бот.
more-return = Вернуться на место
more-rematch = Реванш
more-replay = Повтор с начала
more-keys = Клавиши
key-undo = отменить
key-walk = обход карты или назад к списку
key-rules = правила
key-actions = к действиям
key-prompt = прочитать задание ещё раз
key-steps = шаг назад или вперёд в повторе

result-title = Итог
result-place = Место
result-player = Игрок
result-score = Очки
result-won = Победа: { $names }.
result-shared = Первое место делят { $names }.

link-connecting = Подключение…
link-waiting = Соединение потеряно. Следующая попытка через { $seconds } с.
link-now = Сейчас же
link-closed = Нет соединения
link-not-connected = Сейчас нет соединения; повторите, когда связь восстановится.
link-lost-action = Связь прервалась при отправке. Дошло ли действие, видно на столе.
link-back = Соединение восстановлено.

handover-title = Следующий игрок: { $name }
handover-text = Передайте экран игроку { $name }. Сейчас ничего скрытого не видно.
handover-button = Я — { $name }

## Replay

replay-title = Повтор партии
replay-position = Позиция { $at } из { $last }
replay-start = К началу
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-end = К концу
replay-eyes = Чьими глазами
replay-spectator = Глазами зрителя
replay-all = Всё открыто
replay-live = Назад к столу
replay-play = Воспроизвести
replay-pause = Пауза
replay-slider = Позиция
replay-before = До первого действия.

## Rules

rules-title = { $title }: правила
rules-games = Правила игр
rules-search = Поиск по правилам
rules-search-help = Слова или номер, например 46.
rules-found = { $count ->
        [0] Нет правила со всеми этими словами.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-sections = Разделы
rules-ruling = Наше решение
rules-example = Пример
rule-link = Правило { $rule }
rules-no-board = Картинку не удалось загрузить.
rules-here = В этой позиции
rules-here-asks = По этому правилу стол спрашивает сейчас:
rules-here-allows = Сейчас можно:
rules-here-forbids = Сейчас оно запрещает вам:
rules-here-more = и ещё { $count }
rules-here-log = { $count ->
        [one] Применено в этой партии { $count } раз, последний:
        [few] Применено в этой партии { $count } раза, последний:
       *[many] Применено в этой партии { $count } раз, последний:
    }
rules-here-none = Сейчас на ваши возможности оно не влияет.

## Account

account-title = Учётная запись
account-guest = Вы играете как гость { $name }. Создайте учётную запись, чтобы сохранить партии и входить из любого браузера.
account-as = Вы вошли как { $name }.
account-none = Вы не вошли. Чтобы играть, достаточно имени; учётная запись сохранит ваши партии.
account-become = Регистрация
account-sign-in = Войти
account-sign-out = Выйти
account-name = Имя
account-password = Пароль
account-password-help = Не меньше 8 знаков.
account-email = Эл. почта
account-email-help = По желанию; только для уведомлений о ваших партиях.
account-created = Учётная запись создана, все ваши партии в ней.
account-play-guest = Играть как гость
account-sessions = Где выполнен вход
account-session-this = этот браузер
account-session-end = Завершить
account-tokens = Ключи для программ
account-tokens-help = С ключом программа или бот может действовать от вашего имени. Ключ показывается только один раз.
account-token-name = Для чего он?
account-token-new = Создать ключ
account-change = Сменить имя или пароль
account-old-password = Прежний пароль
account-new-password = Новый пароль
account-save = Сохранить
account-saved = Сохранено.
account-profile = Моя открытая страница

## Settings

settings-title = Настройки
settings-theme = Тема оформления
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
settings-motion = Анимация
motion-auto = Как в системе
motion-less = Меньше
motion-full = Вся
settings-play = Игра
settings-confirm = Спрашивать перед тем, что нельзя отменить
settings-confirm-help = Только там, где отмена потом невозможна; всё остальное можно просто отменить.
settings-single = Отвечать за меня, если возможен только один ответ
settings-single-help = После короткой паузы, во время которой ответ можно остановить. Для остальных он выглядит как любой другой.
settings-declines = Всегда отказываться
settings-declines-forget = Спрашивать снова
settings-notices = Уведомления
settings-email = Писать мне
settings-email-help = Только если в учётной записи указана почта, а сервер умеет отправлять письма; для партий в реальном времени — нет.
settings-webhook = Обращаться по адресу
settings-webhook-help = Туда отправляется короткое сообщение JSON, когда наступает ваш ход в партии не в реальном времени. Внутренние адреса не принимаются.
settings-notify = Сообщать, когда мой ход
settings-notify-help = Уведомлением браузера, пока страница Theatrum открыта в фоне.
settings-notify-denied = Браузер запретил уведомления для этого сайта; разрешите их в его настройках.
settings-language = Язык
settings-language-help = Только для вас: за столом каждый читает на своём языке.
notice-your-turn = Ваш ход: { $game }
notice-proposal = Вам предлагают договорённость: { $game }
notice-started = Партия началась: { $game }
notice-over = Партия окончена: { $game }
notice-go = К столу

## Players

player-ratings = Рейтинги
player-ratings-none = Рейтинговых партий пока нет.
player-rating = Рейтинг
player-matches = Партии
player-results = Результаты
player-none = Учётной записи с таким именем нет. У гостей нет своей страницы.
player-results-none = Завершённых партий пока нет.
player-match = Партия
player-ended = Окончена

## Verify

verify-title = Проверка файла партии
verify-lead = Выберите файл завершённой партии. Сервер сыграет её заново и сверит зерно с печатью, каждое действие с правилами, а затем и результат.
verify-choose = Файл партии
verify-go = Проверить
verify-ok = Файл верен: зерно, действия и результат сходятся.
verify-bad = Файл неверен.
verify-entry = Первая неверная запись: { $entry }

## Hints, and looking back at a match

new-advice = Подсказки
advice-on = Подсказки для всех
advice-on-help = Любой за столом может спросить, как сыграл бы бот. Бот знает только то, что знает спросивший.
advice-off = Без подсказок
advice-off-help = Подсказок не просит никто; разобрать партию после её конца можно всегда.
lobby-hints = с подсказками
key-hint = подсказка
hint = Подсказка
hint-key = Подсказка (клавиша H)
hint-asking = Думает…
hint-title = Бот сыграл бы так
hint-close = Закрыть подсказку
hint-note = Оценка примерно за секунду по тому, что известно вам; не обещание.
hint-choice = { $action }: шанс на победу { $chance }.
hint-why-only = Другого выбора нет.
hint-why-unrivalled = Ничто другое не показалось достойным проверки; шанс на победу — около { $best }.
hint-why-clear = Первый вариант явно лучший: шанс на победу { $best } против { $other } у варианта «{ $action }».
hint-why-better = Первый вариант немного лучше, чем «{ $action }»: шанс на победу { $best } против { $other }.
hint-why-surest = Первый вариант надёжнее всего: шанс на победу { $best }; «{ $action }» показывает { $other }, но изучен хуже.
hint-why-spared = Эти варианты примерно равны, шанс на победу { $best }; остальные изученные хуже, в среднем { $other }.
hint-why-rough = Лишь беглый взгляд: на сравнение не хватило времени; шанс на победу { $best }.
hint-why-alike = Варианты примерно равны, шанс на победу { $best }; первый изучен лучше других.
course-title = Ход партии
course-lead = Бот разбирает партию: шансы каждого на победу от хода к ходу, ходы, изменившие их сильнее всего, и что сыграл бы там он сам.
course-begin = Разобрать партию
course-time = Когда дойдёт очередь, разбор займёт не больше { $seconds } с.
course-running = Изучено позиций: { $done } из { $total }
course-failed = Разбор не удалось закончить. Попробуйте ещё раз.
course-ready = Разбор партии готов.
course-chart = Шансы на победу
course-at = Позиция { $at } из { $last }: { $chances }
course-one = { $name } { $chance }
course-table = В виде таблицы
course-note = Это оценки бота, который видит всю позицию; каждая — по нескольким воображаемым продолжениям.
turns-title = Переломные моменты
turn-change = { $count ->
        [1] { $mover }, действие { $first }. { $name }: шанс меняется с { $before } до { $after }.
       *[other] { $mover }, действия { $first }–{ $last }. { $name }: шанс меняется с { $before } до { $after }.
    }
turn-played = Сыграно: { $action }.
turn-better = Лучше было: { $action } (шанс на победу { $chance }).
turn-alike = Примерно так же хорошо: { $action } (шанс на победу { $chance }).
turn-same = Бот сыграл бы так же (шанс на победу { $chance }).
turn-only = Другого выбора там не было.
refused-this-table-allows-no-hints = За этим столом подсказок нет.
refused-it-is-not-this-seats-turn = Сейчас не ваш ход.
refused-the-adviser-has-no-time-now-ask-again = У советчика сейчас нет времени; спросите ещё раз.
refused-many-matches-are-being-looked-at-ask-again-later = Сейчас разбирается много партий; попробуйте позже.

## What the server refuses; a message's name is made of the words of its sentence

refused-a-bot-plays-for-you-take-the-seat-back-first = За вас играет бот; сначала вернитесь на место.
refused-a-guest-has-no-password-make-an-account = У гостя нет пароля; создайте учётную запись.
refused-a-name-needs-letters-that-can-be-read = В имени должны быть читаемые буквы.
refused-a-page-of-another-site-cant-open-this-channel = Страница другого сайта не может открыть этот канал.
refused-a-person-sits-there = Там сидит человек.
refused-a-token-cant-do-that-sign-in = С ключом этого сделать нельзя; войдите.
refused-a-webhook-begins-with-https-or-http = Адрес должен начинаться с https:// или http://.
refused-a-webhook-cant-go-to-an-internal-address = Внутренний адрес указать нельзя.
refused-a-webhook-is-an-address-of-up-to-most-letters = Длина адреса — не больше { $most } знаков.
refused-a-webhooks-port-must-be-one-of-ports = Порт адреса должен быть одним из следующих: { $ports }.
refused-all-is-open-only-after-the-end = Всё открывается только после конца партии.
refused-an-account-has-this-name = Учётная запись с таким именем уже есть.
refused-an-account-has-this-name-choose-another-or-sign-in = Учётная запись с таким именем уже есть; выберите другое имя или войдите.
refused-another-request-to-take-back-is-still-open = Предыдущая просьба об отмене ещё не решена.
refused-another-seats-eyes-are-open-only-after-the-end = Смотреть глазами другого игрока можно только после конца партии.
refused-as-is-a-seat-me-spectator-or-all = Такими глазами посмотреть нельзя.
refused-game-is-for-least-to-most-seats = { $game }: число игроков от { $least } до { $most }.
refused-game-needs-at-least-least-seats = { $game }: игроков должно быть не меньше { $least }.
refused-it-could-not-be-stored-look-again = Не удалось сохранить; посмотрите ещё раз.
refused-name-or-password-is-wrong = Неверное имя или пароль.
refused-only-a-seat-of-the-match-can-take-something-back = Отменять может только участник партии.
refused-only-those-who-played-can-ask-for-a-rematch = Реванш могут предложить только игравшие.
refused-only-whoever-made-the-table-can-start-it = Начать может только тот, кто открыл стол.
refused-only-your-own-last-actions-can-be-taken-back-and-only-while-nothing-hidden-has-been-shown-and-no-chance-drawn-since = Отменить можно только свои последние действия и только пока не открылось ничего скрытого и не вмешался случай.
refused-settings-may-have-most-bytes = Настройки могут занимать не больше { $most } байт.
refused-several-actions-can-be-taken-back-with-ask = Чтобы отменить несколько действий, нужно согласие остальных.
refused-somebody-else-was-quicker = Кто-то успел раньше.
refused-something-went-wrong-on-the-server-it-has-been-logged = На сервере произошла ошибка; она записана.
refused-spectators-without-a-name-can-only-watch = Зрители без имени могут только смотреть.
refused-that-is-not-your-seat = Это не ваше место.
refused-the-database-does-not-answer = База данных не отвечает.
refused-the-match-has-begun-already = Партия уже началась.
refused-the-match-has-not-begun-yet = Партия ещё не началась.
refused-the-match-is-not-over-yet = Партия ещё не окончена.
refused-the-match-is-not-running = Партия сейчас не идёт.
refused-this-match-was-begun-with-other-data-of-the-game-than-this-server-has-now = Эта партия начата с другими данными игры, чем те, с которыми сервер работает сейчас.
refused-the-match-is-over = Партия окончена.
refused-the-match-is-over-and-its-seed-is-open-nothing-can-be-taken-back = Партия окончена, зерно случайности открыто: отменить ничего нельзя.
refused-the-old-password-is-wrong = Прежний пароль неверен.
refused-the-rules-dont-allow-that-now = Правила сейчас этого не позволяют.
refused-the-table-has-moved-on-look-again-and-repeat = За столом что-то изменилось; посмотрите и повторите.
refused-the-table-has-no-such-seat = За столом нет такого места.
refused-the-webhook-is-not-an-address = Это не адрес.
refused-the-webhooks-host-is-not-known = Узел, указанный в адресе, неизвестен.
refused-there-is-no-such-address = По этому адресу ничего нет.
refused-there-is-no-such-file = Такого файла нет.
refused-there-is-no-such-player = Такого игрока нет.
refused-there-is-no-such-request = Такой просьбы нет.
refused-there-is-no-such-session = Такого входа нет.
refused-there-is-no-such-table = Такого стола нет.
refused-there-is-no-such-token = Такого ключа нет.
refused-there-is-nothing-to-say-in-this-text = В сообщении нет текста.
refused-there-is-nothing-to-take-back = Отменять нечего.
refused-there-is-nothing-to-take-back-at-this-seat = На этом месте вас никто не заменяет.
refused-this-account-has-been-deleted = Эта учётная запись удалена.
refused-this-file-takes-too-long-to-replay = Повтор этого файла длится слишком долго.
refused-this-name-is-taken = Это имя занято.
refused-this-seat-has-resigned-already = Это место уже сдалось.
refused-this-seat-is-not-free = Это место занято.
refused-this-table-is-by-link-the-key-is-missing = Этот стол — по приглашению: в ссылке нет ключа.
refused-this-token-is-not-known = Ключ неизвестен.
refused-too-many-at-once-wait-a-little = Слишком много сразу; немного подождите.
refused-too-many-requests-wait-a-little = Слишком много запросов; немного подождите.
refused-webhooks-are-switched-off-on-this-server = Этот сервер не обращается к внешним адресам.
refused-who-are-you-choose-a-name-or-sign-in-first = Кто вы? Сначала выберите имя или войдите.
refused-you-are-not-asked = Спрашивают не вас.
refused-you-can-sit-only-once-the-others-can-be-hot-seats = Вы можете занять только одно место; остальные могут играть у этого же экрана.
refused-you-dont-sit-here = Вы не сидите за этим столом.
refused-you-have-an-account-already-sign-out-first = У вас уже есть учётная запись; сначала выйдите.
refused-you-have-count-tokens-end-one-first = Число ваших ключей: { $count }; сначала удалите один.
refused-there-is-no-such-game = Такой игры нет.
refused-a-bot-makes-no-agreements-ask-people = Боты ни о чём не договариваются; обратитесь к людям.
refused-a-proposal-goes-to-other-seats-each-once = Предложение делают другим игрокам, каждому один раз.
refused-only-whoever-proposed-it-can-withdraw-it = Отозвать предложение может только тот, кто его сделал.
refused-there-is-no-such-proposal = Такого предложения нет.
refused-this-proposal-is-not-made-to-your-seat = Это предложение сделано не вам.
refused-this-proposal-is-settled-already = Это предложение уже решено.
refused-this-table-keeps-count-agreements-at-most = За этим столом хранится не больше договорённостей, чем { $count }.
refused-you-have-count-open-proposals-withdraw-one-or-wait-for-answers = Ваших предложений без ответа: { $count }; отзовите одно или дождитесь ответов.
refused-this-game-has-no-board-in-the-browser-yet = У этой игры пока нет поля в браузере.
refused-this-token-lacks-the-scope-scope = Этот ключ не даёт права «{ $scope }».
refused-the-match-has-count-actions-in-force = { $count ->
        [one] В партии { $count } действие.
        [few] В партии { $count } действия.
       *[many] В партии { $count } действий.
    }
refused-there-is-no-bot-level-there-is-known = Бота «{ $level }» нет; есть: { $known }.
refused-the-request-cant-be-read = Запрос не удалось прочитать.
refused-this-page-is-too-old-load-it-again = Страница устарела; загрузите её заново.
refused-that-cant-be-done-at-this-address = По этому адресу так нельзя.
refused-that-is-too-large = Это слишком велико.
refused-what-at-least-least-characters = { $what }: не меньше { $least } знаков.
refused-what-at-most-most-characters = { $what }: не больше { $most } знаков.
refused-what-at-least-least-entries = { $what }: нужно элементов не меньше { $least }.
refused-what-at-most-most-entries = { $what }: элементов не больше { $most }.
refused-what-not-less-than-least = { $what }: не меньше { $least }.
refused-what-not-more-than-most = { $what }: не больше { $most }.
refused-what-is-not-written-as-it-must-be = { $what }: записано не так, как нужно.
refused-what-the-field-name-is-missing = { $what }: нет поля { $name }.
refused-what-there-is-no-field-name = { $what }: лишнее поле { $name }.
refused-what-value-is-not-one-of-the-choices = { $what }: значения { $value } нет среди возможных.
refused-what-wanted-is-needed-not-got = { $what }: нужно { $wanted }, а не { $got }.
refused-what-is-not-as-it-must-be = { $what }: неверное значение.
refused-this-game-has-no-action-verb = В этой игре нет действия { $verb }.
refused-the-action-verb-needs-name = Для действия { $verb } нужно указать { $name }.
refused-the-action-verb-has-no-name-value = У действия { $verb } параметр { $name } не может быть { $value }.
refused-the-action-verb-takes-no-name = У действия { $verb } нет параметра { $name }.
refused-an-action-is-an-object-with-a-verb = Действие — это объект с полем «verb».
refused-there-is-no-fixed-set-up-for-2-seats-use-the-draft = Готовой расстановки для двоих нет: выбирайте провинции по очереди.
refused-the-option-first-starter-names-a-seat-that-is-not-there = Параметр «Кто начинает первый раунд» называет место, которого нет.
refused-unreachable = Сервер недоступен.
refused-status = Ответ сервера: { $status }.

## The guide of a first match

guide = Проводник
guide-learn =
    { $minutes ->
        [one] Учиться за игрой ({ $minutes } минута)
        [few] Учиться за игрой ({ $minutes } минуты)
       *[many] Учиться за игрой ({ $minutes } минут)
    }
guide-anew = С начала
guide-anew-sure = Точно с начала?
guide-progress = Продвижение по уроку
guide-step = Шаг { $number } из { $total }
guide-back = Назад
guide-back-key = К предыдущему объяснению (B)
guide-next = Дальше
guide-next-key = Дальше (N)
guide-end = Закончить
guide-your-move = Ваш ход
guide-watch = Играют другие …
guide-wanted = об этом просит проводник
guide-leave = Выйти
guide-leave-help = Урок останется среди ваших столов, его можно продолжить в любой момент.
guide-quit = Закончить урок
guide-quit-help = Урок исчезнет из ваших столов; его можно начать заново в любой момент.
guide-finished = Урок пройден. Сыграем теперь короткую настоящую партию с лёгкими ботами?
guide-left = Вы закончили этот урок. Можно начать его заново или сыграть короткую настоящую партию с лёгкими ботами.
guide-real-match = Короткая настоящая партия
guide-lesson = Урок
guide-unrated = первая партия с проводником
guide-fair = Карты и броски в уроке подготовлены заранее: его зерно — часть программы и не тайна. На рейтинг урок не влияет.
level-lesson = по сценарию

refused-this-is-a-lesson-leave-it-whenever-you-like = Это урок; его можно оставить в любой момент.
refused-only-whoever-takes-this-lesson-can-end-it = Закончить этот урок может только тот, кто его проходит.
refused-this-table-is-not-a-lesson = Этот стол не урок.
refused-this-lesson-is-over = Этот урок окончен.
refused-this-lesson-has-been-written-anew-begin-it-again = Этот урок переписан; начните его заново.
refused-the-lesson-goes-on-by-itself-now-read-or-wait-a-moment = Сейчас урок идёт сам; читайте или подождите немного.
refused-the-rules-allow-it-but-this-lesson-asks-for-something-else-now = Правила это разрешают, но урок сейчас просит о другом.
refused-there-is-no-guided-first-match-of-this-game = У этой игры нет первой партии с проводником.
refused-only-whoever-takes-this-lesson-can-go-on = Продолжить может только тот, кто проходит этот урок.
refused-the-lesson-waits-for-your-move = Урок ждёт вашего хода.

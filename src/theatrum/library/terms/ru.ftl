### Words that all games share, in Russian.

## Lists of names

names-more = { $names }, { $name }
names-last = { $names } и { $name }

## A decided match

prompt-over = Партия окончена.
waiting-over = Партия окончена.

## A table at the terminal

table-person = { $name }: человек
table-bot = { $name }: бот «{ $level }»
table-option = { $option }: { $choice }
table-commitment = Запечатанное зерно случайности (откроется в конце партии): { $commitment }
table-welcome = Введите номер действия или help.
table-pass = Передайте клавиатуру игроку { $name }.
table-pass-undo = { $name } ещё может ввести undo.
table-pass-enter = Нажмите Enter, когда никто другой не видит экрана.
table-news = Что произошло:
table-taken-back = (отменено) { $fact }
table-undo =
    { $count ->
        [one] { $name } отменяет { $count } действие.
        [few] { $name } отменяет { $count } действия.
       *[many] { $name } отменяет { $count } действий.
    }
table-prompt = { $name }: { $prompt } [{ $rule }]
table-no-number = Такого номера нет; введите номер от 1 до { $most }.
table-unknown = Такой команды нет. Введите номер действия или help.
table-ended = Ввод закончился, а партия не сохранена. Перед выходом введите save ФАЙЛ или запускайте с --save ФАЙЛ.
table-unsaved = Партия не сохранена. Чтобы сохранить её, введите save ФАЙЛ, чтобы выйти — ещё раз quit.
table-saved = Сохранено: { $file }. Продолжить: theatrum play --load { $file }
table-saved-over = Сохранено: { $file }. Проверить: theatrum match verify { $file }
table-result = Итог
table-place =
    { $points ->
        [one] { $place }. { $name }, { $points } очко
        [few] { $place }. { $name }, { $points } очка
       *[many] { $place }. { $name }, { $points } очков
    }
table-seed = Зерно случайности: { $seed }
table-after = Введите log, show, save ФАЙЛ или quit.
table-own = Знает только { $name }: { $own }
table-undo-none = Сейчас отменить ничего нельзя: отменяются только свои последние действия, пока не открылось ничего скрытого и не вмешался случай.
table-ruling = Решение: { $text }
table-example = Пример: { $text }
table-rules-none = Правил с такими словами нет.
table-rules-more = Эти слова есть и в других правилах: { $rules }
table-why-nothing = Действий с такими словами в этой игре нет. Используйте слова из списка действий.
table-why-several =
    { $count ->
        [one] Эти слова подходят к { $count } действию; уточните. В скобках — правило, которое его запрещает:
       *[other] Эти слова подходят к { $count } действиям; уточните. В скобках — правило, которое запрещает каждое:
    }
table-why-allowed = «{ $action }» — можно: введите { $number }.
table-why-not = «{ $action }» — сейчас нельзя:
table-allowed = можно
table-agreement =
    { $status ->
        [accepted] Соглашение своими словами: { $name } и { $others }: «{ $text }»
        [declined] Предложение отклонено, { $name } — { $others }: «{ $text }»
        [withdrawn] Предложение отозвано, { $name } — { $others }: «{ $text }»
        [lapsed] Предложение без ответа, { $name } — { $others }: «{ $text }»
       *[open] Предложение, { $name } — { $others }: «{ $text }»
    }
table-agree-kept = { $agreement } Это записано; соблюдать это никто не заставляет.
table-agree-nobody = Договариваться здесь не с кем: боты соглашений не заключают.
table-agree-text = Соглашение — от 1 до { $most } печатных знаков.
table-agree-full = В партии хранится не больше { $most } соглашений.
table-help-why = why СЛОВА       правило, запрещающее действие, названное его словами
table-help-rules = rules СЛОВА     правила с этими словами или одно по его номеру
table-help-hint = hint            что сделал бы бот на вашем месте
table-help-undo = undo [N]        отменить своё последнее действие или последние N
table-help-show = show            показать позицию ещё раз
table-help-log = log             всё, что вам стало известно
table-help-agree = agree ТЕКСТ     записать, о чём договорились сидящие здесь; «agree АННА, БЕЯ: ТЕКСТ» называет их
table-help-save = save ФАЙЛ       записать всю партию в файл, вместе с тайнами
table-help-help = help            этот список; номер выполняет действие
table-help-quit = quit            встать из-за стола
table-hint = Бот сыграл бы так (догадка по тому, что известно вам):
table-hint-choice = { $action }: шанс на победу { $chance }

## A guided first match at the terminal

table-lesson =
    { $minutes ->
        [one] Первая партия с проводником, примерно { $minutes } минута.
        [few] Первая партия с проводником, примерно { $minutes } минуты.
       *[many] Первая партия с проводником, примерно { $minutes } минут.
    }
table-lesson-resumed = Первая партия с проводником продолжается с того места, где вы её оставили.
table-lesson-rewritten = Оставленный урок продолжить нельзя: с тех пор он переписан. Он начинается заново.
table-lesson-help = Когда просят сделать ход, введите номер действия ({ $mark } отмечает то, что имеет в виду проводник); прочитав, нажмите Enter; или введите help. Командой quit можно выйти, ваше место сохранится.
table-lesson-step = Проводник, шаг { $number } из { $total }
table-lesson-look = На поле: { $place }
table-lesson-rule = Подробнее: rules { $rule }
table-lesson-enter = Enter: дальше
table-lesson-mistake = Правила это разрешают, но урок сейчас просит о другом. Ничего не изменилось.
table-lesson-finished = Урок пройден.
table-lesson-then = Сыграем теперь короткую настоящую партию с лёгкими ботами? (да или нет)
table-lesson-left = Ваше место сохранено. Продолжить: theatrum lesson { $game }

## Notices to people who are away

mail-your-turn = Ваш ход за столом «{ $table }» ({ $game }).
mail-proposal = За столом «{ $table }» ({ $game }) вам предлагают договорённость.
mail-started = Партия началась: «{ $table }» ({ $game }).
mail-over = Партия окончена: «{ $table }» ({ $game }).

## What is wrong with a match file; a message's name is made of the words of its sentence

error-entry-entry-problem = запись { $entry }: { $problem }
error-larger-than-most-mib = больше { $most } МиБ
error-not-json-or-cut-off-detail = не JSON или обрезан ({ $detail })
error-not-a-match-file-format-must-be-format = не файл партии: «format» должен быть { $format }
error-not-a-match-file-detail = не файл партии: { $detail }
error-version-version-of-the-format-only-version-ours-is-understood = версия формата { $version }; понятна только версия { $ours }
error-more-than-most-entries = больше { $most } записей
error-a-seats-name-must-have-1-to-most-characters = имя места — от 1 до { $most } знаков
error-a-record-of-game-not-of-wanted = партия игры { $game }, а не { $wanted }
error-played-with-engine-engine-this-is-ours = сыграна на версии программы { $engine }; эта версия — { $ours }
error-played-with-other-data-data-than-these-ours = сыграна с другими данными ({ $data }), здесь — { $ours }
error-the-seed-is-not-revealed-before-the-match-is-over-nothing-can-be-replayed = зерно случайности до конца партии не открыто: воспроизвести её нельзя
error-the-seed-is-not-the-one-that-was-committed-to-at-the-start = зерно случайности — не то, что было запечатано в начале
error-options-that-dont-go-together-detail = несовместимые параметры: { $detail }
error-it-has-a-result-but-the-match-is-not-over = есть результат, но партия не окончена
error-the-result-is-result = на самом деле результат: { $result }
error-not-allowed-now-rule = сейчас нельзя: { $rule }
error-not-possible-detail = невозможно: { $detail }
error-needs-a-seat-of-the-match = нужно место партии («seat»)
error-consent-must-name-other-seats-each-once-and-in-order = «consent» перечисляет другие места, каждое один раз и по порядку
error-there-is-no-game-name-there-is-known = игры «{ $name }» нет; есть: { $known }
error-more-than-most-agreements = больше { $most } соглашений
error-agreement-agreement-a-text-has-1-to-most-printable-characters = соглашение { $agreement }: в тексте от 1 до { $most } печатных знаков
error-agreement-agreement-it-goes-from-a-seat-of-the-match-to-others-each-once-in-order = соглашение { $agreement }: оно идёт от места партии к другим, к каждому один раз, по порядку
error-agreement-agreement-its-answers-dont-go-with-its-status = соглашение { $agreement }: ответы не соответствуют его состоянию
error-agreement-agreement-its-numbers-must-be-those-of-entries-in-order = соглашение { $agreement }: его номера должны быть номерами записей, по порядку

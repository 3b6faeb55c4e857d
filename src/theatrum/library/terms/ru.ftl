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
table-help-why = why СЛОВА       правило, запрещающее действие, названное его словами
table-help-rules = rules СЛОВА     правила с этими словами или одно по его номеру
table-help-undo = undo [N]        отменить своё последнее действие или последние N
table-help-show = show            показать позицию ещё раз
table-help-log = log             всё, что вам стало известно
table-help-save = save ФАЙЛ       записать всю партию в файл, вместе с тайнами
table-help-help = help            этот список; номер выполняет действие
table-help-quit = quit            встать из-за стола

## Notices to people who are away

mail-your-turn = Ваш ход за столом «{ $table }» ({ $game }).
mail-started = Партия началась: «{ $table }» ({ $game }).
mail-over = Партия окончена: «{ $table }» ({ $game }).

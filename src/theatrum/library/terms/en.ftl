### Words that all games share, in English.

## Lists of names

names-more = { $names }, { $name }
names-last = { $names } and { $name }

## A decided match

prompt-over = The match is over.
waiting-over = The match is over.

## A table at the terminal

table-person = { $name }: a person
table-bot = { $name }: the bot “{ $level }”
table-option = { $option }: { $choice }
table-commitment = Sealed seed (open at the end of the match): { $commitment }
table-welcome = Type the number of an action, or help.
table-pass = Pass the keyboard to { $name }.
table-pass-undo = { $name } may still type undo.
table-pass-enter = Press Enter when nobody else can see the screen.
table-news = What has happened:
table-taken-back = (taken back) { $fact }
table-undo =
    { $count ->
        [one] { $name } takes back 1 action.
       *[other] { $name } takes back { $count } actions.
    }
table-prompt = { $name }: { $prompt } [{ $rule }]
table-no-number = There is no such number; type one from 1 to { $most }.
table-unknown = That is no command. Type the number of an action, or help.
table-ended = The input has ended and the match is not saved. Type save FILE before you leave, or start with --save FILE.
table-unsaved = The match is not saved. Type save FILE to keep it, or quit once more.
table-saved = Saved in { $file }. Go on with: theatrum play --load { $file }
table-saved-over = Saved in { $file }. Check it with: theatrum match verify { $file }
table-result = Result
table-place = { $place }. { $name }, { $points } points
table-seed = Seed: { $seed }
table-after = Type log, show, save FILE or quit.
table-own = Known to { $name } alone: { $own }
table-undo-none = Nothing can be taken back now: only your own last actions can, while nothing hidden has been shown and no chance drawn since.
table-ruling = Ruling: { $text }
table-example = Example: { $text }
table-rules-none = No rule has these words.
table-rules-more = More rules have these words: { $rules }
table-why-nothing = No action of this game has these words. Use the words that actions have in the list.
table-why-several = { $count } actions have these words; say more. In brackets the rule against each:
table-why-allowed = “{ $action }” is allowed: type { $number }.
table-why-not = “{ $action }” is not allowed now:
table-allowed = allowed
table-help-why = why WORDS       the rule that forbids an action, named by its words
table-help-rules = rules WORDS     the rules that have these words, or one by its number
table-help-undo = undo [N]        take back your last action, or your last N
table-help-show = show            the position again
table-help-log = log             all that you have been told
table-help-save = save FILE       write the whole match into a file, secrets included
table-help-help = help            this list; a number carries out an action
table-help-quit = quit            leave the table

## Notices to people who are away

mail-your-turn = It is your turn at “{ $table }” ({ $game }).
mail-started = “{ $table }” ({ $game }) has begun.
mail-over = “{ $table }” ({ $game }) is over.

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
table-place =
    { $points ->
        [one] { $place }. { $name }, { $points } point
       *[other] { $place }. { $name }, { $points } points
    }
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
table-agreement =
    { $status ->
        [accepted] Agreed in their own words: { $name } with { $others }: “{ $text }”
        [declined] { $name } proposed to { $others }, and it was declined: “{ $text }”
        [withdrawn] { $name } proposed to { $others }, and withdrew it: “{ $text }”
        [lapsed] { $name } proposed to { $others }, and was never answered: “{ $text }”
       *[open] { $name } proposes to { $others }: “{ $text }”
    }
table-agree-kept = { $agreement } This is on record; nothing enforces it.
table-agree-nobody = There is nobody here to agree with: bots make no agreements.
table-agree-text = An agreement has 1 to { $most } printable characters.
table-agree-full = A match keeps { $most } agreements at most.
table-help-why = why WORDS       the rule that forbids an action, named by its words
table-help-rules = rules WORDS     the rules that have these words, or one by its number
table-help-hint = hint            what a bot would do in your place
table-help-undo = undo [N]        take back your last action, or your last N
table-help-show = show            the position again
table-help-log = log             all that you have been told
table-help-agree = agree TEXT      put on record what people here have agreed on; “agree ANA, BEA: TEXT” names them
table-help-save = save FILE       write the whole match into a file, secrets included
table-help-help = help            this list; a number carries out an action
table-help-quit = quit            leave the table
table-hint = A bot would play (a guess from what you know):
table-hint-choice = { $action }: { $chance } to win

## A guided first match at the terminal

table-lesson = A guided first match, about { $minutes } minutes.
table-lesson-resumed = The guided first match goes on where you left it.
table-lesson-rewritten = The lesson that you left can’t go on, because it has been written anew; it begins again.
table-lesson-help = Type the number of an action when you are asked for one ({ $mark } marks what the guide means), press Enter when you have read, or type help. With quit you leave; your place is kept.
table-lesson-step = Guide, step { $number } of { $total }
table-lesson-look = On the board: { $place }
table-lesson-rule = More about it: rules { $rule }
table-lesson-enter = Enter: on
table-lesson-mistake = The rules allow it, but the lesson asks for something else now. Nothing has changed.
table-lesson-finished = You have finished the lesson.
table-lesson-then = Now a short real match against easy bots? (yes or no)
table-lesson-left = Your place is kept. Go on with: theatrum lesson { $game }

## Notices to people who are away

mail-your-turn = It is your turn at “{ $table }” ({ $game }).
mail-proposal = An agreement is proposed to you at “{ $table }” ({ $game }).
mail-started = “{ $table }” ({ $game }) has begun.
mail-over = “{ $table }” ({ $game }) is over.

## What is wrong with a match file; a message's name is made of the words of its sentence

error-entry-entry-problem = entry { $entry }: { $problem }
error-larger-than-most-mib = larger than { $most } MiB
error-not-json-or-cut-off-detail = not JSON, or cut off ({ $detail })
error-not-a-match-file-format-must-be-format = not a match file: “format” must be { $format }
error-not-a-match-file-detail = not a match file: { $detail }
error-version-version-of-the-format-only-version-ours-is-understood = version { $version } of the format; only version { $ours } is understood
error-more-than-most-entries = more than { $most } entries
error-a-seats-name-must-have-1-to-most-characters = a seat’s name must have 1 to { $most } characters
error-a-record-of-game-not-of-wanted = a record of { $game }, not of { $wanted }
error-played-with-engine-engine-this-is-ours = played with engine { $engine }; this is { $ours }
error-played-with-other-data-data-than-these-ours = played with other data ({ $data }) than these ({ $ours })
error-the-seed-is-not-revealed-before-the-match-is-over-nothing-can-be-replayed = the seed is not revealed before the match is over: nothing can be replayed
error-the-seed-is-not-the-one-that-was-committed-to-at-the-start = the seed is not the one that was committed to at the start
error-options-that-dont-go-together-detail = options that don’t go together: { $detail }
error-it-has-a-result-but-the-match-is-not-over = it has a result, but the match is not over
error-the-result-is-result = the result is { $result }
error-not-allowed-now-rule = not allowed now: { $rule }
error-not-possible-detail = not possible: { $detail }
error-needs-a-seat-of-the-match = needs a “seat” of the match
error-consent-must-name-other-seats-each-once-and-in-order = “consent” must name other seats, each once and in order
error-there-is-no-game-name-there-is-known = there is no game “{ $name }”; there is: { $known }
error-more-than-most-agreements = more than { $most } agreements
error-agreement-agreement-a-text-has-1-to-most-printable-characters = agreement { $agreement }: a text has 1 to { $most } printable characters
error-agreement-agreement-it-goes-from-a-seat-of-the-match-to-others-each-once-in-order = agreement { $agreement }: it goes from a seat of the match to others, each once, in order
error-agreement-agreement-its-answers-dont-go-with-its-status = agreement { $agreement }: its answers don’t go with its status
error-agreement-agreement-its-numbers-must-be-those-of-entries-in-order = agreement { $agreement }: its numbers must be those of entries, in order

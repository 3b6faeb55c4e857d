### The browser client's own words in English. A game's words are in its `terms/`.

app-name = Theatrum
app-tagline = A table for four historical strategy games

names-more = { $names }, { $name }
names-last = { $names } and { $name }

title-el-grande = El Grande
title-wallenstein = Wallenstein
title-hannibal = Hannibal: Rome vs. Carthage
title-maria = Maria

## Getting about

nav-main = Main
nav-lobby = Lobby
nav-new = New table
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nav-sign-in = Sign in
nav-verify = Verify a match
skip-to-content = Skip to the content
close = Close
cancel = Cancel
loading = One moment …
try-again = Try again
missing-title = Not on this map
missing-text = There is no page at this address.
missing-link = Back to the start
offline-title = The server can’t be reached
offline-text = Nothing is lost: your matches are on the server. This page tries again by itself.
problem-title = That did not work
dismiss = Dismiss this message

## Start

start-title = History, round a table
start-lead = Great strategy games with every rule enforced, bots that play them, and friends one link away.
start-play = Play now against bots
start-invite = Invite friends
start-opponents = Opponents
start-play-game = { $title } against { $count ->
        [one] one bot
       *[other] { $count } bots
    }
start-choose-level = Choose how strong the bots are, and the match begins.
start-games = The four games
start-continue = Your turn
start-continue-text = { $count ->
        [one] One match waits for you.
       *[other] { $count } matches wait for you.
    }
start-not-yet = Not on the table yet
start-new-table = Set up a table
start-read-rules = Read the rules
start-seats = { $same ->
        [yes] { $max } players
       *[other] { $min } to { $max } players
    }
start-promise-1-title = Every rule, explained
start-promise-1 = Legal moves are lit. Anything else tells you why not, with the rule’s number and text.
start-promise-2-title = Provably fair
start-promise-2 = The seed of all chance is sealed before the first move and opened at the end: anyone can check it.
start-promise-3-title = For hands and ears
start-promise-3 = The whole table works by keyboard and screen reader: walk the map by name, act from a list.
game-line-el-grande = Spain in the Middle Ages. Place caballeros, court the king, and hide your reserves in the castillo.
game-line-wallenstein = The Thirty Years’ War. Plan ten orders a season and trust your armies to the tower of cubes.
game-line-hannibal = Rome against Carthage. Elephants, consuls, and a battle fought with a hand of cards.
game-line-maria = The War of the Austrian Succession. Three players, four powers, and decks that decide battles.

## A game's page; its own words are in `about/`

start-about = About the game
about-seats-title = Seats
about-length-title = Length
about-weight-title = Difficulty
about-course = How it goes
about-ours = What is certain, and what is ours
about-ours-lead = We know some components only in part. Where something is reconstructed, it is said here and not hidden.
about-sources = Sources
about-credits-title = Credits
about-independent = Theatrum is independent: it is not made, licensed or endorsed by the game’s author or publishers. No text, picture, card or map of theirs is part of it.

## Lobby

lobby-title = Lobby
lobby-mine = My tables
lobby-mine-none = You sit at no table yet.
lobby-open = Open tables
lobby-open-none = No open table at the moment. Set one up and others will see it here.
lobby-running = Matches to watch
lobby-finished = Finished matches
lobby-finished-none = Nothing has been played to the end yet.
lobby-your-turn = Your turn
lobby-waiting-for = Waiting for { $names }
lobby-waiting-players = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-since = { $count ->
        [one] 1 thing happened since you looked
       *[other] { $count } things happened since you looked
    }
lobby-won = { $names } won
lobby-private = by link
pace-live = live
pace-day = a day per decision
pace-untimed = no clock

## New table

new-title = New table
new-lead = Choose a game, who sits where, and how it is played.
new-game = Game
new-seats = Seats
new-seats-help = Each seat has a person or a bot. Open seats are filled by whoever joins.
new-seat-kind = Who sits there
new-seat-count = Number of seats
new-level = Level
new-hotseat-name = Name
kind-me = Me
kind-open = Open: whoever joins
kind-bot = Bot
kind-hotseat = Somebody at this screen
new-pace = Pace
pace-live-help = Everybody is there. A clock runs for each player; whoever runs out is replaced by a bot and may come back.
pace-day-help = A day for each decision. You are told when it is your turn.
pace-untimed-help = As long as it takes.
new-visible = Who may join
visible-public = Anybody: the table is listed in the lobby
visible-link = Only those who have the link
new-options = Options
new-table-name = Name of the table
new-table-name-help = Optional.
new-create = Set up the table
new-create-play = Set up and begin
new-your-name = Your name
new-nobody = Nobody here plays: choose at least one seat for a person, or watch the bots.

## Waiting for players

lounge-title = Waiting for players
lounge-text = The match begins when every seat is taken. The host may fill open seats with bots by starting earlier.
lounge-invite = Invitation
lounge-invite-text = Whoever opens this address can take a seat.
lounge-copy = Copy the link
lounge-copied = The link is copied.
lounge-share = Share
lounge-sit = Sit here
lounge-leave = Leave the table
lounge-start = Start now
lounge-free = free
lounge-you = you

level-random = Random
level-random-help = Plays any legal action; for trying out.
level-greedy = Greedy
level-greedy-help = Plans its own move and never thinks of the answer; far better than random.
level-quick = Quick
level-quick-help = Looks ahead at what all may do, up to { $seconds } s for a decision.
level-strong = Strong
level-strong-help = Looks ahead at what all may do, up to { $seconds } s for a decision.
level-patient = Patient
level-patient-help = Looks ahead at what all may do, up to { $seconds } s for a decision.

## Table

table-board = Board
table-prompt = What is to be done
table-actions = Actions
table-walk = Walk the map
table-log = Log
table-players = Players
table-chat = Chat
table-agreements = Agreements
table-notes = Notes
table-more = Table
table-parts = Parts of the table
table-no-board = This game has no drawn board here. The list of actions is enough to play.
prompt-you = Your turn
prompt-you-named = { $name }, your turn
prompt-over = The match is over.
prompt-sending = Sent. Waiting for the table …
undo = Undo
undo-key = Undo (key U)
undo-none = There is nothing of yours to take back now.
undo-ask = Ask to take back
undo-ask-help = What can’t be undone by yourself may be taken back if all others agree.
undo-ask-count = How many actions
undo-asked = The others are asked.
undo-requested = { $name } asks to take back { $count ->
        [one] the last action
       *[other] the last { $count } actions
    }.
undo-agree = Agree
undo-decline = Decline
undo-waiting = Waiting for { $names } to agree.
actions-none = Nothing for you to do now.
answer-coming = Answering for you: { $action }
answer-hold = Let me decide
answer-always-decline = Always decline when I am asked this
confirm-text = This can’t be undone afterwards.
confirm-yes = Do it
why-not = Not now:
refused = Refused:

walk-neighbours = Go on to
walk-all = All places
walk-here = Actions here
walk-none-here = No action here now.
walk-lit = action here
walk-help = Choose a neighbour to walk there. Places with an action are marked.

log-empty = Nothing has happened yet.
log-new = New since you looked
log-undo = { $count ->
        [one] { $name } takes back the last action.
       *[other] { $name } takes back the last { $count } actions.
    }
log-undone = taken back
log-show-on-map = Show on the map
log-position = Open this position

player-you = you
player-bot = bot, { $level }
player-replaced = bot stands in
player-here = here
player-away = away
player-hotseat = at this screen
player-to-move = to act
player-clock = Time left
spectators = { $count ->
        [0] Nobody watches
        [one] 1 spectator
       *[other] { $count } spectators
    }
seat-number = Seat { $number }

chat-empty = Nobody has said anything yet.
chat-label = Say something to the table
chat-send = Send
agree-about = Promises in your own words, for everybody to read. Nothing enforces them.
agree-none = No agreement has been proposed yet.
agree-new = Propose an agreement
agree-from = From
agree-to = To
agree-text = What is agreed
agree-propose = Propose
agree-room = { $left ->
        [one] { $left } character left
       *[other] { $left } characters left
    }
agree-nobody = There is nobody here to agree with: bots make no agreements.
agree-proposes = { $name } to { $others }
agree-accept = Accept
agree-accept-for = Accept for { $name }
agree-decline = Decline
agree-decline-for = Decline for { $name }
agree-withdraw = Withdraw
agree-open = Open
agree-accepted = Accepted
agree-declined = Declined
agree-withdrawn = Withdrawn
agree-lapsed = Never answered
agree-said-yes = Accepted by { $names }.
agree-waiting = Waiting for { $names }.
agree-said-no = Declined by { $name }.
agree-position = Position { $position }
agree-position-open = Open the position in which this was proposed: { $position }
agree-round = Round { $number }
agree-turn = Turn { $number }
agree-asks = { $name } proposes an agreement:
agree-settled = { $status ->
        [accepted] Accepted: { $text }
       *[declined] Declined: { $text }
    }
notes-label = Private notes, seen by you alone
notes-kept = Kept.
notes-keeping = Keeping …
notes-sign-in = Notes are kept for those who have a seat or a name here.

more-options = Options of this match
more-fair = Fair chance
more-fair-text = The seed of all chance was sealed before the first move. This is its seal; the seed is opened at the end, and anyone can check every shuffle.
more-export = Download the match file
more-verify = Verify a match file
more-resign = Resign
more-resign-sure = Resign this match? A bot plays on for you.
more-leave = Leave for now
more-leave-help = A bot plays for you until you take the seat back.
stand-in = A bot plays for { $name }.
stand-in-resigned = { $name } has resigned; a bot plays to the end.
more-return = Take the seat back
more-rematch = Rematch
more-replay = Replay from the start
more-keys = Keys
key-undo = undo
key-walk = walk the map, or back to the list
key-rules = rules
key-actions = to the actions
key-prompt = read the prompt again
key-steps = one step back or forward in a replay

result-title = Result
result-place = Place
result-player = Player
result-score = Score
result-won = { $names } wins.
result-shared = { $names } share the first place.

link-connecting = Connecting …
link-waiting = Connection lost. Next try in { $seconds } s.
link-now = Try now
link-closed = Not connected
link-not-connected = Not connected at the moment; try again when the line is back.
link-lost-action = The connection broke while this was on its way. The table shows whether it arrived.
link-back = Connected again.

handover-title = Hand over to { $name }
handover-text = Pass the screen to { $name }. Nobody’s hidden things are shown now.
handover-button = I am { $name }

## Replay

replay-title = Replay
replay-position = Position { $at } of { $last }
replay-start = To the start
replay-back = One step back
replay-forward = One step forward
replay-end = To the end
replay-eyes = Through whose eyes
replay-spectator = A spectator
replay-all = Everything open
replay-live = Back to the table
replay-play = Play
replay-pause = Pause
replay-slider = Position
replay-before = Before the first action.

## Rules

rules-title = Rules of { $title }
rules-games = Rules of the games
rules-search = Search the rules
rules-search-help = Words, or a number such as 46.
rules-found = { $count ->
        [0] No rule has all these words.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-sections = Sections
rules-ruling = Our ruling
rules-example = Example
rule-link = Rule { $rule }
rules-no-board = The picture can’t be loaded.
rules-here = In this position
rules-here-asks = The table asks by this rule now:
rules-here-allows = You may now:
rules-here-forbids = It forbids you now:
rules-here-more = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
rules-here-log = { $count ->
        [one] Applied once in this match:
       *[other] Applied { $count } times in this match, last:
    }
rules-here-none = It decides nothing of yours at the moment.

## Account

account-title = Account
account-guest = You play as the guest { $name }. Make it an account to keep your matches and come back from any browser.
account-as = You are signed in as { $name }.
account-none = You are not signed in. To play, a name is enough; an account keeps your matches.
account-become = Create an account
account-sign-in = Sign in
account-sign-out = Sign out
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-email = E-mail
account-email-help = Optional; only for notices about your matches.
account-created = Your account is there, with all your matches.
account-play-guest = Play as a guest
account-sessions = Where you are signed in
account-session-this = this browser
account-session-end = End
account-tokens = Tokens for programs
account-tokens-help = A program or bot can act for you with a token. It is shown only once.
account-token-name = What is it for?
account-token-new = Make a token
account-change = Change name or password
account-old-password = Password until now
account-new-password = New password
account-save = Save
account-saved = Saved.
account-profile = My public page

## Settings

settings-title = Settings
settings-theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-auto = As the system
motion-less = Less
motion-full = All
settings-play = Playing
settings-confirm = Ask before what can’t be undone
settings-confirm-help = Only where undo is impossible afterwards; everything else you can simply take back.
settings-single = Answer for me when there is only one possible answer
settings-single-help = After a short pause, in which you can stop it. Others see an answer like any other.
settings-declines = Always declined
settings-declines-forget = Ask me again
settings-notices = Notices
settings-email = Write to me
settings-email-help = Only if your account has an e-mail address and this server can send mail; not for live matches.
settings-webhook = Call this address
settings-webhook-help = A small JSON message is sent there when it is your turn in a match that is not live. Internal addresses are refused.
settings-notify = Tell me when it is my turn
settings-notify-help = With the browser’s own notices, while a page of Theatrum is open in the background.
settings-notify-denied = The browser has forbidden notices for this site; allow them in its settings.
settings-language = Language
settings-language-help = For you alone: everybody at a table reads it in a language of their own.
notice-your-turn = Your turn in { $game }
notice-proposal = An agreement is proposed to you in { $game }
notice-started = { $game } has begun
notice-over = { $game } is over
notice-go = Go to the table

## Players

player-ratings = Ratings
player-ratings-none = No rated match yet.
player-rating = Rating
player-matches = Matches
player-results = Results
player-none = No account has this name. Guests have no page of their own.
player-results-none = No finished match yet.
player-match = Match
player-ended = Ended

## Verify

verify-title = Verify a match file
verify-lead = Choose the file of a finished match. The server plays it again and checks the seed against its seal, every action against the rules, and the result.
verify-choose = Match file
verify-go = Verify
verify-ok = The file is right: seed, actions and result agree.
verify-bad = The file is not right.
verify-entry = First wrong entry: { $entry }

## Hints, and looking back at a match

new-advice = Hints
advice-on = Hints for all
advice-on-help = Everybody at the table may ask what a bot would play. It knows only what the one who asks knows.
advice-off = No hints
advice-off-help = Nobody can ask for hints; looking back after the end is always possible.
lobby-hints = with hints
key-hint = hint
hint = Hint
hint-key = Hint (key H)
hint-asking = Thinking …
hint-title = A bot would play
hint-close = Close the hint
hint-note = Estimated in about a second from what you know; not a promise.
hint-choice = { $action }: { $chance } to win.
hint-why-only = There is no other choice.
hint-why-unrivalled = Nothing else looked worth a closer try; the chance to win is about { $best }.
hint-why-clear = The first is clearly the best: { $best } to win, against { $other } for “{ $action }”.
hint-why-better = The first is a little better than “{ $action }”: { $best } to win, against { $other }.
hint-why-surest = The first is the safest guess at { $best } to win; “{ $action }” shows { $other }, but was examined less.
hint-why-spared = These are about equal at { $best } to win; the other choices examined are worse, { $other } on average.
hint-why-rough = A rough look only: there was no time to compare much; { $best } to win.
hint-why-alike = The choices are about equal at { $best } to win; the first was examined most.
course-title = Course of the match
course-lead = A bot looks back: everybody’s chance to win from move to move, the moves that changed it most, and what it would have played there.
course-begin = Look back
course-time = Takes up to { $seconds } seconds, once it is its turn.
course-running = Positions looked at: { $done } of { $total }
course-failed = It could not be finished. Try again.
course-ready = The course of the match is there.
course-chart = Chances to win
course-at = Position { $at } of { $last }: { $chances }
course-one = { $name } { $chance }
course-table = As a table
course-note = These are estimates of a bot that sees the whole position, from a few imagined continuations each.
turns-title = Turning points
turn-change = { $count ->
        [one] { $mover }, action { $first }: the chance of { $name } goes from { $before } to { $after }.
       *[other] { $mover }, actions { $first }–{ $last }: the chance of { $name } goes from { $before } to { $after }.
    }
turn-played = Played: { $action }.
turn-better = Better was: { $action } ({ $chance } to win).
turn-alike = About as good: { $action } ({ $chance } to win).
turn-same = A bot would have played the same ({ $chance } to win).
turn-only = There was no other choice there.
refused-this-table-allows-no-hints = This table allows no hints.
refused-it-is-not-this-seats-turn = It is not your turn.
refused-the-adviser-has-no-time-now-ask-again = The adviser has no time now; ask again.
refused-many-matches-are-being-looked-at-ask-again-later = Many matches are being looked at; ask again later.

## What the server refuses; a message's name is made of the words of its sentence

refused-a-bot-plays-for-you-take-the-seat-back-first = A bot plays for you; take the seat back first.
refused-a-guest-has-no-password-make-an-account = A guest has no password; make an account.
refused-a-name-needs-letters-that-can-be-read = A name needs letters that can be read.
refused-a-page-of-another-site-cant-open-this-channel = A page of another site can’t open this channel.
refused-a-person-sits-there = A person sits there.
refused-a-token-cant-do-that-sign-in = A token can’t do that; sign in.
refused-a-webhook-begins-with-https-or-http = The address must begin with https:// or http://.
refused-a-webhook-cant-go-to-an-internal-address = The address must not be an internal one.
refused-a-webhook-is-an-address-of-up-to-most-letters = The address may have up to { $most } letters.
refused-a-webhooks-port-must-be-one-of-ports = The address’s port must be one of { $ports }.
refused-all-is-open-only-after-the-end = Everything is open only after the end.
refused-an-account-has-this-name = An account has this name.
refused-an-account-has-this-name-choose-another-or-sign-in = An account has this name; choose another or sign in.
refused-another-request-to-take-back-is-still-open = Another request to take back is still open.
refused-another-seats-eyes-are-open-only-after-the-end = You can look through another player’s eyes only after the end.
refused-as-is-a-seat-me-spectator-or-all = There are no such eyes to look through.
refused-game-is-for-least-to-most-seats = { $game } is for { $least } to { $most } players.
refused-game-needs-at-least-least-seats = { $game } needs at least { $least } players.
refused-it-could-not-be-stored-look-again = It could not be stored; look again.
refused-name-or-password-is-wrong = Name or password is wrong.
refused-only-a-seat-of-the-match-can-take-something-back = Only a player can take something back.
refused-only-those-who-played-can-ask-for-a-rematch = Only those who played can ask for a rematch.
refused-only-whoever-made-the-table-can-start-it = Only whoever made the table can start it.
refused-only-your-own-last-actions-can-be-taken-back-and-only-while-nothing-hidden-has-been-shown-and-no-chance-drawn-since = Only your own last actions can be taken back, and only while nothing hidden has been shown and no chance drawn since.
refused-settings-may-have-most-bytes = The settings may have { $most } bytes.
refused-several-actions-can-be-taken-back-with-ask = The others must agree before several actions are taken back.
refused-somebody-else-was-quicker = Somebody else was quicker.
refused-something-went-wrong-on-the-server-it-has-been-logged = Something went wrong on the server; it has been logged.
refused-spectators-without-a-name-can-only-watch = Spectators without a name can only watch.
refused-that-is-not-your-seat = That is not your seat.
refused-the-database-does-not-answer = The database does not answer.
refused-the-match-has-begun-already = The match has begun already.
refused-the-match-has-not-begun-yet = The match has not begun yet.
refused-the-match-is-not-over-yet = The match is not over yet.
refused-the-match-is-not-running = The match is not running.
refused-this-match-was-begun-with-other-data-of-the-game-than-this-server-has-now = This match was begun with other data of the game than this server has now.
refused-the-match-is-over = The match is over.
refused-the-match-is-over-and-its-seed-is-open-nothing-can-be-taken-back = The match is over and its seed is open: nothing can be taken back.
refused-the-old-password-is-wrong = The old password is wrong.
refused-the-rules-dont-allow-that-now = The rules don’t allow that now.
refused-the-table-has-moved-on-look-again-and-repeat = The table has moved on; look again and repeat.
refused-the-table-has-no-such-seat = The table has no such seat.
refused-the-webhook-is-not-an-address = That is not an address.
refused-the-webhooks-host-is-not-known = The address’s host is not known.
refused-there-is-no-such-address = There is nothing at this address.
refused-there-is-no-such-file = There is no such file.
refused-there-is-no-such-player = There is no such player.
refused-there-is-no-such-request = There is no such request.
refused-there-is-no-such-session = There is no such session.
refused-there-is-no-such-table = There is no such table.
refused-there-is-no-such-token = There is no such token.
refused-there-is-nothing-to-say-in-this-text = There is nothing to say in this text.
refused-there-is-nothing-to-take-back = There is nothing to take back.
refused-there-is-nothing-to-take-back-at-this-seat = This seat is not played by a bot that could give it back.
refused-this-account-has-been-deleted = This account has been deleted.
refused-this-file-takes-too-long-to-replay = This file takes too long to replay.
refused-this-name-is-taken = This name is taken.
refused-this-seat-has-resigned-already = This seat has resigned already.
refused-this-seat-is-not-free = This seat is not free.
refused-this-table-is-by-link-the-key-is-missing = This table is by link: the key is missing.
refused-this-token-is-not-known = This token is not known.
refused-too-many-at-once-wait-a-little = Too many at once; wait a little.
refused-too-many-requests-wait-a-little = Too many requests; wait a little.
refused-webhooks-are-switched-off-on-this-server = Calls to addresses are switched off on this server.
refused-who-are-you-choose-a-name-or-sign-in-first = Who are you? Choose a name or sign in first.
refused-you-are-not-asked = You are not asked.
refused-you-can-sit-only-once-the-others-can-be-hot-seats = You can sit only once; the others can be at this screen.
refused-you-dont-sit-here = You don’t sit here.
refused-you-have-an-account-already-sign-out-first = You have an account already; sign out first.
refused-you-have-count-tokens-end-one-first = You have { $count } tokens; end one first.
refused-there-is-no-such-game = There is no such game.
refused-a-bot-makes-no-agreements-ask-people = A bot makes no agreements; ask people.
refused-a-proposal-goes-to-other-seats-each-once = A proposal goes to other players, to each of them once.
refused-only-whoever-proposed-it-can-withdraw-it = Only whoever proposed it can withdraw it.
refused-there-is-no-such-proposal = There is no such proposal.
refused-this-proposal-is-not-made-to-your-seat = This proposal is not made to you.
refused-this-proposal-is-settled-already = This proposal is settled already.
refused-this-table-keeps-count-agreements-at-most = This table keeps { $count } agreements at most.
refused-you-have-count-open-proposals-withdraw-one-or-wait-for-answers = You have { $count } open proposals; withdraw one or wait for answers.
refused-this-game-has-no-board-in-the-browser-yet = This game has no board in the browser yet.
refused-this-token-lacks-the-scope-scope = This token lacks the scope “{ $scope }”.
refused-the-match-has-count-actions-in-force = { $count ->
        [one] The match has 1 action.
       *[other] The match has { $count } actions.
    }
refused-there-is-no-bot-level-there-is-known = There is no bot “{ $level }”; there is: { $known }.
refused-the-request-cant-be-read = The request can’t be read.
refused-this-page-is-too-old-load-it-again = This page is too old; load it again.
refused-that-cant-be-done-at-this-address = That can’t be done at this address.
refused-that-is-too-large = That is too large.
refused-what-at-least-least-characters = { $what }: at least { $least } characters.
refused-what-at-most-most-characters = { $what }: at most { $most } characters.
refused-what-at-least-least-entries = { $what }: at least { $least } entries.
refused-what-at-most-most-entries = { $what }: at most { $most } entries.
refused-what-not-less-than-least = { $what }: not less than { $least }.
refused-what-not-more-than-most = { $what }: not more than { $most }.
refused-what-is-not-written-as-it-must-be = { $what } is not written as it must be.
refused-what-the-field-name-is-missing = { $what }: the field { $name } is missing.
refused-what-there-is-no-field-name = { $what }: there is no field { $name }.
refused-what-value-is-not-one-of-the-choices = { $what }: { $value } is not one of the choices.
refused-what-wanted-is-needed-not-got = { $what }: { $wanted } is needed, not { $got }.
refused-what-is-not-as-it-must-be = { $what } is not as it must be.
refused-this-game-has-no-action-verb = This game has no action { $verb }.
refused-the-action-verb-needs-name = The action { $verb } needs { $name }.
refused-the-action-verb-has-no-name-value = The action { $verb } has no { $name } { $value }.
refused-the-action-verb-takes-no-name = The action { $verb } takes no { $name }.
refused-an-action-is-an-object-with-a-verb = An action is an object with a “verb”.
refused-there-is-no-fixed-set-up-for-2-seats-use-the-draft = There is no fixed set-up for 2 players: choose the provinces in turn.
refused-the-option-first-starter-names-a-seat-that-is-not-there = The option “Who starts the first round” names a seat that is not there.
refused-unreachable = The server can’t be reached.
refused-status = The server answered with { $status }.

## The guide of a first match

guide = Guide
guide-learn = Learn by playing ({ $minutes } minutes)
guide-anew = From the beginning
guide-anew-sure = Really from the beginning?
guide-progress = Progress of the lesson
guide-step = Step { $number } of { $total }
guide-back = Back
guide-back-key = Back to what was said before (B)
guide-next = Next
guide-next-key = Next (N)
guide-end = Finish
guide-your-move = Your move
guide-watch = The others play …
guide-wanted = what the guide asks for
guide-leave = Leave
guide-leave-help = You can go on with this lesson whenever you like: it stays among your tables.
guide-quit = End the lesson
guide-quit-help = The lesson goes from your tables; you can begin it again at any time.
guide-finished = You have finished the lesson. Now a short real match against easy bots?
guide-left = You have ended this lesson. You can begin it again, or play a short real match against easy bots.
guide-real-match = A short real match
guide-lesson = Lesson
guide-unrated = guided first match
guide-fair = The cards and dice of a lesson are prepared: its seed is part of the program and no secret. A lesson counts for no rating.
level-lesson = scripted

refused-this-is-a-lesson-leave-it-whenever-you-like = This is a lesson; leave it whenever you like.
refused-only-whoever-takes-this-lesson-can-end-it = Only whoever takes this lesson can end it.
refused-this-table-is-not-a-lesson = This table is not a lesson.
refused-this-lesson-is-over = This lesson is over.
refused-this-lesson-has-been-written-anew-begin-it-again = This lesson has been written anew; begin it again.
refused-the-lesson-goes-on-by-itself-now-read-or-wait-a-moment = The lesson goes on by itself now; read, or wait a moment.
refused-the-rules-allow-it-but-this-lesson-asks-for-something-else-now = The rules allow it, but the lesson asks for something else now.
refused-there-is-no-guided-first-match-of-this-game = There is no guided first match of this game.
refused-only-whoever-takes-this-lesson-can-go-on = Only whoever takes this lesson can go on.
refused-the-lesson-waits-for-your-move = The lesson waits for your move.

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
level-greedy = Greedy
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

## Table

table-board = Board
table-prompt = What is to be done
table-actions = Actions
table-walk = Walk the map
table-log = Log
table-players = Players
table-chat = Chat
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
refused-unreachable = The server can’t be reached.
refused-status = The server answered with { $status }.

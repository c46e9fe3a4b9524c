# What the page says. Games bring their own words.

site-title = Magnat: games of trade and finance
site-claim = Make your fortune, one good evening at a time.
site-about = Classic games of trade and finance at one table: with friends on their own phones, or right now against bots.
site-foot = Free software. No account needed: a name is enough.
games = Games
no-games = No game is installed.
loading = One moment…
try-again = Try again
home = Home
cancel = Cancel
close = Close
none = None
you = you
guest = Guest
seat-chance = Chance

# Beginning

play-now = Play now against bots
play-now-title = { $game }: against bots
open-table = Open a table for friends
open-table-title = { $game }: open a table
players-from-to = { $least } to { $most } players
opponents = Opponents
seats-at-table = Seats at the table
bots-among-them = Bots among them
bot-level = Bot level
bot-level-of = Level of { $name }
bot-beginner = Beginner
bot-casual = Casual
bot-standard = Standard
bot-strong = Strong
bot-expert = Expert
bot-random = Random
bot-ahead =
    { $games ->
        [0] Hardly ever ahead of Standard.
        [10] Nearly always ahead of Standard.
       *[other] Ahead of Standard in { $games } of 10 games.
    }
bots-warming = This game is warming up: until it is, bots of this level play like Standard.
your-name = Your name
more-options = More options
clock = Clock
clock-none = No clock
clock-live = { $minutes } minutes each, { $seconds } seconds a decision
clock-days = { $days ->
    [one] One day a decision
   *[other] { $days } days a decision
}
countdown = Reaction timer
countdown-seconds = { $seconds } seconds
countdown-off = Off
allow-advice = Hints and what-ifs are allowed
advice-off = No hints and no what-ifs during the game
usual-length = Usual length
reaction-timer = { $seconds } seconds for answers against the clock
no-such-page = There is no such page
no-such-page-about = The address may have a slip in it. Links to tables begin with /m/ or /join/.
to-front-door = To all games
stand-up = Stand up
removed-me = The host has removed you from this table. You can still watch.
put-bot = A bot sits here
put-open = Leave it open
change-agreed = Change what is agreed
change-agreed-save = Agree on this
move-up = Move { $name } up
holiday = Take a holiday
holiday-now = You are on holiday
holiday-about = { $tables ->
    [one] Your clock stands still for some days in this game, and the table is told. You can play all the same.
   *[other] Your clock stands still for some days in your { $tables } games by days, and their tables are told. You can play all the same.
}
holiday-until = You are on holiday until { $day }.
holiday-end = End the holiday
holiday-days = For how long
holiday-count = { $days ->
    [one] One day
   *[other] { $days } days
}
holiday-take = Take the holiday
holiday-left = { $days ->
    [one] One day is left in a game.
   *[other] { $days } days are left in a game.
}
holiday-none = You have taken all your days of holiday.
is-resting = { $name } is on holiday until { $day }.
turn-of-left = { $names } to play: { $left } left
your-turn-left = Your turn: { $left } left
allow-takebacks = I may take back moves
start-game = Start the game
open-it = Open the table

join = Join a table
link-or-code = Link or code
creation-code = A private server
creation-code-go = Open
join-go = Join
import = Load a saved game
import-about = A file that was saved here or from the terminal.
choose-file = Choose a file
no-save-file = “{ $file }” is not a saved game.
my-matches = My games
open-tables = Open tables
open-tables-more = More tables
open-tables-none = No table is open to everybody right now. Open one for friends, and let everybody in from its waiting room.
free-seats = { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
}
turn-of = { $names } to play
older-matches = Older games
option-chosen = { $option }: { $value }
status-lobby = Waiting for players
status-running = Under way
status-paused = Paused
status-over = The game is over
watching = Watching

# Lobby

lobby-title = { $game }: waiting room
lobby-host = Invite anyone you like; start whenever you want.
lobby-guest = Take a seat, or just watch.
lobby-waiting = You have a seat. The game will begin soon.
seats = Seats
free-seat = Free seat
here = online
away = offline
sit-here = Sit here
sit-down = Sit down
open-become-bots = Seats that are still free will be taken by bots.
host-starts = The host starts the game.
invite = Invite
invite-about = Scan the QR code, send the link, or read out the code.
qr-label = The link as a QR code
code = Code
link = Link
share = Share
invite-share = A seat at my table on Magnat
copy = Copy
copied = Copied
hosting = Host settings
host-list = Open to everybody
host-list-about = Until the game begins, everybody on this server can find this table and take a free seat.
host-audience = Spectators may chat
host-mute = Mute
host-unmute = Unmute
host-mute-name = Mute { $name }
host-unmute-name = Unmute { $name }
host-cover = A bot plays
host-link = New link
host-link-name = New link to { $name }’s seat
host-link-about = For { $name }, whose own link is lost. Everybody at the table reads that you have given it out.
host-remove = Remove
host-remove-name = Remove { $name }
host-close = Close the table
host-close-lobby = Everybody is sent away and the table is gone.
host-close-game = The game ends here, for everybody; ranks follow how each player stands.
host-close-sure = Yes, close it
host-close-counted = This game counts: you can close the table only when everybody else has left.
muted = The host has muted you.
given-mark = The host has given out a link to this seat
notice-given = The host has given out a new link to { $name }’s seat.
notice-agreed = { $name } agrees that the host has given out a link to this seat.
notice-taken-back = { $name } is back. The host’s link no longer opens this seat.
notice-covered = A bot plays for { $name }, who gets the seat back on returning.
notice-covered-by = { $by } lets a bot play for { $name }, who gets the seat back on returning.
notice-handed = { $name } lets a bot play.
notice-back = { $name } is back and plays on.
notice-holiday-by = { $name } takes a holiday of { $by ->
    [1] one day
   *[other] { $by } days
}: the clock stands still.
notice-holiday-over = { $name } is back from holiday: the clock runs again.
notice-left = { $name } has left the game. A bot plays on.
cover = A bot plays for { $name }
cover-about = { $name } gets the seat back on returning.
cover-soon = Then a bot may play for { $name }
names-and-more = { $name } and { $count } others
is-offline = { $count ->
    [one] { $names } is offline.
   *[other] { $names } are offline.
}
settle = While you were away, the host gave out a link to your seat. Whoever has it can play for you.
settle-keep = That is fine
settle-end = End it
spectator = spectator
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
new-message = A new message
fair = Verifiable draws
fair-about = Chance was sealed before the game began. When it is over the secret is shown, and anybody can check that nothing was changed. Your words are mixed in, so that not even the server could choose.
fair-seal = Seal:
fair-words = Words added:
fair-secret = Secret:
fair-add = A few words of your own
add = Add

# At the table

your-turn = Your turn
your-turn-to = Your turn: { $asked }
what-now = What to do now
rules = Rules
how-to-play = How to play
how-to-play-title = How to play { $game }
minutes-to-read = { $minutes ->
    [one] One minute to read
   *[other] { $minutes } minutes to read
}
rules-behind =
    { $count ->
        [one] The rule in full
       *[other] The rules in full
    }
to-the-games = To the games
search-rules = Search the rules
rulings = Where the printed rules are silent
quoted = “{ $text }”
nothing-found = Nothing found.
show-rule = Show rule { $rule }
log = Log
log-and-chat = Log and chat
log-rules = Rule numbers
log-rules-about = Show the rules behind each line.
show-moment = Show this moment
log-details =
    { $count ->
        [one] One detail
       *[other] { $count } details
    }
menu = Menu
undo = Undo
undo-about = Take back what you have just done.
takeback-about = Take back your last decision, and all that the bots have done since.
skip-to-me = Skip to my turn
skip-to-end = Skip to the end
since-last-turn = Since your last turn:
meanwhile = Meanwhile:
pace = Bots’ pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at_once = At once
hint = Hint
do-it = Do it
do-all = Do all of it
hint-filled-in = It is filled in on the table.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
pass = Pass
your-choices = Your choices
why-not = What is not possible now, and why
nothing-to-choose = Nothing to choose just now.
position = The position
hidden = hidden
yes = yes
no = no
nothing = nothing
said-of = { $what }: { $said }
zoom-in = Enlarge
zoom-out = Reduce
zoom-reset = Show everything
theme-dark = Dark colours
theme-light = Light colours
connection-lost = The connection is lost. Trying again…
paused-about = The host has paused the game.
told-stale = The game has moved on; please check again.
error-unreachable = The server cannot be reached. Please try again.
error-unknown = That did not work. Please try again.
no-such-match = There is no such table.
no-such-match-about = It may have been cleared away, or the link is incomplete.
entries-left =
    { $left ->
        [one] This table is close to the server’s limit: after one more move or message the game ends as it stands.
       *[other] This table is close to the server’s limit: after { $left } more moves or messages the game ends as it stands.
    }
mark-new-dice = New draws
mark-new-dice-about = This game was resumed from a file. Whoever had the file could foresee its draws, so new ones are in use from here on.
mark-what-if = What if
deal-made = It’s a deal
what-if-about = What if: a copy of the table; nothing here counts.
what-if-back = Back to my game
what-if-begins = Here the copy begins

replay = History and curves
replay-start = Before the first move
replay-first = To the first decision
replay-back = One step back
replay-on = One step forward
replay-run = Play it through
replay-stop = Stop
replay-place = Moment
replay-pace = Steps
replay-by-turns = Turn by turn
replay-by-moves = Move by move
replay-speed = Speed
replay-times = { $speed }×
replay-link = Link to this moment
replay-leave = Back to the game
replay-more = Read all of it
replay-less = Less
standings = Standings
what-if = What if: play on against bots
hand-over = Hand my seat to a bot
hand-over-about = The bot plays for you until you take the seat back.
standin = When my time runs out, a bot decides
standin-none = No bot: the default move
standin-rated = When my time runs out
take-seat-back = Take my seat back
bots-play-on = The bots play on…
bot-plays-for-you = A bot is playing for you.
bots-at-once = A bot is playing for you: the bots are playing the game out.
pause = Pause the game
go-on = Resume the game
resign = Resign
resign-about = A bot plays on in your place, and you do not get the seat back.
resign-rated = At a rated table that counts as coming last.
resign-sure = Yes, I resign
resigned-told = { $name } has resigned. A bot plays on.
resigned-me = You have resigned. A bot plays on in your place.
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
invite-watch = Invite others to watch
invite-watch-about = Scan the QR code or send the link. The code of the table was good until the game began.
private-link = My seat on another device
private-link-about = This link opens your own seat. Keep it to yourself.
export = Save to a file
as-text = Table as text
as-drawing = Table as a drawing
drawing-missing = The drawing of the table could not be loaded. Here is the table as text.
drawing-again = Try again
sound-on = Sound on
sound-off = Mute
winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
you-win = You win!
with-code = Have a code?
finale-again = Show it again
figures = The game in figures
sources = Where the fortunes came from
sources-total = At the end
source-start = At the beginning
source-other = Other
no-winner = Nobody wins.
unfinished = This game was closed before its end
unfinished-about = Nobody has won. This is how everybody stood.
outranked = eliminated (would have had { $sum })
ranked = { $rank }. { $name } { $sum }
curve-out = { $name } (eliminated)
ranked-out = { $rank }. { $name }, eliminated (would have had { $sum })
my-rank = You came { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $rank }
    }
my-rank-out = You were eliminated, despite the larger sum
my-end = You come { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } of { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }.
my-end-shared = You share { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } place.
my-end-out = You are eliminated: your sum does not count.
end-skip = Skip
taken-back = Taken back: { $what }
is-bot = bot
is-bot-of-level = Bot: { $level }
bot-character = { $name } { $character }.
bots-here = The bots here
is-away = offline
has-resigned = resigned

shortcuts = Keyboard
shortcuts-on = Enable keyboard shortcuts
key-help = This help
key-r = Open or close the rules
key-h = Hint
key-u = Undo
key-b = To the board
key-m = Go to my hand
key-d = To the question
key-l = To the log
key-c = To the chat
key-t = Table as text or drawing
key-s = Sound on or off
key-tab = To the next control
key-enter = Choose it
key-zoom = Enlarge, reduce, show everything (on the board)
key-escape = Close what is open

# What can be done at a question, for newcomers at any table

explain-title = What can I do here?
explain-understood = Understood
explain-read = Read
explain-stop = No more explanations
explain-on = Explain each question to me
explain-off = No more explanations
explain-each = My first game of { $game }: explain each question to me
explain-about = When a question first comes to you, a card beside the table says what can be done. Nobody else sees it; you can switch it on and off in the menu.

# The guided first game

learn-by-playing = Learn by playing
learn-about = A prepared game against bots: { $steps } steps, then it is yours.
mark-guided = Guided game
guide = Guide
guided-step = Step { $number } of { $steps }
guided-on = Go on
guided-finish = Play on
guided-leave = Leave the guide
guided-resume = Resume the guide
guided-wait = The others are playing. Watch what they do.
guided-strayed = You have left the path; the game goes on.
guided-back = Take it back
guided-later = The guide will be back when there is something to say.
fair-guided = In a guided first game the first draws are prepared, so there is nothing to verify. In all other games every draw can be verified.

# Reminders

reminders = Tell me when it is my turn
reminders-title = Notifications
reminders-off-closed = A notification on this device. Where you have days to decide, it comes even when this page is closed; otherwise while the page is open but out of sight. Your browser asks you first.
reminders-off-open = A notification on this device, while this page is open but out of sight. Your browser asks you first.
reminders-asked = Your browser is asking whether this page may show notifications.
reminders-on-closed = On for this device. Where you have days to decide, a notification comes even when this page is closed; otherwise while the page is open but out of sight. Untick to stop.
reminders-on-open = On for this device, while this page is open but out of sight. Untick to stop.
reminders-blocked = Your browser blocks notifications from this page. Allow them in its settings for this site, then come back here.
reminders-impossible = Not possible here: browsers show notifications only for https addresses. On an iPhone or iPad, add this page to the home screen first.

# Options

option-usually = usually: { $value }
options-agreed = How this table plays
options-as-usual = Everything is as usual.
options-all = All options
options-others = The other options, as usual

# Coach

coach = Luck and skill
coach-title = Luck and skill
coach-about = Chances of victory between players of standard strength, worked out by playing on from every turning point many times.
coach-progress = How far it is
coach-percent = { $percent }%
coach-begins = Playing on from the turning points of your game…
coach-finer = Looking closer at the biggest swings…
coach-chances = Chances of victory
coach-luck-and-skill = Luck against skill
coach-player = Player
coach-expected = At the start
coach-luck = Luck
coach-skill = Own play
coach-others = Others’ play
coach-corrections = Corrections
coach-result = End
coach-balance-about = In points of a hundred; every row adds up. Own play is what was gained or lost by moves that the game’s advice would not have made. A figure smaller than twice the ± beside it may be noise of the estimate.
coach-corrections-about = Corrections are neither luck nor play: where the games that are played on for the estimate would have gone on otherwise than the advice, the estimate itself changes.
coach-fitted = Between players who play as these did, the chances at the start would have been: { $said }.
coach-fitted-one = { $name } { $percent }%
coach-whose = Whose game
coach-me = { $name } (you)
coach-lessons = To learn from
coach-lesson = From what could be seen, “{ $better }” was better than “{ $act }”.
coach-worth = Worth about { $gain ->
    [one] one point
   *[other] { $gain } points
} more (± { $error }).
coach-show = Show the moment
coach-otherwise = Try it otherwise
coach-lessons-later = The costliest decisions are being looked at…
coach-no-lessons = { $name } made no move that could have been known to be worse.
coach-all-advised = { $name } has followed the game’s advice throughout, or left it where that made no difference.
coach-swings = The biggest swings
coach-no-swings = No single moment has changed the chances beyond doubt.
coach-by-luck = Luck
coach-by-play = Play
coach-advised = Advised: “{ $better }”.
coach-change = { $name } { $change } (± { $error })
coach-decisions = { $count ->
    [one] One decision other than the advice
   *[other] { $count } decisions other than the advice
}
coach-decisions-about = A decision is all that was done before chance or another player had a say. What each changed as the game really was, and, for the costliest, from what could be seen then. In points of a hundred.
coach-decision = “{ $act }”; advised: “{ $better }”
coach-hindsight = as it was { $change } (± { $error })
coach-foresight = as could be seen { $change } (± { $error })
coach-so-far = My play so far
coach-so-far-about = Your latest moves that the advice would not have made, judged from what you could see then. Nothing is said of what others hold or of what came of it.
coach-so-far-begins = Looking at your latest decisions…
coach-so-far-none = You have followed the game’s advice of late.
coach-so-far-even = Neither is better beyond doubt.
coach-share = One picture to share
coach-picture = Everybody’s chances of victory over the game as curves, with luck and skill: { $names }
coach-dark = Dark
coach-send = Send the picture

# Who I am

me-nobody = Your name
me-title = Your name on this server
me-about = A name is all it takes: no e-mail, no password. This browser keeps it; with six words or a passkey it is yours on every device.
me-off = On this server nobody has a name of their own.
me-none = You have no name here yet. It is made with your first game, or right now.
me-name = Name
me-be = That is me
me-rename = Change
me-secured = This name is yours: nobody else on this server can take it.
me-unsecured = Only this browser knows this name. If you lose it, the name and your games are lost. Secure it below.
me-secure = Secure it
me-phrase = Six words
me-phrase-about = Note them down. Whoever types them on another device is you. They are shown only now.
me-phrase-make = Show six words
me-phrase-again = Make six new words
me-phrase-there = You have six words. New ones take their place.
me-passkey = Passkey
me-passkey-make = Make a passkey
me-passkey-none = Passkeys need a server with a name and https.
me-passkey-remove = Remove
me-device-add = Another device
me-device-about = Open this link there, or scan the code with its camera. It works once, for ten minutes.
me-device-link = Show a link and a code
me-devices = Your devices
me-device-this = this one
me-device-seen = last here { $date }
me-device-revoke = Revoke
me-device-leave = Sign out here
me-leave-warning = Nothing else knows this name: without this browser it is lost. Sign out all the same?
me-enter = I have a name here already
me-enter-phrase = Your six words
me-enter-go = Come in
me-enter-passkey = With a passkey
me-enter-link = You open your name on this device…
me-data = All about you
me-hidden = Hide my profile from others. Nobody finds you by name any more; those who may watch a table still read there who sits at it
me-download = Download everything
me-erase = Erase everything
me-erase-about = You leave all running games, and your name and what you said vanish from all records. That cannot be undone. Type your name to go on:
me-erase-go = Erase me

# Thinking longer

think-longer = Think longer
think-under-way = Thinking…
think-agrees = After looking ahead: the same.
think-differs = After looking ahead: not what comes to mind first.
think-gain = Chance of victory { $percent }% (± { $error }), { $gain } more than with “{ $second }”.
think-close = Chance of victory { $percent }% (± { $error }); “{ $second }” is as good.
think-options = What was weighed
think-option = { $percent }% (± { $error })
why = What would a strong player do here?
why-about = { $name } has the choice. From what { $name } could see at that moment:
why-same = The same as was played: “{ $act }”.
why-other = A strong player would prefer “{ $act }”.
why-played = played

# Results

somebody = Somebody
profile = Profile
profile-mine = My results
profile-since = Here since { $date }
profile-hidden = hidden from others
results = Results
ratings = Ratings
rated = rated
rated-table = Rated: what becomes of everybody counts for their rating, and everybody may watch
rated-about = This table is rated: whoever finishes it gains or loses rating. Whoever leaves it, keeps it waiting for two weeks, or lets bots play more for them than they play themselves, comes last. Everybody on this server may watch and see the result.
rated-no-help = At a rated table there are no hints, no what-ifs and no takebacks.
skill = { $skill }
skill-curve = Rating in { $game } over the rated games: from { $from } to { $to }
certainty-unknown = { $games ->
    [one] after one rated game nothing is certain yet
   *[other] after { $games } rated games nothing is certain yet
}
certainty-rough = { $games ->
    [one] a rough guess after one rated game
   *[other] a rough guess after { $games } rated games
}
certainty-settled = { $games ->
    [one] well known after one rated game
   *[other] well known after { $games } rated games
}
game = Game
plays-count = Games
wins = Wins
mean-rank = Mean place
best-score = Best
best-scores = Best results
as-csv = All games as a table (CSV)
met = Met at the table
met-more = Everybody
met-how = { $games ->
    [one] one game
   *[other] { $games } games
}, { $ahead } ahead, { $behind } behind
finished-games = Finished games
no-plays = No finished game yet.
decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
look-at = Look at it
records = Records
records-of = { $game }: records
records-count = { $games ->
    [one] One game,
   *[other] { $games } games,
} { $finished } of them played to the end.
records-lengths = { $mean } decisions on average, { $shortest } at least, { $longest } at most.
ranking = Ranking
ranking-more = Further places
no-ranking = Nobody has played enough rated games yet.
win-rates = Who wins
people = People
seat = Seat
seats-count = { $seats } seats
player = Player
edition = Edition
any = Any
since = From
until = To
search = Search
search-games = Search games
more-games = More games

# The deal of the day, and duplicates

deal-of-day = Deal of the day
deal-title = Deal of the day: { $day }
deal-tag = Deal
deal-to = To the deal
deal-go-on = Go on playing
deal-results = Results
deal-card-about = One deal for everybody, one try each.
deal-facts = { $seats } at the table, you at seat { $seat }; level of the bots: { $level }.
deal-rules = Everybody plays the same deal against the same bots, once. There are no hints, and nothing is taken back over chance.
deal-until-begin = Last start: { $moment }. Last move: { $end }.
deal-until = You have until { $moment }.
deal-practice = Played for practice: it counts for nothing.
deal-coming = It begins: { $moment }.
deal-closing = Nobody can begin any more. Results and replays lie open at { $moment }.
deal-missed = You did not play this deal. You can still play it; it no longer counts.
deal-play = Play
deal-practise = Play it for practice
deal-streak = { $days } days in a row.
deal-moment = { $day } at { $time }
deal-ranking = Ranking of the day
deal-ranking-later = The ranking is shown when you have finished, or when the day is over.
deal-ranking-none = Nobody has finished it.
deal-tries = { $tries ->
    [0] Nobody has tried it yet.
    [one] One person has tried it.
   *[other] { $tries } people have tried it.
}
deal-result = Result
deal-game = Game
deal-share-head = Of par
deal-share = { $share }% of par
deal-share-waiting = par is not worked out yet
deal-par = (par { $sum }: what { $level } bots made of it{ $games ->
    [one] {""}
   *[other] {" "}on average of { $games } games
})
deal-place = Place { $place } of { $of }{ $over ->
    [yes] {""}
   *[other] {" "}so far
}; { $rank ->
    [1] you won
   *[other] rank { $rank }
} at your own table.
deal-try-playing = Not finished yet.
deal-try-unfinished = You did not finish in time, so it does not count.
deal-try-left = You left the game, so it does not count.
deal-my-game = My game
deal-share-it = Share it (tells nothing of the deal)
deal-line = Magnat, { $day }, { $game }: { $result }, place { $place } of { $of }.
deal-line-place = Magnat, { $day }, { $game }: place { $place } of { $of }.
deal-line-label = A line to share
deal-best = Beside the best one
deal-best-mine = Yours is the best one.
deal-best-about = { $name } made { $best }, you { $mine }. { $alike ->
    [0] You differed from the first turn on.
    [one] One turn was alike; here is where you differed.
   *[other] { $alike } turns were alike; here is where you differed.
}
deal-best-you = You
deal-best-game = The best game
deal-spans = Week and month
deal-week = Week
deal-month = Month
deal-points = { $points } points
deal-days = { $days ->
    [one] one day
   *[other] { $days } days
}
deal-spans-none = No results yet. Days count when they are over, with 100 points for par: what the strongest bots made.
deal-past = Earlier deals
deal-more = Show more
deal-today = Today’s deal
deal-fair-about = The draws of a day follow from a secret. Its seal is public the day before, the secret when the day is over: then everybody can check every draw.
deal-seal = Seal, public since { $moment }:
deal-secret-later = The secret is shown at { $moment }.
deal-verify = Save a game from its menu, then:
deal-next-seal = Seal of the next deal ({ $game }):
sealed-title = Not yet
sealed-about = Others still have this deal before them. You can look when it is over for everybody.
place = Place
duplicate = Duplicate
duplicate-of = Duplicate: { $game }
duplicate-open = Play one deal at several tables with friends
duplicate-about = One deal at several tables, at the same time or within days: whoever sits at the same seat has the same draws, and is compared with the same seats of the other tables. Two points for each that did worse, one for a tie.
duplicate-people = People at each table
duplicate-tables = Tables
duplicate-days = Days to play it
duplicate-go = Open the tables
duplicate-until = What is not finished ends on { $moment }.
duplicate-open-now = All tables are over; everything lies open.
duplicate-invite = Invite
duplicate-table = Table { $number }
duplicate-team = team { $team }
duplicate-sit = Sit down here
duplicate-arrange = To the table: sit down or begin
duplicate-to-table = To the table
duplicate-lobby = Seats are free or the game has not begun.
duplicate-running = It is being played.
duplicate-paused = It is paused.
duplicate-over = It is over.
duplicate-gone = This table is gone.
duplicate-compared = Seat by seat
duplicate-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
duplicate-later = Results are shown when your own table is over, or when all are.
# Company: playing with people, blocking, reporting, inviting

people-now = Play now with people
people-about = A seat at a table that fits, or a new one that waits for others.
seek-title = Play now with people
seek-any-seats = Any
seek-pace = Pace
seek-fill = After a minute, bots take the seats that are left
seek-rated = Rated game
seek-go = Find a table
gathering-wait = You are in the queue. The game begins by itself as soon as all seats are taken.
gathering-bots = In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} bots take the seats that are left.
gathering-bots-soon = Bots are taking the seats that are left.
gathering-no-bots = No bots: the table waits for people. You may also start it yourself.
gathering-there = The game begins by itself as soon as everybody is here.
gathering-cancel = Leave the queue
invitations = Invitations
invited-by = { $host } would like to play with you again.
invitation-decline = Decline
invitations-more = More invitations
live-games = Being played now
live-watch = Watch
wish-title = Whom you would like at your table
wish-least = Rating from
wish-most = Rating to
wish-any = any
wish-level = Players
wish-level-any = Anybody
wish-level-newcomers = Newcomers welcome
wish-level-experienced = Experienced players
wish-about = Ratings start at 25; whoever has none yet counts as 25.
wish-range = rating { $least } to { $most }
wish-from = rating from { $least }
wish-up-to = rating up to { $most }
wish-not-me = not your rating
bots-there = bots: { $levels }
player-tools = Block or report a player
player-tools-about = Messages of somebody you have blocked are hidden, and you are not seated together at open tables. They do not learn of it.
player-nobody = Nobody else is here.
block = Block
block-name = Block { $name }
unblock = Unblock
unblock-name = Unblock { $name }
blocked-title = Whom you have blocked
blocked-none = You have blocked nobody.
blocked-done = { $name } is blocked.
blocked-hidden = A message of somebody you have blocked
report = Report
report-name = Report { $name }
report-message = Report this message
report-title = Report { $name } to the operator
report-about = Whoever runs this server reads what you write, and what was said around it.
report-reason = What is it about?
report-reason-insult = Insults or harassment
report-reason-cheating = Cheating
report-reason-name = An offensive name
report-reason-leaving = Leaves games on purpose
report-reason-other = Something else
report-text = In your own words
report-send = Send the report
report-sent = Thank you. The operator will read it.
again-with = Play again with
again-choose = Choose { $name }
again-game = Game
again-go = Open a table and invite { $count ->
    [one] one player
   *[other] { $count } players
}
best-results = Best results
decision-times = Decision times
decision-time = { $seconds } seconds a decision, on average of { $decisions }
collections = Discovered
collection-count = { $count } of { $all }
collection-good = Goods
collection-company = Companies
collection-bourse = Bourse cards
collection-interieure = Home affairs cards
collection-internationale = World affairs cards
collection-rumeur = Rumours
collection-personnel = Strictly personal cards
collection-culture = Cultures
collection-passenger = Passengers
collection-relic = Relics
collection-production = Productions
collection-news = News cards
collection-card = Cards
length-least = At least so many decisions
length-most = At most so many decisions
as-json = As JSON
bg-stats = To BG Stats

# Series

series = Series
series-mine = Your series
series-make = Make a series
series-about = Several games of a fixed group: an evening or a league. Tables are drawn so that everybody meets everybody.
series-title = Name of the series
series-untitled = { $game }: a series
series-rounds = Games of each player
series-rounds-all = Until everybody has met everybody
series-rated = Rated games, which everybody may watch
series-go = Make the series
series-join = Join this series
series-leave = Leave the series
series-leave-about = From now on a bot plays in your place. This cannot be undone.
series-begin = Begin: draw the tables
series-close = End the series
series-close-about = No more tables are opened; the standings stay as they are.
series-sure = Yes, do it
series-open = Send this link to those who shall play. When everybody has joined, whoever made the series begins it.
series-waiting = You belong to it. It begins when whoever made it says so.
series-is-running = Game { $round } of { $rounds }
series-is-over = The series is over.
series-is-open = Not begun yet
series-meets = With { $members } players everybody has met everybody after { $rounds ->
    [one] one game
   *[other] { $rounds } games
}.
series-members = Players
series-standings = Standings
series-points = Points
series-points-about = 60 points for whoever leaves everybody at the table behind, and a share for all others. Who leaves a game gets nothing.
series-games = Games
series-wins = Wins
series-place = Place
series-tables = Tables
series-round = Game { $round }
series-table-drawn = to come
series-table-played = being played
series-table-void = without a result
series-to-table = To your table
series-look = Look
series-bot = Bot
series-gone = has left
series-remove = Remove { $name }
series-play-on = Play on as a series
series-play-on-about = With everybody who sat at this table, the same options and the same clock. The next table opens by itself when one ends.
series-next = Next game of the series
series-next-soon = The next table of the series opens in a moment.
series-of-table = A table of the series
puzzles = Puzzles
puzzles-about = Positions from real games in which one move is clearly better than all others. Your first try at each counts for your rating.
puzzles-all = All puzzles
puzzles-more = More puzzles
puzzles-none = There are no puzzles on this server.
puzzles-solved = { $solved } of { $puzzles } solved, { $tried } tried.
puzzle-daily = Puzzle of the day
puzzle-find = Find the best move
puzzle-of = { $game }: puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-asks = A position at a table of { $players }. One move is clearly better than all others: which?
puzzle-scope-turn = All that you do until somebody else, or chance, has a say is your answer.
puzzle-scope-question = All that you answer to this question counts.
puzzle-scope-act = Your first move is your answer.
puzzle-untried = Nobody has tried it yet.
puzzle-tries = { $tries ->
    [one] One person has tried it,
   *[other] { $tries } people have tried it,
} { $right ->
    [0] nobody solved it.
    [one] one solved it.
   *[other] { $right } solved it.
}
puzzle-hardness = Difficulty { $skill }.
puzzle-skill = Your puzzle rating: { $skill }.
puzzle-skill-unknown = After a few more puzzles you will have a rating.
puzzle-was-solved = Solved
puzzle-was-missed = Not solved
puzzle-again = Try it again
puzzle-again-about = Only the first try counts.
puzzle-right = That is the best move!
puzzle-wrong = There was something better
puzzle-why = Why?
puzzle-line = Best is: { $line }
puzzle-given = Your answer: { $answer }
puzzle-answers = Chances of winning
puzzle-best = best
puzzle-mine = you
puzzle-advised = what a hint would say
puzzle-chance = { $percent }% ± { $error }
puzzle-not-told = Your answer is behind all of these.
puzzle-chances-about = Chances of winning if everybody plays on at standard strength, from { $playouts } games played to the end from what you can see.
puzzle-counts = This try counts.
puzzle-does-not-count = This try does not count.
puzzle-what-if = Play it out: what if

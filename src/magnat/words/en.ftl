refusal-not-now = You are being asked something else right now.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-nothing-played = Nothing was played.
refusal-one-answer = Everybody answers at the same time here, and only once.
refusal-too-many-acts = After that it would no longer be your turn.
refusal-nothing-to-undo = There is nothing left to take back.
refusal-takeback-among-people = Moves cannot be taken back where other people play.
refusal-nothing-to-try = Nothing can be tried out from here.
refusal-unknown-act = There is no such move.
refusal-unknown-phase = There is no such phase.
refusal-impossible-draw = Chance could not have drawn this.

# Lists

list = { $before } and { $last }
counted = { $count } × { $thing }
doing =
    { $count ->
        [one] { $names } is { $what }.
       *[other] { $names } are { $what }.
    }

# The command line

cli-column-rank = rank
cli-column-player = player
cli-column-score = score
cli-no-such-rule = There is no rule { $number }.
cli-reason = Why:
cli-person =
    { $number ->
        [0] Player
       *[other] Player { $number }
    }
cli-seat = Seat { $seat }
cli-bot-beginner = beginner bot
cli-bot-casual = casual bot
cli-bot-standard = standard bot
cli-bot-strong = strong bot
cli-bot-expert = expert bot
cli-bot-random = random bot

cli-fair =
    Verifiable draws: a secret was chosen; it is shown after the end, and then every draw can be proved. Its SHA-256 is
    { $commitment }
cli-seeded = Draws with the seed { $seed }: the same seed repeats the game.
cli-character = { $name } { $character }.
cli-welcome = Type the number of a choice, or ? for help.
cli-question = { $name }: { $question }
cli-prompt = >
cli-open-window = p lets this pass; any other choice raises your hand, and is played when your turn comes.
cli-no-open-window = You are asked here, and must choose.
cli-help =
    number     play that choice; a move in words works too, for instance: buy coal
    a; b; c    several moves at once: all of them, or none if one is refused
    p          let it pass, where only those who raise their hand are asked
    h          a hint, and why
    d          do what the hint says
    a          be asked everything, or again only what matters
    u          undo what you have just done
    t          take back your last decision, past bots and draws (only if you play alone)
    w          what is known, and the end of the log; w all shows the whole log
    r H17      show a rule; r alone: the rule for this question
    s FILE     save the game
    q          leave
cli-asks-all = Where several people share a terminal, everybody is asked everything.
cli-asks-everything = From now on you are asked everything.
cli-asks-what-matters = From now on you are asked only what matters.
cli-hint = A good player would choose:
cli-no-such-choice = The choices are numbered from 1 to { $most }.
cli-not-understood = “{ $typed }” is neither a choice nor a move of this game; ? shows help.
cli-hand-over = It is { $name }’s turn. The others look away; { $name } presses Enter.
cli-save-where = Say where: s FILE.
cli-save-before-leaving = File to save the game in (Enter: leave without saving):
cli-save-for-verify = File to save the game in, for `magnat verify` and `magnat replay` (Enter: none):
cli-saved = Saved. Go on with: magnat play --resume { $file }
cli-saved-finished = Saved. Prove its draws with: magnat verify { $file }
cli-daily-no = Not in a deal that others play too.
cli-daily-unknown = Your result: { $score }. Par is not worked out yet.
cli-daily-share = Your result: { $score }, { $share }% of par ({ $mean }, what strong bots made of this deal).
cli-daily-sealed = The secret of the draws is shown when this day is over, half an hour after midnight (UTC).
cli-goodbye = Goodbye.
cli-result = Result
cli-winner = winner
cli-takebacks-used = Moves were taken back in this game, and it is marked as such.
cli-secret =
    The secret behind the draws was
    { $secret }
    and its SHA-256 is
    { $commitment }

cli-step = Enter: go on, q: leave
cli-still-running = The game was not finished.

cli-verify-running = Not proved: the game is still running. Its secret also holds the draws to come; it is shown after the end, and only then can everybody recompute them.
cli-verify-no-hash = Not proved: these draws come from a seed, not from a secret, so there is no hash to compare.
cli-verify-secret = Not proved: the secret does not fit the hash that was shown at the start.
cli-verify-other-hash = Not proved: this file has the hash { $commitment }, not the one you were shown.
cli-verify-guided = Not proved: this is a guided first game. Its first draws were prepared, so there is nothing to prove.
cli-verify-what-if = Not proved: this is a “what if” that starts in the middle of another game.
cli-verify-rules-changed = Not proved: the rules have changed since this game began, so its first acts cannot be replayed.
cli-verify-wrong =
    { $count ->
        [one] Not proved: one of { $draws } draws did not come from this secret or seed (act { $first }).
       *[other] Not proved: { $count } of { $draws } draws did not come from this secret or seed (the first is act { $first }).
    }
cli-verify-gaps = Not proved: the draws { $numbers } are missing though nothing was taken back; they may have been thrown away.
cli-verify-part = Draws { $first } to { $last }, between two continuations of the game:
cli-verify-fair = The secret fits its hash { $commitment }. Compare it with the one you saw at the start.
cli-verify-seeded = Draws with the seed { $seed }, game { $game }.
cli-verify-proved = Proved: all { $draws } draws were recomputed.
cli-verify-unfinished = The game was closed before its end.
cli-verify-takebacks =
    { $count ->
        [0] Decisions were taken back, but no draw.
        [one] Decisions were taken back, and one draw with them: { $numbers }.
       *[other] Decisions were taken back, and { $count } draws with them: { $numbers }.
    }

## Reminders

reminder-title = { $game }: your turn
reminder-body = Table { $code } is waiting for you.

## Errors of the server

error-invalid = The server did not understand this request.
error-sentence = { $sentence }
error-wrong-file = This file cannot be loaded ({ $sentence }).
error-one-seat-each = You can take only one seat.
error-no-time = A clock must allow some time.
error-no-name = Say what you want to be called.
error-looks-alike = Somebody at this table has a name that looks just like it; please choose another.
error-removed = The host has removed you from this table.
error-no-advice = This table plays without hints and what-ifs.
error-rated-advice = At a rated table there are no hints and no what-ifs.
error-rated-own-seat = This game is rated, so no bot plays for you. If you want to stop, resign; that counts as coming last.
error-rated-standin = At a rated table a bot that decides for you is not stronger than the standard one.
error-rated-levels = At a rated table only bots play whose strength is known: from beginner to expert.
error-counted-close = This game counts, so you can close it only when everybody else has left. If you want to stop, resign.
error-as-saved = This game goes on as it was saved: its options stay.
error-no-person = A bot sits there.
error-bot-plays-there = A bot is already playing there.
error-cover-oneself = To let a bot play for you, hand it your seat.
error-cover-too-early = The table still waits for { $name }.
error-on-holiday = { $name } is on holiday: the table waits.
error-holiday-by-days = A holiday is for games with days to decide.
error-holiday-too-long = { $days ->
        [0] There is no holiday left in this game.
        [1] There is only one day of holiday left in this game.
       *[other] There are only { $days } days of holiday left in this game.
    }
error-no-holiday = You are not on holiday.
error-no-seat-number = This table has no such seat.
error-reserved = The free seats are kept for those who had them in the previous game.
error-connected = Somebody is connected at this seat.
error-absent-too-short = A seat can be given again when nobody has been connected there for { $minutes } minutes.
error-not-given = Nobody has given out a link to this seat.
error-given-seat = You have opened this seat with a link of the host. Only whoever had it before can decide about that.
error-gone = This server keeps games only for a time, and this one is gone.
error-set-aside = The operator of this server has set this game aside.
error-too-long = This takes too long to work out here; the server has given it up.
error-too-busy = The server is very busy; please try again soon.
error-too-many-entries = This table has reached the server’s limit; nothing more can be done here.
error-no-text = This message is empty.
error-no-bot = There is no such bot.
error-no-place = The game has not come that far.
error-unstorable = This text contains something that is not a valid character.
error-disk-full = The disk of the server is full; nothing can be kept at the moment.
error-too-slow = The request did not arrive in time.
error-no-seat = You have no seat at this table.
error-not-host = Only the host of this table may do that.
error-forged = This request comes from another site.
error-wrong-host = This server does not go by that name. Whoever runs it can allow it: magnat serve --allow-host NAME.
error-code-needed = Only those who know the code of this server can open tables here.
error-code-wrong = That is not the code of this server.
error-blocked = The operator of this server has blocked your network.
error-not-found = There is nothing here.
error-no-match = There is no such table.
error-no-game = There is no such game.
error-no-code = No table that waits for players has this code. A code opens a table until its game begins.
error-no-secret = This link opens no seat.
error-wrong-order = There is no standing order “{ $name }” of this kind.
error-no-helper = This game has no such help.
error-no-rules = This game has no rules in this language.
error-no-sample = This game has no position to show.
error-no-page = There is no such page.
error-stale = The game has moved on; please check again.
error-wrong-status-lobby = The game has not begun yet.
error-wrong-status-running = The game has already begun.
error-wrong-status-paused = The game is paused.
error-wrong-status-over = The game is over.
error-seat-taken = Somebody already sits there.
error-no-open-seat = There is no free seat at this table.
error-no-takebacks = Moves cannot be taken back at this table.
error-no-guide = This game has no guided first game.
error-guided-as-prepared = A guided first game is prepared: you take the first of { $seats } seats, bots take the others, it starts at once, and there is nothing else to choose.
error-not-guided = There is no guide at this table.
error-resigned = You have resigned; the seat is the bot’s now.
error-no-words = The draws of this game are already fixed; no more words can be added.
error-too-large = This is too large.
error-too-fast = Too fast; please wait a moment.
error-too-many-chats = This table has reached its limit of messages.
error-too-many-matches = There are too many open tables on this server; try again later.
error-too-many-readers = Too many people are watching; please try again later.
error-closing = The server is about to stop; try again in a moment.
error-damaged = The record of this game is damaged, so it cannot go on.
error-failed = The server could not do this.
error-bot-plays = A bot plays for you; take your seat back first.
error-not-alone = Other people sit at this table: the bots keep the usual pace.
error-muted = The host has muted you.
error-too-many-devices = This seat is open on too many devices.
error-coach-not-over = Only a game that was played to its end can be judged.
error-coach-not-alone = A running game is looked at only for somebody who sits alone among bots.
error-coach-older-rules = This game was not played from its beginning under today’s rules, so it cannot be judged.
error-coach-too-long = This game is too long to be judged.
error-coach-nobody = This server has no coach.
error-coach-warming = The coach is still getting ready; try again in a minute.
error-think-nobody = Nobody thinks longer on this server.
error-think-not-asked = There is nothing to think about now.
error-coach-none = Nobody has let this game be judged yet.
error-no-choice = After this moment nobody has a choice any more.
error-no-reminders = This server sends no reminders.
error-not-by-days = Reminders are sent only at tables where players have days to decide.
error-wrong-address = Reminders are sent only to an https address on the internet.
error-wrong-keys = With these keys nothing can be encrypted for this device.
error-too-many-subscriptions = This seat has reminders on too many devices.
error-dealt = Others play the same deal, so nothing of it can be changed.
error-deal-sealed = Others still have this deal before them. Only those who sit here may look until it is over for everybody.
error-no-deal = There is no deal for this day.
error-no-deals = There is no deal of the day on this server.
error-deal-not-yet = This deal has not begun yet.
error-deal-over = This deal is over. You can still play it, but it no longer counts.
error-deal-not-over = This deal is not over yet.
error-deal-not-finished = You can see this when you have finished the deal yourself, or when it is over.
error-deal-other-rules = The rules of this game have changed since this deal was made, so it can no longer be played.
error-no-duplicate = There is no such duplicate.
error-duplicate-people = At each table there are not so many seats.
error-duplicate-twice = You sit at another table of this duplicate: the draws are the same here.
error-deal-not-tried = You have not finished this deal.
deal-picture-title = Deal of the day, { $day }
deal-picture-waiting = Finished
deal-picture-share = { $share }% of par
deal-picture-place = Place { $place } of { $of }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {", "}{ $days } days in a row
}
error-no-puzzle = There is no such puzzle.
error-no-puzzles = This server sets no puzzles.
error-puzzle-first = Answer the puzzle first; then there is everything.
error-no-persons = On this server nobody has a name of their own.
error-nobody = This browser does not know who you are.
error-name-taken = Somebody on this server has this name, or one that looks just like it; please choose another.
error-too-many-browsers = Your name is in use on too many devices; revoke one of them first.
error-no-phrase = Nobody here has these six words. Check that they are all there, in their order.
error-no-link = This link is no longer valid: it works once, for ten minutes.
error-no-device = There is no such device.
error-no-passkey = Nobody on this server has this passkey.
error-no-passkeys = Passkeys need a server with a name and https.
error-enough-passkeys = You have enough passkeys; remove one of them first.
error-wrong-passkey = This passkey does not belong to this site, or its answer is not right.
error-late-passkey = The passkey has answered too late, or to another question; please try again.
error-block-oneself = You cannot block yourself.
error-nobody-to-block = Nobody with a name on this server sits there.
error-no-block = You have not blocked this person.
error-too-many-blocks = You have blocked as many people as this server keeps; unblock somebody first.
error-no-message = There is no such message.
error-report-what = Say which seat or which message it is about.
error-report-oneself = You cannot report yourself.
error-too-many-reports = As many of your reports as this server keeps wait for the operator.
error-too-many-invitations = Too many of your invitations wait for an answer.
error-no-invitation = There is no such invitation.
error-not-together = There is no seat for you at this table.
error-not-wanted = This table is for ratings from { $least } to { $most }; yours counts as { $skill }.
error-wish-nobody = The lowest rating is above the highest, so nobody could sit down.
error-not-waiting = You are not waiting for players at this table.
error-no-series = There is no such series.
error-series-size = This game is played by { $least } to { $most }.
error-series-alone = A series needs at least two people who have a name on this server.
error-series-full = A series has room for { $most } people.
error-series-begun = This series has begun; its group is fixed.
error-series-over = This series is over.
error-series-again = Somebody else was faster; look again.
error-series-no-member = That is nobody of this series.
error-not-maker = Only whoever made this series may do that.
error-too-many-series = You have made as many series as this server keeps; end one of them first.
error-last-proof = This is the only passkey that proves your name; note down six words first.
error-other-name = That is not your name as it is written here.
error-no-profile = There is no such profile, or its person hides it.
error-cannot-be-rated = A rated table has no takebacks and is not guided; and the server must know its people by name.

## Environments for language models

env-not-understood = This is no act of the game. Answer with one of: { $choices }
env-choices = Legal are: { $choices }
env-over = The game is over.

coach-title = { $game }: luck and skill
coach-balance = Chances of victory in percent, between players of standard strength
coach-row = { $name }: { $expected } at the start, luck { $luck }, own play { $skill }, play of others { $others }: { $result }
coach-row-corrected =
    { $name }: { $expected } at the start, luck { $luck }, own play { $skill }, play of others { $others }, corrections of the estimate { $corrections }: { $result }
coach-fitted = (Against players who play as these did: { $fitted } at the start.)
coach-swings = The biggest swings, in points of a hundred
coach-swing = Move { $place }: { $what } { $name } { $change } (± { $error })
coach-chance = Chance.
coach-silent = { $what }.
coach-lessons = To learn from: { $name }
coach-lesson = Move { $place }: “{ $act }”. From what could be seen, “{ $better }” was worth { $cost } points more (± { $error }).
coach-act = { $name }: “{ $act }”.
coach-between = Chances of victory between players of standard strength
coach-picture = Chances of victory of { $names } over the game
coach-picture-row = luck { $luck }, play { $skill }, others { $others }

preview-about = Classic games of trade and finance, at one table with friends and bots.
preview-lobby = { $names } waiting at the table. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-full = { $names }: about to begin.
preview-running = { $names }. Waiting for { $asked }.
preview-paused = { $names }. Paused.
preview-over = { $names }. The game is over.
preview-closed = { $names }. The game was closed before its end.

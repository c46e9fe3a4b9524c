game-name = Hab & Gut
game-about = Buy low, push prices with cards only you and a neighbour can see, and give just enough to charity: the richest wins, the stingiest is out.
game-length = 3 to 5 players, 45 minutes

# Things

good-coal = coal
    .title = Coal
    .the = coal
    .of = of coal
good-grain = grain
    .title = Grain
    .the = grain
    .of = of grain
good-coffee = coffee
    .title = Coffee
    .the = coffee
    .of = of coffee
good-rubber = rubber
    .title = Rubber
    .the = rubber
    .of = of rubber
good-tea = tea
    .title = Tea
    .the = tea
    .of = of tea
good-salt = salt
    .title = Salt
    .the = salt
    .of = of salt

card = { $good } { $step }
step =
    { $value ->
        [0] 0
       *[other]
            { $sign ->
                [minus] −{ $size }
               *[plus] +{ $size }
            }
    }
money = { $value }

# Acts

act-buy = Buy { $good }
act-sell = Sell { $good }
act-buy-gathered = Buy { $good }
act-sell-gathered = Sell { $good }
act-trade_end = Done trading
act-donate = Donate { $good }
act-donate_none = Donate nothing
act-left_card = Choose { $card } on the left
act-right_card = Choose { $card } on the right
act-halve_left = Halve the left card
act-halve_right = Halve the right card
act-first_left = Left card first
act-first_right = Right card first
act-hat = The top hat goes to { $seat }
act-deal = { $card } is dealt

# What is asked

phase-HAT = The top hat finds its first owner
phase-DEAL = The price cards are dealt
phase-TRADE = Buy up to three shares, or sell up to three, or pass
phase-DONATE = Donate a share, if you like
phase-LEFT_CARD = Choose a card from your left holder
phase-RIGHT_CARD = Choose a card from your right holder
phase-HALVE = Which of your two cards counts half?
phase-ORDER = Which card is carried out first?

# Log

log-HAT = { $seat } puts on the top hat.
log-LAP = Half { $lap } begins: all price cards are shuffled.
log-TOUR = Round { $tour }: { $seat } wears the top hat.
log-BOUGHT = { $seat } buys { $good } for { $price }.
log-SOLD = { $seat } sells { $good } for { $price }.
log-PASSED = { $seat } passes.
log-DONATED =
    { $good ->
        [hidden] { $seat } donates a share, face down.
       *[other] { $seat } donates { $good }, face down.
    }
log-DONATED_NOTHING = { $seat } donates nothing.
log-PLAYED = { $seat } plays { $full } at full value and { $half } at half value.
log-MOVED = { $good_title }: { $before } → { $after }.
log-GIFT_SOLD = { $seat } had donated { $good }: it brings { $price }.
log-CHARITY = { $seat } has { $sum } in the charity box.
log-STINGIEST = { $seat } gave least, only { $sum }, and is eliminated.
log-FINAL_SALE = { $seat } sells all shares for { $sum } and ends with { $total }.
log-WON = { $seat } wins with { $total }!
log-NO_WINNER = Everybody gave the same: nobody wins.

# What others are doing: “Augusta is …”

doing-TRADE = deciding what to buy or sell
doing-DONATE = deciding whether to donate
doing-LEFT_CARD = choosing price cards
doing-RIGHT_CARD = choosing price cards
doing-HALVE = deciding which card counts half
doing-ORDER = deciding which card comes first

# Lines of the log that are told as one, and lines as a detail of others

good-counted = { $count } { $good }
log-BOUGHT-gathered = { $seat } buys { $good } for { $price }.
log-SOLD-gathered = { $seat } sells { $good } for { $price }.
log-PLAYED-gathered = { $seat } plays { $full } at full value and { $half } at half value: { $details }.
log-MOVED-short = { $good } { $before } → { $after }
log-GIFT_SOLD-gathered = { $seat } had donated { $good }: together { $price }.
log-CHARITY-gathered = In the charity boxes: { $details }.
log-CHARITY-short = { $seat } { $sum }

# Refusals

refusal-BUY_OR_SELL = In one turn you either buy or sell, not both: go on as you began, or finish trading.
refusal-WORTHLESS = A share cannot be bought while its price is 0.
refusal-NONE_LEFT = This pile is empty: nobody can buy from it until somebody sells.
refusal-TOO_DEAR = You cannot afford this share: choose a cheaper one, or none.
refusal-NOT_YOURS = You have no share of this good to sell.
refusal-NOTHING_TO_GIVE = You have no share of this good to donate.
refusal-NOT_IN_LEFT_HOLDER = This card is not in your left holder: choose one that is.
refusal-NOT_IN_RIGHT_HOLDER = This card is not in your right holder: choose one that is.
refusal-first-player-not-seated = The first player must be one of those at the table.

# Hints

hint-RISES = { $good_title } costs { $price } and should end near { $end }; the cards you see add up to { $sight }.
hint-RISES_UNSEEN = { $good_title } costs { $price } and should end near { $end }. The cards you see add up to { $sight }, but those still to come should more than make up for it.
hint-AT_TOP = { $good_title } is at the top of its track: it can only fall.
hint-FALLS = { $good_title } brings { $price } today and should end near { $end }.
hint-SWAP = Sell { $good }: the money will earn more in { $better }, which you can buy next turn.
hint-SAVE = Keep your money for { $good }: next turn you will buy on better terms.
hint-NO_TRADE = Nothing you could trade now would earn you more.
hint-ENOUGH_GIVEN = You are well ahead of { $seat } in giving: that is enough.
hint-GIVE_LATER = You can still out-give { $seat } later. Skip the donation for now.
hint-KEEP_UP = { $seat } has given at most { $most } so far: one share of { $good } keeps you ahead.
hint-GO_AHEAD = { $seat } has given nothing yet: a share { $good_of } puts you ahead.
hint-CATCH_UP = Even { $seat } may end up giving more than you: donate { $good }, the best you have.
hint-HELPS = At full value, { $card } helps you more than the others.
hint-HELPS_LESS = Even at half value, { $card } helps you; your other card needs full value more.
hint-HITS = At full value, { $card } hits the others harder than you.
hint-HITS_LESS = Even at half value, { $card } hits the others; your other card needs full value more.
hint-DAMPED = At half value, { $card } does the least harm: it hits you harder than the others.
hint-HELPS_THEM = At half value, { $card } helps the others least: they gain more by it than you.
hint-HURTS = You would rather not play { $card } at full value, but everything else is worse.
hint-INDIFFERENT = For you, { $card } makes no difference.
hint-LEAVE_RISE = Leave { $card } in the holder: { $seat } gains by it as you do and may well play it.
hint-LEAVE_FALL = Leave { $card } in the holder: it hits the others harder than you and { $seat }, who may well play it.
hint-ORDER = This order takes { $good } to { $end }.

# Options

option-first_player = First player
    .about = Who wears the top hat in the first round.
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-first_player-4 = Seat 5
option-first_player-random = Drawn by lot
option-memory_aid = Memory aid
    .about = Shows everybody’s cash and what each player has bought and not sold. All of it is public anyway; without the aid you have to remember it.
option-memory_aid-off = Off, everybody remembers
option-memory_aid-on = On, the table shows it
option-all_tied = When all gave the same
    .about = What happens when every charity box holds the same sum.
option-all_tied-no_winner = Nobody wins
option-all_tied-nobody_out = Nobody is eliminated
option-cash_tie = Tie for the most cash
    .about = What happens when several remaining players are equally rich.
option-cash_tie-shared = Victory is shared
option-cash_tie-charity = The larger charity box wins

# Laws

law-SHARES = Piles, hands and donation boards together hold ten shares of each good.
law-CARDS = Holders, discards and the cards put aside together make up the whole deck.
law-CASH = Nobody’s cash falls below 0.
law-GIFTS = A donation board holds as many shares as were donated.

# The terminal

terminal-heading = Half { $lap } of { $laps }, round { $tour } of { $tours } · { $name } wears the top hat
terminal-heading-lap = Half { $lap } of { $laps }
terminal-price = Price
terminal-pile = Pile
terminal-shares = Shares in hand
terminal-gifts = Gifts
terminal-cash = Cash
terminal-charity = Charity
terminal-left-holder = Left holder, shared with { $name }
terminal-right-holder = Right holder, shared with { $name }
terminal-chosen = Chosen: { $card }
terminal-chosen-half = Chosen: { $card }, at half value
terminal-unseen = Price cards you have not seen in this half: in other holders, or put aside
terminal-other-holder =
    { $cards ->
        [one] The holder between { $first } and { $second } has one card.
       *[other] The holder between { $first } and { $second } has { $cards } cards.
    }
terminal-discarded = Discarded: { $cards }
terminal-out = eliminated, gave only { $sum }
terminal-gave = gave { $sum }

# The guided first game

guide-welcome = Welcome to Hab & Gut! You are a merchant with 300 in cash. At the end the richest wins, but whoever gave least to charity is out. Let’s play two rounds together.
guide-prices = Six goods, each on a track of its own. The marker shows what a share costs today: 40, for all of them. At the end of each track lie the shares you can buy.
guide-holders = These cards will move the prices. The ones on your left are seen by you and { $seat1 }, the ones on your right by you and { $seat2 }. See how tea goes up on both sides?
guide-buy = That makes tea a good buy. Take three shares from its pile: three is the most in one turn.
    .done = Three shares of tea for 120. They lie in your hand.
guide-give = Now you may give one share away. It lies face down, and it counts for what it is worth when the half ends. Tea will rise, so it makes a fine gift: donate one.
    .done = Only you know what lies there. { $seat1 } and { $seat2 } trade now; watch what they buy.
guide-cards = { $seat1 } bought coal, { $seat2 } coffee. Now you move prices: choose tea +6 on the left and tea +4 on the right, let tea +4 count half, and play both.
    .done = Up goes tea: 6 spaces, and half of 4 more. Now the others play their cards.
guide-sell = They played tea as well: it stands at 150, and you paid 40! Sell your two shares, then choose Done trading.
    .done = 300 for what cost you 80. That is how money is made here.
guide-charity = Never forget the other race. Your gift lies on your donation board; the others have given nothing yet. As long as somebody gives less than you, you stay in.
guide-hit = Prices can also fall, best where only others are hurt. { $seat1 } holds coal, { $seat2 } coffee: play coffee −4 at half value and coal −4 at full value.
    .done = Coal and coffee fall, and you hold neither.
guide-help = From now on you decide. When in doubt, this button says what a good player would do, and why. Each half has four rounds; then gifts are counted and new cards are dealt.
guide-end = You know all you need. Buy what both sides push up, sell in time, and give more than somebody else. Good luck!

# How bots are: what follows their names
trait-following = { $value ->
    [-1] goes against the crowd
   *[1] follows the crowd
}
trait-good = { $value ->
    [1] believes in coal
    [2] believes in grain
    [3] believes in coffee
    [4] believes in rubber
    [5] believes in tea
   *[6] believes in salt
}
trait-memory = { $value ->
   *[-1] soon forgets what was played
}

# Figures at the end

figure-ROUNDS = { $rounds } rounds, { $trades } shares bought or sold
    .title = Length
figure-BEST_TRADE = { $seat }: { $good } bought for { $price }, worth { $end } when it went
    .title = Best trade
figure-BIGGEST_MOVE = { $seat }: { $good } { $before } → { $after }
    .title = Biggest move of a price
figure-MOST_GIVEN = { $seat }: { $sum } in the charity box
    .title = Most generous
source-coal = { good-coal.title }
source-grain = { good-grain.title }
source-coffee = { good-coffee.title }
source-rubber = { good-rubber.title }
source-tea = { good-tea.title }
source-salt = { good-salt.title }
source-gifts = Gifts

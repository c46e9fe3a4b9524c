game-name =
    { $edition ->
        [riche_ou_pauvre] Riche ou Pauvre
       *[venture] Venture
    }
game-about = Take over companies, stack them into conglomerates, raid your rivals, and be ready when a Profit card turns up.
game-length = 2 to 6 players, 60 to 90 minutes

# The words of the two editions

word-company =
    { $edition ->
        [riche_ou_pauvre] industry
       *[venture] company
    }
    .many =
        { $edition ->
            [riche_ou_pauvre] industries
           *[venture] companies
        }
    .the =
        { $edition ->
            [riche_ou_pauvre] the industry
           *[venture] the company
        }
    .new =
        { $edition ->
            [riche_ou_pauvre] the new industry
           *[venture] the new company
        }
word-conglomerate =
    { $edition ->
        [riche_ou_pauvre] group
       *[venture] conglomerate
    }
word-proxy =
    { $edition ->
        [riche_ou_pauvre] Transfer
       *[venture] Proxy
    }
word-profit =
    { $edition ->
        [riche_ou_pauvre] Gain
       *[venture] Profit
    }
word-reorganisation =
    { $edition ->
        [riche_ou_pauvre] rationalisation
       *[venture] reorganisation
    }
word-reorganise =
    { $edition ->
        [riche_ou_pauvre] rationalise
       *[venture] reorganise
    }
    .does =
        { $edition ->
            [riche_ou_pauvre] rationalises
           *[venture] reorganises
        }

# Things

company-aerospace_1 = Aerospace A
company-aerospace_2 = Aerospace BE
company-aerospace_3 = Aerospace BF
company-aerospace_4 = Aerospace ABD
company-aerospace_5 = Aerospace BDF
company-aerospace_6 = Aerospace CDE
company-aerospace_7 = Aerospace ACEF
company-aerospace_8 = Aerospace CDEF
company-aerospace_9 = Aerospace ABCDE
company-automotive_1 = Automobile D
company-automotive_2 = Automobile AB
company-automotive_3 = Automobile AE
company-automotive_4 = Automobile AEF
company-automotive_5 = Automobile BCE
company-automotive_6 = Automobile DEF
company-automotive_7 = Automobile ABCF
company-automotive_8 = Automobile BCDE
company-automotive_9 = Automobile ABCDF
company-chemical_1 = Chemicals F
company-chemical_2 = Chemicals CD
company-chemical_3 = Chemicals CF
company-chemical_4 = Chemicals ABC
company-chemical_5 = Chemicals ADE
company-chemical_6 = Chemicals BCF
company-chemical_7 = Chemicals ABEF
company-chemical_8 = Chemicals ACDE
company-chemical_9 = Chemicals ABDEF
company-electronics_1 = Electronics E
company-electronics_2 = Electronics CE
company-electronics_3 = Electronics DF
company-electronics_4 = Electronics ABF
company-electronics_5 = Electronics ADF
company-electronics_6 = Electronics BCD
company-electronics_7 = Electronics ABDE
company-electronics_8 = Electronics BCDF
company-electronics_9 = Electronics ABCEF
company-petroleum_1 = Petroleum C
company-petroleum_2 = Petroleum AC
company-petroleum_3 = Petroleum EF
company-petroleum_4 = Petroleum ACD
company-petroleum_5 = Petroleum BEF
company-petroleum_6 = Petroleum CEF
company-petroleum_7 = Petroleum ABDE
company-petroleum_8 = Petroleum ABDF
company-petroleum_9 = Petroleum BCDEF
company-steel_1 = Steel B
company-steel_2 = Steel AD
company-steel_3 = Steel BD
company-steel_4 = Steel ABE
company-steel_5 = Steel ACE
company-steel_6 = Steel CDF
company-steel_7 = Steel ACDF
company-steel_8 = Steel BCEF
company-steel_9 = Steel ACDEF

card-triangle_1 = 1 ▲
card-triangle_3 = 3 ▲
card-triangle_5 = 5 ▲
card-triangle_8 = 8 ▲
card-square_1 = 1 ■
card-square_3 = 3 ■
card-square_5 = 5 ■
card-square_8 = 8 ■
card-circle_1 = 1 ●
card-circle_3 = 3 ●
card-circle_5 = 5 ●
card-circle_8 = 8 ●
card-capital_10 = 10
card-capital_12 = 12
card-capital_14 = 14
card-capital_16 = 16
card-capital_18 = 18
card-capital_20 = 20
card-proxy_1 = { word-proxy } ½
card-proxy_2 = { word-proxy } 1
card-proxy_3 = { word-proxy } 1½
card-profit = { word-profit }

mark-proxy_1 = ½
mark-proxy_2 = 1
mark-proxy_3 = 1½

slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5

money = { $value } M

# Acts

act-buy = { $edition ->
        [riche_ou_pauvre] Buy
       *[venture] Take over
    } what lies on place { $slot } of the centre
act-buy-named = { $edition ->
        [riche_ou_pauvre] Buy
       *[venture] Take over
    } { $company } ({ $cost })
act-buy-gathered = { $edition ->
        [riche_ou_pauvre] Buy
       *[venture] Take over
    } { $company } ({ $cost })
act-proxy = Play { word-proxy } { $mark }
act-reorg = { $edition ->
        [riche_ou_pauvre] Rationalise
       *[venture] Reorganise
    }
act-end_ops = Finish
act-end_ops-named =
    { $debt ->
        [0] Pass: discard a card
       *[other] Finish: pay { $owed }
    }
act-end_ops-gathered =
    { $debt ->
        [0] Pass
       *[other] Finish
    }
act-take = Take { $company } from its owner
act-take-named = Take { $company } from { $victim }
act-place_on = Place it on { $company }
act-place_on-gathered = Place what fits on your stacks
act-place_alone = Start a new stack with it
act-place_alone-gathered = Start a new stack
act-add = Lay { $company } on the stack
act-add-gathered = { $count ->
        [one] Stack one { word-company }
       *[other] Stack { $count } { word-company.many }
    }
act-close = Begin another stack
act-close-gathered = { "" }
act-pay = Pay { $card }
act-pay-gathered = Pay { $card }
act-discard = Discard { $card }
act-hat = { $seat } begins
act-open_company = { $company } is revealed
act-deal = { $card } is dealt
act-draw_card = { $card } is drawn

# What is asked

phase-HAT = Lots are drawn to see who begins
phase-OPEN = The centre is filled up
phase-DEAL = The cards are dealt
phase-MAIN = { $edition ->
        [riche_ou_pauvre] Buy, transfer
       *[venture] Take over, raid
    } or { word-reorganise } as often as you can pay for it
phase-TAKE = Which { word-company } do you take?
phase-PLACE = Where does { word-company.new } go?
phase-REORG = Rearrange your stacks, each from bottom to top
phase-FORCED = Put the mistake right: rearrange your stacks, each from bottom to top
phase-PAY = Pay what you owe, card by card
phase-DISCARD = You did nothing: discard a card
phase-DRAW = Cards are drawn

# Log

log-HAT = { $seat } begins.
log-TURN = Turn { $turn }: { $seat }.
log-OPENED = { $company } is revealed.
log-RESERVE_EMPTY = The reserve is empty: the last { word-company.many } lie open.
log-BOUGHT = { $seat } { $edition ->
        [riche_ou_pauvre] buys
       *[venture] takes over
    } { $company } for { $price }.
log-PROXY = { $seat } plays { word-proxy } { $mark }.
log-RAIDED = { $seat } takes { $company } from { $victim } for { $price }.
log-PLACED_ON = { $seat } places { $company } on { $top }.
log-PLACED_ALONE = { $seat } starts a new stack with { $company }.
log-REORGANISES = { $seat } { word-reorganise.does } for { $cost }.
log-REORGANISED = { $seat }’s stacks now pay { $profit }.
log-MISTAKE_PAID = { $seat } must put a mistake right, for { $cost }.
log-MISTAKE_NOT_PAID = { $seat } must put a mistake right and cannot pay { $cost }.
log-PUT_RIGHT = { $company } now lies alone in front of { $seat }.
log-LOST_CARD = { $seat } loses { $card }.
log-PAID = { $seat } pays { $card }.
log-PAYMENT = { $seat } owed { $owed } and has paid { $worth }.
log-DISCARDED = { $seat } does nothing and discards { $card }.
log-NOTHING_TO_DISCARD = { $seat } does nothing and has no card to discard.
log-SHUFFLED =
    { $cards ->
        [one] The discard pile of one card becomes the draw pile.
       *[other] The discard pile of { $cards } cards is shuffled and becomes the draw pile.
    }
log-DREW =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
log-PILES_EMPTY = There is no card left for { $seat } to draw.
log-PROFIT = { $seat } draws a { word-profit } card: everybody scores.
log-SCORED = { $seat } scores { $profit } and has { $total }.
log-LAST_COMPANY = { $seat } has taken the last { word-company }: the game ends.
log-CUT_SHORT = After { $turns } turns the game is stopped.
log-FINAL_CAPITAL = { $seat } adds { $capital } of Capital and has { $total }.
log-WON = { $seat } wins with { $total }!

# What others are doing: “Augusta is …”

doing-MAIN = planning a turn
doing-TAKE = choosing what to take
doing-PLACE = deciding where the new card goes
doing-REORG = rearranging the stacks
doing-PAY = choosing the cards to pay with
doing-DISCARD = choosing a card to discard
doing-FORCED = putting a mistake right

# Lines of the log that are told as one, and lines as a detail of others

log-OPENED-gathered = { $company } are revealed.
log-BOUGHT-gathered = { $seat } { $edition ->
        [riche_ou_pauvre] buys
       *[venture] takes over
    } { $company } for { $price }.
log-REORGANISED-gathered = { $seat } { word-reorganise.does } for { $cost }: the stacks now pay { $profit }.
log-PAID-gathered = { $seat } pays { $card }.
log-PAYMENT-gathered = { $seat } owes { $owed } and pays { $worth }: { $card }.
log-DREW-gathered =
    { $card ->
        [hidden] { $seat } draws { $count } cards.
       *[other] { $seat } draws { $card }.
    }
log-PROFIT-gathered = { $seat } draws a { word-profit } card: { $details }.
log-SCORED-short = { $seat } scores { $profit }

# Refusals

refusal-EMPTY_SLOT = This place is empty: choose one of the { word-company.many } on offer.
refusal-TOO_DEAR = Your hand cannot pay for this on top of what you owe.
refusal-NO_SUCH_PROXY = You have no { word-proxy } card with this mark.
refusal-NOTHING_TO_TAKE = With this card there is no { word-company } to be taken that you could pay for.
refusal-NO_COMPANY = You have no { word-company } to rearrange.
refusal-NOT_AN_OPPONENTS_TOP = Only the top of an opponent’s stack can be taken.
refusal-NOT_YOUR_STACK = This is not the top of one of your stacks: choose one that is, or start a new stack.
refusal-TOO_TALL = At most six { word-company.many } make a { word-conglomerate }.
refusal-SAME_INDUSTRY = There is already one of this { $edition ->
        [riche_ou_pauvre] branch
       *[venture] industry
    } in the stack: choose another stack, or start a new one.
refusal-NO_COMMON_LETTER = No letter would be common to the whole stack: choose another stack, or start a new one.
refusal-REORG_SAME_INDUSTRY = Two of the same { $edition ->
        [riche_ou_pauvre] branch
       *[venture] industry
    } never lie in one stack.
refusal-REORG_NO_COMMON_LETTER = No letter would be common to the whole new stack.
refusal-NOT_IN_POOL = This one is not among those still to be stacked.
refusal-NO_OPEN_STACK = The stack you are building is still empty: lay something on it first.
refusal-PAID_NOT_IN_HAND = You do not hold this card, so you cannot pay with it.
refusal-DISCARDED_NOT_IN_HAND = You do not hold this card, so you cannot discard it.
refusal-first-player-not-seated = The first player must be one of those at the table.
refusal-companies-removed-for-two-only = Companies can be left out only when two play.

# Hints

hint-BUY_FOR_PROFIT = { $company } on top of { $top } raises your { $edition ->
        [riche_ou_pauvre] gain
       *[venture] profit
    } from { $before } to { $after }.
hint-BUY_TO_BUILD = { $company } is worth its price: a stack can grow from it.
hint-BUY_AND_REORGANISE = With { $company } and a { word-reorganisation } your { $edition ->
        [riche_ou_pauvre] gain
       *[venture] profit
    } goes from { $before } to { $after }.
hint-BUY_TO_END = { $company } brings the end nearer.
hint-RAID = { $company } earns you { $gain } more at every { word-profit } card and costs { $victim } { $loss }.
hint-RAID_GAIN = { $company } earns you { $gain } more at every { word-profit } card; { $victim } loses nothing by it.
hint-RAID_LOSS = { $company } costs { $victim } { $loss } at every { word-profit } card.
hint-RAID_TO_BUILD = { $company } fits what you own: you can build on it, and { $victim } cannot.
hint-REORGANISE = Rearranged, what you own pays { $after } instead of { $before }.
hint-LEAVE_LAST = Whoever takes the last { word-company } ends the game, and you are not ahead: leave it.
hint-SAVE = Nothing here is worth its price: keep your Capital and go on collecting.
hint-ENOUGH = That is enough: you owe { $owed }, and nothing more is worth its price.
hint-PLACE_ON = On { $top }: the stack then pays { $after } instead of { $before }.
hint-PLACE_TO_BUILD = On { $top }: it pays nothing more yet, but the stack grows.
hint-PLACE_ALONE = It fits nowhere better: start a new stack with it and build on that.
hint-BUILD = Step by step towards the stacks that pay most, with what you can best spare on top.
hint-PAY = This payment leaves you with the most: { $kept }.
hint-DISCARD = You will miss { $card } least.

# Options

option-edition = Edition
    .about = Which of the two rulebooks is followed: they differ in what your hand counts at the end, and in mistakes.
option-edition-venture = Venture
option-edition-riche_ou_pauvre = Riche ou Pauvre
option-first_player = First player
    .about = Who begins.
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-first_player-4 = Seat 5
option-first_player-5 = Seat 6
option-first_player-random = Drawn by lot
option-remove_14 = Leave out 14 companies
    .about = When two play, 14 companies are left out unseen.
option-remove_14-off = Off
option-remove_14-on = On
option-draw_count = Cards drawn in a turn
    .about = Usually two; with three the game is livelier.
option-final_capital = Capital at the end
    .about = What the Capital cards in hand count for in the final scoring.
option-final_capital-sets = Value in collections
option-final_capital-face = Face value
option-final_capital-none = Nothing
option-mistakes = Mistakes
    .about = Whether a company may be laid on another of the same industry; the mistake must then be put right.
option-mistakes-off = Refused
option-mistakes-on = Allowed
option-turn_limit = Turn limit
    .about = After that many turns, counting everybody’s, the game is stopped; 0 means no limit.

# Laws

law-COMPANIES = Centre, reserve, stacks and removed cards together make up all companies.
law-CENTRE = The open companies are those of the centre.
law-STACKS = Every stack is in order and legal.
law-CONTROLLED = Everybody controls the companies that lie before them.
law-CARDS = Draw pile, discard pile and hands together make up all Resource cards.
law-PROFIT_CARDS = No hand holds a Profit card.
law-FUNDS = The value of every hand is what its cards are worth.
law-OWED = What is owed can be paid.

# In the terminal

terminal-heading = Turn { $turn } · reserve { $reserve } · draw pile { $pile } · discards { $discarded }
terminal-owed = {" "}· { $sum } owed
terminal-offer = On offer:
terminal-player = { $points } scored, next profit { $profit }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
terminal-hand = Your hand: { $cards } · worth { $sum }

# The guided first game

guide-welcome = Welcome to Venture! Here you build conglomerates: stacks of companies. Whenever a Profit card turns up, every stack of three or more pays its owner. Most profit wins.
guide-offer = These five companies are for sale. Each belongs to an industry and carries letters. In one stack all industries differ, and at least one letter is on every company.
guide-hand = These cards are your money. Low cards of one symbol and different values make a collection: your three triangles are worth 32 together instead of 9. Try not to break it.
guide-first = Let’s start a stack. Take over Steel ABE for 16 million.
    .done = Steel ABE is yours, and you owe 16.
guide-second = Automobile ABCF is another industry and shares A and B with your Steel. Take it over and place it on top.
    .done = Two companies, two letters in common: A and B.
guide-pay = That is enough for one turn: you owe 36. Choose Finish: the payment that loses least is laid out, and you pay with one press. You may also pick other cards.
    .done = You paid exactly 36 and kept your triangles. You drew two cards; now it is the others’ turn.
guide-rival = { $seat1 } has just taken over Chemicals ABEF. It shares A and B with your stack, it lies alone, and so it can be raided.
guide-raid = You hold a Proxy card marked ½: a raid for half the price. Play it, take Chemicals ABEF from { $seat1 } and place it on your stack.
    .done = A company of 20 for only 10. Three companies that share two letters: your stack now pays.
guide-grow = One more! Electronics ABF fits as well. Take it over and place it on top.
    .done = Four companies pay 3 for each letter they share: 6 in all.
guide-settle = Now choose Finish and pay the 26 you owe, as before. Then you draw two cards, and who knows what turns up.
    .done = Paid in full, and you draw.
guide-profit = A Profit card! Everybody scores at once, and only your stack is large enough: 6 million for you. Five companies would have paid 16, six even 40.
guide-reorganise = Did you notice? { $seat2 } raided you: the top of a stack is never safe. When stacks no longer suit you, rearrange them here for 1 million per company.
guide-help = From now on you decide. When in doubt, this button says what a good player would do, and why. The game ends when the last company is taken.
guide-end = You know all you need: build tall, keep your collections, and put what you can best spare on top. Good luck!

# How bots are: what follows their names
trait-raiding = { $value ->
    [-2] leaves others in peace
    [-1] seldom raids anybody
    [1] likes raids
   *[2] saves up for raids
}
trait-proxies = { $value ->
    [-2] plays { word-proxy } cards at once
    [-1] plays { word-proxy } cards early
    [1] keeps { word-proxy } cards for a good moment
   *[2] hoards { word-proxy } cards
}

# Figures at the end

figure-TURNS = { $turns } turns, { $profits ->
        [1] one { word-profit } card
       *[other] { $profits } { word-profit } cards
    }
    .title = Length
figure-BEST_PROFIT = { $seat }: { $profit } at once
    .title = Best profit
figure-MOST_BOUGHT = { $seat }: { $count } for { $sum }
    .title = { $edition ->
        [riche_ou_pauvre] Most bought
       *[venture] Most takeovers
    }
figure-MOST_RAIDS = { $seat }: { $count } of { $all }
    .title = Most { word-proxy } cards played
figure-DEAREST_RAID = { $seat } took { $company } from { $victim } for { $price }
    .title = Dearest raid
source-profits = Profits
source-capital = Capital left at the end

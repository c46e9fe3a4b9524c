# Words of the drawing.

short-petrole = Oil
short-houille = Coal
short-acier = Steel
short-coton_brut = Cotton
short-fer = Iron
short-laine_brute = Wool
short-cuivre = Copper
short-cafe = Coffee
short-cobalt = Cobalt
short-or = Gold
short-tungstene = Tungsten
short-sucre = Sugar
short-argent = Silver
short-riz = Rice
short-construction_automobile = Cars
short-ble = Wheat
short-construction_navale = Ships
short-the = Tea
short-aluminium = Alu
short-cacao = Cocoa
short-plomb = Lead
short-caoutchouc_naturel = Rubber
short-uranium = Uranium
short-nickel = Nickel

continent-europe = Europe
continent-urss = USSR
continent-amerique = America
continent-etats_unis = USA
continent-afrique = Africa
continent-oceanie = Oceania
continent-asie = Asia


board = The board
overview = Overview
board-about = 63 squares in two rings; the arrow keys follow the path
arrow-short = Departure
head-title = Title
head-price = Price
plaque-of = Plaque: { $production }
owed-short = { $millions } M
would-owe = You would owe { $sum } here ({ $ways } of { $rolls } rolls)
would-owe-nothing = You would owe nothing here ({ $ways } of { $rolls } rolls)
pawns-here = Here: { $names }
stands-on = Stands on
to-the-pawn = Back to the pawn
dice-about = Last roll: white { $white }, red { $red }
closes-turns = { $left ->
        [one] the last turn
       *[other] { $left } turns left
    }
left-in-file = { $count ->
        [one] one title left in the bank
       *[other] { $count } titles left in the bank
    }
risk-title = Royalties on my next roll
risk-mean = On average
risk-worst = At worst
risk-needed = To be safe
risk-ruin = { $ways ->
        [one] One roll in { $rolls } ruins you!
       *[other] { $ways } rolls in { $rolls } ruin you!
    }
risk-none = No roll can ruin you, doubles included, news cards apart.

roll-leads = Where it can lead
roll-sum = Roll
chance = Chance
square = Square
owed = Owed
ruin = ruin

about-arrow = Every pawn starts here; it is not a square, and nobody comes back to it.
about-zone = First the royalty of the plaque, then up to six titles of this zone.
about-continental_choice = First the royalty of the plaque. After a trip round the world: up to six titles of this continent, of productions already owned.
about-world_choice = After a trip round the world: up to six titles of all that the bank has, of productions already owned.
about-auction = After a trip round the world as many titles are put up as the red die shows, in whole lots, unless a joker is given up.
about-joker = A joker can be bought here: it spares one forced auction.
about-news = The top news card is read and carried out.
about-bonus = The bank pays 500 k for each pip of the roll; then the royalty of the plaque is due.
earns = earns { $sum }
earns-nothing = earns nothing
plaque-free = Nobody owns any of it yet.
titles-here = { $count ->
        [one] One title, { $left ->
            [0] taken
           *[other] left in the bank
        }
       *[other] { $left } of { $count } titles left in the bank
    }
share-then = { $before } → { $after }%
percent = { $value }%
next-band = from { $band }%: { $sum }
printed-price = printed price { $sum }

jokers = { $count ->
        [one] one joker
       *[other] { $count } jokers
    }
joker-about = A joker spares one forced auction.
is-bankrupt = bankrupt
is-member = plays with { $lead }
associated = with { $names }
cash-secret = cash hidden
cash-secret-about = Cash is secret; what the titles are worth is not.
titles-worth = titles { $sum }
all-lots = Everybody’s lots
others-lots = The others’ lots
no-titles = No titles yet
my-lots = My lots
our-lots = Our lots
cash = Cash
titles = Titles
earning = Earning lots
joker-cards = Jokers
tour = Trip round the world
out-of-game = You are out of the game.
royalty-table = Royalty table
royalty-table-about = What every other player or partnership pays for landing on the plaque. Bands that somebody has reached are underlined.
production = Production
from-percent = from { $percent }%
owners = Owners
file = All titles
continents = Continents
end-fell =
    { $fall ->
        [1] bankrupt, the first to go under
        [2] bankrupt, the second to go under
        [3] bankrupt, the third to go under
        [4] bankrupt, the fourth to go under
       *[other] bankrupt, number { $fall } to go under
    }
end-one-left = Everybody else is bankrupt
word-ahead = You finished { $sum } ahead of { $name }.
word-behind = You finished { $sum } behind { $name }.
word-alone = Nobody else can pay any more; you own { $sum }.
word-left = You left the game before its end.
word-ruined = Your ruin: { $sum } to { $names } for { $production }.
word-ruined-news = Your ruin: { $sum } for the news “{ $news }”.
word-ruined-double = Your ruin: the fine for a double.
fortunes = Fortunes over time (cash and titles)

asked-CLAIM = A royalty for you
asked-SALE_BID = Do you bid?
asked-AUCTION_BID = Do you bid?
asked-EXCHANGE_REPLY = An offer for you
asked-CONSENT = Your partner asks
asked-ASSOCIATION_REPLY = An offer for you

ask-market =
    { $lots ->
        [0] Roll the dice
       *[other] Roll the dice, or trade first
    }
ask-market-hand = { $name } is about to roll: trade, or pass
market-next = { $name } rolls next.
market-first = { $name } rolls next; { $names } { $count ->
        [one] is
       *[other] are
    } free to trade first.
ask-roll-free = No roll costs you royalties
ask-roll = Royalties ahead: { $mean } on average, { $worst } at worst; you have { $cash }
ask-claim = { $name } is on a plaque { $of }: { $sum } if you claim it
ask-buy = { $bought } of { $most } titles bought, { $cash } left
ask-pick = The red die shows { $count }: choose lots with that many titles ({ $chosen } chosen)
ask-grace = You owe { $debt } and have { $cash }: put up a lot, or give up
claim-it = Claim { $sum }
buy-stop = Done buying
buy-nothing = Buy nothing
joker-for = Buy a joker
put-up-all =
    { $count ->
        [one] Put it up for auction
       *[other] Put up all { $count } lots
    }

field-turn = Turns played
field-active = Whose turn
field-lead = Decides for
field-out = Bankrupt
field-white = White die
field-red = Red die
field-cash = Cash
field-held = Titles
field-file = Titles left in the bank
field-jokers = Jokers
field-joker_pile = Jokers left
field-plaque = Plaques
field-bought = Bought in this purchase
field-due = Royalty due now
field-debt = Debt
field-lot = Lot on offer
field-proposal = Put to the partners
field-seller = Seller
field-price = Highest bid
field-least = Least next bid
field-bidder = Highest bidder
field-bids = Last bids
field-balance = Cash in the exchange
field-share = Percentages
field-royalty = Royalties earned
field-value_of_titles = Titles at printed prices
field-square_under = Square
field-has_toured = Trip round the world done

# Trade: the auction room, the market, replies, standing orders, news and notices.

room-auction = Auction room
room-sale = Free sale
room-sold-by = { $seat } sells
room-sold-by-me = You sell
room-lot =
    { $titles ->
        [one] One title, { $share }%, printed price { $price }
       *[other] { $titles } titles, { $share }%, printed price { $price }
    }
room-start = Starting price (the bank’s)
room-asking = Asking price
room-high = { $seat } bids
room-started = Started at { $price }
room-asked = asking { $price }
room-for-me = Your share if you win
room-for-them = If one of the others wins
room-speaks = to bid
room-leads = leads
room-passed = passed
room-waits = waiting
fold = Fold or unfold
gavel-once = Going once…
gavel-twice = going twice…
gavel-sold = sold!

effect-share = Share
effect-royalty = Royalty
effect-of = { $production }: from { $before }% to { $after }%, royalty from { $earned } to { $earns }

bid-least = Bid { $sum }
bid-sum = Your bid in millions
bid-this = Raise to { $sum }
bid-up-to = Up to { $sum }
bid-up-to-advised = Bid up to { $sum }
bid-pass = Pass
bid-pass-about = You are asked again only if you are outbid or somebody else takes the lead.
bid-has-passed = You have passed; you are asked again only if somebody else takes the lead.
bid-out = I’m out
bid-out-about = Pass for good: you are not asked about this lot again.
bid-is-out = You bid no more for { $production }.
bid-come-back = Bid again
bid-limit = The table bids for you up to { $sum }.
key-bid = Auction: bid the minimum
key-pass = Claim a royalty; auction: pass

market = Market
market-left = { $left ->
        [one] One of { $cap } deals left
       *[other] { $left } of { $cap } deals left
    }
deal-kind = Kind of deal
deal-kind-sale = Sell
deal-kind-exchange = Exchange
deal-kind-association = Form a partnership
deal-my-lot = Which lot?
deal-price = Asking price in millions
deal-with = With whom?
deal-members = With whom?
deal-give = You give
deal-want = { $seat } gives
deal-cash = Cash
deal-cash-none = None
deal-cash-mine = I add
deal-cash-theirs = I ask for
deal-outcome = Effect of this deal
deal-me = You
deal-sale-sum = { $production }, { $share }%: you ask { $price }, printed { $printed }. Everybody may bid.
deal-choose-lot = Choose the lot that you offer.
deal-choose-partner = Choose a partner, then lots from both sides.
deal-choose-members = Choose whom you invite.
deal-send-sale = Offer it
deal-send-exchange = Send the offer
deal-send-association = Send the invitations
deal-later = It can go out when the market next opens to you: before a roll.
deal-send-later = Send when the market opens
deal-planned = Your offer goes out when the market opens to you.
deal-planned-with = Your offer to { $seat } goes out when the market opens to you.
deal-change = Change
deal-drop = Drop it
deal-earlier = Earlier deals
deal-roll = Roll the dice
deal-trade = Trade
deal-plan = Plan a deal
deal-sealed = Your offer is made as soon as the others have answered.
hand-raise = Raise my hand
hand-is-up = My hand is up
hand-about = With your hand up you can trade before everybody’s roll; with your hand down only before your own.
hand-up-told = Your hand is up: before each roll the table waits for you to trade or pass.
hand-down-told = Your hand is down: you are asked to trade only before your own roll.
no-lots = No titles

merger-members = Members
merger-lead = Led by
merger-tax = Tax
merger-pool = Pool
merger-pool-enough = { $pool } covers it
merger-pool-short = { $pool } does not cover it
merger-pool-secret = cash is secret; you have { $mine }
merger-joint = Shares that grow

decide-sell = Sell to { $seat } for { $sum }
decide-keep = Keep the lot

reply-exchange = An exchange is offered
reply-association = A partnership is offered
reply-to-me = { $seat } offers you an exchange
reply-to = { $seat } offers { $other } an exchange
reply-join = { $seat } proposes a partnership
reply-counter = Counter-offer
reply-counter-about = Refuse, and turn this into an offer of your own.
reply-gives = { $seat } gives
reply-i-give = You give
reply-after = { $seat } afterwards

orders = Standing orders
order-on = on
order-off = off
order-production = Production
order-limit = Limit in millions
order-add = Add
order-not-at-all = not at all
order-drop = Drop the limit for { $production }
order-from = from { $sum } on
order-want-again = Ask me about { $production } again
order-short-none = none
order-short-claim = claims royalties
order-short-hand = only before my roll
order-short-bid =
    { $count ->
        [one] one limit
       *[other] { $count } limits
    }
order-short-never =
    { $count ->
        [one] one lot kept
       *[other] { $count } lots kept
    }

news-card = News
news-bank-pays = The bank pays { $sum }
news-bank-is-paid = To the bank: { $sum }
news-holders = Whoever owns { $productions }: { $holder }; everybody else: { $others }
news-from-each = { $sum } from every other player or partnership
news-text-n01 = Flames in the workshop: the insurance looks the other way.
news-text-n02 = A motorway will cross your meadows, and somebody pays well for that.
news-text-n03 = A great-aunt in Boston has remembered you.
news-text-n04 = The case with the contracts flew to another continent.
news-text-n05 = Your divers come up with more than seaweed.
news-text-n06 = Hail and wind lay the fields flat before the harvest.
news-text-n07 = The price of gold slides, and nobody knows where it will stop.
news-text-n08 = Everybody builds, and every beam is wanted.
news-text-n09 = It is your birthday, and your friends know what is proper.
news-text-n10 = The silos are full to the roof.
news-text-n11 = More coffee than the world can drink lies on the quays.
news-text-n12 = The rubber trees give as they have not given for years.
news-text-n13 = New power stations want fuel, and they want it now.
news-text-n14 = The miners have laid down their tools.
news-text-n15 = The first three across the line drove the same make.
news-text-n16 = A gallery has come down; the mine stands still.
news-text-n17 = Your memoirs are in every shop window.
news-text-n18 = A storm has torn hulls and cranes from the slips.

notice = Notice
exit-title = { $seat } is bankrupt
exit-given-up = { $seat } leaves the game
exit-owed = Owed to { $seats }. The bank pays in full.
exit-bank = A debt to the bank could not be paid.
exit-back = Back in the bank: { $lots }.
exit-nothing = No titles return to the bank.
exit-thanks = Thank you for the game, { $seat }.
merged-title = A partnership is formed
merged-lead = { $seat } decides for it and keeps the pawn.
merged-members = Joining: { $seats }.
merged-tax = Tax paid to the bank: { $tax }

caption-purses = The players. Your cash must never run out; what the others have left is their secret, what their titles are worth is not.
caption-board = Part of the board, with { $name }’s pawn. On each zone lies the plaque of a production: whoever lands there pays those who own enough of it.
caption-square = A square in full: which plaque lies there and what it costs to land on it; below, the titles of the zone, with their owners or their prices.
caption-lots = What you own of each production, as a bar against the marks at 30, 50, 70 and 90%; on the right what it earns now, below that what comes next.

# What can be done at each question, for newcomers

explain-MARKET = Before every roll the market opens. You may offer a lot for sale, propose an exchange, or form a partnership; or just pass. An exchange pays when each of you gets what is missing for the next step: 30, 50, 70 or 90% of a production.
explain-SALE_ASK = Name the least you want for this lot. The others bid from there upwards; afterwards you may still keep it. Printed prices are a guide: whoever reaches the next step of royalties with it will pay more.
explain-SALE_BID = Somebody sells this lot. Bid if it brings you to a step of royalties (30, 50, 70 or 90%), or keeps somebody else from one. The seller may still refuse. Keep enough cash for the royalties ahead of you.
explain-SALE_DECIDE = The bidding is over. Sell to one of the bidders, each at the last bid that player made, or keep the lot. Think of what the lot will cost you in the hands of its buyer.
explain-EXCHANGE = Choose what you give and what you want: at least one lot from each side, and cash from one side if you like. Whole lots only: all that somebody has of a production. Below you see what the exchange means for each side.
explain-EXCHANGE_CASH = One side may add cash to make the exchange fair. Compare what both lots pay before and after, and what is printed on them.
explain-EXCHANGE_REPLY = You see what you would give and get, and what your royalties would be. Accept only if you gain at least as much as the other; you may decline without any harm.
explain-ASSOCIATION = A partnership merges titles, cash and jokers of its members for good, with one pawn and one turn. It costs half the printed price of all their titles, and it wins or falls as one. All those invited must agree.
explain-ASSOCIATION_REPLY = If you join, your titles, cash and jokers become common property for good, half the printed price of all titles is paid, and you win or fall together. It is worth it if your productions complete each other.
explain-ROLL = Roll and move by the sum of both dice. A double costs as many millions as one die shows. If a plaque lies on your square, those who own at least 30% of its production collect; on a zone you may then buy titles. Below you see the worst that this roll can cost.
explain-CLAIM = Somebody has landed on a plaque of your production and owes you a royalty. Claim it now: one that is not claimed is lost. “Standing orders” can do it for you each time.
explain-BUY = Buy up to six titles at their printed prices: of this zone; on a choice square, only of productions you own already. What counts is your share of a production: below 30% it pays nothing, from 50% five times as much, from 70% ten, from 90% twenty. Few productions with large shares beat many small ones; and keep cash.
explain-JOKER_BUY = A joker spares you one forced auction, once. Without it you would have to put up whole lots at half price on an auction square. It costs 3 million and cannot be sold on.
explain-JOKER_USE = You are on an auction square. Give the joker back and keep all your titles, or keep it and put up as many titles as the red die shows, in whole lots.
explain-AUCTION_PICK = Put up as many titles as the red die shows, in whole lots: all you have of a production. The bidding begins at half the printed price; what nobody wants the bank takes at that. Part with what pays you nothing yet.
explain-AUCTION_BID = This lot must be sold. Bid, or pass; you may come back later while others still bid. It starts at half the printed price, so a first bid is often a bargain, and a share that reaches 30, 50, 70 or 90% is worth more. The money must be in your purse.
explain-RAISE = Name your bid: at least 100,000 above the last one, and no more than your cash. Go no higher than what the lot brings you or would cost you in other hands.
explain-GRACE_PICK = You cannot pay what you owe. At this table you may sell lots to find the money: put one up, and the bidding begins at half its printed price. If it is hopeless you may give up.
explain-CONSENT = Your partner wants to do this for the partnership, and at this table all members must agree. Agree, or object and it is not done.

game-name = Richesses du Monde
game-about = Buy titles all over the world, gather them into monopolies, and live on royalties: whoever cannot pay in cash is out, and the last one left wins.
game-length = 2 to 6 players, half an hour (short game) to 2 hours

# Things

production-petrole = oil
    .title = Oil
    .the = oil
    .of = of oil
production-houille = coal
    .title = Coal
    .the = coal
    .of = of coal
production-acier = steel
    .title = Steel
    .the = steel
    .of = of steel
production-coton_brut = cotton
    .title = Cotton
    .the = cotton
    .of = of cotton
production-fer = iron
    .title = Iron
    .the = iron
    .of = of iron
production-laine_brute = wool
    .title = Wool
    .the = wool
    .of = of wool
production-cuivre = copper
    .title = Copper
    .the = copper
    .of = of copper
production-cafe = coffee
    .title = Coffee
    .the = coffee
    .of = of coffee
production-cobalt = cobalt
    .title = Cobalt
    .the = cobalt
    .of = of cobalt
production-or = gold
    .title = Gold
    .the = gold
    .of = of gold
production-tungstene = tungsten
    .title = Tungsten
    .the = tungsten
    .of = of tungsten
production-sucre = sugar
    .title = Sugar
    .the = sugar
    .of = of sugar
production-argent = silver
    .title = Silver
    .the = silver
    .of = of silver
production-riz = rice
    .title = Rice
    .the = rice
    .of = of rice
production-construction_automobile = car making
    .title = Car making
    .the = car making
    .of = of car making
production-ble = wheat
    .title = Wheat
    .the = wheat
    .of = of wheat
production-construction_navale = shipbuilding
    .title = Shipbuilding
    .the = shipbuilding
    .of = of shipbuilding
production-the = tea
    .title = Tea
    .the = tea
    .of = of tea
production-aluminium = aluminium
    .title = Aluminium
    .the = aluminium
    .of = of aluminium
production-cacao = cocoa
    .title = Cocoa
    .the = cocoa
    .of = of cocoa
production-plomb = lead
    .title = Lead
    .the = lead
    .of = of lead
production-caoutchouc_naturel = rubber
    .title = Rubber
    .the = rubber
    .of = of rubber
production-uranium = uranium
    .title = Uranium
    .the = uranium
    .of = of uranium
production-nickel = nickel
    .title = Nickel
    .the = nickel
    .of = of nickel

country-u_r_s_s = USSR
country-etats_unis = USA
country-arabie_saoudite = Saudi Arabia
country-iran_irak = Iran and Iraq
country-koweit = Kuwait
country-venezuela = Venezuela
country-chine = China
country-pologne = Poland
country-royaume_uni = United Kingdom
country-inde = India
country-japon = Japan
country-allemagne_federale = West Germany
country-italie = Italy
country-pakistan = Pakistan
country-turquie = Turkey
country-australie = Australia
country-bresil = Brazil
country-nouvelle_zelande = New Zealand
country-argentine = Argentina
country-afrique_du_sud = South Africa
country-uruguay = Uruguay
country-chili = Chile
country-canada = Canada
country-angola = Angola
country-zaire = Zaire
country-colombie = Colombia
country-mexique = Mexico
country-indonesie = Indonesia
country-sierra_leone = Sierra Leone
country-ethiopie = Ethiopia
country-zambie = Zambia
country-maroc = Morocco
country-finlande = Finland
country-france = France
country-bolivie = Bolivia
country-portugal = Portugal
country-espagne = Spain
country-cuba = Cuba
country-perou = Peru
country-cambodge = Cambodia
country-thailande = Thailand
country-suede = Sweden
country-ceylan = Ceylon
country-kenya = Kenya
country-guinee = Guinea
country-jamaique = Jamaica
country-surinam = Surinam
country-guyana = Guyana
country-hongrie = Hungary
country-ghana = Ghana
country-nigeria = Nigeria
country-cameroun = Cameroon
country-cote_d_ivoire = Ivory Coast
country-equateur = Ecuador
country-malaisie = Malaysia
country-viet_nam = Vietnam
country-liberia = Liberia
country-centrafrique = Central African Republic
country-niger = Niger
country-nouvelle_caledonie = New Caledonia
country-grece = Greece

square-scandinavie = Scandinavia
    .to = to Scandinavia
square-allemagne_federale = West Germany
    .to = to West Germany
square-royaume_uni = United Kingdom
    .to = to the United Kingdom
square-france = France
    .to = to France
square-europe_mediterraneenne = Mediterranean Europe
    .to = to Mediterranean Europe
square-europe_danubienne = Danubian Europe
    .to = to Danubian Europe
square-europe_balkanique = the Balkans
    .to = to the Balkans
square-u_r_s_s = USSR
    .to = to the USSR
square-canada = Canada
    .to = to Canada
square-mexique = Mexico
    .to = to Mexico
square-antilles = the Antilles
    .to = to the Antilles
square-venezuela = Venezuela
    .to = to Venezuela
square-pays_andins = the Andes
    .to = to the Andes
square-bresil = Brazil
    .to = to Brazil
square-argentine = Argentina
    .to = to Argentina
square-etats_unis = USA
    .to = to the USA
square-maghreb = the Maghreb
    .to = to the Maghreb
square-afrique_du_nord_est = North-East Africa
    .to = to North-East Africa
square-afrique_occidentale = West Africa
    .to = to West Africa
square-afrique_centrale = Central Africa
    .to = to Central Africa
square-afrique_des_grands_lacs = the African Great Lakes
    .to = to the African Great Lakes
square-afrique_du_sud = South Africa
    .to = to South Africa
square-oceanie = Oceania
    .to = to Oceania
square-moyen_orient = the Middle East
    .to = to the Middle East
square-peninsule_indienne = the Indian peninsula
    .to = to the Indian peninsula
square-peninsule_indochinoise = Indochina
    .to = to Indochina
square-japon = Japan
    .to = to Japan
square-chine = China
    .to = to China
square-indonesie = Indonesia
    .to = to Indonesia
square-arrow = the departure arrow
    .to = to the departure arrow
square-continental_choice-europe = Europe (free choice)
    .to = to Europe (free choice)
square-continental_choice-amerique = America (free choice)
    .to = to America (free choice)
square-continental_choice-afrique = Africa (free choice)
    .to = to Africa (free choice)
square-continental_choice-asie-oceanie = Asia and Oceania (free choice)
    .to = to Asia and Oceania (free choice)
square-world_choice = the world (free choice)
    .to = to the world (free choice)
square-auction = auction
    .to = to an auction square
square-joker = joker
    .to = to a joker square
square-news = news
    .to = to a news square
square-bonus = 500,000 F
    .to = to a “500,000 F” square

news-n01 = Workshop blaze
news-n02 = Coveted land
news-n03 = Transatlantic legacy
news-n04 = Lost luggage
news-n05 = Golden wreck
news-n06 = Storm over the plains
news-n07 = Gold slips
news-n08 = Steel surge
news-n09 = Party among friends
news-n10 = Record harvest
news-n11 = Coffee glut
news-n12 = Good year for rubber trees
news-n13 = Uranium rush
news-n14 = Copper mines idle
news-n15 = Racing triumph
news-n16 = Iron mine accident
news-n17 = Bookshop success
news-n18 = Shipyards wrecked
proposal-buy = a purchase
proposal-buy_joker = a joker to be bought
proposal-use_joker = a joker to be used
proposal-put_up = a lot to be put up
proposal-bid = a bid
proposal-name_price = a price to be asked
proposal-sell_to = a sale
proposal-exchange = an exchange to be offered
proposal-accept_exchange = an exchange to be accepted
proposal-invite = a partnership to be offered
proposal-join = a partnership to be joined
proposal-give_up = giving up
step-100k = 100 k
step-500k = 500 k
step-1m = 1 M
step-5m = 5 M
step-20m = 20 M

title = { $production_title } ({ $country })
dice = { $white } and { $red }
money =
    { $sign ->
        [minus] −
       *[plus] { "" }
    }{ $scale ->
        [small] { $thousandths } k
       *[large] { $size } M
    }

# Acts

act-buy = Buy { $title }
act-buy-gathered = Buy { $title }
act-put_up = Put { $production } up for sale
act-put_up-AUCTION_PICK-gathered = Put { $production } up for auction
act-give_lot = Give { $production }
act-ask_lot = Ask for { $production }
act-exchange_with = Exchange with { $seat }
act-associate_with = Form a partnership with { $seat }
act-add_member = Invite { $seat } too
act-sell_to = Sell to { $seat }
act-sell_to-named = Sell to { $seat } for { $sum }
act-add = Add { $step }
act-add-gathered = { "" }
act-ok = Confirm the amount
act-ok-named = Confirm { $sum }
act-ok-SALE_ASK-gathered = Ask { $sum } for it
act-ok-RAISE-gathered = Offer { $sum }
act-ok-EXCHANGE_CASH-gathered = In all { $sum }
act-pass_by = Pass
act-pass_by-MARKET = Make no deal
act-bid_min = Bid the minimum
act-bid_min-named = Bid { $sum }
act-raise_bid = Bid more
act-raise_bid-gathered = { "" }
act-keep = Keep the lot
act-give_cash = Add cash
act-ask_cash = Ask for cash
act-send = Send the offer
act-abandon = Cancel
act-accept = Accept
act-refuse = Refuse
act-accept-CONSENT = Agree
act-refuse-CONSENT = Object
act-accept-named =
    { $proposal ->
        [1] Agree: buy { $title }
        [2] Agree: buy a joker
        [3] Agree: use a joker
        [4] Agree: put up { $production }
        [5] Agree: bid { $sum } for { $production }
        [6] Agree: ask { $sum } for { $production }
        [7] Agree: sell { $production } to { $buyer } for { $sum }
        [8] Agree: offer this exchange
        [9] Agree: accept this exchange
        [10] Agree: offer this partnership
        [11] Agree: join this partnership
       *[other] Agree: give up
    }
act-refuse-named = Object
act-roll = Roll the dice
act-claim = Claim the royalty
act-skip = Do not claim it
act-stop = Buy nothing
act-stop-named = { $bought ->
        [0] Buy nothing
       *[other] Done buying
    }
act-buy_joker = Buy a joker
act-decline = Buy no joker
act-use_joker = Use a joker
act-keep_joker = Keep the joker and hold the auction
act-give_up = Give up
act-lay = { $production_title } is laid
act-first_roll = { $dice } to see who starts
act-dice = { $dice }
act-turn_up = { $news } is turned up

# What is asked

phase-LAY = The plaques are laid
phase-START = Who starts?
phase-DICE = The dice roll
phase-NEWS = A news card is turned up
phase-MARKET = The market is open: sell, exchange, form a partnership, or pass
phase-SALE_ASK = What do you ask for this lot?
phase-SALE_BID = Bid for this lot, or pass
phase-SALE_DECIDE = Sell to one of the bidders, or keep the lot
phase-EXCHANGE = What do you offer, and what do you want?
phase-EXCHANGE_CASH = How much cash?
phase-EXCHANGE_REPLY = Do you accept this exchange?
phase-ASSOCIATION = With whom do you want to form a partnership?
phase-ASSOCIATION_REPLY = Do you join this partnership?
phase-CONSENT = Do you agree with your partner?
phase-ROLL = Roll the dice
phase-CLAIM = Claim your royalty!
phase-BUY = Buy up to six titles
phase-JOKER_BUY = Buy a joker for 3 M?
phase-JOKER_USE = Use a joker instead of auctioning?
phase-AUCTION_PICK = Choose the lots that you put up
phase-AUCTION_BID = Bid for this lot, or pass
phase-RAISE = How much do you bid?
phase-GRACE_PICK = You cannot pay: put a lot up, or give up

# Log

log-LAID = The { $production } plaque goes { $square_to }.
log-START_ROLLED = { $seat } rolls { $sum } to see who starts.
log-STARTS = { $seat } starts.
log-ROLLED = { $seat } rolls { $white } and { $red }.
log-FINED = A double: { $seat } pays { $sum } to the bank.
log-LANDED = { $seat } moves { $square_to }.
log-BONUS = The bank pays { $seat } { $sum }.
log-CLAIMED = { $seat } claims { $sum } for { $production }.
log-SKIPPED = { $seat } does not claim { $sum } for { $production }.
log-PAID = { $seat } pays { $other } { $sum }.
log-BOUGHT = { $seat } buys { $title } for { $price }.
log-JOKER_BOUGHT = { $seat } buys a joker for { $price }.
log-JOKER_USED = { $seat } uses a joker: no auction.
log-DREW = { $seat } reads the news: { $news }.
log-NEWS_PAID = That makes { $sum } for { $seat }.
log-PUT_UP =
    { $titles ->
        [one] { $seat } puts { $production } up for sale, a single title.
       *[other] { $seat } puts { $production } up for sale, { $titles } titles.
    }
log-AUCTION = { $seat }’s { $production } is auctioned, starting at { $price }.
log-BID = { $seat } bids { $price } for { $production }.
log-PASSED = { $seat } passes.
log-KNOCKED_DOWN = { $production_title } goes to { $seat } for { $price }.
log-TO_THE_BANK = Nobody bids: the bank takes { $production } from { $seat } for { $price }.
log-OFFERED = { $seat } offers { $production } for { $price }.
log-SOLD = { $seat } sells { $production } to { $other } for { $price }.
log-KEPT = { $seat } keeps { $production }.
log-PROPOSED = { $seat } offers { $other } an exchange.
log-WOULD_GIVE = { $seat } would give { $production }.
log-WOULD_GIVE_CASH = { $seat } would add { $sum }.
log-EXCHANGED = { $seat } and { $other } exchange.
log-DECLINED = { $seat } declines.
log-INVITED = { $seat } invites { $other } to a partnership.
log-JOINS = { $seat } agrees.
log-STAYS_OUT = { $seat } stays out.
log-POOL_TOO_SMALL = The tax would be { $tax }, more than the partners have together: no partnership.
log-MERGED = A partnership led by { $seat } is formed; the tax is { $tax }.
log-MEMBER = { $seat } joins { $other }’s partnership.
log-PUT_TO_PARTNERS = { $seat } asks for the consent of partners: { $proposal }.
log-CONSENTED = { $seat } agrees.
log-OBJECTED = { $seat } objects: it is not done.
log-LEADS = { $seat } now decides for the partnership.
log-IN_GRACE = { $seat } cannot pay { $sum } and has to sell.
log-BANKRUPT = { $seat } is bankrupt.
log-RESIGNED = { $seat } gives up.
log-FACE_TO_FACE = Only two sides are left: there are no more forced auctions.
log-WON = { $seat } wins!
log-TIME_IS_UP = After { $turns } turns the game is over.
log-RANKED =
    { $fall ->
        [0] { $rank }. { $seat }: { $sum } in cash and titles.
        [1] { $rank }. { $seat }: bankrupt, the first to go under.
        [2] { $rank }. { $seat }: bankrupt, the second to go under.
        [3] { $rank }. { $seat }: bankrupt, the third to go under.
        [4] { $rank }. { $seat }: bankrupt, the fourth to go under.
       *[other] { $rank }. { $seat }: bankrupt, number { $fall } to go under.
    }

# What others are doing: “Augusta is …”

doing-MARKET = looking at the market
doing-SALE_ASK = naming a price for a lot
doing-SALE_BID = deciding whether to bid for a lot
doing-SALE_DECIDE = deciding whether to sell a lot
doing-EXCHANGE = preparing an exchange
doing-EXCHANGE_CASH = preparing an exchange
doing-EXCHANGE_REPLY = considering an exchange
doing-ASSOCIATION = planning a partnership
doing-ASSOCIATION_REPLY = considering a partnership
doing-CONSENT = considering what a partner proposes
doing-ROLL = about to roll the dice
doing-CLAIM = checking the royalties
doing-BUY = choosing titles to buy
doing-JOKER_BUY = deciding whether to buy a joker
doing-JOKER_USE = deciding whether to use a joker
doing-AUCTION_PICK = choosing lots to put up for auction
doing-AUCTION_BID = deciding whether to bid
doing-RAISE = naming a bid
doing-GRACE_PICK = raising money to pay

# Lines of the log that are told as one, and lines as a detail of others

log-LAID-gathered = The royalty plaques are laid on the board, one on each square that has a slot.
log-START_ROLLED-gathered = Rolling to see who starts: { $details }.
log-START_ROLLED-short = { $seat } { $sum }
log-STARTS-gathered = { $seat } starts ({ $details }).
log-ROLLED-gathered = { $seat } rolls { $white } and { $red }: { $details }.
log-FINED-short = a double, { $sum } to the bank
log-LANDED-short = moves { $square_to }
log-BONUS-short = { $sum } from the bank
log-CLAIMED-gathered = { $details } for { $production }.
log-PAID-short = { $seat } pays { $other } { $sum }
log-DREW-gathered = { $seat } reads the news: { $news } ({ $details }).
log-NEWS_PAID-short = { $sum }
log-BOUGHT-gathered = { $seat } buys { $title } for { $price }.
log-PUT_UP-gathered = { $seat } puts { $production } up for sale.
log-AUCTION-gathered =
    { $latest ->
        [nothing] { $seat }’s { $production } is auctioned, starting at { $price }.
       *[other] { $seat }’s { $production } is auctioned, starting at { $price }: { $latest }.
    }
log-OFFERED-gathered =
    { $latest ->
        [nothing] { $seat } offers { $production } for { $price }.
       *[other] { $seat } offers { $production } for { $price }: { $latest }.
    }
log-BID-short = { $seat } bids { $price }
log-PROPOSED-gathered = { $seat } offers { $other } an exchange: { $details }.
log-WOULD_GIVE-short = { $seat } gives { $production }
log-WOULD_GIVE_CASH-short = { $seat } adds { $sum }
log-EXCHANGED-gathered = { $seat } and { $other } exchange: { $details }.
log-DECLINED-gathered = { $seat } declines an exchange ({ $details }).
log-INVITED-gathered =
    { $details ->
        [nothing] { $seat } invites { $other } to a partnership.
       *[other] { $seat } invites { $other } to a partnership: { $details }.
    }
log-RANKED-gathered = Final standings: { $details }.
log-RANKED-short =
    { $fall ->
        [0] { $rank }. { $seat } ({ $sum })
        [1] { $rank }. { $seat } (bankrupt, the first to go under)
        [2] { $rank }. { $seat } (bankrupt, the second to go under)
        [3] { $rank }. { $seat } (bankrupt, the third to go under)
        [4] { $rank }. { $seat } (bankrupt, the fourth to go under)
       *[other] { $rank }. { $seat } (bankrupt, number { $fall } to go under)
    }
log-PUT_TO_PARTNERS-gathered =
    { $details ->
        [nothing] { $seat } asks for the consent of partners: { $proposal }.
       *[other] { $seat } asks for the consent of partners ({ $proposal }): { $details }.
    }
log-CONSENTED-short = { $seat } agrees
log-OBJECTED-short = { $seat } objects
log-JOINS-short = { $seat } agrees
log-STAYS_OUT-short = { $seat } stays out

# Refusals

refusal-NOT_SOLD_HERE = This title is not sold on this square.
refusal-NOT_IN_FILE = The bank no longer has this title.
refusal-NOT_OWNED_YET = Here you can only add to productions of which you already own a title.
refusal-TOO_DEAR = You cannot afford this title.
refusal-NO_SUCH_LOT = There is no such lot.
refusal-BARRED = This lot was offered and not sold: it has to wait before it can be offered again.
refusal-NO_SUCH_PARTY = There is no such player or partnership.
refusal-NOTHING_TO_EXCHANGE = Both sides need a lot to give.
refusal-NO_ASSOCIATION = At this table there are no partnerships.
refusal-NO_OPPONENT_LEFT = A partnership must leave at least one opponent.
refusal-IN_DRAFT = That is already part of the offer.
refusal-INVITED_ALREADY = That player or partnership is already invited.
refusal-CASH_ON_ONE_SIDE = Only one side can add cash, and only once.
refusal-LOT_FROM_EACH = Each side must give a lot; a lot for cash only is a sale.
refusal-OVER_CASH = You do not have that much cash.
refusal-OVER_LIMIT = No more than 200 M can be asked for.
refusal-SMALLER_STEPS = Add the large sums first, then the small ones.
refusal-NO_BID = That player or partnership has not bid.
refusal-CANNOT_PAY = You do not have that sum in cash.
refusal-WRONG_COUNT = With this lot you could not reach exactly the number of titles that the red die shows: choose another.
refusal-JOKER_TOO_DEAR = You cannot afford a joker.
refusal-NO_RESIGNING = At this table nobody may give up.

# Options

option-open_market = Market
    .about = When sales, exchanges and partnerships are possible.
option-open_market-any_time = Before every roll, for everybody
option-open_market-own_turn = Only before your own roll
option-open_market-none = Never
option-market_cap = Deals per market
    .about = How many deals each player or partnership may start whenever the market opens.
option-association = Partnerships
    .about = Whether players may form partnerships.
option-association-off = No
option-association-on = Yes
option-bankruptcy = Bankruptcy
    .about = What happens to whoever cannot pay a debt in cash.
option-bankruptcy-strict = Out at once
option-bankruptcy-grace = May still sell lots
option-royalty_claim = Royalties
    .about = Whether royalties must be claimed or are always paid.
option-royalty_claim-decide = Must be claimed
option-royalty_claim-auto = Always paid
option-royalty_claim-by_hand = Claimed by hand, or lost
option-two_players = Two sides left
    .about = Whether forced auctions go on when only two players or partnerships are left.
option-two_players-face_to_face = No forced auctions
option-two_players-keep_auctions = Auctions go on
option-continental_royalty = Royalties on continental choice squares
    .about = Whether the plaques on these six squares count.
option-continental_royalty-off = No
option-continental_royalty-on = Yes
option-choice_after_tour = Choice squares
    .about = Which of them are open only after a first trip round the world.
option-choice_after_tour-both = Continental and world choice
option-choice_after_tour-world_only = World choice only
option-sale_bar = A lot that was not sold
    .about = How long it has to wait before it may be offered again.
option-sale_bar-next_turn = Until the seller’s next turn
option-sale_bar-until_auction_square = Until the seller lands on an auction square
option-starting_cash = Starting cash
    .about = In millions; 0 means that 200 M are shared out.
option-open_cash = Open cash
    .about = Whether everybody can see how much cash everybody has.
option-open_cash-off = No
option-open_cash-on = Yes
option-turn_limit = Length
    .about = After that many turns, counting everybody’s, whoever has the most cash and titles wins; without a limit, whoever is left last.
option-turn_limit-0 = To the last one left, 1 to 2 h
    .lasts = 1 to 2 hours
option-turn_limit-60 = Short game of 60 turns, half an hour
    .lasts = about half an hour
option-resign = Giving up
    .about = Whether players may give up before rolling.
option-resign-off = No
option-resign-on = Yes
option-decisions = Partners decide
    .about = How the members of a partnership decide together.
option-decisions-leader = The lead, for all
option-decisions-agree = The lead, if all agree
option-decisions-alternate = Turn by turn

# Laws

law-TITLES = Every title is in the bank or in one lot.
law-JOKERS = The pile and the players together hold nine jokers.
law-PLAQUES = The plaques lie where they were laid, two of each production.
law-NEWS = No news card is in the pack twice.
law-MONEY = All cash is what was shared out, plus what the bank has paid, less what it has taken.
law-PURSES = Nobody’s cash falls below 0.
law-PARTIES = Whoever is out, or in a partnership, owns nothing alone; one side is always left.
law-PROGRESS = Every player or partnership has one pawn.

# Hints

hint-RAISES_BAND = This lifts { $production } to { $share }%: from now on it earns { $royalty }.
hint-GATHERS = This brings { $production } to { $share }%, closer to the next royalty.
hint-BLOCKS = This keeps the others from gathering { $production }.
hint-KEEPS_RESERVE = Better keep the cash: the next roll can cost { $danger }.
hint-NOTHING_WORTHWHILE = Nothing here is worth its price now.
hint-ONE_PURSE = You share everything with { $seat }: what helps one partner helps both.
hint-OWN_ROLL = No hurry: make your deals before your own roll.
hint-NO_DEAL = No deal would bring you anything for now.
hint-CLAIM_ALWAYS = A royalty of { $sum } is yours for the asking.
hint-WORTH_MORE = { $production_title } is worth about { $value } to you.
hint-TOO_DEAR_FOR_ME = { $production_title } is worth only about { $value } to you.
hint-JOKER_PROTECTS = A joker protects { $production }.
hint-JOKER_NOT_NEEDED = A joker would not be worth its price now.
hint-LEAST_USEFUL = { $production_title } is what you would miss least: it is worth about { $value } to you.
hint-SELL_IN_TIME = Sell { $production } in time: the next roll can cost { $danger }.
hint-WORTH_MORE_TO_OTHERS = { $production_title } is worth more to { $seat } than to you.
hint-BEST_BID = { $seat }’s bid of { $price } is better than keeping the lot.
hint-BIDS_TOO_LOW = The bids are too low: { $production } is worth about { $value } to you.
hint-GOOD_FOR_BOTH = An exchange with { $seat } could bring each of you about { $gain }.
hint-FAIR_OFFER = A fair offer: you gain about { $gain }, the other side { $theirs }.
hint-HELPS_THEM_MORE = You would gain about { $gain }, but the other side { $theirs }.
hint-COSTS_ME = This would cost you about { $loss }.
hint-TOO_RISKY = You cannot pay { $danger }.
hint-STRONGER_TOGETHER = Together with { $seat } you can stand up to the leader.
hint-BETTER_ALONE = You are better off alone.

# Standing orders

order-claim = Always claim royalties
    .about = Your royalties are claimed for you whenever somebody owes you one. Switch it off to be asked each time.
order-hand_down = No deals before the others roll
    .about = You are asked about the market only before your own roll.
order-bid = Bid for me
    .about = The least raise is bid for you up to your limit; beyond it you pass, until the lot is gone.
order-let = Let the leader have it
    .about = You have passed on the lot on offer; you are asked again only if you are outbid or somebody else takes the lead.
order-never_sell = Not for sale
    .about = Exchanges that ask for one of these lots are refused; if you put one up for sale, it is kept.
order-agree = Agree with my partner
    .about = Whatever the lead of your partnership proposes, you agree.
order-every_bid = Ask me about every bid
    .about = Usually you are not asked to bid what you cannot pay, nor for a lot that nobody wanted before at the same price: the table passes for you, after the usual pause.
order-unwanted = Nobody wanted them
    .about = You are asked about these lots again when they are offered for less, or when somebody’s titles of the production have changed.

# What bots say when they decline

remark-COSTS_ME = That would cost me more than it brings in.
remark-HELPS_YOU_MORE = That helps you much more than me.
remark-RATHER_NOT = I’d rather not, not now.
remark-BIDS_TOO_LOW = I’d rather keep it at that price.
remark-BETTER_ALONE = I am better off alone.

# In the terminal

terminal-heading = Turn { $turn } · { $white ->
        [0] no roll yet
       *[other] last roll { $white } and { $red }
    } · { $titles } titles left in the bank, { $jokers } jokers
terminal-cash = Cash
terminal-share = { $share }%
terminal-titles = Titles
terminal-jokers = Jokers
terminal-square = Square
terminal-out = bankrupt
terminal-member = with { $name }
terminal-lots = Your lots
terminal-ahead = What your next roll can bring
terminal-on-offer = { $seller } sells { $production }: { $price }
terminal-would-give = { $name } would give: { $things }

# The guided first game

guide-welcome = Welcome to Richesses du Monde! You travel the world with 66 million and buy titles to its riches: wheat, oil, gold. The last player who can still pay wins.
guide-board = The pawns follow this road round the world. Each country sells the titles of what it produces. The plaque on a square says which production is paid for when somebody lands there.
guide-roll = It is your turn. You have nothing to trade yet, so just roll the dice.
    .done = 2 and 3: five squares, to France.
guide-first = In France you may buy up to six titles. One will do: take wheat, 10% of the world’s wheat for half a million. Then choose Done buying.
    .done = Your first title. Now { $seat1 } and { $seat2 } travel.
guide-again = Your turn again. Roll the dice.
    .done = 3 and 5: eight squares, to the USSR.
guide-more = What a choice! Buy its wheat: with France you then hold 40% of all wheat. Buy its oil as well: 30% in one go. Then choose Done buying.
    .done = Wheat 40%, oil 30%. Once you hold 30% of a production, you are paid.
guide-royalty = Look: { $seat1 } landed on a plaque of wheat and paid you 1 million, wherever in the world it lay. That is how fortunes are made here.
guide-scale = How much is paid stands in the royalty table, behind this button. From 30% you collect the basic royalty, from 50% five times as much, from 70% ten times, from 90% twenty times.
guide-third = You hold 40% of wheat; 10% more and it pays fivefold. Roll!
    .done = 2 and 4: six squares, to Canada.
guide-half = You had to pay { $seat1 } 1 million: a plaque of gold lies here, and { $seat1 } holds 30% of it. But Canada sells wheat! Buy it, then choose Done buying.
    .done = Half of the world’s wheat is yours.
guide-leap = And already it pays: { $seat2 } landed on wheat and paid you 5 million. Two titles of a production make a monopoly: they are never split again.
guide-trade = Before a roll you can trade: sell a lot, exchange it, or form a partnership. And keep cash! Whoever cannot pay a bill at once is out.
guide-help = When in doubt, this button says what a good player would do, and why. Royalties are claimed for you; at other tables you can choose, under “Standing orders”, to be asked each time.
guide-end = You know all you need: few productions with large shares, and always cash for the worst square ahead. From here it is your game. Good luck!

# How bots are: what follows their names
trait-daring = { $value ->
    [-2] keeps a lot of cash for bad days
    [-1] keeps cash for bad days
    [1] takes risks
   *[2] spends to the last note
}
trait-production = { $value ->
    [1] collects { production-petrole.the }
    [2] collects { production-houille.the }
    [3] collects { production-acier.the }
    [4] collects { production-coton_brut.the }
    [5] collects { production-fer.the }
    [6] collects { production-laine_brute.the }
    [7] collects { production-cuivre.the }
    [8] collects { production-cafe.the }
    [9] collects { production-cobalt.the }
    [10] collects { production-or.the }
    [11] collects { production-tungstene.the }
    [12] collects { production-sucre.the }
    [13] collects { production-argent.the }
    [14] collects { production-riz.the }
    [15] collects { production-construction_automobile.the }
    [16] collects { production-ble.the }
    [17] collects { production-construction_navale.the }
    [18] collects { production-the.the }
    [19] collects { production-aluminium.the }
    [20] collects { production-cacao.the }
    [21] collects { production-plomb.the }
    [22] collects { production-caoutchouc_naturel.the }
    [23] collects { production-uranium.the }
   *[24] collects { production-nickel.the }
}
trait-haggling = { $value ->
    [-1] agrees to exchanges gladly
   *[1] drives a hard bargain
}

# Figures at the end

figure-TURNS = { $turns } turns
    .title = Length
figure-BEST_ROYALTY = { $seat }: { $sum } for { $production }
    .title = Highest royalty
figure-BEST_SALE = { $seat } sold { $production } to { $other } for { $price }
    .title = Dearest lot sold to a player
figure-DEAREST_LOT = { $seat }: { $production } for { $price }
    .title = Dearest lot at auction
figure-MOST_TITLES = { $seat }: { $titles }
    .title = Most titles bought
figure-EXCHANGES = { $count }
    .title = Exchanges made
source-royalties = Royalties
source-deals = Sales and exchanges
source-auctions = Auctions
source-squares = Bonuses and fines
source-news = News
source-jokers = Jokers
source-associations = Partnerships
source-bankruptcies = Bankruptcy

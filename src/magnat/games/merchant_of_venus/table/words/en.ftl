chart = Star chart
chart-hint = Point at a space or click a system to read about it.
chart-hint-touch = Tap a space or a system to read about it.
tap-again = Tap again to fly there.
fit-reach = Show my reach
anomaly-SNV = Supernova
anomaly-SGI = Supergiant
colour-blue = blue
colour-yellow = yellow
colour-red = red
lies-down = unknown token
lies-up = { $token }
lies-spied = { $token } (only you know)
lies-taken = asteroid where a relic lay
hazard-costs = hazard of { $printed }, costs you { $mine }
hazard-costs-watched = hazard of { $printed }
hazard-mine = hazard: costs you { $sum }
hazard-too-dear = hazard of { $sum }: more than you have
exit-by = { $dice } → { $space }
by-dice = with a { $dice }
port-of = spaceport of { $name }
vessel-of = ship of { $name }

# Choices
choices = Where you can go
headings = Headings
steps = Next step
ends =
    { $count ->
        [0] No place where you can end
        [one] One place where you can end
       *[other] { $count } places where you can end
    }
end-landed = Land at { $space }
end-collected = Collect the relic on { $space }
end-stopped = Stop at { $space }
end-unpaid = Stop at { $space } without paying
end-led_back = Stop at { $space }: the die would lead you back
end-die = with { $die }
end-costs = costs { $sum }
end-tokens =
    { $count ->
        [one] one unknown token on the way
       *[other] { $count } unknown tokens on the way
    }
roll-said =
    Rolled { $dice }; { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
points-left =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }

# Counter
counter = The counter
sales-left =
    { $count ->
        [none] no sale left
        [one] one sale left
       *[other] any number of sales
    }
buys-left =
    { $count ->
        [none] no purchase left
        [one] one purchase left
       *[other] any number of purchases
    }
iou-balance = The card still pays { $sum }; what it pays in full does not count as a purchase
pool-balance = Trade-in value: { $sum } to spend
group-sell = Sell
group-buy = Buy and load
group-invest = Deeds, ships, equipment
group-discard = Discard
group-trade = Trade with players
refused-rows = { $count } more, not possible now
only-refused-rows =
    { $count ->
        [one] 1 choice, not possible now
       *[other] { $count } choices, not possible now
    }
stock = { $count } in stock
sell-all = Sell all
fill-up = Fill up (× { $count })
done-loses = You would lose the { $sum } you have not spent.
done-anyway = Done anyway
done-not-yet = Not yet

# Ships and players
goal-title = The race to the goal
goal-race = { $name }: { $sum }
fact-credits = Credits
fact-deeds = Deeds
fact-worth = Net worth
fact-worth-short = Worth
vessel-sheet = Ship of { $name }
vessel-about =
    speed { $speed }, { $holds ->
        [one] { $holds } hold
       *[other] { $holds } holds
    }
holds = Holds
hold-empty = empty hold
hull-empty = hull: no shield
relics = Relics
cards-held = Cards: { $cards }
worth-curves = Net worth over the game

# Market book
book = Market book
book-culture = Culture
book-system = System
book-good = Good: cost → value
book-factory = Factory good
book-wants = Buys
book-science = Science
book-mine = Yours
book-mine-watched = { $name }
seen-by-me = (only you know)
pays-for = { $good }: { $sum }
waits = { $passenger } waits here
wants-here = { $passenger } gets off: { $sum }
science-biotech = Biotech
science-industry = Industry
science-technology = Technology
science-metaphysics = Metaphysics
science-primitive = Primitive
bonus-cup =
    { $count ->
        [one] The Bonus Cup: { $count } token
       *[other] The Bonus Cup: { $count } tokens
    }
bonus-cup-empty = It is empty.

# Trade between players
exchange-with = Trade with { $name }
exchange-give = You give
exchange-take = { $name } gives
exchange-close = Close
less-of = One fewer: { $thing }
more-of = One more: { $thing }
offers-left =
    { $count ->
        [one] { $count } offer left this turn
       *[other] { $count } offers left this turn
    }
offer-title = The trade on the table
would-give = would give { $what }
nothing-yet = nothing

# Moments
moment-FIRST_CONTACT = First contact!
moment-COLLECTED = A relic!
moment-JUMPED = A jump
moment-REVEALED = A token is turned up
contact-mine = You find the { $culture } { $place }.
contact-other = { $name } finds the { $culture } { $place }.
contact-about = They sell { $good } for { $buy } (worth { $sell } elsewhere). The card pays { $iou } of what is bought here.

# Turns
turns-about =
    { $turns ->
        [one] about { $turns } turn
       *[other] about { $turns } turns
    }
turns-between = { $least } to { $most } turns
book-turns = Turns
nobody-known = nobody known there
you-are-there = you are there
expected-turns = { $turns }, heading for { $space }

# What pays
deals-title = What pays
deals-good = Good
deals-cost = Cost
deals-buyer = Buyer
deals-pays = Pays
deals-turns = Turns
deals-a-turn = Profit per turn
deals-how = Unknown tokens are taken to be harmless.
aboard = { $count } aboard
loop-said = Loop { $way }: { $margin } per hold in { $turns } turns, { $each } a turn for the whole ship
asked-first = answer the question first
ask-hazard = A hazard: pay { $sum } of your { $credits }, or stop here?
ask-relic = The { $relic }: collect it? That ends your turn. { $about }
ask-step =
    { $points ->
        [one] Where do you fly? { $points } point left
       *[other] Where do you fly? { $points } points left
    }
ask-land =
    { $points ->
        [one] Land here, or fly on? { $points } point left
       *[other] Land here, or fly on? { $points } points left
    }
ask-heading = Choose a heading, or stay
ask-transact = You have { $credits }: { $sales }, { $buys }
ask-race = Choose your race
race-choice = { $race }
races = What the races are good at
race-good-at = Good at { $what }.

# Destination and loop
towards = Fly towards { $system }
about-turns = ({ $turns })
next-stop = Next stop on my loop: { $system }
no-destination = No destination
set-destination = Set as my destination
heading-unpaid = You cannot pay the hazards on this heading: { $sum } up to { $space }.
heading-anyway = Head there anyway
heading-other = Choose another heading
hazard-ahead = hazards ahead cost { $sum } up to { $space }: more than you have
end-turns = then { $turns } to { $system }
may-hide = it may be the home of { $names }
may-hide-many = any of { $count } cultures may live there
key-choices = Go to the list of choices
key-onward = Fly on towards my destination, or to the next stop on my loop
loop-take = Fly this loop
loop-mine = My loop

# What it makes
worth-after = net worth afterwards: { $sum }
reaches-goal = reaches the goal: { $sum }
commission-due = Commission for { $name } when you are done: { $sum }
repeat-purchase =
    { $count ->
        [one] Repeat my last purchase: { $good }
       *[other] Repeat my last purchase: { $count } × { $good }
    }
room-left =
    { $goods ->
        [0] No room for goods
        [one] Room for { $goods } good
       *[other] Room for { $goods } goods
    }{ $halves ->
        [0] {""}
        [one] {" "}or { $halves } thing of half a hold
       *[other] {" "}or { $halves } things of half a hold
    }
one-of = one of { $count } unexplored systems
for-sale = { $thing } for sale
card-of = First Contact card held by { $name } ({ $sum })
port-costs = a spaceport costs you { $sum }
exchange-after = Afterwards { $credits }; value of the things aboard: { $value }.
exchange-over = The load would not fit.
players-title = Players
goal-none = no goal
end-WON = The goal is reached!
how-won = The last move
end-BANK_EMPTY = The bank is empty!
end-TIME_IS_UP = The last turn has been played

# Standing orders
orders = Standing orders
orders-none = none
orders-observe = Always look at cultures and tokens on the way
orders-observe-short = always look
orders-pay = Pay hazards up to
orders-pay-short = pay hazards up to { $sum }

caption-race = Everybody’s credits and net worth, and below them the race: whoever reaches the double line wins.
caption-chart = Part of the star chart. A disc with a name is a culture that has been found, with what its good costs there and brings elsewhere; a question mark may hide anybody.
caption-ship = Your ship. Each frame is a hold: a good fills one, and its figure says what it brings. Below them your First Contact cards, with the credit they are worth.

# The position in words

field-turn = Turns played
field-active = Whose turn
field-winner = Winner
field-bank = Credits in the bank
field-race = Race
field-space = Where the ship is
field-ship = Ship
field-drives = Active drives
field-credits = Credits
field-held = Aboard and owned
field-factory = Owner of the factory
field-port = Owner of the spaceport
field-contacted = Culture found
field-observed = Who has looked at the card
field-card = Who lives there
field-used = First Contact card used
field-face = State of the token
field-spied = Who has looked at the token
field-token = Encounter token
field-market = In the markets
field-cup = In the Bonus Cup
field-pile = Equipment left
field-relic_at = Where the relic lies
field-heading = Heading
field-gate = Telegate chosen
field-dice = Dice
field-nav = Die for navigation
field-points = Movement points left
field-sales = Sales left
field-buys = Purchases left
field-pool = Trade-in value left
field-iou = Card credit left
field-partner = Trading partner
field-offers = Offers made this turn
field-give = Offered in the trade
field-take = Asked for in the trade
field-give_credits = Credits offered
field-take_credits = Credits asked for
field-net_worth = Net worth
field-goods_aboard = Goods aboard
field-halves_aboard = Half holds used

# What can be done at each question, for newcomers

explain-RACE = Choose who you are. All fly by the same rules with the same ships; each race has a home culture, where its ports and factories cost a fifth less.
explain-HEADING = Before you roll you say which way you leave this space, or you stay. You cannot turn straight back later. Fly to cultures that buy what you carry; as long as few are known, to systems where nobody has been. If you stay where you traded, you may trade without limit.
explain-DRIVES = A yellow drive lets you skip yellow spaces, a red one red spaces: they cost no points. It works unless you switch it off. Switch it off only where you want to stop on such a space or use up points.
explain-AUTOPILOT = Your Auto Pilot can set one speed die to 4 before you roll the others. That is a little more than a die brings on average, and you can count on it.
explain-MULLIGAN = Your Mulligan Gear lets you roll one die again, once; you must keep what it shows then. Do it when a low die keeps you from where you want to land.
explain-EARLYNAV = At navigation spaces one of your dice points the way, the same one for the whole turn. You may choose it now, or wait until you get there.
explain-JUMP = Your dice show the numbers of open telegates: choose one and jump there for one point.
explain-SPY = Your Spy Eye lets you look secretly at a face-down token one link away. It stays face down for the others.
explain-OBSERVE = You fly through an orbit of a system that nobody knows yet, and may look secretly at who lives there. It costs nothing.
explain-HAZARD = A hazard lies here. Pay its cost and fly on, or stop here and end your turn. Shields lower the cost.
explain-RELIC = You have found a relic. Collect it and keep it for the whole game; that ends your turn here. Relics help in flight, save holds, or can be sold.
explain-LAND = Land here and your flight ends, even if points are left; then you trade. Or fly on.
explain-GATELOCK = Your Gate Lock lets you treat this telegate as a plain space and fly straight on; otherwise your navigation die takes you to the open telegate with its number.
explain-NAV = At this space a die decides where you leave it. Choose one of yours; its number leads where the chart shows, and it counts for the whole turn.
explain-STEP = All the places where you can end are lit on the chart and listed beside it. A grey line costs one point, a green one two. You must use up your points unless you land in a city or a port, or on an asteroid.
explain-ASTEROID = On an asteroid nobody sells anything. You may trade with players whose ships are here; otherwise end your turn.
explain-TRANSACT = Sell what this culture wants, buy what it makes, take passengers along. In the turn in which you land in a city or a neutral port you have one sale and one purchase; if you stay, or in a player’s or open port, as many as you like. Ports and factories keep their value towards the goal.
explain-OVERLOAD = The new ship has too few holds for all you carry. Give up what is worth least until the rest fits.
explain-TRADE = Players on the same space may trade: credits, goods, relics, passengers, equipment and First Contact cards, as both agree. Choose what you give and what you want.
explain-REPLY = Somebody proposes a trade. Accept it if you gain at least as much as the other; declining costs nothing.

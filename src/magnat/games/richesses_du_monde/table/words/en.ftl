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

yes = yes
no = no

board = The board
board-about = 63 squares in two rings; the arrow keys follow the path
plaque-of = Plaque: { $production }
would-owe = You would owe { $sum } here ({ $ways } of { $rolls } rolls)
would-owe-nothing = You would owe nothing here ({ $ways } of { $rolls } rolls)
pawns-here = Here: { $names }
stands-on = Stands on
to-the-pawn = Back to the pawn
dice-about = Last roll: white { $white }, red { $red }
left-in-file = { $count ->
        [one] one title in the file
       *[other] { $count } titles in the file
    }
left-jokers = { $count ->
        [one] one joker
       *[other] { $count } jokers
    }
risk-title = My next roll
risk-mean = Royalties, on average
risk-worst = Royalties, at worst
risk-needed = Cash to be safe
risk-ruin = { $ways ->
        [one] Ruin on one roll of { $rolls }!
       *[other] Ruin on { $ways } rolls of { $rolls }!
    }
risk-none = No roll can ruin you, news cards apart.

roll-leads = Where it can lead
roll-sum = Roll
chance = Chance
square = Square
owed = Owed
ruin = ruin

about-arrow = Every pawn starts here; it is no square, and nobody comes back to it.
about-zone = First the royalty of the plaque, then up to six titles of this zone.
about-continental_choice = First the royalty of the plaque. After a world tour: up to six titles of this continent, of productions you already own.
about-world_choice = After a world tour: up to six titles from the whole file, of productions you already own.
about-auction = After a world tour you put up as many titles as the red die shows, in whole lots, unless you give up a joker.
about-joker = A joker can be bought here: it spares you one forced auction.
about-news = The top news card is read and carried out.
about-bonus = The bank pays 500 k for each pip of the roll; then the royalty of the plaque.
earns = earns { $sum }
earns-nothing = earns nothing
plaque-free = Nobody owns any of it yet.
titles-here = { $count ->
        [one] One title, { $left ->
            [0] taken
           *[other] in the file
        }
       *[other] { $left } of { $count } titles in the file
    }
share-then = { $before } → { $after } %
next-band = from { $band } %: { $sum }
printed-price = printed price { $sum }

jokers = { $count ->
        [one] One joker
       *[other] { $count } jokers
    }
is-bankrupt = bankrupt
is-member = plays with { $lead }
associated = with { $names }
cash-secret = secret
titles-worth = titles { $sum }
all-lots = Everybody’s lots
others-lots = The others’ lots
no-titles = No titles yet
my-lots = My lots
our-lots = Our lots
cash = Cash
titles = Titles
earning = Lots that earn
joker-cards = Jokers
tour = World tour
only-watching = You are watching.
out-of-game = You are out of the game.
royalty-table = Royalty table
royalty-table-about = What every other party pays when it lands on the plaque. Bands that somebody has reached are underlined.
production = Production
from-percent = from { $percent } %
owners = Owners
file = The file of titles
continents = Continents
fortunes = Fortunes over time (cash and titles)

ask-roll = Royalties ahead: { $mean } on average, { $worst } at worst; you have { $cash }
ask-claim = { $name } is on a plaque { $of }: { $sum } if you claim it
ask-buy = { $bought } of { $most } titles bought, { $cash } left
ask-pick = The red die shows { $count }: choose lots with that many titles ({ $chosen } chosen)
ask-grace = You owe { $debt } and have { $cash }: put up a lot, or give up
claim-it = Claim { $sum }
buy-stop = Done buying
buy-nothing = Buy nothing
joker-for = Buy a joker

field-turn = Turns played
field-active = Whose turn
field-lead = Decides for
field-out = Bankrupt
field-white = White die
field-red = Red die
field-cash = Cash
field-held = Titles
field-file = Titles in the file
field-jokers = Jokers
field-joker_pile = Jokers left
field-plaque = Plaques
field-bought = Bought in this purchase
field-due = Royalty due now
field-debt = Debt
field-lot = Lot on offer
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
field-has_toured = World tour done

# Words of the drawing.

short-coal = Co
short-grain = Gr
short-coffee = Cf
short-rubber = Ru
short-tea = Te
short-salt = Sa

board = Price board
prices = Prices
price-of = { $good }: price { $price }, { $left ->
        [0] no shares left
        [one] one share left
       *[other] { $left } shares left
    }
pile = { $act } for { $price }
buy = Buy
sell = Sell
donate = Donate
lap-tour = Half { $lap } of { $laps }, round { $tour } of { $tours }
trade-phase = Trading
price-phase = Price phase
last-played = Last played by { $seat }
half-mark = ½
discards = Cards played
discards-about = The cards of this half, by good: how many of each have been played, and how many are in your holders. The rest are out of your sight.
discards-about-watched = The cards of this half, by good: how many of each have been played.
discards-cell = { $card }: { $played } played, { $seen } in your holders, of { $copies }
discards-cell-watched = { $card }: { $played } played of { $copies }
price-history = Price history
price-history-about = The price of every good after each price turn. The figures below are the rounds; a strong line begins a half.
hat = Top hat: begins the round
cash = Cash
shares = Shares
charity = Charity
charity-box = Charity box
donated = Donations
donated-count = { $count } of { $places } donated
net-of = { $seat } has bought and not sold: { $list }
holder-count = { $count ->
        [one] One card
       *[other] { $count } cards
    } between { $left } and { $right }
left-holder = Left holder
right-holder = Right holder
left-side = On your left
left-side-watched = Left of { $name }
right-side = On your right
right-side-watched = Right of { $name }
shared-with = with { $seat }
holder-empty = No cards left
my-shares = My shares
my-shares-watched = Shares: { $name }
owned = { $count ->
        [0] No shares { $of }
        [one] One share { $of }
       *[other] { $count } shares { $of }
    }
worth = worth { $value }
gift-mine = You donated { $good }
gift-of = { $name } donated { $good }
spectator-racks = Only the two neighbours see these cards.
choose-both = Choose a card on your left and one on your right
cards-ready = Your two cards are ready
which-half = Which card counts half?
way-half = { $card } at half value
way-first = { $card } first
unchanged = { $good } stays at { $price }
changed = { $good } { $before } → { $after }
to-mine = Go to my hand
play-cards = Play these cards
done-trading = Done trading
trade-buy = Buy up to { $most } shares, or pass
trade-sell = Sell up to { $most } shares, or pass
trade-neither = You can neither buy nor sell: pass
trade-bought = { $count } of { $most } bought: buy more, or finish trading
trade-spent = { $count } of { $most } bought: you cannot afford another
trade-sold = { $count } of { $most } sold: sell more, or finish trading
trade-sold-out = { $count } of { $most } sold: you have nothing else to sell
do-not-trade = Pass
half-title = Half-time: the gifts are counted
half-about = New cards are dealt. Cash, shares and prices stay as they are.
end-title = The boxes are opened
end-least = { $count ->
        [one] The least generous is eliminated.
       *[other] The least generous are eliminated.
    }
end-out = eliminated
end-again = Open the boxes again
my-out = You gave { $mine }, the least of all. { $seat } gave { $theirs }, and that was enough.
my-gift = You gave { $mine }, { $over } more than { $stingiest }.
my-win = You gave { $mine }, { $over } more than { $stingiest }, and finished { $gap } ahead of { $seat }.
my-behind = You gave { $mine }, { $over } more than { $stingiest }, but finished { $gap } behind { $seat }.

field-lap = Half
field-tour = Round
field-first = Top hat
field-price = Price
field-bank = Shares in the pile
field-cash = Cash
field-charity = Charity boxes
field-given = Shares donated this half
field-discard = Cards played this half
field-out = Eliminated
field-hand = Shares in hand
field-gift = Donated shares, face down
field-holder = Card holders (to the left of each seat)
field-left = Card chosen on the left
field-right = Card chosen on the right
field-shares_held = Number of shares in hand
field-net = Bought and not sold
field-cards_left = Cards in the holders

legend-played = played
legend-seen = in your holders
legend-unseen = out of sight
missing-left = Now choose a card on your left
missing-right = Now choose a card on your right

caption-mine = Your place at the table. At the top your cash, then the shares in your hand; at the bottom your gifts in this half, face down, and your charity box.
caption-holders = Your two card holders. { $left } sees the left one too, { $right } the right one. Every card moves its good up or down by as many spaces as it shows.
caption-board = The price board. Each marker stands at today’s price, which is also written large; the piles show how many shares of each good are left to buy.

# What can be done at each question, for newcomers

explain-TRADE = Buy up to three shares, or sell up to three, never both; or pass. A share costs, or brings, what the board shows, and trading does not move the price. A good that the cards of both your holders push up is worth buying: all of them are played before the half ends.
explain-DONATE = You may lay one share on your donation board, face down. When the half ends it is sold at the price of that moment, and the money goes into your charity box. Whoever has given least at the end is out, however rich. You may give one share in each round; nobody has to.
explain-LEFT_CARD = In each price turn you play one card from the holder on your left and one from the holder on your right. Each moves its good up or down; one of the two counts only half, and you choose which. Your left neighbour sees the cards of this holder too.
explain-RIGHT_CARD = Now a card from the holder on your right. Your right neighbour sees it too, and plays what you leave. Every card in the holders is played before the half ends, by one of you or the other.
explain-HALVE = One of your two cards moves its good by only half as many spaces. Halve the one that hurts you, or that helps the others more than you.
explain-ORDER = Both cards move the same good, one up and one down, and it is close to an end of its track: there the order makes a difference. Look at where the marker ends up in each case.

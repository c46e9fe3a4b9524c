# Words of the drawing.

quotes = Prices
quotes-legend = change · price · chart · bank · yours · largest holder
quotes-legend-watched = change · price · chart · bank · { $name } · largest holder
row-said = { $company }: { $price }, { $change }; bank { $bank }, you { $mine }, largest holder { $holder }
row-said-watched = { $company }: { $price }, { $change }; bank { $bank }, { $name } { $mine }, largest holder { $holder }
row-changed = { $change } since your last turn
row-changed-watched = { $change } since { $name }’s last turn
row-unchanged = unchanged since your last turn
row-unchanged-watched = unchanged since { $name }’s last turn
row-look = All about { $company }
col-price = Price
col-bank = Bank
col-mine = Yours
col-mine-watched = { $name }
col-most = Largest holder
nominal = Nominal value
range = Lowest and highest
sector = Sector
course-of = Price { $of }
holders = Holders
majority = majority
minority = 3 or more
nobody-holds = Nobody holds a lot.

floor = Trading floor
floor-about = A spiral of three rings; the arrow keys follow the path
square-quote = { $price }, { $bank ->
        [one] one lot in the bank
       *[other] { $bank } lots in the bank
    }
ring-unused = This ring is not used.
pawns-here = Here: { $names }
stands = { $name } stands on { $square }
dice-about = Last roll: { $first } and { $second }
since-mine = Since your turn:
about-start = Passing it pays dividends, directors’ fees and concentrations.
about-bourse = A Bourse card is read and obeyed.
about-politique_interieure = A Domestic politics card moves prices.
about-politique_internationale = An International politics card moves prices.
about-rumeurs = A rumour is drawn and kept secret.
about-strictement_personnel = A Strictly personal card is read and obeyed.

cash = Cash
shares = Shares
secret = secret
rumours-held = { $count ->
        [one] One rumour in hand
       *[other] { $count } rumours in hand
    }
wealth = Wealth
payout-now = Payout
payout-about = { $majorities ->
        [0] Paid for a circuit, as things stand; no majority
        [one] Paid for a circuit, as things stand; one majority
       *[other] Paid for a circuit, as things stand; { $majorities } majorities
    }
circuits = { $count ->
        [0] No circuit completed
        [one] One circuit completed
       *[other] { $count } circuits completed
    }
circuits-of = { $count ->
        [0] None of { $length } circuits completed
        [one] One of { $length } circuits completed
       *[other] { $count } of { $length } circuits completed
    }
closes-circuits = Closes after { $length ->
        [one] one circuit
       *[other] { $length } circuits
    }; the leader is on circuit { $now }
closes-last-circuit = Last circuit before the close
closes-minutes = Closes at the end of the round in which { $length ->
        [one] one minute has
       *[other] { $length } minutes have
    } been played
closes-rounds = Closes after { $length ->
        [one] one round of the table
       *[other] { $length } rounds of the table
    }; this is round { $now }
closes-last-round = Last round of the table before the close
closes-turns = { $left ->
        [one] Last turn before the close
       *[other] { $left } turns left before the close
    }
last-call = Last circuit
last-call-about = The exchange closes with the round of the table in which a pawn comes round to “Action!”.
last-call-round = Last round of the table
last-call-round-about = The exchange closes when this round ends.
ruined = ruined
suspended = { $turns ->
        [one] suspended for one turn
       *[other] suspended for { $turns } turns
    }

mine = My portfolio
my-rumours = My rumours
rumour-dead = not listed in this game: no effect
rumours-dead = None of your rumours is about a company of this game.
keep-silent = Keep silent from now on
hand-raise = Raise my hand
hand-raised = Hand raised: you will be asked
leave-sale = Nothing, even if it falls
leave-sale-about = You take nothing of these lots, and you are not asked again while their price falls, nor until your turn if others offer some at this price or above.
not-again = Never ask for shares
not-again-about = You are no longer asked whether you want shares of others; a rumour you draw is still asked about. You can change this in the standing orders.
rumours = Rumours
unseen-cards = Cards you have not seen
cards-unread = { $count ->
        [0] all read
        [one] one not yet read
       *[other] { $count } not yet read
    }
card-next = Next: { $card }
rumours-unseen = { $count ->
        [one] one unseen
       *[other] { $count } unseen
    }, { $held } of them in other hands
swing-unseen = Those you have not seen could raise it by { $up } or lower it by { $down }.
swing-none = None that you have not seen concerns it.
swing-mine = Those in your hand: { $move }.
in-horizontal = in a horizontal concentration
in-vertical = in vertical concentration { $letter }
threats = { $count ->
        [one] Others can push down one of your companies by selling its shares.
       *[other] Others can push down { $count } of your companies by selling their shares.
    }
threats-reserve = With { $sum } in cash you can stop any one sale against a majority.
threats-short = You would need { $sum } in cash to stop any one sale against a majority.
threat-loss = a lot sold by { $sellers } that nobody buys: −{ $fall }, you lose { $loss }
threat-fee = and { $loss } of fees
threat-stopped = you can stop it for { $sum }
threat-open = { $sum } would stop it
reveal = Reveal
held-said = { $lots ->
        [one] one lot at { $price }
       *[other] { $lots } lots at { $price }
    }
no-shares = No shares.
bank = Bank

stand = What is traded
session-round = { $round ->
        [1] First round
       *[other] Another round
    }
stock-left = { $lots } in the bank
abstains = nothing
voice-speaks = to speak
voice-waits = waiting
voice-waits-before = asked for { $lots } before
voice-out = passes
at-quote = at the listed price, { $price }
at-quote-short = at the listed price
about-to-pay = About to be paid: { $company } at { $price }.
auction-of = { $company }: auction
auction-for = { $lots } for sale
auction-cost = your { $lots } would cost { $sum }
voice-bound = { $steps ->
        [one] stays one more step
       *[other] stays { $steps } more steps
    }
voice-answers = to answer
voice-sealed = answer sealed
sale-of = { $seller } sells { $company }
sale-poll = { $lots } offered to everybody at the listed price
sale-falling = Falling price, round { $round }: { $lots } left
sale-more = { $seller } has { $lots } more: ask for more than is offered, and { $seller } may sell more.
ladder = Ladder of prices
nothing-taken = nothing
request-for = { $lots } { $of }
listed-at = listed at { $price }
price-named = { $name } asks { $price } a share: { $sum } in all
price-accepted = { $price } is accepted

draft-sale = Sell
draft-sale-roll = Sell and roll
draft-request = Ask for shares…
draft-from = Ask { $name } for
draft-announce = Put up { $lots }
draft-announce-roll = Put up { $lots }, then roll
draft-ask = Ask for { $lots }
draft-listed = Listed at { $price }: { $sum }
how-many = Lots
cancel = Cancel
pick-company = Another company…
pick-sell = Sell…
name-square = Name { $company }
name-asking = { $lots ->
        [0] Name it, ask for nothing
       *[other] Ask for { $said }: { $sum }
    }
name-asking-from = Ask for { $said }: from { $sum }
name-about = You speak first in this session.
and-no-more = { $lots } and no more
and-no-more-about = You ask for { $said }, and you are not asked again in this session.
buy-at-once = Buy { $lots }: { $sum }
stay-at = Stay at { $price }
stay-up-to = Stay up to { $price }
stay-told = You stay up to { $price }
stay-come-back = Ask me again
accept-at = Pay { $price } a share
ask-price = Ask { $price } a share: { $sum }
close-at = Sell at { $price }
asking = Your price a share
decline-stands = No: { $price } is agreed
ask-holder = Ask { $name } ({ $lots })
ceiling = Stay up to
price-down = One step lower
price-up = One step higher
ceiling-steps = { $price } ({ $steps } steps)
ceiling-all = { $price } (all your cash)
ceiling-costs = { $lots }: { $sum } at most, leaving { $left }
asked-PRETURN = You have the floor
asked-RUMOUR = You have the floor
asked-DEMAND = Trading session
asked-BIDS = Auction
asked-POLL = An offer for you
asked-FALL = An offer for you
asked-REQ_PRICE = You are asked for shares
asked-REQ_REPLY = A price for you

portfolio-question = Choose { $of } companies priced at { $ceiling } or less, one lot of each: { $chosen } of { $of }
preturn-mine = Your turn is about to begin: reveal a rumour, or do nothing
preturn-rumour = { $name } is about to play: reveal a rumour, or do nothing
preturn-shares = { $name } is about to play: ask for shares, or do nothing
preturn-both = { $name } is about to play: reveal a rumour, ask for shares, or do nothing
reply-question = { $name } wants { $sum } ({ $price } a share). Do you accept?
too-poor-question = A lot costs more than you have: only 0 is possible
sold-out-question = { $company } is sold out: name another company or, instead of a session, ask its holders
sold-out-alone = { $company } is sold out: name another company, or pass
holders-question = { $company }: which holder do you ask?
reply-more = { $name } now tries for { $sum } ({ $price } a share)

key-digit = That many lots; the rumour with that number; in an auction 0 withdraws, 1 stays, 5 stays for 5 steps, 2 stays for 20
key-roll = Roll the dice
key-yes = Stay, accept, yes
key-no = Withdraw, decline, nothing

paper-bourse = Bourse
paper-interieure = Domestic politics
paper-internationale = International politics
paper-personnel = Strictly personal
paper-rumeur = A rumour comes out
paper-read = “{ $does }”
paper-none = no company of this game: no effect
ticket = Payout
ticket-of = Payout for { $name }
ticket-dividends = { $lots ->
        [one] Dividends on one lot
       *[other] Dividends on { $lots } lots
    }
ticket-fee = Directors’ fees: { $company }
ticket-horizontal = Horizontal concentration: { $sector }
ticket-vertical = { $times ->
        [one] Vertical concentration
       *[other] { $times } vertical concentrations
    }
ticket-total = Total
slip = Your deal
drama = A payment that fails
drama-RUINED = { $name } is ruined
drama-CESSATION = { $name } is insolvent
drama-IMPRUDENT = { $name } cannot pay
drama-about-RUINED = Nothing is left to sell. The game goes on without this player.
drama-about-CESSATION = The debt is larger than all the cash: the bank takes it, and the shares that were bought.
drama-about-IMPRUDENT = The deal is done, and the money is not there. Shares must be sold.
drama-about-SHORT_OF_CASH = The card is merciless: shares must be sold.
drama-SHORT_OF_CASH = { $name } is short of cash
word-ahead = You finished { $sum } ahead of { $name }.
word-behind = You finished { $sum } behind { $name }.
word-alone = Nobody else can pay any more; you own { $sum }.
word-ruined-card = Your ruin: you could not pay what the card “{ $card }” asked for.
word-ruined-shares = Your ruin: you could not pay { $sum } for the shares of { $company } that you had taken.
end-fell =
    { $fall ->
        [1] ruined, the first to go
        [2] ruined, the second to go
        [3] ruined, the third to go
        [4] ruined, the fourth to go
       *[other] ruined, number { $fall } to go
    }
end-wealth = How wealth grew
end-prices = How prices went
yes = yes
no = no

ladder-poll = first offer:
ladder-round = { $round ->
        [1] first fall:
       *[other] second fall:
    }
what-it-costs = What it costs
cost = cost
cost-at-least = at least
cost-at-worst = at worst
cost-auction = auction from { $sum }
cost-auction-short = auction
cash-left = cash left
cost-unpayable = You could not pay this: shares would have to be sold, with a fine and a turn missed.
shares-gain = shares gain
shares-gain-mine = your shares
sale-nobody = If nobody buys: { $sum } from the bank, and the price falls by { $fall }.
wealth-changes = If nobody buys, wealth changes:
wealth-then = Wealth then:
sale-majority-lost = You would lose your majority { $of }.
sale-majority = With these lots { $names } would have a majority.
next-payout = Next payout, as things stand:
raise-sum = { $sum } must be raised.
raise-due = { $due } due, { $cash } in cash
raise-title = You cannot pay
raise-cheapest = If nobody buys, this costs least: { $sales }, for { $raised }; your wealth falls by { $lost }.
sell-these = Sell these
sell-these-about = They are sold one by one until the sum is found. The others may buy them at the listed price first.
raise-this = Sell { $what }
raise-not-enough = That is not enough.
additions = More lots would add to your next payout
to-three = { $lots ->
        [one] one lot short of 3
       *[other] { $lots } lots short of 3
    }
to-six = { $lots ->
        [one] one lot short of a majority
       *[other] { $lots } lots short of a majority
    }
ways-there =
    { $ways ->
        [one] { $ways } of 36 rolls leads here.
       *[other] { $ways } of 36 rolls lead here.
    }

orders = Standing orders
orders-given = { $count ->
        [0] none
        [one] one in force
       *[other] { $count } in force
    }
order-for = For a company
order-forget = Forget the orders for { $company }

field-turn = Turns played
field-rounds = Rounds of the table
field-active = Whose turn
field-out = Ruined
field-missing = Turns to miss
field-first_die = First die
field-second_die = Second die
field-cash = Cash
field-held = Lots held
field-bank = Lots in the bank
field-quote = Prices
field-hand = Rumours
field-pile_size = Rumours in the pile
field-sold = Put up this turn
field-requested = Has asked for shares
field-owes = Owes in this settlement
field-sealed = Sealed answer
field-bound = Steps still to stay
field-company = Company traded
field-seller = Seller
field-buyer = Buyer
field-price = Price to be paid
field-offer = Price named
field-named = Price at the beginning
field-left = Lots on offer
field-due = Due
field-raised = Raised by sales
field-demand = Lots asked for
field-rumours_held = Number of rumours
field-square_under = Square
field-circuits = Circuits
field-shares_worth = Shares at today’s prices
field-wealth = Cash and shares

caption-wealth = Everybody’s shares at today’s prices, and what the next payout would bring. Only you can see your own cash.
caption-circuit = The trading floor: the pawns follow the path. A company’s square shows its price; on the others cards are turned up.
caption-quotes = Part of the price list: today’s price, what has changed since your last turn, the lots left in the bank, your own lots, and who holds most.
caption-mine = Your lots, ten marks for each company. The marks at three and six are the ones that count; above, what you would be paid at the end of the circuit.

# What can be done at each question, for newcomers

explain-PORTFOLIO = Choose your first lots, free of charge, each of a different company listed at $300 or less. A lot is 1,000 shares. Six of the ten lots of a company make a majority that pays at every circuit: choose companies of the same sectors, to go on from there.
explain-PRETURN = Before this turn you may reveal a rumour, or ask the player whose turn it is for shares. Most often there is nothing to do: then say so.
explain-REQ_TARGET = The bank has none left, so you ask those who hold some. Choose one; that player may refuse, or name any price above the listed one, and you decide.
explain-REQ_QTY = Say how many lots you would like. The holder may refuse, or name a price above the listed one, which you may still decline.
explain-REQ_PRICE = Somebody wants lots of yours. Refuse, or name any price above the listed one. If they are part of your majority, or make one for the asker, they are worth far more than the quote.
explain-REQ_TENS = You have named the hundreds of your price; now the tens.
explain-REQ_REPLY = This is the price the holder wants. Accept and pay it in cash, or decline. It is worth it if these lots complete a majority (six of ten). Once you have accepted a price, the holder may try a higher one; if you decline that, the lots are yours at the price you accepted.
explain-SALE = Before you roll you may sell, one company after the other. Your shares are first offered to the others at the listed price; if lots are left over, the price falls step by step. So sell a little at a time. Otherwise just roll.
explain-SALE_QTY = How many lots do you put up? What the others take at the listed price leaves it as it is; each lot that nobody wants pushes it down, for the rest of your portfolio too.
explain-POLL = Somebody sells. You may take lots at the listed price, and the price then stays as it is. If nobody takes them it falls: good if you want to buy cheaper in a moment, bad if you hold shares of it.
explain-EXTEND = The others want more than you put up. Sell them more at the same price, or keep to the number you said.
explain-FALL = Nobody took all of it, so the price has fallen. First asked, first served: take lots at this price now, or let it fall further and hope that the others leave some.
explain-NAME = You open a session and name the company that everybody buys now. The company of your square is yours at the listed price, for your first lots; any other is bought at market, where each lot asked for adds $10.
explain-SOLD_OUT = The bank has no lot of this company left. Name another one that it still has, at market; or ask those who hold lots of it; or pass.
explain-DEMAND = Ask for no lots, one or two. Each lot asked for at market adds $10 to the price, and all who asked in this round pay the same final price. Who asks for none is out until the next session. What you ask for binds you: keep a margin of cash.
explain-BIDS = More lots were asked for than there are. The price climbs step by step, answers are sealed and shown together. Who withdraws gets nothing and pays nothing; but if all withdraw at the same step, they are served in turn, one step lower. Decide how far these lots are worth it, and stop there.
explain-RUMOUR = A payment is about to be made, and the price counts now. Reveal a rumour if it helps you or hurts them; otherwise keep it for a better moment.
explain-DOUBLE = A double lets you buy one or two lots of any company at the listed price; the price does not move and nobody else may buy. Take what brings you nearer to six lots of a company, or nothing.
explain-DOUBLE_QTY = One lot or two, at the listed price, for cash in hand.
explain-FORCED = A card makes you sell: either until its sum is reached, and you keep the money, or until you can pay what it asks of you. Choose what you can best spare: lots that belong to no majority.
explain-FORCED_QTY = No more than is needed. Lots that the others take leave the price as it is; the rest pushes it down.
explain-CARD_COMPANY = The card says what happens, and you choose the company. Think of what you hold yourself, and of what the others hold. A right to buy may be declined.
explain-CARD_QTY = The card lets you buy at a good price, for cash in hand. Take as many as you can use, but keep some cash.
explain-BANK_SALE = The card makes you sell lots to the bank. Each lot pushes the price down by $10, and all are paid at the price after that: choose a company that matters little to you.
explain-BANK_SALE_QTY = You may spread what you have to sell over several companies: then no price falls far.
explain-RAISE_CASH = You asked for more than you can pay and must sell shares until there is enough. Begin with lots that belong to no majority, and a few at a time.

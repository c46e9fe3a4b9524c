# Words of the drawing. $edition is venture or riche_ou_pauvre.

industry-aerospace = Aerospace
    .short = Aero
industry-automotive = Automobile
    .short = Auto
industry-chemical = Chemicals
industry-electronics = Electronics
    .short = Electro
industry-petroleum = Petroleum
industry-steel = Steel

offer = { $edition ->
        [riche_ou_pauvre] Industries on offer
       *[other] Companies on offer
    }
offer-of = { $company }, { $price }
buy-it = { $edition ->
        [riche_ou_pauvre] Buy it
       *[other] Take it over
    }
slot-empty = Empty place
reserve = Reserve
reserve-about = { $edition ->
        [riche_ou_pauvre] { $count ->
            [0] The reserve is empty: the game ends when the last open industry is taken
            [one] One industry in reserve
           *[other] { $count } industries in reserve
        }
       *[other] { $count ->
            [0] The reserve is empty: the game ends when the last open company is taken
            [one] One company in reserve
           *[other] { $count } companies in reserve
        }
    }
draw-pile = Draw pile
draw-pile-about = { $count ->
        [one] One card in the draw pile
       *[other] { $count } cards in the draw pile
    }
discards = Discards
discards-about = { $count ->
        [0] The discard pile is empty
        [one] One card in the discard pile: look
       *[other] { $count } cards in the discard pile: look
    }
discards-none = Nothing lies here yet.
discards-note = When the draw pile is used up, these cards are shuffled and drawn again.

hand-size = { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
owes = owes { $value }
profit-now = { $edition ->
        [riche_ou_pauvre] A Gain card
       *[other] A Profit card
    } would bring { $value } now
profit-label = { $edition ->
        [riche_ou_pauvre] Next gain
       *[other] Next profit
    }
score = Score
score-sheet = Score sheet
pays-nothing = pays nothing yet
no-companies = { $edition ->
        [riche_ou_pauvre] No industries yet
       *[other] No companies yet
    }
my-companies = { $edition ->
        [riche_ou_pauvre] My industries
       *[other] My companies
    }
my-companies-watched = { $edition ->
        [riche_ou_pauvre] Industries: { $name }
       *[other] Companies: { $name }
    }
mine-empty = { $edition ->
        [riche_ou_pauvre] You have no industry yet.
       *[other] You control no company yet.
    } Take one of the five above: it is yours at once, and you pay at the end of your turn.
isolated = { $count ->
        [one] alone
       *[other] alone
    }
stack-alone = Alone: { $company }
stack-about = { $edition ->
        [riche_ou_pauvre] Group
       *[other] Conglomerate
    } of { $count }, bottom to top: { $list }. Common letters { $letters }. Pays { $profit }
stack-wrong = { $edition ->
        [riche_ou_pauvre] { $count } industries, bottom to top: { $list }. A mistake: one branch lies here twice.
       *[other] { $count } companies, bottom to top: { $list }. A mistake: one industry lies here twice.
    } The stack pays nothing and must be put right when its owner’s next turn begins
mistake = mistake
mistake-about = { $edition ->
        [riche_ou_pauvre] One branch twice
       *[other] One industry twice
    }: pays nothing, to be put right when your next turn begins
mishap-forced = A mistake: one { $edition ->
        [riche_ou_pauvre] branch
       *[other] industry
    } lay twice in a stack. Put your stacks in order before anything else; you owe { $cost } for it (V32, V33). What was wrong lies alone.
mishap-paid = A mistake was put right: { $list } now { $count ->
        [one] lies
       *[other] lie
    } alone, and you owe { $cost } for it (V34).
mishap-lost = A mistake had to be put right, and you could not pay { $cost }: your { $edition ->
        [riche_ou_pauvre] cards
       *[other] Capital cards
    } are lost, { $list } now { $count ->
        [one] lies
       *[other] lie
    } alone, and your turn is over (V35).
stacks-of = { $seat }’s stacks
look-at = Look at { $seat }’s stacks
raid-costs = { $company }. With a { $edition ->
        [riche_ou_pauvre] Transfer
       *[other] Proxy
    } card ½: { $half }, 1: { $one }, 1½: { $more }
raid-it = Take { $company } from { $seat } for { $price }
raid-effect = { $edition ->
        [riche_ou_pauvre] { $seat } would lose { $loss } at every Gain card, you would gain { $gain }
       *[other] { $seat } would lose { $loss } at every Profit card, you would gain { $gain }
    }
raid-helps = { $edition ->
        [riche_ou_pauvre] { $seat } would even earn { $rise } more at every Gain card, you would gain { $gain }
       *[other] { $seat } would even earn { $rise } more at every Profit card, you would gain { $gain }
    }

where-to = Where does { $company } go?
place-here = Put { $company } on this stack
profit-then = { $edition ->
        [riche_ou_pauvre] Your gain would then be { $value }
       *[other] Your profit would then be { $value }
    }
here-then = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Profit
    } here: { $value }
put-here = Put here
put-alone = Start a new stack

draft-how = Drag the cards to where they should go, or choose one and use the arrow keys. A click picks a card up, a second click puts it down.
draft-tap = Tap a card to pick it up, then the place where it goes; or drag it by its icon.
draft-where = { $company } is picked up: where does it go?
draft-sum = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Profit
    } { $before } → { $after }, cost { $cost }
draft-no-gain = { $edition ->
        [riche_ou_pauvre] Nothing gained: gain
       *[other] Nothing gained: profit
    } { $before } → { $after }, cost { $cost }
draft-rest = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Profit
    } then { $after }
stack-number = Stack { $number }
piece = { $company }, place { $level } of { $size } in stack { $stack }
new-stack = New stack
best-arrangement = Best arrangement
carry-out = Confirm
cancel = Cancel
reorganise = { $edition ->
        [riche_ou_pauvre] Rationalise
       *[other] Reorganise
    }
reorganise-for = { $edition ->
        [riche_ou_pauvre] Rationalise
       *[other] Reorganise
    } ({ $cost })

my-hand = My hand
my-hand-watched = Hand: { $name }
capital = Capital
owed = Owed
left = Left
collection = collection
hand-empty = No cards in hand.
card-pay = Lay out for the payment
card-discard = Choose to discard
pay-choose = Choose cards worth { $owed }
pay-more = { $value } of { $owed }: choose more cards
pay-enough = { $value } for { $owed }; { $lost } is lost, { $keeps } stays in hand
best-payment = Best payment
pay-now = Pay { $value }
pay-not-yet = Pay
main-may = You can { $list }
main-may-more = { $owed } to pay so far; you can still { $list }
main-nothing = There is nothing you can pay for
main-nothing-more = { $owed } to pay; there is nothing else you can pay for
may-buy = { $edition ->
        [riche_ou_pauvre] buy an industry
       *[other] take over a company
    }
may-proxy = { $edition ->
        [riche_ou_pauvre] transfer one
       *[other] raid a rival
    }
may-reorg = { $edition ->
        [riche_ou_pauvre] rationalise
       *[other] reorganise
    }
finish-pay = Finish: pay { $owed }
finish-nothing = Pass: discard a card
finish-discard = Pass: discard { $card }
finish-other = Another card
discard-choose = Choose a card to discard
discard-it = Discard { $card }

profit-card = { $count ->
        [one] { $edition ->
            [riche_ou_pauvre] Gains!
           *[other] Profits!
        }
       *[other] { $edition ->
            [riche_ou_pauvre] Gains, { $count } times!
           *[other] Profits, { $count } times!
        }
    }
profit-by =
    { $count ->
        [one] { $seat } drew it; everybody scores.
       *[other] { $seat } drew them; everybody scores.
    }
sheet-profit = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Profit
    } { $number }
sheet-final = { $edition ->
        [riche_ou_pauvre] Final gain
       *[other] Final profit
    }
sheet-capital = Capital in hand
sheet-total = Total
sheet-empty = { $edition ->
        [riche_ou_pauvre] Nobody has scored yet. The next Gain card that is drawn pays everybody.
       *[other] Nobody has scored yet. The next Profit card that is drawn pays everybody.
    }
score-over-time = Score over time
standings = Score with the next profit
end-note = { $edition ->
        [riche_ou_pauvre] gains
       *[other] profits
    } { $profits }, Capital { $capital }
end-title = The last reckoning
end-again = Show the reckoning again
my-win = You finished { $gap } ahead of { $seat }.
my-behind = You finished { $gap } behind { $seat }.
sheet-so-far = So far

field-player = Whose turn
field-turn = Turns begun
field-truncated = Stopped by the turn limit
field-points = Score
field-owed = Owed this turn
field-centre = On offer
field-reserve = Cards in reserve
field-holder = Holder of each card
field-top = Cards on top of a stack
field-under = Card beneath
field-height = Height in its stack
field-letters = Common letters up to here
field-industries = Industries up to here
field-controlled = Cards controlled
field-taken = Card to be placed
field-mark = Mark on the card played
field-pool = Cards still to be stacked
field-open_stack = Top of the stack being built
field-hand = Hands
field-funds = Capital in hand
field-paid = Laid out for the payment
field-discarded = Discard pile
field-profits = { $edition ->
        [riche_ou_pauvre] Gain cards shown
       *[other] Profit cards shown
    }
field-to_draw = Cards to draw
field-hand_size = Cards in hand
field-pile_size = Cards in the draw pile
field-misplaced = Cards above another of the same industry
field-pays = What each stack pays
field-profit = { $edition ->
        [riche_ou_pauvre] Next gain
       *[other] Next profit
    }

caption-stacks = Your companies. In each stack the letters that all of them share stand out, and the coin below says what the stack pays when a Profit card turns up.
caption-offer = The five companies in the centre, each with its industry, its letters and its price. Below them the reserve, the draw pile and the discards.
caption-hand = Your hand. Cards that form a collection lie together, with what they are worth as one; the figures beside them say what your whole hand could pay.

# What can be done at each question, for newcomers

explain-MAIN = As often as you can pay for it, take { word-company.many } from the centre, raid a rival with a { word-proxy } card, rearrange your stacks. In a stack all industries differ and at least one letter is on every { word-company }. From three on a stack pays whenever a { word-profit } card turns up. Then finish and pay.
explain-TAKE = You are raiding. You may take { word-company.the } on top of a rival’s stack, or one that lies alone; the sum beside it is what it costs with this card. Best is one that fits your own stack, or that breaks a stack that pays.
explain-PLACE = Put it on top of a stack with which it shares a letter, if no { word-company } of its industry is in there, or start a new stack. More letters in common pay more, and a tall stack pays far more than two short ones.
explain-REORG = Rearrange all your { word-company.many } as you like: in a stack all industries differ and all share a letter. What you can best spare goes on top, where rivals can take it. “Best arrangement” lays out what pays most.
explain-PAY = Pay with cards from your hand. Nobody gives change. Low cards of the same symbol and different values are worth far more together, so do not break such a collection if you can avoid it. The payment that loses least is one press away.
explain-DISCARD = You did nothing this turn, so you give up one card before you draw. Choose the one you will miss least: a card that belongs to no collection, or a { word-proxy } card for which you have no use.
explain-FORCED = One of your stacks holds two { word-company.many } of the same industry, and that must be put right before anything else. Rearrange your stacks so that in each all industries differ and all share a letter.

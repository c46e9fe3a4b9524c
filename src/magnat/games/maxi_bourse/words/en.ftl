game-name = Maxi Bourse International
game-about = Forty companies, one trading floor: buy while the price still climbs, sell before it falls, and collect dividends, directors’ fees and concentrations every circuit. The richest at the closing bell wins.
game-length = 2 to 6 players, 1 hour (Junior) to 3 hours (Masters)

# Things

dice = { $first } and { $second }
quote =
    { $sign ->
        [minus] −${ $thousandths }
       *[plus] ${ $thousandths }
    }
hundreds = ${ $thousandths }
money =
    { $value ->
        [0] $0
       *[other]
            { $sign ->
                [minus] −${ $thousandths },000
               *[plus] ${ $thousandths },000
            }
    }

company-aeg = AEG
    .of = of AEG
company-barclays = Barclay’s Bank
    .of = of Barclay’s Bank
company-basf = BASF
    .of = of BASF
company-bouygues = Bouygues
    .of = of Bouygues
company-bp = BP
    .of = of BP
company-british_leyland = British Leyland
    .of = of British Leyland
company-bsn = BSN
    .of = of BSN
company-canon = Canon
    .of = of Canon
company-cge = CGE
    .of = of CGE
company-chase_manhattan = Chase Manhattan Bank
    .of = of Chase Manhattan Bank
company-club_mediterranee = Club Méditerranée
    .of = of Club Méditerranée
company-coca_cola = Coca-Cola
    .of = of Coca-Cola
company-colgate_palmolive = Colgate Palmolive
    .of = of Colgate Palmolive
company-deutsche_bank = Deutsche Bank
    .of = of Deutsche Bank
company-elf = Elf
    .of = of Elf
company-esso = Esso
    .of = of Esso
company-fiat = Fiat
    .of = of Fiat
company-fuji = Fuji
    .of = of Fuji
company-general_motors = General Motors
    .of = of General Motors
company-havas = Havas
    .of = of Havas
company-ibm = IBM
    .of = of IBM
company-kodak = Kodak
    .of = of Kodak
company-loreal = L’Oréal
    .of = of L’Oréal
company-matra = Matra
    .of = of Matra
company-mitsubishi = Mitsubishi
    .of = of Mitsubishi
company-moet_vuitton = Moët-Vuitton
    .of = of Moët-Vuitton
company-nestle = Nestlé
    .of = of Nestlé
company-olivetti = Olivetti
    .of = of Olivetti
company-peugeot = Peugeot
    .of = of Peugeot
company-philips = Philips
    .of = of Philips
company-shell = Shell
    .of = of Shell
company-sony = Sony
    .of = of Sony
company-tdk = TDK
    .of = of TDK
company-thomson = Thomson
    .of = of Thomson
company-toyota = Toyota
    .of = of Toyota
company-twa = TWA
    .of = of TWA
company-unilever = Unilever
    .of = of Unilever
company-ubs = Union des Banques Suisses
    .of = of Union des Banques Suisses
company-volkswagen = Volkswagen
    .of = of Volkswagen
company-wagons_lits = Wagons-Lits
    .of = of Wagons-Lits

sector-banques = Banks
sector-energie = Energy
sector-automobile = Automobile
sector-alimentaire_luxe = Food and luxury
sector-cosmetiques = Cosmetics
sector-services = Services
sector-electronique = Electronics
sector-informatique = Computing
sector-chimie = Chemicals
sector-travaux_publics = Public works

square-start = “Action!”
square-bourse = Bourse
square-politique_interieure = Domestic politics
square-politique_internationale = International politics
square-rumeurs = Rumours
square-strictement_personnel = Strictly personal
square-aeg = AEG
square-barclays = Barclay’s Bank
square-basf = BASF
square-bouygues = Bouygues
square-bp = BP
square-british_leyland = British Leyland
square-bsn = BSN
square-canon = Canon
square-cge = CGE
square-chase_manhattan = Chase Manhattan Bank
square-club_mediterranee = Club Méditerranée
square-coca_cola = Coca-Cola
square-colgate_palmolive = Colgate Palmolive
square-deutsche_bank = Deutsche Bank
square-elf = Elf
square-esso = Esso
square-fiat = Fiat
square-fuji = Fuji
square-general_motors = General Motors
square-havas = Havas
square-ibm = IBM
square-kodak = Kodak
square-loreal = L’Oréal
square-matra = Matra
square-mitsubishi = Mitsubishi
square-moet_vuitton = Moët-Vuitton
square-nestle = Nestlé
square-olivetti = Olivetti
square-peugeot = Peugeot
square-philips = Philips
square-shell = Shell
square-sony = Sony
square-tdk = TDK
square-thomson = Thomson
square-toyota = Toyota
square-twa = TWA
square-unilever = Unilever
square-ubs = Union des Banques Suisses
square-volkswagen = Volkswagen
square-wagons_lits = Wagons-Lits

lots-0 = no lot
    .demanding = Ask for nothing
    .taking = Take nothing
    .asked = asks for nothing
lots-1 = one lot
    .demanding = Ask for one lot
    .taking = Take one lot
    .asked = asks for one lot
lots-2 = 2 lots
    .demanding = Ask for 2 lots
    .taking = Take 2 lots
    .asked = asks for 2 lots
lots-3 = 3 lots
    .demanding = Ask for 3 lots
    .taking = Take 3 lots
    .asked = asks for 3 lots
lots-4 = 4 lots
    .demanding = Ask for 4 lots
    .taking = Take 4 lots
    .asked = asks for 4 lots
lots-5 = 5 lots
    .demanding = Ask for 5 lots
    .taking = Take 5 lots
    .asked = asks for 5 lots
lots-6 = 6 lots
    .demanding = Ask for 6 lots
    .taking = Take 6 lots
    .asked = asks for 6 lots
lots-7 = 7 lots
    .demanding = Ask for 7 lots
    .taking = Take 7 lots
    .asked = asks for 7 lots
lots-8 = 8 lots
    .demanding = Ask for 8 lots
    .taking = Take 8 lots
    .asked = asks for 8 lots
lots-9 = 9 lots
    .demanding = Ask for 9 lots
    .taking = Take 9 lots
    .asked = asks for 9 lots
lots-10 = 10 lots
    .demanding = Ask for 10 lots
    .taking = Take 10 lots
    .asked = asks for 10 lots

bourse-B01 = Special coupon
    .does = receive $200,000
    .tells = The board met, lunched well and voted a little extra.
bourse-B02 = Bond profit
    .does = receive $150,000
    .tells = Dull paper, they said. It paid for the dullness.
bourse-B03 = Brokerage refund
    .does = receive $50,000
    .tells = Your broker found a mistake, and for once it was in your favour.
bourse-B04 = Loyalty bonus
    .does = receive $100,000
    .tells = Ten years without selling: somebody upstairs noticed.
bourse-B05 = Winning arbitrage
    .does = receive $250,000
    .tells = Bought in London, sold in Paris, before the coffee got cold.
bourse-B06 = Tax credit
    .does = receive $100,000
    .tells = The Treasury owes you money. Frame the letter.
bourse-B07 = Merger bonus
    .does = receive $300,000
    .tells = Two companies become one, and the difference lands on your desk.
bourse-B08 = Lucky error
    .does = receive $50,000
    .tells = A clerk added a nought. You did not complain.
bourse-B09 = Stamp duty
    .does = pay $100,000
    .tells = Every order wants its stamp, and every stamp its price.
bourse-B10 = Overdue brokerage
    .does = pay $50,000
    .tells = You forgot the broker. The broker did not forget you.
bourse-B11 = Insider-dealing inquiry
    .does = pay $300,000
    .tells = You dined with the chairman the evening before. A coincidence, no doubt.
bourse-B12 = Margin call
    .does = pay $250,000
    .tells = You bought with other people’s money. They would like it back.
bourse-B13 = Surprise audit
    .does = pay $100,000
    .tells = Two gentlemen in grey ask for the ledgers since the war.
bourse-B14 = Losing position
    .does = pay $200,000
    .tells = You were right too early, which costs as much as being wrong.
bourse-B15 = Watchdog fine
    .does = pay $150,000
    .tells = The rule was on page 412. You had stopped at 411.
bourse-B16 = Price-list subscription
    .does = pay $50,000
    .tells = News comes free; the list of prices does not.
bourse-B17 = Custody fees
    .does = pay $5,000 for each lot
    .tells = The more shares sleep in the vault, the dearer the bed.
bourse-B18 = Interim dividend
    .does = receive $5,000 for each lot
    .tells = A foretaste of the year’s profits, paid by the slice.
bourse-B19 = Oil bonus
    .does = receive $10,000 for each lot in Energy
    .tells = Winter came early, and every chimney in Europe is smoking.
bourse-B20 = Car recalls
    .does = pay $10,000 for each lot in Automobile
    .tells = A bolt the size of a thumbnail, a million cars to call back.
bourse-B21 = Priority order
    .does = you may buy up to 2 lots of any company at the listed price
    .tells = Your order goes to the top of the pile. Do not ask how.
bourse-B22 = Bank block
    .does = you may buy up to 2 lots of one company in Banks at the listed price
    .tells = An estate sells its bank shares, quickly and quietly.
bourse-B23 = Technology block
    .does = you may buy up to 2 lots of one company in Computing at the listed price
    .tells = The machines are beeping, the sellers are tired: help yourself.
bourse-B24 = Discount of the day
    .does = you may buy, at $20 below the listed price, one lot of any company
    .tells = Only today, only for you, as the man says every day.
bourse-B25 = Takeover bid
    .does = a price of your choice rises by $50
    .tells = A bid on the morning’s wires: who is the buyer? Who cares.
bourse-B26 = Profit warning
    .does = a price of your choice falls by $50
    .tells = The chairman is confident. That is what worries everybody.
bourse-B27 = Buoyant session
    .does = all prices +$10
    .tells = They buy because they buy. Even the doorman has an order.
bourse-B28 = Gloomy session
    .does = all prices −$10
    .tells = Rain on the steps of the Exchange, and nobody under the clock.
bourse-B29 = Bonus shares
    .does = a free lot of a company in which you hold at least 5
    .tells = One share free to the faithful. The faithful count again.
bourse-B30 = Reserved subscription
    .does = you may buy, at half price, one lot of a company you hold
    .tells = The door marked “shareholders only” opens a crack.
bourse-B31 = Partial liquidation
    .does = sell one lot of your largest holding to the bank
    .tells = The notary needs cash, and he begins with what you love best.
bourse-B32 = Stop order
    .does = sell 2 lots to the bank
    .tells = You had left the order months ago. It had not forgotten.

interieure-PI01 = Tax cut
    .does = France +$20
    .tells = The minister smiles on all three channels.
interieure-PI02 = Tax rise
    .does = France −$20
    .tells = “A temporary effort”, says the minister. The last one is still temporary.
interieure-PI03 = Privatisations
    .does = CGE, Havas, Thomson +$40
    .tells = The State sells the silver, and a nation of savers queues up.
interieure-PI04 = Nationalisations
    .does = CGE, Havas, Thomson −$40
    .tells = The State buys it all back, at a price it has set itself.
interieure-PI05 = Major building projects
    .does = Bouygues +$60
    .tells = An opera, an arch, a pyramid: concrete has never been so well read.
interieure-PI06 = Building projects frozen
    .does = Bouygues −$60
    .tells = The cranes stand still, and the pigeons have moved in.
interieure-PI07 = New-car bonus
    .does = Automobile +$20
    .tells = Bring the old banger, leave in a shiny one: the State pays the tow.
interieure-PI08 = Car tax
    .does = Automobile −$20
    .tells = It is taxed standing, moving and stopping.
interieure-PI09 = Prices freed
    .does = Food and luxury +$20
    .tells = The baker chalks up a new price, and then another.
interieure-PI10 = Prices frozen
    .does = Food and luxury −$20
    .tells = The price of bread is now a matter for the police.
interieure-PI11 = Advertising allowed
    .does = Havas +$50
    .tells = Between the film and its end: soap, cars and more soap.
interieure-PI12 = Advertising banned
    .does = Havas −$50
    .tells = The posters come down. For the first time one sees the walls.
interieure-PI13 = Easy credit
    .does = Banks +$30
    .tells = Sign here, pay later: the counter has never been so friendly.
interieure-PI14 = Credit squeeze
    .does = Banks −$30
    .tells = The bank regrets. It regrets very politely, by return of post.
interieure-PI15 = Fuel tax cut
    .does = Energy +$20
    .tells = Full tank, Sunday drive, and the whole family in the back.
interieure-PI16 = Fuel tax rise
    .does = Energy −$20
    .tells = At the pump the State fills up first.
interieure-PI17 = Defence orders
    .does = Matra +$50; Thomson +$30
    .tells = Very discreet goods, ordered by people who do not give their names.
interieure-PI18 = Defence cuts
    .does = Matra −$50; Thomson −$30
    .tells = The generals will make do with last year’s missile.
interieure-PI19 = Computers in schools
    .does = Computing +$20
    .tells = A screen for every class. The pupils will show the teacher how.
interieure-PI20 = Computing budget cancelled
    .does = Computing −$20
    .tells = The crates stay in the corridor, unopened.
interieure-PI21 = Longer holidays
    .does = Services +$20
    .tells = A fifth week: the roads south are already full.
interieure-PI22 = Transport strike
    .does = Services −$20
    .tells = No train, no plane, no bus. The walkers look well.
interieure-PI23 = Luxury taxed less
    .does = Moët-Vuitton +$50; L’Oréal +$30
    .tells = Champagne is declared a staple, and nobody objects.
interieure-PI24 = Luxury taxed more
    .does = Moët-Vuitton −$50; L’Oréal −$30
    .tells = A tax on what shines. The furs stay in the cupboard.
interieure-PI25 = Softer standards
    .does = Chemicals +$20
    .tells = The river may be a little greener. The shareholders, too.
interieure-PI26 = Tougher standards
    .does = Chemicals −$20
    .tells = An inspector with a test tube has been seen by the river.
interieure-PI27 = Telephone plan
    .does = CGE +$50
    .tells = Half the country waited for a telephone; the other half for the dialling tone.
interieure-PI28 = Telephone plan delayed
    .does = CGE −$50
    .tells = Callers will have to ask for the operator a little longer.
interieure-PI29 = Hygiene drive
    .does = Cosmetics +$30
    .tells = Brushed twice a day, by order of the ministry.
interieure-PI30 = Detergents taxed
    .does = Cosmetics −$30
    .tells = Whiter than white, and dearer than dear.
interieure-PI31 = Confident households
    .does = all prices +$10
    .tells = They open the savings book and come home with a sofa.
interieure-PI32 = General strike
    .does = all prices −$10
    .tells = Even the strike committee’s secretary is on strike.

internationale-PM01 = Oil shock
    .does = Energy +$40; Automobile −$20
    .tells = Six ministers, one hotel, and the barrel leaves through the roof.
internationale-PM02 = Oil glut
    .does = Energy −$40; Automobile +$20
    .tells = The tankers wait offshore: nobody has a tank left to fill.
internationale-PM03 = Weak dollar
    .does = United States +$20; Japan −$20
    .tells = Everything American is on sale, and the world goes shopping.
internationale-PM04 = Strong dollar
    .does = United States −$20; Japan +$20
    .tells = A dollar buys half a cathedral. The exporters weep.
internationale-PM05 = Free trade in cars
    .does = Toyota +$50; General Motors −$30
    .tells = The car ferries come in low in the water, and leave light.
internationale-PM06 = Car quotas
    .does = Toyota −$50; General Motors +$30
    .tells = Small cars need a visa now.
internationale-PM07 = Cheap yen
    .does = Japan +$20
    .tells = Radios by the shipload, at the price of the batteries.
internationale-PM08 = Dear yen
    .does = Japan −$20
    .tells = In Tokyo the coffee costs as much as the cup.
internationale-PM09 = Brussels deal
    .does = Germany +$20; Italy +$20
    .tells = At four in the morning somebody found the right comma.
internationale-PM10 = Brussels deadlock
    .does = Germany −$20; Italy −$20
    .tells = They did not agree, but in every language.
internationale-PM11 = Pound in demand
    .does = Great Britain +$30
    .tells = Umbrellas up in the City: it rains orders.
internationale-PM12 = Pound under fire
    .does = Great Britain −$30
    .tells = The Governor denies it. Sell.
internationale-PM13 = Swiss haven
    .does = Switzerland +$30
    .tells = When the world trembles, it hides its money under a mountain.
internationale-PM14 = Bank secrecy lifted
    .does = Switzerland −$30
    .tells = The numbered accounts turn out to have names.
internationale-PM15 = Arms race
    .does = Electronics +$20
    .tells = Each side counts the other’s rockets, and orders one more.
internationale-PM16 = East-West thaw
    .does = Electronics −$20
    .tells = They shook hands before the cameras. The radar salesmen left early.
internationale-PM17 = Chip rush
    .does = Computing +$20
    .tells = A fingernail of silicon, and a queue round the block.
internationale-PM18 = Price war
    .does = Computing −$20
    .tells = Ten per cent off, says one. Twenty, says the other. Thirty, says the bailiff.
internationale-PM19 = Tourists galore
    .does = Club Méditerranée, TWA +$40; Wagons-Lits +$20
    .tells = Straw hats, full flights, and not a deck chair left.
internationale-PM20 = Trips cancelled
    .does = Club Méditerranée, TWA −$40; Wagons-Lits −$20
    .tells = The suitcases go back on top of the wardrobe.
internationale-PM21 = Debts repaid
    .does = Banks +$30
    .tells = The cheque came from far away, and it was good.
internationale-PM22 = Defaulting debtors
    .does = Banks −$30
    .tells = Who owes a little sleeps badly; who owes billions lets the banker do so.
internationale-PM23 = Plentiful crops
    .does = Nestlé, BSN +$40
    .tells = Milk by the river, cocoa by the ton: the cows are proud.
internationale-PM24 = Frost on the crops
    .does = Nestlé, BSN −$40
    .tells = One cold night in May, and breakfast costs more all year.
internationale-PM25 = Eastern market opened
    .does = Philips, Sony +$40
    .tells = A gap in the curtain, just wide enough for a television set.
internationale-PM26 = Eastern market closed
    .does = Philips, Sony −$40
    .tells = The frontier closes. So does the order book.
internationale-PM27 = Cassettes win
    .does = TDK, Fuji +$40; Kodak −$40
    .tells = The home film has no smell of chemicals and no ending.
internationale-PM28 = Film strikes back
    .does = TDK, Fuji −$40; Kodak +$40
    .tells = A picture one can hold: the grandmothers have decided.
internationale-PM29 = Embargo lifted
    .does = BASF +$50; Unilever +$20
    .tells = The barrels roll again, and so do the lorries.
internationale-PM30 = Embargo imposed
    .does = BASF −$50; Unilever −$20
    .tells = Nothing goes out, says the decree. The warehouses sigh.
internationale-PM31 = World recovery
    .does = all prices +$20
    .tells = The chimneys of three continents are seen to smoke.
internationale-PM32 = Distant crash
    .does = all prices −$20
    .tells = It happened while you slept, twelve time zones away.

rumeur-R01 = Chinese contract
    .does = Coca-Cola +$60
    .tells = A billion thirsty people, and somebody has just found the bottle opener.
rumeur-R02 = Patent won
    .does = AEG +$40
    .tells = It is about a plug. But what a plug.
rumeur-R03 = Merger in sight
    .does = Barclay’s Bank +$50
    .tells = Two chauffeurs were seen waiting at the same door.
rumeur-R04 = Hit model
    .does = British Leyland +$60
    .tells = It starts in the rain. The whole town talks of nothing else.
rumeur-R05 = Miracle yoghurt
    .does = BSN +$40
    .tells = A spoonful a day, and the postman looks twenty again.
rumeur-R06 = Pocket copier
    .does = Canon +$50
    .tells = It fits in a coat. So does the neighbour’s file.
rumeur-R07 = Winning train
    .does = CGE +$30
    .tells = It flies, says the driver, and it is not even late.
rumeur-R08 = Hidden reserves
    .does = Deutsche Bank +$70
    .tells = Behind the third cellar somebody has found a fourth.
rumeur-R09 = Robots ahead
    .does = Fiat +$40
    .tells = The robots never tire, and they do not sing.
rumeur-R10 = TV licence won
    .does = Havas +$30
    .tells = An envelope, a cousin, a frequency.
rumeur-R11 = Brilliant machine
    .does = IBM +$80
    .tells = It answered before it was asked. The engineers are a little afraid.
rumeur-R12 = Fountain-of-youth cream
    .does = L’Oréal +$50
    .tells = The test subject was asked for her identity card.
rumeur-R13 = Liner ordered
    .does = Mitsubishi +$40
    .tells = Eight decks, two pools, and the bar is signed for already.
rumeur-R14 = American ally
    .does = Olivetti +$50
    .tells = He wore a hat and paid for everybody’s ice cream.
rumeur-R15 = Radar exported
    .does = Thomson +$60
    .tells = It sees everything, above all the buyer’s chequebook.
rumeur-R16 = Exclusive route
    .does = TWA +$30
    .tells = One aeroplane, one destination, and nobody else may land.
rumeur-R17 = Laboratory leak
    .does = BASF −$50
    .tells = The neighbours’ geraniums have turned blue.
rumeur-R18 = Cracked bridge
    .does = Bouygues −$60
    .tells = A hairline, says the engineer. He did not cross.
rumeur-R19 = Dry well
    .does = BP −$40
    .tells = They drilled three kilometres down and found a fossil.
rumeur-R20 = Doubtful loans
    .does = Chase Manhattan Bank −$50
    .tells = The borrower’s address turns out to be a beach.
rumeur-R21 = Rainy summer
    .does = Club Méditerranée −$30
    .tells = They play cards in the bungalows, for beads.
rumeur-R22 = Faulty tube
    .does = Colgate Palmolive −$30
    .tells = The toothpaste comes out at the wrong end.
rumeur-R23 = Failed drilling
    .does = Elf −$50
    .tells = Water, very pure, from a very great depth.
rumeur-R24 = Refinery breakdown
    .does = Esso −$40
    .tells = A valve nobody had a name for.
rumeur-R25 = Fogged film
    .does = Fuji −$40
    .tells = All of last summer came out white.
rumeur-R26 = Suspect brakes
    .does = General Motors −$60
    .tells = It stops in the end, say the lawyers.
rumeur-R27 = Lawsuit lost
    .does = Kodak −$70
    .tells = The judge had a camera of the other make.
rumeur-R28 = Late rocket
    .does = Matra −$40
    .tells = The countdown reached zero, and went on.
rumeur-R29 = Bitter chocolate
    .does = Nestlé −$50
    .tells = The children made a face. The children are never wrong.
rumeur-R30 = Factory blockaded
    .does = Peugeot −$60
    .tells = Nothing goes out by the gate but the smell of sausages.
rumeur-R31 = Standard dropped
    .does = Philips −$30
    .tells = Ten years of work, and the shop has chosen the other plug.
rumeur-R32 = Oil slick
    .does = Shell −$80
    .tells = The seagulls noticed first.

personnel-SP01 = Television channel
    .does = sell shares for $1,050,000
    .tells = You will sing on it yourself, if need be.
personnel-SP02 = Election campaign
    .does = sell shares for $500,000
    .tells = Your face on ten thousand walls, with and without a moustache.
personnel-SP03 = Racing yacht
    .does = sell shares for $600,000
    .tells = She is fast, she is beautiful, she takes on water.
personnel-SP04 = Ruined castle
    .does = sell shares for $800,000
    .tells = Forty rooms, a ghost, and half a roof.
personnel-SP05 = Racing stable
    .does = sell shares for $400,000
    .tells = They eat like bankers and run like civil servants.
personnel-SP06 = Old master
    .does = sell shares for $750,000
    .tells = Signed, dated, and for once authentic.
personnel-SP07 = Second-hand jet
    .does = sell shares for $600,000
    .tells = One careful owner, who still smells of cigars.
personnel-SP08 = Family vineyard
    .does = sell shares for $400,000
    .tells = Your grandfather made a modest wine of it. He was modest.
personnel-SP09 = Football club
    .does = sell shares for $300,000
    .tells = Bottom of the table, but what supporters.
personnel-SP10 = Alpine chalet
    .does = sell shares for $300,000
    .tells = The view is included, the road is not.
personnel-SP11 = Antique jewels
    .does = sell shares for $250,000
    .tells = They belonged to a queen, or to somebody she knew.
personnel-SP12 = Vintage car
    .does = sell shares for $200,000
    .tells = It does a hundred, downhill, with the wind.
personnel-SP13 = Tax audit
    .does = pay $300,000
    .tells = The gentleman has time, a pencil and your letters of 1974.
personnel-SP14 = Costly divorce
    .does = pay $150,000
    .tells = You keep the dog. The dog comes with a lawyer.
personnel-SP15 = Casino night
    .does = pay $200,000
    .tells = Red came up nine times. You were on black.
personnel-SP16 = Famous dentist
    .does = pay $50,000
    .tells = He whistles while he works, and he works slowly.
personnel-SP17 = Patron of the arts
    .does = pay $100,000
    .tells = Your name in brass, under a painting nobody understands.
personnel-SP18 = Cracked pool
    .does = pay $50,000
    .tells = The fish pond next door is grateful.
personnel-SP19 = Libel suit
    .does = pay $250,000
    .tells = You only asked, loudly, at dinner, where he got the money.
personnel-SP20 = Lavish wedding
    .does = pay $200,000
    .tells = Four hundred guests, of whom you know eleven.
personnel-SP21 = Burglary
    .does = pay $100,000
    .tells = They took the silver and left the accounts. A pity.
personnel-SP22 = Drinks are on you
    .does = pay $20,000 to each player
    .tells = You said “the usual for everybody”. Everybody heard.
personnel-SP23 = Wealthy aunt
    .does = receive $300,000
    .tells = She never liked you, but she liked your cousins less.
personnel-SP24 = Lottery ticket
    .does = receive $250,000
    .tells = Bought to get rid of the change.
personnel-SP25 = Memoirs sold
    .does = receive $200,000
    .tells = Chapter nine was paid for twice, the second time to leave it out.
personnel-SP26 = Paid lecture
    .does = receive $100,000
    .tells = An hour on “how to become rich”, well attended and well paid.
personnel-SP27 = Building land
    .does = receive $200,000
    .tells = Yesterday beetroots, today a car park.
personnel-SP28 = Small invention
    .does = receive $150,000
    .tells = It opens what used to shut, and nobody can live without it now.
personnel-SP29 = Attic treasure
    .does = receive $50,000
    .tells = Under the broken pram lay something that was not broken.
personnel-SP30 = Generous taxman
    .does = receive $100,000
    .tells = They had counted you twice. They apologise, once.
personnel-SP31 = Winning bet
    .does = receive $50,000
    .tells = You said he would eat his hat. He did.
personnel-SP32 = Birthday party
    .does = receive $20,000 from each player
    .tells = A cake, a song, and an envelope from everybody.

# Acts

act-company = { $company }
act-company-PORTFOLIO = Take a lot { $company_of }
act-company-NAME = Name { $company }
act-company-SOLD_OUT = Name { $company } instead
act-company-DOUBLE = Buy { $company } with your double
act-company-CARD_COMPANY = Choose { $company }
act-company-PORTFOLIO-gathered = Take one lot each of { $company }
act-sell = Sell { $company }
act-request = Ask for shares { $company_of }
act-qty = { $lots }
act-qty-REQ_QTY = Ask for { $lots }
act-qty-SALE_QTY = Put up { $lots }
act-qty-POLL = { $lots_taking }
act-qty-FALL = { $lots_taking }
act-qty-DEMAND = { $lots_demanding }
act-qty-DOUBLE_QTY = Buy { $lots }
act-qty-CARD_QTY = Buy { $lots }
act-qty-FORCED_QTY = Sell { $lots }
act-qty-BANK_SALE_QTY = Sell { $lots }
act-sell-gathered = { "" }
act-request-gathered = { "" }
act-ask_holders-gathered = { "" }
act-player-gathered = { "" }
act-company-DOUBLE-gathered = { "" }
act-qty-REQ_QTY-gathered = Ask { $holder } for { $lots_last } { $company_of_last }
act-qty-SALE_QTY-gathered = Put up { $lots_last } { $company_of_last }
act-qty-DOUBLE_QTY-gathered = Buy { $lots_last } { $company_of_last } with your double
act-qty-FORCED_QTY-gathered = Sell { $lots_last } { $company_of_last }
act-qty-BANK_SALE_QTY-gathered = Sell { $lots_last } { $company_of_last } to the bank
act-player = Ask { $seat }
act-reveal = Reveal { $rumeur }: { $rumeur_does }
act-roll = Roll the dice
act-pass_by = Pass
act-pass_by-PRETURN = Nothing now
act-pass_by-RUMOUR = Keep silent
act-pass_by-REQ_TARGET = Ask nobody
act-pass_by-SOLD_OUT = Pass
act-pass_by-DOUBLE = Buy nothing with your double
act-pass_by-CARD_COMPANY = Turn the card’s offer down
act-ask_holders = Ask the holders
act-refuse = Refuse to sell
act-close = Close the deal
act-up_10 = $10 more
act-up_10-named = Ask { $price } a share
act-up_20 = $20 more
act-up_20-named = Ask { $price } a share
act-up_50 = $50 more
act-up_50-named = Ask { $price } a share
act-up_100 = $100 more
act-up_100-named = Ask { $price } a share
act-hundreds = Ask { $hundreds } a share, and tens
act-hundreds-gathered = { "" }
act-tens = And { $quote }
act-tens-named = Ask { $price } a share
act-accept = Accept the price
act-decline = Decline
act-yes = Sell more
act-no = Sell no more than you put up
act-withdraw = Withdraw
act-stay = Stay
act-stay_5 = Stay for 5 steps
act-stay_20 = Stay for 20 steps
act-deal = { $company } is dealt
act-first_roll = { $dice } to see who starts
act-dice = { $dice }
act-draw_bourse = { $bourse } is turned up
act-draw_interieure = { $interieure } is turned up
act-draw_internationale = { $internationale } is turned up
act-draw_rumeur = { $rumeur } is drawn
act-clock = Clock: { $clock }
clock-goes_on = the time is not up
clock-is_over = the time is up
act-draw_personnel = { $personnel } is turned up

# What is asked

phase-DEAL = The portfolios are dealt
phase-START = Who starts?
phase-DICE = The dice roll
phase-DRAW_BOURSE = A Bourse card is turned up
phase-DRAW_INTERIEURE = A Domestic politics card is turned up
phase-DRAW_INTERNATIONALE = An International politics card is turned up
phase-DRAW_RUMEUR = A rumour is drawn
phase-CLOCK = A look at the clock
phase-DRAW_PERSONNEL = A Strictly personal card is turned up
phase-PORTFOLIO = Choose the companies of your portfolio
phase-PRETURN = Before the turn: reveal a rumour, ask for shares, or do nothing
phase-REQ_TARGET = Which holder do you ask?
phase-REQ_QTY = How many lots do you ask for?
phase-REQ_PRICE = Name your price, or refuse
phase-REQ_TENS = And how many tens?
phase-REQ_REPLY = Do you accept this price?
phase-SALE = Sell shares if you like, then roll the dice
phase-SALE_QTY = How many lots do you put up?
phase-POLL = How many lots do you take at this price?
phase-EXTEND = The others want more than you put up: sell more?
phase-FALL = The price has fallen: how many lots do you take?
phase-NAME = Which company do you name?
phase-SOLD_OUT = The bank has no shares of it left: name another company, ask the holders, or pass
phase-DEMAND = How many lots do you ask for?
phase-BIDS = Too few shares: how far do you go?
phase-RUMOUR = Before the payment: reveal a rumour?
phase-DOUBLE = A double: choose a company in Prices and buy at the listed price, or buy nothing
phase-DOUBLE_QTY = How many lots do you buy?
phase-FORCED = You must sell: which company?
phase-FORCED_QTY = How many lots do you sell?
phase-CARD_COMPANY = Choose a company for the card
phase-CARD_QTY = How many lots do you buy?
phase-BANK_SALE = You must sell to the bank: which company?
phase-BANK_SALE_QTY = How many lots do you sell?
phase-RAISE_CASH = You cannot pay: which shares do you sell?

# Log

log-CHOSE = { $seat } takes a lot { $company_of }.
log-DEALT = { $seat } is dealt a lot { $company_of }.
log-START_ROLLED = { $seat } rolls { $sum } to see who starts.
log-STARTS = { $seat } starts.
log-TURN = It is { $seat }’s turn.
log-SKIPPED = { $seat } is suspended and misses this turn.
log-ROUND_OVER = { $rounds ->
        [one] One round of the table is over.
       *[other] { $rounds } rounds of the table are over.
    }
log-ROLLED = { $seat } rolls { $first } and { $second }.
log-LANDED = { $seat } stops on { $square }.
log-QUOTED = { $company }: { $quote }.
log-REVEALED = { $seat } reveals a rumour: { $rumeur } ({ $rumeur_does }).
log-PAYS_NOW = { $company } now costs { $price }.
log-NAMED = { $seat } names { $company }, listed at { $quote }.
log-DEMANDED = { $seat } { $lots_asked }; the price is now { $price }.
log-AT_QUOTE = { $seat } { $lots_asked } at the listed price of { $price }.
log-STOCK = The bank has { $lots } { $company_of } left.
log-SESSION_OVER = The session { $company_of } is over.
log-BOUGHT = { $seat } buys { $lots } { $company_of } at { $price }, for { $sum }.
log-SOLD_TO = { $seat } sells { $lots } { $company_of } to { $other } at { $price }, for { $sum }.
log-SOLD_TO_BANK = The bank takes { $lots } { $company_of } from { $seat } at { $price }, for { $sum }.
log-AUCTION = Too few shares { $company_of }: { $lots } auctioned from { $price }.
log-STAYED = { $steps ->
        [one] { $seat } stays at { $price }.
       *[other] { $seat } stays from { $price } for { $steps } steps.
    }
log-WITHDREW = { $seat } withdraws at { $price }.
log-KNOCKED_DOWN = { $company } goes for { $price }.
log-OFFERED = { $seat } puts up { $lots } { $company_of } at { $price }.
log-TAKES = { $seat } takes { $lots } at { $price }.
log-TAKES_NOTHING = { $seat } takes nothing at { $price }.
log-EXTENDED = { $seat } now sells { $lots }.
log-NOT_EXTENDED = { $seat } keeps to { $lots }.
log-REQUESTED = { $seat } asks { $other } for shares { $company_of }.
log-WANTED = { $seat } wants { $lots }.
log-PRICE_NAMED = { $seat } asks { $price }.
log-ACCEPTED = { $seat } accepts { $price }.
log-DECLINED = { $seat } declines { $price }.
log-REFUSED = { $seat } refuses to sell.
log-CLOSED = { $seat } closes the deal at { $price }.
log-READ_BOURSE = { $seat } reads: { $bourse } ({ $bourse_does }).
log-READ_INTERIEURE = { $seat } reads: { $interieure } ({ $interieure_does }).
log-READ_INTERNATIONALE = { $seat } reads: { $internationale } ({ $internationale_does }).
log-READ_PERSONNEL = { $seat } reads: { $personnel } ({ $personnel_does }).
log-DREW_RUMEUR =
    { $rumeur ->
        [hidden] { $seat } draws a rumour and keeps it secret.
       *[other] { $seat } draws the rumour { $rumeur } and keeps it secret.
    }
log-NO_RUMOURS = There is no rumour left for { $seat } to draw.
log-RECEIVED = The bank pays { $seat } { $sum }.
log-PAID = { $seat } pays the bank { $sum }.
log-GAVE = { $seat } pays { $other } { $sum }.
log-FREE_LOT = { $seat } receives { $lots } { $company_of } free of charge.
log-NO_EFFECT = The card has no effect for { $seat }.
log-MUST_SELL = { $seat } must sell shares for { $sum }.
log-SHORT_OF_CASH = { $seat } cannot pay { $sum } in cash and must sell.
log-IMPRUDENT = { $seat } cannot pay for { $lots } { $company_of }: { $sum } is due, the fine included.
log-FINED = { $seat } pays a fine of { $sum }.
log-SUSPENDED = { $turns ->
        [one] { $seat } is suspended and misses the next turn.
       *[other] { $seat } is suspended and misses the next { $turns } turns.
    }
log-CESSATION = Insolvency: { $seat } cannot raise { $sum }, and the bank takes all the cash.
log-SEIZED = The bank seizes { $lots } { $company_of } from { $seat } and holds a sale.
log-SURPLUS = { $seat } keeps { $sum } and stays in the game.
log-RUINED = { $seat } is ruined.
log-DIVIDENDS = { $seat } collects { $sum } in dividends on { $lots ->
        [one] one lot
       *[other] { $lots } lots
    }.
log-FEE = { $seat } collects { $sum } in directors’ fees from { $company }.
log-HORIZONTAL = { $seat } collects { $sum } for a horizontal concentration ({ $sector }).
log-VERTICAL = { $times ->
        [one] { $seat } collects { $sum } for a vertical concentration.
       *[other] { $seat } collects { $sum } for { $times } vertical concentrations.
    }
log-PAYOUT = { $seat } completes a circuit and is paid { $sum }.
log-TIME_IS_UP = The closing bell: the agreed length is over.
log-BANK_IS_EMPTY = The closing bell: the bank has sold every share.
log-ONE_IS_LEFT = The closing bell: only { $seat } is left.
log-WON = { $seat } wins!
log-RANKED =
    { $fall ->
        [0] { $rank }. { $seat }: { $sum } in cash and shares.
        [1] { $rank }. { $seat }: ruined, the first to go.
        [2] { $rank }. { $seat }: ruined, the second to go.
        [3] { $rank }. { $seat }: ruined, the third to go.
        [4] { $rank }. { $seat }: ruined, the fourth to go.
       *[other] { $rank }. { $seat }: ruined, number { $fall } to go.
    }
log-RANKED-gathered = Final standings: { $details }.
log-RANKED-short =
    { $fall ->
        [0] { $rank }. { $seat } ({ $sum })
        [1] { $rank }. { $seat } (ruined, the first to go)
        [2] { $rank }. { $seat } (ruined, the second to go)
        [3] { $rank }. { $seat } (ruined, the third to go)
        [4] { $rank }. { $seat } (ruined, the fourth to go)
       *[other] { $rank }. { $seat } (ruined, number { $fall } to go)
    }

# What others are doing: “Augusta is …”

doing-PORTFOLIO = choosing a portfolio
doing-PRETURN = thinking before the turn begins
doing-REQ_TARGET = choosing whom to ask for shares
doing-REQ_QTY = deciding how many lots to ask for
doing-REQ_PRICE = naming a price
doing-REQ_TENS = naming a price
doing-REQ_REPLY = considering a price
doing-SALE = deciding what to sell
doing-SALE_QTY = deciding how many lots to sell
doing-POLL = considering the offer
doing-EXTEND = deciding whether to sell more
doing-FALL = considering the lower price
doing-NAME = choosing a company to name
doing-SOLD_OUT = looking for another company
doing-DEMAND = deciding how many lots to ask for
doing-BIDS = deciding whether to stay in the auction
doing-RUMOUR = deciding whether to reveal a rumour
doing-DOUBLE = deciding what to buy after a double
doing-DOUBLE_QTY = deciding how many lots to buy
doing-FORCED = choosing which shares to sell
doing-FORCED_QTY = deciding how many lots to sell
doing-CARD_COMPANY = choosing a company for the card
doing-CARD_QTY = deciding how many lots to buy
doing-BANK_SALE = choosing shares to sell to the bank
doing-BANK_SALE_QTY = deciding how many lots to sell
doing-RAISE_CASH = raising money to pay

# Lines of the log that are told as one, and lines as a detail of others

log-CHOSE-gathered = { $seat } takes lots of { $company }.
log-DEALT-gathered = { $seat } is dealt lots of { $company }.
log-START_ROLLED-gathered = Rolling to see who starts: { $details }.
log-START_ROLLED-short = { $seat } { $sum }
log-STARTS-gathered = { $seat } starts ({ $details }).
log-ROLLED-gathered = { $seat } rolls { $first } and { $second } and stops on { $square }.
log-NAMED-gathered = { $seat } names { $company }, listed at { $quote }: { $details }.
log-DEMANDED-gathered =
    { $count ->
        [one] { $seat } { $lots_asked }; the price is now { $price }.
       *[other] { $details }; the price is now { $price_last }.
    }
log-BOUGHT-gathered =
    { $count ->
        [one] { $seat } buys { $lots } { $company_of } at { $price }, for { $sum }.
       *[other] { $company } at { $price }: { $details }.
    }
log-DEMANDED-short = { $seat } { $lots_asked }
log-AT_QUOTE-short = { $seat } { $lots_asked } at the listed price
log-BOUGHT-short = { $seat } buys { $lots }
log-SOLD_TO-gathered = { $seat } sells { $lots } { $company_of } to { $other } at { $price }, for { $sum }.
log-AUCTION-gathered =
    { $details ->
        [nothing] Too few shares { $company_of }: { $lots } auctioned from { $price }.
       *[other] Too few shares { $company_of }: { $lots } auctioned from { $price } ({ $details }).
    }
log-WITHDREW-short = { $seat } withdraws at { $price }
log-KNOCKED_DOWN-gathered = 
    { $details ->
        [nothing] { $company } goes for { $price }.
       *[other] { $company } goes for { $price } ({ $details }).
    }
log-OFFERED-gathered =
    { $details ->
        [nothing] { $seat } puts up { $lots } { $company_of } at { $price }.
       *[other] { $seat } puts up { $lots } { $company_of } at { $price }: { $details }.
    }
log-TAKES-short = { $seat } takes { $lots }
log-REQUESTED-gathered = { $seat } asks { $other } for shares { $company_of }: { $latest }.
log-WANTED-short = { $lots }
log-PRICE_NAMED-short = { $seat } asks { $price }
log-ACCEPTED-short = { $seat } accepts { $price }
log-DECLINED-short = { $seat } declines { $price }
log-REFUSED-short = { $seat } refuses to sell

# Refusals

refusal-NOT_IN_PLAY = This company is not in play.
refusal-TOO_DEAR_TO_CHOOSE = Only companies with a low nominal value can go into the portfolio.
refusal-CHOSEN_ALREADY = You have already chosen this company.
refusal-NOT_YOUR_CARD = You do not hold this rumour.
refusal-NOT_ASKED_HERE = At this table nobody asks for shares before a turn.
refusal-OWN_TURN = Before your own turn there is nobody you can ask for shares.
refusal-ASKED_ALREADY = You have already asked once.
refusal-NOT_HELD_THERE = This player holds no shares of that company.
refusal-SUSPENDED = This player is suspended.
refusal-NOBODY_TO_ASK = There is nobody to ask for these shares.
refusal-FIRST_PRICE = No price has been accepted yet: name one or refuse.
refusal-PRICE_ACCEPTED = A price has been accepted: close at it, or name a higher one.
refusal-NOT_OWNED = You own no shares of this company.
refusal-SOLD_ALREADY = You have already put this company up for sale this turn.
refusal-ONE_COMPANY_A_TURN = You have already put a company up for sale this turn, and this table allows one.
refusal-NO_STOCK = The bank has no shares of this company left.
refusal-OVER_CALL = You can ask for two lots at most.
refusal-OVER_STOCK = The bank does not hold that many lots.
refusal-AT_LEAST_ONE = At least one lot must change hands.
refusal-OVER_HOLDING = Nobody can sell more lots than they hold.
refusal-OVER_OFFER = There are not that many lots on offer.
refusal-OVER_NEED = That is more than you need to sell.
refusal-OVER_CASH = Your cash does not cover that.
refusal-OVER_LIMIT = Nobody may go above ten times the price at the start.
refusal-NOT_ABOVE = Name a price above the listed one, and above the one already accepted.
refusal-OVER_CEILING = No price goes above the ceiling.
refusal-NOT_ADMITTED = The card does not allow this company.
refusal-OVER_CARD = The card does not allow that many lots.
refusal-MUST_OBEY = This card must be obeyed.
refusal-sale-ends-turn-without-turn-limit = A sale that ends the turn needs a turn limit or a length in rounds.
refusal-price-ceiling-not-a-multiple-of-10 = The price ceiling must be a multiple of 10.

# Options

option-edition = Edition
    .about = How much of the spiral is used: 16, 30 or 40 companies.
option-edition-junior = Junior, 1 h
    .lasts = about 1 hour
option-edition-senior = Senior, 2 h
    .lasts = about 2 hours
option-edition-masters = Masters, 3 h
    .lasts = about 3 hours
option-duration = Length counted in
    .about = Whether the game ends after so many circuits of the leading pawn, rounds of the table or minutes.
option-duration-circuits = Circuits
option-duration-rounds = Rounds of the table
option-duration-minutes = Minutes by the clock
    .lasts = { $length } minutes
option-length = Length
    .about = How many circuits, rounds or minutes are played.
option-turn_limit = Turn limit
    .about = A hard stop after that many turns, counting everybody’s; 0 means none.
option-companies = Companies in play
    .about = Whether the companies outside the rings in use are traded too.
option-companies-portion = Those on the rings in use
option-companies-all = All forty
option-portfolio = Portfolio at the start
    .about = Whether the first shares are chosen or dealt.
option-portfolio-choose = Chosen
option-portfolio-random = Dealt
option-overcommit = Asking for more than one’s cash
    .about = Whether you may ask for more than you can pay for. If you do, there is a fine, or worse.
option-overcommit-guarded = Prevented
option-overcommit-free = Allowed and punished
option-au_cours_moves_quote = Purchases at the listed price
    .about = Whether they raise the price for the others.
option-au_cours_moves_quote-off = Leave the price alone
option-au_cours_moves_quote-on = Raise the price
option-sale_ends_turn = After a sale
    .about = Whether several companies may be sold in a turn before the roll, only one, or whether the first sale ends the turn without a roll.
option-sale_ends_turn-off = The dice are rolled
option-sale_ends_turn-on = The turn ends
option-sale_ends_turn-one_company = One company a turn, then the dice
option-forced_sale = Forced sales by card
    .about = Whether the price keeps falling while the others are asked again, when a card makes somebody sell.
option-forced_sale-short = One offer, then the bank
option-forced_sale-full = The full procedure
option-private_requests = Asking others to sell
    .about = When you may ask another player for shares.
option-private_requests-preturn = Before their turn, and where the bank is sold out
option-private_requests-square_only = Only where the bank is sold out
option-private_requests-off = Never
option-rumour_windows = Rumours
    .about = When rumours may be revealed.
option-rumour_windows-full = Before turns, payments and payouts
option-rumour_windows-turn = Before turns only
option-rumour_windows-any_time = At any time
option-price_ceiling = Price ceiling
    .about = No share is ever listed above this price in dollars, a multiple of 10.
option-final_payout = Payout at the close
    .about = Whether everybody is paid once more when the exchange closes.
option-final_payout-off = No
option-final_payout-on = Yes
option-open_cash = Open cash
    .about = Whether everybody can see how much cash everybody has.
option-open_cash-off = No
option-open_cash-on = Yes
option-double_purchase = Double on a company’s square
    .about = What it gives besides the session.
option-double_purchase-inside = The first purchase, at the listed price
option-double_purchase-extra = One more purchase, afterwards

# Laws

law-LOTS = Bank and players together hold ten lots of each company in play.
law-QUOTES = Every price lies between floor and ceiling; companies not in play have none.
law-MONEY = All cash is what the bank has paid out less what it was paid.
law-PURSES = Nobody’s cash falls below 0.
law-CARDS = No card is in its pile twice.
law-RUMOURS = Every rumour is in its pile, in one hand, or not yet drawn.
law-RUINED = Whoever is ruined owns nothing and is asked nothing.
law-SUSPENDED = Whoever is suspended is asked only to raise money that is owed.
law-ANSWERS = Sealed answers lie only in a running step of an auction.

# Hints

hint-WORTH_MOST = { $company } is listed at { $quote }, the dearest you can have for nothing.
hint-RISES_WITH_YOU = Whenever { $company } rises you gain more than anybody: you hold { $lots }.
hint-FOR_THE_PAYOUT = { $company }: it adds { $gain } to each of your payouts.
hint-MAKES_A_MAJORITY = { $company }: this brings you a fee or a concentration at every payout.
hint-RUMOUR_WILL_RAISE = { $company }: the rumour in your hand will raise it by { $rise }.
hint-AT_THE_QUOTE = { $company }: on its own square you buy at the listed price of { $quote }, before the others raise it.
hint-KEEPS_RESERVE = Better keep { $reserve } in cash for what a card may ask of you.
hint-HELPS_OTHERS = { $company }: a higher price would help { $seat } more than you.
hint-NOT_WORTH_ITS_PRICE = { $company }: the payouts to come would not make up for the price.
hint-STAYS_IN = { $company }: worth staying in up to { $limit }. What you pay becomes the listed price: the money stays yours in shares, and six lots earn you the price of one at every payout.
hint-TOO_DEAR = { $company }: at { $limit } better keep your cash for other purchases.
hint-BARGAIN = { $company }: { $price } is a good price for it.
hint-HURTS_OTHERS_MORE = { $company }: a fall of { $fall } costs { $seat } more than you.
hint-NOTHING_TO_SELL = A sale would cost you more than it hurts the others.
hint-STOPS_THE_FALL = { $company }: if nobody takes it, your shares could lose { $loss }.
hint-LET_IT_FALL = { $company }: a fall hurts others more than you.
hint-TAKES_FOR_PAYOUT = { $company }: by the end it should bring you about { $gain } in payouts.
hint-COSTS_LEAST = Selling { $company } costs you least: about { $loss }.
hint-COSTS_NOTHING = Selling { $company } costs you next to nothing.
hint-ONE_BY_ONE = { $company }: one lot at a time, since several together are all paid at the lowest price.
hint-ENOUGH_FOR_SALE = { $company }: you do not want to sell more of it.
hint-RUMOUR_PAYS = “{ $rumeur }” puts you about { $gain } ahead of the others.
hint-RUMOUR_BEFORE_PAYOUT = “{ $rumeur }” changes the fees that are about to be paid.
hint-RUMOUR_BEFORE_PAYMENT = “{ $rumeur }” makes the others pay more than they reckoned with.
hint-RUMOUR_LATER = “{ $rumeur }” can wait until you gain more by it.
hint-NOTHING_TO_REVEAL = You have nothing to reveal for now.
hint-ASKS_FOR_LOTS = { $company }: { $seat } has { $lots } that would be worth more to you.
hint-MISSING_LOTS = { $company }: you are { $lots } short.
hint-GOOD_PRICE = { $company }: the buyer should go up to { $limit }.
hint-PAYS_UP_TO = { $company }: it is worth { $limit } to you.
hint-WORTH_MORE_TO_YOU = { $company }: do not sell below { $limit }.
hint-NOBODY_WORTH_ASKING = Nobody has lots that are worth their price to you.
hint-AGREED_ALREADY = { $quote } is agreed: if you decline, the deal is done at that price.
hint-CANNOT_PAY = { $company }: you cannot pay { $price } a share.

# Standing orders

order-silent = Keep silent
    .about = You are not asked whether to reveal a rumour or ask for shares, except for the rumours in the orders below.
order-every_window = Ask me at every moment
    .about = Otherwise you are asked about a rumour only when it changes what is being paid, or your own payout; raise your hand to speak at other times. What you cannot pay is declined for you, what you must sell is sold where there is nothing to choose, and a price of yours that a buyer accepts closes the deal.
order-hand = Raise my hand
    .about = You are asked the next time you may reveal a rumour or ask for shares.
order-no_requests = Never ask others for shares
    .about = Before a turn you are not asked whether you want shares; you are asked only while you hold a rumour.
order-on_payment = Reveal when others pay
    .about = These rumours are revealed when another player is about to pay for the company they concern.
order-before_payout = Reveal before my payout
    .about = These rumours are revealed just before your own payout.
order-stay = In the next auction, stay up to
    .about = You stay up to this price, as far as your cash goes, then you withdraw. The order ends with the auction.
order-hold = Buy until I hold
    .about = In sessions and sales you ask for lots until you hold this many, and for no more.
order-below = Buy up to this price
    .about = Goes with the number you want to hold: above this price you ask for nothing.
order-enough = No more in this session
    .about = You ask for nothing more of these companies in the session that is going on. The order ends with the turn.
order-leave = Leave to the others
    .about = You take nothing of what is being sold of these companies, however its price falls. The order ends with the sale.
order-declined = Decline what was declined before
    .about = Until your own turn you take nothing of these companies that is offered at this price or above.
order-keep = Sell down to
    .about = For the sum that you must raise you sell lots of these companies one by one, until you have so many left. The order ends when the sum is found.
order-then_roll = After this sale, roll
    .about = The dice are rolled as soon as the sale that is going on is over. The order ends with it.
order-no_sales = Decline what others sell
    .about = You take nothing of what others sell, at the listed price or lower, except for the companies marked below.
order-sales_of = But do ask me about
    .about = When others sell shares of these companies, you are asked.
order-never_sell = Never sell on request
    .about = Every request for your shares is refused.

# What bots say when they decline

remark-NOT_FOR_SALE = They are worth more to me than you can pay.
remark-HELPS_YOU_MORE = That would help you more than me.
remark-TOO_DEAR = Too dear for me.
remark-RATHER_NOT = I’d rather not, at least not now.

# In the terminal

terminal-heading = Turn { $turn } · { $first ->
        [0] no roll yet
       *[other] last roll { $first } and { $second }
    }
terminal-cash = Cash
terminal-shares = Shares
terminal-rumours = Rumours
terminal-circuits = Circuits
terminal-square = Square
terminal-out = ruined
terminal-suspended = { $turns ->
        [one] { $square }, suspended for one turn
       *[other] { $square }, suspended for { $turns } turns
    }
terminal-price = Price
terminal-bank = Bank
terminal-traded = { $company } at { $price }, from { $seller }

# The guided first game

guide-welcome = Welcome to the exchange! You own five lots of 1,000 shares and 5 million in cash. When the closing bell rings, whoever has most in cash and shares wins. Let’s trade for two rounds together.
guide-prices = The price board. Every company has a price, a small chart, ten lots in all: how many the bank still has, how many are yours, who holds the most. Lots asked for at market raise a price; a sale that nobody takes lowers it.
guide-roll = Before rolling you could sell shares; keep them for now. Roll the dice: your pawn walks along the spiral on the trading floor, and the square it reaches says what happens.
    .done = Ten: you are on BSN, one of the companies you own.
guide-name = On a company’s square you open a session and name any company that the bank still has. On its own square BSN is yours at the listed price, before anybody raises it: name BSN.
    .done = The session is open, and you speak first.
guide-ask = You may ask for no lots, one or two. Everybody else speaks after you, and their demands drive the price up. You pay $200 a share, today’s price, so $200,000 a lot: ask for two.
    .done = Paid at the listed price. Two more lots are yours.
guide-more = { $seat1 } wants BSN too: every lot asked for at market adds $10. From now on that goes for you too: all who ask pay the price at the end of the round, and your old lots rise with it. Ask for one more.
    .done = $220 now, for your four lots as well.
guide-enough = Leave some cash for bad cards. Ask for nothing: that takes you out of this session, and it ends when nobody asks for more.
    .done = The session is over; { $seat1 } is next.
guide-defend = { $seat1 } sells a lot of BSN against you! If nobody takes it, the price falls again and again, and your lots with it. Take the lot at $220, the listed price: then nothing falls, and you have one more.
    .done = Well defended: you hold five lots of BSN.
guide-rumour = The news was good: BSN is at $240. { $seat2 } has drawn a rumour; nobody else knows what it says. Roll again and see whether you find one yourself.
    .done = A rumour of your own!
guide-keep = Miracle yoghurt: BSN +$40. It is your secret, a folded telex. Before any turn, payment or payout you could raise your hand and reveal it. Right now nobody is paying for BSN: wait. You will be asked when it matters.
guide-reveal = { $seat1 } is about to pay $240 for BSN. Now! Reveal your rumour: the price jumps before the money is on the table, and your five lots jump with it.
    .done = { $seat1 } pays $280 a share.
guide-majority = You need just one more lot: six of ten make a majority. Ask for it.
    .done = Six lots: BSN is in your hands.
guide-payout = Here are your lots, sector by sector, with marks at 3 and 6. Each time your pawn passes “Action!” you are paid: $10,000 for each lot, the price of a lot of BSN for your majority, and far more for three majorities in three sectors.
guide-help = From now on you decide. When in doubt, this button says what a good player would do, and why. If too few lots are left there is an auction; answers are sealed, and you can withdraw at any step.
guide-end = You know the floor now. Gather majorities, strike with rumours, keep cash for a rainy day, and mind the closing bell. Good luck!

# What stands on a card besides what it does
aside-REVEALED = { $rumeur_tells }
aside-READ_BOURSE = { $bourse_tells }
aside-READ_INTERIEURE = { $interieure_tells }
aside-READ_INTERNATIONALE = { $internationale_tells }
aside-READ_PERSONNEL = { $personnel_tells }

# How bots are: what follows their names
trait-daring = { $value ->
    [-2] bids with great caution
    [-1] bids with caution
    [1] bids boldly
   *[2] bids very boldly
}
trait-sector = { $value ->
    [1] collects banks
    [2] collects energy
    [3] collects cars
    [4] collects food and luxury
    [5] collects cosmetics
    [6] collects services
    [7] collects electronics
    [8] collects computers
    [9] collects chemicals
   *[10] collects public works
}
trait-spite = { $value ->
    [1] likes to sell what others hold
   *[2] sells at once what hurts others
}

# Figures at the end

figure-TURNS = { $turns } turns in { $rounds ->
        [1] one round
       *[other] { $rounds } rounds
    }
    .title = Length
figure-BEST_SALE = { $seat }: { $lots } { $company_of } for { $sum }
    .title = Best sale
figure-BEST_PAYOUT = { $seat }: { $sum }
    .title = Highest payout
figure-HIGHEST_QUOTE = { $company }: { $quote }
    .title = Highest quote
figure-MOST_LOTS = { $seat }: { $lots } lots
    .title = Most lots bought from the bank
source-market = Rise and fall of quotes
source-deals = Purchases and sales
source-dividends = Payouts
source-cards = Cards
source-fines = Fines and seizures

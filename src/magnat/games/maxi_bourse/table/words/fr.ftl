# Les mots du dessin.

quotes = Cotation
quotes-legend = écart · cours · courbe · banque · à vous · 1er détenteur
quotes-legend-watched = écart · cours · courbe · banque · { $name } · 1er détenteur
row-said = { $company } : { $price }, { $change } ; banque { $bank }, vous { $mine }, premier détenteur { $holder }
row-said-watched = { $company } : { $price }, { $change } ; banque { $bank }, { $name } { $mine }, premier détenteur { $holder }
row-changed = { $change } depuis votre dernier tour
row-changed-watched = { $change } depuis le dernier tour ({ $name })
row-unchanged = inchangé depuis votre dernier tour
row-unchanged-watched = inchangé depuis le dernier tour ({ $name })
row-look = Tout sur { $company }
col-price = Cours
col-bank = Banque
col-mine = À vous
col-mine-watched = { $name }
col-most = Premier détenteur
nominal = Valeur nominale
range = Plus bas et plus haut
sector = Secteur
course-of = Cours { $of }
holders = Détenteurs
majority = majorité
minority = 3 ou plus
nobody-holds = Personne n’a de quotité.

floor = La corbeille
floor-about = Une spirale de trois anneaux ; les flèches suivent le chemin
square-quote = { $price }, { $bank ->
        [0] plus de quotité à la banque
        [1] une quotité à la banque
       *[other] { $bank } quotités à la banque
    }
ring-unused = Cet anneau ne sert pas.
pawns-here = Ici : { $names }
stands = { $name } est sur { $square }
dice-about = Dernier lancer : { $first } et { $second }
since-mine = Depuis votre tour :
about-start = Le passage rapporte dividendes, jetons de présence et concentrations.
about-bourse = Une carte Bourse est lue et appliquée.
about-politique_interieure = Une carte Politique intérieure change des cours.
about-politique_internationale = Une carte Politique internationale change des cours.
about-rumeurs = Une rumeur est tirée et gardée secrète.
about-strictement_personnel = Une carte Strictement personnel est lue et appliquée.

cash = Caisse
shares = Actions
secret = secrète
rumours-held = { $count ->
        [0] Aucune rumeur en main
        [1] Une rumeur en main
       *[other] { $count } rumeurs en main
    }
wealth = Fortune
payout-now = À toucher
payout-about = { $majorities ->
        [0] Rémunération d’un parcours, en l’état ; aucune majorité
        [1] Rémunération d’un parcours, en l’état ; une majorité
       *[other] Rémunération d’un parcours, en l’état ; { $majorities } majorités
    }
circuits = { $count ->
        [0] Aucun parcours achevé
        [1] Un parcours achevé
       *[other] { $count } parcours achevés
    }
circuits-of = { $count ->
        [0] Aucun parcours achevé sur { $length }
        [1] Un parcours achevé sur { $length }
       *[other] { $count } parcours achevés sur { $length }
    }
closes-circuits = Clôture après { $length ->
        [1] un parcours
       *[other] { $length } parcours
    } ; le { $now }{ $now ->
        [1] er
       *[other] e
    } est en cours
closes-last-circuit = Dernier parcours avant la clôture
closes-minutes = Clôture à la fin du tour de table où l’on a joué { $length ->
        [1] une minute
       *[other] { $length } minutes
    }
closes-rounds = Clôture après { $length ->
        [1] un tour de table
       *[other] { $length } tours de table
    } ; voici le { $now }{ $now ->
        [1] er
       *[other] e
    }
closes-last-round = Dernier tour de table avant la clôture
closes-turns = { $left ->
        [1] Dernier tour avant la clôture
       *[other] Encore { $left } tours avant la clôture
    }
last-call = Dernier parcours
last-call-about = La Bourse ferme à la fin du tour de table où un pion revient sur « Action ! ».
last-call-round = Dernier tour de table
last-call-round-about = La Bourse ferme à la fin de ce tour de table.
ruined = ruine
suspended = { $turns ->
        [1] doit passer un tour
       *[other] doit passer { $turns } tours
    }

mine = Mon portefeuille
my-rumours = Mes rumeurs
rumour-dead = hors cote dans cette partie : sans effet
rumours-dead = Aucune de vos rumeurs ne concerne une société de cette partie.
keep-silent = Garder le silence désormais
hand-raise = Lever la main
hand-raised = Main levée : on vous demandera
leave-sale = Rien, même si ça baisse
leave-sale-about = Vous ne prenez rien de ces quotités, et on ne vous le demande plus, ni pendant que leur cours baisse, ni jusqu’à votre tour si d’autres en offrent à ce prix ou au-dessus.
not-again = Ne jamais demander d’actions
not-again-about = On ne vous demande plus si vous voulez des actions des autres ; pour une rumeur que vous tirez, on vous demande encore. Cela se change dans les ordres permanents.
rumours = Rumeurs
unseen-cards = Les cartes que vous n’avez pas vues
cards-unread = { $count ->
        [0] toutes lues
        [1] une pas encore lue
       *[other] { $count } pas encore lues
    }
card-next = La prochaine : { $card }
rumours-unseen = { $count ->
        [0] aucune inconnue
        [1] une inconnue
       *[other] { $count } inconnues
    }, dont { $held } dans d’autres mains
swing-unseen = Celles que vous n’avez pas vues pourraient relever ce cours de { $up } ou l’abaisser de { $down }.
swing-none = Aucune de celles que vous n’avez pas vues ne concerne cette société.
swing-mine = Celles de votre main : { $move }.
in-horizontal = dans une concentration horizontale
in-vertical = dans la concentration verticale { $letter }
threats = { $count ->
        [1] D’autres peuvent faire baisser une de vos sociétés en vendant ses actions.
       *[other] D’autres peuvent faire baisser { $count } de vos sociétés en vendant leurs actions.
    }
threats-reserve = Avec { $sum } en caisse, vous pouvez arrêter toute vente contre une majorité.
threats-short = Il vous faudrait { $sum } en caisse pour arrêter toute vente contre une majorité.
threat-loss = une quotité vendue par { $sellers } sans preneur : −{ $fall }, vous perdez { $loss }
threat-fee = et { $loss } de jetons de présence
threat-stopped = vous pouvez l’arrêter pour { $sum }
threat-open = il faudrait { $sum } pour l’arrêter
reveal = Révéler
held-said = { $lots ->
        [1] une quotité à { $price }
       *[other] { $lots } quotités à { $price }
    }
no-shares = Aucune action.
bank = Banque

stand = Ce qui se négocie
session-round = { $round ->
        [1] Premier tour
       *[other] Nouveau tour
    }
stock-left = { $lots } à la banque
abstains = rien
voice-speaks = doit parler
voice-waits = en attente
voice-waits-before = demandait { $lots }
voice-out = passe
at-quote = au cours, { $price }
at-quote-short = au cours
about-to-pay = Avant le paiement : { $company } à { $price }.
auction-of = { $company } : enchère
auction-for = { $lots } en vente
auction-cost = { $lots } pour vous : { $sum }
voice-bound = { $steps ->
        [1] reste encore un échelon
       *[other] reste encore { $steps } échelons
    }
voice-answers = réfléchit
voice-sealed = a répondu
sale-of = { $seller } vend { $company }
sale-poll = offre à tous, au cours : { $lots }
sale-falling = Tour de baisse { $round } : reste { $lots }
sale-more = { $seller } en a encore { $lots } : demandez-en plus, et { $seller } pourra en vendre davantage.
ladder = Échelle des cours
nothing-taken = rien
request-for = { $lots } { $of }
listed-at = coté { $price }
price-named = { $name } demande { $price } l’action : { $sum } en tout
price-accepted = { $price } est accepté

draft-sale = Vendre
draft-sale-roll = Vendre et lancer
draft-request = Demander des actions…
draft-from = Demander à { $name }
draft-announce = Mettre en vente { $lots }
draft-announce-roll = Mettre en vente { $lots }, puis lancer
draft-ask = Demander { $lots }
draft-listed = Coté { $price } : { $sum }
how-many = Quotités
cancel = Annuler
pick-company = Autre société…
pick-sell = Vendre…
name-square = Nommer { $company }
name-asking = { $lots ->
        [0] La nommer sans rien demander
       *[other] Demander { $said } : { $sum }
    }
name-asking-from = Demander { $said } : dès { $sum }
name-about = Vous parlez en premier dans ce tour d’achats.
and-no-more = { $lots } et c’est tout
and-no-more-about = Vous demandez { $said }, et on ne vous redemande rien dans ce tour d’achats.
buy-at-once = Acheter { $lots } : { $sum }
stay-at = Rester à { $price }
stay-up-to = Rester jusqu’à { $price }
stay-told = Vous restez jusqu’à { $price }
stay-come-back = Me redemander
accept-at = Payer { $price } l’action
ask-price = Demander { $price } par action : { $sum }
close-at = Vendre à { $price }
asking = Votre prix par action
decline-stands = Non : { $price }, c’est convenu
ask-holder = Demander à { $name } ({ $lots })
ceiling = Rester jusqu’à
price-down = Un échelon de moins
price-up = Un échelon de plus
ceiling-steps = { $price } ({ $steps } échelons)
ceiling-all = { $price } (toute la caisse)
ceiling-costs = { $lots } : { $sum } au plus, reste { $left }
asked-PRETURN = La parole est à vous
asked-RUMOUR = La parole est à vous
asked-DEMAND = Tour d’achats
asked-BIDS = Enchères
asked-POLL = Une offre pour vous
asked-FALL = Une offre pour vous
asked-REQ_PRICE = On vous demande des actions
asked-REQ_REPLY = Un prix pour vous

portfolio-question = Choisissez { $of } sociétés cotées { $ceiling } au plus, une quotité de chacune : { $chosen } sur { $of }
preturn-mine = Votre tour va commencer : révéler une rumeur, ou ne rien faire
preturn-rumour = { $name } va jouer : révéler une rumeur, ou ne rien faire
preturn-shares = { $name } va jouer : demander des actions, ou ne rien faire
preturn-both = { $name } va jouer : révéler une rumeur, demander des actions, ou ne rien faire
reply-question = { $name } en veut { $sum } ({ $price } l’action). Acceptez-vous ?
too-poor-question = Une quotité coûte plus que votre caisse : 0 est la seule réponse
sold-out-question = { $company } est épuisée : nommez une autre société ou, au lieu d’un tour d’achats, demandez aux détenteurs
sold-out-alone = { $company } est épuisée : nommez une autre société, ou passez
holders-question = { $company } : à quel détenteur demandez-vous ?
reply-more = { $name } essaie plus cher : { $sum } ({ $price } l’action)

key-digit = Ce nombre de quotités ; la rumeur de ce numéro ; à l’enchère, 0 se retire, 1 reste, 5 reste 5 échelons, 2 reste 20 échelons
key-roll = Lancer les dés
key-yes = Rester, accepter, oui
key-no = Se retirer, refuser, rien

paper-bourse = Bourse
paper-interieure = Politique intérieure
paper-internationale = Politique internationale
paper-personnel = Strictement personnel
paper-rumeur = Une rumeur éclate
paper-read = « { $does } »
paper-none = société absente de cette partie : sans effet
ticket = Rémunération du parcours
ticket-of = Rémunération : { $name }
ticket-dividends = { $lots ->
        [1] Dividendes pour une quotité
       *[other] Dividendes pour { $lots } quotités
    }
ticket-fee = Jetons de présence : { $company }
ticket-horizontal = Concentration horizontale : { $sector }
ticket-vertical = { $times ->
        [one] Concentration verticale
       *[other] { $times } concentrations verticales
    }
ticket-total = Total
slip = Votre affaire
drama = Un paiement qui échoue
drama-RUINED = C’est la ruine pour { $name }
drama-CESSATION = { $name } en cessation de paiement
drama-IMPRUDENT = { $name } ne peut pas payer
drama-about-RUINED = Il ne reste rien à vendre. La partie continue sans ce joueur.
drama-about-CESSATION = La dette dépasse la caisse : la banque prend l’argent, et les actions achetées.
drama-about-IMPRUDENT = L’affaire est conclue, et l’argent manque. Il faut vendre des actions.
drama-about-SHORT_OF_CASH = La carte est sans pitié : il faut vendre des actions.
drama-SHORT_OF_CASH = { $name } manque de liquidités
word-ahead = Vous finissez { $sum } devant { $name }.
word-behind = Vous finissez { $sum } derrière { $name }.
word-alone = Personne d’autre ne peut plus payer ; vous avez { $sum }.
word-ruined-card = Votre ruine : la carte « { $card } » demandait plus que vous ne pouviez payer.
word-ruined-shares = Votre ruine : { $sum } pour des actions { $company } que vous aviez prises sans pouvoir les payer.
end-fell =
    { $fall ->
        [1] ruine, première élimination
        [2] ruine, deuxième élimination
        [3] ruine, troisième élimination
        [4] ruine, quatrième élimination
       *[other] ruine, { $fall }e élimination
    }
end-wealth = Évolution des fortunes
end-prices = Historique des cours
yes = oui
no = non

ladder-poll = première offre :
ladder-round = { $round ->
        [1] première baisse :
       *[other] deuxième baisse :
    }
what-it-costs = Ce que cela coûte
cost = coût
cost-at-least = au moins
cost-at-worst = au pire
cost-auction = enchère dès { $sum }
cost-auction-short = enchère
cash-left = reste
cost-unpayable = Vous ne pourriez pas payer : il faudrait vendre des actions, payer une amende et passer un tour.
shares-gain = gain des actions
shares-gain-mine = vos actions
sale-nobody = Si personne n’achète : { $sum } de la banque, et le cours baisse de { $fall }.
wealth-changes = Si personne n’achète, les fortunes changent :
wealth-then = Fortunes alors :
sale-majority-lost = Vous perdriez la majorité { $of }.
sale-majority = Avec ces quotités, la majorité irait à { $names }.
next-payout = Prochaine rémunération, en l’état :
raise-sum = Il faut trouver { $sum }.
raise-due = { $due } dus, { $cash } en caisse
raise-title = Vous ne pouvez pas payer
raise-cheapest = Si personne n’achète, voici le moins coûteux : { $sales }, pour { $raised } ; votre fortune baisse de { $lost }.
sell-these = Vendre ces quotités
sell-these-about = Elles sont vendues une à une jusqu’à ce que la somme soit trouvée. Les autres peuvent d’abord les acheter au cours.
raise-this = Vendre { $what }
raise-not-enough = Cela ne suffit pas.
additions = Ce que d’autres quotités ajouteraient à la prochaine rémunération
to-three = { $lots ->
        [1] encore une quotité pour 3
       *[other] encore { $lots } quotités pour 3
    }
to-six = { $lots ->
        [1] encore une quotité pour la majorité
       *[other] encore { $lots } quotités pour la majorité
    }
ways-there =
    { $ways ->
        [one] { $ways } lancer sur 36 mène ici.
       *[other] { $ways } lancers sur 36 mènent ici.
    }

orders = Ordres permanents
orders-given = { $count ->
        [0] aucun
        [1] un en vigueur
       *[other] { $count } en vigueur
    }
order-for = Pour une société
order-forget = Oublier les ordres pour { $company }

field-turn = Tours joués
field-rounds = Tours de table
field-active = À qui le tour
field-out = Ruine
field-missing = Tours à passer
field-first_die = Premier dé
field-second_die = Second dé
field-cash = Caisse
field-held = Quotités détenues
field-bank = Quotités à la banque
field-quote = Cours
field-hand = Rumeurs
field-pile_size = Rumeurs dans la pile
field-sold = Mis en vente ce tour
field-requested = A demandé des actions
field-owes = Dû dans ce règlement
field-sealed = Réponse scellée
field-bound = Échelons encore à tenir
field-company = Société négociée
field-seller = Vendeur
field-buyer = Acheteur
field-price = Cours à payer
field-offer = Prix annoncé
field-named = Cours au départ
field-left = Quotités en vente
field-due = Dû
field-raised = Produit des ventes
field-demand = Quotités demandées
field-rumours_held = Nombre de rumeurs
field-square_under = Case
field-circuits = Parcours
field-shares_worth = Actions au cours du jour
field-wealth = Trésorerie et actions

caption-wealth = Les actions de chacun au cours du jour, et ce que rapporterait la prochaine rémunération. Votre caisse n’est visible que de vous.
caption-circuit = La corbeille : les pions suivent le chemin. Une case de société montre son cours ; sur les autres, on tire des cartes.
caption-quotes = Un morceau de la cotation : le cours du jour, ce qui a changé depuis votre dernier tour, les quotités qui restent à la banque, les vôtres, et le premier détenteur.
caption-mine = Vos quotités, dix marques par société. Trois et six sont les nombres qui comptent ; au-dessus, ce que vous toucheriez à la fin du parcours.

# Ce qu’on peut faire à chaque question, pour qui débute

explain-PORTFOLIO = Choisissez vos premières quotités, gratuites, chacune d’une société différente cotée 300 $ au plus. Une quotité, c’est 1 000 actions. Six des dix quotités d’une société font une majorité, qui paie à chaque parcours : choisissez des secteurs où continuer.
explain-PRETURN = Avant ce tour, vous pouvez révéler une rumeur, ou demander des actions au joueur dont c’est le tour. Le plus souvent il n’y a rien à faire : dites-le simplement.
explain-REQ_TARGET = La banque n’en a plus : vous en demandez à ceux qui en ont. Choisissez quelqu’un ; il refusera, ou annoncera un prix au-dessus du cours, et vous déciderez.
explain-REQ_QTY = Dites combien de quotités vous voulez. Leur détenteur peut refuser, ou annoncer un prix au-dessus du cours, que vous pourrez encore décliner.
explain-REQ_PRICE = Quelqu’un veut de vos quotités. Refusez, ou annoncez un prix quelconque au-dessus du cours. Si elles font votre majorité, ou celle du demandeur, elles valent bien plus que le cours.
explain-REQ_TENS = Vous avez annoncé les centaines de votre prix ; maintenant les dizaines.
explain-REQ_REPLY = Voilà le prix que veut le détenteur. Acceptez et payez comptant, ou déclinez. Il vaut la peine si ces quotités complètent une majorité (six sur dix). Un prix accepté, le détenteur peut en tenter un plus haut : si vous le déclinez, les quotités sont à vous au prix déjà accepté.
explain-SALE = Avant de lancer les dés, vous pouvez vendre, une société après l’autre. Vos actions sont d’abord proposées aux autres au cours ; s’il en reste, le cours baisse pas à pas. Vendez donc par petites quantités. Sinon, lancez les dés.
explain-SALE_QTY = Combien de quotités mettez-vous en vente ? Ce que les autres prennent au cours ne le change pas ; chaque quotité dont personne ne veut le fait baisser, pour le reste de votre portefeuille aussi.
explain-POLL = Quelqu’un vend. Vous pouvez prendre des quotités au cours, et le cours ne bouge pas. Si personne n’en veut, il baisse : bon pour acheter moins cher tout à l’heure, mauvais si vous en avez.
explain-EXTEND = On vous en demande plus que vous n’en proposez. Vendez davantage au même prix, ou tenez-vous-en à ce que vous avez dit.
explain-FALL = Tout n’a pas trouvé preneur, et le cours a baissé. Le premier sollicité est le premier servi : prenez des quotités à ce cours, ou laissez-le baisser en espérant que les autres en laissent.
explain-NAME = Vous ouvrez un tour d’achats et nommez la société que tous achètent. Celle de votre case est à vous au cours, pour vos premières quotités ; toute autre s’achète au mieux : chaque quotité demandée ajoute 10 $.
explain-SOLD_OUT = La banque n’a plus de quotité de cette société. Nommez-en une autre, au mieux ; ou demandez à ceux qui en ont ; ou passez.
explain-DEMAND = Demandez zéro, une ou deux quotités. Chaque quotité demandée au mieux ajoute 10 $ au prix, et tous ceux qui ont demandé paient le même prix final. Qui n’en demande aucune quitte ce tour d’achats. Votre demande vous engage : gardez de la marge.
explain-BIDS = On a demandé plus de quotités qu’il n’y en a. Le prix monte pas à pas, les réponses sont secrètes et montrées ensemble. Qui se retire n’a rien et ne paie rien ; mais si tous se retirent au même pas, ils sont servis dans l’ordre, un pas plus bas. Fixez votre limite, et arrêtez-vous là.
explain-RUMOUR = Un paiement va se faire, et le cours compte maintenant. Révélez une rumeur si elle vous sert ou leur nuit ; sinon, gardez-la pour un meilleur moment.
explain-DOUBLE = Un double vous laisse acheter au cours une ou deux quotités de n’importe quelle société ; le cours ne bouge pas, et personne d’autre n’achète. Prenez ce qui vous rapproche de six quotités, ou rien.
explain-DOUBLE_QTY = Une quotité ou deux, au cours, payées comptant.
explain-FORCED = Une carte vous fait vendre : soit jusqu’à la somme qu’elle indique, et l’argent est à vous, soit jusqu’à pouvoir payer ce qu’elle réclame. Choisissez ce dont vous pouvez vous passer : des quotités hors de toute majorité.
explain-FORCED_QTY = Pas plus qu’il n’en faut. Ce que les autres prennent laisse le cours ; le reste le fait baisser.
explain-CARD_COMPANY = La carte dit ce qui se passe, et vous choisissez la société. Pensez à ce que vous avez, et à ce qu’ont les autres. Un droit d’achat peut se refuser.
explain-CARD_QTY = La carte vous laisse acheter à bon prix, comptant. Prenez ce qui vous sert, mais gardez de l’argent.
explain-BANK_SALE = La carte vous fait vendre à la banque. Chaque quotité fait baisser le cours de 10 $, et toutes sont payées à ce cours-là : choisissez une société qui compte peu pour vous.
explain-BANK_SALE_QTY = Vous pouvez répartir ce que vous devez vendre sur plusieurs sociétés : aucun cours ne tombe alors bien bas.
explain-RAISE_CASH = Vous avez demandé plus que vous ne pouvez payer : il faut vendre jusqu’à ce que cela suffise. Commencez par des quotités hors de toute majorité, et peu à la fois.

# Words of the drawing.

short-petrole = Pétrole
short-houille = Houille
short-acier = Acier
short-coton_brut = Coton
short-fer = Fer
short-laine_brute = Laine
short-cuivre = Cuivre
short-cafe = Café
short-cobalt = Cobalt
short-or = Or
short-tungstene = Tungst.
short-sucre = Sucre
short-argent = Argent
short-riz = Riz
short-construction_automobile = Autos
short-ble = Blé
short-construction_navale = Navires
short-the = Thé
short-aluminium = Alu
short-cacao = Cacao
short-plomb = Plomb
short-caoutchouc_naturel = Caout.
short-uranium = Uranium
short-nickel = Nickel

continent-europe = Europe
continent-urss = URSS
continent-amerique = Amérique
continent-etats_unis = États-Unis
continent-afrique = Afrique
continent-oceanie = Océanie
continent-asie = Asie


board = Le plateau
overview = Vue d’ensemble
board-about = 63 cases en deux anneaux ; les flèches du clavier suivent le parcours
arrow-short = Départ
head-title = Titre
head-price = Prix
plaque-of = Plaquette : { $production }
owed-short = { $millions } M
would-owe = Vous auriez { $sum } à payer ici ({ $ways ->
        [1] un lancer
       *[other] { $ways } lancers
    } sur { $rolls })
would-owe-nothing = Vous n’auriez rien à payer ici ({ $ways ->
        [1] un lancer
       *[other] { $ways } lancers
    } sur { $rolls })
pawns-here = Ici : { $names }
stands-on = Se trouve sur
to-the-pawn = Revenir au pion
dice-about = Dernier lancer : blanc { $white }, rouge { $red }
closes-turns = { $left ->
        [one] le dernier tour
       *[other] encore { $left } tours
    }
left-in-file = { $count ->
        [0] plus de titre au fichier
        [1] un titre au fichier
       *[other] { $count } titres au fichier
    }
risk-title = Redevances au prochain lancer
risk-mean = En moyenne
risk-worst = Au pire
risk-needed = À l’abri avec
risk-ruin = { $ways ->
        [1] Un lancer sur { $rolls } vous ruine !
       *[other] { $ways } lancers sur { $rolls } vous ruinent !
    }
risk-none = Aucun lancer ne peut vous ruiner, doubles compris, actualités à part.

roll-leads = Où il peut mener
roll-sum = Lancer
chance = Chances
square = Case
owed = Dû
ruin = ruine

about-arrow = Tous les pions partent d’ici ; ce n’est pas une case, et l’on n’y revient pas.
about-zone = D’abord la redevance de la plaquette, puis jusqu’à six titres de ce pays.
about-continental_choice = D’abord la redevance de la plaquette. Après un tour du monde : jusqu’à six titres de ce continent, de productions déjà possédées.
about-world_choice = Après un tour du monde : jusqu’à six titres de tout le fichier, de productions déjà possédées.
about-auction = Après un tour du monde, on met aux enchères autant de titres que le dé rouge en indique, par lots entiers, sauf si l’on rend un joker.
about-joker = On peut acheter ici un joker, qui épargne une enchère forcée.
about-news = La première carte Actualité est lue et exécutée.
about-bonus = La banque verse 500 000 F par point du lancer ; puis on paie la redevance de la plaquette.
earns = rapporte { $sum }
earns-nothing = ne rapporte rien
plaque-free = Personne n’en possède encore.
titles-here = { $count ->
        [1] Un titre, { $left ->
            [0] pris
           *[other] au fichier
        }
       *[other] { $left } titres sur { $count } au fichier
    }
share-then = { $before } → { $after } %
percent = { $value } %
next-band = dès { $band } % : { $sum }
printed-price = prix imprimé { $sum }

jokers = { $count ->
        [0] aucun joker
        [1] un joker
       *[other] { $count } jokers
    }
joker-about = Un joker épargne une enchère forcée.
is-bankrupt = en faillite
is-member = joue avec { $lead }
associated = avec { $names }
cash-secret = argent caché
cash-secret-about = L’argent est secret ; la valeur des titres ne l’est pas.
titles-worth = titres { $sum }
all-lots = Les lots de tous
others-lots = Les lots des autres
no-titles = Pas encore de titres
my-lots = Mes lots
our-lots = Nos lots
cash = En caisse
titles = Titres
earning = Lots qui rapportent
joker-cards = Jokers
tour = Tour du monde
out-of-game = Vous êtes hors jeu.
royalty-table = Tableau de rapports
royalty-table-about = Ce que paie tout autre camp qui s’arrête sur la plaquette. Les tranches atteintes par quelqu’un sont soulignées.
production = Production
from-percent = dès { $percent } %
owners = Propriétaires
file = Tous les titres
continents = Continents
end-fell =
    { $fall ->
        [1] en faillite, première élimination
        [2] en faillite, deuxième élimination
        [3] en faillite, troisième élimination
        [4] en faillite, quatrième élimination
       *[other] en faillite, { $fall }e élimination
    }
end-one-left = Tous les autres ont fait faillite
word-ahead = Vous finissez { $sum } devant { $name }.
word-behind = Vous finissez { $sum } derrière { $name }.
word-alone = Plus personne d’autre ne peut payer ; vous avez { $sum }.
word-left = Vous avez quitté la partie avant la fin.
word-ruined = Votre ruine : { $sum } à { $names } pour { $production }.
word-ruined-news = Votre ruine : { $sum } pour l’actualité « { $news } ».
word-ruined-double = Votre ruine : l’amende d’un double.
fortunes = Fortunes au fil de la partie (argent et titres)

asked-CLAIM = Une redevance pour vous
asked-SALE_BID = Enchérissez-vous ?
asked-AUCTION_BID = Enchérissez-vous ?
asked-EXCHANGE_REPLY = Une offre pour vous
asked-CONSENT = Votre associé demande
asked-ASSOCIATION_REPLY = Une offre pour vous

ask-market =
    { $lots ->
        [0] Lancez les dés
       *[other] Lancez les dés, ou négociez d’abord
    }
ask-market-hand = { $name } va lancer les dés : négociez, ou passez
market-next = { $name } va lancer les dés.
market-first = { $name } va lancer les dés ; { $names } { $count ->
        [1] peut
       *[other] peuvent
    } encore faire affaire.
ask-roll-free = Aucun lancer ne vous coûte de redevance
ask-roll = Redevances à venir : { $mean } en moyenne, { $worst } au pire ; vous avez { $cash }
ask-claim = { $name } est sur une plaquette { $of } : { $sum } si vous la réclamez
ask-buy = { $bought ->
        [one] { $bought } titre acheté
       *[other] { $bought } titres achetés
    } sur { $most }, il reste { $cash }
ask-pick = Le dé rouge montre { $count } : choisissez des lots qui comptent autant de titres (déjà { $chosen })
ask-grace = Vous devez { $debt } et avez { $cash } : mettez un lot en vente, ou abandonnez
claim-it = Réclamer { $sum }
buy-stop = Fin des achats
buy-nothing = Ne rien acheter
joker-for = Acheter un joker
put-up-all =
    { $count ->
        [one] Le mettre aux enchères
       *[other] Mettre les { $count } lots aux enchères
    }

field-turn = Tours joués
field-active = À qui le tour
field-lead = Décide pour
field-out = En faillite
field-white = Dé blanc
field-red = Dé rouge
field-cash = En caisse
field-held = Titres
field-file = Titres au fichier
field-jokers = Jokers
field-joker_pile = Jokers restants
field-plaque = Plaquettes
field-bought = Titres achetés ici
field-due = Redevance due
field-debt = Dette
field-lot = Lot proposé
field-proposal = Soumis aux associés
field-seller = Vendeur
field-price = Plus forte offre
field-least = Prochaine offre au moins
field-bidder = Meilleur enchérisseur
field-bids = Dernières offres
field-balance = Somme dans l’échange
field-share = Pourcentages
field-royalty = Redevances perçues
field-value_of_titles = Titres au prix imprimé
field-square_under = Case
field-has_toured = Tour du monde fait

# Commerce : la salle des ventes, le marché, les réponses, les ordres permanents, les nouvelles et les avis.

room-auction = Salle des ventes
room-sale = Vente libre
room-sold-by = { $seat } vend
room-sold-by-me = Vous vendez
room-lot =
    { $titles ->
        [1] Un titre, { $share } %, prix imprimé { $price }
       *[other] { $titles } titres, { $share } %, prix imprimé { $price }
    }
room-start = Mise à prix (celle de la banque)
room-asking = Prix demandé
room-high = { $seat } offre
room-started = Mise à prix : { $price }
room-asked = Prix demandé : { $price }
room-for-me = Votre part si vous l’emportez
room-for-them = Si un autre l’emporte
room-speaks = enchérit
room-leads = mène
room-passed = a passé
room-waits = en attente
fold = Replier ou déplier
gavel-once = Une fois…
gavel-twice = deux fois…
gavel-sold = adjugé !

effect-share = Part
effect-royalty = Redevance
effect-of = { $production } : de { $before } % à { $after } %, redevance de { $earned } à { $earns }

bid-least = Enchérir { $sum }
bid-sum = Votre enchère en millions
bid-this = Monter à { $sum }
bid-up-to = Jusqu’à { $sum }
bid-up-to-advised = Enchérir jusqu’à { $sum }
bid-pass = Passer
bid-pass-about = On ne vous redemandera que si l’on surenchérit sur vous ou si quelqu’un d’autre prend la tête.
bid-has-passed = Vous avez passé ; on ne vous redemandera que si quelqu’un d’autre prend la tête.
bid-out = Me retirer
bid-out-about = Passer pour de bon : on ne vous demandera plus rien sur ce lot.
bid-is-out = Vous n’enchérissez plus sur ce lot : { $production }.
bid-come-back = Enchérir de nouveau
bid-limit = La table enchérit pour vous jusqu’à { $sum }.
key-bid = Enchères : le minimum
key-pass = Réclamer une redevance ; enchères : passer

market = Marché
market-left =
    { $left ->
        [0] Plus d’affaire sur { $cap }
        [1] Encore une affaire sur { $cap }
       *[other] Encore { $left } affaires sur { $cap }
    }
deal-kind = Sorte d’affaire
deal-kind-sale = Vendre
deal-kind-exchange = Échanger
deal-kind-association = S’associer
deal-my-lot = Quel lot ?
deal-price = Prix demandé en millions
deal-with = Avec qui ?
deal-members = Avec qui ?
deal-give = Vous donnez
deal-want = { $seat } donne
deal-cash = Somme
deal-cash-none = Aucune
deal-cash-mine = J’ajoute
deal-cash-theirs = Je demande
deal-outcome = Effet de l’affaire
deal-me = Vous
deal-sale-sum = { $production }, { $share } % : vous demandez { $price }, prix imprimé { $printed }. Chacun peut enchérir.
deal-choose-lot = Choisissez le lot que vous proposez.
deal-choose-partner = Choisissez un partenaire, puis des lots des deux côtés.
deal-choose-members = Choisissez qui vous invitez.
deal-send-sale = Mettre en vente
deal-send-exchange = Envoyer l’offre
deal-send-association = Envoyer les invitations
deal-later = L’offre pourra partir quand le marché vous sera ouvert : avant un lancer.
deal-send-later = Envoyer à l’ouverture du marché
deal-planned = Votre offre partira quand le marché vous sera ouvert.
deal-planned-with = Votre offre à { $seat } partira quand le marché vous sera ouvert.
deal-change = Modifier
deal-drop = Annuler
deal-earlier = Affaires précédentes
deal-roll = Lancer les dés
deal-trade = Négocier
deal-plan = Préparer une affaire
deal-sealed = Votre offre sera faite dès que les autres auront répondu.
hand-raise = Lever la main
hand-is-up = Main levée
hand-about = Main levée, vous pouvez négocier avant le lancer de chacun ; main baissée, seulement avant le vôtre.
hand-up-told = Votre main est levée : avant chaque lancer, la table attend que vous négociiez ou passiez.
hand-down-told = Votre main est baissée : on ne vous propose de négocier qu’avant votre propre lancer.
no-lots = Aucun titre

merger-members = Membres
merger-lead = Dirigée par
merger-tax = Taxe
merger-pool = Caisse commune
merger-pool-enough = { $pool }, suffisante
merger-pool-short = { $pool }, insuffisante
merger-pool-secret = l’argent est secret ; vous avez { $mine }
merger-joint = Parts qui grandissent

decide-sell = Vendre à { $seat } pour { $sum }
decide-keep = Garder le lot

reply-exchange = Un échange est proposé
reply-association = Une association est proposée
reply-to-me = { $seat } vous propose un échange
reply-to = { $seat } propose un échange à { $other }
reply-join = { $seat } propose une association
reply-counter = Contre-offre
reply-counter-about = Refuser, et partir de cette offre pour en faire une vous-même.
reply-gives = { $seat } donne
reply-i-give = Vous donnez
reply-after = { $seat }, ensuite

orders = Ordres permanents
order-on = oui
order-off = non
order-production = Production
order-limit = Limite en millions
order-add = Ajouter
order-not-at-all = pas du tout
order-drop = Retirer la limite : { $production }
order-from = à partir de { $sum }
order-want-again = Me redemander : { $production }
order-short-none = aucun
order-short-claim = redevances réclamées
order-short-hand = seulement avant mon lancer
order-short-bid =
    { $count ->
        [1] une limite
       *[other] { $count } limites
    }
order-short-never =
    { $count ->
        [1] un lot gardé
       *[other] { $count } lots gardés
    }

news-card = Actualité
news-bank-pays = La banque verse { $sum }
news-bank-is-paid = À la banque : { $sum }
news-holders = Qui possède { $productions } : { $holder } ; les autres : { $others }
news-from-each = { $sum } de chaque autre camp
news-text-n01 = L’atelier a brûlé, et l’assurance regarde ailleurs.
news-text-n02 = Une autoroute traversera vos prés ; on vous les paie bien.
news-text-n03 = À Boston, une grand-tante s’est souvenue de vous.
news-text-n04 = La mallette aux contrats s’est envolée vers un autre continent.
news-text-n05 = Vos plongeurs ne remontent pas que des algues.
news-text-n06 = Le vent et la grêle ont couché les champs avant la récolte.
news-text-n07 = Le cours de l’or glisse, et nul ne sait jusqu’où.
news-text-n08 = On bâtit partout, et la moindre poutre trouve preneur.
news-text-n09 = C’est votre anniversaire, et vos amis savent vivre.
news-text-n10 = Les silos débordent.
news-text-n11 = Il y a sur les quais plus de café qu’on n’en peut boire.
news-text-n12 = Les hévéas donnent comme jamais depuis des années.
news-text-n13 = Les nouvelles centrales veulent du combustible, et tout de suite.
news-text-n14 = Les mineurs ont posé leurs outils.
news-text-n15 = Les trois premiers à l’arrivée roulaient dans la même marque.
news-text-n16 = Une galerie s’est effondrée ; la mine est à l’arrêt.
news-text-n17 = Vos mémoires sont dans toutes les vitrines.
news-text-n18 = La tempête a arraché coques et grues aux cales.

notice = Avis
exit-title = { $seat } fait faillite
exit-given-up = { $seat } quitte la partie
exit-owed = Somme due à { $seats }. La banque paie tout.
exit-bank = Une dette envers la banque n’a pas pu être payée.
exit-back = De retour au fichier : { $lots }.
exit-nothing = Aucun titre ne revient au fichier.
exit-thanks = Merci pour la partie, { $seat }.
merged-title = Une association est fondée
merged-lead = { $seat } décide pour elle et garde son pion.
merged-members = En font aussi partie : { $seats }.
merged-tax = Taxe versée à la banque : { $tax }

caption-purses = Les joueurs. Vous ne devez jamais manquer d’argent ; ce qu’il reste aux autres est leur secret, ce que valent leurs titres ne l’est pas.
caption-board = Un morceau du plateau, où se trouve { $name }. Sur chaque pays est posée la plaquette d’une production : qui s’y arrête paie ceux qui en possèdent assez.
caption-square = Une case en détail : quelle plaquette s’y trouve et ce qu’il en coûte d’y tomber ; au-dessous, les titres du pays, avec leur propriétaire ou leur prix.
caption-lots = Ce que vous possédez de chaque production, en barre face aux seuils de 30, 50, 70 et 90 % ; à droite ce que cela rapporte aujourd’hui, au-dessous ce qui vient ensuite.

# Ce qu’on peut faire à chaque question, pour qui débute

explain-MARKET = Le marché s’ouvre avant chaque lancer. Vous pouvez mettre un lot en vente, proposer un échange, vous associer, ou simplement passer. Un échange est bon quand chacun y gagne ce qui lui manque pour le palier suivant : 30, 50, 70 ou 90 % d’une production.
explain-SALE_ASK = Dites le minimum que vous voulez pour ce lot. Les autres enchérissent à partir de là, et vous pouvez encore le garder ensuite. Le prix imprimé est un repère : qui atteint avec lui un palier de redevances paiera davantage.
explain-SALE_BID = Quelqu’un vend ce lot. Enchérissez s’il vous mène à un palier de redevances (30, 50, 70 ou 90 %) ou en prive un autre. Le vendeur peut encore refuser. Gardez de quoi payer les redevances qui vous attendent.
explain-SALE_DECIDE = Les enchères sont closes. Vendez à l’un des enchérisseurs, à sa dernière offre, ou gardez le lot. Pensez à ce qu’il vous coûtera entre les mains de l’acheteur.
explain-EXCHANGE = Choisissez ce que vous donnez et ce que vous voulez : au moins un lot de chaque côté, et de l’argent d’un côté si l’on veut. Toujours des lots entiers : tout ce qu’un joueur a d’une production. L’effet pour chacun est indiqué.
explain-EXCHANGE_CASH = Un des côtés peut ajouter de l’argent pour que l’échange soit juste. Comparez ce que rapportent les deux lots avant et après, et leur prix imprimé.
explain-EXCHANGE_REPLY = Vous voyez ce que vous donneriez et recevriez, et vos redevances ensuite. N’acceptez que si vous y gagnez au moins autant que l’autre ; refuser ne coûte rien.
explain-ASSOCIATION = Une association réunit pour toujours les titres, l’argent et les jokers de ses membres, avec un seul pion et un seul tour. Elle coûte la moitié du prix imprimé de tous leurs titres ; elle gagne ou tombe ensemble. Tous les invités doivent accepter.
explain-ASSOCIATION_REPLY = Si vous entrez, vos titres, votre argent et vos jokers deviennent communs pour toujours, on paie la moitié du prix imprimé de tous les titres, et vous gagnez ou tombez ensemble. C’est bon si vos productions se complètent.
explain-ROLL = Lancez et avancez de la somme des deux dés. Un double coûte autant de millions que montre un dé. Si votre case porte une plaquette, ceux qui ont assez de cette production se font payer ; sur un pays, vous pouvez ensuite acheter. Le pire que ce lancer peut coûter est indiqué.
explain-CLAIM = Quelqu’un est tombé sur une plaquette de votre production et vous doit une redevance. Réclamez-la maintenant : non réclamée, elle est perdue. Les « Ordres permanents » peuvent le faire pour vous à chaque fois.
explain-BUY = Achetez jusqu’à six titres au prix imprimé : ceux du pays ou, sur une case choix, ceux de productions que vous avez déjà. Votre part d’une production compte : rien sous 30 %, cinq fois plus dès 50 %, dix fois dès 70 %, vingt fois dès 90 %. Mieux vaut peu de productions et de grosses parts ; et gardez de l’argent.
explain-JOKER_BUY = Un joker vous épargne une vente aux enchères forcée, une seule fois. Sans lui, vous mettriez des lots entiers en vente à moitié prix sur une case enchères. Il coûte 3 millions et ne se revend pas.
explain-JOKER_USE = Vous êtes sur une case enchères. Rendez le joker et gardez tous vos titres, ou gardez-le et mettez en vente autant de titres que montre le dé rouge, par lots entiers.
explain-AUCTION_PICK = Mettez en vente autant de titres que montre le dé rouge, par lots entiers : tout ce que vous avez d’une production. Les enchères partent de la moitié du prix imprimé, et la banque prend à ce prix ce dont personne ne veut. Donnez ce qui ne rapporte rien encore.
explain-AUCTION_BID = Ce lot doit être vendu. Enchérissez ou passez ; vous pourrez revenir tant que d’autres enchérissent. Il part de la moitié du prix imprimé : la première offre est souvent une aubaine, et atteindre 30, 50, 70 ou 90 % vaut davantage. Il faut avoir l’argent.
explain-RAISE = Dites votre offre : au moins 100 000 de plus que la dernière, et pas plus que votre caisse. N’allez pas au-delà de ce que le lot vous rapporte, ou vous coûterait chez un autre.
explain-GRACE_PICK = Vous ne pouvez pas payer votre dette. À cette table, vous pouvez vendre des lots pour trouver l’argent : mettez-en un en vente, à partir de la moitié du prix imprimé. Si c’est sans espoir, vous pouvez abandonner.
explain-CONSENT = Votre associé veut faire cela pour l’association, et à cette table tous les membres doivent être d’accord. Acceptez, ou opposez-vous et rien ne se fait.

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
continent-urss = U.R.S.S.
continent-amerique = Amérique
continent-etats_unis = États-Unis
continent-afrique = Afrique
continent-oceanie = Océanie
continent-asie = Asie

yes = oui
no = non

board = Le plateau
board-about = 63 cases en deux boucles ; les flèches du clavier suivent le parcours
plaque-of = Plaquette : { $production }
would-owe = Vous devriez { $sum } ici ({ $ways } sur { $rolls })
would-owe-nothing = Vous ne devriez rien ici ({ $ways } sur { $rolls })
pawns-here = Ici : { $names }
stands-on = Se trouve sur
to-the-pawn = Revenir au pion
dice-about = Dernier lancer : blanc { $white }, rouge { $red }
left-in-file = { $count ->
        [one] un titre au fichier
       *[other] { $count } titres au fichier
    }
left-jokers = { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
risk-title = Mon prochain lancer
risk-mean = Redevances en moyenne
risk-worst = Redevances au pire
risk-needed = Argent pour être à l’abri
risk-ruin = { $ways ->
        [one] Ruine sur un lancer de { $rolls } !
       *[other] Ruine sur { $ways } lancers de { $rolls } !
    }
risk-none = Aucun lancer ne peut vous ruiner, actualités à part.

roll-leads = Où il peut mener
roll-sum = Lancer
chance = Chance
square = Case
owed = Dû
ruin = ruine

about-arrow = Tous les pions partent d’ici ; ce n’est pas une case, et on n’y revient pas.
about-zone = D’abord la redevance de la plaquette, puis jusqu’à six titres de cette zone.
about-continental_choice = D’abord la redevance de la plaquette. Après un tour du monde : jusqu’à six titres de ce continent, de productions que vous possédez déjà.
about-world_choice = Après un tour du monde : jusqu’à six titres de tout le fichier, de productions que vous possédez déjà.
about-auction = Après un tour du monde, vous mettez aux enchères autant de titres que le dé rouge en indique, par lots entiers, sauf à rendre un joker.
about-joker = On peut acheter ici un joker : il épargne une mise aux enchères.
about-news = La première carte d’actualité est lue et exécutée.
about-bonus = La banque paie 500 k par point du lancer ; puis la redevance de la plaquette.
earns = perçoit { $sum }
earns-nothing = ne perçoit rien
plaque-free = Personne n’en possède encore.
titles-here = { $count ->
        [one] Un titre, { $left ->
            [0] pris
           *[other] au fichier
        }
       *[other] { $left } titres sur { $count } au fichier
    }
share-then = { $before } → { $after } %
next-band = dès { $band } % : { $sum }
printed-price = prix imprimé { $sum }

jokers = { $count ->
        [one] Un joker
       *[other] { $count } jokers
    }
is-bankrupt = en faillite
is-member = joue avec { $lead }
associated = avec { $names }
cash-secret = secret
titles-worth = titres { $sum }
all-lots = Les lots de tous
others-lots = Les lots des autres
no-titles = Pas encore de titres
my-lots = Mes lots
our-lots = Nos lots
cash = Argent
titles = Titres
earning = Lots qui rapportent
joker-cards = Jokers
tour = Tour du monde
only-watching = Vous regardez la partie.
out-of-game = Vous êtes hors jeu.
royalty-table = Tableau des redevances
royalty-table-about = Ce que paie tout autre camp qui s’arrête sur la plaquette. Les tranches atteintes par quelqu’un sont soulignées.
production = Production
from-percent = dès { $percent } %
owners = Propriétaires
file = Le fichier des titres
continents = Continents
fortunes = Fortunes au fil de la partie (argent et titres)

ask-roll = Redevances à venir : { $mean } en moyenne, { $worst } au pire ; vous avez { $cash }
ask-claim = { $name } est sur une plaquette { $of } : { $sum } si vous les réclamez
ask-buy = { $bought } titres achetés sur { $most }, reste { $cash }
ask-pick = Le dé rouge montre { $count } : choisissez des lots qui comptent autant de titres ({ $chosen } déjà)
ask-grace = Vous devez { $debt } et avez { $cash } : mettez un lot aux enchères ou renoncez
claim-it = Réclamer { $sum }
buy-stop = Fin des achats
buy-nothing = Ne rien acheter
joker-for = Acheter un joker

field-turn = Tours joués
field-active = À qui le tour
field-lead = Décide pour
field-out = En faillite
field-white = Dé blanc
field-red = Dé rouge
field-cash = Argent
field-held = Titres
field-file = Titres au fichier
field-jokers = Jokers
field-joker_pile = Jokers restants
field-plaque = Plaquettes
field-bought = Achetés dans cet achat
field-due = Redevance due
field-debt = Dette
field-lot = Lot proposé
field-seller = Vendeur
field-price = Plus forte offre
field-least = Prochaine offre au moins
field-bidder = Meilleur enchérisseur
field-bids = Dernières offres
field-balance = Argent dans l’échange
field-share = Pourcentages
field-royalty = Redevances perçues
field-value_of_titles = Titres au prix imprimé
field-square_under = Case
field-has_toured = Tour du monde fait

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

# Commerce : la salle des ventes, le marché, les réponses, les ordres permanents, les nouvelles et les avis.

room-auction = Salle des ventes
room-sale = Vente libre
room-sold-by = { $seat } vend
room-sold-by-me = Vous vendez
room-lot =
    { $titles ->
        [one] Un titre, { $share } %, prix imprimé { $price }
       *[other] { $titles } titres, { $share } %, prix imprimé { $price }
    }
room-start = Mise à prix, celle de la banque
room-asking = Prix demandé
room-high = Enchère de { $seat }
room-started = Mise à prix : { $price }
room-asked = Prix demandé : { $price }
room-for-me = Ce que deviendrait votre part
room-for-them = Ce que deviendraient les autres
room-speaks = parle
room-leads = mène
room-passed = a passé
room-waits = peut parler
gavel-once = Une fois…
gavel-twice = deux fois…
gavel-sold = adjugé !

effect-share = Part
effect-royalty = Redevance
effect-of = { $production } : de { $before } % à { $after } %, redevance de { $earned } à { $earns }

bid-least = Enchérir { $sum }
bid-sum = Votre enchère en millions
bid-this = Monter à { $sum }
bid-up-to = Jusqu’à { $sum }
bid-pass = Passer
bid-out = Laisser ce lot
bid-is-out = Vous n’enchérissez plus sur ce lot : { $production }.
bid-come-back = Reprendre
bid-limit = La table enchérit pour vous jusqu’à { $sum }.
key-bid = Enchères : le minimum
key-pass = Enchères : passer

market = Marché
market-left =
    { $left ->
        [0] Plus d’opération sur { $cap }
        [one] Encore une opération sur { $cap }
       *[other] Encore { $left } opérations sur { $cap }
    }
deal-kind = Sorte d’affaire
deal-sale = Vendre
deal-exchange = Échanger
deal-association = S’associer
deal-my-lot = Quel lot ?
deal-price = Prix demandé en millions
deal-with = Avec qui ?
deal-members = Avec qui ?
deal-give = Vous donnez
deal-want = { $seat } donne
deal-cash = Argent
deal-cash-none = Aucun
deal-cash-mine = J’ajoute
deal-cash-theirs = Je demande
deal-outcome = Ce qui en résulterait
deal-me = Vous
deal-sale-sum = { $production }, { $share } % : vous demandez { $price }, prix imprimé { $printed }. Chacun peut enchérir.
deal-choose-lot = Choisissez le lot que vous offrez.
deal-choose-partner = Choisissez un partenaire, puis des lots des deux côtés.
deal-choose-members = Choisissez qui vous invitez.
deal-send-sale = Mettre en vente
deal-send-exchange = Envoyer l’offre
deal-send-association = Envoyer les invitations
deal-abandon = Y renoncer
deal-later = À envoyer quand le marché vous sera ouvert.
deal-hand-down = Votre main est baissée : avant le jet des autres, on ne vous demande rien.
deal-earlier = Affaires précédentes
deal-roll = Lancer les dés
deal-trade = Négocier
deal-plan = Préparer une affaire
deal-sealed = Votre offre sera faite dès que les autres auront répondu.
hand-raise = Lever la main
hand-is-up = Main levée
no-lots = Aucun titre

merger-members = Membres
merger-lead = Dirigée par
merger-tax = Taxe
merger-pool = Caisse
merger-pool-enough = { $pool }, suffisante
merger-pool-short = { $pool }, insuffisante
merger-pool-secret = les bourses sont secrètes ; la vôtre : { $mine }
merger-joint = Parts qui grandissent

decide-sell = Vendre à { $seat } pour { $sum }
decide-keep = Garder le lot

reply-exchange = Un échange est proposé
reply-association = Une association est proposée
reply-to-me = { $seat } vous propose un échange
reply-to = { $seat } propose un échange à { $other }
reply-join = { $seat } propose une association
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
order-drop = Retirer la limite : { $production }
order-short-none = aucun
order-short-claim = réclame
order-short-hand = main baissée
order-short-bid =
    { $count ->
        [one] une limite
       *[other] { $count } limites
    }
order-short-never =
    { $count ->
        [one] un lot gardé
       *[other] { $count } lots gardés
    }

news-card = Nouvelles
news-bank = La banque : { $sum }
news-holders = Qui possède { $productions } : { $holder } ; les autres : { $others }
news-from-each = { $sum } de chaque autre joueur
news-text-n01 = L’atelier a brûlé, et l’assurance regarde ailleurs.
news-text-n02 = Une autoroute traversera vos prés ; on vous les paie bien.
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
news-text-n16 = Une galerie s’est effondrée ; la mine est à l’arrêt.
news-text-n17 = Vos mémoires sont dans toutes les vitrines.
news-text-n18 = La tempête a arraché coques et grues aux cales.

notice = Avis
exit-title = { $seat } fait faillite
exit-given-up = { $seat } quitte la partie
exit-owed = Créanciers : { $seats }. La banque paie tout.
exit-bank = Une dette envers la banque n’a pu être payée.
exit-back = De retour au fichier : { $lots }.
exit-nothing = Aucun titre ne revient au fichier.
exit-thanks = Merci pour la partie, { $seat }.
merged-title = Une association est fondée
merged-lead = { $seat } décide pour elle et garde le pion.
merged-members = { $seats } : membres de l’association.
merged-tax = Taxe versée à la banque : { $tax }

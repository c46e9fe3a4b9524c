chart = Carte stellaire
chart-hint = Pointez une case pour la lire ; cliquez sur un système pour le trouver dans le carnet des marchés.
fit-reach = Voir ma portée
anomaly-SNV = Supernova
anomaly-SGI = Supergéante
colour-blue = bleue
colour-yellow = jaune
colour-red = rouge
lies-down = pion inconnu
lies-up = { $token }
lies-spied = { $token } (vous seul le savez)
lies-taken = astéroïde laissé par une relique
hazard-costs = danger de { $printed }, vous coûte { $mine }
hazard-mine = danger : vous coûte { $sum }
hazard-too-dear = danger de { $sum } : plus que vous n’avez
exit-by = { $dice } → { $space }
by-dice = avec un { $dice }
port-of = spatioport de { $name }
vessel-of = vaisseau de { $name }

# Choices
choices = Où vous pouvez aller
headings = Directions
steps = Prochain pas
ends =
    { $count ->
        [one] Une case où finir
       *[other] { $count } cases où finir
    }
end-landed = Atterrir : { $space }
end-collected = Prendre la relique : { $space }
end-stopped = S’arrêter : { $space }
end-unpaid = S’arrêter sans payer : { $space }
end-led_back = Ramené : { $space }
end-die = dé { $die }
end-costs = coûte { $sum }
end-tokens =
    { $count ->
        [one] un pion inconnu en chemin
       *[other] { $count } pions inconnus en chemin
    }
roll-said = Jet : { $dice } ; { $points } pour voler
points-left =
    { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }

# Counter
counter = Le comptoir
sales-left =
    { $count ->
        [none] plus de vente
        [one] encore une vente
       *[other] ventes à volonté
    }
buys-left =
    { $count ->
        [none] plus d’achat
        [one] encore un achat
       *[other] achats à volonté
    }
iou-balance = Reconnaissance de dette : { $sum } à dépenser
pool-balance = Valeur de reprise : { $sum } à dépenser
group-sell = Vendre
group-buy = Acheter et charger
group-invest = Titres, vaisseaux, équipement
group-discard = Jeter
group-trade = Échanger avec des joueurs
stock = { $count } en stock
sell-all = Tout vendre
fill-up = Remplir
done-loses = Vous perdriez { $sum } non dépensés.
done-anyway = Terminer quand même
done-not-yet = Pas encore

# Ships and players
goal-title = La course au but
goal-race = { $name } en route vers { $goal }
fact-credits = Crédits
fact-worth = Fortune
vessel-sheet = Vaisseau de { $name }
vessel-about =
    vitesse { $speed }, { $holds ->
        [one] { $holds } cale
       *[other] { $holds } cales
    }
holds = Cales
hold-empty = cale vide
hull-empty = coque : pas de bouclier
relics-held = Reliques : { $relics }
cards-held = Cartes : { $cards }
worth-curves = La fortune au fil de la partie

# Market book
book = Carnet des marchés
book-culture = Culture
book-system = Système
book-good = Bien : coût → valeur
book-factory = Bien d’usine
book-wants = Achète
book-science = Science
book-mine = À vous
seen-by-me = (vous seul le savez)
pays-for = { $good } : { $sum }
waits = { $passenger } attend ici
wants-here = { $passenger } descend : { $sum }
science-biotech = Biotechnologie
science-industry = Industrie
science-technology = Technologie
science-metaphysics = Métaphysique
science-primitive = Primitive
bonus-cup =
    { $count ->
        [one] La Coupe Bonus : { $count } pion
       *[other] La Coupe Bonus : { $count } pions
    }
bonus-cup-empty = Elle est vide.

# Trade between players
exchange-with = Échange avec { $name }
exchange-give = Vous donnez
exchange-take = { $name } donne
exchange-close = Fermer
less-of = Un { $thing } de moins
more-of = Un { $thing } de plus
offers-left =
    { $count ->
        [one] encore { $count } offre ce tour
       *[other] encore { $count } offres ce tour
    }
offer-title = L’échange proposé
would-give = donnerait { $what }
nothing-yet = rien

# Moments
moment = Ce qui s’est passé
moment-FIRST_CONTACT = Premier contact !
moment-COLLECTED = Une relique !
moment-JUMPED = Un saut
moment-REVEALED = Un pion est retourné
contact-about = Ils vendent { $good } pour { $buy } (vaut { $sell } ailleurs). La carte vaut { $iou }.

# Turns
book-turns = Tours
nobody-known = habitants inconnus
you-are-there = vous y êtes
expected-turns = environ { $turns } tours, direction : { $space }

# What pays
deals-title = Ce qui rapporte
deals-good = Bien
deals-cost = Coût
deals-buyer = Acheteur
deals-pays = Paie
deals-turns = Tours
deals-a-turn = Marge par tour
deals-how = Les pions inconnus sont pris pour inoffensifs.
aboard = { $count } à bord
loop-said = Boucle { $way } : { $margin } par cale en { $turns } tours, { $each } par tour pour tout le vaisseau
asked-first = répondez d’abord à la question
ask-hazard = Un danger : payer { $sum } sur vos { $credits }, ou s’arrêter ici ?

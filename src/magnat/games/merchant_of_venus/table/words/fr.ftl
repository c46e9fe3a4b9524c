chart = Carte stellaire
chart-hint = Pointez une case ou cliquez sur un système pour en savoir plus.
chart-hint-touch = Touchez une case ou un système pour en savoir plus.
tap-again = Touchez encore pour y voler.
fit-reach = Voir où je peux aller
anomaly-SNV = Supernova
anomaly-SGI = Supergéante
colour-blue = bleue
colour-yellow = jaune
colour-red = rouge
lies-down = jeton inconnu
lies-up = { $token }
lies-spied = { $token } (votre secret)
lies-taken = astéroïde où se trouvait une relique
hazard-costs = danger de { $printed }, vous coûte { $mine }
hazard-costs-watched = danger de { $printed }
hazard-mine = danger : vous coûte { $sum }
hazard-too-dear = danger de { $sum } : plus que vous n’avez
exit-by = { $dice } → { $space }
by-dice = avec un { $dice }
port-of = spatioport : { $name }
vessel-of = vaisseau : { $name }

# Choices
choices = Où vous pouvez aller
headings = Directions
steps = Prochain pas
ends =
    { $count ->
        [0] Aucune case où finir
        [1] Une case où finir
       *[other] { $count } cases où finir
    }
end-landed = Atterrir sur { $space }
end-collected = Ramasser la relique sur { $space }
end-stopped = S’arrêter sur { $space }
end-unpaid = S’arrêter sans payer sur { $space }
end-led_back = S’arrêter sur { $space } : le dé vous ramènerait en arrière
end-die = avec { $die }
end-costs = coûte { $sum }
end-tokens =
    { $count ->
        [1] un jeton inconnu en chemin
       *[other] { $count } jetons inconnus en chemin
    }
roll-said =
    Lancer : { $dice } ; { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }
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
iou-balance = La carte paie encore { $sum } ; ce qu’elle paie en entier ne compte pas comme achat
pool-balance = Valeur de reprise : { $sum } à dépenser
group-sell = Vendre
group-buy = Acheter et embarquer
group-invest = Contrats, vaisseaux, équipement
group-discard = Débarquer
group-trade = Échanger avec des joueurs
refused-rows =
    { $count ->
        [one] 1 autre, impossible pour l’instant
       *[other] { $count } autres, impossibles pour l’instant
    }
only-refused-rows =
    { $count ->
        [one] 1 choix, impossible pour l’instant
       *[other] { $count } choix, impossibles pour l’instant
    }
stock = { $count } en stock
sell-all = Tout vendre
fill-up = Remplir (× { $count })
done-loses = Vous perdriez les { $sum } que vous n’avez pas dépensés.
done-anyway = Terminer quand même
done-not-yet = Pas encore

# Ships and players
goal-title = La course à l’objectif
goal-race = { $name } : { $sum }
fact-credits = Crédits
fact-deeds = Contrats
fact-worth = Fortune nette
fact-worth-short = Fortune
vessel-sheet = Vaisseau : { $name }
vessel-about =
    vitesse { $speed }, { $holds ->
        [one] { $holds } cale
       *[other] { $holds } cales
    }
holds = Cales
hold-empty = cale vide
hull-empty = coque : pas de bouclier
relics = Reliques
cards-held = Cartes : { $cards }
worth-curves = La fortune nette au fil de la partie

# Market book
book = Carnet des marchés
book-culture = Culture
book-system = Système
book-good = Marchandise : coût → valeur
book-factory = Marchandise d’usine
book-wants = Achète
book-science = Science
book-mine = À vous
book-mine-watched = { $name }
seen-by-me = (votre secret)
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
        [one] La Bonus Cup : { $count } jeton
       *[other] La Bonus Cup : { $count } jetons
    }
bonus-cup-empty = Elle est vide.

# Trade between players
exchange-with = Échange avec { $name }
exchange-give = Vous donnez
exchange-take = { $name } donne
exchange-close = Fermer
less-of = Un de moins : { $thing }
more-of = Un de plus : { $thing }
offers-left =
    { $count ->
        [one] encore { $count } offre ce tour-ci
       *[other] encore { $count } offres ce tour-ci
    }
offer-title = L’échange proposé
would-give = donnerait { $what }
nothing-yet = rien

# Moments
moment-FIRST_CONTACT = Premier contact !
moment-COLLECTED = Une relique !
moment-JUMPED = Un saut
moment-REVEALED = Un jeton est retourné
contact-mine = Vous trouvez les { $culture } { $place }.
contact-other = { $name } trouve les { $culture } { $place }.
contact-about = On y vend { $good } à { $buy } (vaut { $sell } ailleurs). La carte paie { $iou } d’achats ici.

# Turns
turns-about =
    { $turns ->
        [one] environ { $turns } tour
       *[other] environ { $turns } tours
    }
turns-between = { $least } à { $most } tours
book-turns = Tours
nobody-known = habitants inconnus
you-are-there = vous y êtes
expected-turns = { $turns }, cap sur { $space }

# What pays
deals-title = Ce qui rapporte
deals-good = Marchandise
deals-cost = Coût
deals-buyer = Acheteur
deals-pays = Paie
deals-turns = Tours
deals-a-turn = Gain par tour
deals-how = Les jetons inconnus sont tenus pour inoffensifs.
aboard = { $count } à bord
loop-said = Boucle { $way } : { $margin } par cale en { $turns } tours, { $each } par tour pour tout le vaisseau
asked-first = répondez d’abord à la question
ask-hazard = Un danger : payer { $sum } sur vos { $credits }, ou s’arrêter ici ?
ask-relic = Ramasser la { $relic } ? Cela termine votre tour. { $about }
ask-step =
    { $points ->
        [one] Où volez-vous ? Il reste { $points } point
       *[other] Où volez-vous ? Il reste { $points } points
    }
ask-land =
    { $points ->
        [one] Atterrir ici, ou continuer ? Il reste { $points } point
       *[other] Atterrir ici, ou continuer ? Il reste { $points } points
    }
ask-heading = Choisissez une direction, ou restez
ask-transact = Vous avez { $credits } : { $sales }, { $buys }
ask-race = Choisissez votre race
race-choice = { $race }
races = Ce que les races savent faire
race-good-at = Doués pour { $what }.

# Destination and loop
towards = Voler vers { $system }
about-turns = ({ $turns })
next-stop = Prochaine escale de ma boucle : { $system }
set-destination = En faire ma destination
no-destination = Sans destination
heading-unpaid = Vous ne pouvez pas payer les dangers dans cette direction : { $sum } pour atteindre { $space }.
heading-anyway = Partir quand même
heading-other = Choisir une autre direction
hazard-ahead = dangers en chemin : { $sum } pour atteindre { $space }, plus que vous n’avez
end-turns = puis { $turns } pour atteindre { $system }
may-hide = peuvent y vivre : { $names }
may-hide-many = { $count } cultures peuvent y vivre
key-choices = Aller à la liste des choix
key-onward = Voler vers ma destination, ou vers la prochaine escale de ma boucle
loop-take = Suivre cette boucle
loop-mine = Ma boucle

# What it makes
worth-after = fortune nette ensuite : { $sum }
reaches-goal = atteint l’objectif : { $sum }
commission-due = Commission pour { $name } quand vous aurez fini : { $sum }
repeat-purchase =
    { $count ->
        [one] Répéter mon dernier achat : { $good }
       *[other] Répéter mon dernier achat : { $count } × { $good }
    }
room-left =
    { $goods ->
        [0] Plus de place pour une marchandise
        [one] Place pour { $goods } marchandise
       *[other] Place pour { $goods } marchandises
    }{ $halves ->
        [0] {""}
        [1] {" "}ou { $halves } objet d’une demi-cale
       *[other] {" "}ou { $halves } objets d’une demi-cale
    }
one-of = l’un des { $count } systèmes inexplorés
for-sale = { $thing } à vendre
card-of = carte Premier Contact chez { $name } ({ $sum })
port-costs = un spatioport vous coûte { $sum }
exchange-after = Ensuite { $credits } ; valeur des objets à bord : { $value }.
exchange-over = Le chargement ne tiendrait pas.
players-title = Joueurs
goal-none = sans objectif
end-WON = L’objectif est atteint !
how-won = Le dernier coup
end-BANK_EMPTY = La banque est vide !
end-TIME_IS_UP = Le dernier tour est joué

# Standing orders
orders = Ordres permanents
orders-none = aucun
orders-observe = Toujours regarder les cultures et les jetons en chemin
orders-observe-short = toujours regarder
orders-pay = Payer les dangers jusqu’à
orders-pay-short = dangers payés jusqu’à { $sum }

caption-race = Les crédits et la fortune nette de chacun, et au-dessous la course : qui atteint la double ligne gagne.
caption-chart = Un morceau de la carte stellaire. Un disque avec un nom est une culture découverte, avec ce que sa marchandise coûte là et rapporte ailleurs ; derrière un point d’interrogation, tout est possible.
caption-ship = Votre vaisseau. Chaque cadre est une cale : une marchandise en remplit une, et son nombre dit ce qu’elle rapporte. Au-dessous, vos cartes Premier Contact, avec l’avoir qu’elles donnent.

# La position en mots

field-turn = Tours joués
field-active = À qui le tour
field-winner = Vainqueur
field-bank = Crédits de la banque
field-race = Race
field-space = Où est le vaisseau
field-ship = Vaisseau
field-drives = Drives actifs
field-credits = Crédits
field-held = À bord et en main
field-factory = Propriétaire de l’usine
field-port = Propriétaire du spatioport
field-contacted = Culture découverte
field-observed = Qui a regardé la carte
field-card = Qui y vit
field-used = Carte Premier Contact utilisée
field-face = État du jeton
field-spied = Qui a regardé le jeton
field-token = Jeton Rencontre
field-market = Dans les marchés
field-cup = Dans la Bonus Cup
field-pile = Équipement restant
field-relic_at = Où se trouve la relique
field-heading = Direction
field-gate = Telegate choisie
field-dice = Dés
field-nav = Dé de navigation
field-points = Points de mouvement restants
field-sales = Ventes restantes
field-buys = Achats restants
field-pool = Valeur de reprise restante
field-iou = Avoir de carte restant
field-partner = Partenaire d’échange
field-offers = Offres faites ce tour
field-give = Proposé dans l’échange
field-take = Demandé dans l’échange
field-give_credits = Crédits proposés
field-take_credits = Crédits demandés
field-net_worth = Fortune nette
field-goods_aboard = Marchandises à bord
field-halves_aboard = Demi-cales occupées

# Ce qu’on peut faire à chaque question, pour qui débute

explain-RACE = Choisissez qui vous êtes. Toutes volent selon les mêmes règles, avec les mêmes vaisseaux ; chaque race a sa culture d’origine, chez qui ses spatioports et usines coûtent un cinquième de moins.
explain-HEADING = Avant de lancer les dés, dites par où vous partez, ou restez. Plus de demi-tour ensuite. Allez chez ceux qui achètent ce que vous portez ; tant qu’on en connaît peu, vers des systèmes où personne n’est allé. Si vous restez où vous avez commercé, vous commercez sans limite.
explain-DRIVES = Un drive jaune saute les cases jaunes, un rouge les rouges : elles ne coûtent aucun point. Il agit sauf si vous l’arrêtez. Ne l’arrêtez que pour vous poser sur une telle case ou dépenser des points.
explain-AUTOPILOT = Votre Auto Pilot peut régler un dé de vitesse sur 4 avant de lancer les autres. C’est un peu plus que la moyenne d’un dé, et c’est sûr.
explain-MULLIGAN = Votre Mulligan Gear vous laisse relancer un dé, une fois ; il faut garder le résultat. Faites-le quand un petit dé vous prive de l’endroit où vous voulez atterrir.
explain-EARLYNAV = Aux cases de navigation, un de vos dés montre le chemin, le même pour tout le tour. Vous pouvez le choisir maintenant, ou attendre d’y être.
explain-JUMP = Vos dés montrent les numéros de telegates ouvertes : choisissez-en une et sautez-y pour un point.
explain-SPY = Votre Spy Eye vous laisse regarder en secret un jeton caché à une ligne d’ici. Il reste caché pour les autres.
explain-OBSERVE = Vous traversez une orbite d’un système que personne ne connaît, et pouvez regarder en secret qui y vit. Cela ne coûte rien.
explain-HAZARD = Un danger est ici. Payez et continuez, ou arrêtez-vous et terminez le tour. Les boucliers en réduisent le coût.
explain-RELIC = Vous avez trouvé une relique. Ramassez-la et gardez-la pour toute la partie ; cela termine votre tour ici. Les reliques aident en vol, ou se vendent.
explain-LAND = Atterrissez ici et votre vol s’arrête, même s’il reste des points ; puis vous commercez. Ou continuez.
explain-GATELOCK = Votre Gate Lock vous laisse traiter cette telegate comme une case ordinaire et continuer ; sinon, votre dé de navigation vous mène à la telegate ouverte de ce numéro.
explain-NAV = Sur cette case, un dé décide par où vous partez. Choisissez un des vôtres ; la carte montre où mène chaque numéro, et il vaut pour tout le tour.
explain-STEP = Tous les endroits où vous pouvez finir sont éclairés sur la carte et dans la liste. Une ligne grise coûte un point, une verte deux. Il faut dépenser tous ses points, sauf si l’on atterrit : ville, spatioport ou astéroïde.
explain-ASTEROID = Sur un astéroïde, personne ne vend rien. Vous pouvez échanger avec les joueurs dont le vaisseau est ici ; sinon, terminez votre tour.
explain-TRANSACT = Vendez ce que cette culture veut, achetez ce qu’elle fabrique, emmenez des passagers. En arrivant dans une ville ou un spatioport neutre : une vente et un achat ; si vous restez, ou chez un joueur ou dans un spatioport ouvert, sans limite. Spatioports et usines comptent pour l’objectif.
explain-OVERLOAD = Le nouveau vaisseau n’a pas assez de cales. Débarquez ce qui vaut le moins, jusqu’à ce que le reste tienne.
explain-TRADE = Les joueurs sur une même case peuvent échanger : crédits, marchandises, reliques, passagers, équipement et cartes Premier Contact, comme ils l’entendent. Choisissez ce que vous donnez et ce que vous voulez.
explain-REPLY = Quelqu’un vous propose un échange. Acceptez si vous y gagnez au moins autant que l’autre ; refuser ne coûte rien.

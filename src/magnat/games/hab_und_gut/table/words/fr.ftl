# Les mots du dessin.

short-coal = Ch
short-grain = Cé
short-coffee = Cf
short-rubber = Ct
short-tea = Th
short-salt = Se

board = Tableau des cours
prices = Cours
price-of = { $good } : cours { $price }, { $left ->
        [0] aucune action restante
        [1] une action restante
       *[other] { $left } actions restantes
    }
pile = { $act } à { $price }
buy = Acheter
sell = Vendre
donate = Donner
lap-tour = Manche { $lap } sur { $laps }, tour { $tour } sur { $tours }
trade-phase = On négocie
price-phase = Phase des cours
last-played = Dernières cartes : { $seat }
half-mark = ½
discards = Cartes jouées
discards-about = Les cartes de cette manche, par ressource : combien de chaque ont été jouées, combien sont dans vos porte-cartes. Vous ne voyez pas les autres.
discards-about-watched = Les cartes de cette manche, par ressource : combien de chaque ont été jouées.
discards-cell = { $card } : { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }, { $seen } dans vos porte-cartes, sur { $copies }
discards-cell-watched = { $card } : { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    } sur { $copies }
price-history = Historique des cours
price-history-about = Le cours de chaque ressource après les cartes de chaque joueur. Les chiffres du bas sont les tours ; un trait fort ouvre une manche.
hat = Haut-de-forme : commence le tour
cash = Argent
shares = Actions
charity = Dons
charity-box = Caisse de dons
donated = Dons
donated-count = { $count ->
        [0] Aucun don
        [1] Un don
       *[other] { $count } dons
    } sur { $places }
net-of = { $seat } a acheté sans revendre : { $list }
holder-count = { $count ->
        [0] Aucune carte
        [1] Une carte
       *[other] { $count } cartes
    } entre { $left } et { $right }
left-holder = Porte-cartes de gauche
right-holder = Porte-cartes de droite
left-side = À gauche
left-side-watched = { $name }, à gauche
right-side = À droite
right-side-watched = { $name }, à droite
shared-with = avec { $seat }
holder-empty = Plus de cartes
my-shares = Mes actions
my-shares-watched = Actions : { $name }
owned = { $count ->
        [0] Aucune action { $of }
        [1] Une action { $of }
       *[other] { $count } actions { $of }
    }
worth = soit { $value }
gift-mine = Vous avez donné : { $good }
gift-of = { $name } a donné : { $good }
spectator-racks = Seuls les deux voisins voient ces cartes.
choose-both = Choisissez une carte à votre gauche et une à votre droite
cards-ready = Vos deux cartes sont prêtes
which-half = Quelle carte compte pour moitié ?
way-half = { $card } pour moitié
way-first = d’abord { $card }
unchanged = { $good } reste à { $price }
changed = { $good } { $before } → { $after }
to-mine = Aller à ma main
play-cards = Jouer ces cartes
done-trading = Finir de négocier
trade-buy = Achetez jusqu’à { $most } actions, ou passez
trade-sell = Vendez jusqu’à { $most } actions, ou passez
trade-neither = Rien à acheter ni à vendre : passez
trade-bought = { $count ->
        [one] { $count } achat
       *[other] { $count } achats
    } sur { $most } : achetez encore, ou finissez
trade-spent = { $count ->
        [one] { $count } achat
       *[other] { $count } achats
    } sur { $most } : vous ne pouvez plus rien acheter
trade-sold = { $count ->
        [one] { $count } vente
       *[other] { $count } ventes
    } sur { $most } : vendez encore, ou finissez
trade-sold-out = { $count ->
        [one] { $count } vente
       *[other] { $count } ventes
    } sur { $most } : vous n’avez plus rien à vendre
do-not-trade = Passer
half-title = Mi-temps : on compte les dons
half-about = On distribue de nouvelles cartes. Argent, actions et cours restent tels quels.
end-title = On ouvre les caisses
end-least = { $count ->
        [one] Le moins généreux est éliminé.
       *[other] Les moins généreux sont éliminés.
    }
end-out = éliminé
end-again = Rouvrir les caisses
my-out = Vous avez donné { $mine }, le moins de tous. { $seat } a donné { $theirs }, et cela a suffi.
my-gift = Vous avez donné { $mine }, { $stingiest } { $over } de moins.
my-win = Vous avez donné { $mine }, { $stingiest } { $over } de moins, et vous finissez { $gap } devant { $seat }.
my-behind = Vous avez donné { $mine }, { $stingiest } { $over } de moins, mais vous finissez { $gap } derrière { $seat }.

field-lap = Manche
field-tour = Tour
field-first = Haut-de-forme
field-price = Cours
field-bank = Actions dans la pile
field-cash = Argent
field-charity = Caisses de dons
field-given = Actions données dans cette manche
field-discard = Cartes jouées dans cette manche
field-out = Éliminés
field-hand = Actions en main
field-gift = Dons, face cachée
field-holder = Porte-cartes (à gauche de chaque place)
field-left = Carte choisie à gauche
field-right = Carte choisie à droite
field-shares_held = Nombre d’actions en main
field-net = Acheté sans revendre
field-cards_left = Cartes dans les porte-cartes

legend-played = jouée
legend-seen = dans vos porte-cartes
legend-unseen = hors de vue
missing-left = Choisissez maintenant une carte à votre gauche
missing-right = Choisissez maintenant une carte à votre droite

caption-mine = Votre place à la table. En haut votre argent, puis les actions en main ; en bas vos dons de cette manche, face cachée, et votre caisse de dons.
caption-holders = Vos deux porte-cartes. { $left } voit aussi celui de gauche, { $right } celui de droite. Chaque carte fait monter ou descendre sa ressource d’autant de cases qu’elle l’indique.
caption-board = Le tableau des cours. Chaque marqueur est au cours du jour, écrit aussi en grand ; les piles montrent combien d’actions de chaque ressource restent à acheter.

# Ce qu’on peut faire à chaque question, pour qui débute

explain-TRADE = Achetez jusqu’à trois actions ou vendez-en jusqu’à trois, jamais les deux, ou passez. Une action vaut ce qu’affiche le tableau des cours ; ni achat ni vente ne changent le cours. Une ressource que vos deux porte-cartes font monter mérite un achat : toutes leurs cartes seront jouées avant la fin de la manche.
explain-DONATE = Vous pouvez poser une action, face cachée, sur votre tableau de dons. À la fin de la manche, elle est vendue au cours du moment, et l’argent va dans votre caisse de dons. À la fin de la partie, qui a le moins donné est éliminé, si riche soit-il. On donne au plus une action par tour ; rien n’y oblige.
explain-LEFT_CARD = Quand vient votre tour, vous jouez une carte du porte-cartes de gauche et une de celui de droite. Chacune fait monter ou descendre sa ressource ; l’une des deux ne compte que pour moitié, à vous de dire laquelle. Votre voisin de gauche voit aussi les cartes de ce porte-cartes.
explain-RIGHT_CARD = Maintenant une carte du porte-cartes de droite. Votre voisin de droite la voit aussi et jouera ce que vous laissez. Toutes les cartes des porte-cartes sont jouées avant la fin de la manche, par l’un ou par l’autre.
explain-HALVE = L’une de vos deux cartes ne fait bouger sa ressource que de la moitié. Choisissez celle qui vous nuit, ou qui sert les autres plus que vous.
explain-ORDER = Les deux cartes déplacent la même ressource, l’une vers le haut, l’autre vers le bas, et elle est près d’un bout de son échelle : l’ordre compte alors. Voyez où s’arrête le marqueur dans chaque cas.

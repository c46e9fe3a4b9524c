game-name = Hab & Gut
game-about = Achetez bon marché, poussez les cours avec des cartes que seul un voisin voit avec vous, et donnez juste ce qu’il faut : le plus riche gagne, le plus avare est éliminé.
game-length = 3 à 5 joueurs, 45 minutes

# Choses

good-coal = charbon
    .title = Charbon
    .the = le charbon
    .of = de charbon
good-grain = céréales
    .title = Céréales
    .the = les céréales
    .of = de céréales
good-coffee = café
    .title = Café
    .the = le café
    .of = de café
good-rubber = caoutchouc
    .title = Caoutchouc
    .the = le caoutchouc
    .of = de caoutchouc
good-tea = thé
    .title = Thé
    .the = le thé
    .of = de thé
good-salt = sel
    .title = Sel
    .the = le sel
    .of = de sel

card = { $good } { $step }
step =
    { $value ->
        [0] 0
       *[other]
            { $sign ->
                [minus] −{ $size }
               *[plus] +{ $size }
            }
    }
money = { $value }

# Actes

act-buy = Acheter une action { $good_of }
act-sell = Vendre une action { $good_of }
act-buy-gathered = Acheter { $good }
act-sell-gathered = Vendre { $good }
act-trade_end = Finir de négocier
act-donate = Donner une action { $good_of }
act-donate_none = Ne rien donner
act-left_card = Choisir { $card } à gauche
act-right_card = Choisir { $card } à droite
act-halve_left = Compter la carte de gauche pour moitié
act-halve_right = Compter la carte de droite pour moitié
act-first_left = D’abord la carte de gauche
act-first_right = D’abord la carte de droite
act-hat = Le haut-de-forme va à { $seat }
act-deal = On distribue { $card }

# Ce qui est demandé

phase-HAT = Le haut-de-forme cherche une tête
phase-DEAL = On distribue les cartes de cours
phase-TRADE = Achetez ou vendez jusqu’à trois actions, ou passez
phase-DONATE = Donnez une action, si vous voulez
phase-LEFT_CARD = Choisissez une carte dans votre porte-cartes de gauche
phase-RIGHT_CARD = Choisissez une carte dans votre porte-cartes de droite
phase-HALVE = Laquelle de vos deux cartes compte pour moitié ?
phase-ORDER = Quelle carte s’applique en premier ?

# Journal

log-HAT = { $seat } se coiffe du haut-de-forme.
log-LAP = La manche { $lap } commence : on mélange toutes les cartes de cours.
log-TOUR = Tour { $tour } : { $seat } porte le haut-de-forme.
log-BOUGHT = { $seat } achète une action { $good_of } à { $price }.
log-SOLD = { $seat } vend une action { $good_of } à { $price }.
log-PASSED = { $seat } passe.
log-DONATED =
    { $good ->
        [hidden] { $seat } donne une action, face cachée.
       *[other] { $seat } donne une action { $good_of }, face cachée.
    }
log-DONATED_NOTHING = { $seat } ne donne rien.
log-PLAYED = { $seat } joue { $full } en entier et { $half } pour moitié.
log-MOVED = { $good_title } : { $before } → { $after }.
log-GIFT_SOLD = { $seat } avait donné une action { $good_of } : elle rapporte { $price }.
log-CHARITY = { $seat } a { $sum } dans sa caisse de dons.
log-STINGIEST = { $seat } a le moins donné ({ $sum }) et sort du jeu.
log-FINAL_SALE = { $seat } vend toutes ses actions pour { $sum } et finit avec { $total }.
log-WON = { $seat } gagne avec { $total } !
log-NO_WINNER = Tous ont donné autant : personne ne gagne.

# Ce que font les autres : « Augusta réfléchit… »

doing-TRADE =
    { $count ->
        [1] choisit quoi acheter ou vendre
       *[other] choisissent quoi acheter ou vendre
    }
doing-DONATE =
    { $count ->
        [1] réfléchit à un don
       *[other] réfléchissent à un don
    }
doing-LEFT_CARD =
    { $count ->
        [1] choisit des cartes de cours
       *[other] choisissent des cartes de cours
    }
doing-RIGHT_CARD =
    { $count ->
        [1] choisit des cartes de cours
       *[other] choisissent des cartes de cours
    }
doing-HALVE =
    { $count ->
        [1] choisit la carte qui compte pour moitié
       *[other] choisissent la carte qui compte pour moitié
    }
doing-ORDER =
    { $count ->
        [1] choisit la carte qui passe en premier
       *[other] choisissent la carte qui passe en premier
    }

# Lignes du journal dites en une, et lignes qui sont le détail d’une autre

good-counted =
    { $count ->
        [1] une action
       *[other] { $count } actions
    } { $good_of }
log-BOUGHT-gathered = { $seat } achète { $good } pour { $price }.
log-SOLD-gathered = { $seat } vend { $good } pour { $price }.
log-PLAYED-gathered = { $seat } joue { $full } en entier et { $half } pour moitié : { $details }.
log-MOVED-short = { $good } { $before } → { $after }
log-GIFT_SOLD-gathered = { $seat } avait donné { $good } : { $price } en tout.
log-CHARITY-gathered = Dans les caisses de dons : { $details }.
log-CHARITY-short = { $seat } { $sum }

# Refus

refusal-BUY_OR_SELL = Dans un même tour, on achète ou on vend, pas les deux : continuez comme vous avez commencé, ou finissez de négocier.
refusal-WORTHLESS = On ne peut pas acheter une action tant que son cours est à 0.
refusal-NONE_LEFT = Cette pile est vide : on ne peut plus y acheter avant que quelqu’un vende.
refusal-TOO_DEAR = Cette action est trop chère pour vous : choisissez-en une moins chère, ou aucune.
refusal-NOT_YOURS = Vous n’avez pas d’action de cette ressource à vendre.
refusal-NOTHING_TO_GIVE = Vous n’avez pas d’action de cette ressource à donner.
refusal-NOT_IN_LEFT_HOLDER = Cette carte n’est pas dans votre porte-cartes de gauche : choisissez-en une qui y est.
refusal-NOT_IN_RIGHT_HOLDER = Cette carte n’est pas dans votre porte-cartes de droite : choisissez-en une qui y est.
refusal-first-player-not-seated = Le premier joueur doit être l’un de ceux de la table.

# Conseils

hint-RISES = { $good_title } : { $price } aujourd’hui, sans doute { $end } à la fin ; les cartes que vous voyez font { $sight } en tout.
hint-RISES_UNSEEN = { $good_title } : { $price } aujourd’hui, sans doute { $end } à la fin. Les cartes que vous voyez font { $sight } en tout, mais celles qui viendront devraient faire plus que compenser.
hint-AT_TOP = { $good_title } : tout en haut de l’échelle, le cours ne peut que baisser.
hint-FALLS = { $good_title } : { $price } aujourd’hui, sans doute { $end } à la fin.
hint-SWAP = Vendez { $good_the } : au prochain tour, l’argent rapportera plus avec { $better_the }.
hint-SAVE = Gardez votre argent pour { $good_the } : au prochain tour, vous achèterez dans de meilleures conditions.
hint-NO_TRADE = Rien de ce que vous pourriez acheter ou vendre maintenant ne vous rapporterait davantage.
hint-ENOUGH_GIVEN = Vous êtes loin devant { $seat } pour les dons : cela suffit.
hint-GIVE_LATER = Vous pourrez encore dépasser { $seat } en donnant plus tard : pas de don pour l’instant.
hint-KEEP_UP = { $seat } a donné au plus { $most } jusqu’ici : avec une action { $good_of }, vous restez devant.
hint-GO_AHEAD = { $seat } n’a encore rien donné : une action { $good_of } vous place devant.
hint-CATCH_UP = Même { $seat } pourrait finir par donner plus que vous : donnez { $good_the }, ce que vous avez de mieux.
hint-HELPS = En entier, { $card } vous aide plus que les autres.
hint-HELPS_LESS = Même pour moitié, { $card } vous aide ; mieux vaut compter l’autre carte en entier.
hint-HITS = En entier, { $card } fait plus de mal aux autres qu’à vous.
hint-HITS_LESS = Même pour moitié, { $card } fait du mal aux autres ; mieux vaut compter l’autre carte en entier.
hint-DAMPED = Pour moitié, { $card } fait le moins de mal : cette carte vous coûte plus qu’aux autres.
hint-HELPS_THEM = Pour moitié, { $card } aide le moins les autres : ils y gagnent plus que vous.
hint-HURTS = Mieux vaudrait ne pas jouer { $card } en entier, mais tout le reste est pire.
hint-INDIFFERENT = Pour vous, { $card } ne change rien.
hint-LEAVE_RISE = Laissez { $card } dans le porte-cartes : { $seat } y gagne comme vous et la jouera peut-être.
hint-LEAVE_FALL = Laissez { $card } dans le porte-cartes : cette carte fait plus de mal aux autres qu’à vous et à { $seat }, qui la jouera peut-être.
hint-ORDER = Cet ordre amène { $good_the } à { $end }.

# Options

option-first_player = Premier joueur
    .about = Qui porte le haut-de-forme au premier tour.
option-first_player-0 = Place 1
option-first_player-1 = Place 2
option-first_player-2 = Place 3
option-first_player-3 = Place 4
option-first_player-4 = Place 5
option-first_player-random = Tiré au sort
option-memory_aid = Aide-mémoire
    .about = Montre l’argent de chacun et ce qu’il a acheté sans le revendre. Tout cela est public ; sans aide-mémoire, à vous de vous en souvenir.
option-memory_aid-off = Non, à chacun de se souvenir
option-memory_aid-on = Oui, la table le montre
option-all_tied = Si tous ont donné autant
    .about = Ce qui se passe quand toutes les caisses de dons contiennent la même somme.
option-all_tied-no_winner = Personne ne gagne
option-all_tied-nobody_out = Personne n’est éliminé
option-cash_tie = Égalité d’argent
    .about = Ce qui se passe quand plusieurs des joueurs restants sont aussi riches l’un que l’autre.
option-cash_tie-shared = Victoire partagée
option-cash_tie-charity = La caisse de dons la plus remplie l’emporte

# Lois

law-SHARES = Les piles, les mains et les tableaux de dons réunissent dix actions de chaque ressource.
law-CARDS = Les porte-cartes, la défausse et les cartes écartées forment le paquet entier.
law-CASH = L’argent de personne ne descend sous 0.
law-GIFTS = Un tableau de dons porte autant d’actions qu’il en a été donné.

# Le terminal

terminal-heading = Manche { $lap } sur { $laps }, tour { $tour } sur { $tours } · { $name } porte le haut-de-forme
terminal-heading-lap = Manche { $lap } sur { $laps }
terminal-price = Cours
terminal-pile = Pile
terminal-shares = Actions en main
terminal-gifts = Dons
terminal-cash = Argent
terminal-charity = Caisse de dons
terminal-left-holder = Porte-cartes de gauche, partagé avec { $name }
terminal-right-holder = Porte-cartes de droite, partagé avec { $name }
terminal-chosen = Choisie : { $card }
terminal-chosen-half = Choisie : { $card }, pour moitié
terminal-unseen = Cartes de cours que vous n’avez pas vues dans cette manche : dans d’autres porte-cartes, ou écartées
terminal-other-holder =
    { $cards ->
        [one] Le porte-cartes entre { $first } et { $second } contient { $cards } carte.
       *[other] Le porte-cartes entre { $first } et { $second } contient { $cards } cartes.
    }
terminal-discarded = Défausse : { $cards }
terminal-out = éliminé, n’a donné que { $sum }
terminal-gave = a donné { $sum }

# La première partie guidée

guide-welcome = Bienvenue dans Hab & Gut ! Vous faites du négoce et vous avez 300. À la fin, le plus riche gagne, mais celui qui a le moins donné est éliminé. Jouons deux tours ensemble.
guide-prices = Six ressources, chacune sur son échelle. Le marqueur indique ce que coûte une action aujourd’hui : 40, pour toutes. Les actions à acheter sont au bout de chaque échelle.
guide-holders = Ces cartes feront bouger les cours. Celles de gauche sont vues par vous et { $seat1 }, celles de droite par vous et { $seat2 }. Voyez : le thé monte des deux côtés !
guide-buy = Le thé est donc un bon achat. Prenez trois actions sur sa pile : c’est le maximum en un tour.
    .done = Trois actions de thé pour 120. Elles sont dans votre main.
guide-give = Vous pouvez maintenant donner une action. Posée face cachée, elle comptera pour ce qu’elle vaudra à la fin de la manche. Le thé va monter, c’est un beau don : donnez-en une.
    .done = Personne d’autre ne sait ce qui est là. { $seat1 } et { $seat2 } négocient ; regardez leurs achats.
guide-cards = { $seat1 } a pris du charbon, { $seat2 } du café. À vous de faire bouger les cours : choisissez thé +6 à gauche et thé +4 à droite, comptez thé +4 pour moitié, et jouez les deux.
    .done = Le thé monte : de 6 cases, et de la moitié de 4. Les autres jouent à présent leurs cartes.
guide-sell = Ils ont joué du thé, eux aussi : le voilà à 150, et vous l’avez payé 40 ! Vendez vos deux actions, puis choisissez Finir de négocier.
    .done = 300 pour ce qui vous avait coûté 80 : c’est ainsi qu’on gagne de l’argent ici.
guide-charity = N’oubliez jamais l’autre course. Votre don est posé devant vous ; les autres n’ont encore rien donné. Tant que quelqu’un donne moins que vous, vous restez en jeu.
guide-hit = Les cours peuvent aussi baisser, de préférence là où seuls les autres perdent. { $seat1 } a du charbon, { $seat2 } du café : jouez café −4 pour moitié et charbon −4 en entier.
    .done = Le charbon et le café baissent, et vous n’en avez pas.
guide-help = À vous de décider maintenant. En cas de doute, ce bouton dit ce que ferait un bon joueur, et pourquoi. Une manche compte quatre tours ; ensuite on compte les dons et on distribue de nouvelles cartes.
guide-end = Vous savez l’essentiel. Achetez ce que les deux côtés font monter, vendez à temps, et donnez plus que quelqu’un d’autre. Bonne chance !

# Le caractère des robots : ce qui suit leur nom
trait-following = { $value ->
    [-1] va à contre-courant
   *[1] suit la foule
}
trait-good = { $value ->
    [1] croit au charbon
    [2] croit aux céréales
    [3] croit au café
    [4] croit au caoutchouc
    [5] croit au thé
   *[6] croit au sel
}
trait-memory = { $value ->
   *[-1] oublie vite ce qui a été joué
}

# Chiffres de la fin

figure-ROUNDS = { $rounds } tours, { $trades } actions achetées ou vendues
    .title = Durée
figure-BEST_TRADE = { $seat } : une action { $good_of } achetée { $price }, sortie à { $end }
    .title = Meilleure affaire
figure-BIGGEST_MOVE = { $seat } : { $good } { $before } → { $after }
    .title = Plus forte variation d’un cours
figure-MOST_GIVEN = { $seat } : { $sum } dans la caisse de dons
    .title = Le plus donné
source-coal = { good-coal.title }
source-grain = { good-grain.title }
source-coffee = { good-coffee.title }
source-rubber = { good-rubber.title }
source-tea = { good-tea.title }
source-salt = { good-salt.title }
source-gifts = Dons

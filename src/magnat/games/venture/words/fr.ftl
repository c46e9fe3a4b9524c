game-name =
    { $edition ->
        [riche_ou_pauvre] Riche ou Pauvre
       *[venture] Venture
    }
game-about = Prenez le contrôle de sociétés, empilez-les en conglomérats, pillez vos rivaux, et que vos piles soient prêtes quand sort une carte Bénéfice.
game-length = 2 à 6 joueurs, 60 à 90 minutes

# Les mots des deux éditions

word-company =
    { $edition ->
        [riche_ou_pauvre] industrie
       *[venture] société
    }
    .many =
        { $edition ->
            [riche_ou_pauvre] industries
           *[venture] sociétés
        }
    .the =
        { $edition ->
            [riche_ou_pauvre] l’industrie
           *[venture] la société
        }
    .new =
        { $edition ->
            [riche_ou_pauvre] la nouvelle industrie
           *[venture] la nouvelle société
        }
word-conglomerate =
    { $edition ->
        [riche_ou_pauvre] groupe industriel
       *[venture] conglomérat
    }
word-proxy =
    { $edition ->
        [riche_ou_pauvre] Transfert
       *[venture] Rachat
    }
word-profit =
    { $edition ->
        [riche_ou_pauvre] Gain
       *[venture] Bénéfice
    }
word-reorganisation =
    { $edition ->
        [riche_ou_pauvre] rationalisation
       *[venture] réorganisation
    }
word-reorganise =
    { $edition ->
        [riche_ou_pauvre] rationalisez
       *[venture] réorganisez
    }
    .does =
        { $edition ->
            [riche_ou_pauvre] rationalise
           *[venture] réorganise
        }

# Les choses

company-aerospace_1 = Aérospatiale A
company-aerospace_2 = Aérospatiale BE
company-aerospace_3 = Aérospatiale BF
company-aerospace_4 = Aérospatiale ABD
company-aerospace_5 = Aérospatiale BDF
company-aerospace_6 = Aérospatiale CDE
company-aerospace_7 = Aérospatiale ACEF
company-aerospace_8 = Aérospatiale CDEF
company-aerospace_9 = Aérospatiale ABCDE
company-automotive_1 = Automobile D
company-automotive_2 = Automobile AB
company-automotive_3 = Automobile AE
company-automotive_4 = Automobile AEF
company-automotive_5 = Automobile BCE
company-automotive_6 = Automobile DEF
company-automotive_7 = Automobile ABCF
company-automotive_8 = Automobile BCDE
company-automotive_9 = Automobile ABCDF
company-chemical_1 = Chimie F
company-chemical_2 = Chimie CD
company-chemical_3 = Chimie CF
company-chemical_4 = Chimie ABC
company-chemical_5 = Chimie ADE
company-chemical_6 = Chimie BCF
company-chemical_7 = Chimie ABEF
company-chemical_8 = Chimie ACDE
company-chemical_9 = Chimie ABDEF
company-electronics_1 = Électronique E
company-electronics_2 = Électronique CE
company-electronics_3 = Électronique DF
company-electronics_4 = Électronique ABF
company-electronics_5 = Électronique ADF
company-electronics_6 = Électronique BCD
company-electronics_7 = Électronique ABDE
company-electronics_8 = Électronique BCDF
company-electronics_9 = Électronique ABCEF
company-petroleum_1 = Pétrole C
company-petroleum_2 = Pétrole AC
company-petroleum_3 = Pétrole EF
company-petroleum_4 = Pétrole ACD
company-petroleum_5 = Pétrole BEF
company-petroleum_6 = Pétrole CEF
company-petroleum_7 = Pétrole ABDE
company-petroleum_8 = Pétrole ABDF
company-petroleum_9 = Pétrole BCDEF
company-steel_1 = Acier B
company-steel_2 = Acier AD
company-steel_3 = Acier BD
company-steel_4 = Acier ABE
company-steel_5 = Acier ACE
company-steel_6 = Acier CDF
company-steel_7 = Acier ACDF
company-steel_8 = Acier BCEF
company-steel_9 = Acier ACDEF

card-triangle_1 = 1 ▲
card-triangle_3 = 3 ▲
card-triangle_5 = 5 ▲
card-triangle_8 = 8 ▲
card-square_1 = 1 ■
card-square_3 = 3 ■
card-square_5 = 5 ■
card-square_8 = 8 ■
card-circle_1 = 1 ●
card-circle_3 = 3 ●
card-circle_5 = 5 ●
card-circle_8 = 8 ●
card-capital_10 = 10
card-capital_12 = 12
card-capital_14 = 14
card-capital_16 = 16
card-capital_18 = 18
card-capital_20 = 20
card-proxy_1 = { word-proxy } ½
card-proxy_2 = { word-proxy } 1
card-proxy_3 = { word-proxy } 1½
card-profit = { word-profit }

mark-proxy_1 = ½
mark-proxy_2 = 1
mark-proxy_3 = 1½

slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5

money = { $value } M

# Coups

act-buy = { $edition ->
        [riche_ou_pauvre] Acheter
       *[venture] Prendre
    } ce qui est à la place { $slot } du centre
act-buy-named = { $edition ->
        [riche_ou_pauvre] Acheter
       *[venture] Prendre
    } { $company } ({ $cost })
act-buy-gathered = { $edition ->
        [riche_ou_pauvre] Acheter
       *[venture] Prendre
    } { $company } ({ $cost })
act-proxy = Jouer { word-proxy } { $mark }
act-reorg = { $edition ->
        [riche_ou_pauvre] Rationaliser
       *[venture] Réorganiser
    }
act-end_ops = Terminer
act-end_ops-named =
    { $debt ->
        [0] Passer : défausser une carte
       *[other] Terminer : payer { $owed }
    }
act-end_ops-gathered =
    { $debt ->
        [0] Passer
       *[other] Terminer
    }
act-take = Prendre { $company } à son propriétaire
act-take-named = Prendre { $company } à { $victim }
act-place_on = La poser sur { $company }
act-place_on-gathered = Poser ce qui convient sur vos piles
act-place_alone = Commencer une nouvelle pile
act-place_alone-gathered = Commencer une pile
act-add = Poser { $company } sur la pile
act-add-gathered = { $count ->
        [1] Empiler une { word-company }
       *[other] Empiler { $count } { word-company.many }
    }
act-close = Commencer une autre pile
act-close-gathered = { "" }
act-pay = Payer { $card }
act-pay-gathered = Payer { $card }
act-discard = Défausser { $card }
act-hat = { $seat } commence
act-open_company = { $company } est dévoilée
act-deal = { $card } est distribué
act-draw_card = { $card } est pioché

# Ce qui est demandé

phase-HAT = On tire au sort qui commence
phase-OPEN = Le centre est complété
phase-DEAL = Les cartes sont distribuées
phase-MAIN = { $edition ->
        [riche_ou_pauvre] Achetez, transférez
       *[venture] Prenez, rachetez
    } ou { word-reorganise } tant que vous pouvez payer
phase-TAKE = Quelle { word-company } prenez-vous ?
phase-PLACE = Où va { word-company.new } ?
phase-REORG = Refaites vos piles, chacune de bas en haut
phase-FORCED = Corrigez l’erreur : refaites vos piles, chacune de bas en haut
phase-PAY = Payez ce que vous devez, carte par carte
phase-DISCARD = Vous n’avez rien fait : défaussez une carte
phase-DRAW = On pioche

# Journal

log-HAT = { $seat } commence.
log-TURN = Tour { $turn } : { $seat }.
log-OPENED = { $company } est dévoilée.
log-RESERVE_EMPTY = La réserve est vide : les dernières { word-company.many } sont au centre.
log-BOUGHT = { $seat } { $edition ->
        [riche_ou_pauvre] achète
       *[venture] prend
    } { $company } pour { $price }.
log-PROXY = { $seat } joue { word-proxy } { $mark }.
log-RAIDED = { $seat } prend { $company } à { $victim } pour { $price }.
log-PLACED_ON = { $seat } pose { $company } sur { $top }.
log-PLACED_ALONE = { $seat } commence une nouvelle pile avec { $company }.
log-REORGANISES = { $seat } { word-reorganise.does } pour { $cost }.
log-REORGANISED = Les piles rapportent maintenant { $profit } à { $seat }.
log-MISTAKE_PAID = { $seat } doit corriger une erreur, ce qui coûte { $cost }.
log-MISTAKE_NOT_PAID = { $seat } doit corriger une erreur et ne peut pas payer { $cost }.
log-PUT_RIGHT = { $company } est posée seule devant { $seat }.
log-LOST_CARD = { $seat } perd { $card }.
log-PAID = { $seat } paie { $card }.
log-PAYMENT = { $seat } devait { $owed } et a payé { $worth }.
log-DISCARDED = { $seat } ne fait rien et défausse { $card }.
log-NOTHING_TO_DISCARD = { $seat } ne fait rien et n’a pas de carte à défausser.
log-SHUFFLED =
    { $cards ->
        [1] La défausse, une seule carte, devient la pioche.
       *[other] La défausse de { $cards } cartes est mélangée et devient la pioche.
    }
log-DREW =
    { $card ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche { $card }.
    }
log-PILES_EMPTY = Il ne reste pas de carte à piocher pour { $seat }.
log-PROFIT = { $seat } pioche une carte { word-profit } : tout le monde marque.
log-SCORED = { $seat } marque { $profit } et en est à { $total }.
log-LAST_COMPANY = { $seat } a pris la dernière { word-company } : la partie s’achève.
log-CUT_SHORT = Après { $turns } tours, la partie est arrêtée.
log-FINAL_CAPITAL = { $seat } ajoute { $capital } de Capital et en est à { $total }.
log-WON = { $seat } gagne avec { $total } !

# Ce que font les autres : « Augusta réfléchit… »

doing-MAIN =
    { $count ->
        [1] prépare son tour
       *[other] préparent son tour
    }
doing-TAKE =
    { $count ->
        [1] choisit quoi prendre
       *[other] choisissent quoi prendre
    }
doing-PLACE =
    { $count ->
        [1] choisit où poser la nouvelle carte
       *[other] choisissent où poser la nouvelle carte
    }
doing-REORG =
    { $count ->
        [1] refait ses piles
       *[other] refont leurs piles
    }
doing-PAY =
    { $count ->
        [1] choisit des cartes pour payer
       *[other] choisissent des cartes pour payer
    }
doing-DISCARD =
    { $count ->
        [1] choisit une carte à défausser
       *[other] choisissent une carte à défausser
    }
doing-FORCED =
    { $count ->
        [1] corrige une erreur
       *[other] corrigent une erreur
    }

# Lignes du journal dites en une, et lignes qui sont le détail d’une autre

log-OPENED-gathered = { $company } sont dévoilées.
log-BOUGHT-gathered = { $seat } { $edition ->
        [riche_ou_pauvre] achète
       *[venture] prend
    } { $company } pour { $price }.
log-REORGANISED-gathered = { $seat } { word-reorganise.does } pour { $cost } : les piles rapportent maintenant { $profit }.
log-PAID-gathered = { $seat } paie { $card }.
log-PAYMENT-gathered = { $seat } doit { $owed } et paie { $worth } : { $card }.
log-DREW-gathered =
    { $card ->
        [hidden] { $seat } pioche { $count } cartes.
       *[other] { $seat } pioche { $card }.
    }
log-PROFIT-gathered = { $seat } pioche une carte { word-profit } : { $details }.
log-SCORED-short = { $seat } marque { $profit }

# Refus

refusal-EMPTY_SLOT = Cette place est vide : choisissez une des { word-company.many } à vendre.
refusal-TOO_DEAR = Votre main ne peut pas payer cela en plus de ce que vous devez.
refusal-NO_SUCH_PROXY = Vous n’avez pas de carte { word-proxy } de cette valeur.
refusal-NOTHING_TO_TAKE = Avec cette carte, il n’y a aucune { word-company } à prendre que vous puissiez payer.
refusal-NO_COMPANY = Vous n’avez aucune { word-company } à empiler autrement.
refusal-NOT_AN_OPPONENTS_TOP = On ne peut prendre que la carte sur le dessus d’une pile adverse.
refusal-NOT_YOUR_STACK = Ce n’est pas le dessus d’une de vos piles : choisissez-en une, ou commencez une nouvelle pile.
refusal-TOO_TALL = Un { word-conglomerate } compte au plus six { word-company.many }.
refusal-SAME_INDUSTRY = Il y en a déjà une de cette branche dans la pile : choisissez une autre pile, ou commencez-en une.
refusal-NO_COMMON_LETTER = Aucune lettre ne serait commune à toute la pile : choisissez une autre pile, ou commencez-en une.
refusal-REORG_SAME_INDUSTRY = Une pile n’en contient jamais deux de la même branche.
refusal-REORG_NO_COMMON_LETTER = Aucune lettre ne serait commune à toute la nouvelle pile.
refusal-NOT_IN_POOL = Celle-ci n’est pas parmi celles qui restent à empiler.
refusal-NO_OPEN_STACK = La pile en cours est encore vide : posez-y d’abord quelque chose.
refusal-PAID_NOT_IN_HAND = Vous n’avez pas cette carte : vous ne pouvez pas payer avec elle.
refusal-DISCARDED_NOT_IN_HAND = Vous n’avez pas cette carte : vous ne pouvez pas la défausser.
refusal-first-player-not-seated = Le premier joueur doit être l’un de ceux de la table.
refusal-companies-removed-for-two-only = On ne peut écarter des sociétés qu’à deux joueurs.

# Conseils

hint-BUY_FOR_PROFIT = { $company } sur { $top } fait passer vos { $edition ->
        [riche_ou_pauvre] gains
       *[venture] bénéfices
    } de { $before } à { $after }.
hint-BUY_TO_BUILD = { $company } vaut son prix : on peut bâtir une pile dessus.
hint-BUY_AND_REORGANISE = Avec { $company } et une { word-reorganisation }, vos { $edition ->
        [riche_ou_pauvre] gains
       *[venture] bénéfices
    } passent de { $before } à { $after }.
hint-BUY_TO_END = { $company } rapproche la fin.
hint-RAID = { $company } vous rapporte { $gain } de plus à chaque carte { word-profit } et coûte { $loss } à { $victim }.
hint-RAID_GAIN = { $company } vous rapporte { $gain } de plus à chaque carte { word-profit } ; { $victim } n’y perd rien.
hint-RAID_LOSS = { $company } coûte { $loss } à { $victim } à chaque carte { word-profit }.
hint-RAID_TO_BUILD = { $company } convient à ce que vous avez : on peut bâtir dessus, et { $victim } ne le pourra plus.
hint-REORGANISE = Empilé autrement, ce que vous possédez rapporterait { $after } au lieu de { $before }.
hint-LEAVE_LAST = Qui prend la dernière { word-company } met fin à la partie, et vous n’êtes pas en tête : laissez-la.
hint-SAVE = Rien ici ne vaut son prix : gardez votre Capital et continuez vos collections.
hint-ENOUGH = Cela suffit : vous devez { $owed }, et rien d’autre ne vaut son prix.
hint-PLACE_ON = Sur { $top } : la pile rapporte alors { $after } au lieu de { $before }.
hint-PLACE_TO_BUILD = Sur { $top } : la pile ne rapporte pas encore davantage, mais elle grandit.
hint-PLACE_ALONE = Aucune pile ne lui convient mieux : commencez-en une nouvelle, et construisez dessus.
hint-BUILD = Pas à pas vers les piles qui rapportent le plus, avec sur le dessus ce qui vous manquerait le moins.
hint-PAY = C’est ce paiement qui vous laisse le plus : { $kept }.
hint-DISCARD = C’est { $card } qui vous manquera le moins.

# Options

option-edition = Édition
    .about = Lequel des deux livrets on suit : ils diffèrent sur ce que compte la main à la fin, et sur les erreurs.
option-edition-venture = Venture
option-edition-riche_ou_pauvre = Riche ou Pauvre
option-first_player = Premier joueur
    .about = Qui commence.
option-first_player-0 = Place 1
option-first_player-1 = Place 2
option-first_player-2 = Place 3
option-first_player-3 = Place 4
option-first_player-4 = Place 5
option-first_player-5 = Place 6
option-first_player-random = Tiré au sort
option-remove_14 = Écarter 14 sociétés
    .about = À deux joueurs, 14 sociétés sont écartées sans être vues.
option-remove_14-off = Non
option-remove_14-on = Oui
option-draw_count = Cartes piochées par tour
    .about = D’habitude deux ; avec trois, la partie est plus vive.
option-final_capital = Capital à la fin
    .about = Ce que valent au décompte final les cartes Capital restées en main.
option-final_capital-sets = Valeur en collections
option-final_capital-face = Valeur imprimée
option-final_capital-none = Rien
option-mistakes = Erreurs
    .about = Peut-on poser une société sur une autre de la même branche ? L’erreur doit ensuite être corrigée.
option-mistakes-off = Refusées
option-mistakes-on = Permises
option-turn_limit = Limite de tours
    .about = Après ce nombre de tours, tous joueurs confondus, la partie est arrêtée ; 0 : pas de limite.

# Lois

law-COMPANIES = Le centre, la réserve, les piles et les cartes écartées réunissent toutes les sociétés.
law-CENTRE = Les sociétés dévoilées sont celles du centre.
law-STACKS = Chaque pile est en ordre et valable.
law-CONTROLLED = Chacun contrôle les sociétés posées devant lui.
law-CARDS = La pioche, la défausse et les mains réunissent toutes les cartes Ressources.
law-PROFIT_CARDS = Aucune main ne contient de carte Bénéfice.
law-FUNDS = La valeur de chaque main est celle de ses cartes.
law-OWED = Ce qui est dû peut être payé.

# In the terminal

terminal-heading = Tour { $turn } · réserve { $reserve } · pioche { $pile } · défausse { $discarded }
terminal-owed = {" "}· { $sum } à payer
terminal-offer = À vendre :
terminal-player = { $points } marqués, prochain bénéfice { $profit }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terminal-hand = Votre main : { $cards } · vaut { $sum }

# La première partie guidée

guide-welcome = Bienvenue dans Venture ! Vous y bâtissez des conglomérats : des piles de sociétés. Dès qu’une carte Bénéfice sort, chaque pile d’au moins trois rapporte. Qui fait le plus de bénéfices gagne.
guide-offer = Ces cinq sociétés sont à vendre. Chacune a sa branche et ses lettres. Dans une pile, toutes les branches diffèrent, et une lettre au moins figure sur chaque société.
guide-hand = Ces cartes sont votre argent. Les petites cartes d’un même symbole et de valeurs différentes forment une collection : vos trois triangles valent 32 ensemble au lieu de 9. Évitez de la défaire.
guide-first = Commençons une pile. Prenez le contrôle d’Acier ABE pour 16 millions.
    .done = Acier ABE est à vous, et vous devez 16.
guide-second = Automobile ABCF est d’une autre branche et partage A et B avec votre Acier. Prenez-la et posez-la dessus.
    .done = Deux sociétés, deux lettres communes : A et B.
guide-pay = Cela suffit pour un tour : vous devez 36. Choisissez Terminer : le paiement qui perd le moins est préparé, il ne reste qu’à payer. Vous pouvez aussi choisir d’autres cartes.
    .done = Vous avez payé 36 tout juste et gardé vos triangles. Vous avez pioché deux cartes ; aux autres de jouer.
guide-rival = { $seat1 } vient de prendre Chimie ABEF. Elle partage A et B avec votre pile, et elle est seule : on peut donc la racheter.
guide-raid = Vous avez une carte Rachat ½, qui prend à moitié prix. Jouez-la, prenez Chimie ABEF à { $seat1 } et posez-la sur votre pile.
    .done = Une société de 20 pour 10 seulement. Trois sociétés, deux lettres communes : votre pile rapporte désormais.
guide-grow = Encore une ! Électronique ABF convient aussi. Prenez-la et posez-la dessus.
    .done = Quatre sociétés rapportent 3 par lettre commune : 6 en tout.
guide-settle = Choisissez Terminer et payez les 26 que vous devez, comme tout à l’heure. Puis vous piochez deux cartes, et qui sait ce qui sortira.
    .done = C’est payé, et vous piochez.
guide-profit = Une carte Bénéfice ! Tout le monde marque, et seule votre pile est assez haute : 6 millions pour vous. Cinq sociétés auraient rapporté 16, six même 40.
guide-reorganise = Avez-vous vu ? { $seat2 } vous a pris une société : le dessus d’une pile n’est jamais à l’abri. Si vos piles ne vous conviennent plus, refaites-les ici pour 1 million par société.
guide-help = À vous de décider maintenant. En cas de doute, ce bouton dit ce que ferait un bon joueur, et pourquoi. La partie finit quand la dernière société est prise.
guide-end = Vous savez l’essentiel : empilez haut, gardez vos collections, et mettez sur le dessus ce qui vous manquerait le moins. Bonne chance !

# Le caractère des robots : ce qui suit leur nom
trait-raiding = { $value ->
    [-2] laisse les autres en paix
    [-1] prend rarement aux autres
    [1] aime prendre aux autres
   *[2] épargne pour prendre aux autres
}
trait-proxies = { $value ->
    [-2] joue aussitôt ses cartes { word-proxy }
    [-1] joue tôt ses cartes { word-proxy }
    [1] garde ses cartes { word-proxy } pour le bon moment
   *[2] amasse les cartes { word-proxy }
}

# Chiffres de la fin

figure-TURNS = { $turns } tours, { $profits ->
        [1] une carte { word-profit }
       *[other] { $profits } cartes { word-profit }
    }
    .title = Durée
figure-BEST_PROFIT = { $seat } : { $profit }
    .title = Meilleur score d’un coup
figure-MOST_BOUGHT = { $seat } : { $count } pour { $sum }
    .title = Le plus d’achats
figure-MOST_RAIDS = { $seat } : { $count } sur { $all }
    .title = Le plus de cartes { word-proxy } jouées
figure-DEAREST_RAID = { $seat } a pris { $company } à { $victim } pour { $price }
    .title = Prise la plus chère à un rival
source-profits = Bénéfices
source-capital = Capital en main à la fin

# Les mots du dessin. $edition vaut venture ou riche_ou_pauvre.

industry-aerospace = Aérospatiale
    .short = Aéro
industry-automotive = Automobile
    .short = Auto
industry-chemical = Chimie
industry-electronics = Électronique
    .short = Électro
industry-petroleum = Pétrole
industry-steel = Acier

offer = { $edition ->
        [riche_ou_pauvre] Industries à vendre
       *[other] Sociétés à vendre
    }
offer-of = { $company }, { $price }
buy-it = { $edition ->
        [riche_ou_pauvre] Acheter
       *[other] Prendre
    }
slot-empty = Place vide
reserve = Réserve
reserve-about = { $edition ->
        [riche_ou_pauvre] { $count ->
            [0] La réserve est épuisée : la partie finit quand la dernière industrie à vendre est prise
            [1] Une industrie dans la réserve
           *[other] { $count } industries dans la réserve
        }
       *[other] { $count ->
            [0] La réserve est épuisée : la partie finit quand la dernière société à vendre est prise
            [1] Une société dans la réserve
           *[other] { $count } sociétés dans la réserve
        }
    }
draw-pile = Pioche
draw-pile-about = { $count ->
        [0] La pioche est vide
        [1] Une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
discards = Défausse
discards-about = { $count ->
        [0] La défausse est vide
        [1] Une carte dans la défausse : regarder
       *[other] { $count } cartes dans la défausse : regarder
    }
discards-none = Rien ici pour le moment.
discards-note = Quand la pioche est épuisée, ces cartes sont mélangées et piochées à nouveau.

hand-size = { $count ->
        [0] Aucune carte en main
        [1] Une carte en main
       *[other] { $count } cartes en main
    }
owes = doit { $value }
profit-now = { $edition ->
        [riche_ou_pauvre] Une carte Gain
       *[other] Une carte Bénéfice
    } rapporterait { $value } maintenant
profit-label = { $edition ->
        [riche_ou_pauvre] Prochain gain
       *[other] Prochain bénéfice
    }
score = Score
score-sheet = Feuille de score
pays-nothing = ne rapporte rien encore
no-companies = { $edition ->
        [riche_ou_pauvre] Aucune industrie
       *[other] Aucune société
    }
my-companies = { $edition ->
        [riche_ou_pauvre] Mes industries
       *[other] Mes sociétés
    }
my-companies-watched = { $edition ->
        [riche_ou_pauvre] Industries : { $name }
       *[other] Sociétés : { $name }
    }
mine-empty = { $edition ->
        [riche_ou_pauvre] Vous n’avez pas encore d’industrie.
       *[other] Vous ne contrôlez encore aucune société.
    } Prenez-en une parmi les cinq ci-dessus : elle est à vous aussitôt, et vous payez à la fin de votre tour.
isolated = { $count ->
        [one] isolée
       *[other] isolées
    }
stack-alone = Isolée : { $company }
stack-about = { $edition ->
        [riche_ou_pauvre] Groupe industriel
       *[other] Conglomérat
    } de { $count }, de bas en haut : { $list }. Lettres communes { $letters }. Rapporte { $profit }
stack-wrong = { $edition ->
        [riche_ou_pauvre] { $count } industries
       *[other] { $count } sociétés
    }, de bas en haut : { $list }. Une erreur : une branche s’y trouve deux fois. La pile ne rapporte rien et doit être corrigée au prochain tour de son propriétaire
mistake = erreur
mistake-about = { $edition ->
        [riche_ou_pauvre] Deux industries
       *[other] Deux sociétés
    } de la même branche : la pile ne rapporte rien, à corriger au début de votre prochain tour
mishap-forced = Une erreur : { $edition ->
        [riche_ou_pauvre] deux industries
       *[other] deux sociétés
    } de la même branche se trouvaient dans une pile. Remettez vos piles en ordre avant toute autre opération ; vous devez { $cost } pour cela (V32, V33). Ce qui était mal placé est isolé.
mishap-paid = Une erreur a été corrigée : { $list } { $count ->
        [one] est maintenant isolée
       *[other] sont maintenant isolées
    }, et vous devez { $cost } pour cela (V34).
mishap-lost = Une erreur devait être corrigée, et vous ne pouviez pas payer { $cost } : vos cartes { $edition ->
        [riche_ou_pauvre] sont perdues
       *[other] Capital sont perdues
    }, { $list } { $count ->
        [one] est maintenant isolée
       *[other] sont maintenant isolées
    }, et votre tour est fini (V35).
stacks-of = Piles : { $seat }
look-at = Voir les piles : { $seat }
raid-costs = { $company }. Avec une carte { $edition ->
        [riche_ou_pauvre] Transfert
       *[other] Rachat
    } ½ : { $half }, 1 : { $one }, 1½ : { $more }
raid-it = Prendre { $company } à { $seat } pour { $price }
raid-effect = { $edition ->
        [riche_ou_pauvre] { $seat } perdrait { $loss } à chaque carte Gain, vous gagneriez { $gain }
       *[other] { $seat } perdrait { $loss } à chaque carte Bénéfice, vous gagneriez { $gain }
    }
raid-helps = { $edition ->
        [riche_ou_pauvre] { $seat } gagnerait même { $rise } de plus à chaque carte Gain, et vous { $gain }
       *[other] { $seat } gagnerait même { $rise } de plus à chaque carte Bénéfice, et vous { $gain }
    }

where-to = Où placer { $company } ?
place-here = Poser { $company } sur cette pile
profit-then = { $edition ->
        [riche_ou_pauvre] Votre gain serait alors de { $value }
       *[other] Votre bénéfice serait alors de { $value }
    }
here-then = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Bénéfice
    } ici : { $value }
put-here = Poser ici
put-alone = Nouvelle pile

draft-how = Faites glisser les cartes, ou choisissez-en une et utilisez les flèches. Un clic prend une carte, un second la pose.
draft-tap = Touchez une carte pour la prendre, puis l’endroit où la poser ; ou faites-la glisser par son icône.
draft-where = Vous tenez { $company } : où la poser ?
draft-sum = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Bénéfice
    } { $before } → { $after }, coût { $cost }
draft-no-gain = { $edition ->
        [riche_ou_pauvre] Rien à y gagner : gain
       *[other] Rien à y gagner : bénéfice
    } { $before } → { $after }, coût { $cost }
draft-rest = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Bénéfice
    } ensuite : { $after }
stack-number = Pile { $number }
piece = { $company }, place { $level } sur { $size } de la pile { $stack }
new-stack = Nouvelle pile
best-arrangement = Meilleure disposition
carry-out = Valider
cancel = Annuler
reorganise = { $edition ->
        [riche_ou_pauvre] Rationaliser
       *[other] Réorganiser
    }
reorganise-for = { $edition ->
        [riche_ou_pauvre] Rationaliser
       *[other] Réorganiser
    } ({ $cost })

my-hand = Ma main
my-hand-watched = Main : { $name }
capital = Capital
owed = Dû
left = Reste
collection = collection
hand-empty = Aucune carte en main.
card-pay = Poser pour le paiement
card-discard = Choisir pour la défausse
pay-choose = Choisissez des cartes valant { $owed }
pay-more = { $value } sur { $owed } : il en faut encore
pay-enough = { $value } pour { $owed } ; perte : { $lost }, reste en main : { $keeps }
best-payment = Meilleur paiement
pay-now = Payer { $value }
pay-not-yet = Payer
main-may = Vous pouvez { $list }
main-may-more = { $owed } à payer jusqu’ici ; vous pouvez encore { $list }
main-nothing = Il n’y a rien que vous puissiez payer
main-nothing-more = { $owed } à payer ; il n’y a rien d’autre que vous puissiez payer
may-buy = { $edition ->
        [riche_ou_pauvre] acheter une industrie
       *[other] prendre une société
    }
may-proxy = { $edition ->
        [riche_ou_pauvre] en transférer une
       *[other] racheter une société à un rival
    }
may-reorg = { $edition ->
        [riche_ou_pauvre] rationaliser
       *[other] réorganiser
    }
finish-pay = Terminer : payer { $owed }
finish-nothing = Passer : défausser une carte
finish-discard = Passer : défausser { $card }
finish-other = Une autre carte
discard-choose = Choisissez une carte à défausser
discard-it = Défausser { $card }

profit-card = { $count ->
        [one] { $edition ->
            [riche_ou_pauvre] Gains !
           *[other] Bénéfices !
        }
       *[other] { $edition ->
            [riche_ou_pauvre] Gains, { $count } fois !
           *[other] Bénéfices, { $count } fois !
        }
    }
profit-by =
    { $count ->
        [one] Carte piochée par { $seat } ; tout le monde marque.
       *[other] Cartes piochées par { $seat } ; tout le monde marque.
    }
sheet-profit = { $edition ->
        [riche_ou_pauvre] Gain
       *[other] Bénéfice
    } { $number }
sheet-final = { $edition ->
        [riche_ou_pauvre] Gain final
       *[other] Bénéfice final
    }
sheet-capital = Capital en main
sheet-total = Total
sheet-empty = { $edition ->
        [riche_ou_pauvre] Personne n’a encore marqué. La prochaine carte Gain paie tout le monde.
       *[other] Personne n’a encore marqué. La prochaine carte Bénéfice paie tout le monde.
    }
score-over-time = Score au fil de la partie
standings = Score et prochain bénéfice
end-note = { $edition ->
        [riche_ou_pauvre] gains
       *[other] bénéfices
    } { $profits }, Capital { $capital }
my-win = Vous finissez { $gap } devant { $seat }.
my-behind = Vous finissez { $gap } derrière { $seat }.
end-title = Les derniers comptes
end-again = Revoir les comptes
sheet-so-far = Jusqu’ici

field-player = À qui le tour
field-turn = Tours commencés
field-truncated = Arrêtée par la limite de tours
field-points = Score
field-owed = Dû ce tour
field-centre = Cartes à vendre
field-reserve = Cartes dans la réserve
field-holder = Détenteur de chaque carte
field-top = Cartes sur le dessus d’une pile
field-under = Carte du dessous
field-height = Hauteur dans sa pile
field-letters = Lettres communes jusqu’ici
field-industries = Branches jusqu’ici
field-controlled = Cartes contrôlées
field-taken = Carte à placer
field-mark = Marque de la carte jouée
field-pool = Cartes encore à empiler
field-open_stack = Dessus de la pile en cours
field-hand = Mains
field-funds = Capital en main
field-paid = Posé pour le paiement
field-discarded = Défausse
field-profits = { $edition ->
        [riche_ou_pauvre] Cartes Gain montrées
       *[other] Cartes Bénéfice montrées
    }
field-to_draw = Cartes à piocher
field-hand_size = Cartes en main
field-pile_size = Cartes dans la pioche
field-misplaced = Cartes posées sur une autre de leur branche
field-pays = Ce que rapporte chaque pile
field-profit = { $edition ->
        [riche_ou_pauvre] Prochain gain
       *[other] Prochain bénéfice
    }

caption-stacks = Vos sociétés. Dans chaque pile ressortent les lettres que toutes ont en commun, et la pièce au-dessous dit ce que la pile rapporte quand sort une carte Bénéfice.
caption-offer = Les cinq sociétés du centre, chacune avec sa branche, ses lettres et son prix. Au-dessous, la réserve, la pioche et la défausse.
caption-hand = Votre main. Les cartes qui forment une collection sont réunies, avec ce qu’elles valent ensemble ; le total dit ce que toute votre main pourrait payer.

# Ce qu’on peut faire à chaque question, pour qui débute

explain-MAIN = Tant que vous pouvez payer, prenez des { word-company.many } au centre, prenez à un rival avec une carte { word-proxy }, refaites vos piles. Dans une pile, les branches diffèrent toutes et une lettre au moins est commune. À partir de trois, elle rapporte à chaque carte { word-profit }. Puis terminez et payez.
explain-TAKE = Vous rachetez à un rival : prenez { word-company.the } sur le dessus d’une de ses piles, ou une qui est seule ; la somme à côté est son prix avec cette carte. La meilleure va sur votre pile, ou casse une pile qui rapporte.
explain-PLACE = Posez-la sur une pile avec laquelle elle partage une lettre et où sa branche n’est pas encore, ou commencez une nouvelle pile. Plus il y a de lettres communes, plus elle rapporte ; une pile haute vaut bien mieux que deux basses.
explain-REORG = Refaites toutes vos piles à votre gré : dans chacune, les branches diffèrent et une lettre est commune à toutes. Mettez dessus ce dont vous pouvez vous passer : c’est là qu’un rival peut prendre. « Meilleure disposition » montre ce qui rapporte le plus.
explain-PAY = Payez avec les cartes de votre main. On ne rend pas la monnaie. Les petites cartes d’un même symbole et de valeurs différentes valent bien plus ensemble : évitez de casser une telle collection. Le paiement qui perd le moins est à un clic.
explain-DISCARD = Vous n’avez rien fait ce tour-ci : vous perdez une carte avant de piocher. Choisissez celle qui vous manquera le moins : hors de toute collection, ou une carte { word-proxy } sans emploi.
explain-FORCED = Une de vos piles contient deux { word-company.many } de la même branche : il faut corriger cela avant tout. Refaites vos piles pour que, dans chacune, les branches diffèrent toutes et qu’une lettre soit commune.

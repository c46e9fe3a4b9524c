game-name = Richesses du Monde
game-about = Achetez des titres partout dans le monde, réunissez-les en monopoles et vivez des redevances : qui ne peut pas payer comptant est éliminé, et le dernier en jeu gagne.
game-length = 2 à 6 joueurs, d’une demi-heure (partie courte) à 2 heures

# Things

production-petrole = pétrole
    .title = Pétrole
    .the = le pétrole
    .of = de pétrole
production-houille = houille
    .title = Houille
    .the = la houille
    .of = de houille
production-acier = acier
    .title = Acier
    .the = l’acier
    .of = d’acier
production-coton_brut = coton brut
    .title = Coton brut
    .the = le coton brut
    .of = de coton brut
production-fer = fer
    .title = Fer
    .the = le fer
    .of = de fer
production-laine_brute = laine brute
    .title = Laine brute
    .the = la laine brute
    .of = de laine brute
production-cuivre = cuivre
    .title = Cuivre
    .the = le cuivre
    .of = de cuivre
production-cafe = café
    .title = Café
    .the = le café
    .of = de café
production-cobalt = cobalt
    .title = Cobalt
    .the = le cobalt
    .of = de cobalt
production-or = or
    .title = Or
    .the = l’or
    .of = d’or
production-tungstene = tungstène
    .title = Tungstène
    .the = le tungstène
    .of = de tungstène
production-sucre = sucre
    .title = Sucre
    .the = le sucre
    .of = de sucre
production-argent = argent
    .title = Argent
    .the = l’argent
    .of = d’argent
production-riz = riz
    .title = Riz
    .the = le riz
    .of = de riz
production-construction_automobile = construction automobile
    .title = Construction automobile
    .the = la construction automobile
    .of = de construction automobile
production-ble = blé
    .title = Blé
    .the = le blé
    .of = de blé
production-construction_navale = construction navale
    .title = Construction navale
    .the = la construction navale
    .of = de construction navale
production-the = thé
    .title = Thé
    .the = le thé
    .of = de thé
production-aluminium = aluminium
    .title = Aluminium
    .the = l’aluminium
    .of = d’aluminium
production-cacao = cacao
    .title = Cacao
    .the = le cacao
    .of = de cacao
production-plomb = plomb
    .title = Plomb
    .the = le plomb
    .of = de plomb
production-caoutchouc_naturel = caoutchouc naturel
    .title = Caoutchouc naturel
    .the = le caoutchouc naturel
    .of = de caoutchouc naturel
production-uranium = uranium
    .title = Uranium
    .the = l’uranium
    .of = d’uranium
production-nickel = nickel
    .title = Nickel
    .the = le nickel
    .of = de nickel

country-u_r_s_s = URSS
country-etats_unis = États-Unis
country-arabie_saoudite = Arabie Saoudite
country-iran_irak = Iran-Irak
country-koweit = Koweït
country-venezuela = Venezuela
country-chine = Chine
country-pologne = Pologne
country-royaume_uni = Royaume-Uni
country-inde = Inde
country-japon = Japon
country-allemagne_federale = Allemagne Fédérale
country-italie = Italie
country-pakistan = Pakistan
country-turquie = Turquie
country-australie = Australie
country-bresil = Brésil
country-nouvelle_zelande = Nouvelle-Zélande
country-argentine = Argentine
country-afrique_du_sud = Afrique du Sud
country-uruguay = Uruguay
country-chili = Chili
country-canada = Canada
country-angola = Angola
country-zaire = Zaïre
country-colombie = Colombie
country-mexique = Mexique
country-indonesie = Indonésie
country-sierra_leone = Sierra Leone
country-ethiopie = Éthiopie
country-zambie = Zambie
country-maroc = Maroc
country-finlande = Finlande
country-france = France
country-bolivie = Bolivie
country-portugal = Portugal
country-espagne = Espagne
country-cuba = Cuba
country-perou = Pérou
country-cambodge = Cambodge
country-thailande = Thaïlande
country-suede = Suède
country-ceylan = Ceylan
country-kenya = Kenya
country-guinee = Guinée
country-jamaique = Jamaïque
country-surinam = Surinam
country-guyana = Guyana
country-hongrie = Hongrie
country-ghana = Ghana
country-nigeria = Nigeria
country-cameroun = Cameroun
country-cote_d_ivoire = Côte d’Ivoire
country-equateur = Équateur
country-malaisie = Malaisie
country-viet_nam = Viêt-Nam
country-liberia = Libéria
country-centrafrique = Centrafrique
country-niger = Niger
country-nouvelle_caledonie = Nouvelle-Calédonie
country-grece = Grèce

square-scandinavie = Scandinavie
    .to = en Scandinavie
square-allemagne_federale = Allemagne Fédérale
    .to = en Allemagne Fédérale
square-royaume_uni = Royaume-Uni
    .to = au Royaume-Uni
square-france = France
    .to = en France
square-europe_mediterraneenne = Europe méditerranéenne
    .to = en Europe méditerranéenne
square-europe_danubienne = Europe danubienne
    .to = en Europe danubienne
square-europe_balkanique = Europe balkanique
    .to = en Europe balkanique
square-u_r_s_s = URSS
    .to = en URSS
square-canada = Canada
    .to = au Canada
square-mexique = Mexique
    .to = au Mexique
square-antilles = Antilles
    .to = aux Antilles
square-venezuela = Venezuela
    .to = au Venezuela
square-pays_andins = Pays andins
    .to = dans les Pays andins
square-bresil = Brésil
    .to = au Brésil
square-argentine = Argentine
    .to = en Argentine
square-etats_unis = États-Unis
    .to = aux États-Unis
square-maghreb = Maghreb
    .to = au Maghreb
square-afrique_du_nord_est = Afrique du Nord-Est
    .to = en Afrique du Nord-Est
square-afrique_occidentale = Afrique occidentale
    .to = en Afrique occidentale
square-afrique_centrale = Afrique centrale
    .to = en Afrique centrale
square-afrique_des_grands_lacs = Afrique des Grands Lacs
    .to = en Afrique des Grands Lacs
square-afrique_du_sud = Afrique du Sud
    .to = en Afrique du Sud
square-oceanie = Océanie
    .to = en Océanie
square-moyen_orient = Moyen-Orient
    .to = au Moyen-Orient
square-peninsule_indienne = Péninsule indienne
    .to = dans la Péninsule indienne
square-peninsule_indochinoise = Péninsule indochinoise
    .to = dans la Péninsule indochinoise
square-japon = Japon
    .to = au Japon
square-chine = Chine
    .to = en Chine
square-indonesie = Indonésie
    .to = en Indonésie
square-arrow = flèche de départ
    .to = sur la flèche de départ
square-continental_choice-europe = choix Europe
    .to = sur une case choix Europe
square-continental_choice-amerique = choix Amérique
    .to = sur une case choix Amérique
square-continental_choice-afrique = choix Afrique
    .to = sur la case choix Afrique
square-continental_choice-asie-oceanie = choix Asie-Océanie
    .to = sur la case choix Asie-Océanie
square-world_choice = choix mondial
    .to = sur une case choix mondial
square-auction = enchères
    .to = sur une case enchères
square-joker = joker
    .to = sur une case joker
square-news = actualité
    .to = sur une case actualité
square-bonus = 500 000 F
    .to = sur une case « 500 000 F »

news-n01 = Sinistre à l’atelier
news-n02 = Terrains convoités
news-n03 = Legs transatlantique
news-n04 = Bagage perdu
news-n05 = Épave dorée
news-n06 = Tempête sur les plaines
news-n07 = Repli de l’or
news-n08 = Essor sidérurgique
news-n09 = Fête entre amis
news-n10 = Moisson record
news-n11 = Café en excès
news-n12 = Belle année pour les hévéas
news-n13 = Ruée sur l’uranium
news-n14 = Mines de cuivre à l’arrêt
news-n15 = Triomphe sur circuit
news-n16 = Accident à la mine de fer
news-n17 = Succès de librairie
news-n18 = Chantiers navals dévastés
proposal-buy = un achat
proposal-buy_joker = l’achat d’un joker
proposal-use_joker = l’emploi d’un joker
proposal-put_up = un lot à mettre aux enchères
proposal-bid = une enchère
proposal-name_price = un prix à demander
proposal-sell_to = une vente
proposal-exchange = un échange à proposer
proposal-accept_exchange = un échange à accepter
proposal-invite = une association à proposer
proposal-join = une association à rejoindre
proposal-give_up = l’abandon
step-100k = 100 000 F
step-500k = 500 000 F
step-1m = 1 M
step-5m = 5 M
step-20m = 20 M

title = { $production_title } ({ $country })
dice = { $white } et { $red }
money =
    { $sign ->
        [minus] −
       *[plus] { "" }
    }{ $scale ->
        [small] { $thousandths } 000 F
       *[large] { $size } M
    }

# Actions

act-buy = Acheter { $title }
act-buy-gathered = Acheter { $title }
act-put_up = Mettre en vente { $production_the }
act-put_up-AUCTION_PICK-gathered = Mettre aux enchères : { $production }
act-give_lot = Donner { $production_the }
act-ask_lot = Demander { $production_the }
act-exchange_with = Échanger avec { $seat }
act-associate_with = S’associer avec { $seat }
act-add_member = Inviter aussi { $seat }
act-sell_to = Vendre à { $seat }
act-sell_to-named = Vendre à { $seat } pour { $sum }
act-add = Ajouter { $step }
act-add-gathered = { "" }
act-ok = Confirmer le montant
act-ok-named = Confirmer { $sum }
act-ok-SALE_ASK-gathered = En demander { $sum }
act-ok-RAISE-gathered = Offrir { $sum }
act-ok-EXCHANGE_CASH-gathered = En tout { $sum }
act-pass_by = Passer
act-pass_by-MARKET = Ne pas faire d’affaire
act-bid_min = Enchérir au minimum
act-bid_min-named = Enchérir à { $sum }
act-raise_bid = Enchérir davantage
act-raise_bid-gathered = { "" }
act-keep = Garder le lot
act-give_cash = Ajouter de l’argent
act-ask_cash = Demander de l’argent
act-send = Envoyer l’offre
act-abandon = Annuler
act-accept = Accepter
act-refuse = Refuser
act-accept-CONSENT = D’accord
act-refuse-CONSENT = Pas d’accord
act-accept-named =
    { $proposal ->
        [1] D’accord : acheter { $title }
        [2] D’accord : acheter un joker
        [3] D’accord : utiliser un joker
        [4] D’accord : mettre aux enchères { $production }
        [5] D’accord : offrir { $sum } pour { $production }
        [6] D’accord : demander { $sum } pour { $production }
        [7] D’accord : vendre { $production } à { $buyer } pour { $sum }
        [8] D’accord : proposer cet échange
        [9] D’accord : accepter cet échange
        [10] D’accord : proposer cette association
        [11] D’accord : entrer dans cette association
       *[other] D’accord : abandonner
    }
act-refuse-named = Pas d’accord
act-roll = Lancer les dés
act-claim = Réclamer la redevance
act-skip = Ne pas la réclamer
act-stop = Ne rien acheter
act-stop-named = { $bought ->
        [0] Ne rien acheter
       *[other] Fin des achats
    }
act-buy_joker = Acheter un joker
act-decline = Ne pas acheter de joker
act-use_joker = Utiliser un joker
act-keep_joker = Garder le joker et vendre aux enchères
act-give_up = Abandonner
act-lay = La plaquette { $production_title } est posée
act-first_roll = { $dice } pour savoir qui commence
act-dice = { $dice }
act-turn_up = On tire la carte { $news }

# Ce qui est demandé

phase-LAY = On pose les plaquettes
phase-START = Qui commence ?
phase-DICE = Les dés roulent
phase-NEWS = On tire une carte Actualité
phase-MARKET = Le marché est ouvert : vendez, échangez, associez-vous ou passez
phase-SALE_ASK = Combien demandez-vous pour ce lot ?
phase-SALE_BID = Enchérissez sur ce lot, ou passez
phase-SALE_DECIDE = Vendez à l’un des enchérisseurs, ou gardez le lot
phase-EXCHANGE = Que proposez-vous, et que voulez-vous ?
phase-EXCHANGE_CASH = Combien d’argent ?
phase-EXCHANGE_REPLY = Acceptez-vous cet échange ?
phase-ASSOCIATION = Avec qui voulez-vous vous associer ?
phase-CONSENT = Êtes-vous d’accord avec votre associé ?
phase-ASSOCIATION_REPLY = Entrez-vous dans cette association ?
phase-ROLL = Lancez les dés
phase-CLAIM = Réclamez votre redevance !
phase-BUY = Achetez jusqu’à six titres
phase-JOKER_BUY = Acheter un joker pour 3 M ?
phase-JOKER_USE = Utiliser un joker plutôt que de vendre aux enchères ?
phase-AUCTION_PICK = Choisissez les lots que vous mettez aux enchères
phase-AUCTION_BID = Enchérissez sur ce lot, ou passez
phase-RAISE = Combien offrez-vous ?
phase-GRACE_PICK = Vous ne pouvez pas payer : mettez un lot en vente, ou abandonnez

# Journal

log-LAID = { $production_title } : plaquette posée { $square_to }.
log-START_ROLLED = { $seat } fait { $sum } pour savoir qui commence.
log-STARTS = { $seat } commence.
log-ROLLED = { $seat } fait { $white } et { $red }.
log-FINED = Un double : { $seat } verse { $sum } à la banque.
log-LANDED = { $seat } arrive { $square_to }.
log-BONUS = La banque verse { $sum } à { $seat }.
log-CLAIMED = { $seat } réclame { $sum } pour { $production_the }.
log-SKIPPED = { $seat } ne réclame pas { $sum } pour { $production_the }.
log-PAID = { $seat } paie { $sum } à { $other }.
log-BOUGHT = { $seat } achète { $title } pour { $price }.
log-JOKER_BOUGHT = { $seat } achète un joker pour { $price }.
log-JOKER_USED = { $seat } utilise un joker : pas d’enchère.
log-DREW = { $seat } lit l’actualité : { $news }.
log-NEWS_PAID = Cela fait { $sum } pour { $seat }.
log-PUT_UP =
    { $titles ->
        [1] { $seat } met { $production_the } en vente, un seul titre.
       *[other] { $seat } met { $production_the } en vente, { $titles } titres.
    }
log-AUCTION = { $seat } met { $production_the } aux enchères ; mise à prix : { $price }.
log-BID = { $seat } offre { $price } pour { $production_the }.
log-PASSED = { $seat } passe.
log-KNOCKED_DOWN = { $production_title } : adjugé à { $seat } pour { $price }.
log-TO_THE_BANK = Personne n’enchérit : la banque reprend { $production_the } à { $seat } pour { $price }.
log-OFFERED = { $seat } propose { $production_the } pour { $price }.
log-SOLD = { $seat } vend { $production_the } à { $other } pour { $price }.
log-KEPT = { $seat } garde { $production_the }.
log-PROPOSED = { $seat } propose un échange à { $other }.
log-WOULD_GIVE = { $seat } donnerait { $production_the }.
log-WOULD_GIVE_CASH = { $seat } ajouterait { $sum }.
log-EXCHANGED = { $seat } et { $other } font l’échange.
log-DECLINED = { $seat } refuse.
log-INVITED = { $seat } invite { $other } à s’associer.
log-JOINS = { $seat } accepte.
log-STAYS_OUT = { $seat } reste à l’écart.
log-POOL_TOO_SMALL = La taxe serait de { $tax }, plus que les associés n’ont ensemble : pas d’association.
log-MERGED = Une association est fondée, dirigée par { $seat } ; la taxe est de { $tax }.
log-MEMBER = { $seat } s’associe à { $other }.
log-PUT_TO_PARTNERS = { $seat } demande l’accord des associés : { $proposal }.
log-CONSENTED = { $seat } est d’accord.
log-OBJECTED = { $seat } n’est pas d’accord : on y renonce.
log-LEADS = { $seat } décide maintenant pour l’association.
log-IN_GRACE = { $seat } ne peut pas payer { $sum } et doit vendre.
log-BANKRUPT = { $seat } fait faillite.
log-RESIGNED = { $seat } abandonne.
log-FACE_TO_FACE = Il ne reste que deux camps : plus d’enchères forcées.
log-WON = { $seat } gagne !
log-TIME_IS_UP = Après { $turns } tours, la partie est finie.
log-RANKED =
    { $fall ->
        [0] { $rank }. { $seat } : { $sum } en argent et titres.
        [1] { $rank }. { $seat } : en faillite, première élimination.
        [2] { $rank }. { $seat } : en faillite, deuxième élimination.
        [3] { $rank }. { $seat } : en faillite, troisième élimination.
        [4] { $rank }. { $seat } : en faillite, quatrième élimination.
       *[other] { $rank }. { $seat } : en faillite, { $fall }e élimination.
    }

# Ce que font les autres : « Augusta réfléchit… »

doing-MARKET =
    { $count ->
        [1] regarde le marché
       *[other] regardent le marché
    }
doing-SALE_ASK =
    { $count ->
        [1] fixe le prix d’un lot
       *[other] fixent le prix d’un lot
    }
doing-SALE_BID =
    { $count ->
        [1] réfléchit à une enchère
       *[other] réfléchissent à une enchère
    }
doing-SALE_DECIDE =
    { $count ->
        [1] réfléchit à la vente d’un lot
       *[other] réfléchissent à la vente d’un lot
    }
doing-EXCHANGE =
    { $count ->
        [1] prépare un échange
       *[other] préparent un échange
    }
doing-EXCHANGE_CASH =
    { $count ->
        [1] prépare un échange
       *[other] préparent un échange
    }
doing-EXCHANGE_REPLY =
    { $count ->
        [1] réfléchit à un échange
       *[other] réfléchissent à un échange
    }
doing-ASSOCIATION =
    { $count ->
        [1] prépare une association
       *[other] préparent une association
    }
doing-ASSOCIATION_REPLY =
    { $count ->
        [1] réfléchit à une association
       *[other] réfléchissent à une association
    }
doing-CONSENT =
    { $count ->
        [1] réfléchit à la proposition d’un associé
       *[other] réfléchissent à la proposition d’un associé
    }
doing-ROLL =
    { $count ->
        [1] lance les dés
       *[other] lancent les dés
    }
doing-CLAIM =
    { $count ->
        [1] vérifie les redevances
       *[other] vérifient les redevances
    }
doing-BUY =
    { $count ->
        [1] choisit des titres à acheter
       *[other] choisissent des titres à acheter
    }
doing-JOKER_BUY =
    { $count ->
        [1] réfléchit à l’achat d’un joker
       *[other] réfléchissent à l’achat d’un joker
    }
doing-JOKER_USE =
    { $count ->
        [1] réfléchit à l’emploi d’un joker
       *[other] réfléchissent à l’emploi d’un joker
    }
doing-AUCTION_PICK =
    { $count ->
        [1] choisit les lots à mettre aux enchères
       *[other] choisissent les lots à mettre aux enchères
    }
doing-AUCTION_BID =
    { $count ->
        [1] réfléchit à une enchère
       *[other] réfléchissent à une enchère
    }
doing-RAISE =
    { $count ->
        [1] chiffre une enchère
       *[other] chiffrent une enchère
    }
doing-GRACE_PICK =
    { $count ->
        [1] cherche de quoi payer
       *[other] cherchent de quoi payer
    }

# Lignes du journal dites en une, et lignes qui sont le détail d’une autre

log-LAID-gathered = Les plaquettes Royalties sont posées sur le plateau, une sur chaque case qui en porte.
log-START_ROLLED-gathered = Les dés disent qui commence : { $details }.
log-START_ROLLED-short = { $seat } { $sum }
log-STARTS-gathered = { $seat } commence ({ $details }).
log-ROLLED-gathered = { $seat } fait { $white } et { $red } : { $details }.
log-FINED-short = un double, { $sum } à la banque
log-LANDED-short = arrivée { $square_to }
log-BONUS-short = { $sum } de la banque
log-CLAIMED-gathered = { $details } pour { $production_the }.
log-PAID-short = { $seat } paie { $sum } à { $other }
log-DREW-gathered = { $seat } lit l’actualité : { $news } ({ $details }).
log-NEWS_PAID-short = { $sum }
log-BOUGHT-gathered = { $seat } achète { $title } pour { $price }.
log-PUT_UP-gathered = { $seat } met en vente : { $production }.
log-AUCTION-gathered =
    { $latest ->
        [nothing] { $seat } met { $production_the } aux enchères ; mise à prix : { $price }.
       *[other] { $seat } met { $production_the } aux enchères ; mise à prix : { $price } ; { $latest }.
    }
log-OFFERED-gathered =
    { $latest ->
        [nothing] { $seat } propose { $production_the } pour { $price }.
       *[other] { $seat } propose { $production_the } pour { $price } ; { $latest }.
    }
log-BID-short = { $seat } offre { $price }
log-PROPOSED-gathered = { $seat } propose un échange à { $other } : { $details }.
log-WOULD_GIVE-short = { $seat } donne { $production_the }
log-WOULD_GIVE_CASH-short = { $seat } ajoute { $sum }
log-EXCHANGED-gathered = { $seat } et { $other } font l’échange : { $details }.
log-DECLINED-gathered = { $seat } refuse un échange ({ $details }).
log-INVITED-gathered =
    { $details ->
        [nothing] { $seat } invite { $other } à s’associer.
       *[other] { $seat } invite { $other } à s’associer : { $details }.
    }
log-RANKED-gathered = Classement final : { $details }.
log-RANKED-short =
    { $fall ->
        [0] { $rank }. { $seat } ({ $sum })
        [1] { $rank }. { $seat } (en faillite, première élimination)
        [2] { $rank }. { $seat } (en faillite, deuxième élimination)
        [3] { $rank }. { $seat } (en faillite, troisième élimination)
        [4] { $rank }. { $seat } (en faillite, quatrième élimination)
       *[other] { $rank }. { $seat } (en faillite, { $fall }e élimination)
    }
log-PUT_TO_PARTNERS-gathered =
    { $details ->
        [nothing] { $seat } demande l’accord des associés : { $proposal }.
       *[other] { $seat } demande l’accord des associés ({ $proposal }) : { $details }.
    }
log-CONSENTED-short = { $seat } est d’accord
log-OBJECTED-short = { $seat } n’est pas d’accord
log-JOINS-short = { $seat } accepte
log-STAYS_OUT-short = { $seat } reste à l’écart

# Refus

refusal-NOT_SOLD_HERE = Ce titre ne se vend pas sur cette case.
refusal-NOT_IN_FILE = Ce titre n’est plus au fichier.
refusal-NOT_OWNED_YET = Ici, on ne peut que compléter des productions dont on possède déjà un titre.
refusal-TOO_DEAR = Vous n’avez pas de quoi payer ce titre.
refusal-NO_SUCH_LOT = Ce lot n’existe pas.
refusal-BARRED = Ce lot a été proposé sans être vendu : il doit attendre avant d’être proposé de nouveau.
refusal-NO_SUCH_PARTY = Ce camp n’existe pas.
refusal-NOTHING_TO_EXCHANGE = Chaque côté doit avoir un lot à donner.
refusal-NO_ASSOCIATION = À cette table, on ne s’associe pas.
refusal-NO_OPPONENT_LEFT = Une association doit laisser au moins un adversaire.
refusal-IN_DRAFT = Cela fait déjà partie de l’offre.
refusal-INVITED_ALREADY = Ce camp est déjà invité.
refusal-CASH_ON_ONE_SIDE = Un seul côté peut ajouter de l’argent, et une seule fois.
refusal-LOT_FROM_EACH = Chaque côté doit donner un lot ; un lot contre de l’argent seul est une vente.
refusal-OVER_CASH = Vous n’avez pas autant d’argent.
refusal-OVER_LIMIT = On ne peut pas demander plus de 200 M.
refusal-SMALLER_STEPS = Ajoutez d’abord les grosses sommes, puis les petites.
refusal-NO_BID = Ce camp n’a pas enchéri.
refusal-CANNOT_PAY = Vous n’avez pas cette somme en argent.
refusal-WRONG_COUNT = Avec ce lot, vous ne pourriez pas atteindre exactement le nombre de titres qu’indique le dé rouge : choisissez-en un autre.
refusal-JOKER_TOO_DEAR = Vous n’avez pas de quoi payer un joker.
refusal-NO_RESIGNING = À cette table, on ne peut pas abandonner.

# Options

option-open_market = Marché
    .about = Quand on peut vendre, échanger et s’associer.
option-open_market-any_time = Avant chaque lancer, pour tous
option-open_market-own_turn = Seulement avant son propre lancer
option-open_market-none = Jamais
option-market_cap = Affaires par marché
    .about = Combien d’affaires chacun peut commencer à chaque ouverture du marché.
option-association = Associations
    .about = Les joueurs peuvent-ils s’associer ?
option-association-off = Non
option-association-on = Oui
option-bankruptcy = Faillite
    .about = Ce qui arrive à qui ne peut pas payer une dette comptant.
option-bankruptcy-strict = Élimination immédiate
option-bankruptcy-grace = On peut encore vendre des lots
option-royalty_claim = Redevances
    .about = Faut-il réclamer les redevances, ou sont-elles payées d’office ?
option-royalty_claim-decide = À réclamer
option-royalty_claim-auto = Toujours payées
option-royalty_claim-by_hand = À réclamer soi-même, sinon perdues
option-two_players = Deux camps restants
    .about = Les enchères forcées continuent-elles quand il ne reste que deux camps ?
option-two_players-face_to_face = Plus d’enchères forcées
option-two_players-keep_auctions = Les enchères continuent
option-continental_royalty = Redevances des cases de choix continental
    .about = Les plaquettes de ces six cases comptent-elles ?
option-continental_royalty-off = Non
option-continental_royalty-on = Oui
option-choice_after_tour = Cases de choix
    .about = Lesquelles ne s’ouvrent qu’après un premier tour du monde.
option-choice_after_tour-both = Choix continental et choix mondial
option-choice_after_tour-world_only = Choix mondial seulement
option-sale_bar = Un lot qui n’a pas été vendu
    .about = Combien de temps il doit attendre avant d’être proposé de nouveau.
option-sale_bar-next_turn = Jusqu’au prochain tour du vendeur
option-sale_bar-until_auction_square = Jusqu’à ce que le vendeur tombe sur une case enchères
option-starting_cash = Caisse de départ
    .about = En millions ; 0 : on partage 200 M.
option-open_cash = Caisses visibles
    .about = Chacun voit-il l’argent de tous ?
option-open_cash-off = Non
option-open_cash-on = Oui
option-turn_limit = Durée
    .about = Après ce nombre de tours, tous joueurs confondus, le plus riche en argent et en titres gagne ; sans limite, c’est le dernier qui reste.
option-turn_limit-0 = Jusqu’au dernier, 1 à 2 h
    .lasts = 1 à 2 heures
option-turn_limit-60 = Partie courte de 60 tours, une demi-heure
    .lasts = environ une demi-heure
option-resign = Abandon
    .about = Peut-on abandonner avant de lancer les dés ?
option-resign-off = Non
option-resign-on = Oui
option-decisions = Les associés décident
    .about = Comment les membres d’une association décident ensemble.
option-decisions-leader = Le meneur, pour tous
option-decisions-agree = Le meneur, si tous sont d’accord
option-decisions-alternate = Chacun à son tour

# Lois

law-TITLES = Chaque titre est dans le fichier ou dans un seul lot.
law-JOKERS = La pile et les joueurs réunissent neuf jokers.
law-PLAQUES = Les plaquettes restent où elles ont été posées, deux par production.
law-NEWS = Aucune carte Actualité n’est deux fois dans le paquet.
law-MONEY = Tout l’argent est ce qui a été partagé, plus ce que la banque a versé, moins ce qu’elle a reçu.
law-PURSES = L’argent de personne ne descend sous 0.
law-PARTIES = Qui est éliminé ou membre d’une association ne possède rien seul ; il reste toujours un camp.
law-PROGRESS = Un camp a un seul pion.

# Conseils

hint-RAISES_BAND = Cela porte { $production_the } à { $share } % : la redevance passe à { $royalty }.
hint-GATHERS = Cela porte { $production_the } à { $share } %, plus près de la prochaine redevance.
hint-BLOCKS = Cela empêche les autres de réunir { $production_the }.
hint-KEEPS_RESERVE = Mieux vaut garder l’argent : le prochain lancer peut coûter { $danger }.
hint-NOTHING_WORTHWHILE = Rien ici ne vaut son prix pour l’instant.
hint-ONE_PURSE = Vous partagez tout avec { $seat } : ce qui aide un associé aide l’autre.
hint-OWN_ROLL = Rien ne presse : faites vos affaires avant votre propre lancer.
hint-NO_DEAL = Aucune affaire ne vous rapporterait quoi que ce soit pour l’instant.
hint-CLAIM_ALWAYS = Une redevance de { $sum } n’attend que d’être réclamée.
hint-WORTH_MORE = { $production_title } : ce lot vaut environ { $value } pour vous.
hint-TOO_DEAR_FOR_ME = { $production_title } : ce lot ne vaut qu’environ { $value } pour vous.
hint-JOKER_PROTECTS = Un joker protège { $production_the }.
hint-JOKER_NOT_NEEDED = Un joker ne vaut pas son prix pour l’instant.
hint-LEAST_USEFUL = { $production_title } : ce lot vous manquera le moins ; il vaut environ { $value } pour vous.
hint-SELL_IN_TIME = Vendez { $production_the } à temps : le prochain lancer peut coûter { $danger }.
hint-WORTH_MORE_TO_OTHERS = { $production_title } : ce lot vaut plus pour { $seat } que pour vous.
hint-BEST_BID = { $seat } offre { $price } : c’est mieux que de garder le lot.
hint-BIDS_TOO_LOW = Les offres sont trop basses : { $production_the } vaut environ { $value } pour vous.
hint-GOOD_FOR_BOTH = Un échange avec { $seat } pourrait rapporter environ { $gain } à chacun.
hint-FAIR_OFFER = Une offre équitable : vous gagnez environ { $gain }, l’autre camp { $theirs }.
hint-HELPS_THEM_MORE = Vous gagneriez environ { $gain }, mais l’autre camp { $theirs }.
hint-COSTS_ME = Cela vous coûterait environ { $loss }.
hint-TOO_RISKY = Vous ne pouvez pas payer { $danger }.
hint-STRONGER_TOGETHER = Avec { $seat }, vous pouvez tenir tête à qui mène la partie.
hint-BETTER_ALONE = Vous vous en tirez mieux sans associés.

# Consignes

order-claim = Toujours réclamer les redevances
    .about = Vos redevances sont réclamées pour vous dès qu’on vous en doit une. Sans cela, on vous le demande à chaque fois.
order-hand_down = Pas d’affaires avant le lancer des autres
    .about = On ne vous propose de négocier qu’avant votre propre lancer.
order-bid = Enchérir pour moi
    .about = La table fait pour vous la plus petite surenchère possible, jusqu’à votre limite ; au-delà, vous passez, jusqu’à ce que le lot soit parti.
order-let = Laisser le lot à qui mène
    .about = Vous avez passé sur le lot proposé ; on ne vous redemande que si l’on surenchérit sur vous ou si quelqu’un d’autre prend la tête.
order-never_sell = Pas à vendre
    .about = Les échanges qui demandent un de ces lots sont refusés ; si vous en mettez un en vente, il est gardé.
order-agree = D’accord avec mon associé
    .about = Quoi que propose le meneur de votre association, vous êtes d’accord.
order-every_bid = Me demander chaque enchère
    .about = D’ordinaire, on ne vous demande pas d’enchérir plus que vous ne pouvez payer, ni pour un lot dont personne n’a voulu au même prix : la table passe pour vous, après la pause habituelle.
order-unwanted = Personne n’en a voulu
    .about = On vous les propose de nouveau s’ils sont offerts pour moins, ou si les titres de la production ont changé de mains.

# Ce que disent les robots quand ils refusent

remark-COSTS_ME = Cela me coûterait plus que cela ne me rapporterait.
remark-HELPS_YOU_MORE = Cela vous aide bien plus que moi.
remark-RATHER_NOT = Pas maintenant, merci.
remark-BIDS_TOO_LOW = À ce prix, je le garde.
remark-BETTER_ALONE = Je préfère rester sans associés.

# In the terminal

terminal-heading = Tour { $turn } · { $white ->
        [0] les dés n’ont pas encore roulé
       *[other] dernier lancer { $white } et { $red }
    } · { $titles } titres au fichier, { $jokers } jokers
terminal-cash = En caisse
terminal-share = { $share } %
terminal-titles = Titres
terminal-jokers = Jokers
terminal-square = Case
terminal-out = en faillite
terminal-member = avec { $name }
terminal-lots = Vos lots
terminal-ahead = Ce que peut amener votre prochain lancer
terminal-on-offer = { $seller } vend { $production } : { $price }
terminal-would-give = { $name } donnerait : { $things }

# La première partie guidée

guide-welcome = Bienvenue dans Richesses du Monde ! Vous faites le tour du monde avec 66 millions et achetez des titres sur ses richesses : le blé, le pétrole, l’or. Le dernier qui peut encore payer gagne.
guide-board = Les pions suivent cette route autour du monde. Chaque pays vend les titres de ce qu’il produit. La plaquette d’une case dit quelle production on paie quand on s’y arrête.
guide-roll = C’est votre tour. Vous n’avez encore rien à négocier : lancez simplement les dés.
    .done = 2 et 3 : cinq cases, jusqu’en France.
guide-first = En France, vous pouvez acheter jusqu’à six titres. Un seul suffira : le blé, 10 % du blé mondial pour un demi-million. Choisissez ensuite Fin des achats.
    .done = Votre premier titre. À { $seat1 } et { $seat2 } de voyager.
guide-again = C’est de nouveau votre tour. Lancez les dés.
    .done = 3 et 5 : huit cases, jusqu’en URSS.
guide-more = Quel choix ! Achetez son blé : avec la France, vous aurez 40 % de tout le blé. Achetez aussi son pétrole : 30 % d’un seul coup. Choisissez ensuite Fin des achats.
    .done = Blé 40 %, pétrole 30 %. À partir de 30 % d’une production, on vous paie.
guide-royalty = Voyez : { $seat1 } tombe sur une plaquette de blé, loin de vos champs, et vous paie quand même 1 million. C’est ainsi qu’on fait fortune ici.
guide-scale = Le tableau de rapports, derrière ce bouton, dit combien on paie. À partir de 30 %, vous touchez la redevance de base, à partir de 50 % cinq fois plus, de 70 % dix fois, de 90 % vingt fois.
guide-third = Vous avez 40 % du blé ; 10 % de plus, et il rapporte cinq fois plus. Lancez !
    .done = 2 et 4 : six cases, jusqu’au Canada.
guide-half = Vous avez dû payer 1 million à { $seat1 } : il y a ici une plaquette d’or, et { $seat1 } a 30 % de l’or. Mais le Canada vend du blé ! Achetez-le, puis choisissez Fin des achats.
    .done = La moitié du blé mondial est à vous.
guide-leap = Et cela rapporte déjà : { $seat2 } tombe sur le blé et vous paie 5 millions. Deux titres d’une production forment un monopole : on ne les sépare plus jamais.
guide-trade = Avant de lancer, vous pouvez négocier : vendre un lot, l’échanger, ou vous associer. Et gardez de l’argent ! Qui ne peut pas payer aussitôt est éliminé.
guide-help = En cas de doute, ce bouton dit ce que ferait un bon joueur, et pourquoi. Les redevances sont réclamées pour vous ; à d’autres tables, les « Ordres permanents » permettent de décider à chaque fois.
guide-end = Vous savez l’essentiel : peu de productions, mais de grosses parts, et toujours de quoi payer la pire case. La partie est à vous. Bonne chance !

# Le caractère des robots : ce qui suit leur nom
trait-daring = { $value ->
    [-2] garde beaucoup d’argent pour les mauvais jours
    [-1] garde de l’argent pour les mauvais jours
    [1] prend des risques
   *[2] dépense jusqu’au dernier billet
}
trait-production = { $value ->
    [1] a un faible pour { production-petrole.the }
    [2] a un faible pour { production-houille.the }
    [3] a un faible pour { production-acier.the }
    [4] a un faible pour { production-coton_brut.the }
    [5] a un faible pour { production-fer.the }
    [6] a un faible pour { production-laine_brute.the }
    [7] a un faible pour { production-cuivre.the }
    [8] a un faible pour { production-cafe.the }
    [9] a un faible pour { production-cobalt.the }
    [10] a un faible pour { production-or.the }
    [11] a un faible pour { production-tungstene.the }
    [12] a un faible pour { production-sucre.the }
    [13] a un faible pour { production-argent.the }
    [14] a un faible pour { production-riz.the }
    [15] a un faible pour { production-construction_automobile.the }
    [16] a un faible pour { production-ble.the }
    [17] a un faible pour { production-construction_navale.the }
    [18] a un faible pour { production-the.the }
    [19] a un faible pour { production-aluminium.the }
    [20] a un faible pour { production-cacao.the }
    [21] a un faible pour { production-plomb.the }
    [22] a un faible pour { production-caoutchouc_naturel.the }
    [23] a un faible pour { production-uranium.the }
   *[24] a un faible pour { production-nickel.the }
}
trait-haggling = { $value ->
    [-1] échange volontiers
   *[1] marchande ferme
}

# Chiffres de la fin

figure-TURNS = { $turns } tours
    .title = Durée
figure-BEST_ROYALTY = { $seat } : { $sum } pour { $production_the }
    .title = Plus forte redevance
figure-BEST_SALE = { $seat } a vendu { $production_the } à { $other } pour { $price }
    .title = Lot vendu le plus cher à un joueur
figure-DEAREST_LOT = { $seat } : { $production_the } pour { $price }
    .title = Lot le plus cher aux enchères
figure-MOST_TITLES = { $seat } : { $titles }
    .title = Le plus de titres achetés
figure-EXCHANGES = { $count }
    .title = Échanges conclus
source-royalties = Redevances
source-deals = Ventes et échanges
source-auctions = Enchères
source-squares = Primes et amendes
source-news = Actualité
source-jokers = Jokers
source-associations = Associations
source-bankruptcies = Faillite

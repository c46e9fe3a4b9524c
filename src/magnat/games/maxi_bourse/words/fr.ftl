game-name = Maxi Bourse International
game-about = Quarante sociétés, une corbeille : achetez tant que le cours monte, vendez avant qu’il ne baisse, et touchez dividendes, jetons de présence et concentrations à chaque parcours. Le plus riche à la clôture gagne.
game-length = 2 à 6 joueurs, 1 heure (Junior) à 3 heures (Masters)

# Choses

dice = { $first } et { $second }
quote =
    { $sign ->
        [minus] −{ $thousandths } $
       *[plus] { $thousandths } $
    }
hundreds = { $thousandths } $
money =
    { $value ->
        [0] 0 $
       *[other]
            { $sign ->
                [minus] −{ $thousandths } 000 $
               *[plus] { $thousandths } 000 $
            }
    }

company-aeg = AEG
    .of = d’AEG
company-barclays = Barclay’s Bank
    .of = de Barclay’s Bank
company-basf = BASF
    .of = de BASF
company-bouygues = Bouygues
    .of = de Bouygues
company-bp = BP
    .of = de BP
company-british_leyland = British Leyland
    .of = de British Leyland
company-bsn = BSN
    .of = de BSN
company-canon = Canon
    .of = de Canon
company-cge = CGE
    .of = de CGE
company-chase_manhattan = Chase Manhattan Bank
    .of = de Chase Manhattan Bank
company-club_mediterranee = Club Méditerranée
    .of = du Club Méditerranée
company-coca_cola = Coca-Cola
    .of = de Coca-Cola
company-colgate_palmolive = Colgate Palmolive
    .of = de Colgate Palmolive
company-deutsche_bank = Deutsche Bank
    .of = de Deutsche Bank
company-elf = Elf
    .of = d’Elf
company-esso = Esso
    .of = d’Esso
company-fiat = Fiat
    .of = de Fiat
company-fuji = Fuji
    .of = de Fuji
company-general_motors = General Motors
    .of = de General Motors
company-havas = Havas
    .of = d’Havas
company-ibm = IBM
    .of = d’IBM
company-kodak = Kodak
    .of = de Kodak
company-loreal = L’Oréal
    .of = de L’Oréal
company-matra = Matra
    .of = de Matra
company-mitsubishi = Mitsubishi
    .of = de Mitsubishi
company-moet_vuitton = Moët-Vuitton
    .of = de Moët-Vuitton
company-nestle = Nestlé
    .of = de Nestlé
company-olivetti = Olivetti
    .of = d’Olivetti
company-peugeot = Peugeot
    .of = de Peugeot
company-philips = Philips
    .of = de Philips
company-shell = Shell
    .of = de Shell
company-sony = Sony
    .of = de Sony
company-tdk = TDK
    .of = de TDK
company-thomson = Thomson
    .of = de Thomson
company-toyota = Toyota
    .of = de Toyota
company-twa = TWA
    .of = de TWA
company-unilever = Unilever
    .of = d’Unilever
company-ubs = Union des Banques Suisses
    .of = de l’Union des Banques Suisses
company-volkswagen = Volkswagen
    .of = de Volkswagen
company-wagons_lits = Wagons-Lits
    .of = des Wagons-Lits

sector-banques = Banques
sector-energie = Énergie
sector-automobile = Automobile
sector-alimentaire_luxe = Alimentaire et luxe
sector-cosmetiques = Cosmétiques
sector-services = Services
sector-electronique = Électronique
sector-informatique = Informatique
sector-chimie = Chimie
sector-travaux_publics = Travaux publics

square-start = « Action ! »
square-bourse = Bourse
square-politique_interieure = Politique intérieure
square-politique_internationale = Politique internationale
square-rumeurs = Rumeurs
square-strictement_personnel = Strictement personnel
square-aeg = AEG
square-barclays = Barclay’s Bank
square-basf = BASF
square-bouygues = Bouygues
square-bp = BP
square-british_leyland = British Leyland
square-bsn = BSN
square-canon = Canon
square-cge = CGE
square-chase_manhattan = Chase Manhattan Bank
square-club_mediterranee = Club Méditerranée
square-coca_cola = Coca-Cola
square-colgate_palmolive = Colgate Palmolive
square-deutsche_bank = Deutsche Bank
square-elf = Elf
square-esso = Esso
square-fiat = Fiat
square-fuji = Fuji
square-general_motors = General Motors
square-havas = Havas
square-ibm = IBM
square-kodak = Kodak
square-loreal = L’Oréal
square-matra = Matra
square-mitsubishi = Mitsubishi
square-moet_vuitton = Moët-Vuitton
square-nestle = Nestlé
square-olivetti = Olivetti
square-peugeot = Peugeot
square-philips = Philips
square-shell = Shell
square-sony = Sony
square-tdk = TDK
square-thomson = Thomson
square-toyota = Toyota
square-twa = TWA
square-unilever = Unilever
square-ubs = Union des Banques Suisses
square-volkswagen = Volkswagen
square-wagons_lits = Wagons-Lits

lots-0 = aucune quotité
    .demanding = Ne rien demander
    .taking = Ne rien prendre
    .asked = ne demande rien
lots-1 = une quotité
    .demanding = Demander une quotité
    .taking = Prendre une quotité
    .asked = demande une quotité
lots-2 = 2 quotités
    .demanding = Demander 2 quotités
    .taking = Prendre 2 quotités
    .asked = demande 2 quotités
lots-3 = 3 quotités
    .demanding = Demander 3 quotités
    .taking = Prendre 3 quotités
    .asked = demande 3 quotités
lots-4 = 4 quotités
    .demanding = Demander 4 quotités
    .taking = Prendre 4 quotités
    .asked = demande 4 quotités
lots-5 = 5 quotités
    .demanding = Demander 5 quotités
    .taking = Prendre 5 quotités
    .asked = demande 5 quotités
lots-6 = 6 quotités
    .demanding = Demander 6 quotités
    .taking = Prendre 6 quotités
    .asked = demande 6 quotités
lots-7 = 7 quotités
    .demanding = Demander 7 quotités
    .taking = Prendre 7 quotités
    .asked = demande 7 quotités
lots-8 = 8 quotités
    .demanding = Demander 8 quotités
    .taking = Prendre 8 quotités
    .asked = demande 8 quotités
lots-9 = 9 quotités
    .demanding = Demander 9 quotités
    .taking = Prendre 9 quotités
    .asked = demande 9 quotités
lots-10 = 10 quotités
    .demanding = Demander 10 quotités
    .taking = Prendre 10 quotités
    .asked = demande 10 quotités

bourse-B01 = Coupon exceptionnel
    .does = recevez 200 000 $
    .tells = Le conseil s’est réuni, a bien déjeuné et a voté un petit supplément.
bourse-B02 = Gain sur obligations
    .does = recevez 150 000 $
    .tells = Du papier de père de famille, disait-on. La famille remercie.
bourse-B03 = Courtage remboursé
    .does = recevez 50 000 $
    .tells = Votre agent de change a trouvé une erreur ; pour une fois, elle vous profite.
bourse-B04 = Prime de fidélité
    .does = recevez 100 000 $
    .tells = Dix ans sans vendre : quelqu’un, là-haut, l’a remarqué.
bourse-B05 = Arbitrage gagnant
    .does = recevez 250 000 $
    .tells = Acheté à Londres, revendu à Paris, avant que le café refroidisse.
bourse-B06 = Crédit d’impôt
    .does = recevez 100 000 $
    .tells = Le Trésor vous doit de l’argent. Encadrez la lettre.
bourse-B07 = Soulte de fusion
    .does = recevez 300 000 $
    .tells = Deux sociétés n’en font plus qu’une, et la différence tombe sur votre bureau.
bourse-B08 = Erreur heureuse
    .does = recevez 50 000 $
    .tells = Un commis a ajouté un zéro. Vous n’avez rien dit.
bourse-B09 = Droit de timbre
    .does = payez 100 000 $
    .tells = Tout ordre veut son timbre, et tout timbre son prix.
bourse-B10 = Courtages en retard
    .does = payez 50 000 $
    .tells = Vous aviez oublié l’agent de change. Lui, non.
bourse-B11 = Soupçon d’initié
    .does = payez 300 000 $
    .tells = La veille, vous dîniez avec le président. Une coïncidence, sans doute.
bourse-B12 = Appel de marge
    .does = payez 250 000 $
    .tells = Vous aviez acheté avec l’argent des autres. Ils le réclament.
bourse-B13 = Audit surprise
    .does = payez 100 000 $
    .tells = Deux messieurs en gris demandent les registres depuis la guerre.
bourse-B14 = Position perdante
    .does = payez 200 000 $
    .tells = Vous aviez raison trop tôt, ce qui coûte aussi cher que d’avoir tort.
bourse-B15 = Amende du gendarme
    .does = payez 150 000 $
    .tells = Le règlement le disait page 412. Vous vous étiez arrêté à la 411.
bourse-B16 = Abonnement à la cote
    .does = payez 50 000 $
    .tells = Les nouvelles sont gratuites ; la cote, non.
bourse-B17 = Droits de garde
    .does = payez 5 000 $ par quotité
    .tells = Plus il dort de titres au coffre, plus le lit est cher.
bourse-B18 = Acompte sur dividende
    .does = recevez 5 000 $ par quotité
    .tells = Un avant-goût des bénéfices, servi à la part.
bourse-B19 = Bonus pétrolier
    .does = recevez 10 000 $ par quotité du secteur Énergie
    .tells = L’hiver est en avance, et toutes les cheminées d’Europe fument.
bourse-B20 = Rappels de voitures
    .does = payez 10 000 $ par quotité du secteur Automobile
    .tells = Un boulon gros comme l’ongle, un million de voitures à rappeler.
bourse-B21 = Ordre prioritaire
    .does = vous pouvez acheter au cours jusqu’à 2 quotités d’une société au choix
    .tells = Votre ordre passe au-dessus de la pile. Ne demandez pas comment.
bourse-B22 = Bloc bancaire
    .does = vous pouvez acheter au cours jusqu’à 2 quotités d’une société du secteur Banques
    .tells = Une succession vend ses titres bancaires, vite et sans bruit.
bourse-B23 = Bloc technologique
    .does = vous pouvez acheter au cours jusqu’à 2 quotités d’une société du secteur Informatique
    .tells = Les machines bipent, les vendeurs fatiguent : servez-vous.
bourse-B24 = Décote du jour
    .does = vous pouvez acheter à 20 $ sous le cours une quotité d’une société au choix
    .tells = Aujourd’hui seulement, et pour vous seul, comme il dit chaque jour.
bourse-B25 = Offre publique
    .does = un cours de votre choix monte de 50 $
    .tells = Une offre tombe au télex du matin. Qui achète ? Qu’importe.
bourse-B26 = Avertissement sur résultats
    .does = un cours de votre choix baisse de 50 $
    .tells = Le président est confiant. C’est bien ce qui inquiète.
bourse-B27 = Séance euphorique
    .does = tous les cours +10 $
    .tells = On achète parce qu’on achète. Même le portier a passé un ordre.
bourse-B28 = Séance morose
    .does = tous les cours −10 $
    .tells = Il pleut sur les marches du palais, et personne sous l’horloge.
bourse-B29 = Actions gratuites
    .does = une quotité gratuite d’une société dont vous détenez au moins 5
    .tells = Un titre offert aux fidèles. Les fidèles recomptent.
bourse-B30 = Souscription réservée
    .does = vous pouvez acheter à la moitié du cours une quotité d’une société que vous détenez
    .tells = La porte « réservé aux actionnaires » s’entrouvre.
bourse-B31 = Liquidation partielle
    .does = vendez à la banque une quotité de votre plus grosse ligne
    .tells = Le notaire veut des liquidités, et commence par ce que vous préférez.
bourse-B32 = Ordre stop
    .does = vendez 2 quotités à la banque
    .tells = Vous aviez laissé cet ordre il y a des mois. Lui s’en souvenait.

interieure-PI01 = Baisse de l’impôt
    .does = France +20 $
    .tells = Le ministre sourit sur les trois chaînes.
interieure-PI02 = Hausse de l’impôt
    .does = France −20 $
    .tells = « Un effort provisoire », dit le ministre. Le précédent l’est encore.
interieure-PI03 = Privatisations
    .does = CGE, Havas, Thomson +40 $
    .tells = L’État vend les bijoux de famille, et les épargnants font la queue.
interieure-PI04 = Nationalisations
    .does = CGE, Havas, Thomson −40 $
    .tells = L’État rachète tout, au prix qu’il a lui-même fixé.
interieure-PI05 = Grands chantiers
    .does = Bouygues +60 $
    .tells = Un opéra, une arche, une pyramide : le béton n’a jamais eu tant de lettres.
interieure-PI06 = Chantiers gelés
    .does = Bouygues −60 $
    .tells = Les grues ne tournent plus, et les pigeons s’y installent.
interieure-PI07 = Prime à la voiture neuve
    .does = Automobile +20 $
    .tells = Venez avec l’épave, repartez en berline : l’État paie la remorque.
interieure-PI08 = Taxe sur les voitures
    .does = Automobile −20 $
    .tells = On la taxe à l’arrêt, en marche et au freinage.
interieure-PI09 = Prix libérés
    .does = Alimentaire et luxe +20 $
    .tells = Le boulanger écrit un nouveau prix à la craie, puis un autre.
interieure-PI10 = Prix bloqués
    .does = Alimentaire et luxe −20 $
    .tells = Le prix du pain est désormais l’affaire de la police.
interieure-PI11 = Publicité autorisée
    .does = Havas +50 $
    .tells = Entre le film et sa fin : de la lessive, des autos, et encore de la lessive.
interieure-PI12 = Publicité interdite
    .does = Havas −50 $
    .tells = Les affiches tombent. On découvre qu’il y avait des murs.
interieure-PI13 = Crédit facile
    .does = Banques +30 $
    .tells = Signez ici, payez plus tard : jamais guichet ne fut si aimable.
interieure-PI14 = Crédit encadré
    .does = Banques −30 $
    .tells = La banque regrette. Très poliment, et par retour du courrier.
interieure-PI15 = Carburant détaxé
    .does = Énergie +20 $
    .tells = Le plein, la promenade du dimanche, et toute la famille derrière.
interieure-PI16 = Carburant surtaxé
    .does = Énergie −20 $
    .tells = À la pompe, c’est l’État qui fait le plein.
interieure-PI17 = Commandes de la défense
    .does = Matra +50 $ ; Thomson +30 $
    .tells = Des marchandises discrètes, commandées par des gens sans nom.
interieure-PI18 = Défense rognée
    .does = Matra −50 $ ; Thomson −30 $
    .tells = Les généraux se contenteront du missile de l’an dernier.
interieure-PI19 = Des ordinateurs à l’école
    .does = Informatique +20 $
    .tells = Un écran par classe. Les élèves expliqueront au maître.
interieure-PI20 = Budget informatique annulé
    .does = Informatique −20 $
    .tells = Les caisses restent dans le couloir, fermées.
interieure-PI21 = Congés allongés
    .does = Services +20 $
    .tells = Une cinquième semaine : les routes du Sud sont déjà bouchées.
interieure-PI22 = Transports en grève
    .does = Services −20 $
    .tells = Ni train, ni avion, ni bus. Les marcheurs ont bonne mine.
interieure-PI23 = Luxe moins taxé
    .does = Moët-Vuitton +50 $ ; L’Oréal +30 $
    .tells = Le champagne est déclaré de première nécessité. Nul n’objecte.
interieure-PI24 = Luxe plus taxé
    .does = Moët-Vuitton −50 $ ; L’Oréal −30 $
    .tells = Une taxe sur ce qui brille. Les fourrures restent au placard.
interieure-PI25 = Normes assouplies
    .does = Chimie +20 $
    .tells = La rivière pourra être un peu plus verte. Les actionnaires aussi.
interieure-PI26 = Normes durcies
    .does = Chimie −20 $
    .tells = On a vu un inspecteur et son éprouvette au bord de la rivière.
interieure-PI27 = Plan téléphone
    .does = CGE +50 $
    .tells = Une moitié du pays attendait le téléphone, l’autre la tonalité.
interieure-PI28 = Plan téléphone reporté
    .does = CGE −50 $
    .tells = Il faudra demander la standardiste quelque temps encore.
interieure-PI29 = Campagne d’hygiène
    .does = Cosmétiques +30 $
    .tells = Brossez matin et soir, par ordre du ministère.
interieure-PI30 = Lessives surtaxées
    .does = Cosmétiques −30 $
    .tells = Plus blanc que blanc, et plus cher que cher.
interieure-PI31 = Ménages confiants
    .does = tous les cours +10 $
    .tells = Ils ouvrent le livret d’épargne et rentrent avec un canapé.
interieure-PI32 = Grève générale
    .does = tous les cours −10 $
    .tells = Même le secrétaire du comité de grève est en grève.

internationale-PM01 = Choc pétrolier
    .does = Énergie +40 $ ; Automobile −20 $
    .tells = Six ministres, un hôtel, et le baril passe par le toit.
internationale-PM02 = Pétrole en abondance
    .does = Énergie −40 $ ; Automobile +20 $
    .tells = Les pétroliers attendent au large : plus une cuve à remplir.
internationale-PM03 = Dollar faible
    .does = États-Unis +20 $ ; Japon −20 $
    .tells = Toute l’Amérique est en solde, et le monde fait ses courses.
internationale-PM04 = Dollar fort
    .does = États-Unis −20 $ ; Japon +20 $
    .tells = Un dollar achète une demi-cathédrale. Les exportateurs pleurent.
internationale-PM05 = Libre-échange automobile
    .does = Toyota +50 $ ; General Motors −30 $
    .tells = Les bateaux arrivent lourds d’automobiles et repartent légers.
internationale-PM06 = Quotas automobiles
    .does = Toyota −50 $ ; General Motors +30 $
    .tells = Les petites voitures ont désormais besoin d’un visa.
internationale-PM07 = Yen bon marché
    .does = Japon +20 $
    .tells = Des radios par cargos entiers, au prix des piles.
internationale-PM08 = Yen cher
    .does = Japon −20 $
    .tells = À Tokyo, le café coûte le prix de la tasse.
internationale-PM09 = Accord à Bruxelles
    .does = Allemagne +20 $ ; Italie +20 $
    .tells = À quatre heures du matin, quelqu’un a trouvé la bonne virgule.
internationale-PM10 = Rupture à Bruxelles
    .does = Allemagne −20 $ ; Italie −20 $
    .tells = Ils ne se sont pas entendus, mais dans toutes les langues.
internationale-PM11 = Livre recherchée
    .does = Grande-Bretagne +30 $
    .tells = Parapluies ouverts à la City : il pleut des ordres.
internationale-PM12 = Livre chahutée
    .does = Grande-Bretagne −30 $
    .tells = Le gouverneur dément. Vendez.
internationale-PM13 = Refuge helvétique
    .does = Suisse +30 $
    .tells = Quand le monde tremble, il met son argent sous une montagne.
internationale-PM14 = Secret bancaire levé
    .does = Suisse −30 $
    .tells = Les comptes à numéro avaient donc des noms.
internationale-PM15 = Course à l’armement
    .does = Électronique +20 $
    .tells = Chacun compte les fusées de l’autre, et en commande une de plus.
internationale-PM16 = Détente Est-Ouest
    .does = Électronique −20 $
    .tells = Poignée de main devant les caméras. Les vendeurs de radars sont partis tôt.
internationale-PM17 = Ruée sur les puces
    .does = Informatique +20 $
    .tells = Un ongle de silicium, et la queue fait le tour du pâté de maisons.
internationale-PM18 = Guerre des prix
    .does = Informatique −20 $
    .tells = Dix pour cent, dit l’un. Vingt, dit l’autre. Trente, dit l’huissier.
internationale-PM19 = Touristes en nombre
    .does = Club Méditerranée, TWA +40 $ ; Wagons-Lits +20 $
    .tells = Chapeaux de paille, avions pleins, et plus une chaise longue.
internationale-PM20 = Voyages annulés
    .does = Club Méditerranée, TWA −40 $ ; Wagons-Lits −20 $
    .tells = Les valises remontent sur l’armoire.
internationale-PM21 = Dettes remboursées
    .does = Banques +30 $
    .tells = Le chèque venait de loin, et il était bon.
internationale-PM22 = Débiteurs défaillants
    .does = Banques −30 $
    .tells = Qui doit peu dort mal ; qui doit des milliards laisse veiller son banquier.
internationale-PM23 = Récoltes abondantes
    .does = Nestlé, BSN +40 $
    .tells = Du lait à flots, du cacao à la tonne : les vaches sont fières.
internationale-PM24 = Gel sur les récoltes
    .does = Nestlé, BSN −40 $
    .tells = Une nuit froide en mai, et le petit-déjeuner renchérit pour l’année.
internationale-PM25 = Marché de l’Est ouvert
    .does = Philips, Sony +40 $
    .tells = Un trou dans le rideau, juste assez large pour un téléviseur.
internationale-PM26 = Marché de l’Est fermé
    .does = Philips, Sony −40 $
    .tells = La frontière se ferme. Le carnet de commandes aussi.
internationale-PM27 = Victoire de la cassette
    .does = TDK, Fuji +40 $ ; Kodak −40 $
    .tells = Le film de vacances ne sent plus le bain, et ne finit plus.
internationale-PM28 = Revanche de la pellicule
    .does = TDK, Fuji −40 $ ; Kodak +40 $
    .tells = Une image qu’on tient en main : les grands-mères ont tranché.
internationale-PM29 = Embargo levé
    .does = BASF +50 $ ; Unilever +20 $
    .tells = Les fûts roulent de nouveau, et les camions avec.
internationale-PM30 = Embargo décrété
    .does = BASF −50 $ ; Unilever −20 $
    .tells = Rien ne sort, dit le décret. Les entrepôts soupirent.
internationale-PM31 = Reprise mondiale
    .does = tous les cours +20 $
    .tells = On voit fumer les cheminées de trois continents.
internationale-PM32 = Krach lointain
    .does = tous les cours −20 $
    .tells = Cela s’est passé pendant votre sommeil, à douze fuseaux d’ici.

rumeur-R01 = Contrat chinois
    .does = Coca-Cola +60 $
    .tells = Un milliard d’assoiffés, et l’on vient de trouver le décapsuleur.
rumeur-R02 = Brevet décroché
    .does = AEG +40 $
    .tells = Il s’agit d’une prise. Mais quelle prise.
rumeur-R03 = Fusion en vue
    .does = Barclay’s Bank +50 $
    .tells = On a vu deux chauffeurs attendre devant la même porte.
rumeur-R04 = Modèle à succès
    .does = British Leyland +60 $
    .tells = Elle démarre sous la pluie. On ne parle que de ça.
rumeur-R05 = Yaourt miracle
    .does = BSN +40 $
    .tells = Une cuillerée par jour, et le facteur a vingt ans.
rumeur-R06 = Copieur de poche
    .does = Canon +50 $
    .tells = Il tient dans un manteau. Le dossier du voisin aussi.
rumeur-R07 = Train gagnant
    .does = CGE +30 $
    .tells = Il vole, dit le conducteur, et il n’est même pas en retard.
rumeur-R08 = Réserves cachées
    .does = Deutsche Bank +70 $
    .tells = Derrière la troisième cave, on en a trouvé une quatrième.
rumeur-R09 = Robots en avance
    .does = Fiat +40 $
    .tells = Les robots ne se fatiguent pas, et ne chantent pas.
rumeur-R10 = Chaîne attribuée
    .does = Havas +30 $
    .tells = Une enveloppe, un cousin, une fréquence.
rumeur-R11 = Machine géniale
    .does = IBM +80 $
    .tells = Elle a répondu avant la question. Les ingénieurs ont un peu peur.
rumeur-R12 = Crème de jouvence
    .does = L’Oréal +50 $
    .tells = On a demandé ses papiers à la dame du laboratoire.
rumeur-R13 = Paquebot commandé
    .does = Mitsubishi +40 $
    .tells = Huit ponts, deux piscines, et le bar est déjà signé.
rumeur-R14 = Allié américain
    .does = Olivetti +50 $
    .tells = Il portait un chapeau et a payé les glaces à tout le monde.
rumeur-R15 = Radar exporté
    .does = Thomson +60 $
    .tells = Il voit tout, surtout le chéquier de l’acheteur.
rumeur-R16 = Ligne exclusive
    .does = TWA +30 $
    .tells = Un avion, une destination, et nul autre n’atterrit.
rumeur-R17 = Fuite au laboratoire
    .does = BASF −50 $
    .tells = Les géraniums d’à côté ont viré au bleu.
rumeur-R18 = Pont fissuré
    .does = Bouygues −60 $
    .tells = Une fissure de rien, dit l’ingénieur. Il n’a pas traversé.
rumeur-R19 = Puits à sec
    .does = BP −40 $
    .tells = On a foré trois kilomètres, et trouvé un fossile.
rumeur-R20 = Prêts douteux
    .does = Chase Manhattan Bank −50 $
    .tells = L’adresse de l’emprunteur est une plage.
rumeur-R21 = Été pluvieux
    .does = Club Méditerranée −30 $
    .tells = On joue aux cartes dans les paillotes, pour des perles.
rumeur-R22 = Tube défectueux
    .does = Colgate Palmolive −30 $
    .tells = Le dentifrice sort par le mauvais bout.
rumeur-R23 = Forage raté
    .does = Elf −50 $
    .tells = De l’eau, très pure, de très profond.
rumeur-R24 = Raffinerie en panne
    .does = Esso −40 $
    .tells = Une vanne dont personne ne savait le nom.
rumeur-R25 = Film voilé
    .does = Fuji −40 $
    .tells = Tout l’été dernier est sorti blanc.
rumeur-R26 = Freins suspects
    .does = General Motors −60 $
    .tells = Elle finit par s’arrêter, disent les avocats.
rumeur-R27 = Procès perdu
    .does = Kodak −70 $
    .tells = Le juge avait un appareil de l’autre marque.
rumeur-R28 = Fusée en retard
    .does = Matra −40 $
    .tells = Le compte à rebours est arrivé à zéro, et a continué.
rumeur-R29 = Chocolat amer
    .does = Nestlé −50 $
    .tells = Les enfants ont fait la grimace. Les enfants ne se trompent pas.
rumeur-R30 = Usine bloquée
    .does = Peugeot −60 $
    .tells = Rien ne sort de l’usine, sauf l’odeur des merguez.
rumeur-R31 = Norme abandonnée
    .does = Philips −30 $
    .tells = Dix ans de travail, et la boutique a choisi l’autre prise.
rumeur-R32 = Marée noire
    .does = Shell −80 $
    .tells = Les mouettes s’en sont aperçues les premières.

personnel-SP01 = Chaîne de télévision
    .does = vendez des actions pour 1 050 000 $
    .tells = Vous y chanterez vous-même, s’il le faut.
personnel-SP02 = Campagne électorale
    .does = vendez des actions pour 500 000 $
    .tells = Votre portrait sur dix mille murs, avec ou sans moustache.
personnel-SP03 = Voilier de course
    .does = vendez des actions pour 600 000 $
    .tells = Il est rapide, il est beau, il prend l’eau.
personnel-SP04 = Château en ruine
    .does = vendez des actions pour 800 000 $
    .tells = Quarante pièces, un fantôme et un demi-toit.
personnel-SP05 = Écurie de chevaux
    .does = vendez des actions pour 400 000 $
    .tells = Ils mangent comme des banquiers et courent comme des notaires.
personnel-SP06 = Toile de maître
    .does = vendez des actions pour 750 000 $
    .tells = Signée, datée, et pour une fois authentique.
personnel-SP07 = Jet d’occasion
    .does = vendez des actions pour 600 000 $
    .tells = Un seul propriétaire, soigneux, qui fumait le cigare.
personnel-SP08 = Vignoble familial
    .does = vendez des actions pour 400 000 $
    .tells = Votre grand-père en tirait un vin modeste. Il était poli.
personnel-SP09 = Club de football
    .does = vendez des actions pour 300 000 $
    .tells = Dernier du classement, mais quels supporters.
personnel-SP10 = Chalet alpin
    .does = vendez des actions pour 300 000 $
    .tells = La vue est comprise, la route non.
personnel-SP11 = Bijoux anciens
    .does = vendez des actions pour 250 000 $
    .tells = Ils étaient à une reine, ou à quelqu’un qu’elle connaissait.
personnel-SP12 = Auto de collection
    .does = vendez des actions pour 200 000 $
    .tells = Elle fait du cent, en descente, vent dans le dos.
personnel-SP13 = Contrôle fiscal
    .does = payez 300 000 $
    .tells = Ce monsieur a du temps, un crayon et vos lettres de 1974.
personnel-SP14 = Divorce coûteux
    .does = payez 150 000 $
    .tells = Vous gardez le chien. Le chien a un avocat.
personnel-SP15 = Nuit au casino
    .does = payez 200 000 $
    .tells = Le rouge est sorti neuf fois. Vous étiez sur le noir.
personnel-SP16 = Dentiste réputé
    .does = payez 50 000 $
    .tells = Il siffle en travaillant, et travaille lentement.
personnel-SP17 = Mécénat
    .does = payez 100 000 $
    .tells = Votre nom en laiton, sous une toile que nul ne comprend.
personnel-SP18 = Piscine fissurée
    .does = payez 50 000 $
    .tells = Le bassin du voisin vous remercie.
personnel-SP19 = Procès en diffamation
    .does = payez 250 000 $
    .tells = Vous demandiez juste, fort, à table, d’où venait l’argent.
personnel-SP20 = Noces fastueuses
    .does = payez 200 000 $
    .tells = Quatre cents invités, dont vous connaissez onze.
personnel-SP21 = Cambriolage
    .does = payez 100 000 $
    .tells = Ils ont pris l’argenterie et laissé les comptes. Dommage.
personnel-SP22 = Tournée générale
    .does = payez 20 000 $ à chaque joueur
    .tells = Vous avez dit « la même chose pour tous ». Tous ont entendu.
personnel-SP23 = Tante fortunée
    .does = recevez 300 000 $
    .tells = Elle ne vous aimait guère, mais vos cousins encore moins.
personnel-SP24 = Billet de loterie
    .does = recevez 250 000 $
    .tells = Acheté pour se débarrasser de la monnaie.
personnel-SP25 = Mémoires vendus
    .does = recevez 200 000 $
    .tells = Le chapitre neuf fut payé deux fois, la seconde pour l’ôter.
personnel-SP26 = Conférence payée
    .does = recevez 100 000 $
    .tells = Une heure sur « comment devenir riche », bien suivie, bien payée.
personnel-SP27 = Terrain constructible
    .does = recevez 200 000 $
    .tells = Hier des betteraves, aujourd’hui un parking.
personnel-SP28 = Petite invention
    .does = recevez 150 000 $
    .tells = Il ouvre ce qui fermait, et nul ne peut plus s’en passer.
personnel-SP29 = Trésor au grenier
    .does = recevez 50 000 $
    .tells = Sous le landau cassé, quelque chose ne l’était pas.
personnel-SP30 = Fisc généreux
    .does = recevez 100 000 $
    .tells = On vous avait compté deux fois. On s’excuse, une fois.
personnel-SP31 = Pari gagné
    .does = recevez 50 000 $
    .tells = Vous disiez qu’il mangerait son chapeau. Il l’a mangé.
personnel-SP32 = Jour de fête
    .does = recevez 20 000 $ de chaque joueur
    .tells = Un gâteau, une chanson et une enveloppe de chacun.

# Actes

act-company = { $company }
act-company-PORTFOLIO = Prendre une quotité { $company_of }
act-company-NAME = Nommer { $company }
act-company-SOLD_OUT = Nommer plutôt { $company }
act-company-DOUBLE = Acheter { $company } grâce au double
act-company-CARD_COMPANY = Choisir { $company }
act-company-PORTFOLIO-gathered = Prendre une quotité de chaque : { $company }
act-sell = Vendre { $company }
act-request = Demander des actions { $company_of }
act-qty = { $lots }
act-qty-REQ_QTY = Demander { $lots }
act-qty-SALE_QTY = Mettre en vente { $lots }
act-qty-POLL = { $lots_taking }
act-qty-FALL = { $lots_taking }
act-qty-DEMAND = { $lots_demanding }
act-qty-DOUBLE_QTY = Acheter { $lots }
act-qty-CARD_QTY = Acheter { $lots }
act-qty-FORCED_QTY = Vendre { $lots }
act-qty-BANK_SALE_QTY = Vendre { $lots }
act-sell-gathered = { "" }
act-request-gathered = { "" }
act-ask_holders-gathered = { "" }
act-player-gathered = { "" }
act-company-DOUBLE-gathered = { "" }
act-qty-REQ_QTY-gathered = Demander à { $holder } { $lots_last } { $company_of_last }
act-qty-SALE_QTY-gathered = Mettre en vente { $lots_last } { $company_of_last }
act-qty-DOUBLE_QTY-gathered = Acheter { $lots_last } { $company_of_last } grâce au double
act-qty-FORCED_QTY-gathered = Vendre { $lots_last } { $company_of_last }
act-qty-BANK_SALE_QTY-gathered = Vendre { $lots_last } { $company_of_last } à la banque
act-player = Demander à { $seat }
act-reveal = Révéler { $rumeur } : { $rumeur_does }
act-roll = Lancer les dés
act-pass_by = Passer
act-pass_by-PRETURN = Rien pour l’instant
act-pass_by-RUMOUR = Garder le silence
act-pass_by-REQ_TARGET = Ne demander à personne
act-pass_by-SOLD_OUT = Passer
act-pass_by-DOUBLE = Ne rien acheter malgré le double
act-pass_by-CARD_COMPANY = Renoncer à l’offre de la carte
act-ask_holders = Demander aux détenteurs
act-refuse = Refuser de vendre
act-close = Conclure
act-up_10 = 10 $ de plus
act-up_10-named = Demander { $price } par action
act-up_20 = 20 $ de plus
act-up_20-named = Demander { $price } par action
act-up_50 = 50 $ de plus
act-up_50-named = Demander { $price } par action
act-up_100 = 100 $ de plus
act-up_100-named = Demander { $price } par action
act-hundreds = Demander { $hundreds } par action, et des dizaines
act-hundreds-gathered = { "" }
act-tens = Et { $quote }
act-tens-named = Demander { $price } par action
act-accept = Accepter le prix
act-decline = Décliner
act-yes = Vendre davantage
act-no = Ne pas vendre davantage
act-withdraw = Me retirer
act-stay = Rester
act-stay_5 = Rester 5 échelons
act-stay_20 = Rester 20 échelons
act-deal = On distribue { $company }
act-first_roll = { $dice } pour savoir qui commence
act-dice = { $dice }
act-draw_bourse = On retourne { $bourse }
act-draw_interieure = On retourne { $interieure }
act-draw_internationale = On retourne { $internationale }
act-draw_rumeur = On tire { $rumeur }
act-clock = Montre : { $clock }
clock-goes_on = il reste du temps
clock-is_over = l’heure est passée
act-draw_personnel = On retourne { $personnel }

# Ce qui est demandé

phase-DEAL = On distribue les portefeuilles
phase-START = Qui commence ?
phase-DICE = Les dés roulent
phase-DRAW_BOURSE = On retourne une carte Bourse
phase-DRAW_INTERIEURE = On retourne une carte Politique intérieure
phase-DRAW_INTERNATIONALE = On retourne une carte Politique internationale
phase-DRAW_RUMEUR = On tire une rumeur
phase-CLOCK = On regarde la montre
phase-DRAW_PERSONNEL = On retourne une carte Strictement personnel
phase-PORTFOLIO = Choisissez les sociétés de votre portefeuille
phase-PRETURN = Avant le tour : révélez une rumeur, demandez des actions, ou ne faites rien
phase-REQ_TARGET = À quel détenteur demandez-vous ?
phase-REQ_QTY = Combien de quotités demandez-vous ?
phase-REQ_PRICE = Annoncez votre prix, ou refusez
phase-REQ_TENS = Et combien de dizaines ?
phase-REQ_REPLY = Acceptez-vous ce prix ?
phase-SALE = Vendez si vous le voulez, puis lancez les dés
phase-SALE_QTY = Combien de quotités mettez-vous en vente ?
phase-POLL = Combien de quotités prenez-vous à ce cours ?
phase-EXTEND = On vous en demande plus que vous n’en proposez : vendre davantage ?
phase-FALL = Le cours a baissé : combien de quotités prenez-vous ?
phase-NAME = Quelle société nommez-vous ?
phase-SOLD_OUT = La banque n’en a plus : nommez une autre société, demandez aux détenteurs, ou passez
phase-DEMAND = Combien de quotités demandez-vous ?
phase-BIDS = Trop peu d’actions : jusqu’où allez-vous ?
phase-RUMOUR = Avant le paiement : révéler une rumeur ?
phase-DOUBLE = Un double : choisissez une société dans la cotation et achetez au cours, ou n’achetez rien
phase-DOUBLE_QTY = Combien de quotités achetez-vous ?
phase-FORCED = Vous devez vendre : quelle société ?
phase-FORCED_QTY = Combien de quotités vendez-vous ?
phase-CARD_COMPANY = Choisissez une société pour la carte
phase-CARD_QTY = Combien de quotités achetez-vous ?
phase-BANK_SALE = Vous devez vendre à la banque : quelle société ?
phase-BANK_SALE_QTY = Combien de quotités vendez-vous ?
phase-RAISE_CASH = Vous ne pouvez pas payer : quelles actions vendez-vous ?

# Journal

log-CHOSE = { $seat } prend une quotité { $company_of }.
log-DEALT = { $seat } reçoit une quotité { $company_of }.
log-START_ROLLED = { $seat } obtient { $sum } pour savoir qui commence.
log-STARTS = { $seat } commence.
log-TURN = À { $seat } de jouer.
log-SKIPPED = Sanction : { $seat } passe ce tour.
log-ROUND_OVER = { $rounds ->
        [1] Un tour de table est fini.
       *[other] { $rounds } tours de table sont finis.
    }
log-ROLLED = { $seat } fait { $first } et { $second }.
log-LANDED = { $seat } s’arrête sur { $square }.
log-QUOTED = { $company } : { $quote }.
log-REVEALED = { $seat } révèle une rumeur : { $rumeur } ({ $rumeur_does }).
log-PAYS_NOW = { $company } coûte maintenant { $price }.
log-NAMED = { $seat } nomme { $company }, au cours de { $quote }.
log-DEMANDED = { $seat } { $lots_asked } ; le prix est à { $price }.
log-AT_QUOTE = { $seat } { $lots_asked } au cours de { $price }.
log-STOCK = Il reste { $lots } { $company_of } à la banque.
log-SESSION_OVER = Le tour d’achats { $company_of } est clos.
log-BOUGHT = { $seat } achète { $lots } { $company_of } à { $price }, pour { $sum }.
log-SOLD_TO = { $seat } vend à { $other } { $lots } { $company_of } à { $price }, pour { $sum }.
log-SOLD_TO_BANK = La banque reprend à { $seat } { $lots } { $company_of } à { $price }, pour { $sum }.
log-AUCTION = Trop peu d’actions { $company_of } : enchères sur { $lots } à partir de { $price }.
log-STAYED = { $steps ->
        [one] { $seat } reste à { $price }.
       *[other] { $seat } reste à partir de { $price } pour { $steps } échelons.
    }
log-WITHDREW = { $seat } se retire à { $price }.
log-KNOCKED_DOWN = { $company } : adjugé à { $price }.
log-OFFERED = { $seat } met en vente { $lots } { $company_of } à { $price }.
log-TAKES = { $seat } prend { $lots } à { $price }.
log-TAKES_NOTHING = { $seat } ne prend rien à { $price }.
log-EXTENDED = { $seat } vend maintenant { $lots }.
log-NOT_EXTENDED = { $seat } s’en tient à { $lots }.
log-REQUESTED = { $seat } demande à { $other } des actions { $company_of }.
log-WANTED = { $seat } en veut { $lots }.
log-PRICE_NAMED = { $seat } en demande { $price }.
log-ACCEPTED = { $seat } accepte { $price }.
log-DECLINED = { $seat } décline { $price }.
log-REFUSED = { $seat } refuse de vendre.
log-CLOSED = { $seat } conclut à { $price }.
log-READ_BOURSE = { $seat } lit : { $bourse } ({ $bourse_does }).
log-READ_INTERIEURE = { $seat } lit : { $interieure } ({ $interieure_does }).
log-READ_INTERNATIONALE = { $seat } lit : { $internationale } ({ $internationale_does }).
log-READ_PERSONNEL = { $seat } lit : { $personnel } ({ $personnel_does }).
log-DREW_RUMEUR =
    { $rumeur ->
        [hidden] { $seat } tire une rumeur et la garde secrète.
       *[other] { $seat } tire la rumeur { $rumeur } et la garde secrète.
    }
log-NO_RUMOURS = Il ne reste aucune rumeur à tirer pour { $seat }.
log-RECEIVED = La banque paie { $sum } à { $seat }.
log-PAID = { $seat } paie { $sum } à la banque.
log-GAVE = { $seat } paie { $sum } à { $other }.
log-FREE_LOT = { $seat } reçoit gratuitement { $lots } { $company_of }.
log-NO_EFFECT = La carte est sans effet pour { $seat }.
log-MUST_SELL = { $seat } doit vendre des actions pour { $sum }.
log-SHORT_OF_CASH = { $seat } n’a pas { $sum } en caisse et doit vendre.
log-IMPRUDENT = { $seat } ne peut pas payer { $lots } { $company_of } : { $sum } sont dus, amende comprise.
log-FINED = { $seat } paie une amende de { $sum }.
log-SUSPENDED = { $turns ->
        [one] Sanction : { $seat } passe son prochain tour.
       *[other] Sanction : { $seat } passe ses { $turns } prochains tours.
    }
log-CESSATION = Cessation de paiement : { $seat } ne peut pas réunir { $sum }, et la banque prend tout l’argent.
log-SEIZED = La banque saisit { $lots } { $company_of } à { $seat } et organise la vente.
log-SURPLUS = { $seat } garde { $sum } et reste en jeu.
log-RUINED = C’est la ruine pour { $seat }.
log-DIVIDENDS = { $seat } touche { $sum } de dividendes pour { $lots ->
        [one] { $lots } quotité
       *[other] { $lots } quotités
    }.
log-FEE = { $seat } touche { $sum } de jetons de présence chez { $company }.
log-HORIZONTAL = { $seat } touche { $sum } pour une concentration horizontale ({ $sector }).
log-VERTICAL = { $times ->
        [1] { $seat } touche { $sum } pour une concentration verticale.
       *[other] { $seat } touche { $sum } pour { $times } concentrations verticales.
    }
log-PAYOUT = { $seat } achève un parcours et touche { $sum }.
log-TIME_IS_UP = La cloche sonne : la durée convenue est écoulée.
log-BANK_IS_EMPTY = La cloche sonne : la banque a vendu toutes les actions.
log-ONE_IS_LEFT = La cloche sonne : { $seat } reste sans adversaire.
log-WON = { $seat } gagne !
log-RANKED =
    { $fall ->
        [0] { $rank }. { $seat } : { $sum } en caisse et en actions.
        [1] { $rank }. { $seat } : ruine, première élimination.
        [2] { $rank }. { $seat } : ruine, deuxième élimination.
        [3] { $rank }. { $seat } : ruine, troisième élimination.
        [4] { $rank }. { $seat } : ruine, quatrième élimination.
       *[other] { $rank }. { $seat } : ruine, { $fall }e élimination.
    }
log-RANKED-gathered = Classement final : { $details }.
log-RANKED-short =
    { $fall ->
        [0] { $rank }. { $seat } ({ $sum })
        [1] { $rank }. { $seat } (ruine, première élimination)
        [2] { $rank }. { $seat } (ruine, deuxième élimination)
        [3] { $rank }. { $seat } (ruine, troisième élimination)
        [4] { $rank }. { $seat } (ruine, quatrième élimination)
       *[other] { $rank }. { $seat } (ruine, { $fall }e élimination)
    }

# Ce que font les autres : « Augusta réfléchit… »

doing-PORTFOLIO =
    { $count ->
        [1] compose un portefeuille
       *[other] composent un portefeuille
    }
doing-PRETURN =
    { $count ->
        [1] réfléchit avant le tour
       *[other] réfléchissent avant le tour
    }
doing-REQ_TARGET =
    { $count ->
        [1] choisit à qui demander des actions
       *[other] choisissent à qui demander des actions
    }
doing-REQ_QTY =
    { $count ->
        [1] choisit combien de quotités demander
       *[other] choisissent combien de quotités demander
    }
doing-REQ_PRICE =
    { $count ->
        [1] annonce un prix
       *[other] annoncent un prix
    }
doing-REQ_TENS =
    { $count ->
        [1] annonce un prix
       *[other] annoncent un prix
    }
doing-REQ_REPLY =
    { $count ->
        [1] réfléchit à un prix
       *[other] réfléchissent à un prix
    }
doing-SALE =
    { $count ->
        [1] choisit quoi vendre
       *[other] choisissent quoi vendre
    }
doing-SALE_QTY =
    { $count ->
        [1] choisit combien de quotités vendre
       *[other] choisissent combien de quotités vendre
    }
doing-POLL =
    { $count ->
        [1] réfléchit à l’offre
       *[other] réfléchissent à l’offre
    }
doing-EXTEND =
    { $count ->
        [1] décide s’il faut vendre davantage
       *[other] décident s’il faut vendre davantage
    }
doing-FALL =
    { $count ->
        [1] réfléchit au prix en baisse
       *[other] réfléchissent au prix en baisse
    }
doing-NAME =
    { $count ->
        [1] choisit la société à nommer
       *[other] choisissent la société à nommer
    }
doing-SOLD_OUT =
    { $count ->
        [1] cherche une autre société
       *[other] cherchent une autre société
    }
doing-DEMAND =
    { $count ->
        [1] choisit combien de quotités demander
       *[other] choisissent combien de quotités demander
    }
doing-BIDS =
    { $count ->
        [1] décide s’il faut rester aux enchères
       *[other] décident s’il faut rester aux enchères
    }
doing-RUMOUR =
    { $count ->
        [1] décide s’il faut révéler une rumeur
       *[other] décident s’il faut révéler une rumeur
    }
doing-DOUBLE =
    { $count ->
        [1] choisit un achat après un double
       *[other] choisissent un achat après un double
    }
doing-DOUBLE_QTY =
    { $count ->
        [1] choisit combien de quotités acheter
       *[other] choisissent combien de quotités acheter
    }
doing-FORCED =
    { $count ->
        [1] choisit les actions à vendre
       *[other] choisissent les actions à vendre
    }
doing-FORCED_QTY =
    { $count ->
        [1] choisit combien de quotités vendre
       *[other] choisissent combien de quotités vendre
    }
doing-CARD_COMPANY =
    { $count ->
        [1] choisit une société pour la carte
       *[other] choisissent une société pour la carte
    }
doing-CARD_QTY =
    { $count ->
        [1] choisit combien de quotités acheter
       *[other] choisissent combien de quotités acheter
    }
doing-BANK_SALE =
    { $count ->
        [1] choisit les actions à vendre à la banque
       *[other] choisissent les actions à vendre à la banque
    }
doing-BANK_SALE_QTY =
    { $count ->
        [1] choisit combien de quotités vendre
       *[other] choisissent combien de quotités vendre
    }
doing-RAISE_CASH =
    { $count ->
        [1] cherche de quoi payer
       *[other] cherchent de quoi payer
    }

# Lignes du journal dites en une, et lignes qui sont le détail d’une autre

log-CHOSE-gathered = { $seat } prend des quotités : { $company }.
log-DEALT-gathered = { $seat } reçoit des quotités : { $company }.
log-START_ROLLED-gathered = Les dés disent qui commence : { $details }.
log-START_ROLLED-short = { $seat } { $sum }
log-STARTS-gathered = { $seat } commence ({ $details }).
log-ROLLED-gathered = { $seat } fait { $first } et { $second } et s’arrête sur { $square }.
log-NAMED-gathered = { $seat } nomme { $company }, au cours de { $quote } : { $details }.
log-DEMANDED-gathered =
    { $count ->
        [one] { $seat } { $lots_asked } ; le prix est à { $price }.
       *[other] { $details } ; le prix est à { $price_last }.
    }
log-BOUGHT-gathered =
    { $count ->
        [one] { $seat } achète { $lots } { $company_of } à { $price }, pour { $sum }.
       *[other] { $company } à { $price } : { $details }.
    }
log-DEMANDED-short = { $seat } { $lots_asked }
log-AT_QUOTE-short = { $seat } { $lots_asked } au cours
log-BOUGHT-short = { $seat } achète { $lots }
log-SOLD_TO-gathered = { $seat } vend à { $other } { $lots } { $company_of } à { $price }, pour { $sum }.
log-AUCTION-gathered =
    { $details ->
        [nothing] Trop peu d’actions { $company_of } : enchères sur { $lots } à partir de { $price }.
       *[other] Trop peu d’actions { $company_of } : enchères sur { $lots } à partir de { $price } ({ $details }).
    }
log-WITHDREW-short = { $seat } se retire à { $price }
log-KNOCKED_DOWN-gathered = 
    { $details ->
        [nothing] { $company } : adjugé à { $price }.
       *[other] { $company } : adjugé à { $price } ({ $details }).
    }
log-OFFERED-gathered =
    { $details ->
        [nothing] { $seat } met en vente { $lots } { $company_of } à { $price }.
       *[other] { $seat } met en vente { $lots } { $company_of } à { $price } : { $details }.
    }
log-TAKES-short = { $seat } prend { $lots }
log-REQUESTED-gathered = { $seat } demande à { $other } des actions { $company_of } : { $latest }.
log-WANTED-short = { $lots }
log-PRICE_NAMED-short = { $seat } en demande { $price }
log-ACCEPTED-short = { $seat } accepte { $price }
log-DECLINED-short = { $seat } décline { $price }
log-REFUSED-short = { $seat } refuse de vendre

# Refus

refusal-NOT_IN_PLAY = Cette société n’est pas en jeu.
refusal-TOO_DEAR_TO_CHOOSE = Seules les sociétés de faible valeur nominale peuvent entrer dans le portefeuille.
refusal-CHOSEN_ALREADY = Vous avez déjà choisi cette société.
refusal-NOT_YOUR_CARD = Vous ne détenez pas cette rumeur.
refusal-NOT_ASKED_HERE = À cette table, on ne demande pas d’actions avant un tour.
refusal-OWN_TURN = Avant votre propre tour, vous n’avez personne à qui demander des actions.
refusal-ASKED_ALREADY = Vous avez déjà demandé une fois.
refusal-NOT_HELD_THERE = Ce joueur ne détient aucune action de cette société.
refusal-SUSPENDED = Ce joueur est sanctionné et doit passer un tour.
refusal-NOBODY_TO_ASK = Il n’y a personne à qui demander ces actions.
refusal-FIRST_PRICE = Aucun prix n’est encore accepté : annoncez-en un, ou refusez.
refusal-PRICE_ACCEPTED = Un prix est accepté : concluez, ou annoncez-en un plus haut.
refusal-NOT_OWNED = Vous ne possédez aucune action de cette société.
refusal-SOLD_ALREADY = Vous avez déjà mis cette société en vente ce tour-ci.
refusal-ONE_COMPANY_A_TURN = Vous avez déjà mis une société en vente ce tour-ci, et cette table n’en permet qu’une.
refusal-NO_STOCK = La banque n’a plus d’action de cette société.
refusal-OVER_CALL = On ne peut demander que deux quotités au plus.
refusal-OVER_STOCK = La banque n’a pas autant de quotités.
refusal-AT_LEAST_ONE = Une quotité au moins doit changer de mains.
refusal-OVER_HOLDING = On ne peut pas vendre plus de quotités qu’on n’en détient.
refusal-OVER_OFFER = Il n’y a pas autant de quotités en vente.
refusal-OVER_NEED = C’est plus que vous n’avez besoin de vendre.
refusal-OVER_CASH = Votre caisse n’y suffit pas.
refusal-OVER_LIMIT = On ne peut pas dépasser dix fois le cours de départ.
refusal-NOT_ABOVE = Annoncez un prix au-dessus du cours, et au-dessus de celui qui est déjà accepté.
refusal-OVER_CEILING = Aucun cours ne dépasse le plafond.
refusal-NOT_ADMITTED = La carte n’admet pas cette société.
refusal-OVER_CARD = La carte ne permet pas autant de quotités.
refusal-MUST_OBEY = Il faut obéir à cette carte.
refusal-sale-ends-turn-without-turn-limit = Une vente qui termine le tour demande une limite de tours ou une durée en tours de table.
refusal-price-ceiling-not-a-multiple-of-10 = Le plafond des cours doit être un multiple de 10.

# Options

option-edition = Édition
    .about = La part de la spirale que l’on joue : 16, 30 ou 40 sociétés.
option-edition-junior = Junior, 1 h
    .lasts = environ 1 heure
option-edition-senior = Senior, 2 h
    .lasts = environ 2 heures
option-edition-masters = Masters, 3 h
    .lasts = environ 3 heures
option-duration = Durée comptée en
    .about = La partie finit après des parcours du premier pion, des tours de table ou des minutes.
option-duration-circuits = Parcours
option-duration-rounds = Tours de table
option-duration-minutes = Minutes à la montre
    .lasts = { $length } minutes
option-length = Durée
    .about = Combien de parcours, de tours de table ou de minutes on joue.
option-turn_limit = Limite de tours
    .about = Arrêt net après ce nombre de tours, tous joueurs confondus ; 0 : aucun.
option-companies = Sociétés en jeu
    .about = Quelles sociétés se négocient dans une édition courte.
option-companies-portion = Celles des anneaux utilisés
option-companies-all = Les quarante
option-portfolio = Portefeuille de départ
    .about = Chacun choisit ses premières actions, ou les reçoit au hasard.
option-portfolio-choose = Choisi
option-portfolio-random = Distribué
option-overcommit = Demandes au-delà de sa caisse
    .about = Peut-on demander plus qu’on ne peut payer ? L’amende menace alors, ou pire.
option-overcommit-guarded = Empêchées
option-overcommit-free = Permises et punies
option-au_cours_moves_quote = Achats au cours
    .about = Leur effet sur le prix que paient les autres.
option-au_cours_moves_quote-off = Laissent le cours tel quel
option-au_cours_moves_quote-on = Font monter le cours
option-sale_ends_turn = Après une vente
    .about = Si l’on peut vendre plusieurs sociétés dans un tour avant de lancer les dés, ou une seule, ou si la première vente termine le tour sans lancer.
option-sale_ends_turn-off = On lance les dés
option-sale_ends_turn-on = Le tour finit
option-sale_ends_turn-one_company = Une société par tour, puis les dés
option-forced_sale = Ventes forcées par carte
    .about = Quand une carte force à vendre : une seule offre, ou aussi les tours de baisse.
option-forced_sale-short = Une offre, puis la banque
option-forced_sale-full = Toute la procédure
option-private_requests = Demander aux autres de vendre
    .about = Quand on peut demander des actions à un autre joueur.
option-private_requests-preturn = Avant leur tour, et quand la banque n’en a plus
option-private_requests-square_only = Seulement quand la banque n’en a plus
option-private_requests-off = Jamais
option-rumour_windows = Rumeurs
    .about = Quand on peut révéler une rumeur.
option-rumour_windows-full = Avant les tours, les paiements et les rémunérations
option-rumour_windows-turn = Avant les tours seulement
option-rumour_windows-any_time = À tout moment
option-price_ceiling = Plafond des cours
    .about = Aucune action n’est jamais cotée au-dessus de ce cours, en dollars ; un multiple de 10.
option-final_payout = Rémunération à la clôture
    .about = Chacun est payé encore une fois à la clôture.
option-final_payout-off = Non
option-final_payout-on = Oui
option-open_cash = Caisses visibles
    .about = Chacun voit la caisse de tous.
option-open_cash-off = Non
option-open_cash-on = Oui
option-double_purchase = Double sur une case Titre
    .about = Ce qu’il donne en plus de la négociation.
option-double_purchase-inside = Le premier achat, au cours
option-double_purchase-extra = Un achat de plus, ensuite

# Lois

law-LOTS = Banque et joueurs réunissent dix quotités de chaque société en jeu.
law-QUOTES = Chaque cours est entre plancher et plafond ; les sociétés hors jeu n’en ont pas.
law-MONEY = L’argent de tous est ce que la banque a payé, moins ce qu’elle a reçu.
law-PURSES = Personne n’a moins de 0 en caisse.
law-CARDS = Aucune carte n’est deux fois dans sa pile.
law-RUMOURS = Chaque rumeur est dans sa pile, dans une main, ou pas encore tirée.
law-RUINED = Qui est ruiné ne possède rien, et on ne lui demande plus rien.
law-SUSPENDED = Qui est sanctionné n’est sollicité que pour trouver l’argent qu’il doit.
law-ANSWERS = Il n’y a de réponses scellées que dans un échelon d’enchère en cours.

# Conseils

hint-WORTH_MOST = { $company } est coté { $quote } : c’est ce que vous pouvez recevoir de plus cher gratuitement.
hint-RISES_WITH_YOU = Chaque hausse { $company_of } vous profite plus qu’à tout autre : vous avez { $lots }.
hint-FOR_THE_PAYOUT = { $company } : cela ajoute { $gain } à chacune de vos rémunérations.
hint-MAKES_A_MAJORITY = { $company } : cela vous vaut des jetons de présence ou une concentration à chaque rémunération.
hint-RUMOUR_WILL_RAISE = { $company } : la rumeur que vous tenez relèvera son cours de { $rise }.
hint-AT_THE_QUOTE = { $company } : sur sa case vous achetez au cours, { $quote }, avant que les autres ne le fassent monter.
hint-KEEPS_RESERVE = Mieux vaut garder { $reserve } en caisse pour ce qu’une carte peut réclamer.
hint-HELPS_OTHERS = { $company } : une hausse aiderait { $seat } plus que vous.
hint-NOT_WORTH_ITS_PRICE = { $company } : les rémunérations à venir ne valent pas ce prix.
hint-STAYS_IN = { $company } : cela vaut la peine de rester jusqu’à { $limit }. Ce que vous payez devient le cours : l’argent vous reste en actions, et six quotités vous rapportent le prix d’une quotité à chaque rémunération.
hint-TOO_DEAR = { $company } : à { $limit }, gardez plutôt votre caisse pour d’autres achats.
hint-BARGAIN = { $company } : { $price }, c’est un bon prix.
hint-HURTS_OTHERS_MORE = { $company } : une baisse de { $fall } coûte plus à { $seat } qu’à vous.
hint-NOTHING_TO_SELL = Une vente vous coûterait plus qu’aux autres.
hint-STOPS_THE_FALL = { $company } : sans preneur, vos actions pourraient perdre { $loss }.
hint-LET_IT_FALL = { $company } : une baisse coûte plus aux autres qu’à vous.
hint-TAKES_FOR_PAYOUT = { $company } : d’ici la fin, cela devrait vous rapporter environ { $gain } en rémunérations.
hint-COSTS_LEAST = Vendre { $company } vous coûte le moins : environ { $loss }.
hint-COSTS_NOTHING = Vendre { $company } ne vous coûte presque rien.
hint-ONE_BY_ONE = { $company } : une quotité à la fois, car plusieurs ensemble sont toutes payées au prix le plus bas.
hint-ENOUGH_FOR_SALE = { $company } : vous ne voulez pas en vendre plus.
hint-RUMOUR_PAYS = « { $rumeur } » vous fait gagner environ { $gain } sur les autres.
hint-RUMOUR_BEFORE_PAYOUT = « { $rumeur } » change les jetons de présence qui vont être payés.
hint-RUMOUR_BEFORE_PAYMENT = « { $rumeur } » fait payer aux autres plus qu’ils n’avaient prévu.
hint-RUMOUR_LATER = « { $rumeur } » peut attendre que vous y gagniez davantage.
hint-NOTHING_TO_REVEAL = Rien à révéler pour l’instant.
hint-ASKS_FOR_LOTS = { $company } : { $seat } a { $lots } qui auraient plus de valeur pour vous.
hint-MISSING_LOTS = { $company } : il vous manque { $lots }.
hint-GOOD_PRICE = { $company } : l’acheteur devrait aller jusqu’à { $limit }.
hint-PAYS_UP_TO = { $company } : cela vaut { $limit } pour vous.
hint-WORTH_MORE_TO_YOU = { $company } : ne vendez pas au-dessous de { $limit }.
hint-NOBODY_WORTH_ASKING = Personne n’a de quotités qui valent leur prix pour vous.
hint-AGREED_ALREADY = { $quote }, c’est convenu : si vous déclinez, l’affaire se fait à ce prix.
hint-CANNOT_PAY = { $company } : vous n’avez pas de quoi payer { $price } l’action.

# Ordres permanents

order-silent = Garder le silence
    .about = On ne vous demande pas si vous révélez une rumeur ou voulez des actions, sauf pour les rumeurs des ordres ci-dessous.
order-every_window = Me demander à chaque fois
    .about = Sinon, on ne vous demande pour une rumeur que lorsqu’elle change ce qui va être payé ou votre propre rémunération ; levez la main pour parler à un autre moment. Ce que vous ne pouvez pas payer est décliné pour vous, ce que vous devez vendre est vendu s’il n’y a pas de choix, et un prix à vous que l’acheteur accepte conclut l’affaire.
order-hand = Lever la main
    .about = On vous demande la prochaine fois que vous pouvez révéler une rumeur ou demander des actions.
order-no_requests = Ne jamais demander d’actions aux autres
    .about = Avant un tour, on ne vous demande pas si vous voulez des actions ; on vous demande seulement quand vous tenez une rumeur.
order-on_payment = Révéler quand d’autres paient
    .about = Ces rumeurs sont révélées quand un autre joueur va payer pour la société qu’elles concernent.
order-before_payout = Révéler avant ma rémunération
    .about = Ces rumeurs sont révélées juste avant votre propre rémunération.
order-stay = Aux prochaines enchères, rester jusqu’à
    .about = Vous restez jusqu’à ce prix, tant que votre caisse suffit, puis vous vous retirez. L’ordre finit avec les enchères.
order-hold = Acheter jusqu’à détenir
    .about = Dans les tours d’achats et les ventes, vous demandez des quotités jusqu’à en détenir ce nombre, et pas plus.
order-below = Acheter jusqu’à ce prix
    .about = Va avec le nombre à détenir : au-dessus de ce prix, vous ne demandez rien.
order-enough = Plus rien dans ce tour d’achats
    .about = Vous ne demandez plus rien de ces sociétés dans le tour d’achats en cours. L’ordre finit avec le tour.
order-leave = Laisser aux autres
    .about = Vous ne prenez rien de ce qui se vend de ces sociétés, même si le cours baisse. L’ordre finit avec la vente.
order-declined = Refuser ce qui a été refusé
    .about = Jusqu’à votre tour, vous ne prenez rien de ces sociétés qui soit offert à ce prix ou au-dessus.
order-keep = Vendre et garder
    .about = Pour la somme à trouver, vous vendez une à une des quotités de ces sociétés, jusqu’à ce qu’il vous en reste tant. L’ordre finit quand la somme est trouvée.
order-then_roll = Après cette vente, lancer les dés
    .about = On lance les dés dès que la vente en cours est finie. L’ordre finit avec elle.
order-no_sales = Ne rien prendre aux ventes des autres
    .about = Vous ne prenez rien de ce que vendent les autres, au cours ou à la baisse, sauf pour les sociétés cochées ci-dessous.
order-sales_of = Mais me demander pour
    .about = Quand d’autres vendent des actions de ces sociétés, on vous demande.
order-never_sell = Ne jamais vendre sur demande
    .about = Toute demande de vos actions est refusée.

# Ce que disent les robots quand ils déclinent

remark-NOT_FOR_SALE = Pour moi, elles valent plus que vous ne pouvez payer.
remark-HELPS_YOU_MORE = Cela vous aiderait plus que moi.
remark-TOO_DEAR = Trop cher pour moi.
remark-RATHER_NOT = Non, pas pour le moment.

# Dans le terminal

terminal-heading = Tour { $turn } · { $first ->
        [0] les dés n’ont pas encore roulé
       *[other] dernier lancer { $first } et { $second }
    }
terminal-cash = Caisse
terminal-shares = Actions
terminal-rumours = Rumeurs
terminal-circuits = Parcours
terminal-square = Case
terminal-out = ruine
terminal-suspended = { $turns ->
        [1] { $square }, doit passer un tour
       *[other] { $square }, doit passer { $turns } tours
    }
terminal-price = Cours
terminal-bank = Banque
terminal-traded = { $company } à { $price }, vendeur : { $seller }

# La première partie guidée

guide-welcome = Bienvenue à la Bourse ! Vous avez 5 millions en caisse et cinq quotités de 1 000 actions. Quand la cloche sonne, le plus riche en argent et en actions gagne. Jouons deux tours ensemble.
guide-prices = Le tableau de cotation. Chaque société a son cours, une petite courbe et dix quotités : ce qu’en a la banque, ce que vous en avez, qui en a le plus. Les quotités demandées au mieux font monter un cours ; une vente sans preneur le fait baisser.
guide-roll = Avant de lancer les dés, vous pourriez vendre ; gardez tout pour l’instant. Lancez : votre pion avance sur la spirale de la corbeille, et la case atteinte dit la suite.
    .done = Dix : vous êtes sur BSN, une de vos sociétés.
guide-name = Sur la case d’une société, vous ouvrez un tour d’achats et nommez une société que la banque a encore. Sur sa propre case, BSN est à vous au cours, avant que quelqu’un le fasse monter : nommez BSN.
    .done = Le tour d’achats est ouvert, à vous de parler.
guide-ask = Vous demandez zéro, une ou deux quotités. Les autres parlent après vous, et leurs demandes font monter le cours. Vous payez au cours, 200 $ l’action, donc 200 000 $ la quotité : demandez-en deux.
    .done = Payé au cours. Deux quotités de plus pour vous.
guide-more = { $seat1 } veut aussi du BSN : chaque quotité demandée au mieux ajoute 10 $. Cela vaut désormais pour vous aussi : tous paient le cours atteint à la fin du tour de parole, et vos anciennes quotités montent avec lui. Demandez-en encore une.
    .done = 220 $ à présent, pour vos quatre quotités aussi.
guide-enough = Gardez de quoi payer les mauvaises cartes. Ne demandez rien : vous quittez ce tour d’achats, qui finit quand plus personne ne demande.
    .done = Le tour d’achats est clos ; à { $seat1 } de jouer.
guide-defend = { $seat1 } vend une quotité de BSN contre vous ! Sans preneur, le cours baisse encore et encore, et vos quotités avec lui. Prenez-la à 220 $, au cours : rien ne baisse, et vous en avez une de plus.
    .done = Bien défendu : vous détenez cinq quotités de BSN.
guide-rumour = La nouvelle était bonne : BSN est à 240 $. { $seat2 } a tiré une rumeur que personne d’autre ne connaît. Lancez les dés et voyez si vous en trouvez une.
    .done = Une rumeur rien qu’à vous !
guide-keep = Yaourt miracle : BSN +40 $. C’est votre secret, un télex plié. Avant chaque tour, paiement ou rémunération, vous pourriez lever la main et le révéler. Pour l’instant, personne ne paie pour BSN : attendez. On vous demandera quand il comptera.
guide-reveal = { $seat1 } va payer ses actions BSN 240 $. Maintenant ! Révélez votre rumeur : le cours bondit avant que l’argent soit sur la table, et vos cinq quotités avec lui.
    .done = { $seat1 } paie 280 $ l’action.
guide-majority = Il ne vous manque qu’une quotité : six sur dix font la majorité. Demandez-la.
    .done = Six quotités : BSN est entre vos mains.
guide-payout = Voici vos quotités, secteur par secteur, avec des repères à 3 et à 6. Chaque passage sur « Action ! » rapporte 10 000 $ par quotité, le prix d’une quotité de BSN en jetons de présence pour votre majorité, et bien plus pour trois majorités dans trois secteurs.
guide-help = À vous de décider maintenant. En cas de doute, ce bouton dit ce que ferait un bon joueur, et pourquoi. S’il reste trop peu de quotités, il y a une enchère ; les réponses sont scellées, et l’on peut se retirer à chaque échelon.
guide-end = Vous connaissez la corbeille. Réunissez des majorités, frappez avec des rumeurs, gardez de l’argent en caisse et pensez à la cloche. Bonne chance !

# Ce que dit une carte, outre ce qu’elle fait
aside-REVEALED = { $rumeur_tells }
aside-READ_BOURSE = { $bourse_tells }
aside-READ_INTERIEURE = { $interieure_tells }
aside-READ_INTERNATIONALE = { $internationale_tells }
aside-READ_PERSONNEL = { $personnel_tells }

# Le caractère des robots : ce qui suit leur nom
trait-daring = { $value ->
    [-2] enchérit avec une grande prudence
    [-1] enchérit avec prudence
    [1] enchérit hardiment
   *[2] enchérit très hardiment
}
trait-sector = { $value ->
    [1] a un faible pour les banques
    [2] a un faible pour l’énergie
    [3] a un faible pour l’automobile
    [4] a un faible pour l’alimentaire et le luxe
    [5] a un faible pour les cosmétiques
    [6] a un faible pour les services
    [7] a un faible pour l’électronique
    [8] a un faible pour l’informatique
    [9] a un faible pour la chimie
   *[10] a un faible pour les travaux publics
}
trait-spite = { $value ->
    [1] vend volontiers ce que les autres détiennent
   *[2] vend aussitôt ce qui fait mal aux autres
}

# Chiffres de la fin

figure-TURNS = { $turns } tours de joueur en { $rounds ->
        [1] un tour de table
       *[other] { $rounds } tours de table
    }
    .title = Durée
figure-BEST_SALE = { $seat } : { $lots } { $company_of } pour { $sum }
    .title = Meilleure vente
figure-BEST_PAYOUT = { $seat } : { $sum }
    .title = Plus gros versement
figure-HIGHEST_QUOTE = { $company } : { $quote }
    .title = Cours le plus haut
figure-MOST_LOTS = { $seat } : { $lots } quotités
    .title = Le plus de quotités achetées à la banque
source-market = Hausses et baisses des cours
source-deals = Achats et ventes
source-dividends = Versements
source-cards = Cartes
source-fines = Amendes et saisies

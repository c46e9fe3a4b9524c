# Ce que dit la page. Les jeux apportent leurs propres mots.

site-title = Magnat : jeux de commerce et de finance
site-claim = Faites fortune, une soirée après l’autre.
site-about = De grands classiques du commerce et de la finance à une même table : avec vos amis, chacun sur son téléphone, ou tout de suite contre des robots.
site-foot = Logiciel libre. Pas besoin de compte : un nom suffit.
games = Jeux
no-games = Aucun jeu n’est installé.
loading = Un instant…
try-again = Réessayer
home = Accueil
cancel = Annuler
close = Fermer
none = Aucun
you = vous
guest = Invité
seat-chance = Le hasard

# Commencer

play-now = Jouer contre des robots
play-now-title = { $game } : contre des robots
open-table = Ouvrir une table pour des amis
open-table-title = { $game } : ouvrir une table
players-from-to = { $least } à { $most } joueurs
opponents = Adversaires
seats-at-table = Places à la table
bots-among-them = Dont combien de robots
bot-level = Niveau des robots
bot-level-of = Niveau de jeu : { $name }
bot-beginner = Débutant
bot-casual = Détendu
bot-standard = Standard
bot-strong = Fort
bot-expert = Expert
bot-random = Au hasard
bot-ahead =
    { $games ->
        [0] Presque jamais devant Standard.
        [10] Presque toujours devant Standard.
        [1] Devant Standard dans une partie sur 10.
       *[other] Devant Standard dans { $games } parties sur 10.
    }
bots-warming = Ce jeu se prépare : en attendant, les robots de ce niveau jouent comme Standard.
your-name = Votre nom
more-options = Plus d’options
clock = Pendule
clock-none = Sans pendule
clock-live = { $minutes } minutes chacun, { $seconds } secondes par décision
clock-days = { $days ->
    [1] Un jour par décision
   *[other] { $days } jours par décision
}
countdown = Délai de réaction
countdown-seconds = { $seconds } secondes
countdown-off = Aucun
allow-advice = Conseils et variantes permis
advice-off = Ni conseils ni variantes pendant la partie
usual-length = Durée habituelle
reaction-timer = { $seconds } secondes pour les réponses au chronomètre
no-such-page = Cette page n’existe pas
no-such-page-about = L’adresse contient peut-être une faute. Les liens vers les tables commencent par /m/ ou /join/.
to-front-door = Vers tous les jeux
stand-up = Me lever
removed-me = L’hôte vous a exclu de cette table. Vous pouvez encore regarder.
put-bot = Un robot s’assied ici
put-open = La laisser libre
change-agreed = Changer ce qui est convenu
change-agreed-save = Convenir de cela
move-up = Monter { $name } d’une place
holiday = Prendre des vacances
holiday-now = Vous êtes en vacances
holiday-about = { $tables ->
    [1] Votre pendule s’arrête pendant quelques jours dans cette partie, et la table le sait. Vous pouvez jouer quand même.
   *[other] Votre pendule s’arrête pendant quelques jours dans vos { $tables } parties en jours, et leurs tables le savent. Vous pouvez jouer quand même.
}
holiday-until = Vous êtes en vacances jusqu’au { $day }.
holiday-end = Finir les vacances
holiday-days = Pour combien de temps
holiday-count = { $days ->
    [1] Un jour
   *[other] { $days } jours
}
holiday-take = Prendre ces vacances
holiday-left = { $days ->
    [1] Il reste un jour par partie.
   *[other] Il reste { $days } jours par partie.
}
holiday-none = Vous avez pris tous vos jours de vacances.
is-resting = { $name } est en vacances jusqu’au { $day }.
turn-of-left = À { $names } de jouer : encore { $left }
your-turn-left = À vous : encore { $left }
allow-takebacks = Je peux reprendre mes coups
start-game = Commencer la partie
open-it = Ouvrir la table

join = Rejoindre une table
link-or-code = Lien ou code
creation-code = Un serveur privé
creation-code-go = Ouvrir
join-go = Rejoindre
import = Charger une partie
import-about = Un fichier enregistré ici ou depuis le terminal.
choose-file = Choisir un fichier
no-save-file = « { $file } » n’est pas une partie enregistrée.
my-matches = Mes parties
open-tables = Tables ouvertes
open-tables-more = Autres tables
open-tables-none = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une pour des amis, puis laissez entrer tout le monde depuis sa salle d’attente.
free-seats = { $seats ->
    [0] aucune place libre
    [1] une place libre
   *[other] { $seats } places libres
}
turn-of = À { $names } de jouer
older-matches = Parties plus anciennes
option-chosen = { $option } : { $value }
status-lobby = En attente de joueurs
status-running = En cours
status-paused = En pause
status-over = La partie est finie
watching = En spectateur

# Avant la partie

lobby-title = { $game } : salle d’attente
lobby-host = Invitez qui vous voulez ; commencez quand vous voulez.
lobby-guest = Prenez place, ou regardez simplement.
lobby-waiting = Vous avez une place. La partie va bientôt commencer.
seats = Places
free-seat = Place libre
here = en ligne
away = hors ligne
sit-here = S’asseoir ici
sit-down = Prendre place
open-become-bots = Les places encore libres seront prises par des robots.
host-starts = L’hôte lance la partie.
invite = Inviter
invite-about = Scannez le code QR, envoyez le lien ou dictez le code.
qr-label = Le lien sous forme de code QR
code = Code
link = Lien
share = Partager
invite-share = Une place à ma table sur Magnat
copy = Copier
copied = Copié
hosting = Réglages de l’hôte
host-list = Ouverte à tous
host-list-about = Jusqu’au début de la partie, tout le monde sur ce serveur peut trouver cette table et y prendre une place libre.
host-audience = Les spectateurs peuvent écrire
host-mute = Faire taire
host-unmute = Rendre la parole
host-mute-name = Faire taire { $name }
host-unmute-name = Rendre la parole à { $name }
host-cover = Un robot joue
host-link = Nouveau lien
host-link-name = Nouveau lien pour { $name }
host-link-about = Pour { $name }, qui a perdu le sien. Toute la table lit que vous l’avez donné.
host-remove = Exclure
host-remove-name = Exclure { $name }
host-close = Fermer la table
host-close-lobby = Tout le monde doit partir et la table disparaît.
host-close-game = La partie s’arrête ici pour tous ; le classement suit la situation de chacun.
host-close-sure = Oui, la fermer
host-close-counted = Cette partie compte : vous ne pourrez fermer la table que lorsque tous les autres l’auront quittée.
given-mark = L’hôte a donné un lien vers cette place
notice-given = L’hôte a donné un nouveau lien vers la place occupée par { $name }.
notice-agreed = { $name } accepte que l’hôte ait donné un lien vers sa place.
notice-taken-back = { $name } est de retour. Le lien de l’hôte n’ouvre plus sa place.
notice-covered = Un robot joue pour { $name } jusqu’à son retour.
notice-covered-by = { $by } fait jouer un robot pour { $name } jusqu’à son retour.
notice-handed = { $name } laisse jouer un robot.
notice-back = { $name } est de retour et reprend la partie.
notice-holiday-by = { $name } prend { $by ->
    [1] un jour
   *[other] { $by } jours
} de vacances : sa pendule s’arrête.
notice-holiday-over = { $name } est de retour de vacances : sa pendule repart.
notice-left = { $name } a quitté la partie. Un robot joue à sa place.
cover = Un robot joue pour { $name }
cover-about = { $name } retrouvera sa place en revenant.
cover-soon = Ensuite, un robot pourra jouer pour { $name }
names-and-more = { $name } et { $count } autres
is-offline = { $count ->
    [one] { $names } est hors ligne.
   *[other] { $names } sont hors ligne.
}
settle = En votre absence, l’hôte a donné un lien vers votre place. Qui l’a peut jouer pour vous.
settle-keep = C’est bien ainsi
settle-end = Y mettre fin
muted = L’hôte vous a retiré la parole.
spectator = spectateur
spectators = { $count ->
    [0] aucun spectateur
    [1] un spectateur
   *[other] { $count } spectateurs
}
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
new-message = Un nouveau message
fair = Hasard vérifiable
fair-about = Le hasard a été scellé avant le début de la partie. À la fin, le secret est montré, et chacun peut vérifier que rien n’a été changé. Vos mots y sont mêlés, si bien que même le serveur n’aurait pas pu choisir.
fair-seal = Sceau :
fair-words = Mots ajoutés :
fair-secret = Secret :
fair-add = Quelques mots de vous
add = Ajouter

# À la table

your-turn = À vous
your-turn-to = À vous : { $asked }
what-now = Ce qu’il faut faire
how-to-play = Comment jouer
how-to-play-title = Comment jouer à { $game }
minutes-to-read = { $minutes ->
    [1] Une minute de lecture
   *[other] { $minutes } minutes de lecture
}
rules-behind =
    { $count ->
        [1] La règle en détail
       *[other] Les règles en détail
    }
to-the-games = Vers les jeux
rules = Règles
search-rules = Chercher une règle
rulings = Là où la règle imprimée se tait
quoted = « { $text } »
nothing-found = Rien trouvé.
show-rule = Montrer la règle { $rule }
log = Journal
log-and-chat = Journal et discussion
log-rules = Numéros des règles
log-rules-about = Montrer les règles qui justifient chaque ligne.
show-moment = Montrer ce moment
log-details =
    { $count ->
        [1] Un détail
       *[other] { $count } détails
    }
menu = Menu
undo = Annuler le coup
undo-about = Revenir sur ce que vous venez de faire.
takeback-about = Revenir sur votre dernière décision et sur tout ce que les robots ont fait depuis.
skip-to-me = Aller à mon tour
skip-to-end = Aller à la fin
since-last-turn = Depuis votre dernier tour :
meanwhile = Entre-temps :
pace = Rythme des robots
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-at_once = Immédiat
hint = Conseil
do-it = Appliquer
do-all = Appliquer le tout
hint-filled-in = C’est préparé sur la table.
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
pass = Passer
your-choices = Vos choix
why-not = Ce qui n’est pas possible maintenant, et pourquoi
nothing-to-choose = Rien à choisir pour l’instant.
position = La position
hidden = caché
yes = oui
no = non
nothing = rien
said-of = { $what } : { $said }
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Tout montrer
theme-dark = Couleurs sombres
theme-light = Couleurs claires
connection-lost = La connexion est perdue. Nouvel essai…
paused-about = L’hôte a mis la partie en pause.
told-stale = La partie a avancé ; vérifiez avant de rejouer.
error-unreachable = Le serveur est injoignable. Réessayez.
error-unknown = Cela n’a pas marché. Réessayez.
no-such-match = Cette table n’existe pas.
no-such-match-about = Elle a peut-être été supprimée, ou le lien est incomplet.
entries-left =
    { $left ->
        [1] Cette table approche de la limite du serveur : encore un coup ou un message, et la partie s’arrête en l’état.
       *[other] Cette table approche de la limite du serveur : encore { $left } coups ou messages, et la partie s’arrête en l’état.
    }
mark-new-dice = Nouveaux tirages
mark-new-dice-about = Cette partie a été reprise à partir d’un fichier. Qui avait ce fichier pouvait prévoir ses tirages ; on en utilise donc de nouveaux à partir d’ici.
mark-what-if = Et si
deal-made = Affaire conclue
what-if-about = Et si : une copie de la table ; rien n’y compte.
what-if-back = Retour à ma partie
what-if-begins = Ici commence la copie

replay = Historique et courbes
replay-start = Avant le premier coup
replay-first = Vers la première décision
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-run = Lecture
replay-stop = Arrêter
replay-place = Moment
replay-pace = Étapes
replay-by-turns = Tour par tour
replay-by-moves = Coup par coup
replay-speed = Vitesse
replay-times = { $speed }×
replay-link = Lien vers ce moment
replay-leave = Retour à la partie
replay-more = Tout lire
replay-less = Réduire
standings = Classement
what-if = Et si : continuer contre des robots
hand-over = Confier ma place à un robot
hand-over-about = Le robot joue pour vous jusqu’à ce que vous repreniez la place.
standin = Si mon temps s’épuise, un robot décide
standin-none = Aucun robot : le coup par défaut
standin-rated = Si mon temps s’épuise
take-seat-back = Reprendre ma place
bots-play-on = Les robots poursuivent la partie…
bot-plays-for-you = Un robot joue pour vous.
bots-at-once = Un robot joue pour vous : les robots finissent la partie.
pause = Mettre en pause
go-on = Reprendre la partie
resign = Abandonner
resign-about = Un robot continue à votre place, et vous ne la récupérez pas.
resign-rated = À une table classée, cela compte comme une dernière place.
resign-sure = Oui, j’abandonne
resigned-told = { $name } a abandonné. Un robot continue.
resigned-me = Vous avez abandonné. Un robot continue à votre place.
rematch = Revanche
rematch-join = Rejoindre la revanche
rematch-watch = Regarder la revanche
invite-watch = Inviter à regarder
invite-watch-about = Scannez le code QR ou envoyez le lien. Le code de la table valait jusqu’au début de la partie.
private-link = Ma place sur un autre appareil
private-link-about = Ce lien ouvre votre propre place. Gardez-le pour vous.
export = Enregistrer dans un fichier
as-text = La table en texte
as-drawing = La table en dessin
drawing-missing = Le dessin de la table n’a pas pu être chargé. Voici la table en texte.
drawing-again = Réessayer
sound-on = Activer le son
sound-off = Couper le son
winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
you-win = Vous gagnez !
with-code = Vous avez un code ?
finale-again = Revoir
figures = La partie en chiffres
sources = D’où viennent les fortunes
sources-total = À la fin
source-start = Au début
source-other = Divers
no-winner = Personne ne gagne.
unfinished = Cette partie a été close avant sa fin
unfinished-about = Personne n’a gagné. Voici où chacun en était.
outranked = éliminé (aurait fini à { $sum })
ranked = { $rank }. { $name } { $sum }
curve-out = { $name } (éliminé)
ranked-out = { $rank }. { $name }, éliminé (aurait fini à { $sum })
my-rank = Vous finissez { $rank ->
        [1] en tête
       *[other] { $rank }ᵉ
    }
my-rank-out = C’est l’élimination pour vous, malgré une somme plus grande
my-end = Vous finissez { $rank ->
        [1] en tête
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    } sur { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] six
    }.
my-end-shared = Vous partagez la { $rank ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } place.
my-end-out = C’est l’élimination pour vous : votre somme ne compte pas.
end-skip = Passer
taken-back = Coup annulé : { $what }
is-bot = robot
is-bot-of-level = Robot : { $level }
bot-character = { $name } { $character }.
bots-here = Les robots de la table
is-away = hors ligne
has-resigned = a abandonné

shortcuts = Clavier
shortcuts-on = Activer les raccourcis clavier
key-help = Cette aide
key-r = Ouvrir ou fermer les règles
key-h = Conseil
key-u = Annuler le coup
key-b = Vers le plateau
key-m = Aller à ce qui est à moi
key-d = Vers la question
key-l = Vers le journal
key-c = Vers la discussion
key-t = Table en texte ou en dessin
key-s = Activer ou couper le son
key-tab = Vers l’élément suivant
key-enter = Le choisir
key-zoom = Agrandir, réduire, tout montrer (sur le plateau)
key-escape = Fermer ce qui est ouvert

# Ce qu’on peut faire à une question, pour qui débute à une table

explain-title = Que puis-je faire ici ?
explain-understood = Compris
explain-read = Lire
explain-stop = Plus d’explications
explain-on = M’expliquer chaque question
explain-off = Plus d’explications
explain-each = Ma première partie de { $game } : m’expliquer chaque question
explain-about = Quand une question vous vient pour la première fois, une carte à côté de la table dit ce qu’on peut y faire. Personne d’autre ne la voit ; le menu permet de l’ouvrir et de la fermer.

# La première partie guidée

learn-by-playing = Apprendre en jouant
learn-about = Une partie préparée contre des robots : { $steps } étapes, puis elle est à vous.
mark-guided = Partie guidée
guide = Guide
guided-step = Étape { $number } sur { $steps }
guided-on = Continuer
guided-finish = Jouer la suite
guided-leave = Quitter le guide
guided-resume = Reprendre le guide
guided-wait = Les autres jouent. Regardez ce qu’ils font.
guided-strayed = Vous avez quitté le chemin prévu ; la partie continue.
guided-back = Revenir en arrière
guided-later = Le guide reviendra quand il y aura quelque chose à dire.
fair-guided = Dans une première partie guidée, les premiers tirages sont préparés : il n’y a rien à vérifier. Dans toutes les autres parties, le hasard est vérifiable.

# Rappels

reminders = M’avertir quand c’est à moi de jouer
reminders-title = Notifications
reminders-off-closed = Une notification sur cet appareil. Là où l’on a des jours pour se décider, elle arrive même quand cette page est fermée ; ailleurs, tant que la page est ouverte mais hors de vue. Le navigateur vous demandera d’abord la permission.
reminders-off-open = Une notification sur cet appareil, tant que cette page est ouverte mais hors de vue. Le navigateur vous demandera d’abord la permission.
reminders-asked = Le navigateur vous demande si cette page peut afficher des notifications.
reminders-on-closed = Activées sur cet appareil. Là où l’on a des jours pour se décider, une notification arrive même quand cette page est fermée ; ailleurs, tant que la page est ouverte mais hors de vue. Décochez pour arrêter.
reminders-on-open = Activées sur cet appareil, tant que cette page est ouverte mais hors de vue. Décochez pour arrêter.
reminders-blocked = Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site, puis revenez ici.
reminders-impossible = Impossible ici : les navigateurs n’affichent de notifications que pour une adresse https. Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil.

# Options

option-usually = d’ordinaire : { $value }
options-agreed = Comment on joue à cette table
options-as-usual = Tout est comme d’ordinaire.
options-all = Toutes les options
options-others = Les autres options, comme d’ordinaire

# Entraîneur

coach = Chance et adresse
coach-title = Chance et adresse
coach-about = Chances de victoire entre joueurs de force standard : à partir de chaque tournant, la partie est rejouée de nombreuses fois.
coach-progress = Avancement
coach-percent = { $percent } %
coach-begins = La partie est rejouée à partir de ses tournants…
coach-finer = Les plus grands tournants sont regardés de plus près…
coach-chances = Chances de victoire
coach-luck-and-skill = La chance et l’adresse
coach-player = Joueur
coach-expected = Au début
coach-luck = Chance
coach-skill = Jeu
coach-others = Jeu des autres
coach-corrections = Corrections
coach-result = Fin
coach-balance-about = En points de pourcentage ; chaque ligne fait une somme. Le jeu est ce qu’ont rapporté ou coûté les décisions que le conseil du jeu n’aurait pas prises. Un chiffre inférieur au double du ± qui le suit peut n’être que du bruit dans l’estimation.
coach-corrections-about = Les corrections ne sont ni chance ni jeu : là où les parties rejouées pour l’estimation auraient continué autrement que le conseil, l’estimation elle-même change.
coach-fitted = Entre joueurs qui jouent comme ceux-ci, les chances au début auraient été : { $said }.
coach-fitted-one = { $name } { $percent } %
coach-whose = La partie de
coach-me = { $name } (vous)
coach-lessons = À retenir
coach-lesson = D’après ce qui était visible, « { $better } » valait mieux que « { $act } ».
coach-worth = Cela valait environ { $gain ->
    [1] un point
   *[other] { $gain } points
} de plus (± { $error }).
coach-show = Voir le moment
coach-otherwise = Essayer autrement
coach-lessons-later = Les décisions les plus coûteuses sont en cours d’examen…
coach-no-lessons = { $name } ne pouvait rien savoir de mieux.
coach-all-advised = { $name } a suivi le conseil du jeu d’un bout à l’autre, ou ne s’en est écarté que là où cela ne changeait rien.
coach-swings = Les plus grands tournants
coach-no-swings = Aucun moment n’a changé les chances à coup sûr.
coach-by-luck = Hasard
coach-by-play = Jeu
coach-advised = Conseillé : « { $better } ».
coach-change = { $name } { $change } (± { $error })
coach-decisions = { $count ->
    [1] Une décision autre que le conseil
   *[other] { $count } décisions autres que le conseil
}
coach-decisions-about = Une décision est tout ce qui a été fait avant que le hasard ou un autre joueur n’ait son mot à dire. Ce que chacune a changé dans la partie telle qu’elle était et, pour les plus coûteuses, d’après ce qui était visible. En points de pourcentage.
coach-decision = « { $act } » ; conseillé : « { $better } »
coach-hindsight = en réalité { $change } (± { $error })
coach-foresight = d’après ce qui était visible { $change } (± { $error })
coach-so-far = Mon jeu jusqu’ici
coach-so-far-about = Vos derniers coups que le conseil n’aurait pas joués, jugés d’après ce que vous pouviez voir alors. Rien n’est dit de ce que tiennent les autres, ni de ce qui en est advenu.
coach-so-far-begins = Examen de vos dernières décisions…
coach-so-far-none = Vous avez suivi le conseil du jeu ces derniers temps.
coach-so-far-even = Aucun des deux n’est sûrement meilleur.
coach-share = Une image à partager
coach-picture = Les chances de victoire au fil de la partie, la chance et l’adresse : { $names }
coach-dark = Sombre
coach-send = Envoyer l’image

# Qui je suis

me-nobody = Votre nom
me-title = Votre nom sur ce serveur
me-about = Un nom suffit : ni adresse, ni mot de passe. Ce navigateur le garde ; avec six mots ou une clé d’accès, il est à vous sur tous vos appareils.
me-off = Sur ce serveur, personne n’a de nom à soi.
me-none = Vous n’avez pas encore de nom ici. Il naît avec votre première partie, ou tout de suite.
me-name = Nom
me-be = C’est moi
me-rename = Changer
me-secured = Ce nom est à vous : personne d’autre ne peut le prendre sur ce serveur.
me-unsecured = Seul ce navigateur connaît ce nom. S’il se perd, le nom et vos parties sont perdus. Protégez-le ci-dessous.
me-secure = Le protéger
me-phrase = Six mots
me-phrase-about = Notez-les. Qui les tape sur un autre appareil, c’est vous. Ils ne sont montrés que maintenant.
me-phrase-make = Montrer six mots
me-phrase-again = Faire six nouveaux mots
me-phrase-there = Vous avez six mots. De nouveaux prennent leur place.
me-passkey = Clé d’accès
me-passkey-make = Créer une clé d’accès
me-passkey-none = Les clés d’accès demandent un serveur qui a un nom, en https.
me-passkey-remove = Retirer
me-device-add = Un autre appareil
me-device-about = Ouvrez-y ce lien, ou visez le code avec son appareil photo. Il sert une fois, pendant dix minutes.
me-device-link = Montrer un lien et un code
me-devices = Vos appareils
me-device-this = celui-ci
me-device-seen = vu le { $date }
me-device-revoke = Révoquer
me-device-leave = Se déconnecter ici
me-leave-warning = Rien d’autre ne connaît ce nom : sans ce navigateur, il est perdu. Se déconnecter quand même ?
me-enter = J’ai déjà un nom ici
me-enter-phrase = Vos six mots
me-enter-go = Entrer
me-enter-passkey = Avec une clé d’accès
me-enter-link = Vous ouvrez votre nom sur cet appareil…
me-data = Tout ce qui vous concerne
me-hidden = Cacher mon profil aux autres. Plus personne ne vous trouve par votre nom ; qui peut regarder une table y lit toujours qui s’y trouve
me-download = Tout télécharger
me-erase = Tout effacer
me-erase-about = Vous quittez toutes les parties en cours ; votre nom et ce que vous avez dit disparaissent de toutes les archives. C’est sans retour. Tapez votre nom pour continuer :
me-erase-go = M’effacer

# Réfléchir plus longtemps

think-longer = Réfléchir plus longtemps
think-under-way = Réflexion…
think-agrees = Après réflexion : le même coup.
think-differs = Après réflexion : pas ce qui vient d’abord à l’esprit.
think-gain = Chances de victoire : { $percent } % (± { $error }), soit { $gain } de plus qu’avec « { $second } ».
think-close = Chances de victoire : { $percent } % (± { $error }) ; « { $second } » se vaut.
think-options = Ce qui a été pesé
think-option = { $percent } % (± { $error })
why = Que jouerait ici un joueur fort ?
why-about = C’est à { $name } de choisir. Ce qu’on pouvait en penser de sa place, à ce moment :
why-same = La même chose que ce qui a été joué : « { $act } ».
why-other = Un joueur fort préférerait « { $act } ».
why-played = joué

# Résultats

somebody = Quelqu’un
profile = Profil
profile-mine = Mes résultats
profile-since = Ici depuis { $date }
profile-hidden = caché aux autres
results = Résultats
ratings = Classements
rated = classée
rated-table = Classée : le résultat compte pour le classement de chacun, et tout le monde peut regarder
rated-about = Cette table est classée : qui la termine gagne ou perd des points. Qui la quitte, la fait attendre deux semaines, ou laisse des robots jouer à sa place plus qu’il ne joue, est dernier. Tout le monde sur ce serveur peut regarder la partie et en voir le résultat.
rated-no-help = À une table classée, il n’y a ni conseils, ni variantes, ni retours en arrière.
skill = { $skill }
skill-curve = Classement à { $game } au fil des parties classées : de { $from } à { $to }
certainty-unknown = { $games ->
    [1] après une partie classée, rien n’est encore sûr
   *[other] après { $games } parties classées, rien n’est encore sûr
}
certainty-rough = { $games ->
    [1] une estimation après une partie classée
   *[other] une estimation après { $games } parties classées
}
certainty-settled = { $games ->
    [1] bien connu après une partie classée
   *[other] bien connu après { $games } parties classées
}
game = Jeu
plays-count = Parties
wins = Victoires
mean-rank = Place moyenne
best-score = Record
best-scores = Meilleurs résultats
as-csv = Toutes les parties en tableau (CSV)
met = Rencontrés à table
met-more = Tout le monde
met-how = { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $ahead } devant, { $behind } derrière
finished-games = Parties terminées
no-plays = Pas encore de partie terminée.
decisions = { $count ->
    [1] une décision
   *[other] { $count } décisions
}
look-at = La revoir
records = Records
records-of = { $game } : records
records-count = { $games ->
    [1] Une partie,
   *[other] { $games } parties,
} dont { $finished } jusqu’au bout.
records-lengths = { $mean } décisions en moyenne, { $shortest } au moins, { $longest } au plus.
ranking = Classement
ranking-more = Places suivantes
no-ranking = Personne n’a encore joué assez de parties classées.
win-rates = Qui gagne
people = Personnes
seat = Place
seats-count = { $seats } places
player = Joueur
edition = Édition
any = Toutes
since = Du
until = Au
search = Chercher
search-games = Chercher des parties
more-games = Autres parties

# La donne du jour, et les donnes en double

deal-of-day = Donne du jour
deal-title = Donne du jour : { $day }
deal-tag = Donne
deal-to = Voir la donne
deal-go-on = Continuer à jouer
deal-results = Résultats
deal-card-about = Une donne pour tous, un seul essai chacun.
deal-facts = { $seats } à la table, vous à la place { $seat } ; niveau des robots : { $level }.
deal-rules = Tous jouent la même donne contre les mêmes robots, une seule fois. Pas de conseil, et rien ne se reprend par-dessus le hasard.
deal-until-begin = Dernier départ : { $moment }. Dernier coup : { $end }.
deal-until = Vous avez jusqu’à { $moment }.
deal-practice = Jouée pour s’exercer : elle ne compte pas.
deal-coming = Début : { $moment }.
deal-closing = Plus personne ne peut commencer. Résultats et parties seront ouverts à { $moment }.
deal-missed = Vous n’avez pas joué cette donne. Vous pouvez encore la jouer ; elle ne compte plus.
deal-play = Jouer
deal-practise = La jouer pour s’exercer
deal-streak = { $days } jours de suite.
deal-moment = { $day } à { $time }
deal-ranking = Classement du jour
deal-ranking-later = Le classement est montré quand vous avez fini, ou quand le jour est passé.
deal-ranking-none = Personne ne l’a finie.
deal-tries = { $tries ->
    [0] Personne ne l’a encore essayée.
    [1] Une personne l’a essayée.
   *[other] { $tries } personnes l’ont essayée.
}
deal-result = Résultat
deal-game = Partie
deal-share-head = Du par
deal-share = { $share } % du par
deal-share-waiting = le par n’est pas encore calculé
deal-par = (par { $sum } : ce qu’en font des robots de niveau { $level }{ $games ->
    [one] {""}
   *[other] {" "}en moyenne de { $games } parties
})
deal-place = Place { $place } sur { $of }{ $over ->
    [yes] {""}
   *[other] {" "}pour l’instant
} ; { $rank ->
    [1] vous avez gagné
   *[other] rang { $rank }
} à votre table.
deal-try-playing = Pas encore finie.
deal-try-unfinished = Vous n’avez pas fini à temps : elle ne compte pas.
deal-try-left = Vous avez quitté la partie : elle ne compte pas.
deal-my-game = Ma partie
deal-share-it = La partager (sans rien dire de la donne)
deal-line = Magnat, { $day }, { $game } : { $result }, place { $place } sur { $of }.
deal-line-place = Magnat, { $day }, { $game } : place { $place } sur { $of }.
deal-line-label = Une ligne à partager
deal-best = À côté de la meilleure
deal-best-mine = La vôtre est la meilleure.
deal-best-about = { $name } a fait { $best }, vous { $mine }. { $alike ->
    [0] Vous avez différé dès le premier tour.
    [1] Un tour était pareil ; voici où vous avez différé.
   *[other] { $alike } tours étaient pareils ; voici où vous avez différé.
}
deal-best-you = Vous
deal-best-game = La meilleure partie
deal-spans = Semaine et mois
deal-week = Semaine
deal-month = Mois
deal-points = { $points } points
deal-days = { $days ->
    [1] un jour
   *[other] { $days } jours
}
deal-spans-none = Pas encore de résultats. Un jour compte quand il est passé, avec 100 points pour le par : ce qu’ont fait les robots les plus forts.
deal-past = Donnes précédentes
deal-more = En montrer plus
deal-today = La donne d’aujourd’hui
deal-fair-about = Les tirages d’un jour découlent d’un secret. Son sceau est public la veille, le secret quand le jour est passé : chacun peut alors vérifier chaque tirage.
deal-seal = Sceau, public depuis { $moment } :
deal-secret-later = Le secret est montré à { $moment }.
deal-verify = Enregistrez une partie depuis son menu, puis :
deal-next-seal = Sceau de la prochaine donne ({ $game }) :
sealed-title = Pas encore
sealed-about = D’autres ont encore cette donne devant eux. Vous pourrez regarder quand elle sera terminée pour tous.
place = Place
duplicate = Donne en double
duplicate-of = Donne en double : { $game }
duplicate-open = Jouer une donne à plusieurs tables entre amis
duplicate-about = Une donne à plusieurs tables, en même temps ou en quelques jours : à la même place, les mêmes tirages, et l’on est comparé aux mêmes places des autres tables. Deux points pour chacune qui a fait moins bien, un pour une égalité.
duplicate-people = Personnes à chaque table
duplicate-tables = Tables
duplicate-days = Jours pour la jouer
duplicate-go = Ouvrir les tables
duplicate-until = Ce qui n’est pas fini s’arrête { $moment }.
duplicate-open-now = Toutes les tables sont terminées ; tout est ouvert.
duplicate-invite = Inviter
duplicate-table = Table { $number }
duplicate-team = équipe { $team }
duplicate-sit = S’asseoir ici
duplicate-arrange = À la table : s’asseoir ou commencer
duplicate-to-table = À la table
duplicate-lobby = Des places sont libres, ou la partie n’a pas commencé.
duplicate-running = On y joue.
duplicate-paused = Elle est en pause.
duplicate-over = Elle est terminée.
duplicate-gone = Cette table n’existe plus.
duplicate-compared = Place par place
duplicate-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
duplicate-later = Les résultats sont montrés quand votre table a fini, ou quand toutes ont fini.
# Compagnie : jouer avec d’autres, bloquer, signaler, inviter

people-now = Jouer maintenant avec des gens
people-about = Une place à une table qui convient, ou une nouvelle table qui attend les autres.
seek-title = Jouer maintenant avec des gens
seek-any-seats = Peu importe
seek-pace = Rythme
seek-fill = Après une minute, des robots prennent les places restantes
seek-rated = Partie classée
seek-go = Trouver une table
gathering-wait = Vous êtes dans la file. La partie commence d’elle-même dès que toutes les places sont prises.
gathering-bots = Dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}, des robots prennent les places restantes.
gathering-bots-soon = Des robots prennent les places restantes.
gathering-no-bots = Sans robots : la table attend des gens. Vous pouvez aussi commencer vous-même.
gathering-there = La partie commence d’elle-même dès que tout le monde est là.
gathering-cancel = Quitter la file
invitations = Invitations
invited-by = { $host } voudrait rejouer avec vous.
invitation-decline = Décliner
invitations-more = Autres invitations
live-games = En cours en ce moment
live-watch = Regarder
wish-title = Qui vous aimeriez à votre table
wish-least = Classement depuis
wish-most = Classement jusqu’à
wish-any = libre
wish-level = Joueurs
wish-level-any = Tout le monde
wish-level-newcomers = Débutants bienvenus
wish-level-experienced = Joueurs expérimentés
wish-about = Les classements commencent à 25 ; qui n’en a pas encore compte pour 25.
wish-range = classement de { $least } à { $most }
wish-from = classement à partir de { $least }
wish-up-to = classement jusqu’à { $most }
wish-not-me = pas votre classement
bots-there = robots : { $levels }
player-tools = Bloquer ou signaler un joueur
player-tools-about = Les messages de qui vous avez bloqué sont cachés, et vous ne vous retrouvez pas aux tables ouvertes. Cette personne n’en sait rien.
player-nobody = Personne d’autre n’est là.
block = Bloquer
block-name = Bloquer { $name }
unblock = Débloquer
unblock-name = Débloquer { $name }
blocked-title = Qui vous avez bloqué
blocked-none = Vous n’avez bloqué personne.
blocked-done = { $name } est bloqué.
blocked-hidden = Un message de quelqu’un que vous avez bloqué
report = Signaler
report-name = Signaler { $name }
report-message = Signaler ce message
report-title = Signaler { $name } à l’exploitant
report-about = La personne qui gère ce serveur lit ce que vous écrivez, et ce qui a été dit autour.
report-reason = De quoi s’agit-il ?
report-reason-insult = Insultes ou harcèlement
report-reason-cheating = Triche
report-reason-name = Un nom offensant
report-reason-leaving = Quitte exprès les parties
report-reason-other = Autre chose
report-text = Avec vos mots
report-send = Envoyer le signalement
report-sent = Merci. L’exploitant le lira.
again-with = Rejouer avec
again-choose = Choisir { $name }
again-game = Jeu
again-go = Ouvrir une table et inviter { $count ->
    [1] une personne
   *[other] { $count } personnes
}
best-results = Meilleurs résultats
decision-times = Temps de décision
decision-time = { $seconds } secondes par décision, en moyenne sur { $decisions }
collections = Découvertes
collection-count = { $count } sur { $all }
collection-good = Marchandises
collection-company = Sociétés
collection-bourse = Cartes Bourse
collection-interieure = Cartes Politique intérieure
collection-internationale = Cartes Politique internationale
collection-rumeur = Rumeurs
collection-personnel = Cartes Strictement personnel
collection-culture = Cultures
collection-passenger = Passagers
collection-relic = Reliques
collection-production = Productions
collection-news = Cartes Actualité
collection-card = Cartes
length-least = Au moins tant de décisions
length-most = Au plus tant de décisions
as-json = En JSON
bg-stats = Vers BG Stats

# Séries

series = Série
series-mine = Vos séries
series-make = Créer une série
series-about = Plusieurs parties d’un groupe fixe : une soirée ou un championnat. Les tables sont tirées pour que chacun rencontre chacun.
series-title = Nom de la série
series-untitled = { $game } : une série
series-rounds = Parties de chacun
series-rounds-all = Jusqu’à ce que chacun ait rencontré chacun
series-rated = Parties classées, que tout le monde peut regarder
series-go = Créer la série
series-join = Rejoindre cette série
series-leave = Quitter la série
series-leave-about = Désormais un robot joue à votre place. C’est définitif.
series-begin = Commencer : tirer les tables
series-close = Terminer la série
series-close-about = Plus aucune table ne s’ouvre ; le classement reste tel quel.
series-sure = Oui, faites-le
series-open = Envoyez ce lien à celles et ceux qui vont jouer. Quand tout le monde est là, la personne qui a créé la série la commence.
series-waiting = Vous en faites partie. Elle commence quand la personne qui l’a créée le décide.
series-is-running = Partie { $round } sur { $rounds }
series-is-over = La série est terminée.
series-is-open = Pas encore commencée
series-meets = À { $members }, chacun a rencontré chacun après { $rounds ->
    [1] une partie
   *[other] { $rounds } parties
}.
series-members = Joueurs
series-standings = Classement
series-points = Points
series-points-about = 60 points pour qui devance toute la table, et une part pour les autres. Qui quitte une partie n’a rien.
series-games = Parties
series-wins = Victoires
series-place = Rang
series-tables = Tables
series-round = Partie { $round }
series-table-drawn = à venir
series-table-played = en cours
series-table-void = sans résultat
series-to-table = À votre table
series-look = Voir
series-bot = Robot
series-gone = est parti
series-remove = Retirer { $name }
series-play-on = Continuer en série
series-play-on-about = Avec toutes les personnes de cette table, les mêmes options et la même pendule. La table suivante s’ouvre d’elle-même quand une partie finit.
series-next = Partie suivante de la série
series-next-soon = La table suivante de la série s’ouvre dans un instant.
series-of-table = Une table de la série
puzzles = Problèmes
puzzles-about = Des positions tirées de vraies parties, où un coup est nettement meilleur que tous les autres. Votre premier essai compte pour votre cote.
puzzles-all = Tous les problèmes
puzzles-more = D’autres problèmes
puzzles-none = Ce serveur ne pose pas de problèmes.
puzzles-solved = { $solved } résolus sur { $puzzles }, { $tried } essayés.
puzzle-daily = Problème du jour
puzzle-find = Trouvez le meilleur coup
puzzle-of = { $game } : problème { $number }
puzzle-number = Problème { $number }
puzzle-asks = Une position à une table de { $players }. Un coup est nettement meilleur que tous les autres : lequel ?
puzzle-scope-turn = Votre réponse : tout ce que vous faites avant qu’un autre joueur ou le hasard n’intervienne.
puzzle-scope-question = Tout ce que vous répondez à cette question compte.
puzzle-scope-act = Votre premier coup est votre réponse.
puzzle-untried = Personne ne l’a encore essayé.
puzzle-tries = { $tries ->
    [1] Une personne l’a essayé,
   *[other] { $tries } personnes l’ont essayé,
} { $right ->
    [0] aucune ne l’a résolu.
    [1] une l’a résolu.
   *[other] { $right } l’ont résolu.
}
puzzle-hardness = Difficulté { $skill }.
puzzle-skill = Votre cote aux problèmes : { $skill }.
puzzle-skill-unknown = Encore quelques problèmes, et vous aurez une cote.
puzzle-was-solved = Résolu
puzzle-was-missed = Non résolu
puzzle-again = Essayer encore
puzzle-again-about = Seul le premier essai compte.
puzzle-right = C’est le meilleur coup !
puzzle-wrong = Il y avait mieux
puzzle-why = Pourquoi ?
puzzle-line = Le mieux : { $line }
puzzle-given = Votre réponse : { $answer }
puzzle-answers = Chances de gagner
puzzle-best = meilleur
puzzle-mine = vous
puzzle-advised = ce que dirait un conseil
puzzle-chance = { $percent } % ± { $error }
puzzle-not-told = Votre réponse vient derrière toutes celles-ci.
puzzle-chances-about = Chances de gagner si tout le monde continue à jouer au niveau standard, d’après { $playouts } parties jouées jusqu’au bout à partir de ce que vous voyez.
puzzle-counts = Cet essai compte.
puzzle-does-not-count = Cet essai ne compte pas.
puzzle-what-if = Jouer la suite : et si

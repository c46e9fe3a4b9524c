refusal-not-now = On vous demande autre chose en ce moment.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est finie.
refusal-nothing-played = Rien n’a été joué.
refusal-one-answer = Ici, tout le monde répond en même temps, une seule fois.
refusal-too-many-acts = Après cela, ce ne serait plus votre tour.
refusal-nothing-to-undo = Il n’y a plus rien à reprendre.
refusal-takeback-among-people = Quand on joue avec d’autres personnes, on ne reprend pas ses coups.
refusal-nothing-to-try = On ne peut rien essayer à partir d’ici.
refusal-unknown-act = Ce coup n’existe pas.
refusal-unknown-phase = Cette phase n’existe pas.
refusal-impossible-draw = Le hasard n’a pas pu tirer cela.

# Listes

list = { $before } et { $last }
counted = { $count } × { $thing }
doing = { $names } { $what }.

# La ligne de commande

cli-column-rank = rang
cli-column-player = joueur
cli-column-score = points
cli-no-such-rule = Il n’y a pas de règle { $number }.
cli-reason = Raison :
cli-person =
    { $number ->
        [0] Joueur
       *[other] Joueur { $number }
    }
cli-seat = Place { $seat }
cli-bot-beginner = robot débutant
cli-bot-casual = robot détendu
cli-bot-standard = robot standard
cli-bot-strong = robot fort
cli-bot-expert = robot expert
cli-bot-random = robot au hasard

cli-fair =
    Hasard vérifiable : un secret est choisi ; on le montre à la fin, et chaque tirage peut alors être prouvé. Son SHA-256 est
    { $commitment }
cli-seeded = Tirages de la graine { $seed } : la même graine redonne la même partie.
cli-character = { $name } { $character }.
cli-welcome = Tapez le numéro d’un choix, ou ? pour l’aide.
cli-question = { $name } : { $question }
cli-prompt = >
cli-open-window = p laisse passer ; tout autre choix lève la main, et sera joué quand viendra votre tour.
cli-no-open-window = C’est à vous qu’on le demande : il faut choisir.
cli-help =
    numéro     jouer ce choix ; un coup en mots va aussi, par exemple : buy coal
    a; b; c    plusieurs coups à la fois : tous, ou aucun si l’un est refusé
    p          laisser passer, là où l’on ne demande qu’à ceux qui lèvent la main
    h          un conseil, et pourquoi
    d          faire ce que dit le conseil
    a          tout vous demander, ou de nouveau seulement ce qui compte
    u          annuler ce que vous venez de faire
    t          reprendre votre dernière décision, robots et tirages compris (en solo)
    w          ce que l’on sait, et la fin du journal ; w tout : tout le journal
    r H17      montrer une règle ; r seul : la règle de cette question
    s FICHIER  enregistrer la partie
    q          partir
cli-asks-all = À plusieurs devant un terminal, on demande tout à chacun.
cli-asks-everything = Désormais, on vous demande tout.
cli-asks-what-matters = Désormais, on ne vous demande que ce qui compte.
cli-hint = Un bon joueur choisirait :
cli-no-such-choice = Les choix vont de 1 à { $most }.
cli-not-understood = « { $typed } » n’est ni un choix ni un coup de ce jeu ; ? montre l’aide.
cli-hand-over = C’est à { $name }. Les autres détournent les yeux ; { $name } appuie sur Entrée.
cli-save-where = Dites où : s FICHIER.
cli-save-before-leaving = Fichier où enregistrer la partie (Entrée : partir sans enregistrer) :
cli-save-for-verify = Fichier où enregistrer la partie, pour `magnat verify` et `magnat replay` (Entrée : aucun) :
cli-saved = Enregistré. Pour continuer : magnat play --resume { $file }
cli-saved-finished = Enregistré. Pour prouver les tirages : magnat verify { $file }
cli-daily-no = Pas dans une donne que d’autres jouent aussi.
cli-daily-unknown = Votre résultat : { $score }. Le par n’est pas encore calculé.
cli-daily-share = Votre résultat : { $score }, { $share } % du par ({ $mean }, ce que des robots forts ont fait de cette donne).
cli-daily-sealed = Le secret des tirages est montré quand ce jour est passé, une demi-heure après minuit (UTC).
cli-goodbye = Au revoir.
cli-result = Résultat
cli-winner = vainqueur
cli-takebacks-used = Des coups ont été repris dans cette partie ; elle en garde la marque.
cli-secret =
    Le secret des tirages était
    { $secret }
    et son SHA-256 est
    { $commitment }

cli-step = Entrée : continuer, q : partir
cli-still-running = La partie n’était pas finie.

cli-verify-running = Non prouvé : la partie n’est pas finie. Son secret contient aussi les tirages à venir ; il est montré à la fin, et alors seulement chacun peut les recalculer.
cli-verify-no-hash = Non prouvé : ces tirages viennent d’une graine et non d’un secret, il n’y a donc pas d’empreinte à comparer.
cli-verify-secret = Non prouvé : le secret ne correspond pas à l’empreinte montrée au début.
cli-verify-other-hash = Non prouvé : ce fichier a l’empreinte { $commitment }, et non celle que vous avez vue.
cli-verify-guided = Non prouvé : c’est une première partie guidée. Ses premiers tirages étaient préparés, il n’y a donc rien à prouver.
cli-verify-what-if = Non prouvé : c’est une partie « et si », commencée au milieu d’une autre.
cli-verify-rules-changed = Non prouvé : les règles ont changé depuis le début de cette partie, et ses premiers coups ne peuvent pas être rejoués.
cli-verify-wrong =
    { $count ->
        [1] Non prouvé : un tirage sur { $draws } ne vient pas de ce secret ou de cette graine (acte { $first }).
       *[other] Non prouvé : { $count } tirages sur { $draws } ne viennent pas de ce secret ou de cette graine (le premier est l’acte { $first }).
    }
cli-verify-gaps = Non prouvé : les tirages { $numbers } manquent alors que rien n’a été repris ; on les a peut-être écartés.
cli-verify-part = Les tirages { $first } à { $last }, entre deux reprises de la partie :
cli-verify-fair = Le secret correspond à son empreinte { $commitment }. Comparez-la à celle que vous avez vue au début.
cli-verify-seeded = Tirages de la graine { $seed }, partie { $game }.
cli-verify-proved = Prouvé : les { $draws } tirages ont été recalculés.
cli-verify-unfinished = La partie a été close avant la fin.
cli-verify-takebacks =
    { $count ->
        [0] Des décisions ont été reprises, mais aucun tirage.
        [1] Des décisions ont été reprises, et un tirage avec elles : { $numbers }.
       *[other] Des décisions ont été reprises, et { $count } tirages avec elles : { $numbers }.
    }

## Rappels

reminder-title = { $game } : à vous de jouer
reminder-body = La table { $code } vous attend.

## Erreurs du serveur

error-invalid = Le serveur n’a pas compris cette demande.
error-sentence = { $sentence }
error-wrong-file = Ce fichier ne peut pas être chargé : il est endommagé, ce n’est pas une partie de Magnat, ou il vient d’une version plus récente.
error-one-seat-each = On ne peut occuper qu’une place.
error-no-time = Une pendule doit laisser un peu de temps.
error-no-name = Dites comment on doit vous appeler.
error-looks-alike = Quelqu’un à cette table porte un nom trop semblable ; choisissez-en un autre.
error-removed = L’hôte vous a exclu de cette table.
error-no-advice = À cette table, on joue sans conseils ni variantes.
error-rated-advice = À une table classée, il n’y a ni conseils ni variantes.
error-rated-own-seat = Cette partie est classée : aucun robot n’y joue pour vous. Pour arrêter, abandonnez ; cela compte comme une dernière place.
error-rated-standin = À une table classée, le robot qui décide pour vous n’est pas plus fort que le robot standard.
error-rated-levels = À une table classée ne jouent que des robots dont la force est connue : du débutant à l’expert.
error-counted-close = Cette partie compte : vous ne pouvez la fermer que lorsque tous les autres l’ont quittée. Pour arrêter, abandonnez.
error-as-saved = Cette partie continue comme elle a été sauvegardée : ses options restent.
error-no-person = Un robot est assis là.
error-bot-plays-there = Un robot y joue déjà.
error-cover-oneself = Pour qu’un robot joue pour vous, confiez-lui votre place.
error-cover-too-early = La table attend encore { $name }.
error-on-holiday = { $name } est en vacances : la table attend.
error-holiday-by-days = Les vacances sont pour les parties où l’on a des jours pour décider.
error-holiday-too-long = { $days ->
        [0] Il ne reste plus de vacances dans cette partie.
        [1] Il ne reste qu’un jour de vacances dans cette partie.
       *[other] Il ne reste que { $days } jours de vacances dans cette partie.
    }
error-no-holiday = Vous n’êtes pas en vacances.
error-no-seat-number = Cette place n’existe pas à cette table.
error-reserved = Les places libres sont gardées pour ceux qui les avaient à la partie précédente.
error-connected = Quelqu’un est connecté à cette place.
error-absent-too-short = On peut rendre une place quand personne n’y a été connecté depuis { $minutes } minutes.
error-not-given = Personne n’a donné de lien vers cette place.
error-given-seat = Vous avez ouvert cette place par un lien de l’hôte. Seule la personne qui l’avait avant peut en décider.
error-gone = Ce serveur ne garde les parties qu’un certain temps ; celle-ci n’existe plus.
error-set-aside = L’exploitant de ce serveur a mis cette partie de côté.
error-too-long = C’est trop long à calculer ici ; le serveur y a renoncé.
error-too-busy = Le serveur est très occupé ; réessayez bientôt.
error-too-many-entries = Cette table a atteint la limite de ce serveur ; plus rien n’y est possible.
error-no-text = Ce message est vide.
error-no-bot = Ce robot n’existe pas.
error-no-place = La partie n’est pas arrivée jusque-là.
error-unstorable = Ce texte contient un caractère qui n’est pas valable.
error-disk-full = Le disque du serveur est plein ; rien ne peut être gardé pour le moment.
error-too-slow = La demande n’est pas arrivée à temps.
error-no-seat = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte de cette table peut faire cela.
error-forged = Cette demande vient d’un autre site.
error-wrong-host = Ce serveur ne répond pas à ce nom. La personne qui le fait tourner peut l’autoriser : magnat serve --allow-host NOM.
error-code-needed = Seuls ceux qui connaissent le code de ce serveur peuvent y ouvrir une table.
error-code-wrong = Ce n’est pas le code de ce serveur.
error-blocked = L’exploitant de ce serveur a bloqué votre réseau.
error-not-found = Il n’y a rien ici.
error-no-match = Cette table n’existe pas.
error-no-game = Ce jeu n’existe pas.
error-no-code = Aucune table en attente de joueurs ne porte ce code. Un code ouvre une table jusqu’au début de la partie.
error-no-secret = Ce lien n’ouvre aucune place.
error-wrong-order = Il n’y a pas d’ordre permanent « { $name } » de cette sorte.
error-no-helper = Ce jeu n’offre pas cette aide.
error-no-rules = Ce jeu n’a pas de règles dans cette langue.
error-no-sample = Ce jeu n’a pas de position à montrer.
error-no-page = Cette page n’existe pas.
error-stale = La partie a avancé ; vérifiez avant de rejouer.
error-wrong-status-lobby = La partie n’a pas encore commencé.
error-wrong-status-running = La partie a déjà commencé.
error-wrong-status-paused = La partie est en pause.
error-wrong-status-over = La partie est finie.
error-seat-taken = Quelqu’un est déjà assis là.
error-no-open-seat = Il n’y a pas de place libre à cette table.
error-no-takebacks = À cette table, on ne reprend pas ses coups.
error-no-guide = Ce jeu n’a pas de première partie guidée.
error-guided-as-prepared = Une première partie guidée est toute prête : vous à la première des { $seats } places, des robots aux autres ; elle commence aussitôt, et il n’y a rien d’autre à choisir.
error-not-guided = Il n’y a pas de guide à cette table.
error-resigned = Vous avez abandonné ; un robot a pris votre place.
error-no-words = Les tirages de cette partie sont déjà fixés ; on ne peut plus y ajouter de mots.
error-too-large = C’est trop volumineux.
error-too-fast = Trop vite ; patientez un instant.
error-too-many-chats = Cette table a atteint sa limite de messages.
error-too-many-matches = Il y a trop de tables ouvertes sur ce serveur ; réessayez plus tard.
error-too-many-readers = Trop de spectateurs ; réessayez plus tard.
error-closing = Le serveur va s’arrêter ; réessayez dans un instant.
error-damaged = L’enregistrement de cette partie est endommagé ; elle ne peut pas continuer.
error-failed = Le serveur n’a pas pu faire cela.
error-bot-plays = Un robot joue pour vous ; reprenez d’abord votre place.
error-not-alone = D’autres personnes sont à cette table : les robots gardent le rythme habituel.
error-muted = L’hôte vous a retiré la parole.
error-too-many-devices = Cette place est ouverte sur trop d’appareils.
error-coach-not-over = Seule une partie jouée jusqu’au bout peut être analysée.
error-coach-not-alone = Une partie en cours n’est analysée que pour qui joue seul contre des robots.
error-coach-older-rules = Cette partie n’a pas été jouée depuis le début selon les règles actuelles ; elle ne peut pas être analysée.
error-coach-too-long = Cette partie est trop longue pour être analysée.
error-coach-nobody = Ce serveur n’a pas d’entraîneur.
error-coach-warming = L’entraîneur se prépare encore ; réessayez dans une minute.
error-think-nobody = Personne ne réfléchit plus longtemps sur ce serveur.
error-think-not-asked = Il n’y a rien à quoi réfléchir maintenant.
error-coach-none = Personne n’a encore fait analyser cette partie.
error-no-choice = Après ce moment, personne n’a plus le choix.
error-no-reminders = Ce serveur n’envoie pas de rappels.
error-not-by-days = On n’envoie de rappels qu’aux tables où l’on a des jours pour se décider.
error-wrong-address = Les rappels ne partent que vers une adresse https sur Internet.
error-wrong-keys = Avec ces clés, on ne peut rien chiffrer pour cet appareil.
error-too-many-subscriptions = Trop d’appareils reçoivent des rappels pour cette place.
error-dealt = D’autres jouent la même donne : rien ne peut y être changé.
error-deal-sealed = D’autres ont encore cette donne devant eux. Seuls ceux qui sont assis ici peuvent regarder, jusqu’à ce qu’elle soit terminée pour tous.
error-no-deal = Il n’y a pas de donne pour ce jour.
error-no-deals = Il n’y a pas de donne du jour sur ce serveur.
error-deal-not-yet = Cette donne n’a pas encore commencé.
error-deal-over = Cette donne est terminée. Vous pouvez encore la jouer, mais elle ne compte plus.
error-deal-not-over = Cette donne n’est pas encore terminée.
error-deal-not-finished = Vous le verrez quand vous aurez fini la donne vous-même, ou quand elle sera terminée.
error-deal-other-rules = Les règles de ce jeu ont changé depuis que cette donne a été préparée : elle ne peut plus être jouée.
error-no-duplicate = Cette donne en double n’existe pas.
error-duplicate-people = Il n’y a pas tant de places à chaque table.
error-duplicate-twice = Vous êtes assis à une autre table de cette donne : les tirages y sont les mêmes.
error-deal-not-tried = Vous n’avez pas fini cette donne.
deal-picture-title = Donne du jour, { $day }
deal-picture-waiting = Terminé
deal-picture-share = { $share } % du par
deal-picture-place = Place { $place } sur { $of }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {", "}{ $days } jours de suite
}
error-no-puzzle = Ce problème n’existe pas.
error-no-puzzles = Ce serveur ne pose pas de problèmes.
error-puzzle-first = Répondez d’abord au problème ; ensuite, tout est permis.
error-no-persons = Sur ce serveur, personne n’a de nom à soi.
error-nobody = Ce navigateur ne sait pas qui vous êtes.
error-name-taken = Quelqu’un sur ce serveur porte ce nom, ou un nom qui lui ressemble trop ; choisissez-en un autre.
error-too-many-browsers = Votre nom sert sur trop d’appareils ; révoquez-en un d’abord.
error-no-phrase = Personne ici n’a ces six mots. Vérifiez qu’ils y sont tous, dans l’ordre.
error-no-link = Ce lien n’est plus valable : il sert une fois, pendant dix minutes.
error-no-device = Cet appareil n’existe pas.
error-no-passkey = Personne sur ce serveur n’a cette clé d’accès.
error-no-passkeys = Les clés d’accès demandent un serveur qui a un nom, en https.
error-enough-passkeys = Vous avez assez de clés d’accès ; retirez-en une d’abord.
error-wrong-passkey = Cette clé d’accès n’est pas de ce site, ou sa réponse n’est pas bonne.
error-late-passkey = La clé d’accès a répondu trop tard, ou à une autre question ; réessayez.
error-block-oneself = Vous ne pouvez pas vous bloquer vous-même.
error-nobody-to-block = Personne qui ait un nom sur ce serveur n’est assis là.
error-no-block = Vous n’avez pas bloqué cette personne.
error-too-many-blocks = Vous avez bloqué autant de personnes que ce serveur en retient ; débloquez-en une d’abord.
error-no-message = Ce message n’existe pas.
error-report-what = Dites de quelle place ou de quel message il s’agit.
error-report-oneself = Vous ne pouvez pas vous signaler vous-même.
error-too-many-reports = Autant de vos signalements que ce serveur en retient attendent déjà l’exploitant.
error-too-many-invitations = Trop de vos invitations attendent une réponse.
error-no-invitation = Cette invitation n’existe pas.
error-not-together = Il n’y a pas de place pour vous à cette table.
error-not-wanted = Cette table est réservée aux classements de { $least } à { $most } ; le vôtre compte pour { $skill }.
error-wish-nobody = Le classement le plus bas dépasse le plus haut : personne ne pourrait s’asseoir.
error-not-waiting = Vous n’attendez pas de joueurs à cette table.
error-no-series = Cette série n’existe pas.
error-series-size = Ce jeu se joue de { $least } à { $most }.
error-series-alone = Une série demande au moins deux personnes qui ont un nom sur ce serveur.
error-series-full = Une série a de la place pour { $most } personnes.
error-series-begun = Cette série a commencé ; son groupe est fixé.
error-series-over = Cette série est terminée.
error-series-again = Quelqu’un d’autre a été plus rapide ; regardez de nouveau.
error-series-no-member = Ce n’est personne de cette série.
error-not-maker = Seule la personne qui a créé cette série peut faire cela.
error-too-many-series = Vous avez créé autant de séries que ce serveur en retient ; terminez-en une d’abord.
error-last-proof = C’est la seule clé d’accès qui prouve votre nom ; notez d’abord six mots.
error-other-name = Ce n’est pas votre nom tel qu’il est écrit ici.
error-no-profile = Ce profil n’existe pas, ou la personne le cache.
error-cannot-be-rated = Une table classée n’a ni retour en arrière ni guide, et le serveur doit connaître les joueurs par leur nom.

## Environnements pour modèles de langue

env-not-understood = Ce n’est pas une action du jeu. Répondez par l’une de celles-ci : { $choices }
env-choices = Sont permises : { $choices }
env-over = La partie est terminée.

coach-title = { $game } : la chance et l’adresse
coach-balance = Chances de victoire en pour cent, entre joueurs de force standard
coach-row = { $name } : { $expected } au début, chance { $luck }, jeu { $skill }, jeu des autres { $others } : { $result }
coach-row-corrected =
    { $name } : { $expected } au début, chance { $luck }, jeu { $skill }, jeu des autres { $others }, corrections de l’estimation { $corrections } : { $result }
coach-fitted = (Entre joueurs qui jouent comme ceux-ci : { $fitted } au début.)
coach-swings = Les grands tournants, en points de pourcentage
coach-swing = Coup { $place } : { $what } { $name } { $change } (± { $error })
coach-chance = Le hasard.
coach-silent = { $what }.
coach-lessons = À retenir : { $name }
coach-lesson = Coup { $place } : « { $act } ». Avec ce qui était visible, « { $better } » valait { $cost } points de plus (± { $error }).
coach-act = { $name } : « { $act } ».
coach-between = Chances de victoire entre joueurs de force standard
coach-picture = Chances de victoire au fil de la partie : { $names }
coach-picture-row = chance { $luck }, jeu { $skill }, autres { $others }

preview-about = Des jeux classiques de commerce et de finance, à une table, entre amis et avec des robots.
preview-lobby = À la table : { $names }. { $free ->
    [1] Une place est libre.
   *[other] { $free } places sont libres.
}
preview-full = { $names } : la partie va commencer.
preview-running = { $names }. On attend { $asked }.
preview-paused = { $names }. En pause.
preview-over = { $names }. La partie est finie.
preview-closed = { $names }. La partie a été close avant la fin.

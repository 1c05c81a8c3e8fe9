### Ce que seule la page web dit. Les programmes en terminal n’ont pas ces textes.

## La page entière

page-skip = Aller au contenu
page-home = Forno, vers l’accueil
page-to-home = Vers l’accueil
page-tools = Langue, son, réglages et aide
page-language = Langue
page-settings = Réglages
page-help = Aide
page-close = Fermer
page-loading = Un instant…
page-away = La maison s’est absentée. Elle revient dans un instant, et rien n’est perdu.
page-said = Ce qui a été dit
page-rule = Règle { $rule }
page-rules = Règles
page-rules-english = Ces règles ne sont pour l’instant qu’en anglais.
page-reload = Recharger
page-save = Enregistrer
page-go = Y aller

## Réglages

page-theme = Lumière
page-theme-auto = Auto
page-theme-light = Jour
page-theme-dark = Soir
page-motion = Mouvement
page-motion-auto = Auto
page-motion-full = Complet
page-motion-reduced = Réduit
page-motion-off = Aucun
page-reveal = Vitesse du spectacle
page-reveal-slow = Lente
page-reveal-normal = Normale
page-reveal-fast = Rapide
page-reveal-off = Sans spectacle
page-sound = Son
page-sound-on = Activer le son
page-sound-off = Couper le son
page-alerts = Notification quand c’est à moi
page-alerts-about = Affichée quand cette fenêtre n’est pas visible.
page-alerts-refused = Le navigateur ne le permet pas. Autorisez les notifications pour cette page dans ses réglages.
page-alerts-missing = Impossible ici : il faut une page en https. Le son, le titre et l’icône vous appellent quand même.

## Touches

page-keys = Touches
page-keys-on = Lettres seules comme touches
page-keys-about = Désactivez-les si vous dictez. Tout peut aussi se faire avec Tab et Entrée.
page-key-help = Ouvrir et fermer cette aide
page-key-sound = Son activé ou coupé
page-key-pause = Mettre le spectacle en pause, ou reprendre
page-key-slower = Plus lentement
page-key-faster = Plus vite
page-key-next = Montrer la suite
page-key-skip = Sauter le spectacle
page-key-chat = Dire quelque chose dans le chat
page-key-tab = Parcourir tout ce qui peut se faire, et le faire
page-key-escape = Fermer ce qui est ouvert

## L’accueil

page-welcome = Le four est chaud
page-welcome-about = Trois jeux de pizza pour des amis à distance, et des bots quand ils sont en retard. Pas de compte, juste un lien.
page-play-now = Jouer tout de suite
page-play-now-about = { $game } contre deux bots, en un clic.
page-with-friends = Entre amis
page-games = Les jeux
page-players = { $fewest } à { $most } joueurs
page-minutes = environ { $minutes } minutes
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table publique n’est ouverte, et le cuisinier s’ennuie. Ouvrez-en une : les autres la voient ici aussitôt.
page-my-tables = Mes tables
page-show-all = Les montrer toutes ({ $count })
page-seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
page-full = Complet
page-stage-gathering = On s’installe
page-stage-playing = En cours
page-stage-over = Terminée
page-stage-abandoned = Interrompue
page-join = Rejoindre par un lien
page-join-about = Collez le lien que vous avez reçu.
page-join-wrong = Ce n’est pas le lien d’une table. Il ressemble à ceci : https://…/t/…
page-link = Lien
page-upload = Revoir une partie
page-upload-about = Choisissez un registre enregistré ici ou par le programme en terminal. Rien n’en est gardé.
page-upload-choose = Choisir un registre, ou le déposer ici
page-upload-too-long = Ce fichier est trop long : la maison lit des registres de { $most } Mio au plus.
page-your-name = Votre nom
page-renamed = Désormais vous vous appelez { $name }.

## Une nouvelle table

page-new-table = Nouvelle table
page-new-table-about = Tout est réglé comme on joue le plus souvent : vous pouvez ouvrir la table tout de suite.
page-game = Jeu
page-seats = Places
page-how-many = Combien de joueurs ?
page-seat-friend = Un ami, par le lien
page-seat-bot = Bot : { $name } (niveau { $strength })
page-you = vous
page-open-table = Ouvrir la table
page-open-alone = Des bots occupent les autres places : vous pouvez commencer aussitôt.
page-open-friends = Vous aurez ensuite un lien à envoyer à vos amis.
page-who-may-come = Qui peut venir ?
page-private = Par lien seulement
page-private-about = Seules les personnes qui ont le lien trouvent cette table.
page-public = Ouverte à tous
page-public-about = Tout le monde dans cette maison voit cette table et peut s’asseoir ou regarder.
page-options = Règles de cette table
page-options-about = Ne les changez que si vous y tenez : le choix habituel est un bon choix.
page-option-usual = Comme d’habitude ({ $value })
page-option-first = Qui commence la partie.
page-value-first-random = au sort
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-none-about = Chacun prend le temps qu’il lui faut.
page-clock-live = { $minutes } min + { $seconds } s
page-clock-live-about = Un temps pour toute la partie, et un peu plus après chaque coup. Qui dépasse son temps est remplacé par un bot, et peut revenir.
page-clock-correspondence = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
page-clock-correspondence-about = Jouez sur plusieurs jours : revenez quand vous voulez.
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## Avant le début

page-who-sits = Qui est assis où
page-free-seat = La place { $seat } est libre
page-opener = a ouvert la table
page-bot = bot
page-not-here = absent
page-ready = prêt
page-not-ready = pas encore prêt
page-colour = Votre couleur
page-any-colour = Couleur au choix
page-stand = Se lever
page-sit = S’asseoir
page-sit-here = S’asseoir ici
page-add-bot = Ajouter un bot…
page-bot-for = Un bot pour la place { $seat }
page-remove = Retirer { $name }
page-removed = Retirés de cette table
page-readmit = Laisser { $name } se rasseoir
page-full-watch = Toutes les places sont prises. Vous pouvez regarder.
page-start = Commencer la partie
page-waiting-seats = { $free ->
    [one] Une place est libre : envoyez le lien, ou ajoutez un bot.
   *[other] { $free } places sont libres : envoyez le lien, ou ajoutez des bots.
}
page-waiting-ready = { $count ->
    [one] Une personne n’est pas encore prête.
   *[other] { $count } personnes ne sont pas encore prêtes.
}
page-all-here = Tout le monde est là.
page-i-am-ready = C’est bon pour moi
page-say-ready = Dites quand vous êtes prêt.
page-waiting-start = Vous êtes prêt. La partie commence quand la personne qui a ouvert la table le décide.
page-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
page-invite = Inviter des amis
page-links = Liens
page-link-invite = Qui ouvre ce lien peut s’asseoir.
page-link-watch = Qui ouvre ce lien peut regarder.
page-link-seat = Ouvrez ce lien sur un autre appareil pour y continuer à votre place. Ne le transmettez pas.
page-link-invite-short = Lien d’invitation
page-link-watch-short = Lien pour regarder
page-link-seat-short = Ma place sur un autre appareil
page-copy = Copier
page-copied = Le lien est copié.
page-copy-by-hand = Ce navigateur ne copie pas ici. Sélectionnez le lien et copiez-le à la main.
page-share = Partager
page-share-title = Venez jouer à ma table
page-qr = Code QR
page-qr-about = Code QR du lien
page-agreed = Règles de cette table
page-all-usual = Tout comme d’habitude.
page-fair = Donne honnête
page-fair-tab = Équité
page-fair-before = La donne dépend d’une graine scellée, mêlée à un nombre de chaque invité. Voici son sceau ; la graine est montrée à la fin.
page-fair-after = Sceau et graine : chacun peut redistribuer cette partie et vérifier.

## À la table

page-your-turn = À vous
page-may-also = Vous pouvez encore changer d’avis
page-asking = envoi…
page-still-choosing = Choisissent encore : { $who }
page-skip-show = Sauter
page-show-controls = Le spectacle
page-show-pause = Pause
page-show-go-on = Reprendre
page-show-slower = Plus lentement
page-show-faster = Plus vite
page-beside = À côté de la table
page-log = Ce qui s’est passé
page-log-empty = Rien pour l’instant.
page-log-came = Vous venez d’arriver : ce qui se dira sera écrit ici.
page-log-forgets = C’est un jeu de mémoire : les lignes plus anciennes sont oubliées.
page-chat = Chat
page-chat-empty = Personne n’a encore rien dit. Pas même sur l’ananas.
page-chat-say = Dites quelque chose…
page-chat-send = Envoyer
page-table = Table
page-players-round = Les joueurs
page-awaited = attendu
page-bot-plays = un bot joue
page-bot-gone = { $gone } ne joue plus ici. { $bot } le remplace.
page-you-watch = Vous regardez.
page-played-by-bot = Un bot joue à votre place.
page-take-back = La reprendre
page-gone = { $name } est parti
page-gone-about = { $name } est absent depuis un moment. Que faire ? Plus de la moitié des présents décide ; un bot rend la place quand { $name } revient.
page-gone-voted = Vous avez choisi.
page-gone-wait = Attendre encore un peu
page-gone-bot = Laisser un bot jouer à cette place
page-gone-end = Interrompre la partie
page-decide = Décider
page-on-the-table = Sur la table
page-your-hand = Votre main
page-round = Manche
page-round-of = { $round } sur { $rounds }
page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-fewer = Moins : { $name }
page-more = Plus : { $name }
page-pick = Choisissez de { $from } à { $to } cartes.
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rematch = Rejouer
page-next-game = Et maintenant { $game }
page-to-rematch = Vers la partie suivante
page-ledger = Enregistrer le registre

## Revoir une partie

page-replay = Revoir
page-replay-of = { $game }, encore une fois
page-no-replay = Cette partie ne peut pas être montrée
page-eyes = Par les yeux de qui ?
page-eyes-gallery = Le public
page-position = Position dans la partie
page-to-start = Au début de la partie
page-to-end = À la fin de la partie
page-back = Un pas en arrière
page-forward = Un pas en avant
page-verdict-honest = La donne était honnête
page-verdict-not-revealed = La graine n’a pas été montrée
page-verdict-not-committed = Invérifiable
page-verdict-not-honest = La donne ne tient pas

## Quand quelque chose manque

page-unknown = Il n’y a rien ici
page-unknown-about = Cette adresse ne mène nulle part. Un morceau s’est peut-être perdu en route, ou quelqu’un l’a mangé.
page-bad-link = Ce lien ne fonctionne pas
page-no-table = Pas de table ici
page-table-closed = La table est fermée
page-outdated = Cette page n’est plus à jour
page-outdated-about = La maison a été renouvelée. Rechargez la page : votre partie est en sécurité.
page-unknown-game = Cette page ne connaît pas ce jeu
page-unknown-game-about = La maison est plus récente que cette page. Rechargez la page pour avoir le jeu : rien n’est perdu.
page-more-games = Cette maison a plus de jeux que cette page n’en connaît. Rechargez la page pour les voir.

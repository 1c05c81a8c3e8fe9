### Le bureau du gérant : pour les gérants et les modérateurs seulement.

page-keeper = Le bureau du gérant
page-keeper-about = C’est ici que les gérants et les modérateurs veillent sur la maison.
page-keeper-expired = Votre session est terminée. Reconnectez-vous pour reprendre là où vous en étiez.
page-keeper-passkey-about = Si vous êtes gérant ou modérateur et avez une clé d’accès, une seule pression suffit.
page-keeper-no-passkeys = Ce navigateur ne connaît pas les clés d’accès. Un lien à usage unique marche partout.
page-keeper-link = Lien à usage unique
page-keeper-link-about = Sur la machine où tourne la maison, cette commande affiche un lien. Ouvrez-le dans ce navigateur dans les 15 minutes. Un gérant peut aussi vous créer un lien sur cette page.
page-keeper-invited = Vous êtes invité
page-keeper-invited-about = Ce lien vous fait entrer dans le bureau du gérant en tant que { $name }, votre nom dans ce navigateur. Il sert une fois.
page-keeper-invited-new = Ce lien vous fait entrer dans le bureau du gérant. Il sert une fois.
page-keeper-enter = Entrer
page-keeper-not-now = Pas maintenant
page-keeper-ends = connecté jusqu’au { $when }
page-keeper-sign-out = Se déconnecter
page-keeper-cancel = Annuler
page-keeper-retry = Réessayer
page-keeper-more = En voir plus
page-keeper-search = Chercher
page-keeper-nothing-found = Rien trouvé.
page-keeper-which = Afficher
page-keeper-command-line = la ligne de commande

## Rôles

page-keeper-role = Rôle
page-keeper-role-none = Aucun
page-keeper-role-none-about = Un invité comme les autres.
page-keeper-role-moderator = Modérateur
page-keeper-role-moderator-about = Les modérateurs répondent aux signalements, avertissent, rendent muet, excluent et renomment des invités, ferment des tables et suppriment des messages.
page-keeper-role-keeper = Gérant
page-keeper-role-keeper-about = Les gérants peuvent tout faire : aussi donner des rôles, inviter, afficher un bandeau, fermer la maison et supprimer des tables.
page-keeper-role-set = Changer le rôle
page-keeper-sure-role = Changer le rôle de { $name } ?
page-keeper-done-role = Le rôle de { $name } est changé.

## Vue d’ensemble

page-keeper-overview = Vue d’ensemble
page-keeper-trouble = La maison a du mal à enregistrer
page-keeper-load = Charge
page-keeper-connections = Connexions
page-keeper-awake = Tables en mémoire
page-keeper-thinking = Bots en attente
page-keeper-lately = Vus depuis une heure
page-keeper-all = En tout
page-keeper-disk = Disque
page-keeper-database = Base de données
page-keeper-free = Libre
page-keeper-running = Forno { $version }, en marche depuis { $time }.
page-keeper-faults = Erreurs
page-keeper-no-faults = Tout s’est bien passé depuis le démarrage de la maison.
page-keeper-banner = Bandeau
page-keeper-banner-text = Message à tous
page-keeper-banner-about = Affiché en haut de chaque page. 300 caractères au plus.
page-keeper-banner-show = L’afficher
page-keeper-banner-remove = Le retirer
page-keeper-done-banner = Tout le monde voit maintenant le bandeau.
page-keeper-done-banner-off = Le bandeau est retiré.
page-keeper-switches = Interrupteurs
page-keeper-switch-no-new-tables = Pas de nouvelles tables
page-keeper-switch-no-new-tables-about = Les parties en cours continuent.
page-keeper-switch-no-new-guests = Pas de nouveaux invités
page-keeper-switch-no-new-guests-about = Seuls ceux qui sont déjà venus peuvent entrer.
page-keeper-switch-read-only = Lecture seule
page-keeper-switch-read-only-about = Tout le monde peut regarder. Personne ne peut jouer, écrire ou ouvrir une table.
page-keeper-switch-sure = Activer « { $name } » ?
page-keeper-switch-on = Activer
page-keeper-done-switches = Les interrupteurs sont réglés.
page-keeper-invite = Inviter quelqu’un
page-keeper-invite-about = Un lien à usage unique fait entrer quelqu’un dans ce bureau et lui donne un rôle.
page-keeper-invite-make = Créer un lien
page-keeper-invite-lasts = Ce lien sert une fois, pendant { $minutes } minutes. Ne le donnez qu’à la personne voulue.

## Signalements

page-keeper-reports = Signalements
page-keeper-reports-open = { $count ->
    [one] Un signalement attend une réponse
   *[other] { $count } signalements attendent une réponse
}
page-keeper-reports-about = { $count ->
    [one] un signalement
   *[other] { $count } signalements
}
page-keeper-reports-waiting = En attente
page-keeper-reports-answered = Traités
page-keeper-no-reports = Aucun signalement n’attend. Tout va bien.
page-keeper-no-answers = Aucun signalement n’a encore été traité.
page-keeper-reported = signalé
page-keeper-reported-by = Signalé par
page-keeper-then-called = S’appelait alors { $name }.
page-keeper-context = La discussion à ce moment-là
page-keeper-answer = Répondre
page-keeper-sure-answer = Répondre à ce signalement ?
page-keeper-about-answer = Le signalement est clos et quitte la file. La personne qui l’a fait n’en est pas informée.
page-keeper-note = Note
page-keeper-note-about = Pour les autres modérateurs. Peut rester vide.
page-keeper-done-answer = Le signalement est traité.
page-keeper-answered = Traité le { $when } par

## Ce qu’on peut décider pour un invité

page-keeper-warn = Avertir
page-keeper-warn-guest = Avertir { $name }
page-keeper-sure-warn = Avertir { $name } ?
page-keeper-about-warn = L’avertissement s’affiche tout de suite ou à la prochaine visite, et doit être confirmé.
page-keeper-done-warn = { $name } est averti.
page-keeper-mute = Rendre muet
page-keeper-mute-guest = Rendre { $name } muet
page-keeper-sure-mute = Rendre { $name } muet ?
page-keeper-about-mute = Un invité muet peut jouer, mais pas écrire dans la discussion.
page-keeper-done-mute = { $name } est muet.
page-keeper-ban = Exclure
page-keeper-ban-guest = Exclure { $name }
page-keeper-sure-ban = Exclure { $name } ?
page-keeper-about-ban = Un invité exclu doit sortir aussitôt. Dans les parties en cours, sa place compte comme abandonnée, et après un moment les autres décident de ce qu’elle devient.
page-keeper-done-ban = { $name } est exclu.
page-keeper-ban-range = Exclure des adresses
page-keeper-about-range = Personne ne peut entrer depuis ces adresses. Cela peut toucher d’autres personnes : une école, un bureau ou un réseau mobile partagent souvent une adresse.
page-keeper-done-range = { $range } est exclu.
page-keeper-against = Qui est exclu
page-keeper-against-guest = L’invité
page-keeper-against-addresses = Des adresses
page-keeper-seen = Adresses récentes
page-keeper-range = Adresse ou plage
page-keeper-range-about = Une adresse comme 203.0.113.7, ou une plage comme 203.0.113.0/24 ou 2001:db8::/56.
page-keeper-reason = Motif
page-keeper-reason-about = Les personnes concernées le liront. 500 caractères au plus.
page-keeper-duration = Pour combien de temps
page-keeper-until-lifted = jusqu’à nouvel ordre
page-keeper-has-role = Qui a un rôle ne peut être ni averti, ni rendu muet, ni exclu. Un gérant doit d’abord lui retirer son rôle.
page-keeper-rename = Renommer
page-keeper-rename-guest = Renommer { $name }
page-keeper-sure-rename = Renommer { $name } ?
page-keeper-about-rename = Le nouveau nom s’affiche partout où l’invité joue, regarde ou revient ; les parties terminées gardent les noms sous lesquels elles ont été jouées. Pendant quatre semaines, l’invité ne peut pas reprendre l’ancien nom, mais il peut en choisir un autre.
page-keeper-new-name = Nouveau nom
page-keeper-done-rename = Le nouveau nom est { $name }.

## Invités

page-keeper-guests = Invités
page-keeper-guests-search = Nom ou identifiant
page-keeper-no-guests = Personne n’est encore venu.
page-keeper-the-guest = Invité
page-keeper-since = depuis le { $when }
page-keeper-history = Mesures
page-keeper-no-history = Rien n’a jamais été décidé pour cet invité.
page-keeper-addresses = Adresses récentes
page-keeper-no-addresses = Aucune n’est connue.
page-keeper-sits-at = Tables non terminées
page-keeper-sits-nowhere = N’est assis à aucune table non terminée.

## Tables

page-keeper-tables = Tables
page-keeper-tables-search = Jeu, nom d’un joueur ou identifiant
page-keeper-stage = Étape
page-keeper-stage-gathering = On s’installe
page-keeper-stage-playing = En cours
page-keeper-stage-finished = Terminées
page-keeper-no-tables = Il n’y a pas encore de table.
page-keeper-nobody = personne
page-keeper-opened = ouverte le { $when }
page-keeper-the-table = Table
page-keeper-no-chat = Personne n’a rien dit.
page-keeper-close-table = Fermer la table
page-keeper-sure-close = Fermer cette table ?
page-keeper-about-close = La partie s’arrête sans vainqueur ; une table où aucune partie n’a commencé est supprimée. C’est définitif.
page-keeper-done-close = La table est fermée.
page-keeper-delete-table = Supprimer la table
page-keeper-sure-delete = Supprimer cette table ?
page-keeper-about-delete = La partie, sa rediffusion et sa discussion sont supprimées pour tout le monde. C’est définitif.
page-keeper-done-delete = La table est supprimée.
page-keeper-delete = Supprimer
page-keeper-message = message { $number }
page-keeper-deleted = supprimé
page-keeper-delete-line-of = Supprimer le message { $number } de { $name }
page-keeper-sure-line = Supprimer ce message ?
page-keeper-about-line = « { $text } » disparaît pour tout le monde, définitivement.
page-keeper-done-line = Le message est supprimé.

## Mesures

page-keeper-measures = Mesures
page-keeper-measures-in-force = En vigueur
page-keeper-measures-all = Toutes
page-keeper-no-measures = Il n’y en a pas.
page-keeper-kind-warn = Avertissement
page-keeper-kind-mute = Muet
page-keeper-kind-ban = Exclusion
page-keeper-until = jusqu’au { $when }
page-keeper-lifted = levée le { $when }
page-keeper-confirmed = confirmé ou retiré le { $when }
page-keeper-unconfirmed = pas encore confirmé
page-keeper-lift = Lever
page-keeper-lift-of = Lever la mesure contre { $name }
page-keeper-sure-lift = Lever la mesure contre { $name } ?
page-keeper-about-lift-warn = L’avertissement est retiré avant d’avoir été confirmé.
page-keeper-about-lift-mute = L’invité peut de nouveau écrire tout de suite.
page-keeper-about-lift-ban = Ceux qui étaient exclus peuvent de nouveau entrer tout de suite.
page-keeper-done-lift = La mesure contre { $name } est levée.

## Journal

page-keeper-audit = Journal
page-keeper-audit-about = Tout ce qui a été fait dans ce bureau. Personne ne peut le modifier ici.
page-keeper-no-audit = Rien n’a encore été fait.
page-keeper-did-sign-in = Connexion
page-keeper-did-end-session = Fin d’une session
page-keeper-did-invite = Invitation créée
page-keeper-did-set-role = Rôle changé
page-keeper-did-warn = Avertissement
page-keeper-did-mute = Rendu muet
page-keeper-did-ban = Exclusion
page-keeper-did-lift = Mesure levée
page-keeper-did-rename = Nom changé
page-keeper-did-close-table = Table fermée
page-keeper-did-delete-table = Table supprimée
page-keeper-did-delete-line = Message supprimé
page-keeper-did-answer-report = Signalement traité
page-keeper-did-set-banner = Bandeau changé
page-keeper-did-set-switches = Interrupteurs changés

## Sessions

page-keeper-sessions = Sessions
page-keeper-sessions-about = Tous ceux qui sont connectés à ce bureau.
page-keeper-sessions-own = Là où vous êtes connecté à ce bureau.
page-keeper-no-sessions = Personne n’est connecté.
page-keeper-by-passkey = par clé d’accès
page-keeper-by-link = par lien à usage unique
page-keeper-end = Terminer
page-keeper-end-of = Terminer la session de { $name }
page-keeper-sure-end = Terminer la session de { $name } ?
page-keeper-about-end = Pour revenir, il faudra se reconnecter.
page-keeper-done-end = La session est terminée.

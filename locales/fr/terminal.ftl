### Ce que le terminal dit lui-même. Les mots à taper sont entre « guillemets » et restent les mêmes dans toutes les langues.

## Jouer

play-welcome = Vous êtes { $name }, à la place { $seat }. À table avec vous : { $others }.
play-opponent = { $seat }, c’est { $bot } : { $character }
play-opponent-too = { $seat }, c’est { $bot } aussi.
play-opponent-gone = { $gone } ne joue plus ici. { $bot } le remplace.
play-commitment = L’engagement du donneur : { $commitment }
play-saving = La partie est enregistrée après chaque coup, dans { $file }.
play-no-seed = La graine du donneur est perdue. La suite est distribuée avec une nouvelle graine, et cette partie ne pourra jamais être vérifiée.
play-help-hint = Répondez par un numéro ou par les mots indiqués à côté. « help » liste les commandes, « quit » enregistre et quitte.
play-not-understood = « { $typed } » n’est pas compris. Tapez un numéro de la liste, ou des mots comme « { $example } » ; « ? » en dit plus.
play-rules-hint = « rules { $rule } » affiche cette règle.
play-saved = La partie est enregistrée dans { $file }. Pour la reprendre :
play-seed-kept = La graine secrète du donneur est dans { $file }, que vous seul pouvez lire. Gardez-la à côté de la partie : sans elle, on ne peut pas continuer avec les cartes auxquelles le donneur s’est engagé. Quand la partie est finie, la graine y est révélée.
play-kept = Toute la partie est conservée dans { $file }. Revoyez-la, ou vérifiez que le donneur a été honnête :
play-kept-unverified = Toute la partie est conservée dans { $file }. Revoyez-la :
play-for-real = C’était la manche d’essai. Et maintenant pour de bon, aux mêmes places ? (oui ou non)
play-yes = oui
play-help-number = le choix qui porte ce numéro
play-help-number-more = le premier choix, en deux exemplaires
play-help-words = un coup en toutes lettres, comme la liste le montre à droite
play-help-view = revoir toute la table
play-help-advice = ce qu’un bot fort ferait ici, et ce qu’il en attend
play-hint = Professore jouerait : { $move }. Il vous donne { $percent } % de chances de gagner.
play-hint-other = Ensuite : { $move } ({ $percent } %).
play-no-hints = Personne ne donne de conseils dans ce jeu.
play-help-rules = ce que disent les règles, par sections
play-help-section = le texte d’une règle
play-help-quit = enregistrer la partie et quitter
play-help-help = cette liste ; les mots des choix passent d’abord, donc « ? » marche toujours

## La table

show-round = Manche { $round } sur { $rounds }
show-round-alone = Manche { $round }
show-list = { $list }
show-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
show-supply = Cuisine
show-oven = Four
show-oven-top = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au-dessus : { $top }
show-worktop = Plan de travail
show-used = Utilisés
show-common-pile = Pile commune
show-mamma-mia-card = Carte MAMMA MIA
show-card-in-supply = dans la cuisine
show-card-before = { $seat-is ->
    [you] devant vous
   *[other] devant { $seat }
}
show-order-up = Commande
show-order-of = { $order } ({ $seat-is ->
    [you] à vous
   *[other] { $seat }
})
show-needs = { $order } : { $needs }
show-hand = Votre main
show-orders = Vos commandes
show-head-seat = place
show-head-player = joueur
show-head-colour = couleur
show-head-personal = ingrédient
show-head-ingredients = ingr.
show-head-orders = com.
show-head-waiter = serveur
show-head-baked = cuites
show-head-said = a dit
show-head-under = revenues sous le serveur
show-said-asked = a demandé un coup de main
show-said-yes = a dit oui
show-said-no = a dit non
show-notes = Notes
show-notes-oven = Dans le four, du plus ancien au plus récent :
show-tally = { $count } : { $orders }
show-choice-lay = poser jusqu’à { $cards }
show-question-count = Combien, de 1 à { $most } ?
show-question-fill = Lesquelles de vos cartes ({ $cards }) ? Il en faut { $count }. Par exemple : { $example }
show-question-ask = Quelles cartes demandez-vous, de { $from } à { $to } en tout, au plus { $cards } ? Par exemple : { $example }
show-question-ask-least = Quelles cartes demandez-vous, de { $from } à { $to } en tout, au moins { $least } et au plus { $cards } ? Par exemple : { $example }
show-question-space = Sur quelle case ? { $spaces }
show-head-side = côté
show-head-on-pizza = sur la pizza
show-head-reserve = en réserve
show-head-state = cette manche
show-nobody = (virtuelle)
show-chosen = a choisi
show-choosing = choisit
show-first = est premier
show-your-side = Votre côté
show-side = { $side } : la ligne 1 détache { $one }, la ligne 6 détache { $six }
show-your-cut = Votre coupe

## Revoir et vérifier

replay-hears = ({ $seat } est seul à entendre : { $what })
review-whose = Les décisions de la place { $number }, et les chances de gagner vues de là par Professore :
review-nothing = Il n’y avait rien à décider.
review-flawless = Aucune décision n’a coûté cher. Bien joué !
review-dearest = Les décisions qui ont coûté le plus :
review-decision = Étape { $step } : { $played } ({ $share } %). Mieux : { $best } ({ $best-share } %).
verify-honest = Honnête.
verify-honest-why = Chaque distribution découle de la graine à laquelle le donneur s’est engagé.
verify-not-revealed = Pas encore révélée.
verify-not-revealed-why = La graine du donneur ne figure pas dans ce registre : rien ne peut être vérifié. Elle est révélée quand la partie est finie.
verify-not-committed = Invérifiable.
verify-not-committed-why = Le donneur n’a pris aucun engagement avant cette partie : il n’y a rien à quoi comparer les distributions.
verify-not-honest = Pas honnête.

## Simuler

simulate-title = { $game }, { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} au hasard, graine { $seed }
simulate-length = durée
simulate-rounds = manches
simulate-turns = tours
simulate-seat = score de la place
simulate-mean = moyenne
simulate-least = minimum
simulate-most = maximum
simulate-wins = victoires
simulate-ties = victoires partagées : { $shared } ; personne ne gagne : { $nobody }
simulate-orders-baked = commandes cuites
simulate-per-game = par partie
simulate-share = sur toutes
simulate-four-of = Normale avec quatre d’une sorte
simulate-rewards = récompenses pour un coup de main
simulate-slices = ce qui arrive dans les parts
simulate-slice-replaced = une couleur domine et remplace les autres
simulate-slice-removed = deux à égalité, la troisième est retirée
simulate-slice-two-tie = deux à égalité, la troisième est absente
simulate-slice-saved = une couleur à l’abri garde ses ingrédients
simulate-slice-three-tie = les trois à égalité
simulate-slice-one-colour = une seule couleur

## Le manuel

man-written = Les pages du manuel sont dans { $folder }.

## Ce qui ne va pas

error-not-an-option = Une option s’écrit NOM=VALEUR, par exemple memory=notes, et non « { $given } ».
error-unknown-language = Forno ne parle pas « { $asked } » ; choisissez en, fr ou it.
error-no-such-seat = Il n’y a pas de place « { $asked } » à cette table ; les places vont de 1 à { $seats }.
error-no-such-eyes = Il n’y a pas de regard « { $asked } » à cette table ; choisissez une place de 1 à { $seats }, gallery ou all.
error-no-such-section = Les règles n’ont pas de section « { $asked } ». Il y a : { $possible }.
error-cannot-read = Impossible de lire { $file } : { $why }.
error-not-text = { $file } n’est pas un fichier texte : ce ne peut pas être un registre.
error-too-long = { $file } est trop long : un registre a { $most } Mio au plus.
error-ledger = { $file } est inutilisable. { $why }
error-other-game = { $file } est une partie de { $game }.
error-ended = La partie de { $file } est finie ; revoyez-la avec « forno replay ».
error-seed-missing = La graine du donneur { $file } manque : la partie ne peut pas continuer avec les cartes auxquelles le donneur s’est engagé. Remettez-la, ou utilisez --anyway : une nouvelle graine distribue alors la suite, et la partie ne pourra jamais être vérifiée.
error-other-seed = { $file } ne contient pas la graine de cette partie.
error-exists = { $file } existe déjà et n’est pas écrasé.
error-cannot-write = Impossible d’écrire { $file } : { $why }.
error-no-randomness = Le système ne donne pas de nombres aléatoires : rien ne peut être distribué honnêtement.
error-output = Impossible d’écrire la réponse : { $why }.
error-fault = Cela n’aurait pas dû arriver : { $what }. Merci de le signaler avec le registre.
system-not-found = ce fichier ou dossier n’existe pas
system-permission-denied = ce n’est pas autorisé
system-is-a-folder = c’est un dossier
system-not-a-folder = une partie du chemin n’est pas un dossier
system-exists = il existe déjà
system-storage-full = il n’y a plus de place

## The arena

arena-title = { $game }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }
arena-bot = bot
arena-wins = victoires
arena-interval = intervalle à 95 %
arena-score = points
arena-time = décision
arena-rating = cote
arena-from-to = { $from } à { $to }
arena-fair = Une part équitable vaut { $share }.
arena-interrupted = La série a été interrompue : voici ce que l’on sait.
arena-open = Après { $deals } donnes, on ne sait pas encore si { $better } gagne plus que { $than }.
arena-more = Décidé après { $deals } donnes : { $better } gagne plus que { $than }.
arena-not-more = Décidé après { $deals } donnes : { $better } ne gagne pas plus que { $than }.
error-unknown-bot = Il n’y a pas de bot « { $asked } ». Possibles : { $possible }.
error-no-adviser = Personne ne peut juger ce jeu : il n’a pas d’analyses.
error-bot-count = Vous avez nommé { $given } bots, et il y a place pour { $seats }. Nommez-en un par place, ou moins.
error-bad-budget = « { $given } » n’est pas un budget. Écrivez par exemple 20ms, 1s ou 2000it.
error-bad-question = « { $given } » ne nomme pas deux bots différents qui jouent, comme 2,1.
error-not-a-run = { $file } ne contient pas de série de l’arène à ces conditions : { $why }

## La maison

serve-open = La maison est ouverte : { $address }
serve-closed = La maison est fermée. Tout est enregistré.
tables-none = Il n’y a aucune table.
tables-closed = La table { $table } est fermée.
tables-deleted = La table { $table } est supprimée.
backup-done = Tout est copié dans { $file }.
restore-done = { $file } est en place.
restore-kept = Ce qui s’y trouvait avant est conservé dans { $file }.
restore-forgotten = { $count ->
    [one] Une personne a été oubliée après cette sauvegarde, et l’est maintenant là aussi.
   *[other] { $count } personnes ont été oubliées après cette sauvegarde, et le sont maintenant là aussi.
}
restore-hidden = { $count ->
    [one] Une personne a demandé à être oubliée après cette sauvegarde, et y est maintenant masquée. Elle peut encore changer d’avis.
   *[other] { $count } personnes ont demandé à être oubliées après cette sauvegarde, et y sont maintenant masquées. Elles peuvent encore changer d’avis.
}
restore-unread = Les exclusions et les rôles sont ceux de la sauvegarde : rien de plus récent n’a pu être lu dans la base de données qu’elle remplace. Vérifiez-les avec « forno keeper measures » et « forno keeper guests » dès que la maison tourne.
check-damage = La base de données est abîmée : { $what }
check-table = La table { $table } ne peut être chargée : { $why }
check-other-rules = { $count ->
    [one] Une table suit une version des règles que ce Forno ne connaît pas ; elle peut seulement être lue.
   *[other] { $count } tables suivent une version des règles que ce Forno ne connaît pas ; elles peuvent seulement être lues.
}
check-fine = { $count ->
    [one] { $count } table peut être chargée et rejouée.
   *[other] { $count } tables peuvent être chargées et rejouées.
}
check-sound = Tout est en bon état.
error-damaged = { $tables ->
    [0] La base de données est abîmée. Toutes les tables peuvent être chargées ; restaurez tout de même une sauvegarde.
    [one] Une table ne peut être chargée. Les autres le peuvent ; une sauvegarde l’a peut-être.
   *[other] { $tables } tables ne peuvent être chargées. Les autres le peuvent ; une sauvegarde les a peut-être.
}
error-not-a-limit = « { $given } » n’est pas une limite. Écrivez par exemple address.sockets=100 ; « forno serve --print-limits » les énumère.
error-unknown-limit = Il n’y a pas de limite « { $name } » ; « forno serve --print-limits » les énumère.
error-limit-number = La limite { $name } est un nombre entier, pas « { $given } ».
error-limit-time = La limite { $name } est une durée, pas « { $given } ». Écrivez-la comme 5s (ms, s, m ou h).
error-limit-rate = La limite { $name } est un débit, pas « { $given } ». Écrivez par exemple 60+6/m : 60 d’un coup, puis 6 par minute (s, m, h ou d).
error-not-a-host = « { $given } » n’est pas un nom d’hôte. Écrivez par exemple forno.example, sans https:// et sans port.
error-no-data-folder = Dites avec --data où la maison doit tout garder : ni XDG_DATA_HOME ni HOME n’est défini.
error-in-use = Une autre maison utilise le dossier { $file }. Arrêtez-la, ou choisissez un autre dossier avec --data.
error-address-taken = Un autre programme écoute à { $address }. Choisissez une autre adresse avec --listen.
error-cannot-listen = Impossible d’écouter à { $address } : { $why }.
error-no-such-table = Il n’y a pas de table « { $asked } » dans cette maison ; « forno tables list » les énumère.
keeper-invited = Ouvrez-le dans un navigateur dans les { $minutes } minutes. Il ne sert qu’une fois.
keeper-done = C’est fait.
keeper-nothing = Il n’y a rien.
error-no-house = Aucune maison n’utilise les données de { $folder }. Ouvrez-la avec `forno serve`.
error-answered = { $text }
error-not-reached = La maison à { $address } ne répond pas.
error-runtime = Le système ne donne pas de fils d’exécution : { $why }.
error-no-folder = Le dossier { $file } ne peut pas être créé : { $why }.
error-database-newer = La base a la version { $found }, et ce Forno connaît les versions jusqu’à { $known }. Utilisez le Forno plus récent qui l’a écrite.
error-database-older = La base a la version { $found } et doit passer à la version { $known } : ouvrez-la une fois avec « forno serve ».
error-database-foreign = { $file } est la base d’un autre programme.
error-database-not-one = { $file } n’est pas une base, ou elle est abîmée. Restaurez-la depuis une sauvegarde.
error-database-missing = Il n’y a pas de base { $file }. « forno serve » a-t-il tourné avec ce dossier ?
error-database-not-writable = { $file } ou son dossier ne peut pas être écrit.
error-database-no-log = Le système de fichiers de { $file } ne peut pas porter une base vivante. Choisissez avec --data un disque de cette machine.
error-database-locked = Un autre programme écrit dans { $file }.
error-database-full = Le disque est plein.
error-database-read-only = La base ne peut pas être écrite.
error-database-conflict = Quelqu’un d’autre a changé la table au même moment. Réessayez.
error-database-broken = La base ne fonctionne pas : { $why }

## Study

failure-nothing-to-forget = Pizza Theory ne cache rien qu’on puisse oublier. --forgetful est pour Mamma Mia.
study-title = { $game } à { $players } joueurs, { $games } parties de { $bot }
study-cards-a-lay = cartes par pose
study-turns-with-order = tours avec une commande
study-baked = commandes cuites, parmi celles qui sortent
study-pizzas = pizzas par joueur
study-points = points par joueur
study-from-hand = cartes de la main ajoutées à une pizza
study-asked = demandes d’aide par partie
study-gave = demandes exaucées
study-began = victoires de qui commence la manche { $round }
study-order = cuites : { $order }
study-rounds = manches par partie
study-first = victoires du premier joueur
study-safe = couleurs à l’abri par manche
study-virtual = parties que la couleur virtuelle prend aux deux
study-shared = parties à victoire partagée
study-forgetful = victoires de qui oublie

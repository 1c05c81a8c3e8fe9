### Ce que la page dit aux tables de Mamma Mia ! et de Mamma Mia ! Plus.

## Autour de la table

page-mamma-colour = { $colour }, ingrédient personnel : { $kind }
page-mamma-holds-ingredients = En main : { counted-ingredients }
page-mamma-holds-orders = En main : { counted-orders }
page-mamma-waiter-has = Chez le serveur : { counted-orders }
page-mamma-baked = { $count ->
    [one] { $count } pizza cuite
   *[other] { $count } pizzas cuites
}
page-mamma-card-before = A la carte MAMMA MIA et ouvrira le four
page-mamma-card-yours = La carte MAMMA MIA : vous ouvrirez le four
page-mamma-card-in-supply = La carte MAMMA MIA s’y cache.
page-mamma-waiter = Serveur
page-mamma-draw = piocher { $cards }
page-mamma-common-pile = Cuites : { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
page-mamma-set-aside = Commandes cuites : { $count }
page-mamma-used = Utilisées dans cette manche : { $cards }
page-mamma-empty = rien pour l’instant
page-mamma-left-in = { $count ->
    [0] vide
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
page-mamma-order-of = { $order } ({ $name })

## Ce qu’on dit tout haut

page-mamma-says-laid = { $cards } !
page-mamma-says-mamma-mia = Mamma mia !
page-mamma-says-open = J’ouvre le four !
page-mamma-says-skip = Rien à poser !
page-mamma-says-asked = { $cards }, s’il vous plaît ?
page-mamma-says-help = Qui m’aide ?
page-mamma-yes = Oui
page-mamma-no = Non
page-mamma-says-gave = Voilà !
page-mamma-says-declined = Non, désolé.

## Votre main

page-mamma-your-ingredients = Ingrédients dans votre main
page-mamma-your-orders = Commandes dans votre main
page-mamma-no-ingredients = Aucun ingrédient dans votre main.
page-mamma-in-hand = { $cards } dans votre main, { $picked ->
    [0] rien de choisi
   *[other] choix : { $picked }
}
page-mamma-order-in-hand = Commande { $order }, il faut : { $needs }
page-mamma-prompt-lay = Choisissez des cartes d’une seule sorte.
page-mamma-prompt-order = Choisissez une commande à poser.
page-mamma-prompt-order-or-pile = Ajoutez une commande si vous voulez, puis piochez : cuisine ou serveur.
page-mamma-prompt-pile = Piochez maintenant : cuisine ou serveur.
page-mamma-prompt-order-or-lay = Ajoutez une commande si vous voulez.
page-mamma-prompt-send = Tout est prêt.
page-mamma-send-lay = Poser { $cards }
page-mamma-send-order = Poser la commande
page-mamma-send-no-order = Pas de commande
page-mamma-undo = Annuler
page-mamma-instead = Plutôt : { $kind }

## Pourquoi pas ?

page-mamma-why-not-now = Pas maintenant : attendez qu’on vous le demande.
page-mamma-why-one-kind = Une seule sorte par tour.
page-mamma-why-lay = Choisissez d’abord au moins un ingrédient à poser.
page-mamma-why-order = Votre main est pleine et sans ingrédient : choisissez une commande.
page-mamma-why-pile = Choisissez une pile : la cuisine ou votre serveur.
page-mamma-why-full = Votre main reste pleine : on ne pioche pas.
page-mamma-why-empty = Cette pile est vide : choisissez l’autre.

## Le four est ouvert

page-mamma-opening = Le four est ouvert
page-mamma-missing = il en faut { $need }, il y en a { $has } : il en manque { $count }
page-mamma-needs-has = il en faut { $need }, il y en a { $has }
page-mamma-has-of = { $has } sur { $need }
page-mamma-none-there = 0 sur { $need } : aucune sorte n’y est
page-mamma-without = Interdit : { $kind }
page-mamma-absent = aucune carte sur le plan de travail
page-mamma-forbidden = { $cards } sur le plan de travail
page-mamma-served = Servie !
page-mamma-burnt = Brûlée !
page-mamma-bake = Cuire la pizza
page-mamma-bake-with = Cuire avec : { $kinds }
page-mamma-from-hand = en ajoutant { $cards } de votre main
page-mamma-from-worktop = tout est sur le plan de travail
page-mamma-fill-head = Complétez avec { counted-ingredients } de votre main, au choix :
page-mamma-fill = Compléter avec { $cards }
page-mamma-pick-more = { $count ->
    [one] Choisissez encore une carte
   *[other] Choisissez encore { $count } cartes
}
page-mamma-ask-head = Ou demandez un coup de main ; si personne n’aide, elle brûle.
page-mamma-ask-kinds = Pour quelles sortes ?
page-mamma-ask = Demander { $cards }
page-mamma-fail = La laisser brûler
page-mamma-fail-about = la commande retourne sous votre serveur
page-mamma-help = Donner { $cards }
page-mamma-help-reward = la première commande de votre serveur compte alors pour vous
page-mamma-cannot-help = Vous n’avez pas ces cartes, vous ne pouvez que dire non. Ce non ressemble à tous les autres.
page-mamma-decline = Non, désolé
page-mamma-wants = { $name } : { $cards }, s’il vous plaît ?
page-mamma-answer-no = non
page-mamma-answer-asked = c’est son tour de répondre
page-mamma-answer-later = pas encore de réponse
page-mamma-answer-cannot = ne peut pas aider

## La fin

page-mamma-count = On compte les pizzas
page-mamma-pile-left = { $count ->
    [one] { $count } commande encore cachée
   *[other] { $count } commandes encore cachées
}
page-mamma-winner = gagne

## Notes

page-mamma-notes = Notes : ce qui a été dit
page-mamma-notes-oven = Dans le four, la plus ancienne d’abord
page-mamma-notes-baked = Cuites
page-mamma-notes-rewards = Récompenses, cachées
page-mamma-notes-queue = Retournées sous le serveur
page-mamma-notes-unseen = Commandes jamais vues

## Touches

page-mamma-key-kinds = Une carte de plus de cette sorte, en comptant depuis la gauche
page-mamma-key-order = La commande suivante, ou aucune
page-mamma-key-supply = Poser, et piocher dans la cuisine
page-mamma-key-waiter = Poser, et piocher chez le serveur
page-mamma-key-enter = Aller aux piles, ou poser ce qui est choisi

## L’accueil

page-minutes-mamma-mia = 30
page-minutes-mamma-mia-plus = 45
page-about-mamma-mia = Glissez ingrédients et commandes dans un four commun et retenez ce qu’il contient. À l’ouverture, seules les pizzas qui ont tout sont cuites.
page-about-mamma-mia-plus = Le même four avec des crevettes, des commandes plus retorses et un sixième joueur. S’il manque quelque chose, vos voisins peuvent aider, et y gagnent.

## Les règles d’une table

page-option-preset = Suit une édition imprimée sur plusieurs points à la fois.
page-value-preset-booklet = le premier livret
page-value-preset-later = éditions suivantes
page-value-preset-forno = Forno
page-value-preset-english = livret anglais
page-value-preset-french = livret français
page-value-preset-italian = livret italien
page-option-leftovers = Ce que deviennent les ingrédients dont aucune pizza n’a eu besoin.
page-option-memory = Si chacun doit retenir ce qu’il y a dans le four. Avec des notes, le jeu est plus facile, et bon pour apprendre.
page-option-practice = Une partie courte pour débuter : elle finit après la première ouverture du four.
page-option-mamma_mia_card = Quand entre en jeu la carte qui décide qui ouvre le four.
page-option-helping = Si vous pouvez demander à vos voisins les ingrédients qui manquent. À partir de trois joueurs.
page-option-ghiottona = Combien de cartes de chacune de ses deux sortes demande cette pizza gourmande.
page-option-monotoni = De quoi est faite la pizza à un seul ingrédient principal.
page-value-leftovers-stay_open = restent visibles
page-value-leftovers-go_under = passent au fond du nouveau four
page-value-memory-own = retenir soi-même
page-value-memory-notes = la table prend des notes
page-value-practice-on = une seule manche
page-value-practice-off = la partie entière
page-value-mamma_mia_card-before_deal = avant la donne
page-value-mamma_mia_card-after_deal = après la donne
page-value-helping-on = oui
page-value-helping-off = non
page-value-ghiottona-4 = quatre de chaque
page-value-ghiottona-5 = cinq de chaque
page-value-monotoni-one_and_six = un personnel, six autres
page-value-monotoni-six_and_one = six personnels, un autre

## La table toute simple

page-hand-size = En main : { $ingredients } + { $orders }
page-waiter-height = Serveur : { $count }
page-oven = Four
page-worktop = Plan de travail
page-supply = Cuisine
page-on-top = au-dessus : { $card }

## Ce que chacun a en main

page-hands = Toutes les mains
page-hand-empty = Rien en main

## Les images des règles

page-rules-kinds = Les ingrédients, et à qui ils sont
page-rules-piles = Ce qui se trouve sur la table
page-rules-pile-supply = La cuisine : tout le monde y pioche des ingrédients
page-rules-pile-waiter = Un serveur : vos propres commandes
page-rules-pile-oven = Le four : tout y entre
page-rules-turn = Un tour
page-rules-turn-lay = Poser des ingrédients d’une seule sorte
page-rules-turn-order = Poser une commande, si vous voulez
page-rules-turn-draw = Piocher dans une pile
page-rules-signs = Les signes des cartes commande
page-rules-sign-joker = Une sorte de votre choix
page-rules-sign-fewest = La sorte qui a le moins de cartes
page-rules-sign-without = Cette sorte doit être absente
page-rules-sign-either = L’une des deux, sans mélange
page-rules-sign-everything = Tout, au moins 15 cartes
page-rules-verdicts = Ce que peut devenir une commande
page-rules-baked = Réussie : elle compte
page-rules-failed = Ratée : elle retourne sous le serveur
page-rules-cards-of = Montrer les cartes de
page-rules-cards = Cartes commande, { $colour }

## Mamma Mia ! : ce qui se trouve sous une commande

page-learn-mamma-mia-lay = Votre commande veut 4 olives et 1 salami. Mimi et vous remplissez le même four.
page-learn-mamma-mia-lay-do = Appuyez deux fois sur les olives, puis sur la cuisine.
page-learn-mamma-mia-order = Mimi a posé 2 olives aussi. Il y en a 4 dans le four : peu importe à qui elles étaient.
page-learn-mamma-mia-order-do = Appuyez sur le salami et sur votre commande, puis sur la cuisine.
page-learn-mamma-mia-waiter = Sous votre commande, il y a tout. Celle de Mimi veut 4 salamis, et elle n’en a posé que 2.
page-learn-mamma-mia-waiter-do = Il faut des commandes : deux fois les champignons, puis votre serveur.
page-learn-mamma-mia-above = Mimi pose 2 salamis de plus, par-dessus sa commande. Mais ils seraient sous la vôtre !
page-learn-mamma-mia-above-do = Appuyez sur l’olive et sur « un de chaque », puis sur la cuisine.
page-learn-mamma-mia-open = La cuisine est vide : on ouvre le four. Les cartes sortent comme on les a posées, la plus ancienne d’abord.
page-learn-mamma-mia-up = Votre commande ! Elle peut prendre ce qui est sorti avant elle : 4 olives et 1 salami sont là.
page-learn-mamma-mia-baked = Cuite, avec les olives de Mimi ! Le reste attend sur le plan de travail les commandes suivantes.
page-learn-mamma-mia-late = La commande de Mimi veut 4 salamis, il y en a 2. Les 2 autres sont encore au four : ils étaient au-dessus.
page-learn-mamma-mia-burnt = Brûlée ! Ce qui sort après une commande ne lui sert à rien. Elle retourne sous le serveur de Mimi.
page-learn-mamma-mia-shared = Votre deuxième pizza, faite de restes. Les salamis de Mimi, trop tard pour elle, arrivent à temps pour vous.
page-learn-mamma-mia-end = Vous savez tout : seul compte ce qui est sous une commande, peu importe qui l’a posé, et les restes servent à la suivante.

## Mamma Mia ! Plus : l’entraide

page-learn-mamma-mia-plus-lay = Votre commande veut 4 olives et 1 salami, mais vous n’avez que 3 olives.
page-learn-mamma-mia-plus-lay-do = Posez-les quand même : trois fois les olives, puis la cuisine.
page-learn-mamma-mia-plus-order = Pas de quatrième olive. Mettez tout de même la commande au four : quelqu’un vous aidera peut-être.
page-learn-mamma-mia-plus-order-do = Appuyez une fois sur le salami, sur votre commande, puis sur la cuisine.
page-learn-mamma-mia-plus-open = La cuisine est vide : on ouvre le four, la carte la plus ancienne d’abord. Guettez votre commande.
page-learn-mamma-mia-plus-ask = Votre commande ! Il manque une olive, et vous n’en avez pas en main.
page-learn-mamma-mia-plus-ask-do = Demandez 1 olive aux autres.
page-learn-mamma-mia-plus-helped = Nonna a dit non, mais Mimi vous a donné une olive. Votre pizza est cuite !
page-learn-mamma-mia-plus-reward = Aider rapporte : la première commande du serveur de Mimi rejoint les pizzas cuites. Un point pour elle aussi.
page-learn-mamma-mia-plus-short = La commande de Nonna veut 4 salamis. Votre pizza en a pris un : il lui en manque un.
page-learn-mamma-mia-plus-give = Nonna demande un salami, et Mimi a dit non. Vous en avez deux.
page-learn-mamma-mia-plus-give-do = Donnez-en un : cela vaut un point.
page-learn-mamma-mia-plus-given = Un point pour la pizza de Nonna, et un pour vous : la première commande de votre serveur.
page-learn-mamma-mia-plus-end = Vous savez tout : il peut manquer une carte ou deux. Demandez-les, et aidez les autres : les deux rapportent.

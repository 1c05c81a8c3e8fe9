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

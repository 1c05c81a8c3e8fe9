### Ce que dit la page web dans les rediffusions, sur les pages des règles et pour rendre muet. Les programmes en terminal n’ont pas ces textes.

## Parcourir une partie

page-eyes-all = Tout le monde
page-play = Lecture
page-pause = Pause
page-speed = Vitesse
page-speed-slow = Lente
page-speed-normal = Comme à table
page-speed-fast = Rapide
page-position-of = Position { $at } sur { $end }
page-link-position = Lien vers cette position
page-another-ledger = Revoir une autre partie
page-log-jump = Chaque ligne mène à sa position.
page-key-replay-play = Lecture et pause
page-key-replay-back = Un pas en arrière
page-key-replay-forward = Un pas en avant
page-key-replay-start = Au début de la partie
page-key-replay-end = À la fin de la partie

## Une donne honnête

page-seal = Sceau, montré avant la donne
page-seed = Graine, montrée après la fin
page-not-shown = non montré
page-nonces = Mêlé par celles et ceux qui jouent
page-nonce-none = rien
page-verdict-about-honest = La maison a redistribué toute la partie à partir de la graine et a retrouvé chaque carte et chaque lancer tels qu’ils ont été joués.
page-verdict-about-not-revealed = Sans la graine, personne ne peut redistribuer la partie.
page-verdict-about-not-committed = Cette partie n’a pas de sceau d’avant la donne : il n’y a rien à comparer.
page-verdict-about-not-honest = La maison a redistribué toute la partie à partir de la graine, et quelque chose en est sorti autrement.
page-seal-true = La graine correspond au sceau
page-seal-false = La graine ne correspond pas au sceau
page-seal-by-browser = Calculé ici par votre navigateur : SHA-256 des octets de la graine.
page-seal-by-page = Calculé ici par la page elle-même, car votre navigateur ne donne SHA-256 qu’aux pages en https.
page-seal-unchecked = Il n’y a rien à comparer ici : sceau et graine ne sont pas là tous les deux.
page-verify = Vous n’avez pas à croire la maison sur parole : enregistrez le registre et faites redistribuer la partie sur votre propre ordinateur.
page-copy-command = Copier la commande
page-command-copied = La commande est copiée.

## Les pages des règles

page-rules-all = Les règles de tous les jeux
page-rules-contents = Sommaire
page-rules-search = Chercher dans ces règles
page-rules-hits = { $count ->
    [0] introuvable
    [one] trouvé une fois
   *[other] trouvé { $count } fois
}
page-rules-hit = { $at } sur { $count }
page-rules-previous = Passage précédent
page-rules-next = Passage suivant
page-rules-clear = Effacer la recherche
page-rules-print = Imprimer
page-rules-link = Lien vers la règle { $rule }
page-key-search = Chercher dans les règles

## Chat

page-mute-whom = De qui voulez-vous voir les messages ?
page-mute = Rendre { $name } muet
page-unmute = Entendre { $name } à nouveau

## L’accueil

page-past-tables = Parties terminées
page-no-past-tables = Vos parties terminées seront listées ici, sur cet appareil : pour les revoir.

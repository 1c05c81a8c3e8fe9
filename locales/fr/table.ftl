### Ce que dit chaque table : joueurs, parties, options, résultats, et ce qui ne va pas dans une mise en place ou un registre.
### Un joueur, c’est deux variables : $seat est son nom, $seat-is vaut "you" pour qui lit et "other" pour les autres.

## Joueurs et listes

# Un joueur sans nom.
seat-unnamed = Place { $number }
# Un joueur dans une liste.
player = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-none = rien

## Refus

refusal = { $why } (règle { $rule })

## Couleurs

colour-yellow = jaune
colour-green = vert
colour-brown = marron
colour-purple = violet
colour-red = rouge
colour-pink = rose
colour-white = blanc

## Langues, chacune par son propre nom

language-en = English
language-fr = Français
language-it = Italiano

## Résultats

result-winner = { $seat-is ->
    [you] Vous gagnez !
   *[other] { $seat } gagne !
}
result-shared = Victoire partagée : { $winners }.
result-nobody = Personne ne gagne.
result-abandoned = La partie a été interrompue.
result-score = { $seat-is ->
    [you] Vous : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[other] { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}

## Options ; chaque identifiant finit par le nom de l’option

option-first = Qui commence
option-first-about = Tirage au sort (random), ou la place qui porte ce numéro.
option-colours = Couleurs
option-colours-about = Une couleur différente pour chaque place, séparées par des virgules.

## Ce qui ne va pas dans une mise en place

setup-unknown-game = Aucun jeu ne s’appelle « { $name } » ; choisissez parmi : { $possible }.
setup-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $asked }.
setup-unknown-option = Ce jeu n’a pas d’option « { $name } » ; il a : { $possible }.
setup-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » ; choisissez parmi : { $possible }.
setup-given-twice = Ne donnez l’option « { $name } » qu’une seule fois.
setup-unknown-colour = Ce jeu n’a pas de couleur « { $colour } » ; choisissez parmi : { $possible }.
setup-colour-twice = Donnez à chaque place sa propre couleur : « { $colour } » est citée deux fois.
setup-colour-count = Citez une couleur pour chacune des { $seats } places ; nombre de couleurs citées : { $given }.

## Ce qui ne va pas dans un registre

ledger-line = Ligne { $line } : { $trouble }
ledger-not-a-ledger = Ce n’est pas un registre de Forno.
ledger-newer = Ce registre demande la version { $found } ; ce programme connaît les versions jusqu’à { $known }.
ledger-older = Ce registre a été joué selon la version { $found } des règles ; la plus ancienne que ce programme connaît est la version { $known }.
ledger-truncated = Le registre s’interrompt avant sa ligne « end ».
ledger-words = Attendu ici : { $expected } ; trouvé : « { $found } ».
ledger-unknown-move = Aucune règle ne connaît ce coup : « { $found } ». Attendu : { $expected }.
ledger-illegal-move = La place { $seat } ne peut pas jouer ce coup. { $why } (règle { $rule })
ledger-deal-not-awaited = Rien n’est à distribuer ici.
ledger-deal-other-pile = C’est autre chose qui est à distribuer ici.
ledger-deal-wrong-count = La distribution compte trop ou trop peu de cartes.
ledger-deal-not-in-pile = Ce qui est distribué ne peut pas venir de cette pile.
ledger-wrong-result = Selon les règles, le résultat est : { $result }.
ledger-result-missing = La partie est finie, mais son résultat n’est pas écrit.
ledger-wrong-count = Le nombre de la ligne « end » est faux ; distributions et coups au-dessus d’elle : { $counted }.

## Ce que montre une seconde donne

verify-no-commitment = Le registre montre une graine, mais aucun engagement pris avant la donne : n’importe quelle graine pourrait y figurer.
verify-other-seed = La graine montrée n’est pas celle à laquelle le donneur s’est engagé.
verify-other-deal = La distribution ou le coup numéro { $number } n’est pas ce que donne la graine.

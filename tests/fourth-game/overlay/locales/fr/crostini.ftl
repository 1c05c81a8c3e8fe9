### Crostini.
### Les mots : pain, carte, main, manger, brûler.

## Coups et possibilités : les lignes d’un menu

crostini-move-top = poser { $card } sur le pain
crostini-move-eat = manger le pain et brûler { $card }
crostini-offer-top = poser une carte sur le pain
crostini-offer-eat = manger le pain et brûler une carte

## Ce que tous entendent

crostini-dealt = { $seat-is ->
    [you] Vous avez votre main.
   *[other] { $seat } reçoit une main.
}
crostini-topped = { $seat-is ->
    [you] Vous posez { $card } sur le pain.
   *[other] { $seat } pose { $card } sur le pain.
}
crostini-ate = { $seat-is ->
    [you] Vous mangez le pain : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } mange le pain : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}

## Ce qu’un joueur entend

crostini-your-hand = Votre main : { $cards }.
crostini-burnt = Vous brûlez { $card }.

## Ce qu’on attend

crostini-now-dealing = { $seat-is ->
    [you] Vous recevez votre main
   *[other] { $seat } reçoit sa main
}
crostini-now-turn = { $seat-is ->
    [you] Posez une carte, ou mangez
   *[other] { $seat } pose une carte, ou mange
}

## La fin

crostini-won = { $seat-is ->
    [you] Vous avez mangé le plus : vous gagnez !
   *[other] { $seat } a mangé le plus et gagne !
}
crostini-won-together = Autant mangé l’un que l’autre, la victoire est partagée : { $winners }.

## Refus

crostini-refusal-not-dealt = Les mains ne sont pas encore données.
crostini-refusal-not-your-turn = { $seat-is ->
    [you] C’est à vous.
   *[other] C’est au tour de { $seat }.
}
crostini-refusal-not-in-hand = Il n’y a pas de { $card } dans votre main.
crostini-refusal-lower = { $card } est plus bas que le { $top } sur le pain.
crostini-refusal-not-higher = { $card } n’est pas plus haut que le { $top } sur le pain.
crostini-refusal-nothing-to-eat = Il n’y a rien sur le pain.
crostini-refusal-game-over = La partie est finie.

## Jeux

game-crostini = Crostini (2026)
game-crostini-about = Poser des cartes sur le pain, ou le manger. De 2 à 4 joueurs, environ 5 minutes.

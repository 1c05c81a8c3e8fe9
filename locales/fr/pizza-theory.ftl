### Pizza Theory (2012).
### Les mots : ingrédient, part, ligne, coupe, couteau, côté, réserve, virtuel, manche.

## Couleurs : le nom d’un camp, et tant d’ingrédients

pizza-theory-red = Rouge
pizza-theory-green = Vert
pizza-theory-white = Blanc

pizza-theory-count-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
pizza-theory-count-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
pizza-theory-count-white = { $count ->
    [one] { $count } blanc
   *[other] { $count } blancs
}

## Coups et possibilités : les lignes d’un menu

pizza-theory-move-place = poser un ingrédient sur { $space }
pizza-theory-move-cut = couper le long de la ligne { $line }
pizza-theory-move-virtual = poser un ingrédient virtuel sur { $space }

pizza-theory-offer-place = ajouter un ingrédient : { $count ->
    [one] { $count } seule case possible
   *[other] { $count } cases possibles
}
pizza-theory-offer-cut = choisir une ligne de coupe, de 1 à 6
pizza-theory-offer-virtual = poser un ingrédient virtuel contre son couteau : { $count ->
    [one] { $count } seule case libre
   *[other] { $count } cases libres
}

## Ce que tous entendent : la mise en place, les ajouts, le tour virtuel

pizza-theory-first = { $seat-is ->
    [you] Le sort vous désigne comme premier joueur.
   *[other] Le sort désigne { $seat } comme premier joueur.
}
pizza-theory-laid = Les premiers ingrédients sont sur la pizza. { $sides }.
pizza-theory-has-side = { $colour } a le côté { $side }
pizza-theory-round = { $seat-is ->
    [you] La manche { $round } commence, et vous jouez en premier.
   *[other] La manche { $round } commence, et { $seat } joue en premier.
}
pizza-theory-placed = { $seat-is ->
    [you] Vous posez un ingrédient sur { $space } ({ $colour }).
   *[other] { $seat } pose un ingrédient sur { $space } ({ $colour }).
}
pizza-theory-passed-no-space = { $seat-is ->
    [you] Vous passez : aucune case ne peut recevoir votre ingrédient.
   *[other] { $seat } passe : aucune case ne peut recevoir d’ingrédient de cette couleur.
}
pizza-theory-passed-no-reserve = { $seat-is ->
    [you] Vous passez : votre réserve est vide.
   *[other] { $seat } passe : la réserve est vide.
}
pizza-theory-rolled = { $seat-is ->
    [you] Vous lancez le dé virtuel : { $line }. Couteau de { $colour } : ligne { $line } du côté { $side }.
   *[other] { $seat } lance le dé virtuel : { $line }. Couteau de { $colour } : ligne { $line } du côté { $side }.
}
pizza-theory-placed-virtual = { $seat-is ->
    [you] Vous posez un ingrédient virtuel sur { $space } ({ $colour }).
   *[other] { $seat } pose un ingrédient virtuel sur { $space } ({ $colour }).
}
pizza-theory-skipped-no-space = Aucun ingrédient virtuel n’est posé : contre le couteau de { $colour }, toutes les cases sont prises.
pizza-theory-skipped-no-reserve = Aucun ingrédient virtuel n’est posé : la réserve de { $colour } est vide.

## Ce que tous entendent : couper, remplacer, tourner

pizza-theory-chose = { $seat-is ->
    [you] Vous avez choisi votre coupe.
   *[other] { $seat } a choisi sa coupe.
}
pizza-theory-revealed = Les couteaux tombent : { $cuts }.
pizza-theory-cut-of = { $seat-is ->
    [you] vous coupez le long de la ligne { $line }
   *[other] { $seat } coupe le long de la ligne { $line }
}
pizza-theory-safe = { $colour } est à l’abri : aucune part n’a plus d’un ingrédient de cette couleur.
pizza-theory-slice-replaced = Part { $letter } ({ $counts }) : { $by } est majoritaire et remplace { $lost }.
pizza-theory-slice-removed = Part { $letter } ({ $counts }) : { $tied } sont à égalité. Retrait sans remplacement : { $lost }.
pizza-theory-slice-two-tie = Part { $letter } ({ $counts }) : { $tied } sont à égalité, rien ne change.
pizza-theory-slice-saved = Part { $letter } ({ $counts }) : ce qui serait perdu est à l’abri, rien ne change.
pizza-theory-slice-three-tie = Part { $letter } ({ $counts }) : triple égalité, rien ne change.
pizza-theory-slice-one-colour = Part { $letter } ({ $counts }) : une seule couleur, rien ne change.
pizza-theory-slice-empty = La part { $letter } est vide.
pizza-theory-ran-out = La réserve de { $colour } est épuisée : { $short ->
    [one] { $short } case reste vide.
   *[other] { $short } cases restent vides.
}
pizza-theory-replaced = Sur la pizza à présent : { $counts }.
pizza-theory-turned = La pizza tourne d’un tiers de tour. { $sides }.

## Ce qu’un seul joueur entend

pizza-theory-your-cut = Vous couperez le long de la ligne { $line }.

## Ce qu’on attend maintenant

pizza-theory-now-drawing = On tire au sort le premier joueur
pizza-theory-now-adding = { $seat-is ->
    [you] Ajoutez un ingrédient
   *[other] { $seat } ajoute un ingrédient
}
pizza-theory-now-rolling = On lance le dé virtuel
pizza-theory-now-virtual = Le premier joueur pose un ingrédient virtuel contre son couteau, sur la ligne { $line }
pizza-theory-now-cutting = Chacun choisit en secret une ligne de coupe

## La fin

pizza-theory-won = { $seat-is ->
    [you] Vos 16 ingrédients sont tous sur la pizza : vous gagnez !
   *[other] { $seat } a ses 16 ingrédients sur la pizza et gagne !
}
pizza-theory-won-together = Leurs 16 ingrédients sont tous sur la pizza, et la victoire est partagée : { $winners }.
pizza-theory-lost = { $colour }, la couleur virtuelle, a ses 16 ingrédients sur la pizza : les deux joueurs perdent.
pizza-theory-drawn = Soixante manches, et personne n’a ses 16 ingrédients sur la pizza : partie nulle pour tous.

## Refus

pizza-theory-refusal-first-not-drawn = Le premier joueur n’est pas encore tiré au sort.
pizza-theory-refusal-not-your-turn = Ce n’est pas à vous. On attend : { $awaited }.
pizza-theory-refusal-add-first = Ajoutez d’abord un ingrédient de votre couleur.
pizza-theory-refusal-taken = La case { $space } est déjà prise.
pizza-theory-refusal-beside-own = La case { $space } touche votre ingrédient sur { $own } : choisissez une case qui ne touche aucun des vôtres.
pizza-theory-refusal-die-not-rolled = Le dé virtuel n’est pas encore lancé.
pizza-theory-refusal-not-first = { $seat-is ->
    [you] Vous êtes le premier joueur et posez l’ingrédient virtuel.
   *[other] { $seat } est le premier joueur et pose l’ingrédient virtuel.
}
pizza-theory-refusal-virtual-first = Posez d’abord un ingrédient virtuel.
pizza-theory-refusal-not-beside-knife = La case { $space } ne touche pas le couteau virtuel sur la ligne { $line }.
pizza-theory-refusal-cut-now = Chacun coupe maintenant : choisissez une ligne de 1 à 6.
pizza-theory-refusal-game-over = La partie est finie.

## Jeux

game-pizza-theory = Pizza Theory (2012)
game-pizza-theory-about = Trois coupes simultanées décident à qui revient chaque part. 2 ou 3 joueurs, environ 15 minutes.

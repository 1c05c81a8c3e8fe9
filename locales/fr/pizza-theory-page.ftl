### La table de Pizza Theory sur la page web. Les programmes de terminal n’ont pas ces textes.

## La pizza

page-pizza-whole = La pizza
page-pizza-how = Les flèches mènent d’une case à l’autre, Entrée pose un ingrédient.
page-pizza-space-free = { $space }, libre
page-pizza-space-open = { $space }, libre, possible pour vous
page-pizza-space-holds = { $space }, { $colour }
page-pizza-space-beside = { $space }, à côté de { $toppings }
page-pizza-list = Choisir dans une liste
page-pizza-list-close = Fermer la liste

## Ce qui est écrit sur un ingrédient : la première lettre de sa couleur

page-pizza-letter-red = R
page-pizza-letter-green = V
page-pizza-letter-white = B

## La coupe

page-pizza-lines = Vos lignes, comme vous voyez la pizza
page-pizza-line = Ligne { $line }
page-pizza-left = Gauche de la ligne { $line }
page-pizza-right = Droite de la ligne { $line }
page-pizza-nothing = rien
page-pizza-pick-line = Choisissez une ligne
page-pizza-cut = Couper le long de la ligne { $line }
page-pizza-cut-instead = Couper plutôt le long de la ligne { $line }
page-pizza-your-cut = Votre coupe : ligne { $line }
page-pizza-secret = Vous seul la voyez. Tant que le dernier n’a pas choisi, vous pouvez prendre une autre ligne.

## Les joueurs

page-pizza-turn-A = 1er
page-pizza-turn-B = 2e
page-pizza-turn-C = 3e
page-pizza-first = premier
page-pizza-virtual = virtuel
page-pizza-virtual-about = Personne ne joue cette couleur.
page-pizza-doing-adding = ajoute…
page-pizza-doing-virtual = ajoute…
page-pizza-doing-choosing = choisit…
page-pizza-doing-chosen = choisi
page-pizza-safe = à l’abri
page-pizza-winner = gagne
page-pizza-die = Le dé virtuel montre { $number }
page-pizza-toppings = { $count } sur { $all } sur la pizza, { $left } en réserve
page-pizza-reserve = { $left } en réserve
page-pizza-lie = Sur { $spaces }

## Les parts

page-pizza-slices = Les parts
page-pizza-slice = Part
page-pizza-happens = Ce qui se passe
page-pizza-fate-replaced = { $colour } en prend { $count }
page-pizza-fate-removed = égalité : { $colour } retiré ({ $count })
page-pizza-fate-two-tie = deux à égalité
page-pizza-fate-saved = à l’abri
page-pizza-fate-three-tie = triple égalité
page-pizza-fate-one-colour = une couleur
page-pizza-fate-empty = vide

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

## L’accueil

page-minutes-pizza-theory = 15
page-about-pizza-theory = Ajoutez un ingrédient, puis coupez tous ensemble la pizza, chacun selon une ligne secrète. Qui a la majorité dans une part la prend.

## La table toute simple

page-side = côté { $side }
page-your-cut = Votre coupe

## Ce que chacun a en main

page-cuts = Les coupes choisies
page-cut-line = Ligne { $line }
page-cut-none = aucune coupe choisie

## Les images des règles

page-rules-toppings = Les ingrédients et les couteaux des trois couleurs
page-rules-board = La pizza et ses 37 cases ; les six X sont marqués
page-rules-lines = Les trois côtés et leurs lignes 1 à 6, comme chacun les voit devant soi
page-rules-cuts = Coupe 5 du côté A, 6 du côté B, 4 du côté C : cinq parts, avec leur nombre de cases

## Pizza Theory : la majorité dans une part, et l’abri

page-learn-pizza-theory-place = Vous êtes rouge. À chaque manche, chacun pose un ingrédient sur la pizza.
page-learn-pizza-theory-place-do = Appuyez sur la case marquée.
page-learn-pizza-theory-cut = Maintenant chacun choisit une ligne en secret, et les trois couteaux tombent ensemble.
page-learn-pizza-theory-cut-do = Appuyez sur la ligne 5, puis coupez.
page-learn-pizza-theory-knives = Trois coupes partagent la pizza en parts. Dans chaque part, on compte les ingrédients.
page-learn-pizza-theory-majority = Ici vous en avez 2, les autres 1 chacun. Qui en a le plus prend le reste : ils deviennent rouges !
page-learn-pizza-theory-lost = Ici blanc en a 2 et vous 1 : le vôtre devient blanc. Cela marche aussi contre vous.
page-learn-pizza-theory-again = Vous avez 4 ingrédients sur la pizza, plus que les autres. Il s’agit de les garder !
page-learn-pizza-theory-again-do = Appuyez sur la case marquée.
page-learn-pizza-theory-apart = On peut ne rien perdre : il faut au plus un ingrédient dans chaque part.
page-learn-pizza-theory-apart-do = Appuyez sur la ligne 6, puis coupez.
page-learn-pizza-theory-safe = Cinq rouges dans cinq parts, un dans chacune : vous êtes à l’abri. Personne ne peut les prendre.
page-learn-pizza-theory-spared = Ici vert en a le plus et prend celui de blanc. Le vôtre reste : vous êtes à l’abri.
page-learn-pizza-theory-end = Vous savez tout : la majorité prend la part, un seul par part est à l’abri. Gagne qui pose ses 16 ingrédients.

### The table of Pizza Theory on the web page. Programs in a terminal do not have these texts.

## The pizza

page-pizza-whole = The pizza
page-pizza-how = The arrow keys go from space to space, Enter puts a topping down.
page-pizza-space-free = { $space }, free
page-pizza-space-open = { $space }, free, open to you
page-pizza-space-holds = { $space }, { $colour }
page-pizza-space-beside = { $space }, next to { $toppings }
page-pizza-list = Choose from a list
page-pizza-list-close = Close the list

## What stands on a topping: the first letter of its colour

page-pizza-letter-red = R
page-pizza-letter-green = G
page-pizza-letter-white = W

## The cut

page-pizza-lines = Your lines, as you look at the pizza
page-pizza-line = Line { $line }
page-pizza-left = Left of line { $line }
page-pizza-right = Right of line { $line }
page-pizza-nothing = nothing
page-pizza-pick-line = Pick a line
page-pizza-cut = Cut along line { $line }
page-pizza-cut-instead = Cut along line { $line } instead
page-pizza-your-cut = Your cut: line { $line }
page-pizza-secret = Only you see it. Until the last one has chosen you can take another line.

## The players

page-pizza-turn-A = 1st
page-pizza-turn-B = 2nd
page-pizza-turn-C = 3rd
page-pizza-first = first
page-pizza-virtual = virtual
page-pizza-virtual-about = Nobody plays this colour.
page-pizza-doing-adding = adding…
page-pizza-doing-virtual = adding…
page-pizza-doing-choosing = choosing…
page-pizza-doing-chosen = chosen
page-pizza-safe = safe
page-pizza-winner = wins
page-pizza-die = The virtual die shows { $number }
page-pizza-toppings = { $count } of { $all } on the pizza, { $left } in reserve
page-pizza-reserve = { $left } in reserve
page-pizza-lie = On { $spaces }

## The slices

page-pizza-slices = The slices
page-pizza-slice = Slice
page-pizza-happens = What happens
page-pizza-fate-replaced = { $colour } takes { $count }
page-pizza-fate-removed = tie: { $colour } off ({ $count })
page-pizza-fate-two-tie = two tie
page-pizza-fate-saved = safe
page-pizza-fate-three-tie = all tie
page-pizza-fate-one-colour = one colour
page-pizza-fate-empty = empty

## The start page

page-minutes-pizza-theory = 15
page-about-pizza-theory = Add a topping, then cut the pizza all at once, each along a secret line. Whoever has most in a slice takes it over.

## The plain table

page-side = side { $side }
page-your-cut = Your cut

## What everyone holds

page-cuts = The cuts they have chosen
page-cut-line = Line { $line }
page-cut-none = no cut chosen

## The pictures in the rules

page-rules-toppings = The toppings and knives of the three colours
page-rules-board = The pizza with its 37 spaces; the six X are marked
page-rules-lines = The three sides with their lines 1 to 6, as each owner looks along them
page-rules-cuts = Cut 5 of side A, 6 of side B, 4 of side C: five slices, with the number of their spaces

## Pizza Theory: the majority in a slice, and safety

page-learn-pizza-theory-place = You are red. In each round everybody puts one topping on the pizza.
page-learn-pizza-theory-place-do = Press the marked space.
page-learn-pizza-theory-cut = Now everybody chooses a line in secret, and the three knives come down together.
page-learn-pizza-theory-cut-do = Press line 5, then cut.
page-learn-pizza-theory-knives = Three cuts part the pizza into slices. In each slice the toppings are counted.
page-learn-pizza-theory-majority = Here you have 2, the others 1 each. Whoever has most takes the rest: they turn red!
page-learn-pizza-theory-lost = Here white has 2 and you have 1: yours turns white. It works against you too.
page-learn-pizza-theory-again = You have 4 toppings on the pizza, more than anyone. Now keep them!
page-learn-pizza-theory-again-do = Press the marked space.
page-learn-pizza-theory-apart = There is a way to lose nothing: have no more than one topping in every slice.
page-learn-pizza-theory-apart-do = Press line 6, then cut.
page-learn-pizza-theory-safe = Five red toppings in five slices, one in each: you are safe. Nobody can take any of them.
page-learn-pizza-theory-spared = Here green has most and takes white’s. Yours stays where it is: you are safe.
page-learn-pizza-theory-end = Now you know it: most in a slice takes it, one in every slice is safe. All 16 toppings on the pizza win.

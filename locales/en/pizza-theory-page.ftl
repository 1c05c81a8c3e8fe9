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

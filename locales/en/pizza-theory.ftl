### Pizza Theory (2012).
### The words: topping, slice, line, cut, knife, side, reserve, virtual, round.

## Colours: as the name of a side in the game, and so many toppings

pizza-theory-red = Red
pizza-theory-green = Green
pizza-theory-white = White

pizza-theory-count-red = { $count } red
pizza-theory-count-green = { $count } green
pizza-theory-count-white = { $count } white

## Moves and offers: lines of a menu

pizza-theory-move-place = put a topping on { $space }
pizza-theory-move-cut = cut along line { $line }
pizza-theory-move-virtual = put a virtual topping on { $space }

pizza-theory-offer-place = add a topping: { $count ->
    [one] only { $count } space is open to you
   *[other] { $count } spaces are open to you
}
pizza-theory-offer-cut = choose a line to cut along, from 1 to 6
pizza-theory-offer-virtual = put a virtual topping beside its knife: { $count ->
    [one] only { $count } space is empty there
   *[other] { $count } spaces are empty there
}

## What all hear: setting up, adding, the virtual turn

pizza-theory-first = { $seat-is ->
    [you] You are drawn as first player.
   *[other] { $seat } is drawn as first player.
}
pizza-theory-laid = The first toppings are on the pizza. { $sides }.
pizza-theory-has-side = { $colour } has side { $side }
pizza-theory-round = { $seat-is ->
    [you] Round { $round } begins, and you are first.
   *[other] Round { $round } begins, and { $seat } is first.
}
pizza-theory-placed = { $seat-is ->
    [you] You put a topping on { $space } ({ $colour }).
   *[other] { $seat } puts a topping on { $space } ({ $colour }).
}
pizza-theory-passed-no-space = { $seat-is ->
    [you] You pass: there is no space where you may add a topping.
   *[other] { $seat } passes: there is no space for another topping of that colour.
}
pizza-theory-passed-no-reserve = { $seat-is ->
    [you] You pass: your reserve is empty.
   *[other] { $seat } passes: the reserve is empty.
}
pizza-theory-rolled = { $seat-is ->
    [you] You roll the virtual die: { $line }. The knife of { $colour } lies on line { $line } of side { $side }.
   *[other] { $seat } rolls the virtual die: { $line }. The knife of { $colour } lies on line { $line } of side { $side }.
}
pizza-theory-placed-virtual = { $seat-is ->
    [you] You put a virtual topping on { $space } ({ $colour }).
   *[other] { $seat } puts a virtual topping on { $space } ({ $colour }).
}
pizza-theory-skipped-no-space = No virtual topping is put down: beside the knife of { $colour } every space is taken.
pizza-theory-skipped-no-reserve = No virtual topping is put down: the reserve of { $colour } is empty.

## What all hear: cutting, replacing, turning

pizza-theory-chose = { $seat-is ->
    [you] You have chosen your cut.
   *[other] { $seat } has chosen a cut.
}
pizza-theory-revealed = The knives come down: { $cuts }.
pizza-theory-cut-of = { $seat-is ->
    [you] you cut along line { $line }
   *[other] { $seat } cuts along line { $line }
}
pizza-theory-safe = { $colour } is safe: no slice has more than one topping of this colour.
pizza-theory-slice-replaced = Slice { $letter } ({ $counts }): { $by } has most and replaces { $lost }.
pizza-theory-slice-removed = Slice { $letter } ({ $counts }): { $tied } tie for most. Removed, not replaced: { $lost }.
pizza-theory-slice-two-tie = Slice { $letter } ({ $counts }): { $tied } tie, and nothing happens.
pizza-theory-slice-saved = Slice { $letter } ({ $counts }): what would be lost is safe, and nothing happens.
pizza-theory-slice-three-tie = Slice { $letter } ({ $counts }): all three tie, and nothing happens.
pizza-theory-slice-one-colour = Slice { $letter } ({ $counts }): only one colour, and nothing happens.
pizza-theory-slice-empty = Slice { $letter } is empty.
pizza-theory-ran-out = The reserve of { $colour } runs out: { $short ->
    [one] { $short } space stays empty.
   *[other] { $short } spaces stay empty.
}
pizza-theory-replaced = On the pizza now: { $counts }.
pizza-theory-turned = The pizza turns by a third. { $sides }.

## What one player hears

pizza-theory-your-cut = You will cut along line { $line }.

## What is awaited now

pizza-theory-now-drawing = The first player is being drawn
pizza-theory-now-adding = { $seat-is ->
    [you] Add a topping
   *[other] { $seat } adds a topping
}
pizza-theory-now-rolling = The virtual die is being rolled
pizza-theory-now-virtual = The first player puts a virtual topping beside its knife, on line { $line }
pizza-theory-now-cutting = Everyone chooses a line to cut along, in secret

## The end

pizza-theory-won = { $seat-is ->
    [you] All your 16 toppings are on the pizza: you win!
   *[other] { $seat } has all 16 toppings on the pizza and wins!
}
pizza-theory-won-together = All their 16 toppings are on the pizza, and they share the win: { $winners }.
pizza-theory-lost = { $colour }, the virtual colour, has all 16 toppings on the pizza: both players lose.
pizza-theory-drawn = Sixty rounds, and nobody has all 16 toppings on the pizza: a draw of all.

## Refusals

pizza-theory-refusal-first-not-drawn = The first player has not been drawn yet.
pizza-theory-refusal-not-your-turn = It is not your turn. Awaited: { $awaited }.
pizza-theory-refusal-add-first = First add a topping of your own colour.
pizza-theory-refusal-taken = Space { $space } is taken.
pizza-theory-refusal-beside-own = Space { $space } is beside your own topping on { $own }: choose one that touches none of yours.
pizza-theory-refusal-die-not-rolled = The virtual die has not been rolled yet.
pizza-theory-refusal-not-first = { $seat-is ->
    [you] You are the first player and put down the virtual topping.
   *[other] { $seat } is the first player and puts down the virtual topping.
}
pizza-theory-refusal-virtual-first = First put down a virtual topping.
pizza-theory-refusal-not-beside-knife = Space { $space } does not touch the virtual knife on line { $line }.
pizza-theory-refusal-cut-now = Now everyone cuts: choose a line from 1 to 6.
pizza-theory-refusal-game-over = The game is over.

## Games

game-pizza-theory = Pizza Theory (2012)
game-pizza-theory-about = Three cuts at once decide who owns each slice. 2 or 3 players, about 15 minutes.

### Crostini.
### The words: bread, card, hand, eat, burn.

## Moves and offers: lines of a menu

crostini-move-top = lay { $card } on the bread
crostini-move-eat = eat the bread and burn { $card }
crostini-offer-top = lay a card on the bread
crostini-offer-eat = eat the bread and burn a card

## What all hear

crostini-dealt = { $seat-is ->
    [you] You have your hand.
   *[other] { $seat } gets a hand.
}
crostini-topped = { $seat-is ->
    [you] You lay { $card } on the bread.
   *[other] { $seat } lays { $card } on the bread.
}
crostini-ate = { $seat-is ->
    [you] You eat the bread: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $seat } eats the bread: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}

## What one player hears

crostini-your-hand = Your hand: { $cards }.
crostini-burnt = You burn { $card }.

## What is awaited now

crostini-now-dealing = { $seat-is ->
    [you] You are being dealt a hand
   *[other] { $seat } is being dealt a hand
}
crostini-now-turn = { $seat-is ->
    [you] Lay a card, or eat
   *[other] { $seat } lays a card, or eats
}

## The end

crostini-won = { $seat-is ->
    [you] You have eaten most: you win!
   *[other] { $seat } has eaten most and wins!
}
crostini-won-together = They have eaten equally much and share the win: { $winners }.

## Refusals

crostini-refusal-not-dealt = The hands have not been dealt yet.
crostini-refusal-not-your-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
crostini-refusal-not-in-hand = There is no { $card } in your hand.
crostini-refusal-lower = { $card } is lower than the { $top } on top of the bread.
crostini-refusal-not-higher = { $card } is not higher than the { $top } on top of the bread.
crostini-refusal-nothing-to-eat = There is nothing on the bread.
crostini-refusal-game-over = The game is over.

## Games

game-crostini = Crostini (2026)
game-crostini-about = Lay cards on the bread, or eat it. 2 to 4 players, about 5 minutes.

### What the web page says at the tables of Mamma Mia! and Mamma Mia! Plus.

## Round the table

page-mamma-colour = { $colour }, personal ingredient: { $kind }
page-mamma-holds-ingredients = In hand: { counted-ingredients }
page-mamma-holds-orders = In hand: { counted-orders }
page-mamma-waiter-has = With the waiter: { counted-orders }
page-mamma-baked = { $count ->
    [one] { $count } pizza baked
   *[other] { $count } pizzas baked
}
page-mamma-card-before = Has the MAMMA MIA card and will open the oven
page-mamma-card-yours = The MAMMA MIA card: you will open the oven
page-mamma-card-in-supply = The MAMMA MIA card is somewhere in it.
page-mamma-waiter = Waiter
page-mamma-draw = draw { $cards }
page-mamma-common-pile = Baked: { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
page-mamma-set-aside = Baked orders: { $count }
page-mamma-used = Used in this round: { $cards }
page-mamma-empty = nothing yet
page-mamma-left-in = { $count ->
    [0] empty
    [one] { $count } card left
   *[other] { $count } cards left
}
page-mamma-order-of = { $order } ({ $name })

## What is said aloud

page-mamma-says-laid = { $cards }!
page-mamma-says-mamma-mia = Mamma mia!
page-mamma-says-open = I open the oven!
page-mamma-says-skip = Nothing to lay!
page-mamma-says-asked = { $cards }, please?
page-mamma-says-help = Who helps me?
page-mamma-yes = Yes
page-mamma-no = No
page-mamma-says-gave = Here you are!
page-mamma-says-declined = No, sorry.

## The own hand

page-mamma-your-ingredients = Ingredients in your hand
page-mamma-your-orders = Orders in your hand
page-mamma-no-ingredients = No ingredients in your hand.
page-mamma-in-hand = { $cards } in your hand, { $picked ->
    [0] none selected
   *[other] { $picked } selected
}
page-mamma-order-in-hand = Order { $order }, needs: { $needs }
page-mamma-prompt-lay = Choose cards of one kind to lay.
page-mamma-prompt-order = Choose an order to lay.
page-mamma-prompt-order-or-pile = Add an order if you like, then draw: supply or waiter.
page-mamma-prompt-pile = Now draw: supply or waiter.
page-mamma-prompt-order-or-lay = Add an order if you like.
page-mamma-prompt-send = All set.
page-mamma-send-lay = Lay { $cards }
page-mamma-send-order = Lay the order
page-mamma-send-no-order = No order
page-mamma-undo = Undo
page-mamma-instead = { $kind } instead

## Why not?

page-mamma-why-not-now = Not now: wait until it is asked of you.
page-mamma-why-one-kind = One kind only in a turn.
page-mamma-why-lay = First choose at least one ingredient to lay.
page-mamma-why-order = Your hand is full and has no ingredients: choose an order.
page-mamma-why-pile = Choose a pile: the supply or your waiter.
page-mamma-why-full = Your hand stays full: nothing is drawn.
page-mamma-why-empty = This pile is empty: choose the other one.

## The oven is open

page-mamma-opening = The oven is open
page-mamma-missing = needs { $need }, has { $has }: { $count } missing
page-mamma-needs-has = needs { $need }, has { $has }
page-mamma-has-of = { $has } of { $need }
page-mamma-none-there = 0 of { $need }: no kind lies there
page-mamma-without = No { $kind }
page-mamma-absent = none on the worktop
page-mamma-forbidden = { $cards } on the worktop
page-mamma-served = Served!
page-mamma-burnt = Burnt!
page-mamma-bake = Bake the pizza
page-mamma-bake-with = Bake with { $kinds }
page-mamma-from-hand = adding { $cards } from your hand
page-mamma-from-worktop = all of it is on the worktop
page-mamma-fill-head = Fill up with { counted-ingredients } of any kind from your hand:
page-mamma-fill = Fill up with { $cards }
page-mamma-pick-more = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } more cards
}
page-mamma-ask-head = Or ask for help; if nobody helps, it burns.
page-mamma-ask-kinds = For which kinds?
page-mamma-ask = Ask for { $cards }
page-mamma-fail = Let it burn
page-mamma-fail-about = the order goes back under your waiter
page-mamma-help = Give { $cards }
page-mamma-help-reward = your waiter’s top order then counts for you
page-mamma-cannot-help = You do not have these cards, so you can only say no. It looks like any other no.
page-mamma-decline = No, sorry
page-mamma-wants = { $name }: { $cards }, please?
page-mamma-answer-no = no
page-mamma-answer-asked = is asked now
page-mamma-answer-later = not asked yet
page-mamma-answer-cannot = cannot be asked

## The end

page-mamma-count = The pizzas are counted
page-mamma-pile-left = { $count ->
    [one] { $count } order still face down
   *[other] { $count } orders still face down
}
page-mamma-winner = wins

## Notes

page-mamma-notes = Notes: what was said so far
page-mamma-notes-oven = In the oven, oldest first
page-mamma-notes-baked = Baked
page-mamma-notes-rewards = Rewards, unseen
page-mamma-notes-queue = Back under the waiter
page-mamma-notes-unseen = Unseen orders

## Keys

page-mamma-key-kinds = One more card of this kind, counted from the left
page-mamma-key-order = The next order, or none
page-mamma-key-supply = Lay, and draw from the supply
page-mamma-key-waiter = Lay, and draw from the waiter
page-mamma-key-enter = On to the piles, or lay what is chosen

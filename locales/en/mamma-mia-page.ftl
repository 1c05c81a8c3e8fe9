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

## The start page

page-minutes-mamma-mia = 30
page-minutes-mamma-mia-plus = 45
page-about-mamma-mia = Slip ingredients and orders into one common oven and remember what lies in it. When it is opened, only the pizzas that have everything are baked.
page-about-mamma-mia-plus = The same oven with shrimp, trickier orders and a sixth player. If something is missing your neighbours can help, and are paid for it.

## The rules of a table

page-option-preset = Follows one printed edition in several points at once.
page-value-preset-booklet = the first booklet
page-value-preset-later = later printings
page-value-preset-forno = Forno
page-value-preset-english = English booklet
page-value-preset-french = French booklet
page-value-preset-italian = Italian booklet
page-option-leftovers = What happens to ingredients that no pizza needed.
page-option-memory = Whether everyone has to remember what is in the oven. With notes the game is easier, and good for learning.
page-option-practice = A short game for newcomers: it ends when the oven has been opened once.
page-option-mamma_mia_card = When the card that decides who opens the oven comes into play.
page-option-helping = Whether you may ask your neighbours for missing ingredients. From three players on.
page-option-ghiottona = How many cards of each of its two kinds this greedy pizza needs.
page-option-monotoni = What the pizza with one main ingredient is made of.
page-value-leftovers-stay_open = stay in sight
page-value-leftovers-go_under = go under the new oven
page-value-memory-own = remember yourself
page-value-memory-notes = the table keeps notes
page-value-practice-on = one round only
page-value-practice-off = the whole game
page-value-mamma_mia_card-before_deal = before the deal
page-value-mamma_mia_card-after_deal = after the deal
page-value-helping-on = yes
page-value-helping-off = no
page-value-ghiottona-4 = four each
page-value-ghiottona-5 = five each
page-value-monotoni-one_and_six = one personal, six others
page-value-monotoni-six_and_one = six personal, one other

## The plain table

page-hand-size = In hand: { $ingredients } + { $orders }
page-waiter-height = Waiter: { $count }
page-oven = Oven
page-worktop = Worktop
page-supply = Supply
page-on-top = on top: { $card }

## What everyone holds

page-hands = All hands
page-hand-empty = Nothing in hand

## The pictures in the rules

page-rules-kinds = The ingredients, and whose they are
page-rules-piles = What lies on the table
page-rules-pile-supply = The supply: everyone draws ingredients from it
page-rules-pile-waiter = A waiter: your own orders
page-rules-pile-oven = The oven: everything goes in here
page-rules-turn = A turn
page-rules-turn-lay = Lay ingredients of one kind
page-rules-turn-order = Lay an order, if you like
page-rules-turn-draw = Draw from one pile
page-rules-signs = The signs on the order cards
page-rules-sign-joker = A kind of your choice
page-rules-sign-fewest = The kind with the fewest cards
page-rules-sign-without = This kind must be absent
page-rules-sign-either = One of the two, not a mixture
page-rules-sign-everything = Everything, at least 15 cards
page-rules-verdicts = What can become of an order
page-rules-baked = Baked: it counts
page-rules-failed = Failed: back under the waiter
page-rules-cards-of = Show the cards of
page-rules-cards = Order cards, { $colour }

## Mamma Mia!: what lies below an order

page-learn-mamma-mia-lay = Your order wants 4 olives and 1 salami. You and Mimi fill the same oven.
page-learn-mamma-mia-lay-do = Press the olives twice, then the supply.
page-learn-mamma-mia-order = Mimi has laid 2 olives too. Now 4 are in the oven, and it does not matter whose they are.
page-learn-mamma-mia-order-do = Press the salami and your order, then the supply.
page-learn-mamma-mia-waiter = Your order lies on top of all it needs. Mimi’s wants 4 salami, and she has laid only 2.
page-learn-mamma-mia-waiter-do = Get new orders: press the mushrooms twice, then your waiter.
page-learn-mamma-mia-above = Mimi’s other 2 salami come on top of her order. But they would lie below yours!
page-learn-mamma-mia-above-do = Press the olive and “one of each”, then the supply.
page-learn-mamma-mia-open = The supply is empty: the oven is opened. The cards come up as they were laid, the oldest first.
page-learn-mamma-mia-up = Your order! It can use whatever came up before it: 4 olives and 1 salami are there.
page-learn-mamma-mia-baked = Baked, with Mimi’s olives in it! What it did not need stays on the worktop for later orders.
page-learn-mamma-mia-late = Mimi’s order wants 4 salami, and 2 are there. The other 2 are still in the oven: they lay above it.
page-learn-mamma-mia-burnt = Burnt! What comes up after an order is no use to it. The order goes back under her waiter.
page-learn-mamma-mia-shared = Your second pizza: made of what was left over. Mimi’s salami, too late for her, came in time for you.
page-learn-mamma-mia-end = Now you know it: only what lies below an order counts, whoever laid it, and what is left over serves the next one.

## Mamma Mia! Plus: helping

page-learn-mamma-mia-plus-lay = Your order wants 4 olives and 1 salami, but you have only 3 olives.
page-learn-mamma-mia-plus-lay-do = Lay them all the same: press the olives three times, then the supply.
page-learn-mamma-mia-plus-order = No fourth olive for you. Put the order into the oven one short: somebody may help you later.
page-learn-mamma-mia-plus-order-do = Press the salami once, your order, then the supply.
page-learn-mamma-mia-plus-open = The supply is empty: the oven is opened, the oldest card first. Watch out for your order.
page-learn-mamma-mia-plus-ask = Your order! An olive is missing, and you have none in hand.
page-learn-mamma-mia-plus-ask-do = Ask the others for 1 olive.
page-learn-mamma-mia-plus-helped = Nonna said no, but Mimi gave you an olive. Your pizza is baked!
page-learn-mamma-mia-plus-reward = Helping pays: the top order of Mimi’s waiter goes onto the pile of baked ones. A point for her too.
page-learn-mamma-mia-plus-short = Nonna’s order wants 4 salami. Your pizza took one of them: now she is one short.
page-learn-mamma-mia-plus-give = Nonna asks for a salami, and Mimi said no. You have two.
page-learn-mamma-mia-plus-give-do = Give her one: it is worth a point.
page-learn-mamma-mia-plus-given = A point for Nonna’s pizza, and a point for you: the top order of your waiter.
page-learn-mamma-mia-plus-end = Now you know it: an order may be a card or two short. Ask for what is missing, and help others: both bring points.

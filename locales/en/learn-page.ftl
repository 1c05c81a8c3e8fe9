### Guided first games: the words beside the table. Each tells what is seen at that moment.
### What is to be done then stands in the text that ends with -do.

page-learn-link = Learn in 3 minutes
page-learn-go-on = Go on learning
page-learn-title = Learn { $game }
page-learn-none = There is no lesson here
page-learn-progress = Step { $at } of { $count }
page-learn-next = Next
page-learn-other = That is allowed too. For this lesson:
page-learn-not-here = That does not work here. For this lesson:
page-learn-restart = Back to the start
page-learn-leave = Leave
page-key-learn-next = Next step of the lesson

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

### Mamma Mia! (1998) and Mamma Mia! Plus (2009).
### The words: supply, waiter, oven, worktop, order, helping, round.

## Ingredients: the kind, and so many cards of it

ingredient-pineapple = pineapples
ingredient-pepper = peppers
ingredient-mushroom = mushrooms
ingredient-olive = olives
ingredient-salami = salami
ingredient-shrimp = shrimp

cards-pineapple = { $count ->
    [one] { $count } pineapple
   *[other] { $count } pineapples
}
cards-pepper = { $count ->
    [one] { $count } pepper
   *[other] { $count } peppers
}
cards-mushroom = { $count ->
    [one] { $count } mushroom
   *[other] { $count } mushrooms
}
cards-olive = { $count ->
    [one] { $count } olive
   *[other] { $count } olives
}
cards-salami = { $count } salami
cards-shrimp = { $count } shrimp

counted-ingredients = { $count ->
    [one] { $count } ingredient
   *[other] { $count } ingredients
}
counted-orders = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}

## Orders and what they need

order-four-of = Normale with four { $kind }
order-one-of-each = Normale with one of each
order-two-and-two = Normale with two and two
order-monotoni = Monotoni
order-bombastica = Bombastica
order-minimale = Minimale
order-ghiottona = Ghiottona
order-monotoni-junior = Monotoni junior
order-minipizza = Minipizza
order-mamma-mia-a = Mamma Mia A
order-mamma-mia-b = Mamma Mia B

needs-these = { $cards }
needs-one-joker = { $cards } and { $count } of one other kind
needs-two-jokers = { $cards } and { $count } each of two other kinds
needs-everything = everything on the worktop, at least { $count } cards
needs-scarcest = { $cards } and { $count } of the scarcest other kind on the worktop
needs-any-one = { $count } of any one kind, with no { $without } on the worktop
needs-these-without = { $cards }, with no { $without } on the worktop
needs-either = { $cards } and either { $one } or { $other }

## Piles

pile-supply = the supply
pile-waiter = the waiter

## Moves and offers: lines of a menu

mamma-mia-move-lay = lay { $cards }
mamma-mia-move-order = lay an order: { $order }
mamma-mia-move-no-order = lay no order
mamma-mia-move-draw-supply = draw from the supply
mamma-mia-move-draw-waiter = draw from your waiter
mamma-mia-move-bake = bake the pizza
mamma-mia-move-bake-kinds = bake the pizza with { $kinds }
mamma-mia-move-fill = fill up with { $cards } from your hand
mamma-mia-move-ask = ask for help: { $cards }
mamma-mia-move-ask-kinds = choose { $kinds } and ask for help: { $cards }
mamma-mia-move-fail = let the pizza fail
mamma-mia-move-help = say yes and help
mamma-mia-move-decline = say no

mamma-mia-offer-lay = lay one kind: up to { $cards }
mamma-mia-offer-order = lay an order: { $orders }
mamma-mia-offer-draw-supply = draw { counted-ingredients } from the supply
mamma-mia-offer-draw-last = take the last card of the supply, the MAMMA MIA card
mamma-mia-offer-draw-waiter = draw { counted-orders } from your waiter
mamma-mia-offer-bake-hand = bake the pizza, adding { $cards } from your hand
mamma-mia-offer-bake-kinds-hand = bake the pizza with { $kinds }, adding { $cards } from your hand
mamma-mia-offer-fill = fill up with { counted-ingredients } of any kind from your hand
mamma-mia-offer-ask = ask for help: at most { $cards }
mamma-mia-offer-ask-least = ask for help: at least { $least }, at most { $cards }
mamma-mia-offer-ask-kinds = choose { $kinds } and ask for help: at most { $cards }
mamma-mia-offer-ask-kinds-least = choose { $kinds } and ask for help: at least { $least }, at most { $cards }

## What all hear: filling the oven

mamma-mia-first = { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
mamma-mia-dealt-supply = { $seat-is ->
    [you] You get { counted-ingredients }.
   *[other] { $seat } gets { counted-ingredients }.
}
mamma-mia-dealt-waiter = { $seat-is ->
    [you] You get { counted-orders } from your waiter.
   *[other] { $seat } gets { counted-orders } from the waiter.
}
mamma-mia-shuffled-in = The MAMMA MIA card is shuffled into the supply.
mamma-mia-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
mamma-mia-laid = { $seat-is ->
    [you] You lay { $cards }.
   *[other] { $seat } lays { $cards }.
}
mamma-mia-ordered = { $seat-is ->
    [you] You lay an order: { $order }.
   *[other] { $seat } lays an order: { $order }.
}
mamma-mia-no-order = { $seat-is ->
    [you] You lay no order.
   *[other] { $seat } lays no order.
}
mamma-mia-skipped = { $seat-is ->
    [you] You have no ingredients in hand and skip your turn.
   *[other] { $seat } has no ingredients in hand and skips a turn.
}
mamma-mia-drew-supply = { $seat-is ->
    [you] You draw { counted-ingredients } from the supply.
   *[other] { $seat } draws { counted-ingredients } from the supply.
}
mamma-mia-drew-last = { $seat-is ->
    [you] You take the last card of the supply.
   *[other] { $seat } takes the last card of the supply.
}
mamma-mia-drew-waiter = { $seat-is ->
    [you] You draw { counted-orders } from your waiter.
   *[other] { $seat } draws { counted-orders } from the waiter.
}
mamma-mia-mamma-mia = { $seat-is ->
    [you] MAMMA MIA! The card now lies open in front of you.
   *[other] MAMMA MIA! The card now lies open in front of { $seat }.
}

## What all hear: opening the oven

mamma-mia-opened = { $seat-is ->
    [you] You open the oven.
   *[other] { $seat } opens the oven.
}
mamma-mia-turned-up = Out of the oven: { $cards }.
mamma-mia-order-up = { $seat-is ->
    [you] Your order comes up: { $order }.
   *[other] { $seat }’s order comes up: { $order }.
}
mamma-mia-baked = { $seat-is ->
    [you] You bake a pizza: { $order }.
   *[other] { $seat } bakes a pizza: { $order }.
}
mamma-mia-baked-with-hand = { $seat-is ->
    [you] You bake a pizza: { $order }, adding { $cards } from your hand.
   *[other] { $seat } bakes a pizza: { $order }, adding { $cards } from hand.
}
mamma-mia-failed = { $seat-is ->
    [you] Your pizza fails: { $order } ({ $why }).
   *[other] { $seat }’s pizza fails: { $order } ({ $why }).
}
failure-let-go = given up
failure-crossed-out = crossed out, but on the worktop: { $kind }
failure-no-kind = no kind on the worktop will do
failure-too-few-in-hand = too few ingredients in hand
failure-nobody-helped = nobody helped

## What all hear: helping

mamma-mia-asked = { $seat-is ->
    [you] You ask for help: { $cards }.
   *[other] { $seat } asks for help: { $cards }.
}
mamma-mia-asked-kinds = { $seat-is ->
    [you] You choose { $kinds } and ask for help: { $cards }.
   *[other] { $seat } chooses { $kinds } and asks for help: { $cards }.
}
mamma-mia-passed-over = { $seat-is ->
    [you] You are not asked: { $why }.
   *[other] { $seat } is not asked: { $why }.
}
unable-empty-waiter = the waiter has no orders left
unable-too-few-in-hand = too few ingredients in hand
mamma-mia-declined = { $seat-is ->
    [you] You say no.
   *[other] { $seat } says no.
}
mamma-mia-gave = { $seat-is ->
    [you] You help out with { $cards }.
   *[other] { $seat } helps out with { $cards }.
}
mamma-mia-rewarded = { $seat-is ->
    [you] As a reward, your waiter’s top order goes unseen onto the common pile.
   *[other] As a reward, the top order of { $seat }’s waiter goes unseen onto the common pile.
}

## What all hear: rounds and the end

mamma-mia-round-begins = Round { $round } begins: { $supply ->
    [one] { $supply } ingredient
   *[other] { $supply } ingredients
} in the supply, { $leftovers } left over.
mamma-mia-rewards-shown = { $seat-is ->
    [you] Your rewards: { $orders }.
   *[other] { $seat }’s rewards: { $orders }.
}
mamma-mia-pile-shown = { $seat-is ->
    [you] You completed { counted-orders }: { $orders }.
   *[other] { $seat } completed { counted-orders }: { $orders }.
}
mamma-mia-pile-shown-none = { $seat-is ->
    [you] You completed no orders.
   *[other] { $seat } completed no orders.
}

## What one player hears

mamma-mia-whisper-nothing = Nothing new in your hand.
mamma-mia-whisper-cards = New in your hand: { $cards }.
mamma-mia-whisper-orders = New in your hand: { $orders }.

## The status line: who must do what

mamma-mia-now-first = Lots are drawn for who begins
mamma-mia-now-opening = { $seat-is ->
    [you] You are dealt your first hand
   *[other] { $seat } is dealt a first hand
}
mamma-mia-now-laying = { $seat-is ->
    [you] You must lay ingredients
   *[other] { $seat } must lay ingredients
}
mamma-mia-now-ordering = { $seat-is ->
    [you] You may lay an order
   *[other] { $seat } may lay an order
}
mamma-mia-now-drawing = { $seat-is ->
    [you] You must draw cards
   *[other] { $seat } must draw cards
}
mamma-mia-now-dealing = { $seat-is ->
    [you] You are dealt your cards
   *[other] { $seat } is dealt cards
}
mamma-mia-now-judging = { $seat-is ->
    [you] You decide about your order: { $order }
   *[other] { $seat } decides about an order: { $order }
}
mamma-mia-now-asking = { $seat-is ->
    [you] You may help { $owner } with { $cards }
   *[other] { $owner-is ->
        [you] { $seat } may help you with { $cards }
       *[other] { $seat } may help { $owner } with { $cards }
    }
}
mamma-mia-now-adding = { $seat-is ->
    [you] You must add { counted-ingredients } from your hand
   *[other] { $seat } must add { counted-ingredients } from hand
}
mamma-mia-now-rewarding = { $seat-is ->
    [you] Your rewards are turned over
   *[other] { $seat }’s rewards are turned over
}
mamma-mia-now-over = The game is over

## Refusals: what to do instead

mamma-mia-helping-of-two = Two players play without helping: leave the option “helping” off.
mamma-mia-refusal-not-awaited = Please wait: nothing is asked of you now.
mamma-mia-refusal-other-step = { $awaited ->
    [lay] Lay ingredients of one kind first.
    [order] Now lay an order, or say that you lay none.
    [draw] Now draw from the supply or from your waiter.
    [bake] Now decide about your order.
    [help] Now answer the request with yes or no.
    [fill] Now name the cards from your hand that fill up the Bombastica.
   *[other] Something else is asked of you now.
}
mamma-mia-refusal-lay-nothing = Lay at least one card.
mamma-mia-refusal-too-few-in-hand = You cannot lay { $cards }: you hold { $held ->
    [0] none
   *[other] only { $held }
}.
mamma-mia-refusal-order-not-in-hand = Choose an order from your hand: this one is not in it ({ $order }).
mamma-mia-refusal-must-order = Your hand is full and has no ingredients: lay an order.
mamma-mia-refusal-choice-needed = Choose the ingredients for this order: { $order }.
mamma-mia-refusal-wrong-choice = For this order ({ $order }) you cannot choose: { $kinds }.
mamma-mia-refusal-not-in-hand = To bake this pizza you need in your hand: { $cards }.
mamma-mia-refusal-name-the-cards = Name the cards from your hand that fill up the Bombastica.
mamma-mia-refusal-not-a-bombastica = Only a Bombastica is filled up with any cards; this order is: { $order }.
mamma-mia-refusal-wrong-count = Add exactly { $needed ->
    [one] { $needed } ingredient
   *[other] { $needed } ingredients
}, not { $asked }.
mamma-mia-refusal-must-bake = All it needs is on the worktop: bake the pizza.
mamma-mia-refusal-no-helping = Nobody helps at this table: bake the pizza from your hand or let it fail.
mamma-mia-refusal-ask-nothing = Ask for at least one card.
mamma-mia-refusal-not-missing = Ask only for what is missing: { $cards }.
mamma-mia-refusal-rest-not-held = Ask for more: the rest must be in your own hand ({ $cards }).
mamma-mia-refusal-asked-too-many = Ask for at most { counted-ingredients }.
mamma-mia-refusal-asked-too-few = Ask for at least { counted-ingredients }: your own hand is too small for the rest.
mamma-mia-refusal-not-so-many-in-play = Ask for at most { $cards }: there are no more away from the worktop.
mamma-mia-refusal-cannot-help = Helping means giving all that is asked for ({ $cards }): you can only say no.

## Games

game-mamma-mia = Mamma Mia! (1998)
game-mamma-mia-about = Fill the oven and remember what is in it. 2 to 5 players, about 30 minutes.
game-mamma-mia-plus = Mamma Mia! Plus (2009)
game-mamma-mia-plus-about = More pizzas, and a hand from your neighbours. 2 to 6 players, about 45 minutes.

## Options; each id ends with the option’s name

option-preset = Preset
option-preset-about = Follows one edition in several options at once: booklet or later for the game of 1998, english, french, italian or forno for Plus.
option-leftovers = Leftovers
option-leftovers-about = Unused ingredients stay open on the worktop (stay_open) or become the bottom of the new oven (go_under).
option-memory = Memory
option-memory-about = Everyone remembers what is buried (own), or the table keeps notes for all (notes).
option-practice = Practice
option-practice-about = Ends the game after the first opening of the oven, to learn it (on), or plays it whole (off).
option-mamma_mia_card = MAMMA MIA card
option-mamma_mia_card-about = Shuffled in before the hands are dealt (before_deal) or only afterwards (after_deal).
option-helping = Helping
option-helping-about = Players may help each other over three rounds (on), or play four rounds without help (off).
option-ghiottona = Ghiottona
option-ghiottona-about = How many cards of each of its two kinds a Ghiottona needs (4 or 5).
option-monotoni = Monotoni
option-monotoni-about = A Monotoni needs one personal ingredient and six others (one_and_six), or six and one (six_and_one).

### What the terminal says itself. Words to be typed stand in “quotes” and are the same in every language.

## Playing

play-welcome = You are { $name }, in seat { $seat }. At the table with you: { $others }.
play-opponent = { $seat } is { $bot }: { $character }
play-opponent-too = { $seat } is { $bot } too.
play-opponent-gone = { $gone } no longer plays here. { $bot } stands in.
play-commitment = The dealer’s commitment: { $commitment }
play-saving = The game is saved after every move, in { $file }.
play-no-seed = The dealer’s seed is lost. The rest is dealt from a new one, and this game can never be verified.
play-help-hint = Answer with a number or with the words beside it. “help” lists the commands, “quit” saves and leaves.
play-not-understood = “{ $typed }” is not understood. Type a number of the list, or words such as “{ $example }”; “?” shows more.
play-rules-hint = “rules { $rule }” shows this rule.
play-saved = The game is saved in { $file }. Go on with it by:
play-seed-kept = The dealer’s secret seed is in { $file }, which only you can read. Keep it beside the game: without it the game cannot go on with the cards that the dealer committed to. When the game is over, the seed is shown in it.
play-kept = The whole game is kept in { $file }. Look at it again, or check that the dealer was honest:
play-kept-unverified = The whole game is kept in { $file }. Look at it again:
play-for-real = That was the practice round. Now for real, with the same seats? (yes or no)
play-yes = yes
play-help-number = the choice with this number
play-help-number-more = the first choice, two of them
play-help-words = a move in words, as the list shows them on the right
play-help-view = the whole table again
play-help-advice = what a strong bot would do here, and what it expects
play-hint = Professore would play: { $move }. He gives you a { $percent }% chance to win.
play-hint-other = Next best: { $move } ({ $percent }%).
play-no-hints = Nobody gives hints in this game.
play-help-rules = what the rules have to say, by sections
play-help-section = the text of one rule
play-help-quit = save the game and leave
play-help-help = this list; the words of the choices come first, so “?” always works

## The table

show-round = Round { $round } of { $rounds }
show-round-alone = Round { $round }
show-list = { $list }
show-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
show-supply = Supply
show-oven = Oven
show-oven-top = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top: { $top }
show-worktop = Worktop
show-used = Used
show-common-pile = Common pile
show-mamma-mia-card = MAMMA MIA card
show-card-in-supply = in the supply
show-card-before = { $seat-is ->
    [you] in front of you
   *[other] in front of { $seat }
}
show-order-up = Order
show-order-of = { $order } ({ $seat-is ->
    [you] yours
   *[other] { $seat }
})
show-needs = { $order }: { $needs }
show-hand = Your hand
show-orders = Your orders
show-head-seat = seat
show-head-player = player
show-head-colour = colour
show-head-personal = personal
show-head-ingredients = ingredients
show-head-orders = orders
show-head-waiter = waiter
show-head-baked = baked
show-head-said = said last
show-head-under = back under the waiter
show-said-asked = asked for help
show-said-yes = said yes
show-said-no = said no
show-notes = Notes
show-notes-oven = In the oven, oldest first:
show-tally = { $count }: { $orders }
show-choice-lay = lay up to { $cards }
show-question-count = How many, from 1 to { $most }?
show-question-fill = Which { $count } cards from your hand ({ $cards })? For instance: { $example }
show-question-ask = Which cards do you ask for, { $from } to { $to } in all, at most { $cards }? For instance: { $example }
show-question-ask-least = Which cards do you ask for, { $from } to { $to } in all, at least { $least } and at most { $cards }? For instance: { $example }
show-question-space = On which space? { $spaces }
show-head-side = side
show-head-on-pizza = on the pizza
show-head-reserve = in reserve
show-head-state = this round
show-nobody = (virtual)
show-chosen = has chosen
show-choosing = chooses
show-first = is first
show-your-side = Your side
show-side = { $side }: line 1 cuts off { $one }, line 6 cuts off { $six }
show-your-cut = Your cut

## Replaying and verifying

replay-hears = ({ $seat } alone hears: { $what })
review-whose = Decisions of seat { $number }, and the chance to win as Professore saw it from there:
review-nothing = There was nothing to decide.
review-flawless = No decision cost much. Well played!
review-dearest = The decisions that cost most:
review-decision = Step { $step }: { $played } ({ $share }%). Better: { $best } ({ $best-share }%).
verify-honest = Honest.
verify-honest-why = Every deal follows from the seed that the dealer committed to.
verify-not-revealed = Not revealed yet.
verify-not-revealed-why = The dealer’s seed is not shown in this ledger, so nothing can be checked. It is shown when the game is over.
verify-not-committed = Cannot be verified.
verify-not-committed-why = The dealer made no commitment before this game, so there is nothing to compare the deals with.
verify-not-honest = Not honest.

## Simulating

simulate-title = { $game }, { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
} at random, seed { $seed }
simulate-length = length
simulate-rounds = rounds
simulate-turns = turns
simulate-seat = score of seat
simulate-mean = mean
simulate-least = least
simulate-most = most
simulate-wins = wins
simulate-ties = shared wins: { $shared }; nobody wins: { $nobody }
simulate-orders-baked = orders baked
simulate-per-game = in a game
simulate-share = of all there are
simulate-four-of = Normale with four of one kind
simulate-rewards = rewards for helping
simulate-slices = what happens in slices
simulate-slice-replaced = one colour has most and takes over
simulate-slice-removed = two tie, the third is removed
simulate-slice-two-tie = two tie, the third is not there
simulate-slice-saved = a safe colour keeps its toppings
simulate-slice-three-tie = all three tie
simulate-slice-one-colour = one colour alone

## The manual

man-written = The manual pages are in { $folder }.

## What is wrong

error-not-an-option = An option is written NAME=VALUE, such as memory=notes, and not “{ $given }”.
error-unknown-language = Forno does not speak “{ $asked }”; choose en, fr or it.
error-no-such-seat = There is no seat “{ $asked }” at this table; its seats are 1 to { $seats }.
error-no-such-eyes = There are no eyes “{ $asked }” at this table; choose a seat from 1 to { $seats }, gallery or all.
error-no-such-section = The rules have no section “{ $asked }”. There are: { $possible }.
error-cannot-read = Cannot read { $file }: { $why }.
error-not-text = { $file } is not a text file, so it cannot be a ledger.
error-too-long = { $file } is too long: a ledger has at most { $most } MiB.
error-ledger = { $file } cannot be used. { $why }
error-other-game = { $file } is a game of { $game }.
error-ended = The game in { $file } has ended; look at it with “forno replay”.
error-seed-missing = The dealer’s seed { $file } is missing, so the game cannot go on with the cards that the dealer committed to. Put it back, or use --anyway: then a new seed deals the rest, and the game can never be verified.
error-other-seed = { $file } does not hold the seed that this game was dealt from.
error-exists = { $file } is there already and is not overwritten.
error-cannot-write = Cannot write { $file }: { $why }.
error-no-randomness = The system gives no random numbers, so nothing can be dealt fairly.
error-output = Cannot write the answer: { $why }.
error-fault = This should not have happened: { $what }. Please report it with the ledger.
system-not-found = there is no such file or folder
system-permission-denied = this is not permitted
system-is-a-folder = it is a folder
system-not-a-folder = a part of the path is not a folder
system-exists = it is there already
system-storage-full = there is no room left

## The arena

arena-title = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-bot = bot
arena-wins = wins
arena-interval = 95 % interval
arena-score = points
arena-time = decision
arena-rating = rating
arena-from-to = { $from } to { $to }
arena-fair = A fair share is { $share }.
arena-interrupted = The run was interrupted: this is what is known so far.
arena-open = Not decided after { $deals } deals whether { $better } wins more than { $than }.
arena-more = Decided after { $deals } deals: { $better } wins more than { $than }.
arena-not-more = Decided after { $deals } deals: { $better } does not win more than { $than }.
error-unknown-bot = There is no bot “{ $asked }”. Possible are: { $possible }.
error-no-adviser = Nobody can judge this game: it has no reviews.
error-bot-count = { $given } bots were named, and { $seats } can be. Name one for each seat, or fewer.
error-bad-budget = “{ $given }” is no budget. Write it like 20ms, 1s or 2000it.
error-bad-question = “{ $given }” does not name two different bots that play, such as 2,1.
error-not-a-run = { $file } does not hold a run of the arena on these terms: { $why }

## The house

serve-open = The house is open: { $address }
serve-closed = The house is closed. Everything is stored.
tables-none = There is no table.
tables-closed = Table { $table } is closed.
tables-deleted = Table { $table } is deleted.
backup-done = Everything is copied into { $file }.
restore-done = { $file } is in place.
restore-kept = What was there before is kept in { $file }.
restore-forgotten = { $count ->
    [one] One guest was forgotten after this backup was made, and is now forgotten in it as well.
   *[other] { $count } guests were forgotten after this backup was made, and are now forgotten in it as well.
}
restore-hidden = { $count ->
    [one] One guest asked to be forgotten after this backup was made, and is now hidden in it as well. There is still time to change their mind.
   *[other] { $count } guests asked to be forgotten after this backup was made, and are now hidden in it as well. There is still time to change their minds.
}
restore-unread = Bans and roles are those of the backup, because no newer ones could be read from the database that it replaces. Look through them with “forno keeper measures” and “forno keeper guests” once the house runs.
check-damage = The database is damaged: { $what }
check-table = Table { $table } cannot be loaded: { $why }
check-other-rules = { $count ->
    [one] One table has rules of a version that this Forno does not know; it can only be read.
   *[other] { $count } tables have rules of a version that this Forno does not know; they can only be read.
}
check-fine = { $count ->
    [one] One table can be loaded and replayed.
   *[other] { $count } tables can be loaded and replayed.
}
check-sound = Everything is sound.
error-damaged = { $tables ->
    [0] The database is damaged. Every table can be loaded; restore a backup all the same.
    [one] One table cannot be loaded. The others can; a backup may have it.
   *[other] { $tables } tables cannot be loaded. The others can; a backup may have them.
}
error-not-a-limit = “{ $given }” is no limit. Write it like address.sockets=100; “forno serve --print-limits” lists all.
error-unknown-limit = There is no limit “{ $name }”; “forno serve --print-limits” lists all.
error-limit-number = The limit { $name } is a whole number, not “{ $given }”.
error-limit-time = The limit { $name } is a time, not “{ $given }”. Write it like 5s (ms, s, m or h).
error-limit-rate = The limit { $name } is a rate, not “{ $given }”. Write it like 60+6/m: 60 at once, then 6 each minute (s, m, h or d).
error-not-a-host = “{ $given }” is no name of a host. Write it like forno.example, without https:// and without a port.
error-no-data-folder = Say with --data where the house shall keep everything: neither XDG_DATA_HOME nor HOME is set.
error-in-use = Another house uses the folder { $file }. Stop it, or choose another folder with --data.
error-address-taken = Another program listens at { $address }. Choose another address with --listen.
error-cannot-listen = Cannot listen at { $address }: { $why }.
error-no-such-table = There is no table “{ $asked }” in this house; “forno tables list” lists them.
keeper-invited = Open it in a browser within { $minutes } minutes. It works once.
keeper-done = Done.
keeper-nothing = There is nothing.
error-no-house = No house runs with the data in { $folder }. Start it with `forno serve`.
error-answered = { $text }
error-not-reached = The house at { $address } does not answer.
error-runtime = The system gives no threads: { $why }.
error-no-folder = The folder { $file } cannot be made: { $why }.
error-database-newer = The database has version { $found }, and this Forno knows versions up to { $known }. Use the newer Forno that wrote it.
error-database-older = The database has version { $found } and has to be brought to version { $known }: let “forno serve” open it once.
error-database-foreign = { $file } is a database of another program.
error-database-not-one = { $file } is no database, or a damaged one. Restore it from a backup.
error-database-missing = There is no database { $file }. Has “forno serve” run with this folder?
error-database-not-writable = { $file } or its folder may not be written to.
error-database-no-log = The file system of { $file } cannot hold a live database. Choose a disk of this machine with --data.
error-database-locked = Another program is writing to { $file }.
error-database-full = The disk is full.
error-database-read-only = The database may not be written to.
error-database-conflict = Somebody else has changed the table at the same time. Try again.
error-database-broken = The database does not work: { $why }

## Study

failure-nothing-to-forget = Pizza Theory hides nothing that could be forgotten. --forgetful is for Mamma Mia.
study-title = { $game } with { $players } players, { $games } games of { $bot }
study-cards-a-lay = cards in a lay
study-turns-with-order = turns with an order
study-baked = orders baked, of those that came up
study-pizzas = pizzas for each player
study-points = points for each player
study-from-hand = cards added from the hand to a pizza
study-asked = times help is asked for in a game
study-gave = times it is given
study-began = wins of who begins round { $round }
study-order = baked: { $order }
study-rounds = rounds in a game
study-first = wins of the first player
study-safe = colours safe in a round
study-virtual = games that the virtual colour takes from both
study-shared = games whose win is shared
study-forgetful = wins of the one who forgets

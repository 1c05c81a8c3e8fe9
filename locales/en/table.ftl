### What every table says: players, games, options, results, and what is wrong with a setup or a ledger.
### A player is two variables: $seat is the name, $seat-is is "you" for the reader and "other" for anyone else.

## Players and lists

# A player without a name.
seat-unnamed = Seat { $number }
# A player in a list.
player = { $seat-is ->
    [you] you
   *[other] { $seat }
}
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-none = nothing

## Refusals

refusal = { $why } (rule { $rule })

## Colours

colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-purple = purple
colour-red = red
colour-pink = pink
colour-white = white

## Languages, each by its own name

language-en = English
language-fr = Français
language-it = Italiano

## Results

result-winner = { $seat-is ->
    [you] You win!
   *[other] { $seat } wins!
}
result-shared = The win is shared: { $winners }.
result-nobody = Nobody wins.
result-abandoned = The game was broken off.
result-score = { $seat-is ->
    [you] You: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[other] { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}

## Options; each id ends with the option’s name

option-first = First player
option-first-about = Who begins: drawn by lot (random), or the seat with this number.
option-colours = Colours
option-colours-about = A different colour for each seat, separated by commas.

## What is wrong with a setup

setup-unknown-game = There is no game called “{ $name }”; choose one of: { $possible }.
setup-players = This game is for { $fewest } to { $most } players, not for { $asked }.
setup-unknown-option = This game has no option “{ $name }”; it has: { $possible }.
setup-unknown-value = The option “{ $option }” cannot be “{ $value }”; choose one of: { $possible }.
setup-given-twice = Give the option “{ $name }” only once.
setup-unknown-colour = This game has no colour “{ $colour }”; choose one of: { $possible }.
setup-colour-twice = Give each seat a colour of its own: “{ $colour }” is named twice.
setup-colour-count = Name one colour for each of the { $seats } seats; here the number of colours is { $given }.

## What is wrong with a ledger

ledger-line = Line { $line }: { $trouble }
ledger-not-a-ledger = This is not a Forno ledger.
ledger-newer = This ledger asks for version { $found }; this program knows versions up to { $known }.
ledger-older = This ledger was played by version { $found } of the rules; the oldest version this program knows is { $known }.
ledger-truncated = The ledger breaks off before its “end” line.
ledger-words = Expected here: { $expected }; found: “{ $found }”.
ledger-unknown-move = No rule knows this move: “{ $found }”. Expected: { $expected }.
ledger-illegal-move = Seat { $seat } cannot make this move. { $why } (rule { $rule })
ledger-deal-not-awaited = Nothing is to be dealt here.
ledger-deal-other-pile = Something else is to be dealt here.
ledger-deal-wrong-count = More or fewer cards are dealt than the rules say.
ledger-deal-not-in-pile = What is dealt cannot come from that pile.
ledger-wrong-result = By the rules the result is: { $result }.
ledger-result-missing = The game is over, but its result is not written.
ledger-wrong-count = The number in the “end” line is wrong; deals and moves above it: { $counted }.

## What a second dealing shows

verify-no-commitment = The ledger shows a seed, but no commitment from before the deal: any seed could be shown.
verify-other-seed = The seed shown is not the one that the dealer committed to.
verify-other-deal = Deal or move number { $number } is not what the seed gives.

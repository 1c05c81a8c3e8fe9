### What the web page says in replays, on the pages of the rules and about muting. Programs in a terminal do not have these texts.

## Going through a game

page-eyes-all = Everyone
page-play = Play
page-pause = Pause
page-speed = Speed
page-speed-slow = Slow
page-speed-normal = As at the table
page-speed-fast = Fast
page-position-of = Position { $at } of { $end }
page-link-position = Link to this position
page-another-ledger = Look at another game
page-log-jump = Each line leads to its position.
page-key-replay-play = Play and pause
page-key-replay-back = One step back
page-key-replay-forward = One step on
page-key-replay-start = To the start of the game
page-key-replay-end = To the end of the game

## Fair dealing

page-seal = Seal, shown before the deal
page-seed = Seed, shown after the end
page-not-shown = not shown
page-nonces = Mixed in by those who play
page-nonce-none = nothing
page-verdict-about-honest = The house has dealt the whole game again from the seed and got every card and every roll as it was played.
page-verdict-about-not-revealed = Without the seed nobody can deal the game again.
page-verdict-about-not-committed = This game has no seal from before the deal, so there is nothing to compare.
page-verdict-about-not-honest = The house has dealt the whole game again from the seed, and something came out differently.
page-seal-true = The seed fits the seal
page-seal-false = The seed does not fit the seal
page-seal-by-browser = Computed here by your browser: SHA-256 of the seed’s bytes.
page-seal-by-page = Computed here by the page itself, because your browser has SHA-256 only for pages over https.
page-seal-unchecked = There is nothing to compare here: seal and seed are not both there.
page-verify = You need not take the house’s word for it: save the ledger, and have it dealt again on your own computer.
page-copy-command = Copy the command
page-command-copied = The command is copied.

## The pages of the rules

page-rules-all = The rules of all games
page-rules-contents = Contents
page-rules-search = Search in these rules
page-rules-hits = { $count ->
    [0] not found
    [one] found once
   *[other] found { $count } times
}
page-rules-hit = { $at } of { $count }
page-rules-previous = Previous place found
page-rules-next = Next place found
page-rules-clear = Clear the search
page-rules-print = Print
page-rules-link = Link to rule { $rule }
page-key-search = Search in the rules

## Chat

page-mute-whom = Whose words do you want to see?
page-mute = Mute { $name }
page-unmute = Hear { $name } again

## The start

page-past-tables = Finished games
page-no-past-tables = Your finished games will be listed here, on this device: to look at them again.

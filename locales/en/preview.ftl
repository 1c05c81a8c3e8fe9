### What a link says of itself where it is sent to somebody.

preview-about = Mamma Mia!, Mamma Mia! Plus and Pizza Theory: play with friends or bots, by a link.
preview-table = { $game }: a table for { $seats }
preview-table-about = Sit down and play. No account, just this link.
preview-new = A new table
preview-new-of = A new table: { $game }
preview-new-about = For friends by a link, and for bots.
preview-replay = A game, once more
preview-replay-of = { $game }, once more
preview-replay-about = As it was played, move by move, through any player’s eyes.
preview-rules = { $game }: the rules
preview-rules-about = Every rule with its number, with pictures and examples.
preview-learn = Learn { $game }
preview-learn-about = A first game with someone beside you who explains.
preview-strategy = What the bots found out
preview-strategy-about = Some hundred thousand games, and what they tell about playing well.

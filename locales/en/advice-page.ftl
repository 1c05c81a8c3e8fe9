### Hints at the table and reviews of a game that is over.

page-hint = Hint
page-hint-about = What would Professore do? He knows no more than you see.
page-hint-thinking = Professore is thinking…
page-hint-waits = { $ahead ->
    [one] One hint comes first…
   *[other] { $ahead } hints come first…
}
page-hint-none = No hint this time. Ask again if you like.
page-hint-choice = Professore would: { $move }
page-hint-expects = He gives you a { $percent }% chance to win.
page-hint-others = He also thought of
page-hint-other = { $move } ({ $percent }%)
page-hint-do = Do that
page-hint-close = Without the hint
page-hints-allow = Hints are fine with me
page-hints-allow-about = Hints can be asked for as soon as everyone at the table agrees.
page-hints-allowed = Everyone agreed: hints can be asked for.
page-key-hint = Ask for a hint

page-review = Review
page-review-about = Professore looks at every decision of a seat again, with no more than that seat knew. It takes some seconds.
page-review-seat = Whose decisions
page-review-start = Judge this game
page-review-busy = Professore is going through the game…
page-review-waits = { $ahead ->
    [0] Your game is next…
    [one] One game comes before yours…
   *[other] { $ahead } games come before yours…
}
page-review-nothing = There was nothing to decide.
page-review-flawless = No decision cost much. Well played!
page-review-plot = The chance of { $name } to win, decision by decision: { $first }% at first, { $last }% at the end
page-review-dearest = What cost most
page-review-played = Played: { $move } ({ $percent }%)
page-review-better = Better: { $move } ({ $percent }%)
page-review-cost = { $percent } points

## The list of open tables, and searching it

page-search = Search the open tables
page-search-game = Game
page-search-free = Free seats
page-search-free-some = { $free ->
    [one] one or more
   *[other] { $free } or more
}
page-search-clock = Clock
page-search-clock-none = No clock
page-search-clock-live = Minutes for the game
page-search-clock-correspondence = Days for each move
page-search-language = Language
page-search-bots = Bots
page-search-bots-yes = with bots
page-search-bots-no = people only
page-search-any = any
page-search-clear = Clear the search
page-search-found = { $count ->
    [0] No open table is like that.
    [one] One open table is like that.
   *[other] { $count } open tables are like that.
}
page-table-language = Language at the table
page-table-language-about = Others see it in the list of open tables.

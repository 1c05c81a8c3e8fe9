## L’elenco dei tavoli aperti, e la ricerca

page-search = Cerca tra i tavoli aperti
page-search-game = Gioco
page-search-free = Posti liberi
page-search-free-some = { $free ->
    [one] uno o più
   *[other] { $free } o più
}
page-search-clock = Orologio
page-search-clock-none = Senza orologio
page-search-clock-live = Minuti per la partita
page-search-clock-correspondence = Giorni per ogni mossa
page-search-language = Lingua
page-search-bots = Bot
page-search-bots-yes = con bot
page-search-bots-no = senza bot
page-search-any = non importa
page-search-clear = Annulla la ricerca
page-search-found = { $count ->
    [0] Nessun tavolo aperto è così.
    [one] Un tavolo aperto è così.
   *[other] { $count } tavoli aperti sono così.
}
page-table-language = Lingua al tavolo
page-table-language-about = Gli altri la vedono nell’elenco dei tavoli aperti.

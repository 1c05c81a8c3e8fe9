### Crostini.
### Le parole: pane, carta, mano, mangiare, bruciare.

## Mosse e possibilità: le righe di un menu

crostini-move-top = metti { $card } sul pane
crostini-move-eat = mangia il pane e brucia { $card }
crostini-offer-top = metti una carta sul pane
crostini-offer-eat = mangia il pane e brucia una carta

## Quello che tutti sentono

crostini-dealt = { $seat-is ->
    [you] Hai la tua mano.
   *[other] { $seat } riceve una mano.
}
crostini-topped = { $seat-is ->
    [you] Metti { $card } sul pane.
   *[other] { $seat } mette { $card } sul pane.
}
crostini-ate = { $seat-is ->
    [you] Mangi il pane: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
   *[other] { $seat } mangia il pane: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
}

## Quello che sente un giocatore

crostini-your-hand = La tua mano: { $cards }.
crostini-burnt = Bruci { $card }.

## Che cosa si aspetta

crostini-now-dealing = { $seat-is ->
    [you] Ricevi la tua mano
   *[other] { $seat } riceve la sua mano
}
crostini-now-turn = { $seat-is ->
    [you] Metti una carta, oppure mangia
   *[other] { $seat } mette una carta, oppure mangia
}

## La fine

crostini-won = { $seat-is ->
    [you] Hai mangiato di più: vinci!
   *[other] { $seat } ha mangiato di più e vince!
}
crostini-won-together = Hanno mangiato lo stesso numero di carte, e la vittoria è condivisa: { $winners }.

## Rifiuti

crostini-refusal-not-dealt = Le mani non sono ancora distribuite.
crostini-refusal-not-your-turn = { $seat-is ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
crostini-refusal-not-in-hand = Non hai nessun { $card } in mano.
crostini-refusal-lower = { $card } è più basso del { $top } in cima al pane.
crostini-refusal-not-higher = { $card } non è più alto del { $top } in cima al pane.
crostini-refusal-nothing-to-eat = Non c’è niente sul pane.
crostini-refusal-game-over = La partita è finita.

## Giochi

game-crostini = Crostini (2026)
game-crostini-about = Metti carte sul pane, oppure mangialo. Da 2 a 4 giocatori, circa 5 minuti.

### Pizza Theory (2012).
### Le parole: ingrediente, fetta, linea, taglio, coltello, lato, riserva, virtuale, round.

## Colori: il nome di una parte in gioco, e tanti ingredienti

pizza-theory-red = Rosso
pizza-theory-green = Verde
pizza-theory-white = Bianco

pizza-theory-count-red = { $count ->
    [one] { $count } rosso
   *[other] { $count } rossi
}
pizza-theory-count-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdi
}
pizza-theory-count-white = { $count ->
    [one] { $count } bianco
   *[other] { $count } bianchi
}

## Mosse e possibilità: le righe di un menu

pizza-theory-move-place = metti un ingrediente su { $space }
pizza-theory-move-cut = taglia lungo la linea { $line }
pizza-theory-move-virtual = metti un ingrediente virtuale su { $space }

pizza-theory-offer-place = aggiungi un ingrediente: { $count ->
    [one] { $count } sola casella possibile
   *[other] { $count } caselle possibili
}
pizza-theory-offer-cut = scegli una linea di taglio, da 1 a 6
pizza-theory-offer-virtual = metti un ingrediente virtuale accanto al suo coltello: { $count ->
    [one] { $count } sola casella libera
   *[other] { $count } caselle libere
}

## Quello che sentono tutti: la preparazione, le aggiunte, il turno virtuale

pizza-theory-first = { $seat-is ->
    [you] La sorte ti sceglie come primo giocatore.
   *[other] La sorte sceglie { $seat } come primo giocatore.
}
pizza-theory-laid = I primi ingredienti sono sulla pizza. { $sides }.
pizza-theory-has-side = { $colour } ha il lato { $side }
pizza-theory-round = { $seat-is ->
    [you] Comincia il round { $round }, e tocca per primo a te.
   *[other] Comincia il round { $round }, e tocca per primo a { $seat }.
}
pizza-theory-placed = { $seat-is ->
    [you] Metti un ingrediente su { $space } ({ $colour }).
   *[other] { $seat } mette un ingrediente su { $space } ({ $colour }).
}
pizza-theory-passed-no-space = { $seat-is ->
    [you] Passi: nessuna casella può accogliere un tuo ingrediente.
   *[other] { $seat } passa: nessuna casella può accogliere un ingrediente di quel colore.
}
pizza-theory-passed-no-reserve = { $seat-is ->
    [you] Passi: la tua riserva è vuota.
   *[other] { $seat } passa: la riserva è vuota.
}
pizza-theory-rolled = { $seat-is ->
    [you] Tiri il dado virtuale: { $line }. Coltello di { $colour }: linea { $line } del lato { $side }.
   *[other] { $seat } tira il dado virtuale: { $line }. Coltello di { $colour }: linea { $line } del lato { $side }.
}
pizza-theory-placed-virtual = { $seat-is ->
    [you] Metti un ingrediente virtuale su { $space } ({ $colour }).
   *[other] { $seat } mette un ingrediente virtuale su { $space } ({ $colour }).
}
pizza-theory-skipped-no-space = Non si mette nessun ingrediente virtuale: accanto al coltello di { $colour } tutte le caselle sono occupate.
pizza-theory-skipped-no-reserve = Non si mette nessun ingrediente virtuale: la riserva di { $colour } è vuota.

## Quello che sentono tutti: tagliare, sostituire, girare

pizza-theory-chose = { $seat-is ->
    [you] Hai scelto il tuo taglio.
   *[other] { $seat } ha scelto il suo taglio.
}
pizza-theory-revealed = Calano i coltelli: { $cuts }.
pizza-theory-cut-of = { $seat-is ->
    [you] tu tagli lungo la linea { $line }
   *[other] { $seat } taglia lungo la linea { $line }
}
pizza-theory-safe = { $colour } è al sicuro: nessuna fetta ha più di un ingrediente di questo colore.
pizza-theory-slice-replaced = Fetta { $letter } ({ $counts }): { $by } è in maggioranza e sostituisce { $lost }.
pizza-theory-slice-removed = Fetta { $letter } ({ $counts }): { $tied } sono pari. Via senza sostituzione: { $lost }.
pizza-theory-slice-two-tie = Fetta { $letter } ({ $counts }): { $tied } sono pari, non cambia niente.
pizza-theory-slice-saved = Fetta { $letter } ({ $counts }): ciò che andrebbe perso è al sicuro, non cambia niente.
pizza-theory-slice-three-tie = Fetta { $letter } ({ $counts }): tutti e tre pari, non cambia niente.
pizza-theory-slice-one-colour = Fetta { $letter } ({ $counts }): un colore solo, non cambia niente.
pizza-theory-slice-empty = La fetta { $letter } è vuota.
pizza-theory-ran-out = La riserva di { $colour } è esaurita: { $short ->
    [one] { $short } casella resta vuota.
   *[other] { $short } caselle restano vuote.
}
pizza-theory-replaced = Ora sulla pizza: { $counts }.
pizza-theory-turned = La pizza gira di un terzo. { $sides }.

## Quello che sente un giocatore solo

pizza-theory-your-cut = Taglierai lungo la linea { $line }.

## Che cosa si aspetta adesso

pizza-theory-now-drawing = Si sorteggia il primo giocatore
pizza-theory-now-adding = { $seat-is ->
    [you] Aggiungi un ingrediente
   *[other] { $seat } aggiunge un ingrediente
}
pizza-theory-now-rolling = Si tira il dado virtuale
pizza-theory-now-virtual = Il primo giocatore mette un ingrediente virtuale accanto al suo coltello, sulla linea { $line }
pizza-theory-now-cutting = Ognuno sceglie in segreto una linea di taglio

## La fine

pizza-theory-won = { $seat-is ->
    [you] Tutti i tuoi 16 ingredienti sono sulla pizza: vinci!
   *[other] { $seat } ha tutti i suoi 16 ingredienti sulla pizza e vince!
}
pizza-theory-won-together = Tutti i loro 16 ingredienti sono sulla pizza, e la vittoria è condivisa: { $winners }.
pizza-theory-lost = { $colour }, il colore virtuale, ha tutti i suoi 16 ingredienti sulla pizza: entrambi i giocatori perdono.
pizza-theory-drawn = Sessanta round, e nessuno ha tutti i suoi 16 ingredienti sulla pizza: pareggio per tutti.

## Rifiuti

pizza-theory-refusal-first-not-drawn = Il primo giocatore non è ancora stato sorteggiato.
pizza-theory-refusal-not-your-turn = Non tocca a te. Si aspetta: { $awaited }.
pizza-theory-refusal-add-first = Prima aggiungi un ingrediente del tuo colore.
pizza-theory-refusal-taken = La casella { $space } è già occupata.
pizza-theory-refusal-beside-own = La casella { $space } è accanto al tuo ingrediente su { $own }: scegline una che non tocca nessuno dei tuoi.
pizza-theory-refusal-die-not-rolled = Il dado virtuale non è ancora stato tirato.
pizza-theory-refusal-not-first = { $seat-is ->
    [you] Sei il primo giocatore e metti l’ingrediente virtuale.
   *[other] { $seat } è il primo giocatore e mette l’ingrediente virtuale.
}
pizza-theory-refusal-virtual-first = Prima metti un ingrediente virtuale.
pizza-theory-refusal-not-beside-knife = La casella { $space } non tocca il coltello virtuale sulla linea { $line }.
pizza-theory-refusal-cut-now = Ora tutti tagliano: scegli una linea da 1 a 6.
pizza-theory-refusal-game-over = La partita è finita.

## Giochi

game-pizza-theory = Pizza Theory (2012)
game-pizza-theory-about = Tre tagli simultanei decidono di chi è ogni fetta. 2 o 3 giocatori, circa 15 minuti.

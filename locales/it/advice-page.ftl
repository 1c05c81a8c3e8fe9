### I suggerimenti al tavolo e l’analisi di una partita finita.

page-hint = Suggerimento
page-hint-about = Che cosa farebbe Professore? Non sa più di quel che vedi tu.
page-hint-thinking = Professore sta pensando…
page-hint-waits = { $ahead ->
    [one] Un altro prima di te…
   *[other] Altri { $ahead } prima di te…
}
page-hint-none = Niente suggerimento stavolta. Chiedi di nuovo, se vuoi.
page-hint-choice = Professore giocherebbe: { $move }
page-hint-expects = Ti dà il { $percent } % di possibilità di vincere.
page-hint-others = Ha pensato anche a
page-hint-other = { $move } ({ $percent } %)
page-hint-do = Fai così
page-hint-close = Senza suggerimento
page-hints-allow = Accetto i suggerimenti
page-hints-allow-about = Si può chiedere un suggerimento appena tutti al tavolo sono d’accordo.
page-hints-allowed = Tutti sono d’accordo: si può chiedere un suggerimento.
page-key-hint = Chiedi un suggerimento

page-review = Analisi
page-review-about = Professore riguarda ogni decisione di un posto, senza saperne di più. Ci vuole qualche secondo.
page-review-seat = Le decisioni di
page-review-start = Analizza la partita
page-review-busy = Professore ripercorre la partita…
page-review-waits = { $ahead ->
    [0] La tua partita è la prossima…
    [one] Una partita viene prima della tua…
   *[other] { $ahead } partite vengono prima della tua…
}
page-review-nothing = Non c’era nulla da decidere.
page-review-flawless = Nessuna decisione è costata molto. Ben giocato!
page-review-plot = La probabilità di vincere di { $name }, decisione dopo decisione: { $first } % all’inizio, { $last } % alla fine
page-review-dearest = Che cosa è costato di più
page-review-played = Giocato: { $move } ({ $percent } %)
page-review-better = Meglio: { $move } ({ $percent } %)
page-review-cost = { $percent } punti

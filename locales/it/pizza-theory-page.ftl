### Il tavolo di Pizza Theory sulla pagina web. I programmi da terminale non hanno questi testi.

## La pizza

page-pizza-whole = La pizza
page-pizza-how = Le frecce portano da una casella all’altra, Invio mette un ingrediente.
page-pizza-space-free = { $space }, libera
page-pizza-space-open = { $space }, libera, aperta per te
page-pizza-space-holds = { $space }, { $colour }
page-pizza-space-beside = { $space }, accanto a { $toppings }
page-pizza-list = Scegli da un elenco
page-pizza-list-close = Chiudi l’elenco

## Che cosa c’è scritto su un ingrediente: la prima lettera del suo colore

page-pizza-letter-red = R
page-pizza-letter-green = V
page-pizza-letter-white = B

## Il taglio

page-pizza-lines = Le tue linee, come vedi la pizza
page-pizza-line = Linea { $line }
page-pizza-left = Sinistra della linea { $line }
page-pizza-right = Destra della linea { $line }
page-pizza-nothing = niente
page-pizza-pick-line = Scegli una linea
page-pizza-cut = Taglia lungo la linea { $line }
page-pizza-cut-instead = Taglia invece lungo la linea { $line }
page-pizza-your-cut = Il tuo taglio: linea { $line }
page-pizza-secret = La vedi solo tu. Finché l’ultimo non ha scelto puoi prendere un’altra linea.

## I giocatori

page-pizza-turn-A = 1º
page-pizza-turn-B = 2º
page-pizza-turn-C = 3º
page-pizza-first = primo
page-pizza-virtual = virtuale
page-pizza-virtual-about = Nessuno gioca questo colore.
page-pizza-doing-adding = aggiunge…
page-pizza-doing-virtual = aggiunge…
page-pizza-doing-choosing = sceglie…
page-pizza-doing-chosen = scelto
page-pizza-safe = al sicuro
page-pizza-winner = vince
page-pizza-die = Il dado virtuale mostra { $number }
page-pizza-toppings = { $count } su { $all } sulla pizza, { $left } di riserva
page-pizza-reserve = { $left } di riserva
page-pizza-lie = Su { $spaces }

## Le fette

page-pizza-slices = Le fette
page-pizza-slice = Fetta
page-pizza-happens = Che cosa succede
page-pizza-fate-replaced = { $colour } ne prende { $count }
page-pizza-fate-removed = parità: { $colour } via ({ $count })
page-pizza-fate-two-tie = due pari
page-pizza-fate-saved = al sicuro
page-pizza-fate-three-tie = tre pari
page-pizza-fate-one-colour = un colore
page-pizza-fate-empty = vuota

## L’inizio

page-minutes-pizza-theory = 15
page-about-pizza-theory = Aggiungi un ingrediente, poi tutti insieme si taglia la pizza, ciascuno lungo una linea segreta. Chi ha di più in una fetta se la prende.

## Il tavolo semplice

page-side = lato { $side }
page-your-cut = Il tuo taglio

## Quello che hanno tutti in mano

page-cuts = I tagli scelti
page-cut-line = Linea { $line }
page-cut-none = nessun taglio scelto

## Le figure delle regole

page-rules-toppings = Gli ingredienti e i coltelli dei tre colori
page-rules-board = La pizza con i suoi 37 caselle; le sei X sono segnate
page-rules-lines = I tre lati con le loro linee da 1 a 6, come le vede chi ci siede
page-rules-cuts = Taglio 5 del lato A, 6 del lato B, 4 del lato C: cinque fette, con il numero delle loro caselle

## Pizza Theory: la maggioranza in una fetta, e la sicurezza

page-learn-pizza-theory-place = Tu sei rosso. In ogni round ognuno mette un ingrediente sulla pizza.
page-learn-pizza-theory-place-do = Premi la casella segnata.
page-learn-pizza-theory-cut = Adesso ognuno sceglie in segreto una linea, e i tre coltelli cadono insieme.
page-learn-pizza-theory-cut-do = Premi la linea 5, poi taglia.
page-learn-pizza-theory-knives = Tre tagli dividono la pizza in fette. In ogni fetta si contano gli ingredienti.
page-learn-pizza-theory-majority = Qui tu ne hai 2, gli altri 1 a testa. Chi ne ha di più prende il resto: diventano rossi!
page-learn-pizza-theory-lost = Qui il bianco ne ha 2 e tu 1: il tuo diventa bianco. Vale anche contro di te.
page-learn-pizza-theory-again = Hai 4 ingredienti sulla pizza, più di tutti. Adesso tienili!
page-learn-pizza-theory-again-do = Premi la casella segnata.
page-learn-pizza-theory-apart = Si può non perdere niente: basta avere al massimo un ingrediente in ogni fetta.
page-learn-pizza-theory-apart-do = Premi la linea 6, poi taglia.
page-learn-pizza-theory-safe = Cinque rossi in cinque fette, uno per fetta: sei al sicuro. Nessuno te li può prendere.
page-learn-pizza-theory-spared = Qui il verde ne ha di più e prende quello bianco. Il tuo resta: sei al sicuro.
page-learn-pizza-theory-end = Ora lo sai: chi ne ha di più prende la fetta, uno per fetta è al sicuro. Vince chi mette tutti e 16.

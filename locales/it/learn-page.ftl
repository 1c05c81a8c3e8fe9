### Le prime partite guidate: le parole accanto al tavolo. Ognuna dice quello che si vede in quel momento.
### Quello che c’è da fare sta nel testo che finisce con -do.

page-learn-link = Impara in 3 minuti
page-learn-go-on = Continua a imparare
page-learn-title = Impara { $game }
page-learn-none = Qui non c’è nessuna lezione
page-learn-progress = Passo { $at } di { $count }
page-learn-next = Avanti
page-learn-other = Si può fare anche così. Per questa lezione:
page-learn-not-here = Qui non si può. Per questa lezione:
page-learn-restart = Torna all’inizio
page-learn-leave = Esci
page-key-learn-next = Passo successivo della lezione

## Mamma Mia!: quello che sta sotto un’ordinazione

page-learn-mamma-mia-lay = La tua ordinazione vuole 4 olive e 1 salame. Tu e Mimi riempite lo stesso forno.
page-learn-mamma-mia-lay-do = Premi due volte le olive, poi la dispensa.
page-learn-mamma-mia-order = Anche Mimi ha messo 2 olive. Ora nel forno ce ne sono 4: non importa di chi erano.
page-learn-mamma-mia-order-do = Premi il salame e la tua ordinazione, poi la dispensa.
page-learn-mamma-mia-waiter = Sotto la tua ordinazione c’è tutto. Quella di Mimi vuole 4 salami, e lei ne ha messi solo 2.
page-learn-mamma-mia-waiter-do = Servono ordinazioni: premi due volte i funghi, poi il tuo cameriere.
page-learn-mamma-mia-above = Mimi mette altri 2 salami, sopra la sua ordinazione. Ma sarebbero sotto la tua!
page-learn-mamma-mia-above-do = Premi l’oliva e “uno per tipo”, poi la dispensa.
page-learn-mamma-mia-open = La dispensa è vuota: si apre il forno. Le carte escono come sono state messe, la più vecchia per prima.
page-learn-mamma-mia-up = La tua ordinazione! Può usare quello che è uscito prima: ci sono 4 olive e 1 salame.
page-learn-mamma-mia-baked = Sfornata, con le olive di Mimi! Quello che avanza resta sul piano di lavoro per le prossime ordinazioni.
page-learn-mamma-mia-late = L’ordinazione di Mimi vuole 4 salami, ce ne sono 2. Gli altri 2 sono ancora in forno: stavano sopra.
page-learn-mamma-mia-burnt = Bruciata! Quello che esce dopo un’ordinazione non le serve. Torna sotto il cameriere di Mimi.
page-learn-mamma-mia-shared = La tua seconda pizza, fatta di avanzi. I salami di Mimi, tardi per lei, arrivano in tempo per te.
page-learn-mamma-mia-end = Ora lo sai: conta solo quello che sta sotto un’ordinazione, di chiunque sia, e quello che avanza serve alla prossima.

## Mamma Mia! Plus: aiutarsi

page-learn-mamma-mia-plus-lay = La tua ordinazione vuole 4 olive e 1 salame, ma hai solo 3 olive.
page-learn-mamma-mia-plus-lay-do = Mettile lo stesso: premi tre volte le olive, poi la dispensa.
page-learn-mamma-mia-plus-order = Niente quarta oliva. Metti lo stesso l’ordinazione in forno: forse qualcuno ti aiuterà.
page-learn-mamma-mia-plus-order-do = Premi una volta il salame, la tua ordinazione, poi la dispensa.
page-learn-mamma-mia-plus-open = La dispensa è vuota: si apre il forno, la carta più vecchia per prima. Aspetta la tua ordinazione.
page-learn-mamma-mia-plus-ask = La tua ordinazione! Manca un’oliva, e in mano non ne hai.
page-learn-mamma-mia-plus-ask-do = Chiedi 1 oliva agli altri.
page-learn-mamma-mia-plus-helped = Nonna ha detto di no, ma Mimi ti ha dato un’oliva. La tua pizza è sfornata!
page-learn-mamma-mia-plus-reward = Aiutare conviene: la prima ordinazione del cameriere di Mimi va tra quelle sfornate. Un punto anche per lei.
page-learn-mamma-mia-plus-short = L’ordinazione di Nonna vuole 4 salami. La tua pizza ne ha preso uno: ora ne manca uno a lei.
page-learn-mamma-mia-plus-give = Nonna chiede un salame, e Mimi ha detto di no. Tu ne hai due.
page-learn-mamma-mia-plus-give-do = Dagliene uno: vale un punto.
page-learn-mamma-mia-plus-given = Un punto per la pizza di Nonna e uno per te: la prima ordinazione del tuo cameriere.
page-learn-mamma-mia-plus-end = Ora lo sai: può mancare una carta o due. Chiedile, e aiuta gli altri: tutt’e due le cose danno punti.

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

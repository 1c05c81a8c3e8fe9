### Ciò che il terminale dice da sé. Le parole da scrivere stanno tra “virgolette” e sono le stesse in ogni lingua.

## Giocare

play-welcome = Sei { $name }, al posto { $seat }. A tavola con te: { $others }.
play-opponent = { $seat } è { $bot }: { $character }
play-opponent-too = Anche { $seat } è { $bot }.
play-opponent-gone = { $gone } non gioca più qui. Al suo posto gioca { $bot }.
play-commitment = L’impegno del mazziere: { $commitment }
play-saving = La partita viene salvata dopo ogni mossa, in { $file }.
play-no-seed = Il seme del mazziere è perduto. Il resto viene distribuito da un seme nuovo, e questa partita non potrà mai essere verificata.
play-help-hint = Rispondi con un numero o con le parole accanto. “help” elenca i comandi, “quit” salva ed esce.
play-not-understood = “{ $typed }” non è chiaro. Scrivi un numero dell’elenco, o parole come “{ $example }”; “?” dice di più.
play-rules-hint = “rules { $rule }” mostra questa regola.
play-saved = La partita è salvata in { $file }. Per continuarla:
play-seed-kept = Il seme segreto del mazziere è in { $file }, che solo tu puoi leggere. Tienilo accanto alla partita: senza di esso non si può continuare con le carte a cui il mazziere si è impegnato. A partita finita il seme vi viene mostrato.
play-kept = L’intera partita è conservata in { $file }. Rivedila, o verifica che il mazziere sia stato onesto:
play-kept-unverified = L’intera partita è conservata in { $file }. Rivedila:
play-for-real = Questo era il round di prova. E ora per davvero, agli stessi posti? (sì o no)
play-yes = sì
play-help-number = la scelta con questo numero
play-help-number-more = la prima scelta, due volte
play-help-words = una mossa a parole, come l’elenco la mostra a destra
play-help-view = di nuovo tutto il tavolo
play-help-advice = che cosa farebbe qui un bot forte, e che cosa si aspetta
play-hint = Professore giocherebbe: { $move }. Ti dà il { $percent } % di possibilità di vincere.
play-hint-other = Poi: { $move } ({ $percent } %).
play-no-hints = In questo gioco nessuno dà suggerimenti.
play-help-rules = che cosa dicono le regole, per sezioni
play-help-section = il testo di una regola
play-help-quit = salvare la partita e uscire
play-help-help = questo elenco; le parole delle scelte hanno la precedenza, perciò “?” funziona sempre

## Il tavolo

show-round = Round { $round } di { $rounds }
show-round-alone = Round { $round }
show-list = { $list }
show-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
show-supply = Dispensa
show-oven = Forno
show-oven-top = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, in cima: { $top }
show-worktop = Piano di lavoro
show-used = Usati
show-common-pile = Mazzo comune
show-mamma-mia-card = Carta MAMMA MIA
show-card-in-supply = nella dispensa
show-card-before = { $seat-is ->
    [you] davanti a te
   *[other] davanti a { $seat }
}
show-order-up = Ordinazione
show-order-of = { $order } ({ $seat-is ->
    [you] tua
   *[other] { $seat }
})
show-needs = { $order }: { $needs }
show-hand = La tua mano
show-orders = Le tue ordinazioni
show-head-seat = posto
show-head-player = giocatore
show-head-colour = colore
show-head-personal = personale
show-head-ingredients = ingr.
show-head-orders = ord.
show-head-waiter = camer.
show-head-baked = sfornate
show-head-said = ha detto
show-head-under = tornate sotto il cameriere
show-said-asked = ha chiesto aiuto
show-said-yes = ha detto sì
show-said-no = ha detto no
show-notes = Appunti
show-notes-oven = Nel forno, dal più vecchio:
show-tally = { $count }: { $orders }
show-choice-lay = mettere nel forno fino a { $cards }
show-question-count = Quanti, da 1 a { $most }?
show-question-fill = Quali carte della tua mano ({ $cards })? Ne servono { $count }. Per esempio: { $example }
show-question-ask = Quali carte chiedi, da { $from } a { $to } in tutto, al massimo { $cards }? Per esempio: { $example }
show-question-ask-least = Quali carte chiedi, da { $from } a { $to } in tutto, almeno { $least } e al massimo { $cards }? Per esempio: { $example }
show-question-space = Su quale casella? { $spaces }
show-head-side = lato
show-head-on-pizza = sulla pizza
show-head-reserve = di riserva
show-head-state = in questo round
show-nobody = (virtuale)
show-chosen = ha scelto
show-choosing = sceglie
show-first = è primo
show-your-side = Il tuo lato
show-side = { $side }: la linea 1 stacca { $one }, la linea 6 stacca { $six }
show-your-cut = Il tuo taglio

## Rivedere e verificare

replay-hears = (sente solo { $seat }: { $what })
review-whose = Le decisioni del posto { $number }, e la probabilità di vincere vista da lì da Professore:
review-nothing = Non c’era nulla da decidere.
review-flawless = Nessuna decisione è costata molto. Ben giocato!
review-dearest = Le decisioni che sono costate di più:
review-decision = Passo { $step }: { $played } ({ $share } %). Meglio: { $best } ({ $best-share } %).
verify-honest = Onesto.
verify-honest-why = Ogni distribuzione segue dal seme a cui il mazziere si è impegnato.
verify-not-revealed = Non ancora rivelato.
verify-not-revealed-why = Il seme del mazziere non compare in questo registro, perciò non si può verificare nulla. Viene mostrato a partita finita.
verify-not-committed = Non verificabile.
verify-not-committed-why = Il mazziere non ha preso alcun impegno prima di questa partita: non c’è nulla con cui confrontare le distribuzioni.
verify-not-honest = Non onesto.

## Simulare

simulate-title = { $game }, { $players } giocatori, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} a caso, seme { $seed }
simulate-length = durata
simulate-rounds = round
simulate-turns = turni
simulate-seat = punti del posto
simulate-mean = media
simulate-least = minimo
simulate-most = massimo
simulate-wins = vittorie
simulate-ties = vittorie condivise: { $shared }; non vince nessuno: { $nobody }
simulate-orders-baked = ordinazioni sfornate
simulate-per-game = a partita
simulate-share = su tutte
simulate-four-of = Normale con quattro di un tipo
simulate-rewards = premi per l’aiuto
simulate-slices = che cosa succede nelle fette
simulate-slice-replaced = un colore prevale e sostituisce gli altri
simulate-slice-removed = due pari, il terzo viene tolto
simulate-slice-two-tie = due pari, il terzo non c’è
simulate-slice-saved = un colore al sicuro conserva i suoi ingredienti
simulate-slice-three-tie = tutti e tre pari
simulate-slice-one-colour = un colore solo

## Il manuale

man-written = Le pagine del manuale sono in { $folder }.

## Che cosa non va

error-not-an-option = Un’opzione si scrive NOME=VALORE, per esempio memory=notes, e non “{ $given }”.
error-unknown-language = Forno non parla “{ $asked }”; scegli en, fr o it.
error-no-such-seat = A questo tavolo non c’è un posto “{ $asked }”; i posti vanno da 1 a { $seats }.
error-no-such-eyes = A questo tavolo non ci sono occhi “{ $asked }”; scegli un posto da 1 a { $seats }, gallery o all.
error-no-such-section = Le regole non hanno una sezione “{ $asked }”. Ci sono: { $possible }.
error-cannot-read = Non si può leggere { $file }: { $why }.
error-not-text = { $file } non è un file di testo, perciò non può essere un registro.
error-too-long = { $file } è troppo lungo: un registro ha al massimo { $most } MiB.
error-ledger = { $file } non si può usare. { $why }
error-other-game = { $file } è una partita di { $game }.
error-ended = La partita in { $file } è finita; rivedila con “forno replay”.
error-seed-missing = Manca il seme del mazziere { $file }, perciò la partita non può continuare con le carte a cui il mazziere si è impegnato. Rimettilo al suo posto, o usa --anyway: allora un seme nuovo distribuisce il resto, e la partita non potrà mai essere verificata.
error-other-seed = { $file } non contiene il seme di questa partita.
error-exists = { $file } esiste già e non viene sovrascritto.
error-cannot-write = Non si può scrivere { $file }: { $why }.
error-no-randomness = Il sistema non dà numeri casuali, perciò non si può distribuire onestamente.
error-output = Non si può scrivere la risposta: { $why }.
error-fault = Non sarebbe dovuto succedere: { $what }. Per favore segnalalo insieme al registro.
system-not-found = il file o la cartella non esiste
system-permission-denied = non è permesso
system-is-a-folder = è una cartella
system-not-a-folder = una parte del percorso non è una cartella
system-exists = esiste già
system-storage-full = non c’è più spazio

## L’arena

arena-title = { $game }, { $players } giocatori, { $games ->
    [one] una partita
   *[other] { $games } partite
} su { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, seme { $seed }
arena-bot = bot
arena-wins = vittorie
arena-interval = intervallo al 95 %
arena-score = punti
arena-time = decisione
arena-rating = punteggio Weng-Lin
arena-from-to = da { $from } a { $to }
arena-fair = Una parte equa vale { $share }.
arena-interrupted = La serie è stata interrotta: ecco ciò che si sa finora.
arena-open = Dopo { $deals } distribuzioni non è ancora deciso se { $better } vince più di { $than }.
arena-more = Deciso dopo { $deals } distribuzioni: { $better } vince più di { $than }.
arena-not-more = Deciso dopo { $deals } distribuzioni: { $better } non vince più di { $than }.
error-unknown-bot = Non c’è nessun bot «{ $asked }». Possibili: { $possible }.
error-no-adviser = Nessuno può giudicare questo gioco: non ha analisi.
error-bot-count = Sono stati indicati { $given } bot, e ce ne stanno { $seats }. Indicane uno per posto, o meno.
error-bad-budget = «{ $given }» non è un budget. Scrivilo come 20ms, 1s o 2000it.
error-bad-question = «{ $given }» non indica due bot diversi che giocano, come 2,1.
error-not-a-run = { $file } non contiene una serie dell’arena a queste condizioni: { $why }

## La casa

serve-open = La casa è aperta: { $address }
serve-closed = La casa è chiusa. Tutto è salvato.
tables-none = Non c’è nessun tavolo.
tables-closed = Il tavolo { $table } è chiuso.
tables-deleted = Il tavolo { $table } è cancellato.
backup-done = Tutto è copiato in { $file }.
restore-done = { $file } è al suo posto.
restore-kept = Quello che c’era prima è conservato in { $file }.
restore-forgotten = { $count ->
    [one] Una persona è stata dimenticata dopo questa copia, e ora lo è anche qui.
   *[other] { $count } persone sono state dimenticate dopo questa copia, e ora lo sono anche qui.
}
restore-hidden = { $count ->
    [one] Una persona ha chiesto di essere dimenticata dopo questa copia, e ora è nascosta anche qui. Può ancora cambiare idea.
   *[other] { $count } persone hanno chiesto di essere dimenticate dopo questa copia, e ora sono nascoste anche qui. Possono ancora cambiare idea.
}
restore-unread = Esclusioni e ruoli sono quelli della copia: dalla base di dati che essa sostituisce non si è potuto leggere niente di più recente. Controllali con “forno keeper measures” e “forno keeper guests” quando la casa è aperta.
check-damage = La base di dati è danneggiata: { $what }
check-table = Il tavolo { $table } non si può caricare: { $why }
check-other-rules = { $count ->
    [one] Un tavolo segue una versione delle regole che questo Forno non conosce; si può solo leggere.
   *[other] { $count } tavoli seguono una versione delle regole che questo Forno non conosce; si possono solo leggere.
}
check-fine = { $count ->
    [one] Un tavolo si può caricare e rigiocare.
   *[other] { $count } tavoli si possono caricare e rigiocare.
}
check-sound = È tutto in ordine.
error-damaged = { $tables ->
    [0] La base di dati è danneggiata. Tutti i tavoli si possono caricare; ripristina comunque una copia.
    [one] Un tavolo non si può caricare. Gli altri sì; forse c’è in una copia.
   *[other] { $tables } tavoli non si possono caricare. Gli altri sì; forse ci sono in una copia.
}
error-not-a-limit = «{ $given }» non è un limite. Scrivi per esempio address.sockets=100; «forno serve --print-limits» li elenca.
error-unknown-limit = Non c’è un limite «{ $name }»; «forno serve --print-limits» li elenca.
error-limit-number = Il limite { $name } è un numero intero, non «{ $given }».
error-limit-time = Il limite { $name } è una durata, non «{ $given }». Scrivilo come 5s (ms, s, m oppure h).
error-limit-rate = Il limite { $name } è una frequenza, non «{ $given }». Scrivi per esempio 60+6/m: 60 insieme, poi 6 al minuto (s, m, h o d).
error-not-a-host = «{ $given }» non è un nome di host. Scrivi per esempio forno.example, senza https:// e senza porta.
error-no-data-folder = Di’ con --data dove la casa deve tenere tutto: né XDG_DATA_HOME né HOME è definito.
error-in-use = Un’altra casa usa la cartella { $file }. Fermala, o scegli un’altra cartella con --data.
error-address-taken = Un altro programma ascolta a { $address }. Scegli un altro indirizzo con --listen.
error-cannot-listen = Impossibile ascoltare a { $address }: { $why }.
error-no-such-table = Non c’è un tavolo «{ $asked }» in questa casa; «forno tables list» li elenca.
keeper-invited = Aprilo in un browser entro { $minutes } minuti. Funziona una volta sola.
keeper-done = Fatto.
keeper-nothing = Non c’è niente.
error-no-house = Nessuna casa usa i dati in { $folder }. Aprila con `forno serve`.
error-answered = { $text }
error-not-reached = La casa a { $address } non risponde.
error-runtime = Il sistema non dà thread: { $why }.
error-no-folder = La cartella { $file } non può essere creata: { $why }.
error-database-newer = La base dati ha la versione { $found }, e questo Forno conosce le versioni fino alla { $known }. Usa il Forno più nuovo che l’ha scritta.
error-database-older = La base dati ha la versione { $found } e va portata alla versione { $known }: aprila una volta con «forno serve».
error-database-foreign = { $file } è la base dati di un altro programma.
error-database-not-one = { $file } non è una base dati, o è rovinata. Ripristinala da una copia.
error-database-missing = Non c’è una base dati { $file }. «forno serve» ha girato con questa cartella?
error-database-not-writable = Non si può scrivere in { $file } o nella sua cartella.
error-database-no-log = Il file system di { $file } non può reggere una base dati viva. Scegli con --data un disco di questa macchina.
error-database-locked = Un altro programma sta scrivendo in { $file }.
error-database-full = Il disco è pieno.
error-database-read-only = Non si può scrivere nella base dati.
error-database-conflict = Qualcun altro ha cambiato il tavolo nello stesso momento. Riprova.
error-database-broken = La base dati non funziona: { $why }

## Study

failure-nothing-to-forget = Pizza Theory non nasconde nulla che si possa dimenticare. --forgetful è per Mamma Mia.
study-title = { $game } in { $players } giocatori, { $games } partite di { $bot }
study-cards-a-lay = carte per giocata
study-turns-with-order = turni con un’ordinazione
study-baked = ordinazioni sfornate, tra quelle uscite
study-pizzas = pizze per giocatore
study-points = punti per giocatore
study-from-hand = carte della mano aggiunte a una pizza
study-asked = richieste d’aiuto per partita
study-gave = richieste esaudite
study-began = vittorie di chi comincia il round { $round }
study-order = sfornate: { $order }
study-rounds = round per partita
study-first = vittorie del primo giocatore
study-safe = colori al sicuro per round
study-virtual = partite che il colore virtuale toglie a entrambi
study-shared = partite con vittoria condivisa
study-forgetful = vittorie di chi dimentica

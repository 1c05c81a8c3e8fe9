### Ciò che la pagina web dice nelle repliche, sulle pagine delle regole e per zittire. I programmi in un terminale non hanno questi testi.

## Ripercorrere una partita

page-eyes-all = Tutti
page-play = Avvia
page-pause = Pausa
page-speed = Velocità
page-speed-slow = Lenta
page-speed-normal = Come al tavolo
page-speed-fast = Veloce
page-position-of = Posizione { $at } di { $end }
page-link-position = Link a questa posizione
page-another-ledger = Guarda un’altra partita
page-log-jump = Ogni riga porta alla sua posizione.
page-key-replay-play = Avvia e metti in pausa
page-key-replay-back = Un passo indietro
page-key-replay-forward = Un passo avanti
page-key-replay-start = All’inizio della partita
page-key-replay-end = Alla fine della partita

## Che cosa ha ciascuno

page-hands = Tutte le mani
page-hand-empty = Niente in mano
page-cuts = I tagli scelti
page-cut-line = Linea { $line }
page-cut-none = nessun taglio scelto

## Distribuzione onesta

page-seal = Sigillo, mostrato prima di distribuire
page-seed = Seme, mostrato dopo la fine
page-not-shown = non mostrato
page-nonces = Mescolato da chi gioca
page-nonce-none = niente
page-verdict-about-honest = La casa ha ridistribuito tutta la partita dal seme e ha ritrovato ogni carta e ogni lancio com’erano stati giocati.
page-verdict-about-not-revealed = Senza il seme nessuno può ridistribuire la partita.
page-verdict-about-not-committed = Questa partita non ha un sigillo da prima della distribuzione: non c’è nulla da confrontare.
page-verdict-about-not-honest = La casa ha ridistribuito tutta la partita dal seme, e qualcosa è venuto diverso.
page-seal-true = Il seme corrisponde al sigillo
page-seal-false = Il seme non corrisponde al sigillo
page-seal-by-browser = Calcolato qui dal tuo browser: SHA-256 dei byte del seme.
page-seal-by-page = Calcolato qui dalla pagina stessa, perché il tuo browser dà SHA-256 solo alle pagine in https.
page-seal-unchecked = Qui non c’è niente da confrontare: sigillo e seme non ci sono tutti e due.
page-verify = Non devi fidarti della casa: salva il registro e fai ridistribuire la partita sul tuo computer.
page-copy-command = Copia il comando
page-command-copied = Il comando è copiato.

## Le pagine delle regole

page-rules-all = Le regole di tutti i giochi
page-rules-contents = Indice
page-rules-search = Cerca in queste regole
page-rules-hits = { $count ->
    [0] non trovato
    [one] trovato una volta
   *[other] trovato { $count } volte
}
page-rules-hit = { $at } di { $count }
page-rules-previous = Punto precedente
page-rules-next = Punto successivo
page-rules-clear = Cancella la ricerca
page-rules-print = Stampa
page-rules-link = Link alla regola { $rule }
page-key-search = Cerca nelle regole

## Le immagini nelle regole

page-rules-kinds = Gli ingredienti, e di chi sono
page-rules-piles = Che cosa c’è sul tavolo
page-rules-pile-supply = La dispensa: tutti pescano ingredienti da qui
page-rules-pile-waiter = Un cameriere: le tue ordinazioni
page-rules-pile-oven = Il forno: qui finisce tutto
page-rules-turn = Un turno
page-rules-turn-lay = Metti ingredienti di un solo tipo
page-rules-turn-order = Metti un’ordinazione, se vuoi
page-rules-turn-draw = Pesca da un mazzo
page-rules-signs = I segni sulle carte ordinazione
page-rules-sign-joker = Un tipo a tua scelta
page-rules-sign-fewest = Il tipo con meno carte
page-rules-sign-without = Questo tipo non deve esserci
page-rules-sign-either = Uno dei due, senza mescolarli
page-rules-sign-everything = Tutto, almeno 15 carte
page-rules-verdicts = Che cosa può succedere a un’ordinazione
page-rules-baked = Sfornata: conta
page-rules-failed = Non riuscita: torna sotto il cameriere
page-rules-cards-of = Mostra le carte di
page-rules-cards = Carte ordinazione, { $colour }
page-rules-toppings = Gli ingredienti e i coltelli dei tre colori
page-rules-board = La pizza con i suoi 37 caselle; le sei X sono segnate
page-rules-lines = I tre lati con le loro linee da 1 a 6, come le vede chi ci siede
page-rules-cuts = Taglio 5 del lato A, 6 del lato B, 4 del lato C: cinque fette, con il numero delle loro caselle

## Chat

page-mute-whom = Di chi vuoi vedere i messaggi?
page-mute = Zittisci { $name }
page-unmute = Ascolta di nuovo { $name }

## La pagina iniziale

page-past-tables = Partite finite
page-no-past-tables = Le tue partite finite saranno elencate qui, su questo dispositivo: per rivederle.

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

## Chat

page-mute-whom = Di chi vuoi vedere i messaggi?
page-mute = Zittisci { $name }
page-unmute = Ascolta di nuovo { $name }

## La pagina iniziale

page-past-tables = Partite finite
page-no-past-tables = Le tue partite finite saranno elencate qui, su questo dispositivo: per rivederle.

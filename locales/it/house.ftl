### Che cosa dice una casa ai suoi tavoli e non fa parte del gioco.

## Prima dell’inizio

house-started = La partita è cominciata: questo si può fare solo prima dell’inizio.
house-not-opener = Questo spetta a chi ha aperto il tavolo.
house-no-such-seat = Quel posto non c’è: il tavolo ha { $seats } posti.
house-taken = Il posto { $number } è occupato. Scegline un altro.
house-full = Tutti i posti sono occupati. Puoi guardare.
house-not-invited = Con questo link puoi guardare. Per sederti, chiedi il link d’invito a qualcuno del tavolo.
house-removed = Chi ha aperto questo tavolo ti ha tolto il posto. Puoi guardare, e puoi sederti di nuovo se te lo permette.
house-removed-address = Chi ha aperto questo tavolo ha tolto il posto a qualcuno che veniva dal tuo indirizzo. Puoi guardare, e puoi sederti se te lo permette.
house-removed-away = Mancavi da un po’, e il tuo posto è stato liberato. Se c’è un posto libero, puoi sederti di nuovo.
house-removed-before = Chi ha aperto questo tavolo ti ha tolto il posto prima dell’inizio della partita. Puoi guardare.
house-removed-away-before = Mancavi da un po’, e il tuo posto è stato liberato prima dell’inizio della partita. Puoi guardare.
house-nobody-removed = Nessun ospite con il numero { $number } è stato tolto da qui.
house-too-fast = Sono molti cambiamenti in poco tempo. Aspetta un minuto.
house-table-full = A questo tavolo si è detto e cambiato così tanto che non può più conservarne altro. Le mosse restano possibili.
house-no-such-colour = «{ $colour }» non è uno dei colori: { $possible }.
house-colour-taken = Un altro posto ha il colore «{ $colour }». Scegline un altro.
house-bad-nonce = Non è un nonce: dai fino a 64 cifre esadecimali, due per byte.
house-no-such-bot = Non c’è un bot «{ $asked }». Ci sono: { $possible }.
house-still-here = L’ospite del posto { $number } è qui. Solo chi ha aperto il tavolo può togliere un ospite presente.
house-nobody-there = Nessun ospite siede al posto { $number }.
house-seats-free = { $free ->
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
} Aspetta degli ospiti, o fai sedere dei bot.
house-not-ready = L’ospite del posto { $number } non è ancora pronto.
house-bad-clock = Quell’orologio non è possibile: da 10 secondi a 10 ore con fino a 10 minuti dopo ogni mossa, o da un minuto a trenta giorni per mossa.

## Durante la partita

house-not-playing = A questo tavolo non c’è una partita in corso.
house-not-over = La partita non è ancora finita.
house-not-seated = Stai guardando questo tavolo: può farlo solo chi è seduto qui.
house-not-a-move = Non è una mossa di questo gioco: { $why }
house-move-count =
    { $most ->
        [one] Una richiesta ha una sola mossa.
       *[other] Una richiesta ha da 1 a { $most } mosse.
    }
house-no-hints = I suggerimenti sono per i tavoli con soli bot, o dove tutti sono d’accordo. Chiedi agli altri di acconsentire.
house-no-adviser = In questo gioco nessuno dà consigli: non ci sono né suggerimenti né analisi.
house-hint-failed = Il bot a cui è stato chiesto il suggerimento si è confuso. Chiedi di nuovo, se vuoi.
house-hint-late = Il suggerimento è arrivato troppo tardi: ora c’è altro da decidere.
house-hint-crowded = In questo momento troppi chiedono suggerimenti, e il turno del tuo non è arrivato in tempo. Chiedi di nuovo tra un attimo.
house-choice-stays = { $most ->
    [one] Hai cambiato la tua scelta una volta.
   *[other] Hai cambiato la tua scelta { $most } volte.
} Ora resta com’è finché la partita non va avanti.
house-not-awaited = Non è il tuo turno: un suggerimento serve quando hai qualcosa da decidere.
house-not-away-long = L’ospite del posto { $number } non è assente da abbastanza tempo.
house-not-played-by-bot = Il tuo posto lo giochi tu.
house-came-by-link = Sei arrivato a questo posto con il suo link. Solo il dispositivo che si è seduto può cambiare il link.
house-played-by-bot = Un bot gioca il tuo posto. Prima riprendilo.

## Chiacchiere

house-chat-off = A questo tavolo la chat è spenta.
house-chat-length = Un messaggio ha da 1 a { $most } caratteri.
house-chat-too-fast = Troppi messaggi: aspetta qualche secondo.

## Quando qualcosa va storto

house-no-such-table = Questo tavolo non c’è, o non ne hai il link.
house-not-finished = La partita continua: il registro si mostra alla fine.
house-not-stored = La casa non ha potuto salvarlo. Riprova.
house-store-full = La casa non ha più spazio per salvare. Avvisa chi la tiene.
house-damaged = Quello che la casa ne ha registrato è danneggiato e non si può leggere. Avvisa chi la tiene.
house-too-many-connections = Il tuo posto è già aperto in troppe finestre o su troppi dispositivi. Chiudine uno e riprova.
house-too-many-watchers = Troppe persone stanno guardando questo tavolo. Riprova più tardi.
house-too-many-watchers-of-address = Troppe persone al tuo indirizzo stanno guardando questo tavolo. Una di loro deve andarsene o sedersi perché tu possa entrare.
house-rules-newer = A questo tavolo si gioca con la versione { $found } delle regole; questa casa conosce le versioni fino alla { $newest }. La partita continuerà quando la casa sarà aggiornata.
house-rules-older = A questo tavolo si giocava con la versione { $found } delle regole; la più vecchia che questa casa conosce ancora è la { $oldest }. Non si può continuare a giocare, ma il registro si può salvare e leggere.
house-bye-stopping = La casa chiude per un momento. Torna subito.
house-bye-link = Il link con cui sei arrivato non vale più.
house-bye-not-stored = La casa non ha potuto salvare l’ultima mossa. Torna: tutto ciò che ha avuto risposta c’è.
house-bye-fault = Questo tavolo si è fermato per un errore nostro. Il registro è conservato; avvisa chi tiene la casa.

## Chiamare chi è altrove

house-alert-name = { $name }
house-alert-turn = Tocca a te: { $game }, con { $others }.
house-alert-turn-with-bots = Tocca a te: { $game }.
house-alert-awaited = Si aspetta { $players }: { $game }.
house-bad-browser = Questo browser non ha detto bene come raggiungerlo. Disattiva le sue notifiche e riattivale.
house-foreign-push-service = La casa non chiama il servizio di notifica di questo browser. Chi la tiene può permetterlo.
house-bad-quiet-hours = Le ore di silenzio cominciano e finiscono a ore diverse del giorno.
house-bad-language = La casa parla inglese, francese e italiano: en, fr o it.
house-foreign-webhook = Lì la casa non chiama nessun webhook: solo indirizzi https presso gli host permessi da chi la tiene.
house-webhook-clock = Solo un tavolo con giorni per ogni mossa ha un webhook.

house-kept-apart = Non puoi sederti a questo tavolo con chi c’è già. Puoi guardare, o scegliere un altro tavolo.
house-seat-banned = L’ospite seduto a questo posto è bandito da questa casa: il link non funziona.
house-no-such-line = Questo messaggio non c’è nella chat.
house-muted = La moderazione ti ha tolto la parola: { $reason }
house-muted-until = La moderazione ti ha tolto la parola fino al { $until }: { $reason }
house-read-only = Per ora la casa è in sola lettura: puoi guardare tutto, e continuare a giocare più tardi.
house-no-new-tables = Per ora non si aprono nuovi tavoli; le partite in corso continuano.
house-no-new-guests = Per ora la casa non accoglie nuovi ospiti. Torna più tardi.

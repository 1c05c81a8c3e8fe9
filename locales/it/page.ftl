### Ciò che dice solo la pagina web. I programmi in un terminale non hanno questi testi.

## La pagina intera

page-skip = Vai al contenuto
page-home = Forno, alla pagina iniziale
page-to-home = Alla pagina iniziale
page-tools = Lingua, suono, impostazioni e aiuto
page-language = Lingua
page-settings = Impostazioni
page-help = Aiuto
page-close = Chiudi
page-loading = Un momento…
page-away = La casa è assente. Torna tra un momento, e niente va perduto.
page-said = Che cosa è stato detto
page-rule = Regola { $rule }
page-rules = Regole
page-rules-english = Per ora queste regole sono in inglese.
page-reload = Ricarica
page-save = Salva
page-go = Vai

## Impostazioni

page-theme = Luce
page-theme-auto = Auto
page-theme-light = Giorno
page-theme-dark = Sera
page-motion = Movimento
page-motion-auto = Auto
page-motion-full = Completo
page-motion-reduced = Ridotto
page-motion-off = Nessuno
page-reveal = Velocità dello spettacolo
page-reveal-slow = Lenta
page-reveal-normal = Normale
page-reveal-fast = Veloce
page-reveal-off = Senza spettacolo
page-sound = Suono
page-sound-on = Attiva il suono
page-sound-off = Disattiva il suono
page-alerts = Notifica quando tocca a me
page-alerts-about = Appare quando questa finestra non è in vista.
page-alerts-refused = Il browser non lo permette. Consenti le notifiche per questa pagina nelle sue impostazioni.
page-alerts-missing = Qui non si può: serve una pagina in https. Il suono, il titolo e l’icona ti chiamano comunque.

## Tasti

page-keys = Tasti
page-keys-on = Singole lettere come tasti
page-keys-about = Disattivale se detti. Tutto si può fare anche con Tab e Invio.
page-key-help = Apri e chiudi questo aiuto
page-key-sound = Suono attivo o no
page-key-pause = Metti in pausa lo spettacolo, o riprendi
page-key-slower = Più lento
page-key-faster = Più veloce
page-key-next = Mostra che cosa viene dopo
page-key-skip = Salta lo spettacolo
page-key-chat = Di’ qualcosa nella chat
page-key-tab = Passa per tutto ciò che si può fare, e fallo
page-key-escape = Chiudi ciò che è aperto

## La pagina iniziale

page-welcome = Il forno è caldo
page-welcome-about = Tre giochi di pizza per amici lontani, e bot per quando fanno tardi. Niente account, basta un link.
page-play-now = Gioca subito
page-play-now-about = { $game } contro due bot, con un clic.
page-with-friends = Con gli amici
page-games = I giochi
page-players = Da { $fewest } a { $most } giocatori
page-minutes = circa { $minutes } minuti
page-open-tables = Tavoli aperti
page-no-open-tables = Nessun tavolo pubblico è aperto ora, e il cuoco si annoia. Aprine uno: gli altri lo vedono subito qui.
page-my-tables = I miei tavoli
page-show-all = Mostrali tutti ({ $count })
page-seats-free = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
page-full = Al completo
page-stage-gathering = Ci si siede
page-stage-playing = In gioco
page-stage-over = Finita
page-stage-abandoned = Interrotta
page-join = Entra con un link
page-join-about = Incolla il link che hai ricevuto.
page-join-wrong = Questo non è il link di un tavolo. È fatto così: https://…/t/…
page-link = Link
page-upload = Rivedi una partita
page-upload-about = Scegli un registro salvato qui o dal programma in un terminale. Non se ne conserva niente.
page-upload-choose = Scegli un registro, o trascinalo qui
page-upload-too-long = Questo file è troppo lungo: la casa legge registri fino a { $most } MiB.
page-your-name = Il tuo nome
page-renamed = D’ora in poi ti chiami { $name }.

## Un nuovo tavolo

page-new-table = Nuovo tavolo
page-new-table-about = Tutto è già impostato come si gioca di solito: puoi aprire il tavolo subito.
page-game = Gioco
page-seats = Posti
page-how-many = In quanti si gioca?
page-seat-friend = Un amico, con il link
page-seat-bot = Bot: { $name } (livello { $strength })
page-you = tu
page-open-table = Apri il tavolo
page-open-alone = I bot occupano gli altri posti: puoi cominciare subito.
page-open-friends = Poi avrai un link da mandare agli amici.
page-who-may-come = Chi può venire?
page-private = Solo con il link
page-private-about = Trova questo tavolo solo chi ha il link.
page-public = Aperto a tutti
page-public-about = Tutti in questa casa vedono questo tavolo e possono sedersi o guardare.
page-options = Regole di questo tavolo
page-options-about = Cambiale solo se vuoi: la scelta solita va bene.
page-option-usual = Come al solito ({ $value })
page-option-first = Chi comincia la partita.
page-value-first-random = a sorte
page-clock = Orologio
page-clock-none = Senza orologio
page-clock-none-about = Ognuno si prende il tempo che serve.
page-clock-live = { $minutes } min + { $seconds } s
page-clock-live-about = Un tempo per tutta la partita, e un po’ di più dopo ogni mossa. Chi esaurisce il tempo è sostituito da un bot, e può tornare.
page-clock-correspondence = { $days ->
    [one] { $days } giorno a mossa
   *[other] { $days } giorni a mossa
}
page-clock-correspondence-about = Gioca per giorni: torna quando vuoi.
page-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

## Prima dell’inizio

page-who-sits = Chi siede dove
page-free-seat = Il posto { $seat } è libero
page-opener = ha aperto il tavolo
page-bot = bot
page-not-here = assente
page-ready = pronto
page-not-ready = non ancora pronto
page-colour = Il tuo colore
page-any-colour = Un colore qualsiasi
page-stand = Alzati
page-sit = Siediti
page-sit-here = Spostati qui
page-add-bot = Aggiungi un bot…
page-bot-for = Un bot per il posto { $seat }
page-remove = Togli { $name }
page-removed = Tolti da questo tavolo
page-readmit = Lascia che { $name } si sieda di nuovo
page-full-watch = Tutti i posti sono occupati. Puoi guardare.
page-start = Comincia la partita
page-waiting-seats = { $free ->
    [one] Un posto è libero: manda il link, o aggiungi un bot.
   *[other] { $free } posti sono liberi: manda il link, o aggiungi dei bot.
}
page-waiting-ready = { $count ->
    [one] Una persona non è ancora pronta.
   *[other] { $count } persone non sono ancora pronte.
}
page-all-here = Ci sono tutti.
page-i-am-ready = Per me si può
page-say-ready = Di’ quando puoi cominciare.
page-waiting-start = Per te si può. La partita comincia quando lo decide chi ha aperto il tavolo.
page-watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
page-invite = Invita gli amici
page-links = Link
page-link-invite = Chi apre questo link può sedersi.
page-link-watch = Chi apre questo link può guardare.
page-link-seat = Apri questo link su un altro dispositivo per continuare lì al tuo posto. Non darlo a nessuno.
page-link-invite-short = Link d’invito
page-link-watch-short = Link per guardare
page-link-seat-short = Il mio posto su un altro dispositivo
page-copy = Copia
page-copied = Il link è copiato.
page-copy-by-hand = Questo browser qui non copia. Seleziona il link e copialo a mano.
page-share = Condividi
page-share-title = Vieni a giocare al mio tavolo
page-qr = Codice QR
page-qr-about = Codice QR del link
page-agreed = Regole di questo tavolo
page-all-usual = Tutto come al solito.
page-fair = Distribuzione onesta
page-fair-tab = Equità
page-fair-before = La distribuzione dipende da un seme sigillato, mescolato con un numero di ogni ospite. Questo è il sigillo; il seme si mostra alla fine.
page-fair-after = Sigillo e seme: chiunque può ridistribuire questa partita e controllare.

## Al tavolo

page-your-turn = Tocca a te
page-may-also = Puoi ancora cambiare idea
page-asking = invio…
page-still-choosing = Stanno ancora scegliendo: { $who }
page-skip-show = Salta
page-show-controls = Lo spettacolo
page-show-pause = Pausa
page-show-go-on = Riprendi
page-show-slower = Più lento
page-show-faster = Più veloce
page-beside = Accanto al tavolo
page-log = Che cosa è successo
page-log-empty = Ancora niente.
page-log-came = Sei appena arrivato: quello che si dice da adesso sta scritto qui.
page-log-forgets = È un gioco di memoria: le righe più vecchie si dimenticano.
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente. Neanche sull’ananas.
page-chat-say = Di’ qualcosa…
page-chat-send = Invia
page-table = Tavolo
page-players-round = I giocatori
page-awaited = atteso
page-bot-plays = gioca un bot
page-bot-gone = { $gone } non gioca più qui. Al suo posto gioca { $bot }.
page-you-watch = Stai guardando.
page-played-by-bot = Un bot gioca al tuo posto.
page-take-back = Riprendilo
page-gone = { $name } non c’è più
page-gone-about = { $name } è assente da un po’. Che cosa si fa? Decide più della metà dei presenti; un bot restituisce il posto quando { $name } torna.
page-gone-voted = Hai scelto.
page-gone-wait = Aspettare ancora un po’
page-gone-bot = Far giocare un bot a quel posto
page-gone-end = Interrompere la partita
page-decide = Decidi
page-on-the-table = Sul tavolo
page-your-hand = La tua mano
page-round = Round
page-round-of = { $round } di { $rounds }
page-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
page-fewer = Meno: { $name }
page-more = Più: { $name }
page-pick = Scegli da { $from } a { $to } carte.
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-rematch = Gioca ancora
page-next-game = E ora { $game }
page-to-rematch = Alla prossima partita
page-ledger = Salva il registro

## Rivedere una partita

page-replay = Rivedi
page-replay-of = { $game }, ancora una volta
page-no-replay = Questa partita non si può mostrare
page-eyes = Con gli occhi di chi?
page-eyes-gallery = Chi guarda
page-position = Posizione nella partita
page-to-start = All’inizio della partita
page-to-end = Alla fine della partita
page-back = Un passo indietro
page-forward = Un passo avanti
page-verdict-honest = La distribuzione è stata onesta
page-verdict-not-revealed = Il seme non è stato mostrato
page-verdict-not-committed = Non verificabile
page-verdict-not-honest = La distribuzione non torna

## Quando manca qualcosa

page-unknown = Qui non c’è niente
page-unknown-about = Questo indirizzo non porta da nessuna parte. Forse un pezzo si è perso per strada, o qualcuno se l’è mangiato.
page-bad-link = Questo link non funziona
page-no-table = Qui non c’è nessun tavolo
page-table-closed = Il tavolo è chiuso
page-outdated = Questa pagina non è aggiornata
page-outdated-about = La casa è stata rinnovata. Ricarica la pagina: la tua partita è al sicuro.
page-unknown-game = Questa pagina non conosce questo gioco
page-unknown-game-about = La casa è più recente di questa pagina. Ricarica la pagina per avere il gioco: niente va perso.
page-more-games = Questa casa ha più giochi di quanti ne conosce questa pagina. Ricarica la pagina per vederli.

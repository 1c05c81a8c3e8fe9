### Che cosa dice una casa alla sua porta: a richieste, link e connessioni.

## Richieste

web-not-found = A questo indirizzo non c’è niente.
web-method = { $method } non è consentito a questo indirizzo.
web-bad-json = Non è il JSON che ci si aspetta qui: { $why }
web-bad-query = L’indirizzo non si capisce: { $why }
web-bad-body = La richiesta si è interrotta, o non è un testo in UTF-8.
web-late = La richiesta ha impiegato troppo ad arrivare. Mandala di nuovo.
web-too-long = È troppo lungo: qui si leggono al massimo { $most } byte.
web-wrong-type = Manda { $expected }, e dillo nell’intestazione Content-Type.
web-review-crowded = In questo momento si stanno analizzando troppe partite, e il turno della tua non è arrivato in tempo. Riprova tra un attimo.
web-too-much = È molto in una volta sola. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
web-house-full = La casa ha da fare quanto più può. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
web-foreign-host = Questa casa non conosce il nome «{ $host }». Chi la tiene può permetterlo: forno serve --host { $host }
web-foreign-host-page = Questa casa non conosce il nome «{ $host }», perciò sotto questo nome non risponde. Così i suoi ospiti sono protetti dalle pagine di altri siti che si spaccerebbero per lei.
web-foreign-host-advice = Se la casa è tua, aprila con questa opzione, oppure apri la pagina con il suo indirizzo IP:
web-not-ready = In questo momento la casa non sta bene. Chi la tiene può vedere perché.
web-not-ready-because = La casa non sta bene: { $why }

## Ospiti

web-guest = Ospite { $number }
web-nobody = La casa non sa chi sei. Un browser riceve il suo cookie da GET /api/me, un programma il suo token da POST /api/tokens.
web-bad-token = Nessuno ha questo token.
web-old-key = La chiave di questo browser è appena stata sostituita. Riprova.
web-bad-code = Questo codice di recupero non è valido. Forse è già stato usato, o contiene un errore di battitura.
web-used-link = Questo link è già stato usato o è scaduto. Creane uno nuovo su un dispositivo in cui hai già l’accesso.
web-sit-together = Entrambi gli ospiti siedono allo stesso tavolo, e la partita non è finita. Finiscila prima, o accedi senza portare con te posti e partite.
web-role-not-merged = Uno dei due ospiti è gestore o moderatore, e questi ospiti non vengono mai uniti a un altro. Accedi senza portare con te posti e partite.
web-hidden = Hai chiesto alla casa di dimenticarti. Se vuoi restare, prima cambia idea.
web-no-passkeys-here = Le passkey funzionano solo sulle pagine sicure di { $domain }, non a questo indirizzo. I codici di recupero e i link di accesso funzionano a ogni indirizzo.
web-bad-passkey = Non è stato possibile verificare questa passkey. Riprova.
web-unknown-passkey = Questa passkey non è registrata qui. Forse è stata tolta.
web-old-challenge = Ci è voluto troppo tempo. Riprova.
web-passkeys-busy = Troppe persone stanno usando passkey in questo momento. Riprova tra poco.
web-too-many-passkeys = Hai già { $most } passkey. Prima togline una.
web-not-allowed = Questo token non lo permette.
web-too-many-tokens = Hai già { $most } token. Prima revocane uno.
web-bad-name = Un nome deve avere da 1 a { $most } caratteri visibili.
web-bot-name = Un bot ha già questo nome. Scegline un altro.
web-name-taken-away = Un moderatore ti ha tolto questo nome. Scegline un altro.
web-foreign-origin = Questa richiesta viene da una pagina che non appartiene a questa casa. Se le appartiene, chi tiene la casa deve impostare --public-url.

## Link

web-too-many-listed = Ci sono già { $most } tavoli pubblici tuoi o del tuo indirizzo. Aprine uno privato, o prima finiscine uno.
web-bad-link = Questo link non porta da nessuna parte. Chiedine un altro.
web-no-such-link = Non hai un link così da passare ad altri.

## Connessioni

web-not-a-socket = Questo indirizzo accetta solo connessioni WebSocket.
web-other-protocol = Questa casa parla un’altra versione del protocollo. Ricarica la pagina.
web-bad-frame = Questo messaggio non si capisce: { $why }
web-frame-not-text = I messaggi sono testo, non byte.
web-bye-too-long = Quel messaggio era rovinato o troppo lungo: si leggono al massimo { $most } byte.
web-bye-bad-frames = Troppi messaggi non si sono capiti. Ricarica la pagina.
web-bye-slow = La tua connessione era troppo lenta per stare al passo. Torna: niente è perso.
web-bye-signed-out = Questo dispositivo è stato disconnesso.
web-bye-ended = Il tavolo è stato interrotto. Torna: tutto quello che ha avuto risposta c’è.

web-banned = Non puoi più entrare in questa casa: { $reason }
web-banned-until = Non puoi entrare in questa casa fino al { $until }: { $reason }
web-not-in-room = Non hai effettuato l’accesso all’ufficio del gestore. Accedi con una passkey, o con un link che stampa `forno keeper invite`.
web-role-too-low = Il tuo ruolo non lo permette.
web-room-first = Sei gestore o moderatore. Accedi prima all’ufficio del gestore in questo browser, poi aggiungi la passkey.
web-used-invite = Questo link è già stato usato o è scaduto. `forno keeper invite` ne fa uno nuovo.
web-has-role = Questo ospite ha un ruolo. Prima toglilo.
web-yourself = Sei tu.
web-nobody-there = Lì non siede nessuno, o il messaggio non c’è.
web-too-many-blocks = Hai bloccato { $most } ospiti e non puoi bloccarne altri.
web-bad-text = Il testo manca o ha più di { $most } caratteri.
web-bad-range = Non è un intervallo di indirizzi. Scrivine uno come 203.0.113.0/24 o 2001:db8::/56.
web-wide-range = Questo intervallo è troppo ampio: escluderebbe troppe persone. I più ampi sono /8 per IPv4 e /16 per IPv6.
web-bad-measure = Una misura riguarda un ospite o, se è un’esclusione, un intervallo di indirizzi. Un avvertimento non ha una fine.
web-no-such-guest = Questo ospite non c’è.
web-no-such-measure = Questa misura non c’è, o è già stata revocata.
web-no-such-report = Questa segnalazione non c’è, o ha già avuto risposta.

### L’ufficio del gestore: solo per gestori e moderatori.

page-keeper = L’ufficio del gestore
page-keeper-about = Da qui gestori e moderatori badano alla casa.
page-keeper-expired = La tua sessione è finita. Accedi di nuovo e riprendi da dove eri.
page-keeper-passkey-about = Se sei gestore o moderatore e hai una passkey, basta premere una volta.
page-keeper-no-passkeys = Questo browser non può usare le passkey. Un link monouso funziona ovunque.
page-keeper-link = Link monouso
page-keeper-link-about = Sulla macchina dove gira la casa, questo comando mostra un link. Aprilo in questo browser entro 15 minuti. Anche un gestore può crearti un link in questa pagina.
page-keeper-invited = Sei stato invitato
page-keeper-invited-about = Questo link ti fa entrare nell’ufficio del gestore come { $name }, il tuo nome in questo browser. Vale una volta.
page-keeper-invited-new = Questo link ti fa entrare nell’ufficio del gestore. Vale una volta.
page-keeper-enter = Entra
page-keeper-not-now = Non ora
page-keeper-ends = accesso fino al { $when }
page-keeper-sign-out = Esci
page-keeper-cancel = Annulla
page-keeper-retry = Riprova
page-keeper-more = Mostra altro
page-keeper-search = Cerca
page-keeper-nothing-found = Non è stato trovato nulla.
page-keeper-which = Mostra
page-keeper-command-line = la riga di comando

## Ruoli

page-keeper-role = Ruolo
page-keeper-role-none = Nessuno
page-keeper-role-none-about = Un ospite come tutti gli altri.
page-keeper-role-moderator = Moderatore
page-keeper-role-moderator-about = I moderatori rispondono alle segnalazioni, avvisano, silenziano, bandiscono e rinominano gli ospiti, chiudono tavoli ed eliminano messaggi.
page-keeper-role-keeper = Gestore
page-keeper-role-keeper-about = I gestori possono fare tutto: anche dare ruoli, invitare, mostrare un avviso a tutti, chiudere la casa ed eliminare tavoli.
page-keeper-role-set = Cambia il ruolo
page-keeper-sure-role = Cambiare il ruolo di { $name }?
page-keeper-done-role = Il ruolo di { $name } è cambiato.

## Panoramica

page-keeper-overview = Panoramica
page-keeper-trouble = La casa non riesce a salvare
page-keeper-load = Carico
page-keeper-connections = Connessioni
page-keeper-awake = Tavoli in memoria
page-keeper-thinking = Bot in attesa
page-keeper-lately = Visti nell’ultima ora
page-keeper-all = In tutto
page-keeper-disk = Disco
page-keeper-database = Database
page-keeper-free = Libero
page-keeper-running = Forno { $version }, in funzione da { $time }.
page-keeper-faults = Errori
page-keeper-no-faults = Da quando la casa è stata avviata è andato tutto bene.
page-keeper-banner = Avviso
page-keeper-banner-text = Messaggio per tutti
page-keeper-banner-about = Compare in cima a ogni pagina. Al massimo 300 caratteri.
page-keeper-banner-show = Mostralo
page-keeper-banner-remove = Toglilo
page-keeper-done-banner = Ora tutti vedono l’avviso.
page-keeper-done-banner-off = L’avviso è stato tolto.
page-keeper-switches = Interruttori
page-keeper-switch-no-new-tables = Niente nuovi tavoli
page-keeper-switch-no-new-tables-about = Le partite in corso continuano.
page-keeper-switch-no-new-guests = Niente nuovi ospiti
page-keeper-switch-no-new-guests-about = Può entrare solo chi è già stato qui.
page-keeper-switch-read-only = Sola lettura
page-keeper-switch-read-only-about = Tutti possono guardare. Nessuno può giocare, scrivere o aprire un tavolo.
page-keeper-switch-sure = Attivare «{ $name }»?
page-keeper-switch-on = Attiva
page-keeper-done-switches = Gli interruttori sono impostati.
page-keeper-invite = Invita qualcuno
page-keeper-invite-about = Un link monouso fa entrare qualcuno in questo ufficio e gli dà un ruolo.
page-keeper-invite-make = Crea un link
page-keeper-invite-lasts = Questo link vale una volta, per { $minutes } minuti. Dallo solo alla persona che intendi.

## Segnalazioni

page-keeper-reports = Segnalazioni
page-keeper-reports-open = { $count ->
    [one] Una segnalazione attende risposta
   *[other] { $count } segnalazioni attendono risposta
}
page-keeper-reports-about = { $count ->
    [one] una segnalazione
   *[other] { $count } segnalazioni
}
page-keeper-reports-waiting = In attesa
page-keeper-reports-answered = Risolte
page-keeper-no-reports = Nessuna segnalazione in attesa. Va tutto bene.
page-keeper-no-answers = Nessuna segnalazione è stata ancora risolta.
page-keeper-reported = segnalato
page-keeper-reported-by = Segnalato da
page-keeper-then-called = Allora si chiamava { $name }.
page-keeper-context = La chat in quel momento
page-keeper-answer = Rispondi
page-keeper-sure-answer = Rispondere a questa segnalazione?
page-keeper-about-answer = La segnalazione viene chiusa e lascia la coda. Chi l’ha fatta non ne viene informato.
page-keeper-note = Nota
page-keeper-note-about = Per gli altri moderatori. Può restare vuota.
page-keeper-done-answer = La segnalazione è risolta.
page-keeper-answered = Risolta il { $when } da

## Che cosa si può decidere su un ospite

page-keeper-warn = Avvisa
page-keeper-warn-guest = Avvisa { $name }
page-keeper-sure-warn = Avvisare { $name }?
page-keeper-about-warn = L’avvertimento compare subito o alla prossima visita, e va confermato.
page-keeper-done-warn = { $name } ha ricevuto un avvertimento.
page-keeper-mute = Silenzia
page-keeper-mute-guest = Silenzia { $name }
page-keeper-sure-mute = Silenziare { $name }?
page-keeper-about-mute = Un ospite silenziato può giocare, ma non scrivere nella chat.
page-keeper-done-mute = { $name } è stato silenziato.
page-keeper-ban = Bandisci
page-keeper-ban-guest = Bandisci { $name }
page-keeper-sure-ban = Bandire { $name }?
page-keeper-about-ban = Un ospite bandito deve uscire subito. Nelle partite in corso il suo posto conta come abbandonato, e dopo un po’ gli altri decidono che cosa farne.
page-keeper-done-ban = { $name } è stato bandito.
page-keeper-ban-range = Bandisci indirizzi
page-keeper-about-range = Da questi indirizzi non può entrare nessuno. Può colpire anche altri: una scuola, un ufficio o una rete mobile hanno spesso un solo indirizzo.
page-keeper-done-range = { $range } è bandito.
page-keeper-against = Chi viene bandito
page-keeper-against-guest = L’ospite
page-keeper-against-addresses = Indirizzi
page-keeper-seen = Indirizzi recenti
page-keeper-range = Indirizzo o intervallo
page-keeper-range-about = Un indirizzo come 203.0.113.7, o un intervallo come 203.0.113.0/24 o 2001:db8::/56.
page-keeper-reason = Motivo
page-keeper-reason-about = Lo leggerà chi ne è colpito. Al massimo 500 caratteri.
page-keeper-duration = Per quanto tempo
page-keeper-until-lifted = fino a revoca
page-keeper-has-role = Chi ha un ruolo non può essere avvisato, silenziato o bandito. Prima un gestore deve togliergli il ruolo.
page-keeper-rename = Rinomina
page-keeper-rename-guest = Rinomina { $name }
page-keeper-sure-rename = Rinominare { $name }?
page-keeper-about-rename = Il nuovo nome compare ovunque l’ospite giochi, guardi o torni; le partite finite conservano i nomi con cui sono state giocate. Per quattro settimane l’ospite non può riprendere il vecchio nome, ma può sceglierne un altro.
page-keeper-new-name = Nuovo nome
page-keeper-done-rename = Il nuovo nome è { $name }.

## Ospiti

page-keeper-guests = Ospiti
page-keeper-guests-search = Nome o identificativo
page-keeper-no-guests = Non è ancora venuto nessuno.
page-keeper-the-guest = Ospite
page-keeper-since = dal { $when }
page-keeper-history = Provvedimenti
page-keeper-no-history = Su questo ospite non è mai stato deciso nulla.
page-keeper-addresses = Indirizzi recenti
page-keeper-no-addresses = Non se ne conoscono.
page-keeper-sits-at = Tavoli non finiti
page-keeper-sits-nowhere = Non siede a nessun tavolo non finito.

## Tavoli

page-keeper-tables = Tavoli
page-keeper-tables-search = Gioco, nome di un giocatore o identificativo
page-keeper-stage = Fase
page-keeper-stage-gathering = Ci si siede
page-keeper-stage-playing = In corso
page-keeper-stage-finished = Finiti
page-keeper-no-tables = Non ci sono ancora tavoli.
page-keeper-nobody = nessuno
page-keeper-opened = aperto il { $when }
page-keeper-the-table = Tavolo
page-keeper-no-chat = Nessuno ha detto nulla.
page-keeper-close-table = Chiudi il tavolo
page-keeper-sure-close = Chiudere questo tavolo?
page-keeper-about-close = La partita finisce senza vincitore; un tavolo dove nessuna partita è cominciata viene tolto. Non si può annullare.
page-keeper-done-close = Il tavolo è chiuso.
page-keeper-delete-table = Elimina il tavolo
page-keeper-sure-delete = Eliminare questo tavolo?
page-keeper-about-delete = La partita, il suo replay e la sua chat vengono eliminati per tutti. Non si può annullare.
page-keeper-done-delete = Il tavolo è stato eliminato.
page-keeper-delete = Elimina
page-keeper-message = messaggio { $number }
page-keeper-deleted = eliminato
page-keeper-delete-line-of = Elimina il messaggio { $number } di { $name }
page-keeper-sure-line = Eliminare questo messaggio?
page-keeper-about-line = «{ $text }» sparisce per tutti, per sempre.
page-keeper-done-line = Il messaggio è stato eliminato.

## Provvedimenti

page-keeper-measures = Provvedimenti
page-keeper-measures-in-force = In vigore
page-keeper-measures-all = Tutti
page-keeper-no-measures = Non ce ne sono.
page-keeper-kind-warn = Avvertimento
page-keeper-kind-mute = Silenziato
page-keeper-kind-ban = Bando
page-keeper-until = fino al { $when }
page-keeper-lifted = revocato il { $when }
page-keeper-confirmed = confermato o ritirato il { $when }
page-keeper-unconfirmed = non ancora confermato
page-keeper-lift = Revoca
page-keeper-lift-of = Revoca il provvedimento contro { $name }
page-keeper-sure-lift = Revocare il provvedimento contro { $name }?
page-keeper-about-lift-warn = L’avvertimento viene ritirato prima di essere confermato.
page-keeper-about-lift-mute = L’ospite può di nuovo scrivere subito.
page-keeper-about-lift-ban = Chi era bandito può di nuovo entrare subito.
page-keeper-done-lift = Il provvedimento contro { $name } è revocato.

## Registro

page-keeper-audit = Registro
page-keeper-audit-about = Tutto ciò che è stato fatto in questo ufficio. Qui nessuno può modificarlo.
page-keeper-no-audit = Non è stato ancora fatto nulla.
page-keeper-did-sign-in = Accesso
page-keeper-did-end-session = Sessione terminata
page-keeper-did-invite = Invito creato
page-keeper-did-set-role = Ruolo cambiato
page-keeper-did-warn = Avvertimento
page-keeper-did-mute = Silenziato
page-keeper-did-ban = Bando
page-keeper-did-lift = Provvedimento revocato
page-keeper-did-rename = Nome cambiato
page-keeper-did-close-table = Tavolo chiuso
page-keeper-did-delete-table = Tavolo eliminato
page-keeper-did-delete-line = Messaggio eliminato
page-keeper-did-answer-report = Segnalazione risolta
page-keeper-did-set-banner = Avviso cambiato
page-keeper-did-set-switches = Interruttori cambiati

## Sessioni

page-keeper-sessions = Sessioni
page-keeper-sessions-about = Tutti quelli che hanno accesso a questo ufficio ora.
page-keeper-sessions-own = Da dove hai accesso a questo ufficio ora.
page-keeper-no-sessions = Non c’è nessuno.
page-keeper-by-passkey = con passkey
page-keeper-by-link = con link monouso
page-keeper-end = Termina
page-keeper-end-of = Termina la sessione di { $name }
page-keeper-sure-end = Terminare la sessione di { $name }?
page-keeper-about-end = Per tornare bisognerà accedere di nuovo.
page-keeper-done-end = La sessione è terminata.

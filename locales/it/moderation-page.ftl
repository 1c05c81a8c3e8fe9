### Che cosa gli ospiti possono fare tra loro, e che cosa ne dice loro la casa.

## Bloccare e segnalare

page-people = A questo tavolo
page-person-menu = Blocca o segnala { $name }
page-block = Blocca
page-block-about = Non leggi più i suoi messaggi, e ai tavoli aperti a tutti non sedete più insieme. Non ne viene informato.
page-blocked = Non leggi più ciò che scrive { $name }.
page-report = Segnala…
page-report-about = Racconta ai moderatori di questa casa che cosa è successo.
page-report-guest = Segnala { $name }
page-complaint = Di che si tratta?
page-complaint-abuse = Insulti o minacce
page-complaint-spam = Pubblicità o spam
page-complaint-name = Il nome
page-complaint-unfair-play = Gioco scorretto
page-complaint-other = Altro
page-report-text = Che cosa è successo?
page-report-text-about = Con parole tue. Può restare vuoto. Al massimo 1000 caratteri.
page-report-text-needed = Con parole tue. Al massimo 1000 caratteri.
page-report-sends = Inviati insieme: il suo nome, il tuo e gli ultimi messaggi di questo tavolo. Non saprà chi l’ha segnalato.
page-report-sends-line = Inviati insieme: questo messaggio, quelli intorno, il suo nome e il tuo. Non saprà chi l’ha segnalato.
page-report-back = Indietro
page-report-send = Invia la segnalazione
page-reported = Grazie. I moderatori se ne occuperanno.
page-blocks = Ospiti bloccati
page-blocks-about = Non leggi i loro messaggi, e ai tavoli aperti a tutti non sedete insieme.
page-blocks-none = Non hai bloccato nessuno. Per bloccare qualcuno, premi i tre puntini accanto al suo posto o al suo messaggio.
page-blocked-on = Bloccato il { $when }
page-unblock = Sblocca
page-unblock-guest = Sblocca { $name }
page-unblocked = { $name } non è più bloccato.

## Che cosa dice la casa

page-banner = Messaggio della casa
page-banner-close = Chiudi questo messaggio
page-read-only = La casa è in manutenzione. Tutti possono guardare, ma per ora nessuno può giocare, scrivere o aprire un tavolo.
page-no-new-tables = Per ora non si possono aprire tavoli. Le partite in corso continuano.
page-keeper-room = L’ufficio del gestore

## Che cosa hanno deciso i moderatori

page-warning = Un avvertimento dai moderatori
page-warning-about = Un moderatore di questa casa ti scrive:
page-warning-next = Tienine conto, così tutti giocano qui con piacere. Se succede ancora, potresti essere silenziato o bandito.
page-warning-confirm = Ho letto
page-muted = Un moderatore ti ha silenziato. Puoi giocare, ma non scrivere.
page-muted-until = Un moderatore ti ha silenziato fino al { $when }. Puoi giocare, ma non scrivere.
page-shut-banned = Per ora non puoi entrare
page-shut-reason = Un moderatore di questa casa ti ha bandito per questo motivo:
page-shut-until = Sarai di nuovo il benvenuto da { $when }.
page-shut-no-end = Il bando non ha una fine. I moderatori possono revocarlo.
page-shut-mistake = Se pensi che sia un errore, scrivi a chi gestisce questa casa.
page-shut-no-new-guests = Per ora niente nuovi ospiti
page-shut-no-new-guests-about = Per il momento la casa non accoglie nuovi ospiti. Riprova più tardi.
page-shut-known = Sei già stato qui?
page-shut-read = Intanto puoi leggere:
page-shut-retry = Riprova

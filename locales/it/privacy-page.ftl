### What the house keeps about its guests, and being forgotten.

page-privacy-link = Che cosa questa casa conserva di te
page-privacy = Che cosa questa casa conserva di te
page-privacy-about = Qui si gioca senza account. La casa non chiede né indirizzo e-mail né vero nome, non mostra pubblicità e non conta i clic. Questa pagina è fatta a partire dalle sue impostazioni.

## Who you are

page-privacy-who = Come la casa ti riconosce
page-privacy-cookie = Un solo cookie dice alla casa che sei tu a tornare. Dura { $days } giorni dopo la tua ultima visita e non viene mandato a nessun altro. La casa conserva il nome che scegli, e a che ora circa sei passato l’ultima volta.
page-privacy-devices = Per ogni dispositivo su cui hai fatto l’accesso la casa conserva il nome del browser e del sistema, per esempio “Firefox, Linux”. Chiavi e codici di recupero sono conservati come impronte, da cui nessuno può ricavare le chiavi; di una passkey qui c’è solo la parte pubblica.
page-privacy-settings = Lingua, colori e suoni restano nel tuo browser.

## What is kept, and for how long

page-privacy-kept = Per quanto tempo
page-privacy-kept-guest = Il tuo nome, i tuoi dispositivi e l’elenco dei tuoi tavoli
page-privacy-kept-gathering = I tavoli che nessuno comincia
page-privacy-kept-abandoned = Le partite che nessuno continua
page-privacy-kept-finished = Le partite finite, con i nomi dei giocatori
page-privacy-kept-chat = La chat delle partite finite
page-privacy-for-ever = Finché la casa esiste
page-privacy-until-guest = { $days ->
    [one] Fino a un giorno dopo la tua ultima visita
   *[other] Fino a { $days } giorni dopo la tua ultima visita
}
page-privacy-until-gathering = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}
page-privacy-until-abandoned = { $days ->
    [one] Fino a un giorno dopo l’ultima mossa
   *[other] Fino a { $days } giorni dopo l’ultima mossa
}
page-privacy-until-finished = { $days ->
    [one] Fino a un giorno dopo la fine
   *[other] Fino a { $days } giorni dopo la fine
}
page-privacy-until-chat = { $days ->
    [one] Fino a un giorno dopo la fine
   *[other] Fino a { $days } giorni dopo la fine
}
page-privacy-addresses = Il tuo indirizzo internet serve a limitare quello che un solo indirizzo può fare. Finché un tavolo aspetta di cominciare o si trova nell’elenco dei tavoli aperti, con quel tavolo ne viene conservata una forma cifrata.
page-privacy-addresses-kept = { $days ->
    [0] Per il resto, gli indirizzi non vengono conservati.
    [one] Per un giorno dopo la tua ultima visita viene conservato anche l’indirizzo stesso, per i moderatori che devono escludere qualcuno. Lo vedono solo loro.
   *[other] Per { $days } giorni dopo la tua ultima visita viene conservato anche l’indirizzo stesso, per i moderatori che devono escludere qualcuno. Lo vedono solo loro.
}
page-privacy-moderation = Gli ospiti possono segnalarsi ai moderatori di questa casa. Una segnalazione cita la chat che la circonda e, come gli avvertimenti e le esclusioni, viene conservata finché l’ospite di cui parla non è dimenticato. Un nome tolto da un moderatore viene conservato per circa quattro settimane, perché non ritorni. I moderatori non vedono mai le carte che hai in mano.
page-privacy-banned = { $days ->
    [0] Un indirizzo escluso viene cancellato alla fine dell’esclusione.
    [one] Un indirizzo escluso viene cancellato un giorno dopo la fine dell’esclusione.
   *[other] Un indirizzo escluso viene cancellato { $days } giorni dopo la fine dell’esclusione.
}
page-privacy-audit = Quello che fanno i moderatori è annotato in un elenco che nessuno può modificare. Contiene i numeri degli ospiti e dei tavoli, nessun nome, e resta finché la casa esiste.
page-privacy-log = Il registro della casa indica gli ospiti con un numero, mai con il nome. Quello che scrivi nella chat non vi compare.

## Who else learns of it

page-privacy-others = Chi altro lo vede
page-privacy-nobody = Niente in queste pagine viene da altri siti, e niente di te ci va. A un tavolo tutti vedono il tuo nome e quello che scrivi lì. I tavoli aperti sono mostrati a chiunque arrivi.
page-privacy-push = Se attivi le notifiche, quando tocca a te la casa chiama il servizio di notifiche del tuo browser. Il messaggio è cifrato solo per il tuo browser.
page-privacy-webhooks = Chi apre un tavolo può far annunciare in una chat altrove a chi tocca, con i nomi dei giocatori.
page-privacy-keeper = Chi tiene questa casa può leggere la sua base di dati e può averne delle copie.

## What one can do

page-privacy-yours = Che cosa puoi fare
page-privacy-export = Puoi scaricare tutto quello che la casa ha su di te.
page-privacy-forget = { $days ->
    [0] Puoi farti dimenticare. Il tuo nome sparisce subito, e poco dopo tutto il resto che porta a te.
    [one] Puoi farti dimenticare. Il tuo nome sparisce subito. Per un giorno puoi cambiare idea, poi viene tolto tutto il resto che porta a te.
   *[other] Puoi farti dimenticare. Il tuo nome sparisce subito. Per { $days } giorni puoi cambiare idea, poi viene tolto tutto il resto che porta a te.
}
page-privacy-stays = Le partite restano, con un ex ospite al tuo posto. Quello che altri hanno scritto di te è loro, e resta anche quello.

## Everything about me

page-about-me = Tutto su di te
page-about-me-about = Un archivio con il tuo nome, i tuoi dispositivi, i tuoi tavoli e quello che hai scritto, i registri delle tue partite finite, e quello che il tuo posto ha sentito nelle partite in corso.
page-about-me-download = Scarica tutto

## Being forgotten

page-former-guest = Ex ospite
page-forget = Farsi dimenticare
page-forget-about = Toglie il tuo nome, quello che hai scritto e tutto ciò che porta a te. Le partite restano, con un ex ospite al tuo posto.
page-forget-me = Dimenticami
page-forget-sure = Questa casa deve dimenticarti?
page-forget-now = Esci da tutti i dispositivi, e il tuo nome non viene più mostrato, da subito.
page-forget-seats = Nelle partite in corso i bot giocano ai tuoi posti. I tuoi posti ai tavoli non ancora cominciati si liberano.
page-forget-later = Per qualche giorno puoi cambiare idea. Dopo, nessuno può riportare indietro niente.
page-forget-done = Il tuo nome è sparito
page-forget-until = Tutto il resto sarà tolto il { $when }. Se prima cambi idea, accedi con una passkey, un codice di recupero o questo link. Conservalo: viene mostrato solo adesso.
page-forget-waits = Hai chiesto a questa casa di dimenticarti. Lo farà il { $when }.
page-forget-stay = Ho cambiato idea: voglio restare
page-forget-stayed = Resti, { $name }. I bot ti restituiscono i posti quando vuoi.

### Chi si è in questa casa, e come si torna.

page-identity = Il tuo nome e i tuoi dispositivi
page-identity-about = Qui non serve un account. Questo browser conserva una chiave che dice alla casa chi sei. Se va persa, con lei vanno persi i tuoi posti e le tue partite, a meno che tu non abbia un altro modo di tornare.

## Codici di recupero

page-codes = Codici di recupero
page-codes-about = Ogni codice ti riporta una volta, su qualsiasi dispositivo. Tienili dove solo tu puoi trovarli.
page-codes-left = { $count ->
    [0] Non hai ancora codici.
    [one] Ti resta un codice.
   *[other] Ti restano { $count } codici.
}
page-codes-make = Crea codici di recupero
page-codes-anew = Crea nuovi codici
page-codes-anew-about = I nuovi prendono il posto dei vecchi.
page-codes-once = Vengono mostrati solo ora. Scrivili o salvali.
page-codes-copy = Copia
page-codes-copied = I codici sono copiati.
page-codes-save = Salva in un file

## Dispositivi

page-devices = Dispositivi
page-device-unnamed = Un dispositivo
page-device-here = questo
page-seen = Visto l’ultima volta il { $when }
page-seen-now = Visto poco fa
page-sign-out = Disconnetti
page-sign-out-device = Disconnetti { $name }
page-sign-out-here = Esci qui
page-sign-out-others = Esci da tutti gli altri
page-sign-out-sure = Uscire su questo dispositivo?
page-sign-out-back = Potrai tornare in un altro modo: con una passkey, un codice di recupero o da un altro dispositivo.
page-sign-out-lost = Non hai altri modi di tornare: né passkey né codici di recupero né altri dispositivi. Se esci ora, il tuo nome, i tuoi posti e le tue partite sono persi per sempre.
page-sign-out-anyway = Esci e perdili
page-stay = Resta come sono
page-signed-out = { $name } è disconnesso.
page-signed-out-others = Ora hai accesso solo da questo dispositivo.

## Un altro dispositivo

page-device-link = Link da un altro dispositivo
page-device-link-about = Ti fa accedere su un altro dispositivo: inquadra lì il codice, o apri lì il link.
page-device-link-make = Mostra un link per un altro dispositivo
page-device-link-lasts = Apri questo link sull’altro dispositivo. Vale una volta, per { $minutes } minuti. Non darlo a nessuno: chi lo apre sei tu.

## Programmi

page-programs = Programmi
page-programs-about = I bot e gli script entrano con un token. Puoi revocare ogni token che hai creato.
page-revoke = Revoca
page-revoke-program = Revoca il token di { $name }
page-scope-play = Giocare
page-scope-watch = Guardare
page-scope-read = Leggere
page-token = Token
page-token-new = Nuovo token
page-token-name = Nome
page-token-for = Gioca come
page-token-for-itself = un ospite a sé
page-token-for-me = te
page-token-scopes = Può
page-token-make = Crea il token
page-token-once = Viene mostrato solo ora. Tienilo dove lo trova solo il tuo programma.
page-token-copied = Il token è copiato.

## Accedere

page-sign-in = Accedi
page-sign-in-other = Accedi come qualcuno che eri già
page-sign-in-about = Torna come eri, con i tuoi posti e le tue partite.
page-sign-in-now = { $count ->
    [one] Su questo dispositivo sei { $name } e siedi a un tavolo.
   *[other] Su questo dispositivo sei { $name } e siedi a { $count } tavoli.
}
page-sign-in-merge = Porta con te posti e partite
page-sign-in-leaves = Li lasci qui, a meno che { $name } non abbia un altro modo di tornare.
page-sign-in-link-about = Questo link viene da un altro dispositivo. Ti fa accedere qui come la stessa persona di là.
page-sign-in-here = Accedi su questo dispositivo
page-sign-in-by-link-about = Dove hai già l’accesso, apri le impostazioni, «Il tuo nome e i tuoi dispositivi», e mostra un link per un altro dispositivo. Inquadralo o aprilo qui.
page-code = Codice di recupero
page-code-about = Uno dei codici che hai salvato.

## Passkey

page-passkeys = Passkey
page-passkeys-about = Una passkey è conservata dal tuo telefono, dal tuo computer o da una chiave di sicurezza, e si sblocca come quelli. Ti riporta con un solo tocco, qui e sugli altri tuoi dispositivi.
page-passkeys-unknown = Questo browser non conosce le passkey. I codici di recupero funzionano ovunque.
page-passkeys-elsewhere = Le passkey di questa casa funzionano su { $address }, non all’indirizzo da cui sei arrivato. I codici di recupero e un link da un altro dispositivo funzionano ovunque.
page-passkeys-go = Continua su { $address }
page-passkey = Passkey
page-passkey-add = Aggiungi una passkey
page-passkey-added = D’ora in poi questa passkey ti riporta qui.
page-passkey-there = Su questo dispositivo c’è già una tua passkey.
page-passkey-not-made = Nessuna passkey è stata creata.
page-passkey-not-used = Nessuna passkey è stata usata.
page-passkey-made = Creata il { $when }
page-passkey-used = Usata l’ultima volta il { $when }
page-passkey-lost = Non si può più usare: appartiene a { $domain }, e la casa ora è altrove.
page-passkey-remove = Togli la passkey { $name }
page-passkey-removed = La passkey è tolta. Puoi cancellarla anche sul tuo dispositivo.
page-passkey-drop = Togli
page-sign-in-passkey = Accedi con una passkey

## The link to a seat

page-seat-devices = { $count ->
    [0] Nessun altro dispositivo siede al tuo posto con questo link.
    [one] Un altro dispositivo siede al tuo posto con questo link.
   *[other] { $count } altri dispositivi siedono al tuo posto con questo link.
}
page-seat-link-anew = Fai un nuovo link
page-seat-link-off = Disattiva il link
page-seat-link-on = Fai un link
page-seat-link-none = Non c’è un link al tuo posto.
page-seat-link-ended = Il vecchio link non vale più.

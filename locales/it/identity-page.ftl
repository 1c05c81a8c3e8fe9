### L’identità dell’ospite, e i modi di accedere.

page-identity = Il tuo nome e i tuoi dispositivi
page-identity-about = Qui non serve un account. Questo browser conserva una chiave che dice alla casa chi sei. Se va persa, con lei vanno persi i tuoi posti e le tue partite, a meno che tu non abbia un altro modo di accedere.

## Codici di recupero

page-codes = Codici di recupero
page-codes-about = Con ogni codice accedi una volta, su qualsiasi dispositivo. Tienili dove solo tu puoi trovarli.
page-codes-left = { $count ->
    [0] Non hai codici di recupero.
    [one] Ti resta un codice.
   *[other] Ti restano { $count } codici.
}
page-codes-make = Crea codici di recupero
page-codes-anew = Crea nuovi codici
page-codes-anew-about = I nuovi sostituiscono i vecchi.
page-codes-once = Questi codici vengono mostrati una volta sola. Scrivili o salvali.
page-codes-copy = Copia
page-codes-copied = I codici sono copiati.
page-codes-save = Salva in un file

## Dispositivi

page-devices = Dispositivi
page-device-unnamed = Dispositivo sconosciuto
page-device-here = Questo dispositivo
page-seen = Visto l’ultima volta il { $when }
page-seen-now = Visto di recente
page-sign-out = Disconnetti
page-sign-out-device = Disconnetti { $name }
page-sign-out-here = Esci qui
page-sign-out-others = Esci da tutti gli altri
page-sign-out-everywhere = Esci da tutti
page-sign-out-sure = Uscire su questo dispositivo?
page-sign-out-everywhere-sure = Uscire su tutti i dispositivi?
page-sign-out-back = Potrai accedere di nuovo con una passkey o un codice di recupero.
page-sign-out-lost = Non hai altri modi di accedere: né passkey né codici di recupero. Se esci ora, il tuo nome, i tuoi posti e le tue partite sono persi per sempre.
page-sign-out-stays = Non hai né passkey né codici di recupero. Hai ancora accesso da un altro dispositivo: se perdi anche quello, il tuo nome, i tuoi posti e le tue partite sono persi per sempre.
page-sign-out-anyway = Esci e perdi tutto
page-stay = Annulla
page-signed-out = { $name } è disconnesso.
page-signed-out-others = Ora hai accesso solo da questo dispositivo.

## Un altro dispositivo

page-device-link = Link di accesso
page-device-link-about = Accedi su un altro dispositivo inquadrando lì un codice o aprendo lì un link.
page-device-link-make = Mostra un link di accesso
page-device-link-lasts = Apri questo link sull’altro dispositivo. Vale una volta, per { $minutes } minuti. Non darlo a nessuno: chi lo apre può accedere al posto tuo.

## Programmi

page-programs = Programmi
page-programs-about = I bot e gli script accedono con un token. Puoi revocare ogni token che hai creato.
page-revoke = Revoca
page-revoke-program = Revoca il token di { $name }
page-revoked = Il token di { $name } è revocato.
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
page-token-once = Il token viene mostrato una volta sola. Tienilo dove solo il tuo programma può leggerlo.
page-token-copied = Il token è copiato.

## Accedere

page-sign-in = Accedi
page-sign-in-other = Hai già giocato qui? Accedi
page-sign-in-about = Torna con il tuo nome, i tuoi posti e le tue partite.
page-sign-in-now = { $count ->
    [one] Su questo dispositivo sei { $name } e siedi a un tavolo.
   *[other] Su questo dispositivo sei { $name } e siedi a { $count } tavoli.
}
page-sign-in-merge = Porta con te posti e partite
page-sign-in-leaves = Li perderai, a meno che tu non abbia un altro modo di accedere come { $name }.
page-sign-in-link-about = Questo link viene da un dispositivo di { $name }. Ti fa accedere qui come { $name }.
page-sign-in-link-own = Continua solo se hai creato tu questo link.
page-sign-in-here = Accedi su questo dispositivo
page-sign-in-by-link-about = Su un dispositivo in cui hai già l’accesso, vai a «Il tuo nome e i tuoi dispositivi» nelle impostazioni e scegli «Mostra un link di accesso». Poi inquadra il codice o apri il link su questo dispositivo.
page-code = Codice di recupero
page-code-about = Uno dei codici che hai salvato.

## Passkey

page-passkeys = Passkey
page-passkeys-about = Una passkey è conservata dal tuo telefono, dal tuo computer o da una chiave di sicurezza, e si sblocca come quelli. Ti fa accedere con un solo tocco, qui e sugli altri tuoi dispositivi.
page-passkeys-unknown = Questo browser non supporta le passkey. I codici di recupero funzionano in ogni browser.
page-passkeys-elsewhere = Le passkey funzionano solo su { $address }, non all’indirizzo che stai usando. I codici di recupero e i link di accesso funzionano a ogni indirizzo.
page-passkeys-go = Continua su { $address }
page-passkey = Passkey
page-passkey-add = Aggiungi una passkey
page-passkey-added = La passkey è aggiunta. Ora puoi usarla per accedere.
page-passkey-there = Questo dispositivo ha già una tua passkey.
page-passkey-not-made = Nessuna passkey è stata creata.
page-passkey-not-used = Nessuna passkey è stata usata.
page-passkey-made = Creata il { $when }
page-passkey-used = Usata l’ultima volta il { $when }
page-passkey-lost = Non si può più usare: appartiene a { $domain }, e la casa si è trasferita.
page-passkey-remove = Togli la passkey { $name }
page-passkey-removed = La passkey è tolta. Puoi cancellarla anche sul tuo dispositivo.
page-passkey-drop = Togli
page-sign-in-passkey = Accedi con una passkey

## Il link a un posto

page-seat-devices = { $count ->
    [0] Nessun altro dispositivo usa questo link.
    [one] Un altro dispositivo usa questo link per sedere al tuo posto.
   *[other] { $count } altri dispositivi usano questo link per sedere al tuo posto.
}
page-seat-link-anew = Crea un nuovo link
page-seat-link-off = Disattiva il link
page-seat-link-on = Crea un link
page-seat-link-none = Non c’è un link al tuo posto.
page-seat-link-ended = Il vecchio link non vale più.

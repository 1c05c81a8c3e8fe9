### Come la pagina richiama i giocatori che sono altrove.

## Notifiche

page-alerts-push = Qui ti si chiama anche senza una finestra aperta: una volta per ogni turno di una partita su più giorni, quando non sei al tavolo.
page-alerts-window = Appare quando questa finestra non è in vista. Questo browser si può chiamare solo finché è aperta.
page-alerts-install = Qui serve la pagina installata: aggiungila alla schermata Home dal menu di condivisione, e aprila da lì.

## Ore di silenzio

page-quiet = Ore di silenzio
page-quiet-about = Né suono né notifica quando la pagina non è in vista. Se dopo tocca ancora a te, ti si chiama allora, una volta.
page-quiet-from = Dalle
page-quiet-until = Alle

## Webhook

page-webhook = Webhook
page-webhook-about = Un indirizzo https a cui si dice a chi tocca, per esempio un canale che usi con gli altri. Nessuno lo vede tranne te. Chi tiene la casa decide quali host sono permessi.
page-webhook-told = A { $host } si dice a chi tocca. Nessuno lo vede tranne te.

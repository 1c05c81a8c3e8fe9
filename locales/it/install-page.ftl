### Forno come un’applicazione: installarlo, che cosa resta senza la casa, e che cosa hanno scoperto i bot.

page-install = Installa Forno
page-install-about = Un’icona tutta sua su questo dispositivo, e una finestra senza il browser intorno.
page-install-apple = Su iPhone o iPad: Condividi, poi “Aggiungi alla schermata Home”.
page-away-read = Per giocare bisogna aspettare. Intanto puoi leggere:
page-strategy = Strategia
page-strategy-search = Cerca in questa pagina
page-strategy-command = Come è stato contato

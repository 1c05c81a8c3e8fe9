### Le prime partite guidate: le parole accanto al tavolo. Ognuna dice quello che si vede in quel momento.
### Quello che c’è da fare sta nel testo che finisce con -do.

page-learn-link = Impara in 3 minuti
page-learn-go-on = Continua a imparare
page-learn-title = Impara { $game }
page-learn-none = Qui non c’è nessuna lezione
page-learn-progress = Passo { $at } di { $count }
page-learn-next = Avanti
page-learn-other = Si può fare anche così. Per questa lezione:
page-learn-not-here = Qui non si può. Per questa lezione:
page-learn-restart = Torna all’inizio
page-learn-leave = Esci
page-key-learn-next = Passo successivo della lezione

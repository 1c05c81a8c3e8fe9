### Che cosa dice di sé un link quando lo si manda a qualcuno.

preview-about = Mamma Mia!, Mamma Mia! Plus e Pizza Theory: gioca con amici o bot, grazie a un link.
preview-table = { $game }: un tavolo per { $seats }
preview-table-about = Siediti e gioca. Nessun account, basta questo link.
preview-new = Un nuovo tavolo
preview-new-of = Un nuovo tavolo: { $game }
preview-new-about = Per gli amici, con un link, e per i bot.
preview-replay = Una partita, ancora una volta
preview-replay-of = { $game }, ancora una volta
preview-replay-about = Come è stata giocata, mossa per mossa, con gli occhi di ogni giocatore.
preview-rules = { $game }: le regole
preview-rules-about = Ogni regola con il suo numero, con figure ed esempi.
preview-learn = Imparare { $game }
preview-learn-about = Una prima partita, con qualcuno accanto che spiega.
preview-strategy = Che cosa hanno scoperto i bot
preview-strategy-about = Alcune centinaia di migliaia di partite, e che cosa se ne impara per giocare bene.

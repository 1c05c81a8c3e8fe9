### Crostini sulla pagina web. I programmi di un terminale non hanno questi testi.

## La pagina iniziale

page-minutes-crostini = 5
page-about-crostini = Metti carte sempre più alte su una fetta di pane, e mangiala prima degli altri.

## Il tavolo semplice

page-crostini-bread = Sul pane
page-crostini-hand = La tua mano
page-crostini-burnt = Bruciate
page-crostini-none = niente
page-crostini-holds = Carte in mano: { $count }
page-crostini-eaten = Mangiate: { $count }

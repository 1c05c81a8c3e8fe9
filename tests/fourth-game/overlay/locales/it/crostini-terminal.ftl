### Crostini nel terminale.

show-crostini-bread = Sul pane: { $cards }
show-crostini-hand = la tua mano
show-crostini-burnt = bruciate
show-crostini-head-cards = carte
show-crostini-head-eaten = mangiate
simulate-crostini = turni
simulate-crostini-topped = si mette una carta
simulate-crostini-eaten = si mangia il pane
study-crostini-eaten = volte che il pane è mangiato in una partita

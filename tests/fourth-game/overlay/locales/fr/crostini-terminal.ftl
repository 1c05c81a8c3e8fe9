### Crostini dans le terminal.

show-crostini-bread = Sur le pain : { $cards }
show-crostini-hand = votre main
show-crostini-burnt = brûlé
show-crostini-head-cards = cartes
show-crostini-head-eaten = mangé
simulate-crostini = tours
simulate-crostini-topped = une carte est posée
simulate-crostini-eaten = le pain est mangé
study-crostini-eaten = fois où le pain est mangé dans une partie

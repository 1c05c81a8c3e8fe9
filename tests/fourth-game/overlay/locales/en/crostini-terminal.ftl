### Crostini in the terminal.

show-crostini-bread = On the bread: { $cards }
show-crostini-hand = your hand
show-crostini-burnt = burnt
show-crostini-head-cards = cards
show-crostini-head-eaten = eaten
simulate-crostini = turns
simulate-crostini-topped = a card is laid
simulate-crostini-eaten = the bread is eaten
study-crostini-eaten = times the bread is eaten in a game

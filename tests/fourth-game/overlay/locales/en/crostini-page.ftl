### Crostini on the web page. Programs in a terminal do not have these texts.

## The start page

page-minutes-crostini = 5
page-about-crostini = Lay higher and higher cards on one slice of bread, and eat it before the others do.

## The plain table

page-crostini-bread = On the bread
page-crostini-hand = Your hand
page-crostini-burnt = Burnt
page-crostini-none = nothing
page-crostini-holds = Cards in hand: { $count }
page-crostini-eaten = Eaten: { $count }

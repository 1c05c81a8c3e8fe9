### Crostini sur la page web. Les programmes d’un terminal n’ont pas ces textes.

## La page d’accueil

page-minutes-crostini = 5
page-about-crostini = Posez des cartes toujours plus hautes sur une tranche de pain, et mangez-la avant les autres.

## La table simple

page-crostini-bread = Sur le pain
page-crostini-hand = Votre main
page-crostini-burnt = Brûlé
page-crostini-none = rien
page-crostini-holds = Cartes en main : { $count }
page-crostini-eaten = Mangé : { $count }

## La liste des tables ouvertes, et la recherche

page-search = Chercher parmi les tables ouvertes
page-search-game = Jeu
page-search-free = Places libres
page-search-free-some = { $free ->
    [one] une ou plus
   *[other] { $free } ou plus
}
page-search-clock = Pendule
page-search-clock-none = Sans pendule
page-search-clock-live = Des minutes pour la partie
page-search-clock-correspondence = Des jours pour chaque coup
page-search-language = Langue
page-search-bots = Robots
page-search-bots-yes = avec des robots
page-search-bots-no = sans robots
page-search-any = peu importe
page-search-clear = Effacer la recherche
page-search-found = { $count ->
    [0] Aucune table ouverte ne correspond.
    [one] Une table ouverte correspond.
   *[other] { $count } tables ouvertes correspondent.
}
page-table-language = Langue à la table
page-table-language-about = Les autres la voient dans la liste des tables ouvertes.

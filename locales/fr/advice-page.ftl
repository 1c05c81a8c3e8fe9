### Les conseils à la table et l’analyse d’une partie finie.

page-hint = Conseil
page-hint-about = Que ferait Professore ? Il n’en sait pas plus que vous.
page-hint-thinking = Professore réfléchit…
page-hint-waits = { $ahead ->
    [one] Un conseil avant vous…
   *[other] { $ahead } conseils avant vous…
}
page-hint-none = Pas de conseil cette fois. Redemandez si vous voulez.
page-hint-choice = Professore jouerait : { $move }
page-hint-expects = Il vous donne { $percent } % de chances de gagner.
page-hint-others = Il a aussi pensé à
page-hint-other = { $move } ({ $percent } %)
page-hint-do = Faire cela
page-hint-close = Sans le conseil
page-hints-allow = J’accepte les conseils
page-hints-allow-about = On peut demander conseil dès que tout le monde à la table est d’accord.
page-hints-allowed = Tout le monde est d’accord : on peut demander conseil.
page-key-hint = Demander conseil

page-review = Analyse
page-review-about = Professore revoit chaque décision d’une place, sans en savoir plus qu’elle. Cela prend quelques secondes.
page-review-seat = Les décisions de
page-review-start = Analyser la partie
page-review-busy = Professore parcourt la partie…
page-review-waits = { $ahead ->
    [0] Votre partie est la suivante…
    [one] Une partie passe avant la vôtre…
   *[other] { $ahead } parties passent avant la vôtre…
}
page-review-nothing = Il n’y avait rien à décider.
page-review-flawless = Aucune décision n’a coûté cher. Bien joué !
page-review-plot = Les chances de gagner de { $name }, décision après décision : { $first } % au début, { $last } % à la fin
page-review-dearest = Ce qui a coûté le plus
page-review-played = Joué : { $move } ({ $percent } %)
page-review-better = Mieux : { $move } ({ $percent } %)
page-review-cost = { $percent } points

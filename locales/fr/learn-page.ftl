### Les premières parties guidées : les mots à côté de la table. Chacun dit ce qu’on voit à ce moment.
### Ce qu’il faut faire alors se trouve dans le texte qui finit par -do.

page-learn-link = Apprendre en 3 minutes
page-learn-go-on = Continuer d’apprendre
page-learn-title = Apprendre { $game }
page-learn-none = Il n’y a pas de leçon ici
page-learn-progress = Étape { $at } sur { $count }
page-learn-next = Suite
page-learn-other = C’est permis aussi. Pour cette leçon :
page-learn-not-here = Ce n’est pas possible ici. Pour cette leçon :
page-learn-restart = Revenir au début
page-learn-leave = Quitter
page-key-learn-next = Étape suivante de la leçon

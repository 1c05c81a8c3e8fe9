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

## Mamma Mia ! : ce qui se trouve sous une commande

page-learn-mamma-mia-lay = Votre commande veut 4 olives et 1 salami. Mimi et vous remplissez le même four.
page-learn-mamma-mia-lay-do = Appuyez deux fois sur les olives, puis sur la cuisine.
page-learn-mamma-mia-order = Mimi a posé 2 olives aussi. Il y en a 4 dans le four : peu importe à qui elles étaient.
page-learn-mamma-mia-order-do = Appuyez sur le salami et sur votre commande, puis sur la cuisine.
page-learn-mamma-mia-waiter = Sous votre commande, il y a tout. Celle de Mimi veut 4 salamis, et elle n’en a posé que 2.
page-learn-mamma-mia-waiter-do = Il faut des commandes : deux fois les champignons, puis votre serveur.
page-learn-mamma-mia-above = Mimi pose 2 salamis de plus, par-dessus sa commande. Mais ils seraient sous la vôtre !
page-learn-mamma-mia-above-do = Appuyez sur l’olive et sur « un de chaque », puis sur la cuisine.
page-learn-mamma-mia-open = La cuisine est vide : on ouvre le four. Les cartes sortent comme on les a posées, la plus ancienne d’abord.
page-learn-mamma-mia-up = Votre commande ! Elle peut prendre ce qui est sorti avant elle : 4 olives et 1 salami sont là.
page-learn-mamma-mia-baked = Cuite, avec les olives de Mimi ! Le reste attend sur le plan de travail les commandes suivantes.
page-learn-mamma-mia-late = La commande de Mimi veut 4 salamis, il y en a 2. Les 2 autres sont encore au four : ils étaient au-dessus.
page-learn-mamma-mia-burnt = Brûlée ! Ce qui sort après une commande ne lui sert à rien. Elle retourne sous le serveur de Mimi.
page-learn-mamma-mia-shared = Votre deuxième pizza, faite de restes. Les salamis de Mimi, trop tard pour elle, arrivent à temps pour vous.
page-learn-mamma-mia-end = Vous savez tout : seul compte ce qui est sous une commande, peu importe qui l’a posé, et les restes servent à la suivante.

## Mamma Mia ! Plus : l’entraide

page-learn-mamma-mia-plus-lay = Votre commande veut 4 olives et 1 salami, mais vous n’avez que 3 olives.
page-learn-mamma-mia-plus-lay-do = Posez-les quand même : trois fois les olives, puis la cuisine.
page-learn-mamma-mia-plus-order = Pas de quatrième olive. Mettez tout de même la commande au four : quelqu’un vous aidera peut-être.
page-learn-mamma-mia-plus-order-do = Appuyez une fois sur le salami, sur votre commande, puis sur la cuisine.
page-learn-mamma-mia-plus-open = La cuisine est vide : on ouvre le four, la carte la plus ancienne d’abord. Guettez votre commande.
page-learn-mamma-mia-plus-ask = Votre commande ! Il manque une olive, et vous n’en avez pas en main.
page-learn-mamma-mia-plus-ask-do = Demandez 1 olive aux autres.
page-learn-mamma-mia-plus-helped = Nonna a dit non, mais Mimi vous a donné une olive. Votre pizza est cuite !
page-learn-mamma-mia-plus-reward = Aider rapporte : la première commande du serveur de Mimi rejoint les pizzas cuites. Un point pour elle aussi.
page-learn-mamma-mia-plus-short = La commande de Nonna veut 4 salamis. Votre pizza en a pris un : il lui en manque un.
page-learn-mamma-mia-plus-give = Nonna demande un salami, et Mimi a dit non. Vous en avez deux.
page-learn-mamma-mia-plus-give-do = Donnez-en un : cela vaut un point.
page-learn-mamma-mia-plus-given = Un point pour la pizza de Nonna, et un pour vous : la première commande de votre serveur.
page-learn-mamma-mia-plus-end = Vous savez tout : il peut manquer une carte ou deux. Demandez-les, et aidez les autres : les deux rapportent.

## Pizza Theory : la majorité dans une part, et l’abri

page-learn-pizza-theory-place = Vous êtes rouge. À chaque manche, chacun pose un ingrédient sur la pizza.
page-learn-pizza-theory-place-do = Appuyez sur la case marquée.
page-learn-pizza-theory-cut = Maintenant chacun choisit une ligne en secret, et les trois couteaux tombent ensemble.
page-learn-pizza-theory-cut-do = Appuyez sur la ligne 5, puis coupez.
page-learn-pizza-theory-knives = Trois coupes partagent la pizza en parts. Dans chaque part, on compte les ingrédients.
page-learn-pizza-theory-majority = Ici vous en avez 2, les autres 1 chacun. Qui en a le plus prend le reste : ils deviennent rouges !
page-learn-pizza-theory-lost = Ici blanc en a 2 et vous 1 : le vôtre devient blanc. Cela marche aussi contre vous.
page-learn-pizza-theory-again = Vous avez 4 ingrédients sur la pizza, plus que les autres. Il s’agit de les garder !
page-learn-pizza-theory-again-do = Appuyez sur la case marquée.
page-learn-pizza-theory-apart = On peut ne rien perdre : il faut au plus un ingrédient dans chaque part.
page-learn-pizza-theory-apart-do = Appuyez sur la ligne 6, puis coupez.
page-learn-pizza-theory-safe = Cinq rouges dans cinq parts, un dans chacune : vous êtes à l’abri. Personne ne peut les prendre.
page-learn-pizza-theory-spared = Ici vert en a le plus et prend celui de blanc. Le vôtre reste : vous êtes à l’abri.
page-learn-pizza-theory-end = Vous savez tout : la majorité prend la part, un seul par part est à l’abri. Gagne qui pose ses 16 ingrédients.

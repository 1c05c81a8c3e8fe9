### Ce que dit une maison à ses tables et qui ne fait pas partie du jeu.

## Avant le début

house-started = La partie a commencé : cela ne peut se faire qu’avant le début.
house-not-opener = Cela revient à la personne qui a ouvert la table.
house-no-such-seat = Cette place n’existe pas : la table a { $seats } places.
house-taken = La place { $number } est prise. Choisissez-en une autre.
house-full = Toutes les places sont prises. Vous pouvez regarder.
house-not-invited = Avec ce lien vous pouvez regarder. Pour vous asseoir, demandez le lien d’invitation à quelqu’un de la table.
house-removed = La personne qui a ouvert cette table vous a retiré. Vous pouvez regarder, et vous rasseoir si elle le permet.
house-removed-address = La personne qui a ouvert cette table a retiré quelqu’un qui venait de votre adresse. Vous pouvez regarder, et vous asseoir si elle le permet.
house-removed-away = Vous étiez absent depuis un moment, et votre place a été libérée. S’il y a une place libre, vous pouvez vous rasseoir.
house-removed-before = La personne qui a ouvert cette table vous a retiré avant le début de la partie. Vous pouvez regarder.
house-removed-away-before = Vous étiez absent depuis un moment, et votre place a été libérée avant le début de la partie. Vous pouvez regarder.
house-nobody-removed = Personne n’a été retiré ici sous le numéro { $number }.
house-too-fast = Cela fait beaucoup de changements en peu de temps. Attendez une minute.
house-table-full = On a tant dit et tant changé à cette table qu’elle ne peut plus rien en conserver. Les coups restent possibles.
house-no-such-colour = « { $colour } » n’est aucune des couleurs : { $possible }.
house-colour-taken = Une autre place a la couleur « { $colour } ». Choisissez-en une autre.
house-bad-nonce = Ce n’est pas un nonce : donnez jusqu’à 64 chiffres hexadécimaux, deux par octet.
house-no-such-bot = Il n’y a pas de robot « { $asked } ». Il y a : { $possible }.
house-still-here = La personne de la place { $number } est là. Seule la personne qui a ouvert la table peut retirer quelqu’un qui est là.
house-nobody-there = Personne n’est assis à la place { $number }.
house-seats-free = { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
} Attendez des invités, ou faites asseoir des robots.
house-not-ready = La personne de la place { $number } n’est pas encore prête.
house-bad-clock = Cette pendule n’est pas possible : de 10 secondes à 10 heures avec jusqu’à 10 minutes après chaque coup, ou d’une minute à trente jours par coup.

## Pendant la partie

house-not-playing = Aucune partie n’est en cours à cette table.
house-not-over = La partie n’est pas encore finie.
house-not-seated = Vous regardez cette table : seules les personnes assises peuvent faire cela.
house-not-a-move = Ce n’est pas un coup de ce jeu : { $why }
house-move-count =
    { $most ->
        [one] Une demande contient un seul coup.
       *[other] Une demande contient de 1 à { $most } coups.
    }
house-no-hints = Les conseils sont pour les tables où il n’y a que des bots, ou lorsque tout le monde est d’accord. Demandez l’accord des autres.
house-no-adviser = Personne ne donne de conseils dans ce jeu : il n’y a ni conseils ni analyses.
house-hint-failed = Le bot à qui le conseil était demandé s’est embrouillé. Redemandez si vous voulez.
house-hint-late = Le conseil est venu trop tard : il y a maintenant autre chose à décider.
house-hint-crowded = Trop de conseils sont demandés en ce moment, et le tour du vôtre n’est pas venu à temps. Redemandez dans un instant.
house-choice-stays = { $most ->
    [one] Vous avez changé votre choix une fois.
   *[other] Vous avez changé votre choix { $most } fois.
} Il reste maintenant tel quel jusqu’à ce que la partie continue.
house-not-awaited = Ce n’est pas votre tour : un conseil est pour quand vous avez quelque chose à décider.
house-not-away-long = La personne de la place { $number } n’est pas absente depuis assez longtemps.
house-not-played-by-bot = Vous jouez vous-même votre place.
house-came-by-link = Vous êtes venu à cette place par son lien. Seul l’appareil qui s’est assis peut changer le lien.
house-played-by-bot = Un robot joue votre place. Reprenez-la d’abord.

## Discussion

house-chat-off = La discussion est désactivée à cette table.
house-chat-length = Un message a de 1 à { $most } caractères.
house-chat-too-fast = Trop de messages : attendez quelques secondes.

## Quand quelque chose ne va pas

house-no-such-table = Cette table n’existe pas, ou vous n’en avez pas le lien.
house-not-finished = La partie continue : son registre sera montré à la fin.
house-not-stored = La maison n’a pas pu enregistrer cela. Réessayez.
house-store-full = La maison n’a plus de place pour enregistrer. Prévenez la personne qui la tient.
house-damaged = Ce que la maison en a enregistré est abîmé et ne peut être lu. Prévenez qui la tient.
house-too-many-connections = Votre place est déjà ouverte dans trop de fenêtres ou sur trop d’appareils. Fermez-en un et réessayez.
house-too-many-watchers = Trop de personnes regardent cette table. Réessayez plus tard.
house-too-many-watchers-of-address = Trop de personnes à votre adresse regardent cette table. Il faut que l’une d’elles parte ou s’asseye pour que vous puissiez entrer.
house-rules-newer = Cette table se joue selon la version { $found } des règles ; cette maison connaît les versions jusqu’à { $newest }. La partie reprendra quand la maison aura été mise à jour.
house-rules-older = Cette table se jouait selon la version { $found } des règles ; la plus ancienne que cette maison connaît encore est la version { $oldest }. On ne peut plus y jouer, mais on peut enregistrer son registre et le lire.
house-bye-stopping = La maison ferme un instant. Elle revient.
house-bye-link = Le lien par lequel vous êtes venu n’est plus valable.
house-bye-not-stored = La maison n’a pas pu enregistrer le dernier coup. Revenez : tout ce qui a reçu une réponse est là.
house-bye-fault = Cette table s’est arrêtée par une erreur de notre part. Son registre est gardé ; prévenez la personne qui tient la maison.

## Appeler qui est ailleurs

house-alert-name = { $name }
house-alert-turn = C’est à vous : { $game }, avec { $others }.
house-alert-turn-with-bots = C’est à vous : { $game }.
house-alert-awaited = On attend { $players } : { $game }.
house-bad-browser = Ce navigateur n’a pas bien dit comment le joindre. Désactivez ses notifications, puis réactivez-les.
house-foreign-push-service = La maison n’appelle pas le service de notification de ce navigateur. La personne qui la tient peut l’autoriser.
house-bad-quiet-hours = Les heures calmes commencent et finissent à des heures différentes de la journée.
house-bad-language = La maison parle anglais, français et italien : en, fr ou it.
house-foreign-webhook = La maison n’y appelle aucun webhook : seulement des adresses https chez les hôtes autorisés par la personne qui la tient.
house-webhook-clock = Seule une table avec des jours pour chaque coup a un webhook.

house-kept-apart = Vous ne pouvez pas vous asseoir à cette table avec celles et ceux qui y sont. Vous pouvez regarder, ou choisir une autre table.
house-seat-banned = L’invité assis à cette place est exclu de cette maison : le lien ne fonctionne pas.
house-no-such-line = Ce message n’existe pas dans la discussion.
house-muted = La modération vous a retiré la parole : { $reason }
house-muted-until = La modération vous a retiré la parole jusqu’au { $until } : { $reason }
house-read-only = La maison est en lecture seule pour l’instant : vous pouvez tout regarder, et continuer à jouer plus tard.
house-no-new-tables = On n’ouvre pas de nouvelles tables pour l’instant ; les parties en cours continuent.
house-no-new-guests = La maison n’accueille personne de nouveau pour l’instant. Revenez plus tard.

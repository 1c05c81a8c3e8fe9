### Mamma Mia ! (1998) et Mamma Mia ! Plus (2009).
### Les mots : cuisine, serveur, four, plan de travail, commande, coup de main, manche.

## Ingrédients : la sorte, et tant de cartes de cette sorte

ingredient-pineapple = ananas
ingredient-pepper = piments
ingredient-mushroom = champignons
ingredient-olive = olives
ingredient-salami = salamis
ingredient-shrimp = crevettes

cards-pineapple = { $count } ananas
cards-pepper = { $count ->
    [one] { $count } piment
   *[other] { $count } piments
}
cards-mushroom = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
cards-olive = { $count ->
    [one] { $count } olive
   *[other] { $count } olives
}
cards-salami = { $count ->
    [one] { $count } salami
   *[other] { $count } salamis
}
cards-shrimp = { $count ->
    [one] { $count } crevette
   *[other] { $count } crevettes
}

counted-ingredients = { $count ->
    [one] { $count } ingrédient
   *[other] { $count } ingrédients
}
counted-orders = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}

## Les commandes et ce qu’il leur faut

order-four-of = Normale avec quatre { $kind }
order-one-of-each = Normale avec un de chaque
order-two-and-two = Normale avec deux et deux
order-monotoni = Monotoni
order-bombastica = Bombastica
order-minimale = Minimale
order-ghiottona = Ghiottona
order-monotoni-junior = Monotoni junior
order-minipizza = Minipizza
order-mamma-mia-a = Mamma Mia A
order-mamma-mia-b = Mamma Mia B

needs-these = { $cards }
needs-one-joker = { $cards } et { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} d’un autre ingrédient
needs-two-jokers = { $cards } et { $count } cartes de chacun de deux autres ingrédients
needs-everything = tout ce qui est sur le plan de travail, au moins { $count } cartes
needs-scarcest = { $cards } et { $count } cartes de l’autre ingrédient le plus rare sur le plan de travail
needs-any-one = { $count } cartes d’un même ingrédient ; interdit sur le plan de travail : { $without }
needs-these-without = { $cards } ; interdit sur le plan de travail : { $without }
needs-either = { $cards } et soit { $one }, soit { $other }

## Piles

pile-supply = la cuisine
pile-waiter = le serveur

## Coups et propositions : les lignes d’un menu

mamma-mia-move-lay = poser { $cards }
mamma-mia-move-order = poser une commande : { $order }
mamma-mia-move-no-order = ne pas poser de commande
mamma-mia-move-draw-supply = piocher dans la cuisine
mamma-mia-move-draw-waiter = piocher chez votre serveur
mamma-mia-move-bake = cuire la pizza
mamma-mia-move-bake-kinds = cuire la pizza avec : { $kinds }
mamma-mia-move-fill = compléter avec { $cards } de votre main
mamma-mia-move-ask = demander un coup de main : { $cards }
mamma-mia-move-ask-kinds = demander un coup de main : { $cards } (choix : { $kinds })
mamma-mia-move-fail = renoncer à cette pizza
mamma-mia-move-help = dire oui et aider
mamma-mia-move-decline = dire non

mamma-mia-offer-lay = poser une seule sorte : jusqu’à { $cards }
mamma-mia-offer-order = poser une commande : { $orders }
mamma-mia-offer-draw-supply = piocher { counted-ingredients } dans la cuisine
mamma-mia-offer-draw-last = prendre la dernière carte de la cuisine, la carte MAMMA MIA
mamma-mia-offer-draw-waiter = piocher { counted-orders } chez votre serveur
mamma-mia-offer-bake-hand = cuire la pizza en ajoutant { $cards } de votre main
mamma-mia-offer-bake-kinds-hand = cuire la pizza en ajoutant { $cards } de votre main (choix : { $kinds })
mamma-mia-offer-fill = compléter avec { counted-ingredients } de votre main, au choix
mamma-mia-offer-ask = demander un coup de main : au plus { $cards }
mamma-mia-offer-ask-least = demander un coup de main : au moins { $least }, au plus { $cards }
mamma-mia-offer-ask-kinds = demander un coup de main : au plus { $cards } (choix : { $kinds })
mamma-mia-offer-ask-kinds-least = demander un coup de main : au moins { $least }, au plus { $cards } (choix : { $kinds })

## Ce que tous entendent : remplir le four

mamma-mia-first = { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
mamma-mia-dealt-supply = { $seat-is ->
    [you] Vous recevez { counted-ingredients }.
   *[other] { $seat } reçoit { counted-ingredients }.
}
mamma-mia-dealt-waiter = { $seat-is ->
    [you] Vous recevez { counted-orders } de votre serveur.
   *[other] { $seat } reçoit { counted-orders } de son serveur.
}
mamma-mia-shuffled-in = La carte MAMMA MIA est mélangée aux ingrédients de la cuisine.
mamma-mia-turn = { $seat-is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
mamma-mia-laid = { $seat-is ->
    [you] Vous posez { $cards }.
   *[other] { $seat } pose { $cards }.
}
mamma-mia-ordered = { $seat-is ->
    [you] Vous posez une commande : { $order }.
   *[other] { $seat } pose une commande : { $order }.
}
mamma-mia-no-order = { $seat-is ->
    [you] Vous ne posez pas de commande.
   *[other] { $seat } ne pose pas de commande.
}
mamma-mia-skipped = { $seat-is ->
    [you] Vous n’avez aucun ingrédient en main et passez votre tour.
   *[other] { $seat } n’a aucun ingrédient en main et passe son tour.
}
mamma-mia-drew-supply = { $seat-is ->
    [you] Vous piochez { counted-ingredients } dans la cuisine.
   *[other] { $seat } pioche { counted-ingredients } dans la cuisine.
}
mamma-mia-drew-last = { $seat-is ->
    [you] Vous prenez la dernière carte de la cuisine.
   *[other] { $seat } prend la dernière carte de la cuisine.
}
mamma-mia-drew-waiter = { $seat-is ->
    [you] Vous piochez { counted-orders } chez votre serveur.
   *[other] { $seat } pioche { counted-orders } chez son serveur.
}
mamma-mia-mamma-mia = { $seat-is ->
    [you] MAMMA MIA ! La carte est maintenant devant vous.
   *[other] MAMMA MIA ! La carte est maintenant devant { $seat }.
}

## Ce que tous entendent : ouvrir le four

mamma-mia-opened = { $seat-is ->
    [you] Vous ouvrez le four.
   *[other] { $seat } ouvre le four.
}
mamma-mia-turned-up = Du four : { $cards }.
mamma-mia-order-up = { $seat-is ->
    [you] Votre commande sort du four : { $order }.
   *[other] Une commande sort du four ({ $seat }) : { $order }.
}
mamma-mia-baked = { $seat-is ->
    [you] Vous réussissez une pizza : { $order }.
   *[other] { $seat } réussit une pizza : { $order }.
}
mamma-mia-baked-with-hand = { $seat-is ->
    [you] Vous réussissez une pizza : { $order }, en ajoutant { $cards } de votre main.
   *[other] { $seat } réussit une pizza : { $order }, en ajoutant { $cards } de sa main.
}
mamma-mia-failed = { $seat-is ->
    [you] Vous ratez une pizza : { $order } ({ $why }).
   *[other] { $seat } rate une pizza : { $order } ({ $why }).
}
failure-let-go = abandonnée
failure-crossed-out = interdit sur le plan de travail : { $kind }
failure-no-kind = aucun ingrédient ne convient sur le plan de travail
failure-too-few-in-hand = pas assez d’ingrédients en main
failure-nobody-helped = personne n’a donné de coup de main

## Ce que tous entendent : les coups de main

mamma-mia-asked = { $seat-is ->
    [you] Vous demandez un coup de main : { $cards }.
   *[other] { $seat } demande un coup de main : { $cards }.
}
mamma-mia-asked-kinds = { $seat-is ->
    [you] Vous demandez un coup de main : { $cards } (choix : { $kinds }).
   *[other] { $seat } demande un coup de main : { $cards } (choix : { $kinds }).
}
mamma-mia-passed-over = { $seat-is ->
    [you] On ne vous demande rien : { $why }.
   *[other] On ne demande rien à { $seat } : { $why }.
}
unable-empty-waiter = le serveur n’a plus de commande
unable-too-few-in-hand = pas assez d’ingrédients en main
mamma-mia-declined = { $seat-is ->
    [you] Vous dites non.
   *[other] { $seat } dit non.
}
mamma-mia-gave = { $seat-is ->
    [you] Vous donnez un coup de main : { $cards }.
   *[other] { $seat } donne un coup de main : { $cards }.
}
mamma-mia-rewarded = { $seat-is ->
    [you] En récompense, vous ajoutez la première commande de votre serveur à la pile commune, sans la regarder.
   *[other] En récompense, { $seat } ajoute la première commande de son serveur à la pile commune, sans la regarder.
}

## Ce que tous entendent : les manches et la fin

mamma-mia-round-begins = La manche { $round } commence : { $supply ->
    [one] { $supply } ingrédient
   *[other] { $supply } ingrédients
} dans la cuisine, restes : { $leftovers }.
mamma-mia-rewards-shown = { $seat-is ->
    [you] Vos récompenses : { $orders }.
   *[other] Récompenses ({ $seat }) : { $orders }.
}
mamma-mia-pile-shown = { $seat-is ->
    [you] Vous avez réussi { counted-orders } : { $orders }.
   *[other] { $seat } a réussi { counted-orders } : { $orders }.
}
mamma-mia-pile-shown-none = { $seat-is ->
    [you] Vous n’avez réussi aucune commande.
   *[other] { $seat } n’a réussi aucune commande.
}

## Ce qu’un seul joueur entend

mamma-mia-whisper-nothing = Rien de nouveau dans votre main.
mamma-mia-whisper-cards = Nouveau dans votre main : { $cards }.
mamma-mia-whisper-orders = Nouveau dans votre main : { $orders }.

## La ligne d’état : qui doit faire quoi

mamma-mia-now-first = On tire au sort qui commence
mamma-mia-now-opening = { $seat-is ->
    [you] Vous recevez votre première main
   *[other] { $seat } reçoit sa première main
}
mamma-mia-now-laying = { $seat-is ->
    [you] Vous devez poser des ingrédients
   *[other] { $seat } doit poser des ingrédients
}
mamma-mia-now-ordering = { $seat-is ->
    [you] Vous pouvez poser une commande
   *[other] { $seat } peut poser une commande
}
mamma-mia-now-drawing = { $seat-is ->
    [you] Vous devez piocher
   *[other] { $seat } doit piocher
}
mamma-mia-now-dealing = { $seat-is ->
    [you] Vous recevez vos cartes
   *[other] { $seat } reçoit ses cartes
}
mamma-mia-now-judging = { $seat-is ->
    [you] Vous décidez de votre commande : { $order }
   *[other] { $seat } décide de sa commande : { $order }
}
mamma-mia-now-asking = { $seat-is ->
    [you] Vous pouvez aider { $owner } : { $cards }
   *[other] { $owner-is ->
        [you] { $seat } peut vous aider : { $cards }
       *[other] { $seat } peut aider { $owner } : { $cards }
    }
}
mamma-mia-now-adding = { $seat-is ->
    [you] Vous devez ajouter { counted-ingredients } de votre main
   *[other] { $seat } doit ajouter { counted-ingredients } de sa main
}
mamma-mia-now-rewarding = { $seat-is ->
    [you] On dévoile vos récompenses
   *[other] On dévoile les récompenses ({ $seat })
}
mamma-mia-now-over = La partie est finie

## Refus : que faire à la place

mamma-mia-helping-of-two = À deux, on joue sans coup de main : laissez l’option « helping » désactivée.
mamma-mia-refusal-not-awaited = Patientez : rien ne vous est demandé pour l’instant.
mamma-mia-refusal-other-step = { $awaited ->
    [lay] Posez d’abord des ingrédients d’une seule sorte.
    [order] Posez maintenant une commande, ou dites que vous n’en posez pas.
    [draw] Piochez maintenant dans la cuisine ou chez votre serveur.
    [bake] Décidez maintenant de votre commande.
    [help] Répondez maintenant à la demande par oui ou par non.
    [fill] Indiquez maintenant les cartes de votre main qui complètent la Bombastica.
   *[other] C’est autre chose qui vous est demandé maintenant.
}
mamma-mia-refusal-lay-nothing = Posez au moins une carte.
mamma-mia-refusal-too-few-in-hand = Vous ne pouvez pas poser { $cards } : { $held ->
    [0] vous n’en avez pas en main
   *[other] vous n’en avez que { $held } en main
}.
mamma-mia-refusal-order-not-in-hand = Choisissez une commande de votre main : celle-ci n’y est pas ({ $order }).
mamma-mia-refusal-must-order = Votre main est pleine et sans ingrédient : posez une commande.
mamma-mia-refusal-choice-needed = Choisissez les ingrédients de cette commande : { $order }.
mamma-mia-refusal-wrong-choice = Pour cette commande ({ $order }), vous ne pouvez pas choisir : { $kinds }.
mamma-mia-refusal-not-in-hand = Pour cuire cette pizza, il vous faut en main : { $cards }.
mamma-mia-refusal-name-the-cards = Indiquez les cartes de votre main qui complètent la Bombastica.
mamma-mia-refusal-not-a-bombastica = Seule une Bombastica se complète avec n’importe quelles cartes ; cette commande est : { $order }.
mamma-mia-refusal-wrong-count = Ajoutez exactement { $needed ->
    [one] { $needed } ingrédient
   *[other] { $needed } ingrédients
}, et non { $asked }.
mamma-mia-refusal-must-bake = Tout ce qu’il faut est sur le plan de travail : cuisez la pizza.
mamma-mia-refusal-no-helping = À cette table, pas de coup de main : complétez la pizza de votre main ou renoncez-y.
mamma-mia-refusal-ask-nothing = Demandez au moins une carte.
mamma-mia-refusal-not-missing = Ne demandez que ce qui manque : { $cards }.
mamma-mia-refusal-rest-not-held = Demandez davantage : le reste doit être dans votre main ({ $cards }).
mamma-mia-refusal-asked-too-many = Demandez au plus { counted-ingredients }.
mamma-mia-refusal-asked-too-few = Demandez au moins { counted-ingredients } : votre main ne suffit pas pour le reste.
mamma-mia-refusal-not-so-many-in-play = Demandez au plus { $cards } : il n’y en a pas davantage hors du plan de travail.
mamma-mia-refusal-cannot-help = Aider, c’est donner tout ce qui est demandé ({ $cards }) : vous ne pouvez que dire non.

## Jeux

game-mamma-mia = Mamma Mia ! (1998)
game-mamma-mia-about = Remplissez le four et retenez ce qu’il contient. De 2 à 5 joueurs, environ 30 minutes.
game-mamma-mia-plus = Mamma Mia ! Plus (2009)
game-mamma-mia-plus-about = Plus de pizzas, et des coups de main entre voisins. De 2 à 6 joueurs, environ 45 minutes.

## Options ; chaque identifiant finit par le nom de l’option

option-preset = Édition
option-preset-about = Suit une édition pour plusieurs options à la fois : booklet ou later pour le jeu de 1998, english, french, italian ou forno pour Plus.
option-leftovers = Restes
option-leftovers-about = Les ingrédients inutilisés restent visibles sur le plan de travail (stay_open) ou passent au fond du nouveau four (go_under).
option-memory = Mémoire
option-memory-about = Chacun retient ce qui est recouvert (own), ou la table prend des notes pour tous (notes).
option-practice = Entraînement
option-practice-about = La partie s’arrête après la première ouverture du four, pour apprendre (on), ou va jusqu’au bout (off).
option-mamma_mia_card = Carte MAMMA MIA
option-mamma_mia_card-about = Mélangée avant la distribution des mains (before_deal) ou seulement après (after_deal).
option-helping = Coup de main
option-helping-about = Trois manches où l’on peut s’entraider (on), ou quatre manches sans aide (off).
option-ghiottona = Ghiottona
option-ghiottona-about = Nombre de cartes de chacun de ses deux ingrédients au choix (4 ou 5).
option-monotoni = Monotoni
option-monotoni-about = Il faut un ingrédient personnel et six autres (one_and_six), ou six et un (six_and_one).

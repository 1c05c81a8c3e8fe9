### Comment la page rappelle les joueurs qui sont ailleurs.

## Notifications

page-alerts-push = On vous appelle ici même sans fenêtre ouverte : une fois par tour d’une partie sur plusieurs jours, quand vous n’êtes pas à la table.
page-alerts-window = Affichée quand cette fenêtre n’est pas visible. Ce navigateur ne peut être appelé que tant qu’elle est ouverte.
page-alerts-install = Ici, il faut la page installée : ajoutez-la à l’écran d’accueil depuis le menu de partage, et ouvrez-la de là.

## Heures calmes

page-quiet = Heures calmes
page-quiet-about = Ni son ni notification quand la page n’est pas visible. Si c’est encore à vous ensuite, on vous appelle alors, une fois.
page-quiet-from = De
page-quiet-until = À

## Webhook

page-webhook = Webhook
page-webhook-about = Une adresse https à qui l’on dit à qui c’est de jouer, par exemple un salon où vous discutez. Personne d’autre que vous ne la voit. La personne qui tient la maison décide des hôtes autorisés.
page-webhook-told = On dit à { $host } à qui c’est de jouer. Personne d’autre que vous ne voit cela.

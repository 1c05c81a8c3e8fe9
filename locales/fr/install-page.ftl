### Forno comme une application : l’installer, ce qui reste sans la maison, et ce que les bots ont découvert.

page-install = Installer Forno
page-install-about = Une icône à lui sur cet appareil, et une fenêtre sans le navigateur autour.
page-install-apple = Sur un iPhone ou un iPad : Partager, puis « Sur l’écran d’accueil ».
page-away-read = Pour jouer, il faut attendre. D’ici là, vous pouvez lire :
page-strategy = Stratégie
page-strategy-search = Chercher dans cette page
page-strategy-command = Comment c’est compté

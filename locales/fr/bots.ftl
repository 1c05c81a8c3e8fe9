### Les adversaires que Forno amène. Leurs noms sont les mêmes dans toutes les langues.

bot-dado = Dado
bot-dado-about = Lance les dés et fait ce qu’ils disent, de bonne humeur quoi qu’il arrive.
bot-mimi = Mimi
bot-mimi-about = Débute en cuisine : du bon sens à revendre, mais elle voit ce qu’elle a sous le nez et oublie le reste.
bot-nonna = Nonna
bot-nonna-about = Comptait déjà les olives avant votre naissance, et n’en a pas oublié une seule.
bot-luigi = Luigi
bot-luigi-about = Sert en salle et voit un plat d’avance : et s’il faisait ceci, et s’il faisait cela ?
bot-sofia = Sofia
bot-sofia-about = Ferme les yeux et joue cent fois la soirée jusqu’au bout avant de bouger.
bot-professore = Professore
bot-professore-about = A écrit le traité de la pizza, et pèse ce que vous pensez qu’il pense.

### Les adversaires que Forno amène. Leurs noms sont les mêmes dans toutes les langues.

bot-dado = Dado
bot-dado-about = Lance les dés et fait ce qu’ils disent, de bonne humeur quoi qu’il arrive.
bot-mimi = Mimi
bot-mimi-about = Débute en cuisine : du bon sens à revendre, mais elle voit ce qu’elle a sous le nez et oublie le reste.
bot-nonna = Nonna
bot-nonna-about = Comptait déjà les olives avant votre naissance, et n’en a pas oublié une seule.

### Gli avversari che Forno porta con sé. I loro nomi sono gli stessi in ogni lingua.

bot-dado = Dado
bot-dado-about = Tira i dadi e fa quel che dicono, di buon umore comunque vada.
bot-mimi = Mimi
bot-mimi-about = È nuova in cucina: tanto buon senso, ma vede quel che ha sotto il naso e il resto se lo dimentica.
bot-nonna = Nonna
bot-nonna-about = Contava le olive già prima che tu nascessi, e non ne ha dimenticata nemmeno una.

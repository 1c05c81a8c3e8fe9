### Gli avversari che Forno porta con sé. I loro nomi sono gli stessi in ogni lingua.

bot-dado = Dado
bot-dado-about = Tira i dadi e fa quel che dicono, di buon umore comunque vada.
bot-mimi = Mimi
bot-mimi-about = È nuova in cucina: tanto buon senso, ma vede quel che ha sotto il naso e il resto se lo dimentica.
bot-nonna = Nonna
bot-nonna-about = Contava le olive già prima che tu nascessi, e non ne ha dimenticata nemmeno una.
bot-luigi = Luigi
bot-luigi-about = Serve ai tavoli e vede un piatto più in là: e se facesse questo, e se facesse quello?
bot-sofia = Sofia
bot-sofia-about = Chiude gli occhi e gioca cento volte la serata fino in fondo prima di muovere.
bot-professore = Professore
bot-professore-about = Ha scritto il trattato sulla pizza, e soppesa ciò che pensi che lui pensi.

### The opponents that Forno brings along. Their names are the same in all languages.

bot-dado = Dado
bot-dado-about = Throws the dice and does what they say, cheerful whatever comes of it.
bot-mimi = Mimi
bot-mimi-about = New in the kitchen: plenty of good sense, but she sees what is under her nose and forgets the rest.
bot-nonna = Nonna
bot-nonna-about = Was counting olives before you were born, and has not forgotten a single one.
bot-luigi = Luigi
bot-luigi-about = Waits at tables and looks one plate ahead: what if he did this, and what if that?
bot-sofia = Sofia
bot-sofia-about = Closes her eyes and plays the evening to its end a hundred times before she moves.
bot-professore = Professore
bot-professore-about = Has written the book on pizza, and weighs what you think that he thinks.

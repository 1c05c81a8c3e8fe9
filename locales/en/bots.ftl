### The opponents that Forno brings along. Their names are the same in all languages.

bot-dado = Dado
bot-dado-about = Throws the dice and does what they say, cheerful whatever comes of it.
bot-mimi = Mimi
bot-mimi-about = New in the kitchen: plenty of good sense, but she sees what is under her nose and forgets the rest.
bot-nonna = Nonna
bot-nonna-about = Was counting olives before you were born, and has not forgotten a single one.

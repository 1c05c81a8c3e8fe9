### Ce qu’un lien dit de lui-même quand on l’envoie à quelqu’un.

preview-about = Mamma Mia !, Mamma Mia ! Plus et Pizza Theory : jouez avec des amis ou des bots, grâce à un lien.
preview-table = { $game } : une table pour { $seats }
preview-table-about = Asseyez-vous et jouez. Pas de compte, ce lien suffit.
preview-new = Une nouvelle table
preview-new-of = Une nouvelle table : { $game }
preview-new-about = Pour des amis, grâce à un lien, et pour des bots.
preview-replay = Une partie, encore une fois
preview-replay-of = { $game }, encore une fois
preview-replay-about = Comme elle s’est jouée, coup par coup, par les yeux de chaque joueur.
preview-rules = { $game } : les règles
preview-rules-about = Chaque règle avec son numéro, des images et des exemples.
preview-learn = Apprendre { $game }
preview-learn-about = Une première partie, avec quelqu’un à côté de vous qui explique.
preview-strategy = Ce que les bots ont découvert
preview-strategy-about = Quelques centaines de milliers de parties, et ce qu’on en apprend pour bien jouer.

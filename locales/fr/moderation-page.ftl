### Ce que les invités peuvent faire les uns envers les autres, et ce que la maison leur en dit.

## Bloquer et signaler

page-people = À cette table
page-person-menu = Bloquer ou signaler { $name }
page-block = Bloquer
page-block-about = Vous ne lisez plus ses messages, et vous n’êtes plus assis ensemble aux tables ouvertes à tous. Cette personne n’en est pas informée.
page-blocked = Vous ne lisez plus ce qu’écrit { $name }.
page-report = Signaler…
page-report-about = Racontez aux modérateurs de cette maison ce qui s’est passé.
page-report-guest = Signaler { $name }
page-complaint = De quoi s’agit-il ?
page-complaint-abuse = Insultes ou menaces
page-complaint-spam = Publicité ou spam
page-complaint-name = Le nom
page-complaint-unfair-play = Jeu déloyal
page-complaint-other = Autre chose
page-report-text = Que s’est-il passé ?
page-report-text-about = Avec vos propres mots. Peut rester vide. 1000 caractères au plus.
page-report-text-needed = Avec vos propres mots. 1000 caractères au plus.
page-report-sends = Envoyés avec : son nom, le vôtre et les derniers messages de cette table. Cette personne ne saura pas qui l’a signalée.
page-report-sends-line = Envoyés avec : ce message, ceux d’avant et d’après, son nom et le vôtre. Cette personne ne saura pas qui l’a signalée.
page-report-back = Retour
page-report-send = Envoyer le signalement
page-reported = Merci. Les modérateurs vont s’en occuper.
page-blocks = Invités bloqués
page-blocks-about = Vous ne lisez pas leurs messages, et vous n’êtes pas assis ensemble aux tables ouvertes à tous.
page-blocks-none = Vous n’avez bloqué personne. Pour bloquer quelqu’un, appuyez sur les trois points à côté de sa place ou de son message.
page-blocked-on = Bloqué le { $when }
page-unblock = Débloquer
page-unblock-guest = Débloquer { $name }
page-unblocked = { $name } n’est plus bloqué.

## Ce que dit la maison

page-banner = Message de la maison
page-banner-close = Fermer ce message
page-read-only = La maison est en entretien. Tout le monde peut regarder, mais personne ne peut jouer, écrire ou ouvrir une table pour le moment.
page-no-new-tables = On ne peut pas ouvrir de table pour le moment. Les parties en cours continuent.
page-keeper-room = Le bureau du gérant

## Ce que les modérateurs ont décidé

page-warning = Un avertissement des modérateurs
page-warning-about = Un modérateur de cette maison vous écrit :
page-warning-next = Merci d’en tenir compte, pour que tout le monde joue ici avec plaisir. Si cela se reproduit, vous pourriez être rendu muet ou exclu.
page-warning-confirm = J’ai lu
page-muted = Un modérateur vous a rendu muet. Vous pouvez jouer, mais pas écrire.
page-muted-until = Un modérateur vous a rendu muet jusqu’au { $when }. Vous pouvez jouer, mais pas écrire.
page-shut-banned = Vous ne pouvez pas entrer pour le moment
page-shut-reason = Un modérateur de cette maison vous a exclu pour ce motif :
page-shut-until = Vous serez de nouveau bienvenu à partir du { $when }.
page-shut-no-end = L’exclusion n’a pas de date de fin. Les modérateurs peuvent la lever.
page-shut-mistake = Si vous pensez que c’est une erreur, écrivez à la personne qui tient cette maison.
page-shut-no-new-guests = Pas de nouveaux invités pour le moment
page-shut-no-new-guests-about = La maison n’accueille pas de nouveaux invités pour l’instant. Réessayez plus tard.
page-shut-known = Vous êtes déjà venu ?
page-shut-read = En attendant, vous pouvez lire :
page-shut-retry = Réessayer

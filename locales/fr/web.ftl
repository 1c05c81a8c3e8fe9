### Ce que dit une maison à sa porte : aux requêtes, aux liens et aux connexions.

## Requêtes

web-not-found = Il n’y a rien à cette adresse.
web-method = { $method } n’est pas autorisé à cette adresse.
web-bad-json = Ce n’est pas le JSON attendu ici : { $why }
web-bad-query = L’adresse n’est pas comprise : { $why }
web-bad-body = La requête s’est interrompue, ou n’est pas un texte en UTF-8.
web-late = La requête a mis trop de temps à arriver. Renvoyez-la.
web-too-long = C’est trop long : on lit ici { $most } octets au plus.
web-wrong-type = Envoyez { $expected }, et dites-le dans l’en-tête Content-Type.
web-review-crowded = Trop de parties sont analysées en ce moment, et le tour de la vôtre n’est pas venu à temps. Réessayez dans un instant.
web-too-much = Cela fait beaucoup à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
web-house-full = La maison a autant à faire qu’elle peut. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
web-foreign-host = Le nom « { $host } » est inconnu de cette maison. Qui la tient peut l’autoriser : forno serve --host { $host }
web-foreign-host-page = Le nom « { $host } » est inconnu de cette maison : elle ne répond donc pas sous ce nom. Cela protège ses hôtes des pages d’autres sites qui se feraient passer pour elle.
web-foreign-host-advice = Si cette maison est la vôtre, ouvrez-la avec cette option, ou ouvrez la page par son adresse IP :
web-not-ready = La maison ne va pas bien en ce moment. Qui la tient peut voir pourquoi.
web-not-ready-because = La maison ne va pas bien : { $why }

## Invités

web-guest = Invité { $number }
web-nobody = La maison ne sait pas qui vous êtes. Un navigateur reçoit son cookie par GET /api/me, un programme son jeton par POST /api/tokens.
web-bad-token = Personne n’a ce jeton.
web-old-key = La clé de ce navigateur vient d’être remplacée. Réessayez.
web-bad-code = Ce code de secours n’est pas valable. Il a peut-être déjà servi, ou contient une faute de frappe.
web-used-link = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur un appareil où vous êtes connecté.
web-sit-together = Les deux invités sont assis à la même table, et cette partie n’est pas finie. Finissez-la d’abord, ou connectez-vous sans emporter vos places et vos parties.
web-role-not-merged = L’un des deux invités est gérant ou modérateur, et ces invités ne sont jamais réunis à un autre. Connectez-vous sans emporter vos places et vos parties.
web-hidden = Vous avez demandé à la maison de vous oublier. Pour rester, changez d’abord d’avis.
web-no-passkeys-here = Les clés d’accès ne fonctionnent que sur les pages sécurisées de { $domain }, pas à cette adresse. Les codes de secours et les liens de connexion fonctionnent à toutes les adresses.
web-bad-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
web-unknown-passkey = Cette clé d’accès n’est pas enregistrée ici. Elle a peut-être été retirée.
web-old-challenge = Cela a pris trop de temps. Réessayez.
web-passkeys-busy = Trop de monde utilise des clés d’accès en ce moment. Réessayez dans un instant.
web-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
web-not-allowed = Ce jeton ne le permet pas.
web-too-many-tokens = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
web-bad-name = Un nom doit avoir de 1 à { $most } caractères visibles.
web-bot-name = Un robot porte ce nom. Choisissez-en un autre.
web-name-taken-away = Un modérateur vous a retiré ce nom. Choisissez-en un autre.
web-foreign-origin = Cette demande vient d’une page qui n’appartient pas à cette maison. Si elle lui appartient, la personne qui tient la maison doit définir --public-url.

## Liens

web-too-many-listed = Il y a déjà { $most } tables publiques ouvertes par vous ou depuis votre adresse. Ouvrez une table privée, ou terminez-en une d’abord.
web-bad-link = Ce lien ne mène nulle part. Demandez-en un autre.
web-no-such-link = Vous n’avez pas de tel lien à transmettre.

## Connexions

web-not-a-socket = Cette adresse n’accepte que des connexions WebSocket.
web-other-protocol = Cette maison parle une autre version du protocole. Rechargez la page.
web-bad-frame = Ce message n’est pas compris : { $why }
web-frame-not-text = Les messages sont du texte, pas des octets.
web-bye-too-long = Ce message était abîmé ou trop long : on lit { $most } octets au plus.
web-bye-bad-frames = Trop de messages n’ont pas été compris. Rechargez la page.
web-bye-slow = Votre connexion était trop lente pour suivre. Revenez : rien n’est perdu.
web-bye-signed-out = Cet appareil a été déconnecté.
web-bye-ended = La table a été interrompue. Revenez : tout ce qui a reçu une réponse est là.

web-banned = Vous êtes exclu de cette maison : { $reason }
web-banned-until = Vous êtes exclu de cette maison jusqu’au { $until } : { $reason }
web-not-in-room = Vous n’êtes pas connecté au bureau du gérant. Connectez-vous avec une clé d’accès, ou par un lien qu’affiche `forno keeper invite`.
web-role-too-low = Votre rôle ne le permet pas.
web-room-first = Vous êtes gérant ou modérateur. Connectez-vous d’abord au bureau du gérant dans ce navigateur, puis ajoutez la clé d’accès.
web-used-invite = Ce lien a déjà servi ou n’est plus valable. `forno keeper invite` en fait un nouveau.
web-has-role = Cette personne a un rôle. Retirez-le-lui d’abord.
web-yourself = C’est vous.
web-nobody-there = Personne n’est assis là, ou ce message n’existe pas.
web-too-many-blocks = Vous avez bloqué { $most } personnes et ne pouvez en bloquer davantage.
web-bad-text = Le texte manque ou a plus de { $most } caractères.
web-bad-range = Ce n’est pas une plage d’adresses. Écrivez par exemple 203.0.113.0/24 ou 2001:db8::/56.
web-wide-range = Cette plage est trop large : elle exclurait trop de monde. Les plus larges sont /8 en IPv4 et /16 en IPv6.
web-bad-measure = Une mesure vise une personne ou, s’il s’agit d’une exclusion, une plage d’adresses. Un avertissement n’a pas de fin.
web-no-such-guest = Cette personne est inconnue.
web-no-such-measure = Cette mesure n’existe pas, ou a déjà été levée.
web-no-such-report = Ce signalement n’existe pas, ou a déjà reçu une réponse.

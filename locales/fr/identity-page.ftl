### Qui l’on est dans cette maison, et comment on y revient.

page-identity = Votre nom et vos appareils
page-identity-about = Ici, pas besoin de compte. Ce navigateur garde une clé qui dit à la maison qui vous êtes. Si elle se perd, vos places et vos parties sont perdues avec elle, sauf si vous avez un autre moyen de revenir.

## Codes de secours

page-codes = Codes de secours
page-codes-about = Chaque code vous ramène une fois, sur n’importe quel appareil. Gardez-les là où vous seul pouvez les trouver.
page-codes-left = { $count ->
    [0] Vous n’avez pas encore de codes.
    [one] Il vous reste un code.
   *[other] Il vous reste { $count } codes.
}
page-codes-make = Créer des codes de secours
page-codes-anew = Créer de nouveaux codes
page-codes-anew-about = Les nouveaux remplacent les anciens.
page-codes-once = Ils ne sont montrés que maintenant. Notez-les ou enregistrez-les.
page-codes-copy = Copier
page-codes-copied = Les codes sont copiés.
page-codes-save = Enregistrer dans un fichier

## Appareils

page-devices = Appareils
page-device-unnamed = Un appareil
page-device-here = celui-ci
page-seen = Vu la dernière fois le { $when }
page-seen-now = Vu à l’instant
page-sign-out = Déconnecter
page-sign-out-device = Déconnecter { $name }
page-sign-out-here = Se déconnecter ici
page-sign-out-others = Se déconnecter partout ailleurs
page-sign-out-sure = Se déconnecter sur cet appareil ?
page-sign-out-back = Vous pourrez revenir autrement : avec une clé d’accès, un code de secours ou depuis un autre appareil.
page-sign-out-lost = Vous n’avez aucun autre moyen de revenir : ni clé d’accès, ni codes de secours, ni autre appareil. Si vous vous déconnectez maintenant, votre nom, vos places et vos parties sont perdus pour de bon.
page-sign-out-anyway = Se déconnecter et les perdre
page-stay = Rester comme je suis
page-signed-out = { $name } est déconnecté.
page-signed-out-others = Vous n’êtes plus connecté que sur cet appareil.

## Un autre appareil

page-device-link = Lien depuis un autre appareil
page-device-link-about = Vous connecte sur un autre appareil : scannez-y le code, ou ouvrez-y le lien.
page-device-link-make = Montrer un lien pour un autre appareil
page-device-link-lasts = Ouvrez ce lien sur l’autre appareil. Il sert une fois, pendant { $minutes } minutes. Ne le donnez à personne : qui l’ouvre est vous.

## Programmes

page-programs = Programmes
page-programs-about = Les bots et les scripts entrent avec un jeton. Vous pouvez révoquer chaque jeton que vous avez créé.
page-revoke = Révoquer
page-revoke-program = Révoquer le jeton de { $name }
page-scope-play = Jouer
page-scope-watch = Regarder
page-scope-read = Lire
page-token = Jeton
page-token-new = Nouveau jeton
page-token-name = Nom
page-token-for = Joue comme
page-token-for-itself = un invité à part
page-token-for-me = vous
page-token-scopes = Peut
page-token-make = Créer le jeton
page-token-once = Il n’est montré que maintenant. Gardez-le là où seul votre programme le trouve.
page-token-copied = Le jeton est copié.

## Se connecter

page-sign-in = Se connecter
page-sign-in-other = Se connecter comme quelqu’un que vous étiez déjà
page-sign-in-about = Revenez tel que vous étiez, avec vos places et vos parties.
page-sign-in-now = { $count ->
    [one] Sur cet appareil, vous êtes { $name } et occupez une table.
   *[other] Sur cet appareil, vous êtes { $name } et occupez { $count } tables.
}
page-sign-in-merge = Emporter les places et les parties
page-sign-in-leaves = Vous les laissez derrière vous, sauf si { $name } a un autre moyen de revenir.
page-sign-in-link-about = Ce lien vient d’un autre appareil. Il vous connecte ici comme la même personne que là-bas.
page-sign-in-here = Se connecter sur cet appareil
page-sign-in-by-link-about = Là où vous êtes connecté, ouvrez les réglages, « Votre nom et vos appareils », et montrez un lien pour un autre appareil. Scannez-le ou ouvrez-le ici.
page-code = Code de secours
page-code-about = Un des codes que vous avez gardés.

## Clés d’accès

page-passkeys = Clés d’accès
page-passkeys-about = Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé de sécurité, et se déverrouille comme eux. Elle vous ramène d’une pression, ici et sur vos autres appareils.
page-passkeys-unknown = Ce navigateur ne connaît pas les clés d’accès. Les codes de secours fonctionnent partout.
page-passkeys-elsewhere = Les clés d’accès de cette maison fonctionnent sur { $address }, pas à l’adresse par laquelle vous êtes venu. Les codes de secours et un lien depuis un autre appareil fonctionnent partout.
page-passkeys-go = Continuer sur { $address }
page-passkey = Clé d’accès
page-passkey-add = Ajouter une clé d’accès
page-passkey-added = Désormais, cette clé d’accès vous ramène.
page-passkey-there = Il y a déjà une de vos clés d’accès sur cet appareil.
page-passkey-not-made = Aucune clé d’accès n’a été créée.
page-passkey-not-used = Aucune clé d’accès n’a été utilisée.
page-passkey-made = Créée le { $when }
page-passkey-used = Utilisée la dernière fois le { $when }
page-passkey-lost = Ne peut plus servir : elle appartient à { $domain }, et la maison est maintenant ailleurs.
page-passkey-remove = Retirer la clé d’accès { $name }
page-passkey-removed = La clé d’accès est retirée. Vous pouvez aussi la supprimer sur votre appareil.
page-passkey-drop = Retirer
page-sign-in-passkey = Se connecter avec une clé d’accès

## The link to a seat

page-seat-devices = { $count ->
    [0] Aucun autre appareil n’occupe votre place par ce lien.
    [one] Un autre appareil occupe votre place par ce lien.
   *[other] { $count } autres appareils occupent votre place par ce lien.
}
page-seat-link-anew = Faire un nouveau lien
page-seat-link-off = Désactiver le lien
page-seat-link-on = Faire un lien
page-seat-link-none = Il n’y a pas de lien vers votre place.
page-seat-link-ended = L’ancien lien n’est plus valable.

### L’identité de l’invité, et les façons de se connecter.

page-identity = Votre nom et vos appareils
page-identity-about = Ici, pas besoin de compte. Ce navigateur garde une clé qui dit à la maison qui vous êtes. Si elle se perd, vos places et vos parties sont perdues avec elle, sauf si vous avez un autre moyen de vous connecter.

## Codes de secours

page-codes = Codes de secours
page-codes-about = Chaque code vous connecte une fois, sur n’importe quel appareil. Gardez-les là où vous seul pouvez les trouver.
page-codes-left = { $count ->
    [0] Vous n’avez pas de codes de secours.
    [one] Il vous reste un code.
   *[other] Il vous reste { $count } codes.
}
page-codes-make = Créer des codes de secours
page-codes-anew = Créer de nouveaux codes
page-codes-anew-about = Les nouveaux remplacent les anciens.
page-codes-once = Ces codes ne sont affichés qu’une fois. Notez-les ou enregistrez-les.
page-codes-copy = Copier
page-codes-copied = Les codes sont copiés.
page-codes-save = Enregistrer dans un fichier

## Appareils

page-devices = Appareils
page-device-unnamed = Appareil inconnu
page-device-here = Cet appareil
page-seen = Vu la dernière fois le { $when }
page-seen-now = Vu récemment
page-sign-out = Déconnecter
page-sign-out-device = Déconnecter { $name }
page-sign-out-here = Se déconnecter ici
page-sign-out-others = Se déconnecter partout ailleurs
page-sign-out-everywhere = Se déconnecter partout
page-sign-out-sure = Se déconnecter sur cet appareil ?
page-sign-out-everywhere-sure = Se déconnecter sur tous les appareils ?
page-sign-out-back = Vous pourrez vous reconnecter avec une clé d’accès ou un code de secours.
page-sign-out-lost = Vous n’avez aucun autre moyen de vous connecter : ni clé d’accès, ni codes de secours. Si vous vous déconnectez maintenant, votre nom, vos places et vos parties sont perdus pour de bon.
page-sign-out-stays = Vous n’avez ni clé d’accès, ni codes de secours. Vous êtes encore connecté sur un autre appareil : si vous le perdez aussi, votre nom, vos places et vos parties sont perdus pour de bon.
page-sign-out-anyway = Se déconnecter et tout perdre
page-stay = Annuler
page-signed-out = { $name } est déconnecté.
page-signed-out-others = Vous n’êtes plus connecté que sur cet appareil.

## Un autre appareil

page-device-link = Lien de connexion
page-device-link-about = Connectez-vous sur un autre appareil en y scannant un code ou en y ouvrant un lien.
page-device-link-make = Afficher un lien de connexion
page-device-link-lasts = Ouvrez ce lien sur l’autre appareil. Il sert une fois, pendant { $minutes } minutes. Ne le donnez à personne : quiconque l’ouvre peut se connecter à votre place.

## Programmes

page-programs = Programmes
page-programs-about = Les bots et les scripts se connectent avec un jeton. Vous pouvez révoquer chaque jeton que vous avez créé.
page-revoke = Révoquer
page-revoke-program = Révoquer le jeton de { $name }
page-revoked = Le jeton de { $name } est révoqué.
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
page-token-once = Le jeton n’est affiché qu’une fois. Gardez-le là où seul votre programme peut le lire.
page-token-copied = Le jeton est copié.

## Se connecter

page-sign-in = Se connecter
page-sign-in-other = Vous avez déjà joué ici ? Connectez-vous
page-sign-in-about = Revenez sous votre nom, avec vos places et vos parties.
page-sign-in-now = { $count ->
    [one] Sur cet appareil, vous êtes { $name } et occupez une table.
   *[other] Sur cet appareil, vous êtes { $name } et occupez { $count } tables.
}
page-sign-in-merge = Emporter les places et les parties
page-sign-in-leaves = Vous les perdrez, sauf si vous avez un autre moyen de vous connecter en tant que { $name }.
page-sign-in-link-about = Ce lien vient d’un appareil de { $name }. Il vous connecte ici en tant que { $name }.
page-sign-in-link-own = Ne continuez que si vous avez créé ce lien vous-même.
page-sign-in-here = Se connecter sur cet appareil
page-sign-in-by-link-about = Sur un appareil où vous êtes connecté, allez dans « Votre nom et vos appareils » dans les réglages et choisissez « Afficher un lien de connexion ». Scannez ensuite le code ou ouvrez le lien sur cet appareil.
page-code = Code de secours
page-code-about = Un des codes que vous avez gardés.

## Clés d’accès

page-passkeys = Clés d’accès
page-passkeys-about = Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé de sécurité, et se déverrouille comme eux. Elle vous connecte d’une pression, ici et sur vos autres appareils.
page-passkeys-unknown = Ce navigateur ne prend pas en charge les clés d’accès. Les codes de secours fonctionnent dans tous les navigateurs.
page-passkeys-elsewhere = Les clés d’accès ne fonctionnent que sur { $address }, pas à l’adresse que vous utilisez. Les codes de secours et les liens de connexion fonctionnent à toutes les adresses.
page-passkeys-go = Continuer sur { $address }
page-passkey = Clé d’accès
page-passkey-add = Ajouter une clé d’accès
page-passkey-added = La clé d’accès est ajoutée. Vous pouvez maintenant vous connecter avec elle.
page-passkey-there = Cet appareil a déjà une de vos clés d’accès.
page-passkey-not-made = Aucune clé d’accès n’a été créée.
page-passkey-not-used = Aucune clé d’accès n’a été utilisée.
page-passkey-made = Créée le { $when }
page-passkey-used = Utilisée la dernière fois le { $when }
page-passkey-lost = Ne peut plus servir : elle appartient à { $domain }, et la maison a déménagé.
page-passkey-remove = Retirer la clé d’accès { $name }
page-passkey-removed = La clé d’accès est retirée. Vous pouvez aussi la supprimer sur votre appareil.
page-passkey-drop = Retirer
page-sign-in-passkey = Se connecter avec une clé d’accès

## Le lien vers une place

page-seat-devices = { $count ->
    [0] Aucun autre appareil n’utilise ce lien.
    [one] Un autre appareil utilise ce lien pour occuper votre place.
   *[other] { $count } autres appareils utilisent ce lien pour occuper votre place.
}
page-seat-link-anew = Créer un nouveau lien
page-seat-link-off = Désactiver le lien
page-seat-link-on = Créer un lien
page-seat-link-none = Il n’y a pas de lien vers votre place.
page-seat-link-ended = L’ancien lien n’est plus valable.

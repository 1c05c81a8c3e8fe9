### What the house keeps about its guests, and being forgotten.

page-privacy-link = Ce que cette maison garde de vous
page-privacy = Ce que cette maison garde de vous
page-privacy-about = Ici, on joue sans compte. La maison ne demande ni adresse e-mail ni vrai nom, n’affiche pas de publicité et ne compte pas les clics. Cette page est faite d’après ses réglages.

## Who you are

page-privacy-who = Comment la maison vous connaît
page-privacy-cookie = Un seul cookie dit à la maison que c’est vous qui revenez. Il dure { $days } jours après votre dernière visite et n’est envoyé à personne d’autre. La maison garde le nom que vous choisissez, et l’heure approximative de votre dernière visite.
page-privacy-devices = Pour chaque appareil où vous êtes connecté, la maison garde le nom du navigateur et du système, par exemple « Firefox, Linux ». Les clés et les codes de secours sont gardés sous forme d’empreintes, dont personne ne peut tirer les clés. D’une clé d’accès, seule la partie publique est ici.
page-privacy-settings = Votre langue, vos couleurs et vos sons restent dans votre navigateur.

## What is kept, and for how long

page-privacy-kept = Combien de temps c’est gardé
page-privacy-kept-guest = Votre nom, vos appareils et la liste de vos tables
page-privacy-kept-gathering = Les tables que personne ne commence
page-privacy-kept-abandoned = Les parties que personne ne continue
page-privacy-kept-finished = Les parties finies, avec les noms des joueurs
page-privacy-kept-chat = Les messages des parties finies
page-privacy-for-ever = Tant que la maison existe
page-privacy-until-guest = { $days ->
    [one] Jusqu’à un jour après votre dernière visite
   *[other] Jusqu’à { $days } jours après votre dernière visite
}
page-privacy-until-gathering = { $days ->
    [one] Un jour
   *[other] { $days } jours
}
page-privacy-until-abandoned = { $days ->
    [one] Jusqu’à un jour après le dernier coup
   *[other] Jusqu’à { $days } jours après le dernier coup
}
page-privacy-until-finished = { $days ->
    [one] Jusqu’à un jour après la fin
   *[other] Jusqu’à { $days } jours après la fin
}
page-privacy-until-chat = { $days ->
    [one] Jusqu’à un jour après la fin
   *[other] Jusqu’à { $days } jours après la fin
}
page-privacy-addresses = Votre adresse internet sert à limiter ce qu’une même adresse peut faire. Tant qu’une table attend de commencer ou se trouve dans la liste des tables ouvertes, une forme brouillée en est gardée avec cette table.
page-privacy-addresses-kept = { $days ->
    [0] À part cela, les adresses ne sont pas gardées.
    [one] Pendant un jour après votre dernière visite, l’adresse elle-même est aussi gardée, pour les modérateurs qui doivent exclure quelqu’un. Eux seuls la voient.
   *[other] Pendant { $days } jours après votre dernière visite, l’adresse elle-même est aussi gardée, pour les modérateurs qui doivent exclure quelqu’un. Eux seuls la voient.
}
page-privacy-moderation = Les invités peuvent se signaler aux modérateurs de cette maison. Un signalement cite les messages qui l’entourent ; comme les avertissements et les exclusions, il est gardé jusqu’à ce que l’invité concerné soit oublié. Un nom retiré par un modérateur est gardé environ quatre semaines, pour qu’il ne revienne pas. Les modérateurs ne voient jamais les cartes que vous avez en main.
page-privacy-banned = { $days ->
    [0] Une adresse exclue est effacée à la fin de l’exclusion.
    [one] Une adresse exclue est effacée un jour après la fin de l’exclusion.
   *[other] Une adresse exclue est effacée { $days } jours après la fin de l’exclusion.
}
page-privacy-audit = Ce que font les modérateurs est noté dans une liste que personne ne peut modifier. Elle contient les numéros des invités et des tables, sans aucun nom, et reste tant que la maison existe.
page-privacy-log = Le journal de la maison désigne les invités par un numéro, jamais par leur nom. Ce que vous écrivez dans les messages n’y figure pas.

## Who else learns of it

page-privacy-others = Qui d’autre le voit
page-privacy-nobody = Rien sur ces pages ne vient d’autres sites, et rien de vous n’y va. À une table, tout le monde voit votre nom et ce que vous y écrivez. Les tables ouvertes sont montrées à tous ceux qui viennent.
page-privacy-push = Si vous activez les notifications, la maison appelle le service de notifications de votre navigateur quand c’est votre tour. Le message est chiffré pour votre seul navigateur.
page-privacy-webhooks = Qui ouvre une table peut faire annoncer ailleurs, dans une discussion, à qui c’est le tour, avec les noms des joueurs.
page-privacy-keeper = Qui tient cette maison peut lire sa base de données et peut en avoir des sauvegardes.

## What one can do

page-privacy-yours = Ce que vous pouvez faire
page-privacy-export = Vous pouvez télécharger tout ce que la maison a sur vous.
page-privacy-forget = { $days ->
    [0] Vous pouvez vous faire oublier. Votre nom disparaît aussitôt, et peu après tout ce qui mène à vous.
    [one] Vous pouvez vous faire oublier. Votre nom disparaît aussitôt. Pendant un jour, vous pouvez changer d’avis, puis tout ce qui mène à vous est supprimé.
   *[other] Vous pouvez vous faire oublier. Votre nom disparaît aussitôt. Pendant { $days } jours, vous pouvez changer d’avis, puis tout ce qui mène à vous est supprimé.
}
page-privacy-stays = Les parties restent, avec un ancien invité à votre place. Ce que d’autres ont écrit sur vous leur appartient et reste aussi.

## Everything about me

page-about-me = Tout ce qui vous concerne
page-about-me-about = Une archive avec votre nom, vos appareils, vos tables et ce que vous avez écrit, les registres de vos parties finies, et ce que votre place a entendu dans les parties en cours.
page-about-me-download = Tout télécharger

## Being forgotten

page-former-guest = Ancien invité
page-forget = Se faire oublier
page-forget-about = Supprime votre nom, ce que vous avez écrit et tout ce qui mène à vous. Les parties restent, avec un ancien invité à votre place.
page-forget-me = Oubliez-moi
page-forget-sure = Cette maison doit-elle vous oublier ?
page-forget-now = Vous êtes déconnecté partout, et votre nom n’est plus montré, dès maintenant.
page-forget-seats = Des bots jouent à vos places dans les parties en cours. Vos places aux tables qui n’ont pas commencé se libèrent.
page-forget-later = Pendant quelques jours, vous pouvez changer d’avis. Après, personne ne peut plus rien faire revenir.
page-forget-done = Votre nom a disparu
page-forget-until = Tout le reste sera supprimé le { $when }. Si vous changez d’avis avant, connectez-vous avec une clé d’accès, un code de secours ou ce lien. Gardez-le, il n’est montré que maintenant.
page-forget-waits = Vous avez demandé à cette maison de vous oublier. Elle le fera le { $when }.
page-forget-stay = J’ai changé d’avis : gardez-moi
page-forget-stayed = Vous restez, { $name }. Les bots vous rendent vos places quand vous voulez.

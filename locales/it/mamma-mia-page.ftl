### Quello che la pagina dice ai tavoli di Mamma Mia! e Mamma Mia! Plus.

## Intorno al tavolo

page-mamma-colour = { $colour }, ingrediente personale: { $kind }
page-mamma-holds-ingredients = In mano: { counted-ingredients }
page-mamma-holds-orders = In mano: { counted-orders }
page-mamma-waiter-has = Dal cameriere: { counted-orders }
page-mamma-baked = { $count ->
    [one] { $count } pizza sfornata
   *[other] { $count } pizze sfornate
}
page-mamma-card-before = Ha la carta MAMMA MIA e aprirà il forno
page-mamma-card-yours = La carta MAMMA MIA: aprirai tu il forno
page-mamma-card-in-supply = La carta MAMMA MIA è lì dentro.
page-mamma-waiter = Cameriere
page-mamma-draw = pesca { $cards }
page-mamma-common-pile = Sfornate: { $count ->
    [one] { $count } ordinazione
   *[other] { $count } ordinazioni
}
page-mamma-set-aside = Ordinazioni sfornate: { $count }
page-mamma-used = Usate in questo round: { $cards }
page-mamma-empty = ancora niente
page-mamma-left-in = { $count ->
    [0] vuoto
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
page-mamma-order-of = { $order } ({ $name })

## Quello che si dice ad alta voce

page-mamma-says-laid = { $cards }!
page-mamma-says-mamma-mia = Mamma mia!
page-mamma-says-open = Apro il forno!
page-mamma-says-skip = Niente da mettere!
page-mamma-says-asked = { $cards }, per favore?
page-mamma-says-help = Chi mi aiuta?
page-mamma-yes = Sì
page-mamma-no = No
page-mamma-says-gave = Ecco!
page-mamma-says-declined = No, mi dispiace.

## La tua mano

page-mamma-your-ingredients = Ingredienti nella tua mano
page-mamma-your-orders = Ordinazioni nella tua mano
page-mamma-no-ingredients = Nessun ingrediente nella tua mano.
page-mamma-in-hand = { $cards } nella tua mano, { $picked ->
    [0] niente di scelto
   *[other] scelta: { $picked }
}
page-mamma-order-in-hand = Ordinazione { $order }, serve: { $needs }
page-mamma-prompt-lay = Scegli carte di un solo tipo.
page-mamma-prompt-order = Scegli un’ordinazione da mettere.
page-mamma-prompt-order-or-pile = Aggiungi un’ordinazione se vuoi, poi pesca: dispensa o cameriere.
page-mamma-prompt-pile = Ora pesca: dispensa o cameriere.
page-mamma-prompt-order-or-lay = Aggiungi un’ordinazione se vuoi.
page-mamma-prompt-send = Tutto pronto.
page-mamma-send-lay = Metti { $cards }
page-mamma-send-order = Metti l’ordinazione
page-mamma-send-no-order = Nessuna ordinazione
page-mamma-undo = Annulla
page-mamma-instead = Invece: { $kind }

## Perché no?

page-mamma-why-not-now = Non ora: aspetta che ti venga chiesto.
page-mamma-why-one-kind = Un solo tipo per turno.
page-mamma-why-lay = Scegli prima almeno un ingrediente da mettere.
page-mamma-why-order = La tua mano è piena e senza ingredienti: scegli un’ordinazione.
page-mamma-why-pile = Scegli un mazzo: la dispensa o il tuo cameriere.
page-mamma-why-full = La tua mano resta piena: non si pesca.
page-mamma-why-empty = Questo mazzo è vuoto: scegli l’altro.

## Il forno è aperto

page-mamma-opening = Il forno è aperto
page-mamma-missing =
    { $need ->
        [one] ne serve 1
       *[other] ne servono { $need }
    }, { $has ->
        [one] ce n’è 1
       *[other] ce ne sono { $has }
    }: { $count ->
        [one] ne manca 1
       *[other] ne mancano { $count }
    }
page-mamma-needs-has =
    { $need ->
        [one] ne serve 1
       *[other] ne servono { $need }
    }, { $has ->
        [one] ce n’è 1
       *[other] ce ne sono { $has }
    }
page-mamma-has-of = { $has } su { $need }
page-mamma-none-there = 0 su { $need }: nessun tipo va bene
page-mamma-without = Vietato: { $kind }
page-mamma-absent = nessuna carta sul piano di lavoro
page-mamma-forbidden = { $cards } sul piano di lavoro
page-mamma-served = Servita!
page-mamma-burnt = Bruciata!
page-mamma-bake = Sforna la pizza
page-mamma-bake-with = Sforna con: { $kinds }
page-mamma-from-hand = aggiungendo { $cards } dalla tua mano
page-mamma-from-worktop = è tutto sul piano di lavoro
page-mamma-fill-head = Completa con { counted-ingredients } a piacere dalla tua mano:
page-mamma-fill = Completa con { $cards }
page-mamma-pick-more = { $count ->
    [one] Scegli ancora una carta
   *[other] Scegli ancora { $count } carte
}
page-mamma-ask-head = O chiedi aiuto; se nessuno aiuta, brucia.
page-mamma-ask-kinds = Per quali tipi?
page-mamma-ask = Chiedi { $cards }
page-mamma-fail = Lasciala bruciare
page-mamma-fail-about = l’ordinazione torna sotto il tuo cameriere
page-mamma-help = Dai { $cards }
page-mamma-help-reward = la prima ordinazione del tuo cameriere vale allora per te
page-mamma-cannot-help = Non hai queste carte: puoi solo dire di no. È un no come tutti gli altri.
page-mamma-decline = No, mi dispiace
page-mamma-wants = { $name }: { $cards }, per favore?
page-mamma-answer-no = no
page-mamma-answer-asked = ora tocca a lei o a lui rispondere
page-mamma-answer-later = non ancora
page-mamma-answer-cannot = non può aiutare

## La fine

page-mamma-count = Si contano le pizze
page-mamma-pile-left = { $count ->
    [one] { $count } ordinazione ancora coperta
   *[other] { $count } ordinazioni ancora coperte
}
page-mamma-winner = vince

## Appunti

page-mamma-notes = Appunti: quello che è stato detto
page-mamma-notes-oven = Nel forno, dalla più vecchia
page-mamma-notes-baked = Sfornate
page-mamma-notes-rewards = Premi, coperti
page-mamma-notes-queue = Tornate sotto il cameriere
page-mamma-notes-unseen = Ordinazioni mai viste

## Tasti

page-mamma-key-kinds = Una carta in più di questo tipo, contando da sinistra
page-mamma-key-order = La prossima ordinazione, o nessuna
page-mamma-key-supply = Metti, e pesca dalla dispensa
page-mamma-key-waiter = Metti, e pesca dal cameriere
page-mamma-key-enter = Vai ai mazzi, o metti ciò che è scelto

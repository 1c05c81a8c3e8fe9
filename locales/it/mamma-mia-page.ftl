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

## L’inizio

page-minutes-mamma-mia = 30
page-minutes-mamma-mia-plus = 45
page-about-mamma-mia = Infila ingredienti e ordinazioni in un forno comune e ricorda che cosa contiene. Quando si apre, cuociono solo le pizze che hanno tutto.
page-about-mamma-mia-plus = Lo stesso forno con gamberetti, ordinazioni più furbe e un sesto giocatore. Se manca qualcosa i vicini possono aiutarti, e ci guadagnano.

## Le regole di un tavolo

page-option-preset = Segue un’edizione stampata in più punti insieme.
page-value-preset-booklet = il primo libretto
page-value-preset-later = ristampe
page-value-preset-forno = Forno
page-value-preset-english = libretto inglese
page-value-preset-french = libretto francese
page-value-preset-italian = libretto italiano
page-option-leftovers = Che fine fanno gli ingredienti che non servivano a nessuna pizza.
page-option-memory = Se ciascuno deve ricordare che cosa c’è nel forno. Con gli appunti il gioco è più facile, e va bene per imparare.
page-option-practice = Una partita breve per chi comincia: finisce dopo la prima apertura del forno.
page-option-mamma_mia_card = Quando entra in gioco la carta che decide chi apre il forno.
page-option-helping = Se puoi chiedere ai vicini gli ingredienti che mancano. Da tre giocatori in su.
page-option-ghiottona = Quante carte di ciascuno dei due tipi vuole questa pizza golosa.
page-option-monotoni = Di che cosa è fatta la pizza con un solo ingrediente principale.
page-value-leftovers-stay_open = restano in vista
page-value-leftovers-go_under = vanno sotto il nuovo forno
page-value-memory-own = ricordare da sé
page-value-memory-notes = il tavolo prende appunti
page-value-practice-on = un solo round
page-value-practice-off = la partita intera
page-value-mamma_mia_card-before_deal = prima della distribuzione
page-value-mamma_mia_card-after_deal = dopo la distribuzione
page-value-helping-on = sì
page-value-helping-off = no
page-value-ghiottona-4 = quattro per tipo
page-value-ghiottona-5 = cinque per tipo
page-value-monotoni-one_and_six = uno personale, sei altri
page-value-monotoni-six_and_one = sei personali, uno altro

## Il tavolo semplice

page-hand-size = In mano: { $ingredients } + { $orders }
page-waiter-height = Cameriere: { $count }
page-oven = Forno
page-worktop = Piano di lavoro
page-supply = Dispensa
page-on-top = in cima: { $card }

## Quello che hanno tutti in mano

page-hands = Tutte le mani
page-hand-empty = Niente in mano

## Le figure delle regole

page-rules-kinds = Gli ingredienti, e di chi sono
page-rules-piles = Che cosa c’è sul tavolo
page-rules-pile-supply = La dispensa: tutti pescano ingredienti da qui
page-rules-pile-waiter = Un cameriere: le tue ordinazioni
page-rules-pile-oven = Il forno: qui finisce tutto
page-rules-turn = Un turno
page-rules-turn-lay = Metti ingredienti di un solo tipo
page-rules-turn-order = Metti un’ordinazione, se vuoi
page-rules-turn-draw = Pesca da un mazzo
page-rules-signs = I segni sulle carte ordinazione
page-rules-sign-joker = Un tipo a tua scelta
page-rules-sign-fewest = Il tipo con meno carte
page-rules-sign-without = Questo tipo non deve esserci
page-rules-sign-either = Uno dei due, senza mescolarli
page-rules-sign-everything = Tutto, almeno 15 carte
page-rules-verdicts = Che cosa può succedere a un’ordinazione
page-rules-baked = Sfornata: conta
page-rules-failed = Non riuscita: torna sotto il cameriere
page-rules-cards-of = Mostra le carte di
page-rules-cards = Carte ordinazione, { $colour }

## Mamma Mia!: quello che sta sotto un’ordinazione

page-learn-mamma-mia-lay = La tua ordinazione vuole 4 olive e 1 salame. Tu e Mimi riempite lo stesso forno.
page-learn-mamma-mia-lay-do = Premi due volte le olive, poi la dispensa.
page-learn-mamma-mia-order = Anche Mimi ha messo 2 olive. Ora nel forno ce ne sono 4: non importa di chi erano.
page-learn-mamma-mia-order-do = Premi il salame e la tua ordinazione, poi la dispensa.
page-learn-mamma-mia-waiter = Sotto la tua ordinazione c’è tutto. Quella di Mimi vuole 4 salami, e lei ne ha messi solo 2.
page-learn-mamma-mia-waiter-do = Servono ordinazioni: premi due volte i funghi, poi il tuo cameriere.
page-learn-mamma-mia-above = Mimi mette altri 2 salami, sopra la sua ordinazione. Ma sarebbero sotto la tua!
page-learn-mamma-mia-above-do = Premi l’oliva e “uno per tipo”, poi la dispensa.
page-learn-mamma-mia-open = La dispensa è vuota: si apre il forno. Le carte escono come sono state messe, la più vecchia per prima.
page-learn-mamma-mia-up = La tua ordinazione! Può usare quello che è uscito prima: ci sono 4 olive e 1 salame.
page-learn-mamma-mia-baked = Sfornata, con le olive di Mimi! Quello che avanza resta sul piano di lavoro per le prossime ordinazioni.
page-learn-mamma-mia-late = L’ordinazione di Mimi vuole 4 salami, ce ne sono 2. Gli altri 2 sono ancora in forno: stavano sopra.
page-learn-mamma-mia-burnt = Bruciata! Quello che esce dopo un’ordinazione non le serve. Torna sotto il cameriere di Mimi.
page-learn-mamma-mia-shared = La tua seconda pizza, fatta di avanzi. I salami di Mimi, tardi per lei, arrivano in tempo per te.
page-learn-mamma-mia-end = Ora lo sai: conta solo quello che sta sotto un’ordinazione, di chiunque sia, e quello che avanza serve alla prossima.

## Mamma Mia! Plus: aiutarsi

page-learn-mamma-mia-plus-lay = La tua ordinazione vuole 4 olive e 1 salame, ma hai solo 3 olive.
page-learn-mamma-mia-plus-lay-do = Mettile lo stesso: premi tre volte le olive, poi la dispensa.
page-learn-mamma-mia-plus-order = Niente quarta oliva. Metti lo stesso l’ordinazione in forno: forse qualcuno ti aiuterà.
page-learn-mamma-mia-plus-order-do = Premi una volta il salame, la tua ordinazione, poi la dispensa.
page-learn-mamma-mia-plus-open = La dispensa è vuota: si apre il forno, la carta più vecchia per prima. Aspetta la tua ordinazione.
page-learn-mamma-mia-plus-ask = La tua ordinazione! Manca un’oliva, e in mano non ne hai.
page-learn-mamma-mia-plus-ask-do = Chiedi 1 oliva agli altri.
page-learn-mamma-mia-plus-helped = Nonna ha detto di no, ma Mimi ti ha dato un’oliva. La tua pizza è sfornata!
page-learn-mamma-mia-plus-reward = Aiutare conviene: la prima ordinazione del cameriere di Mimi va tra quelle sfornate. Un punto anche per lei.
page-learn-mamma-mia-plus-short = L’ordinazione di Nonna vuole 4 salami. La tua pizza ne ha preso uno: ora ne manca uno a lei.
page-learn-mamma-mia-plus-give = Nonna chiede un salame, e Mimi ha detto di no. Tu ne hai due.
page-learn-mamma-mia-plus-give-do = Dagliene uno: vale un punto.
page-learn-mamma-mia-plus-given = Un punto per la pizza di Nonna e uno per te: la prima ordinazione del tuo cameriere.
page-learn-mamma-mia-plus-end = Ora lo sai: può mancare una carta o due. Chiedile, e aiuta gli altri: tutt’e due le cose danno punti.

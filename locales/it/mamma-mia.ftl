### Mamma Mia! (1998) e Mamma Mia! Plus (2009).
### Le parole: dispensa, cameriere, forno, piano di lavoro, ordinazione, aiutare, round.

## Ingredienti: il tipo, e tante carte di quel tipo

ingredient-pineapple = ananas
ingredient-pepper = peperoni
ingredient-mushroom = funghi
ingredient-olive = olive
ingredient-salami = salami
ingredient-shrimp = gamberetti

cards-pineapple = { $count } ananas
cards-pepper = { $count ->
    [one] { $count } peperone
   *[other] { $count } peperoni
}
cards-mushroom = { $count ->
    [one] { $count } fungo
   *[other] { $count } funghi
}
cards-olive = { $count ->
    [one] { $count } oliva
   *[other] { $count } olive
}
cards-salami = { $count ->
    [one] { $count } salame
   *[other] { $count } salami
}
cards-shrimp = { $count ->
    [one] { $count } gamberetto
   *[other] { $count } gamberetti
}

counted-ingredients = { $count ->
    [one] { $count } ingrediente
   *[other] { $count } ingredienti
}
counted-orders = { $count ->
    [one] { $count } ordinazione
   *[other] { $count } ordinazioni
}

## Le ordinazioni e ciò che richiedono

order-four-of = Normale con quattro { $kind }
order-one-of-each = Normale con uno per tipo
order-two-and-two = Normale con due e due
order-monotoni = Monotona
order-bombastica = Bombastica
order-minimale = Minima
order-ghiottona = Ghiottona
order-monotoni-junior = Monotona junior
order-minipizza = Minipizza
order-mamma-mia-a = Mamma Mia A
order-mamma-mia-b = Mamma Mia B

needs-these = { $cards }
needs-one-joker = { $cards } e { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} di un altro ingrediente
needs-two-jokers = { $cards } e { $count } carte per ciascuno di altri due ingredienti
needs-everything = tutto ciò che è sul piano di lavoro, almeno { $count } carte
needs-scarcest = { $cards } e { $count } carte dell’altro ingrediente più scarso sul piano di lavoro
needs-any-one = { $count } carte di uno stesso ingrediente; vietato sul piano di lavoro: { $without }
needs-these-without = { $cards }; vietato sul piano di lavoro: { $without }
needs-either = { $cards } e, a scelta, { $one } o { $other }

## Mazzi

pile-supply = la dispensa
pile-waiter = il cameriere

## Mosse e proposte: le righe di un menu

mamma-mia-move-lay = mettere nel forno { $cards }
mamma-mia-move-order = mettere nel forno un’ordinazione: { $order }
mamma-mia-move-no-order = non mettere ordinazioni
mamma-mia-move-draw-supply = pescare dalla dispensa
mamma-mia-move-draw-waiter = pescare dal tuo cameriere
mamma-mia-move-bake = sfornare la pizza
mamma-mia-move-bake-kinds = sfornare la pizza con: { $kinds }
mamma-mia-move-fill = completare con { $cards } dalla tua mano
mamma-mia-move-ask = chiedere aiuto: { $cards }
mamma-mia-move-ask-kinds = chiedere aiuto: { $cards } (scelta: { $kinds })
mamma-mia-move-fail = rinunciare a questa pizza
mamma-mia-move-help = dire di sì e aiutare
mamma-mia-move-decline = dire di no

mamma-mia-offer-lay = mettere nel forno un solo tipo: fino a { $cards }
mamma-mia-offer-order = mettere nel forno un’ordinazione: { $orders }
mamma-mia-offer-draw-supply = pescare { counted-ingredients } dalla dispensa
mamma-mia-offer-draw-last = prendere l’ultima carta della dispensa, la carta MAMMA MIA
mamma-mia-offer-draw-waiter = pescare { counted-orders } dal tuo cameriere
mamma-mia-offer-bake-hand = sfornare la pizza aggiungendo { $cards } dalla tua mano
mamma-mia-offer-bake-kinds-hand = sfornare la pizza aggiungendo { $cards } dalla tua mano (scelta: { $kinds })
mamma-mia-offer-fill = completare con { counted-ingredients } a piacere dalla tua mano
mamma-mia-offer-ask = chiedere aiuto: al massimo { $cards }
mamma-mia-offer-ask-least = chiedere aiuto: almeno { $least }, al massimo { $cards }
mamma-mia-offer-ask-kinds = chiedere aiuto: al massimo { $cards } (scelta: { $kinds })
mamma-mia-offer-ask-kinds-least = chiedere aiuto: almeno { $least }, al massimo { $cards } (scelta: { $kinds })

## Ciò che tutti sentono: riempire il forno

mamma-mia-first = { $seat-is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
mamma-mia-dealt-supply = { $seat-is ->
    [you] Ricevi { counted-ingredients }.
   *[other] { $seat } riceve { counted-ingredients }.
}
mamma-mia-dealt-waiter = { $seat-is ->
    [you] Ricevi { counted-orders } dal tuo cameriere.
   *[other] { $seat } riceve { counted-orders } dal suo cameriere.
}
mamma-mia-shuffled-in = La carta MAMMA MIA viene mescolata nella dispensa.
mamma-mia-turn = { $seat-is ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
mamma-mia-laid = { $seat-is ->
    [you] Metti nel forno { $cards }.
   *[other] { $seat } mette nel forno { $cards }.
}
mamma-mia-ordered = { $seat-is ->
    [you] Metti nel forno un’ordinazione: { $order }.
   *[other] { $seat } mette nel forno un’ordinazione: { $order }.
}
mamma-mia-no-order = { $seat-is ->
    [you] Non metti ordinazioni.
   *[other] { $seat } non mette ordinazioni.
}
mamma-mia-skipped = { $seat-is ->
    [you] Non hai ingredienti in mano e salti il turno.
   *[other] { $seat } non ha ingredienti in mano e salta il turno.
}
mamma-mia-drew-supply = { $seat-is ->
    [you] Peschi { counted-ingredients } dalla dispensa.
   *[other] { $seat } pesca { counted-ingredients } dalla dispensa.
}
mamma-mia-drew-last = { $seat-is ->
    [you] Prendi l’ultima carta della dispensa.
   *[other] { $seat } prende l’ultima carta della dispensa.
}
mamma-mia-drew-waiter = { $seat-is ->
    [you] Peschi { counted-orders } dal tuo cameriere.
   *[other] { $seat } pesca { counted-orders } dal suo cameriere.
}
mamma-mia-mamma-mia = { $seat-is ->
    [you] MAMMA MIA! La carta ora è scoperta davanti a te.
   *[other] MAMMA MIA! La carta ora è scoperta davanti a { $seat }.
}

## Ciò che tutti sentono: aprire il forno

mamma-mia-opened = { $seat-is ->
    [you] Apri tu il forno.
   *[other] { $seat } apre il forno.
}
mamma-mia-turned-up = Dal forno: { $cards }.
mamma-mia-order-up = { $seat-is ->
    [you] Esce dal forno la tua ordinazione: { $order }.
   *[other] Esce dal forno l’ordinazione di { $seat }: { $order }.
}
mamma-mia-baked = { $seat-is ->
    [you] Sforni una pizza: { $order }.
   *[other] { $seat } sforna una pizza: { $order }.
}
mamma-mia-baked-with-hand = { $seat-is ->
    [you] Sforni una pizza: { $order }, aggiungendo { $cards } dalla tua mano.
   *[other] { $seat } sforna una pizza: { $order }, aggiungendo { $cards } dalla mano.
}
mamma-mia-failed = { $seat-is ->
    [you] La tua pizza non riesce: { $order } ({ $why }).
   *[other] La pizza di { $seat } non riesce: { $order } ({ $why }).
}
failure-let-go = abbandonata
failure-crossed-out = vietato sul piano di lavoro: { $kind }
failure-no-kind = nessun ingrediente adatto sul piano di lavoro
failure-too-few-in-hand = troppo pochi ingredienti in mano
failure-nobody-helped = nessuno ha aiutato

## Ciò che tutti sentono: aiutare

mamma-mia-asked = { $seat-is ->
    [you] Chiedi aiuto: { $cards }.
   *[other] { $seat } chiede aiuto: { $cards }.
}
mamma-mia-asked-kinds = { $seat-is ->
    [you] Chiedi aiuto: { $cards } (scelta: { $kinds }).
   *[other] { $seat } chiede aiuto: { $cards } (scelta: { $kinds }).
}
mamma-mia-passed-over = { $seat-is ->
    [you] A te non si chiede nulla: { $why }.
   *[other] A { $seat } non si chiede nulla: { $why }.
}
unable-empty-waiter = il cameriere non ha più ordinazioni
unable-too-few-in-hand = troppo pochi ingredienti in mano
mamma-mia-declined = { $seat-is ->
    [you] Dici di no.
   *[other] { $seat } dice di no.
}
mamma-mia-gave = { $seat-is ->
    [you] Dai una mano: { $cards }.
   *[other] { $seat } dà una mano: { $cards }.
}
mamma-mia-rewarded = { $seat-is ->
    [you] In premio, la prima ordinazione del tuo cameriere va nel mazzo comune senza essere vista.
   *[other] In premio, la prima ordinazione del cameriere di { $seat } va nel mazzo comune senza essere vista.
}

## Ciò che tutti sentono: i round e la fine

mamma-mia-round-begins = Comincia il round { $round }: { $supply ->
    [one] { $supply } ingrediente
   *[other] { $supply } ingredienti
} nella dispensa, avanzi: { $leftovers }.
mamma-mia-rewards-shown = { $seat-is ->
    [you] I tuoi premi: { $orders }.
   *[other] I premi di { $seat }: { $orders }.
}
mamma-mia-pile-shown = { $seat-is ->
    [you] Hai completato { counted-orders }: { $orders }.
   *[other] { $seat } ha completato { counted-orders }: { $orders }.
}
mamma-mia-pile-shown-none = { $seat-is ->
    [you] Non hai completato ordinazioni.
   *[other] { $seat } non ha completato ordinazioni.
}

## Ciò che sente un solo giocatore

mamma-mia-whisper-nothing = Non arriva nulla nella tua mano.
mamma-mia-whisper-cards = Arriva nella tua mano: { $cards }.
mamma-mia-whisper-orders = Arriva nella tua mano: { $orders }.

## La riga di stato: chi deve fare che cosa

mamma-mia-now-first = Si estrae a sorte chi comincia
mamma-mia-now-opening = { $seat-is ->
    [you] Ricevi la tua prima mano
   *[other] { $seat } riceve la sua prima mano
}
mamma-mia-now-laying = { $seat-is ->
    [you] Devi mettere ingredienti nel forno
   *[other] { $seat } deve mettere ingredienti nel forno
}
mamma-mia-now-ordering = { $seat-is ->
    [you] Puoi mettere un’ordinazione nel forno
   *[other] { $seat } può mettere un’ordinazione nel forno
}
mamma-mia-now-drawing = { $seat-is ->
    [you] Devi pescare
   *[other] { $seat } deve pescare
}
mamma-mia-now-dealing = { $seat-is ->
    [you] Ricevi le tue carte
   *[other] { $seat } riceve le sue carte
}
mamma-mia-now-judging = { $seat-is ->
    [you] Decidi della tua ordinazione: { $order }
   *[other] { $seat } decide della sua ordinazione: { $order }
}
mamma-mia-now-asking = { $seat-is ->
    [you] Puoi aiutare { $owner }: { $cards }
   *[other] { $owner-is ->
        [you] { $seat } può aiutarti: { $cards }
       *[other] { $seat } può aiutare { $owner }: { $cards }
    }
}
mamma-mia-now-adding = { $seat-is ->
    [you] Devi aggiungere { counted-ingredients } dalla tua mano
   *[other] { $seat } deve aggiungere { counted-ingredients } dalla mano
}
mamma-mia-now-rewarding = { $seat-is ->
    [you] Si scoprono i tuoi premi
   *[other] Si scoprono i premi di { $seat }
}
mamma-mia-now-over = La partita è finita

## Rifiuti: che cosa fare invece

mamma-mia-helping-of-two = In due si gioca senza aiutare: lascia disattivata l’opzione “helping”.
mamma-mia-refusal-not-awaited = Aspetta: per ora non ti si chiede nulla.
mamma-mia-refusal-other-step = { $awaited ->
    [lay] Metti prima nel forno ingredienti di un solo tipo.
    [order] Ora metti un’ordinazione, oppure di’ che non ne metti.
    [draw] Ora pesca dalla dispensa o dal tuo cameriere.
    [bake] Ora decidi della tua ordinazione.
    [help] Ora rispondi alla richiesta con un sì o con un no.
    [fill] Ora indica le carte della tua mano che completano la Bombastica.
   *[other] Ora ti si chiede qualcos’altro.
}
mamma-mia-refusal-lay-nothing = Metti nel forno almeno una carta.
mamma-mia-refusal-too-few-in-hand = Non puoi mettere nel forno { $cards }: in mano { $held ->
    [0] non ne hai
   *[other] ne hai solo { $held }
}.
mamma-mia-refusal-order-not-in-hand = Scegli un’ordinazione dalla tua mano: questa non c’è ({ $order }).
mamma-mia-refusal-must-order = La tua mano è piena e senza ingredienti: metti nel forno un’ordinazione.
mamma-mia-refusal-choice-needed = Scegli gli ingredienti per questa ordinazione: { $order }.
mamma-mia-refusal-wrong-choice = Per questa ordinazione ({ $order }) non puoi scegliere: { $kinds }.
mamma-mia-refusal-not-in-hand = Per sfornare questa pizza devi avere in mano: { $cards }.
mamma-mia-refusal-name-the-cards = Indica le carte della tua mano che completano la Bombastica.
mamma-mia-refusal-not-a-bombastica = Solo una Bombastica si completa con carte qualsiasi; questa ordinazione è: { $order }.
mamma-mia-refusal-wrong-count = Aggiungi esattamente { $needed ->
    [one] { $needed } ingrediente
   *[other] { $needed } ingredienti
}, non { $asked }.
mamma-mia-refusal-must-bake = Sul piano di lavoro c’è tutto: sforna la pizza.
mamma-mia-refusal-no-helping = A questo tavolo non ci si aiuta: completa la pizza dalla tua mano o rinuncia.
mamma-mia-refusal-ask-nothing = Chiedi almeno una carta.
mamma-mia-refusal-not-missing = Chiedi solo ciò che manca: { $cards }.
mamma-mia-refusal-rest-not-held = Chiedi di più: il resto deve essere nella tua mano ({ $cards }).
mamma-mia-refusal-asked-too-many = Chiedi al massimo { counted-ingredients }.
mamma-mia-refusal-asked-too-few = Chiedi almeno { counted-ingredients }: la tua mano non basta per il resto.
mamma-mia-refusal-not-so-many-in-play = Chiedi al massimo { $cards }: non ce ne sono di più fuori dal piano di lavoro.
mamma-mia-refusal-cannot-help = Aiutare vuol dire dare tutto ciò che è chiesto ({ $cards }): puoi solo dire di no.

## Giochi

game-mamma-mia = Mamma Mia! (1998)
game-mamma-mia-about = Riempi il forno e ricorda che cosa contiene. Da 2 a 5 giocatori, circa 30 minuti.
game-mamma-mia-plus = Mamma Mia! Plus (2009)
game-mamma-mia-plus-about = Più pizze, e l’aiuto dei vicini. Da 2 a 6 giocatori, circa 45 minuti.

## Opzioni; ogni identificatore finisce con il nome dell’opzione

option-preset = Edizione
option-preset-about = Segue un’edizione in più opzioni alla volta: booklet o later per il gioco del 1998, english, french, italian o forno per Plus.
option-leftovers = Avanzi
option-leftovers-about = Gli ingredienti non usati restano scoperti sul piano di lavoro (stay_open) o finiscono in fondo al nuovo forno (go_under).
option-memory = Memoria
option-memory-about = Ognuno ricorda da sé ciò che è coperto (own), oppure il tavolo prende appunti per tutti (notes).
option-practice = Prova
option-practice-about = La partita finisce dopo la prima apertura del forno, per imparare (on), o si gioca per intero (off).
option-mamma_mia_card = Carta MAMMA MIA
option-mamma_mia_card-about = Mescolata prima di distribuire le mani (before_deal) o solo dopo (after_deal).
option-helping = Aiutare
option-helping-about = Tre round in cui ci si può aiutare (on), oppure quattro round senza aiuto (off).
option-ghiottona = Ghiottona
option-ghiottona-about = Quante carte servono di ciascuno dei due ingredienti a scelta (4 o 5).
option-monotoni = Monotona
option-monotoni-about = Servono un ingrediente personale e sei di un altro (one_and_six), oppure sei e uno (six_and_one).

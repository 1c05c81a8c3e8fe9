### Ciò che dice ogni tavolo: giocatori, giochi, opzioni, risultati, e che cosa non va in una preparazione o in un registro.
### Un giocatore è due variabili: $seat è il nome, $seat-is vale "you" per chi legge e "other" per tutti gli altri.

## Giocatori ed elenchi

# Un giocatore senza nome.
seat-unnamed = Posto { $number }
# Un giocatore in un elenco.
player = { $seat-is ->
    [you] tu
   *[other] { $seat }
}
list-comma = { $first }, { $last }
list-and = { $first } e { $last }
list-none = niente

## Rifiuti

refusal = { $why } (regola { $rule })

## Colori

colour-yellow = giallo
colour-green = verde
colour-brown = marrone
colour-purple = viola
colour-red = rosso
colour-pink = rosa
colour-white = bianco

## Lingue, ciascuna con il proprio nome

language-en = English
language-fr = Français
language-it = Italiano

## Risultati

result-winner = { $seat-is ->
    [you] Hai vinto!
   *[other] { $seat } ha vinto!
}
result-shared = Vittoria condivisa: { $winners }.
result-nobody = Nessuno vince.
result-abandoned = La partita è stata interrotta.
result-score = { $seat-is ->
    [you] Tu: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
   *[other] { $seat }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
}

## Opzioni; ogni identificatore finisce con il nome dell’opzione

option-first = Chi comincia
option-first-about = Estratto a sorte (random), oppure il posto con questo numero.
option-colours = Colori
option-colours-about = Un colore diverso per ogni posto, separati da virgole.

## Che cosa non va in una preparazione

setup-unknown-game = Nessun gioco si chiama “{ $name }”; scegli tra: { $possible }.
setup-players = Questo gioco è per { $fewest }–{ $most } giocatori, non per { $asked }.
setup-unknown-option = Questo gioco non ha l’opzione “{ $name }”; ha: { $possible }.
setup-unknown-value = L’opzione “{ $option }” non può valere “{ $value }”; scegli tra: { $possible }.
setup-given-twice = Indica l’opzione “{ $name }” una volta sola.
setup-unknown-colour = Questo gioco non ha il colore “{ $colour }”; scegli tra: { $possible }.
setup-colour-twice = Dai a ogni posto un colore tutto suo: “{ $colour }” compare due volte.
setup-colour-count = Indica un colore per ciascuno dei { $seats } posti; numero di colori indicati: { $given }.

## Che cosa non va in un registro

ledger-line = Riga { $line }: { $trouble }
ledger-not-a-ledger = Questo non è un registro di Forno.
ledger-newer = Questo registro richiede la versione { $found }; questo programma conosce le versioni fino alla { $known }.
ledger-older = Questo registro è stato giocato con la versione { $found } delle regole; la più vecchia che questo programma conosce è la { $known }.
ledger-truncated = Il registro si interrompe prima della riga “end”.
ledger-words = Qui ci si aspetta: { $expected }; trovato: “{ $found }”.
ledger-unknown-move = Nessuna regola conosce questa mossa: “{ $found }”. Ci si aspetta: { $expected }.
ledger-illegal-move = Il posto { $seat } non può fare questa mossa. { $why } (regola { $rule })
ledger-deal-not-awaited = Qui non c’è nulla da distribuire.
ledger-deal-other-pile = Qui c’è da distribuire qualcos’altro.
ledger-deal-wrong-count = Le carte distribuite sono troppe o troppo poche.
ledger-deal-not-in-pile = Ciò che è distribuito non può venire da quel mazzo.
ledger-wrong-result = Secondo le regole il risultato è: { $result }.
ledger-result-missing = La partita è finita, ma il risultato non è scritto.
ledger-wrong-count = Il numero nella riga “end” è sbagliato; distribuzioni e mosse sopra di essa: { $counted }.

## Che cosa mostra una seconda distribuzione

verify-no-commitment = Il registro mostra un seme, ma nessun impegno preso prima della distribuzione: potrebbe essere un seme qualsiasi.
verify-other-seed = Il seme mostrato non è quello a cui il mazziere si è impegnato.
verify-other-deal = La distribuzione o mossa numero { $number } non è quella che dà il seme.

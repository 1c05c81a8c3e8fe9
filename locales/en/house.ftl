### What a house says at its tables that is no part of a game.

## Before the start

house-started = The game has begun: this can be done only before the start.
house-not-opener = That is for the guest who opened the table.
house-no-such-seat = There is no such seat: this table has { $seats } seats.
house-taken = Seat { $number } is taken. Choose another one.
house-full = Every seat is taken. You can watch.
house-not-invited = With this link you can watch. To sit down, ask someone at the table for the invite link.
house-removed = The opener of this table removed you. You can watch, and you can sit down again if the opener lets you.
house-removed-address = The opener of this table removed somebody who came from your address. You can watch, and you can sit down if the opener lifts that.
house-removed-away = You were away for a while, so your seat was freed. If there is a free seat, you can sit down again.
house-removed-before = The opener of this table removed you before the game began. You can watch.
house-removed-away-before = You were away for a while, so your seat was freed before the game began. You can watch.
house-nobody-removed = Nobody with the number { $number } was removed here.
house-too-fast = That was a lot of changes in a short time. Wait a minute.
house-table-full = So much has been said and changed at this table that it cannot store any more of it. Moves are still possible.
house-no-such-colour = “{ $colour }” is none of the colours: { $possible }.
house-colour-taken = Another seat has the colour “{ $colour }”. Choose another one.
house-bad-nonce = That is no nonce: give up to 64 hexadecimal digits, two for each byte.
house-no-such-bot = There is no bot “{ $asked }”. There are: { $possible }.
house-still-here = The guest of seat { $number } is here. Only the opener can remove a guest who is here.
house-nobody-there = No guest sits in seat { $number }.
house-seats-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} Wait for guests, or let bots sit down.
house-not-ready = The guest of seat { $number } is not ready yet.
house-bad-clock = That clock cannot be: 10 seconds to 10 hours with up to 10 minutes after each move, or one minute to thirty days for each move.

## While the game goes on

house-not-playing = No game is going on at this table.
house-not-over = The game is not over yet.
house-not-seated = You watch at this table: only those who sit here can do that.
house-not-a-move = That is no move of this game: { $why }
house-move-count =
    { $most ->
        [one] An ask has one move.
       *[other] An ask has 1 to { $most } moves.
    }
house-no-hints = Hints are for tables with bots alone, or where everyone agreed to them. Ask the others to agree.
house-no-adviser = Nobody gives advice in this game: there are no hints and no reviews.
house-hint-failed = The bot that was asked for a hint got stuck. Ask again if you like.
house-hint-late = The hint came too late: by now there is something else to decide.
house-hint-crowded = Too many are asking for hints just now, and yours did not get its turn in time. Ask again in a moment.
house-choice-stays = { $most ->
    [one] You have changed your choice once.
   *[other] You have changed your choice { $most } times.
} It now stays as it is until the game goes on.
house-not-awaited = It is not your turn: a hint is for when you have something to decide.
house-not-away-long = The guest of seat { $number } has not been away long enough.
house-not-played-by-bot = You play your seat yourself.
house-came-by-link = You came to this seat by its link. Only the device that sat down can change the link.
house-played-by-bot = A bot plays your seat. Take it back first.

## Chat

house-chat-off = The chat is switched off at this table.
house-chat-length = A message has 1 to { $most } characters.
house-chat-too-fast = Too many messages: wait a few seconds.

## When something goes wrong

house-no-such-table = There is no such table, or you have no link to it.
house-not-finished = The game goes on: its ledger is shown when it is over.
house-not-stored = The house could not store this. Try again.
house-store-full = The house has no room left to store anything. Tell whoever keeps it.
house-damaged = What the house has stored of this is damaged and cannot be read. Tell whoever keeps it.
house-too-many-connections = Your seat is already open in too many windows or on too many devices. Close one of them and try again.
house-too-many-watchers = Too many people are watching this table. Try again later.
house-too-many-watchers-of-address = Too many people at your address are watching this table. One of them has to leave or sit down before you can come in.
house-rules-newer = This table is played by version { $found } of the rules; this house knows versions up to { $newest }. It goes on when the house has been updated.
house-rules-older = This table was played by version { $found } of the rules; the oldest version this house still knows is { $oldest }. It cannot be played on, but its ledger can be saved and read.
house-bye-stopping = The house closes for a moment. It will be back.
house-bye-link = The link you used is no longer valid.
house-bye-not-stored = The house could not store the last move. Come back: everything that was answered is there.
house-bye-fault = This table has stopped because of a fault of ours. Its ledger is kept; tell whoever keeps the house.

## Calling those who are elsewhere

house-alert-name = { $name }
house-alert-turn = It is your turn: { $game }, with { $others }.
house-alert-turn-with-bots = It is your turn: { $game }.
house-alert-awaited = Waiting for { $players }: { $game }.
house-bad-browser = This browser did not say properly how it can be reached. Switch its notifications off and on again.
house-foreign-push-service = The house does not call this browser’s push service. Whoever keeps the house can allow it.
house-bad-quiet-hours = Quiet hours begin and end at different times of the day.
house-bad-language = The house speaks English, French and Italian: en, fr or it.
house-foreign-webhook = The house calls no webhook there: only https addresses at hosts that whoever keeps it has allowed.
house-webhook-clock = Only a table with days for each move has a webhook.

house-kept-apart = You cannot sit down at this table with those who sit here. You can watch, or choose another table.
house-seat-banned = The guest in this seat is banned from this house, so the link does not work.
house-no-such-line = There is no such message in the chat.
house-muted = A moderator muted you: { $reason }
house-muted-until = A moderator muted you until { $until }: { $reason }
house-read-only = The house is read-only at present: you can look at everything, and go on playing later.
house-no-new-tables = No new tables are opened at present; the games in progress go on.
house-no-new-guests = The house admits no new guests at present. Come back later.

### What only the web page says. Programs in a terminal do not have these texts.

## The page as a whole

page-skip = Skip to the content
page-home = Forno, to the start
page-to-home = To the start
page-tools = Language, sound, settings and help
page-language = Language
page-settings = Settings
page-help = Help
page-close = Close
page-loading = One moment…
page-away = The house is away. It will be back in a moment, and nothing is lost.
page-said = What was said
page-rule = Rule { $rule }
page-rules = Rules
page-rules-english = These rules are in English for now.
page-reload = Reload
page-save = Save
page-go = Go

## Settings

page-theme = Light
page-theme-auto = Auto
page-theme-light = Day
page-theme-dark = Evening
page-motion = Motion
page-motion-auto = Auto
page-motion-full = Full
page-motion-reduced = Little
page-motion-off = None
page-reveal = Speed of the show
page-reveal-slow = Slow
page-reveal-normal = Normal
page-reveal-fast = Fast
page-reveal-off = No show
page-sound = Sound
page-sound-on = Switch the sound on
page-sound-off = Switch the sound off
page-alerts = Notification when it is my turn
page-alerts-about = Shown while this window is out of sight.
page-alerts-refused = The browser does not allow it. Allow notifications for this page in its settings.
page-alerts-missing = Not possible here: it takes a page over https. Sound, title and icon still call you.

## Keys

page-keys = Keys
page-keys-on = Single letters as keys
page-keys-about = Switch them off if you dictate. Everything can also be done with Tab and Enter.
page-key-help = Open and close this help
page-key-sound = Sound on or off
page-key-pause = Pause the show, or go on
page-key-slower = Slower
page-key-faster = Faster
page-key-next = Show what comes next
page-key-skip = Skip the show
page-key-chat = Say something in the chat
page-key-tab = Go through everything that can be done, and do it
page-key-escape = Close what is open

## The start

page-welcome = The oven is hot
page-welcome-about = Three pizza games for friends at a distance, and bots for when they are late. No account, just a link.
page-play-now = Play now
page-play-now-about = { $game } against two bots, in one click.
page-with-friends = With friends
page-games = The games
page-players = { $fewest } to { $most } players
page-minutes = about { $minutes } minutes
page-open-tables = Open tables
page-no-open-tables = No public table is open right now, and the cook is bored. Open one: others see it here at once.
page-my-tables = My tables
page-show-all = Show all { $count }
page-seats-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
page-full = All seats taken
page-stage-gathering = Gathering
page-stage-playing = Playing
page-stage-over = Finished
page-stage-abandoned = Broken off
page-join = Join by link
page-join-about = Paste the link that you were sent.
page-join-wrong = That is no link to a table. It looks like this: https://…/t/…
page-link = Link
page-upload = Look at a game again
page-upload-about = Choose a ledger that was saved here or by the program in a terminal. Nothing of it is kept.
page-upload-choose = Choose a ledger, or drop it here
page-upload-too-long = This file is too long: the house reads ledgers of up to { $most } MiB.
page-your-name = Your name
page-renamed = From now on you are called { $name }.

## A new table

page-new-table = New table
page-new-table-about = Everything is set as most people play it: you can open the table right away.
page-game = Game
page-seats = Seats
page-how-many = How many play?
page-seat-friend = A friend, by the link
page-seat-bot = Bot: { $name } (level { $strength })
page-you = you
page-open-table = Open the table
page-open-alone = Bots fill the other seats: you can start at once.
page-open-friends = You then get a link to send to your friends.
page-who-may-come = Who may come?
page-private = By link only
page-private-about = Only those who have the link find this table.
page-public = Open to all
page-public-about = Everyone in this house sees this table and may sit down or watch.
page-options = Rules of this table
page-options-about = Change them only if you like: the usual choice is a good one.
page-option-usual = As usual ({ $value })
page-option-first = Who begins the game.
page-value-first-random = by lot
page-clock = Clock
page-clock-none = No clock
page-clock-none-about = Everyone takes the time they need.
page-clock-live = { $minutes } min + { $seconds } s
page-clock-live-about = Time for the whole game, and a little more after each move. Whose clock runs out is replaced by a bot, and may come back.
page-clock-correspondence = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
page-clock-correspondence-about = Play over days: come back whenever you like.
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## Before the start

page-who-sits = Who sits where
page-free-seat = Seat { $seat } is free
page-opener = opened the table
page-bot = bot
page-not-here = not here
page-ready = ready
page-not-ready = not ready yet
page-colour = Your colour
page-any-colour = Any colour
page-stand = Stand up
page-sit = Sit down
page-sit-here = Move here
page-add-bot = Add a bot…
page-bot-for = A bot for seat { $seat }
page-remove = Remove { $name }
page-removed = Removed from this table
page-readmit = Let { $name } sit down again
page-full-watch = All seats are taken. You can watch.
page-start = Start the game
page-waiting-seats = { $free ->
    [one] One seat is free: send the link, or add a bot.
   *[other] { $free } seats are free: send the link, or add bots.
}
page-waiting-ready = { $count ->
    [one] One guest is not ready yet.
   *[other] { $count } guests are not ready yet.
}
page-all-here = Everyone is here.
page-i-am-ready = I am ready
page-say-ready = Say when you are ready.
page-waiting-start = You are ready. The game starts when whoever opened the table says so.
page-watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
page-invite = Invite friends
page-links = Links
page-link-invite = Whoever opens this link can sit down.
page-link-watch = Whoever opens this link can watch.
page-link-seat = Open this link on another device to go on in your own seat there. Do not pass it on.
page-link-invite-short = Invite link
page-link-watch-short = Link for watchers
page-link-seat-short = My seat on another device
page-copy = Copy
page-copied = The link is copied.
page-copy-by-hand = This browser does not copy here. Select the link and copy it by hand.
page-share = Share
page-share-title = Come and play at my table
page-qr = QR code
page-qr-about = QR code of the link
page-agreed = Rules of this table
page-all-usual = Everything as usual.
page-fair = Fair dealing
page-fair-tab = Fairness
page-fair-before = The deal is fixed by a sealed seed, mixed with a number from each guest. This is its seal; the seed is shown at the end.
page-fair-after = Seal and seed: anyone can deal this game again and check it.

## At the table

page-your-turn = Your turn
page-may-also = You can still change your mind
page-asking = sending…
page-still-choosing = Still choosing: { $who }
page-skip-show = Skip
page-show-controls = The show
page-show-pause = Pause
page-show-go-on = Go on
page-show-slower = Slower
page-show-faster = Faster
page-beside = Beside the table
page-log = What happened
page-log-empty = Nothing yet.
page-log-came = You have just come: what is said from now on stands here.
page-log-forgets = It is a memory game: older lines are forgotten.
page-chat = Chat
page-chat-empty = Nobody has said anything yet. Not even about the pineapple.
page-chat-say = Say something…
page-chat-send = Send
page-table = Table
page-players-round = The players
page-awaited = awaited
page-bot-plays = a bot plays
page-bot-gone = { $gone } no longer plays here. { $bot } stands in.
page-you-watch = You are watching.
page-played-by-bot = A bot is playing your seat.
page-take-back = Take it back
page-gone = { $name } is gone
page-gone-about = { $name } has been away for a while. What shall be done? More than half of those present decide; a bot hands the seat back when { $name } returns.
page-gone-voted = You have chosen.
page-gone-wait = Wait a little longer
page-gone-bot = Let a bot play the seat
page-gone-end = Break the game off
page-decide = Decide
page-on-the-table = On the table
page-your-hand = Your hand
page-round = Round
page-round-of = { $round } of { $rounds }
page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-fewer = Fewer: { $name }
page-more = More: { $name }
page-pick = Choose { $from } to { $to } cards.
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rematch = Play again
page-next-game = Now { $game }
page-to-rematch = To the next game
page-ledger = Save the ledger

## Looking at a game again

page-replay = Replay
page-replay-of = { $game }, once more
page-no-replay = This game cannot be shown
page-eyes = Through whose eyes?
page-eyes-gallery = A watcher
page-position = Position in the game
page-to-start = To the start of the game
page-to-end = To the end of the game
page-back = One step back
page-forward = One step on
page-verdict-honest = The dealer was honest
page-verdict-not-revealed = The seed was not shown
page-verdict-not-committed = Cannot be verified
page-verdict-not-honest = The deal does not add up

## When something is not there

page-unknown = There is nothing here
page-unknown-about = This address leads nowhere. Perhaps a part of it was lost on the way, or somebody ate it.
page-bad-link = This link does not work
page-no-table = No table here
page-table-closed = The table is closed
page-outdated = This page is out of date
page-outdated-about = The house has been renewed. Reload the page: your game is safe.
page-unknown-game = This page does not know this game
page-unknown-game-about = The house is newer than this page. Reload the page to get the game: nothing is lost.
page-more-games = This house has more games than this page knows. Reload the page to see them.

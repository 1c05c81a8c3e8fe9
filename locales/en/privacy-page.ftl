### What the house keeps about its guests, and being forgotten.

page-privacy-link = What this house keeps about you
page-privacy = What this house keeps about you
page-privacy-about = You can play here without an account. The house asks for no e-mail address and no real name, shows no advertisements and counts no clicks. This page is made from its settings.

## Who you are

page-privacy-who = How the house knows you
page-privacy-cookie = One cookie tells the house that it is you who comes back. It lasts { $days } days after your last visit and is sent to nobody else. The house stores the name that you choose, and when you were last here, to the hour.
page-privacy-devices = For each device where you are signed in the house stores the name of the browser and the system, such as “Firefox, Linux”. Keys and recovery codes are stored as hashes, from which nobody can find out the keys; of a passkey only the public part is here.
page-privacy-settings = Your language, colours and sounds stay in your browser.

## What is kept, and for how long

page-privacy-kept = How long things are kept
page-privacy-kept-guest = Your name, your devices and the list of your tables
page-privacy-kept-gathering = Tables that nobody starts
page-privacy-kept-abandoned = Games that nobody plays on
page-privacy-kept-finished = Finished games, with the names of the players
page-privacy-kept-chat = The chat of finished games
page-privacy-for-ever = As long as the house stands
page-privacy-until-guest = { $days ->
    [one] Until one day after your last visit
   *[other] Until { $days } days after your last visit
}
page-privacy-until-gathering = { $days ->
    [one] One day
   *[other] { $days } days
}
page-privacy-until-abandoned = { $days ->
    [one] Until one day after the last move
   *[other] Until { $days } days after the last move
}
page-privacy-until-finished = { $days ->
    [one] Until one day after the end
   *[other] Until { $days } days after the end
}
page-privacy-until-chat = { $days ->
    [one] Until one day after the end
   *[other] Until { $days } days after the end
}
page-privacy-addresses = Your internet address is used to limit how much one address can do. While a table waits to begin and while it is in the list of open tables, a scrambled form of it is stored with that table.
page-privacy-addresses-kept = { $days ->
    [0] Beyond that, addresses are not stored.
    [one] For one day after your last visit your address itself is stored as well, for moderators who have to ban somebody. They see it; other guests do not.
   *[other] For { $days } days after your last visit your address itself is stored as well, for moderators who have to ban somebody. They see it; other guests do not.
}
page-privacy-moderation = Guests can report each other to the moderators of this house. A report quotes the chat around it and is kept, like warnings and bans, until the guest it is about is forgotten. A name that a moderator takes away is kept for about four weeks, so that it does not come back. Moderators never see the cards you hold.
page-privacy-banned = { $days ->
    [0] An address that was banned is removed when the ban ends.
    [one] An address that was banned is removed one day after the ban ends.
   *[other] An address that was banned is removed { $days } days after the ban ends.
}
page-privacy-audit = What moderators do is noted in a list that cannot be changed. It has the numbers of guests and tables, no names, and stays as long as the house stands.
page-privacy-log = The log of the house names guests by a number, never by name. What you write in the chat is not in it.

## Who else learns of it

page-privacy-others = Who else sees it
page-privacy-nobody = Nothing on these pages comes from other sites, and nothing about you goes to them. At a table everyone sees your name and what you write there. Open tables are shown to everyone who comes.
page-privacy-push = If you switch on notifications, the house calls the push service of your browser when it is your turn. The message is encrypted for your browser alone.
page-privacy-webhooks = Whoever opens a table may have a chat elsewhere told whose turn it is there, with the names of the players.
page-privacy-keeper = Whoever keeps this house can read its database and may have backups of it.

## What one can do

page-privacy-yours = What you can do
page-privacy-export = You can download everything that the house has about you.
page-privacy-forget = { $days ->
    [0] You can have yourself forgotten. Your name disappears at once, and shortly afterwards everything else that leads to you.
    [one] You can have yourself forgotten. Your name disappears at once. For one day you can change your mind, then everything else that leads to you is removed.
   *[other] You can have yourself forgotten. Your name disappears at once. For { $days } days you can change your mind, then everything else that leads to you is removed.
}
page-privacy-stays = The games stay, with a former guest in your seat. What others wrote about you is theirs and stays as well.

## Everything about me

page-about-me = Everything about you
page-about-me-about = One archive with your name, devices, tables and what you wrote, the ledgers of your finished games, and what your seat has heard in games that go on.
page-about-me-download = Download everything

## Being forgotten

page-former-guest = Former guest
page-forget = Being forgotten
page-forget-about = Removes your name, what you wrote and everything that leads to you. The games stay, with a former guest in your seat.
page-forget-me = Forget me
page-forget-sure = Should this house forget you?
page-forget-now = You are signed out everywhere, and your name is shown no longer, from now on.
page-forget-seats = Bots play your seats in games that go on. Seats at tables that have not begun become free.
page-forget-later = For some days you can change your mind. After that nobody can bring anything back.
page-forget-done = Your name is gone
page-forget-until = Everything else is removed on { $when }. If you change your mind before that, sign in with a passkey, a recovery code or this link. Keep it: it is shown only now.
page-forget-waits = You asked this house to forget you. It will on { $when }.
page-forget-stay = I changed my mind: keep me
page-forget-stayed = You stay, { $name }. Bots give your seats back when you want them.

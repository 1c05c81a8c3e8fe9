### The keeper's room: for keepers and moderators only.

page-keeper = The keeper’s room
page-keeper-about = Keepers and moderators look after the house here.
page-keeper-expired = Your session has ended. Sign in again, and you go on where you were.
page-keeper-passkey-about = If you are a keeper or a moderator and have a passkey, one press is enough.
page-keeper-no-passkeys = This browser cannot use passkeys. A one-time link works everywhere.
page-keeper-link = One-time link
page-keeper-link-about = On the machine where the house runs, this command prints a link. Open it in this browser within 15 minutes. A keeper can also make a link for you on this page.
page-keeper-invited = You are invited
page-keeper-invited-about = This link lets you into the keeper’s room as { $name }, who you are in this browser. It works once.
page-keeper-invited-new = This link lets you into the keeper’s room. It works once.
page-keeper-enter = Enter
page-keeper-not-now = Not now
page-keeper-ends = signed in until { $when }
page-keeper-sign-out = Sign out
page-keeper-cancel = Cancel
page-keeper-retry = Try again
page-keeper-more = Show more
page-keeper-search = Search
page-keeper-nothing-found = Nothing found.
page-keeper-which = Show
page-keeper-command-line = the command line

## Roles

page-keeper-role = Role
page-keeper-role-none = None
page-keeper-role-none-about = A guest like all others.
page-keeper-role-moderator = Moderator
page-keeper-role-moderator-about = Moderators answer reports, warn, mute, ban and rename guests, close tables and delete chat messages.
page-keeper-role-keeper = Keeper
page-keeper-role-keeper-about = Keepers can do everything: also give roles, invite, show a banner, shut the house and delete tables.
page-keeper-role-set = Change the role
page-keeper-sure-role = Change the role of { $name }?
page-keeper-done-role = The role of { $name } is changed.

## Overview

page-keeper-overview = Overview
page-keeper-trouble = The house has trouble storing
page-keeper-load = Load
page-keeper-connections = Connections
page-keeper-awake = Tables in memory
page-keeper-thinking = Bots waiting to think
page-keeper-lately = Seen in the last hour
page-keeper-all = All
page-keeper-disk = Disk
page-keeper-database = Database
page-keeper-free = Free
page-keeper-running = Forno { $version }, running for { $time }.
page-keeper-faults = Faults
page-keeper-no-faults = Nothing has gone wrong since the house was started.
page-keeper-banner = Banner
page-keeper-banner-text = Message to everyone
page-keeper-banner-about = Shown at the top of every page. Up to 300 characters.
page-keeper-banner-show = Show it
page-keeper-banner-remove = Remove it
page-keeper-done-banner = Everyone sees the banner now.
page-keeper-done-banner-off = The banner is removed.
page-keeper-switches = Switches
page-keeper-switch-no-new-tables = No new tables
page-keeper-switch-no-new-tables-about = Games in progress go on.
page-keeper-switch-no-new-guests = No new guests
page-keeper-switch-no-new-guests-about = Only people who have been here before can come in.
page-keeper-switch-read-only = Read only
page-keeper-switch-read-only-about = Everyone can look. Nobody can move, chat or open a table.
page-keeper-switch-sure = Switch on “{ $name }”?
page-keeper-switch-on = Switch on
page-keeper-done-switches = The switches are set.
page-keeper-invite = Invite someone
page-keeper-invite-about = A one-time link lets someone into this room and gives them a role.
page-keeper-invite-make = Make a link
page-keeper-invite-lasts = This link works once, within { $minutes } minutes. Give it only to the person you mean.

## Reports

page-keeper-reports = Reports
page-keeper-reports-open = { $count ->
    [one] One report waits for an answer
   *[other] { $count } reports wait for an answer
}
page-keeper-reports-about = { $count ->
    [one] one report
   *[other] { $count } reports
}
page-keeper-reports-waiting = Waiting
page-keeper-reports-answered = Answered
page-keeper-no-reports = No report is waiting. All is well.
page-keeper-no-answers = No report has been answered yet.
page-keeper-reported = reported
page-keeper-reported-by = Reported by
page-keeper-then-called = Called { $name } at the time.
page-keeper-context = The chat at the time
page-keeper-answer = Answer
page-keeper-sure-answer = Answer this report?
page-keeper-about-answer = The report is closed and leaves the queue. The person who made it is not told.
page-keeper-note = Note
page-keeper-note-about = For the other moderators. May be empty.
page-keeper-done-answer = The report is answered.
page-keeper-answered = Answered on { $when } by

## What can be done about a guest

page-keeper-warn = Warn
page-keeper-warn-guest = Warn { $name }
page-keeper-sure-warn = Warn { $name }?
page-keeper-about-warn = The warning is shown at once, or at the next visit, and has to be confirmed.
page-keeper-done-warn = { $name } is warned.
page-keeper-mute = Mute
page-keeper-mute-guest = Mute { $name }
page-keeper-sure-mute = Mute { $name }?
page-keeper-about-mute = A muted guest can play, but not chat.
page-keeper-done-mute = { $name } is muted.
page-keeper-ban = Ban
page-keeper-ban-guest = Ban { $name }
page-keeper-sure-ban = Ban { $name }?
page-keeper-about-ban = A banned guest is sent out at once. In games in progress the seat counts as deserted, and after a while the others decide what happens to it.
page-keeper-done-ban = { $name } is banned.
page-keeper-ban-range = Ban addresses
page-keeper-about-range = Nobody from these addresses is let in. That can hit others too: a school, an office or a phone network often share one address.
page-keeper-done-range = { $range } is banned.
page-keeper-against = Who is banned
page-keeper-against-guest = The guest
page-keeper-against-addresses = Addresses
page-keeper-seen = Recent addresses
page-keeper-range = Address or range
page-keeper-range-about = An address such as 203.0.113.7, or a range such as 203.0.113.0/24 or 2001:db8::/56.
page-keeper-reason = Reason
page-keeper-reason-about = Will be read by those it concerns. Up to 500 characters.
page-keeper-duration = For how long
page-keeper-until-lifted = until lifted
page-keeper-has-role = Somebody with a role cannot be warned, muted or banned. A keeper has to take the role first.
page-keeper-rename = Rename
page-keeper-rename-guest = Rename { $name }
page-keeper-sure-rename = Rename { $name }?
page-keeper-about-rename = The new name is shown wherever the guest plays, watches or comes next; finished games keep the names they were played under. For four weeks the guest cannot take the old name back, but can choose another one.
page-keeper-new-name = New name
page-keeper-done-rename = The new name is { $name }.

## Guests

page-keeper-guests = Guests
page-keeper-guests-search = Name or id
page-keeper-no-guests = Nobody has been here yet.
page-keeper-the-guest = Guest
page-keeper-since = since { $when }
page-keeper-history = Measures
page-keeper-no-history = Nothing was ever decided about this guest.
page-keeper-addresses = Recent addresses
page-keeper-no-addresses = None is known.
page-keeper-sits-at = Unfinished tables
page-keeper-sits-nowhere = Sits at no unfinished table.

## Tables

page-keeper-tables = Tables
page-keeper-tables-search = Game, name of a player or id
page-keeper-stage = Stage
page-keeper-stage-gathering = Gathering
page-keeper-stage-playing = Playing
page-keeper-stage-finished = Finished
page-keeper-no-tables = There are no tables yet.
page-keeper-nobody = nobody
page-keeper-opened = opened on { $when }
page-keeper-the-table = Table
page-keeper-no-chat = Nobody has said anything.
page-keeper-close-table = Close the table
page-keeper-sure-close = Close this table?
page-keeper-about-close = The game ends without a winner; a table where no game has begun is removed. That cannot be undone.
page-keeper-done-close = The table is closed.
page-keeper-delete-table = Delete the table
page-keeper-sure-delete = Delete this table?
page-keeper-about-delete = The game, its replay and its chat are deleted for everyone. That cannot be undone.
page-keeper-done-delete = The table is deleted.
page-keeper-delete = Delete
page-keeper-message = message { $number }
page-keeper-deleted = deleted
page-keeper-delete-line-of = Delete message { $number } by { $name }
page-keeper-sure-line = Delete this message?
page-keeper-about-line = “{ $text }” disappears for everyone, for good.
page-keeper-done-line = The message is deleted.

## Measures

page-keeper-measures = Measures
page-keeper-measures-in-force = In force
page-keeper-measures-all = All
page-keeper-no-measures = There are none.
page-keeper-kind-warn = Warning
page-keeper-kind-mute = Mute
page-keeper-kind-ban = Ban
page-keeper-until = until { $when }
page-keeper-lifted = lifted on { $when }
page-keeper-confirmed = confirmed or withdrawn on { $when }
page-keeper-unconfirmed = not confirmed yet
page-keeper-lift = Lift
page-keeper-lift-of = Lift the measure against { $name }
page-keeper-sure-lift = Lift the measure against { $name }?
page-keeper-about-lift-warn = The warning is withdrawn before it was confirmed.
page-keeper-about-lift-mute = The guest can chat again at once.
page-keeper-about-lift-ban = Those who were banned are let in again at once.
page-keeper-done-lift = The measure against { $name } is lifted.

## Audit log

page-keeper-audit = Audit log
page-keeper-audit-about = Everything that was done in this room. Nobody can change it here.
page-keeper-no-audit = Nothing has been done yet.
page-keeper-did-sign-in = Signed in
page-keeper-did-end-session = Ended a session
page-keeper-did-invite = Made an invitation
page-keeper-did-set-role = Changed a role
page-keeper-did-warn = Warned
page-keeper-did-mute = Muted
page-keeper-did-ban = Banned
page-keeper-did-lift = Lifted a measure
page-keeper-did-rename = Renamed
page-keeper-did-close-table = Closed a table
page-keeper-did-delete-table = Deleted a table
page-keeper-did-delete-line = Deleted a message
page-keeper-did-answer-report = Answered a report
page-keeper-did-set-banner = Changed the banner
page-keeper-did-set-switches = Changed the switches

## Sessions

page-keeper-sessions = Sessions
page-keeper-sessions-about = Everyone who is signed in to this room.
page-keeper-sessions-own = Where you are signed in to this room.
page-keeper-no-sessions = Nobody is signed in.
page-keeper-by-passkey = by passkey
page-keeper-by-link = by one-time link
page-keeper-end = End
page-keeper-end-of = End the session of { $name }
page-keeper-sure-end = End the session of { $name }?
page-keeper-about-end = To come back, they have to sign in again.
page-keeper-done-end = The session is ended.

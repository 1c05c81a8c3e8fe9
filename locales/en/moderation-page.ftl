### What guests can do about each other, and what the house tells them about it.

## Block and report

page-people = At this table
page-person-menu = Block or report { $name }
page-block = Block
page-block-about = You no longer read their messages, and the two of you are not seated together at public tables. They are not told.
page-blocked = You no longer read what { $name } writes.
page-report = Report…
page-report-about = Tell the moderators of this house what happened.
page-report-guest = Report { $name }
page-complaint = What is wrong?
page-complaint-abuse = Insults or threats
page-complaint-spam = Advertising or spam
page-complaint-name = The name
page-complaint-unfair-play = Unfair play
page-complaint-other = Something else
page-report-text = What happened?
page-report-text-about = In your own words. May be empty. Up to 1,000 characters.
page-report-text-needed = In your own words. Up to 1,000 characters.
page-report-sends = Sent along: their name, your name and the latest messages at this table. They are not told who reported them.
page-report-sends-line = Sent along: this message, those around it, their name and yours. They are not told who reported them.
page-report-back = Back
page-report-send = Send the report
page-reported = Thank you. The moderators will look at it.
page-blocks = Blocked guests
page-blocks-about = You do not read their messages, and you are not seated together at public tables.
page-blocks-none = You have blocked nobody. To block someone, use the three dots beside their seat or their message.
page-blocked-on = Blocked on { $when }
page-unblock = Unblock
page-unblock-guest = Unblock { $name }
page-unblocked = { $name } is no longer blocked.

## What the house says

page-banner = Message from the house
page-banner-close = Close this message
page-read-only = The house is being looked after. Everyone can look, but nobody can move, chat or open a table at the moment.
page-no-new-tables = No tables can be opened at the moment. Games in progress go on.
page-keeper-room = The keeper’s room

## What moderators decided

page-warning = A warning from the moderators
page-warning-about = A moderator of this house wrote to you:
page-warning-next = Please keep to it, so that everyone enjoys playing here. If it happens again, you may be muted or banned.
page-warning-confirm = I have read it
page-muted = A moderator has muted you. You can play, but not chat.
page-muted-until = A moderator has muted you until { $when }. You can play, but not chat.
page-shut-banned = You cannot come in at the moment
page-shut-reason = A moderator of this house has banned you for this reason:
page-shut-until = You are welcome again on { $when }.
page-shut-no-end = The ban has no end date. The moderators can lift it.
page-shut-mistake = If you think this is a mistake, write to the person who runs this house.
page-shut-no-new-guests = No new guests at the moment
page-shut-no-new-guests-about = The house takes in no new guests for now. Please try again later.
page-shut-known = Have you been here before?
page-shut-read = Meanwhile you can read:
page-shut-retry = Try again

### Who one is at this house, and how one comes back.

page-identity = Your name and devices
page-identity-about = You need no account here. This browser keeps a key that tells the house who you are. If it gets lost, your seats and games are lost with it, unless you have another way back.

## Recovery codes

page-codes = Recovery codes
page-codes-about = Each code brings you back once, on any device. Keep them where only you can find them.
page-codes-left = { $count ->
    [0] You have no codes yet.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
page-codes-make = Make recovery codes
page-codes-anew = Make new codes
page-codes-anew-about = New ones take the place of the old ones.
page-codes-once = They are shown only now. Write them down or save them.
page-codes-copy = Copy
page-codes-copied = The codes are copied.
page-codes-save = Save as a file

## Devices

page-devices = Devices
page-device-unnamed = A device
page-device-here = this one
page-seen = Last seen on { $when }
page-seen-now = Seen just now
page-sign-out = Sign out
page-sign-out-device = Sign out { $name }
page-sign-out-here = Sign out here
page-sign-out-others = Sign out everywhere else
page-sign-out-sure = Sign out on this device?
page-sign-out-back = You can come back in another way: with a passkey, a recovery code or from another device.
page-sign-out-lost = You have no other way back: no passkey, no recovery codes and no other device. If you sign out now, your name, your seats and your games are lost for good.
page-sign-out-anyway = Sign out and lose them
page-stay = Stay as I am
page-signed-out = { $name } is signed out.
page-signed-out-others = You are signed in on this device only.

## Another device

page-device-link = Link from another device
page-device-link-about = Signs you in on another device: scan the code there, or open the link.
page-device-link-make = Show a link for another device
page-device-link-lasts = Open this link on the other device. It works once, within { $minutes } minutes. Give it to nobody: whoever opens it is you.

## Programs

page-programs = Programs
page-programs-about = Bots and scripts come in with a token. You can revoke each token you made.
page-revoke = Revoke
page-revoke-program = Revoke the token of { $name }
page-scope-play = Play
page-scope-watch = Watch
page-scope-read = Read
page-token = Token
page-token-new = New token
page-token-name = Name
page-token-for = Plays as
page-token-for-itself = a guest of its own
page-token-for-me = you
page-token-scopes = May
page-token-make = Make the token
page-token-once = It is shown only now. Keep it where only your program finds it.
page-token-copied = The token is copied.

## Signing in

page-sign-in = Sign in
page-sign-in-other = Sign in as someone you were before
page-sign-in-about = Come back as who you were, with your seats and games.
page-sign-in-now = { $count ->
    [one] On this device you are { $name } and sit at one table.
   *[other] On this device you are { $name } and sit at { $count } tables.
}
page-sign-in-merge = Take seats and games along
page-sign-in-leaves = You leave them behind, unless { $name } has another way back.
page-sign-in-link-about = This link comes from another device. It signs you in here as the same person as there.
page-sign-in-here = Sign in on this device
page-sign-in-by-link-about = Where you are signed in, open the settings, “Your name and devices”, and show a link for another device. Scan it here, or open it here.
page-code = Recovery code
page-code-about = One of the codes that you saved.

## Passkeys

page-passkeys = Passkeys
page-passkeys-about = A passkey is kept by your phone, your computer or a security key, and unlocked as you unlock that. It brings you back with one press, here and on your other devices.
page-passkeys-unknown = This browser cannot use passkeys. Recovery codes work everywhere.
page-passkeys-elsewhere = Passkeys of this house work at { $address }, not at the address you came by. Recovery codes and a link from another device work everywhere.
page-passkeys-go = Go on at { $address }
page-passkey = Passkey
page-passkey-add = Add a passkey
page-passkey-added = From now on this passkey brings you back.
page-passkey-there = There is a passkey of yours on this device already.
page-passkey-not-made = No passkey was made.
page-passkey-not-used = No passkey was used.
page-passkey-made = Made on { $when }
page-passkey-used = Last used on { $when }
page-passkey-lost = Cannot be used any more: it belongs to { $domain }, and the house is elsewhere now.
page-passkey-remove = Remove the passkey { $name }
page-passkey-removed = The passkey is removed. You can delete it on your device, too.
page-passkey-drop = Remove
page-sign-in-passkey = Sign in with a passkey

## The link to a seat

page-seat-devices = { $count ->
    [0] No other device sits in your seat by this link.
    [one] One other device sits in your seat by this link.
   *[other] { $count } other devices sit in your seat by this link.
}
page-seat-link-anew = Make a new link
page-seat-link-off = Switch the link off
page-seat-link-on = Make a link
page-seat-link-none = There is no link to your seat.
page-seat-link-ended = The old link does not hold any more.

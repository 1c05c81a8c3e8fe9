### The guest's identity, and the ways to sign in.

page-identity = Your name and devices
page-identity-about = You do not need an account here. This browser keeps a key that tells the house who you are. If the key is lost, so are your seats and games, unless you have another way to sign in.

## Recovery codes

page-codes = Recovery codes
page-codes-about = Each code signs you in once, on any device. Keep them where only you can find them.
page-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
page-codes-make = Create recovery codes
page-codes-anew = Create new codes
page-codes-anew-about = New codes replace the old ones.
page-codes-once = These codes are shown only once. Write them down or save them.
page-codes-copy = Copy
page-codes-copied = The codes are copied.
page-codes-save = Save as a file

## Devices

page-devices = Devices
page-device-unnamed = Unknown device
page-device-here = This device
page-seen = Last seen on { $when }
page-seen-now = Seen recently
page-sign-out = Sign out
page-sign-out-device = Sign out { $name }
page-sign-out-here = Sign out here
page-sign-out-others = Sign out everywhere else
page-sign-out-everywhere = Sign out everywhere
page-sign-out-sure = Sign out on this device?
page-sign-out-everywhere-sure = Sign out on all devices?
page-sign-out-back = You can sign in again with a passkey or a recovery code.
page-sign-out-lost = You have no other way to sign in: neither a passkey nor recovery codes. If you sign out now, you lose your name, your seats and your games for good.
page-sign-out-stays = You have neither a passkey nor recovery codes. You are still signed in on another device: if you lose that one too, you lose your name, your seats and your games for good.
page-sign-out-anyway = Sign out and lose everything
page-stay = Cancel
page-signed-out = { $name } is signed out.
page-signed-out-others = You are now signed in only on this device.

## Another device

page-device-link = Sign-in link
page-device-link-about = Sign in on another device by scanning a code or opening a link there.
page-device-link-make = Show a sign-in link
page-device-link-lasts = Open this link on the other device. It works once, within { $minutes } minutes. Do not share it: anyone who opens it can sign in as you.

## Programs

page-programs = Programs
page-programs-about = Bots and scripts sign in with a token. You can revoke any token you created.
page-revoke = Revoke
page-revoke-program = Revoke the token of { $name }
page-revoked = The token of { $name } is revoked.
page-scope-play = Play
page-scope-watch = Watch
page-scope-read = Read
page-token = Token
page-token-new = New token
page-token-name = Name
page-token-for = Plays as
page-token-for-itself = a guest of its own
page-token-for-me = you
page-token-scopes = Allowed to
page-token-make = Create token
page-token-once = The token is shown only once. Keep it where only your program can read it.
page-token-copied = The token is copied.

## Signing in

page-sign-in = Sign in
page-sign-in-other = Have you played here before? Sign in
page-sign-in-about = Come back under your name, with your seats and games.
page-sign-in-now = { $count ->
    [one] On this device you are { $name } and sit at one table.
   *[other] On this device you are { $name } and sit at { $count } tables.
}
page-sign-in-merge = Bring your seats and games along
page-sign-in-leaves = You will lose them, unless you have another way to sign in as { $name }.
page-sign-in-link-about = This link comes from a device of { $name }. It signs you in here as { $name }.
page-sign-in-link-own = Continue only if you made this link yourself.
page-sign-in-here = Sign in on this device
page-sign-in-by-link-about = On a device where you are signed in, go to “Your name and devices” in the settings and choose “Show a sign-in link”. Then scan the code or open the link on this device.
page-code = Recovery code
page-code-about = One of the codes you saved.

## Passkeys

page-passkeys = Passkeys
page-passkeys-about = A passkey is stored on your phone, your computer or a security key, and you unlock it in the same way. It signs you in with one press, here and on your other devices.
page-passkeys-unknown = This browser does not support passkeys. Recovery codes work in every browser.
page-passkeys-elsewhere = Passkeys work only at { $address }, not at the address you are using. Recovery codes and sign-in links work at every address.
page-passkeys-go = Continue at { $address }
page-passkey = Passkey
page-passkey-add = Add a passkey
page-passkey-added = The passkey is added. You can now sign in with it.
page-passkey-there = This device already has one of your passkeys.
page-passkey-not-made = No passkey was created.
page-passkey-not-used = No passkey was used.
page-passkey-made = Created on { $when }
page-passkey-used = Last used on { $when }
page-passkey-lost = Cannot be used any more: it belongs to { $domain }, and the house has moved.
page-passkey-remove = Remove the passkey { $name }
page-passkey-removed = The passkey is removed. You can also delete it from your device.
page-passkey-drop = Remove
page-sign-in-passkey = Sign in with a passkey

## The link to a seat

page-seat-devices = { $count ->
    [0] No other device uses this link.
    [one] One other device uses this link to sit in your seat.
   *[other] { $count } other devices use this link to sit in your seat.
}
page-seat-link-anew = Create a new link
page-seat-link-off = Switch the link off
page-seat-link-on = Create a link
page-seat-link-none = There is no link to your seat.
page-seat-link-ended = The old link no longer works.

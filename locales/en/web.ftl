### What a house says at its door: to requests, links and connections.

## Requests

web-not-found = There is nothing at this address.
web-method = { $method } is not allowed at this address.
web-bad-json = This is not the JSON that is expected here: { $why }
web-bad-query = The address is not understood: { $why }
web-bad-body = The request broke off, or is no text in UTF-8.
web-late = The request took too long to arrive. Send it again.
web-too-long = That is too long: at most { $most } bytes are read here.
web-wrong-type = Send { $expected }, and say so in the header Content-Type.
web-review-crowded = Too many games are being reviewed just now, and yours did not get its turn in time. Try again in a moment.
web-too-much = That was a lot at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
web-house-full = The house has as much to do as it can take. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
web-foreign-host = This house is not known by the name “{ $host }”. Whoever keeps it can allow the name: forno serve --host { $host }
web-foreign-host-page = This house is not known by the name “{ $host }”, so it does not answer under it. That protects its guests from pages of other sites that would pass for it.
web-foreign-host-advice = If this is your house, start it with this option, or open the page by its IP address:
web-not-ready = The house is not well at the moment. Whoever keeps it can see why.
web-not-ready-because = The house is not well: { $why }

## Guests

web-guest = Guest { $number }
web-nobody = The house does not know who you are. A browser gets its cookie from GET /api/me, a program its token from POST /api/tokens.
web-bad-token = Nobody has this token.
web-old-key = The key of this browser has just been replaced. Try again.
web-bad-code = This recovery code is not valid. It may have been used already, or mistyped.
web-used-link = This link has been used already or has expired. Create a new one on a device where you are signed in.
web-sit-together = Both guests sit at the same table, and that game is not over. Finish it first, or sign in without bringing your seats and games along.
web-role-not-merged = One of the two guests is a keeper or a moderator, and they are never merged. Sign in without bringing your seats and games along.
web-hidden = You asked this house to forget you. If you want to stay, change your mind first.
web-no-passkeys-here = Passkeys work only on secure pages at { $domain }, not at this address. Recovery codes and sign-in links work at every address.
web-bad-passkey = This passkey could not be verified. Try again.
web-unknown-passkey = This passkey is not registered here. It may have been removed.
web-old-challenge = That took too long. Try again.
web-passkeys-busy = Too many people are using passkeys right now. Try again in a moment.
web-too-many-passkeys = You already have { $most } passkeys. Remove one first.
web-not-allowed = This token does not allow that.
web-too-many-tokens = You already have { $most } tokens. Revoke one first.
web-bad-name = A name needs 1 to { $most } visible characters.
web-bot-name = A bot has this name. Choose another one.
web-name-taken-away = A moderator has taken this name from you. Choose another one.
web-foreign-origin = This request comes from a page that does not belong to this house. If it does belong to it, whoever keeps the house should set --public-url.

## Links

web-too-many-listed = There are already { $most } public tables of yours, or from your address. Open a private one, or finish one of them first.
web-bad-link = This link leads nowhere. Ask for a new one.
web-no-such-link = You have no such link to hand on.

## Sockets

web-not-a-socket = This address accepts only WebSocket connections.
web-other-protocol = This house speaks another version of the protocol. Reload the page.
web-bad-frame = This frame is not understood: { $why }
web-frame-not-text = Frames are text, not bytes.
web-bye-too-long = That frame was broken or too long: at most { $most } bytes are read.
web-bye-bad-frames = Too many frames were not understood. Reload the page.
web-bye-slow = Your connection was too slow to keep up. Come back: nothing is lost.
web-bye-signed-out = This device was signed out.
web-bye-ended = The table was interrupted. Come back: everything that was answered is there.

web-banned = You are banned from this house: { $reason }
web-banned-until = You are banned from this house until { $until }: { $reason }
web-not-in-room = You are not signed in to the keeper’s room. Sign in with a passkey, or by a link that `forno keeper invite` prints.
web-role-too-low = Your role does not allow this.
web-room-first = You are a keeper or a moderator. Sign in to the keeper’s room in this browser first, then add the passkey.
web-used-invite = This link was used already, or is too old. `forno keeper invite` makes a new one.
web-has-role = This guest has a role. Take it away first.
web-yourself = That is you.
web-nobody-there = Nobody sits there, or there is no such message.
web-too-many-blocks = You have blocked { $most } guests, and cannot block more.
web-bad-text = The text is missing, or has more than { $most } characters.
web-bad-range = This is not a range of addresses. Write one such as 203.0.113.0/24 or 2001:db8::/56.
web-wide-range = This range is too wide: it would ban too many. The widest ones are /8 for IPv4 and /16 for IPv6.
web-bad-measure = A measure is against a guest or, if it is a ban, against a range of addresses. A warning has no end.
web-no-such-guest = There is no such guest.
web-no-such-measure = There is no such measure, or it was lifted already.
web-no-such-report = There is no such report, or it was answered already.

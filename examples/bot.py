#!/usr/bin/env python3
"""A bot for Forno that plays any of what it is offered. It needs Python 3 and nothing else.

    examples/bot.py http://127.0.0.1:7878 mamma-mia                 opens a table, against bots
    examples/bot.py http://127.0.0.1:7878 --table ID --invite SECRET   sits down at yours

To make a bot of your own, replace `choose`. docs/protocol.md tells what else a table says.
"""
import argparse, base64, itertools, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlsplit


def choose(offers, view):
    """Picks a move. An offer is one, or a range of them; `view` is all that this seat sees."""
    offer = random.choice(offers)
    kind = offer["kind"]
    if kind == "lay":  # one card or more, all of one kind
        ingredient, most = random.choice(sorted(offer["among"].items()))
        return {"kind": kind, "ingredient": ingredient, "count": random.randint(1, most)}
    if kind == "fill":
        return {"kind": kind, "cards": handful(offer["count"], {}, offer["among"])}
    if kind == "ask":  # between `least` and `most` of each kind, `from` to `to` in all
        fewest = max(offer["from"], sum(offer["least"].values()))
        request = handful(random.randint(fewest, offer["to"]), offer["least"], offer["most"])
        return {"kind": kind, "choice": offer["choice"], "request": request}
    if kind in ("draw", "bake"):  # one move, told in full
        return {key: offer[key] for key in ("kind", "from", "choice") if key in offer}
    if "among" in offer:  # one of these
        what = {"order": "order", "cut": "line", "place": "space", "virtual": "space"}[kind]
        return {"kind": kind, what: random.choice(offer["among"])}
    return {"kind": kind}  # no-order, fail, help, decline


def handful(count, least, most):
    """So many cards in all, of each kind at least and at most so many."""
    cards = dict(least)
    rest = [kind for kind in most for _ in range(most[kind] - least.get(kind, 0))]
    for kind in random.sample(rest, count - sum(least.values())):
        cards[kind] = cards.get(kind, 0) + 1
    return cards


class House:
    """Requests over HTTP. The token says who we are."""

    def __init__(self, url, name):
        self.url, self.headers = url.rstrip("/"), {"Content-Type": "application/json"}
        self.token = json.loads(self.request("/api/tokens", {"name": name}))["token"]
        self.headers["Authorization"] = f"Bearer {self.token}"

    def request(self, path, body=None):
        body = json.dumps(body).encode() if body else None
        request = urllib.request.Request(self.url + path, body, self.headers)
        with urllib.request.urlopen(request) as answer:
            return answer.read().decode()


class Socket:
    """As much of a WebSocket (RFC 6455) as a bot needs."""

    def __init__(self, house, path):
        at = urlsplit(house.url)
        self.tcp = socket.create_connection((at.hostname, at.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.tcp.sendall((
            f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: forno.v1\r\nAuthorization: Bearer {house.token}\r\n\r\n"
        ).encode())
        self.stream = self.tcp.makefile("rb")
        status = self.stream.readline().decode().strip()
        if " 101 " not in status:
            sys.exit(f"the house does not let us in: {status}")
        while self.stream.readline().strip():
            pass

    def send(self, frame):
        self.write(1, json.dumps(frame).encode())

    def write(self, opcode, data):
        """A frame in one piece; whatever a client sends is masked. A house takes up to 16 KiB."""
        size, mask = len(data), os.urandom(4)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.tcp.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def __iter__(self):
        """The frames of the house, until it closes the connection."""
        while len(head := self.stream.read(2)) == 2:
            opcode, size = head[0] & 15, head[1] & 127
            if size > 125:  # the length follows, in two bytes or in eight
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if opcode == 1:
                yield json.loads(data)
            elif opcode == 8:  # a close
                return
            elif opcode == 9:  # a ping, to be answered with a pong
                self.write(10, data)


def play(connection, deeds):
    """Does the deeds that lead to a game, plays it, and gives the result."""
    names = (f"ask-{n}" for n in itertools.count())  # each request has one, and its answer too
    for deed in deeds:
        connection.send({"kind": "do", "id": next(names), "deed": deed})
    waiting = False  # for the answer to an ask; meanwhile the others may cause news too
    for frame in connection:
        if frame["kind"] == "news":
            # A program shows nothing to anybody, so no bot of the house has to wait for it.
            connection.send({"kind": "heard", "heard": frame["heard"]})
        if frame["kind"] == "news" and frame["steps"] and not waiting:
            # It is our turn. One move of each step can go into one ask.
            moves = [choose(offers, frame["view"]) for offers in frame["steps"]]
            connection.send({"kind": "ask", "id": next(names), "moves": moves})
            waiting = True
        elif frame["kind"] == "answer":
            waiting = False
            if frame["outcome"]["kind"] != "done":
                sys.exit(f"{frame['id']} was not done: {frame['outcome']}")
        elif frame["kind"] == "table" and frame["stage"]["kind"] in ("over", "abandoned"):
            return frame["stage"]
        elif frame["kind"] == "bye":
            sys.exit(f"the house says goodbye: {frame['why']['id']}")
    sys.exit("the connection broke; a bot that is to last connects again, with ?heard=N")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("url", help="the house, such as http://127.0.0.1:7878")
    options.add_argument("game", nargs="?", default="mamma-mia", help="the game [mamma-mia]")
    options.add_argument("--players", type=int, default=3, help="how many play [3]")
    options.add_argument("--table", help="sit down at this table instead of opening one")
    options.add_argument("--invite", help="the secret out of its invite link")
    options.add_argument("--ledger", help="keep the ledger of the game in this file")
    options = options.parse_args()

    house = House(options.url, "Example bot")
    table, deeds = options.table, [{"kind": "sit"}, {"kind": "ready", "ready": True}]
    if table is None:
        bots = [{"seat": seat, "level": "mimi"} for seat in range(2, options.players + 1)]
        new = {"game": options.game, "seats": options.players, "bots": bots}
        table, deeds = json.loads(house.request("/api/tables", new))["table"], [{"kind": "start"}]
    elif options.invite:
        house.request(f"/api/tables/{table}/link", {"secret": options.invite})
    result = play(Socket(house, f"/api/tables/{table}/socket"), deeds)
    print(json.dumps({"table": table, **result}))
    if options.ledger:
        with open(options.ledger, "w", encoding="utf-8") as file:
            file.write(house.request(f"/api/tables/{table}/ledger"))


if __name__ == "__main__":
    main()

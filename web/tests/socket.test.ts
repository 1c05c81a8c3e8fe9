import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket as Client, WebSocketServer, type WebSocket as Connection } from 'ws';

import type { FromClient, FromHouse, Phrase } from '../src/protocol';
import type { ConnectionState } from '../src/socket/connection';
import { TableSocket } from '../src/socket/table-socket';

const PATIENCE = { first: 20, most: 60 };

/** A house with one table, as far as a connection can tell. */
class House {
  readonly server: WebSocketServer;
  readonly connections: Connection[] = [];
  readonly addresses: string[] = [];
  readonly frames: FromClient[] = [];
  readonly protocols: string[] = [];
  /** The answer to a frame; `null` for none. */
  answer: (frame: FromClient) => FromHouse | null = (frame) =>
    frame.kind === 'heard' ? null : { kind: 'answer', id: frame.id, outcome: { kind: 'done' } };
  version = 1;

  constructor(port = 0) {
    this.server = new WebSocketServer({ port, host: '127.0.0.1' });
    this.server.on('connection', (connection, request) => {
      this.connections.push(connection);
      this.addresses.push(request.url ?? '');
      this.protocols.push(connection.protocol);
      this.say({ kind: 'welcome', protocol: this.version, table: 'T', seat: 1 });
      connection.on('message', (data) => {
        const frame = JSON.parse(String(data)) as FromClient;
        this.frames.push(frame);
        const answer = this.answer(frame);
        if (answer !== null) connection.send(JSON.stringify(answer));
      });
    });
  }

  async port(): Promise<number> {
    await new Promise<void>((ready) => (this.server.address() === null ? this.server.once('listening', () => ready()) : ready()));
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  say(frame: FromHouse): void {
    this.connections.at(-1)?.send(JSON.stringify(frame));
  }

  /** Pulls the plug. */
  cut(): void {
    this.connections.at(-1)?.terminate();
  }

  async close(): Promise<void> {
    for (const connection of this.connections) connection.terminate();
    await new Promise((closed) => this.server.close(closed));
  }
}

let house: House;
let base: string;
const sockets: TableSocket[] = [];

interface Heard {
  frames: FromHouse[];
  states: ConnectionState[];
  outdated: number;
  failed: number;
}

function connect(): { socket: TableSocket; heard: Heard } {
  const heard: Heard = { frames: [], states: [], outdated: 0, failed: 0 };
  const socket = new TableSocket(
    'T',
    {
      frame: (frame) => heard.frames.push(frame),
      state: (state) => heard.states.push(state),
      failed: () => (heard.failed += 1),
      outdated: () => (heard.outdated += 1),
    },
    { base, patience: PATIENCE },
  );
  sockets.push(socket);
  return { socket, heard };
}

const until = (is: () => boolean): Promise<void> => vi.waitUntil(is, { timeout: 5_000, interval: 5 }).then(() => undefined);
const WHY: Phrase = { id: 'house-bye-stopping' };

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Client);
  house = new House();
  base = `ws://127.0.0.1:${await house.port()}`;
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await house.close();
  vi.unstubAllGlobals();
});

describe('the connection to a table', () => {
  test('speaks the subprotocol and gets its answer', async () => {
    const { socket, heard } = connect();
    expect(await socket.do({ kind: 'start' })).toEqual({ kind: 'done' });
    expect(house.protocols).toEqual(['forno.v1']);
    expect(house.addresses).toEqual(['/api/tables/T/socket']);
    expect(heard.states).toEqual(['open']);
    expect(heard.frames.map(({ kind }) => kind)).toEqual(['welcome']);
  });

  test('tells what was shown, comes back with it, and repeats what was not answered under the same id', async () => {
    const { socket, heard } = connect();
    await until(() => heard.frames.length === 1);
    socket.moveCursor(21);
    house.answer = () => null;
    const asked = socket.ask([{ kind: 'cut', line: 3 }]);
    await until(() => house.frames.length === 2);
    expect(house.frames[0]).toEqual({ kind: 'heard', heard: 21 });
    const answer = house.answer;
    house.answer = (frame) => (frame.kind === 'heard' ? answer(frame) : { kind: 'answer', id: frame.id, outcome: { kind: 'done' } });
    house.cut();
    expect(await asked).toEqual({ kind: 'done' });
    expect(house.addresses.at(-1)).toBe('/api/tables/T/socket?heard=21');
    expect(house.frames).toHaveLength(3);
    expect(house.frames[2]).toEqual(house.frames[1]);
    expect(house.frames[1]).toMatchObject({ kind: 'ask', heard: 21, moves: [{ kind: 'cut', line: 3 }] });
    expect(heard.states).toEqual(['open', 'away', 'connecting', 'open']);
    expect(socket.pending).toBe(0);
  });

  test('what is asked while it is away waits for its return', async () => {
    const port = await house.port();
    const { socket, heard } = connect();
    await until(() => heard.states.includes('open'));
    await house.close();
    await until(() => heard.states.includes('away'));
    const asked = socket.do({ kind: 'ready', ready: true });
    await until(() => heard.failed > 1);
    house = new House(port);
    expect(await asked).toEqual({ kind: 'done' });
  });

  test('does not come back before the house wants it to', async () => {
    const { heard } = connect();
    await until(() => heard.states.includes('open'));
    house.say({ kind: 'bye', why: WHY, again_in: 300 });
    const before = Date.now();
    house.cut();
    await until(() => house.connections.length === 2);
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
  });

  test('stays away where the house says that there is no use in coming back', async () => {
    const { heard } = connect();
    await until(() => heard.states.includes('open'));
    house.say({ kind: 'bye', why: WHY, again_in: null });
    await until(() => heard.states.includes('closed'));
    await new Promise((rested) => setTimeout(rested, 150));
    expect(house.connections).toHaveLength(1);
  });

  test('repeats what the house could not store', async () => {
    let times = 0;
    house.answer = (frame) => {
      if (frame.kind === 'heard') return null;
      times += 1;
      return { kind: 'answer', id: frame.id, outcome: times < 2 ? { kind: 'failed', why: WHY } : { kind: 'done' } };
    };
    const { socket } = connect();
    expect(await socket.do({ kind: 'start' })).toEqual({ kind: 'done' });
    expect(times).toBe(2);
  });

  test('gives up what was not understood', async () => {
    const { socket } = connect();
    house.answer = () => ({ kind: 'trouble', why: { id: 'web-bad-frame' } });
    expect(await socket.do({ kind: 'start' })).toEqual({ kind: 'failed', why: { id: 'web-bad-frame' } });
  });

  test('a refusal is an answer', async () => {
    const outcome = { kind: 'refused', why: { id: 'mamma-mia-refusal-not-awaited' }, rule: '3.1', at: 0 } as const;
    house.answer = (frame) => (frame.kind === 'heard' ? null : { kind: 'answer', id: frame.id, outcome });
    const { socket } = connect();
    expect(await socket.ask([{ kind: 'help' }])).toEqual(outcome);
  });

  test('notices that the house speaks another version', async () => {
    house.version = 2;
    const { heard } = connect();
    await until(() => heard.outdated === 1);
    expect(heard.states.at(-1)).toBe('closed');
  });
});

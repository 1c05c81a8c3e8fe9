import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import type { Invite, NewInvite, Role } from '../../src/protocol';

const FORNO = process.env['FORNO'] ?? fileURLToPath(new URL('../../../target/debug/forno', import.meta.url));

/** How long a house may take to start, in milliseconds. */
const OPENS_WITHIN = 20_000;

/** A house run by the real binary, with its own data folder. It restarts at the same address. */
export class House {
  readonly #data: string;
  readonly #more: readonly string[];
  #process: ChildProcess | null = null;
  #address = '127.0.0.1:0';
  /** Its log, shown if a test fails. */
  log = '';

  private constructor(data: string, more: readonly string[]) {
    this.#data = data;
    this.#more = more;
  }

  /** Starts a house; bots answer at once unless these arguments say otherwise. */
  static async open(...more: string[]): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), 'forno-')), more);
    await house.start();
    return house;
  }

  get url(): string {
    return `http://${this.#address}`;
  }

  /** Starts it, or restarts it at the same address with all its data. */
  async start(): Promise<void> {
    const pace = this.#more.includes('--bot-pace') ? [] : ['--bot-pace', 'at-once'];
    const args = ['serve', '--lang', 'en', '--listen', this.#address, '--data', this.#data, ...pace, ...this.#more];
    const child = spawn(FORNO, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    // Nothing stays behind when the tests are interrupted.
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    child.stderr.on('data', (chunk) => (this.log += String(chunk)));
    const opened = new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The house did not open: ${this.log}`)), OPENS_WITHIN);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The house left with ${code}: ${this.log}`)));
      createInterface(child.stdout).on('line', (line) => {
        const address = /http:\/\/(\S+)/.exec(line)?.[1];
        if (address === undefined) return;
        clearTimeout(late);
        resolve(address);
      });
    });
    this.#address = await opened;
  }

  /** A one-time link to the keeper's room, as `forno keeper invite` makes it: with the secret in the data folder. */
  async invite(role: Role): Promise<string> {
    const { secret } = JSON.parse(await readFile(join(this.#data, 'keeper.json'), 'utf8')) as { secret: string };
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const answer = await fetch(`${this.url}/api/keeper/invites`, { method: 'POST', headers, body: JSON.stringify({ role } satisfies NewInvite) });
    if (!answer.ok) throw new Error(await answer.text());
    const { link } = (await answer.json()) as Invite;
    return `/keeper${new URL(link).hash}`;
  }

  /** Tells it to stop, as a service manager does, and waits until it has. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Freezes the process: it no longer responds, but its connections stay open. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Stops it for good. */
  async close(): Promise<void> {
    this.thaw();
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

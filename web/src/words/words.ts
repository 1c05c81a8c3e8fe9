import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Phrase, SeatNumber } from '../protocol';
import type { Language } from './language';

/** A reader: the names of the players, and whose viewpoint it is. */
export interface Reader {
  /** By seat. A seat whose name is empty or missing is called by its number. */
  readonly names: readonly string[];
  /** The reader's own seat, which is called "you"; `null` for a watcher. */
  readonly seat: SeatNumber | null;
}

/** The reader of texts that are not part of a game. */
export const NOBODY: Reader = { names: [], seat: null };

/** The values of a text's placeholders. */
export type Gaps = Readonly<Record<string, string | number>>;

/** The texts of one language: the same sentences as `crates/words` produces. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /**
   * Renders a phrase for a reader.
   *
   * A phrase without a text, or with an unfilled placeholder, becomes its id: `⟨id⟩`.
   */
  say(phrase: Phrase, reader: Reader): string {
    const gaps: Record<string, FluentVariable> = {};
    for (const [name, arg] of phrase.args ?? []) {
      if ('number' in arg) {
        gaps[name] = plain(arg.number);
      } else if ('seat' in arg) {
        gaps[`${name}-is`] = reader.seat === arg.seat ? 'you' : 'other';
        gaps[name] = this.#name(arg.seat, reader);
      } else if ('phrase' in arg) {
        gaps[name] = this.say(arg.phrase, reader);
      } else if ('list' in arg) {
        gaps[name] = this.list(arg.list.map((one) => this.say(one, reader)));
      } else {
        gaps[name] = arg.text;
      }
    }
    return this.#fill(phrase.id, gaps);
  }

  /** A text of the page itself. */
  text(id: string, gaps: Gaps = {}): string {
    const filled = Object.entries(gaps).map(([name, value]) => [
      name,
      typeof value === 'number' ? plain(value) : value,
    ]);
    return this.#fill(id, Object.fromEntries(filled));
  }

  /** Whether there is such a text. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Joins items as the language joins a list. */
  list(said: readonly string[]): string {
    const [first, ...rest] = said;
    if (first === undefined) return this.text('list-none');
    return rest.reduce((list, next, at) => {
      const id = at === rest.length - 1 ? 'list-and' : 'list-comma';
      return this.#fill(id, { first: list, last: next });
    }, first);
  }

  #name(seat: SeatNumber, reader: Reader): string {
    const name = reader.names[seat - 1];
    return name === undefined || name === '' ? this.text('seat-unnamed', { number: seat }) : name;
  }

  #fill(id: string, gaps: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return `⟨${id}⟩`;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, gaps, errors);
    return errors.length === 0 ? said : `⟨${id}⟩`;
  }
}

/** A number without digit grouping, as the Rust side writes it. */
function plain(number: number): FluentNumber {
  return new FluentNumber(number, { useGrouping: false });
}

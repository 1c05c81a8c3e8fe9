/** A piece of HTML with all matches marked, and their number. */
export interface Marked {
  readonly html: string;
  readonly hits: number;
}

/** Shorter queries are not searched for. */
export const SHORTEST = 2;

/** The normalized query, without case and accents. */
export function wish(query: string): string {
  return folded(query.trim().replace(/\s+/g, ' '));
}

/**
 * Marks every match, even across the border of an emphasis or a link. `first` is the number of the
 * first match.
 */
export function marked(html: string, wish: string, first = 0): Marked {
  if (wish.length < SHORTEST) return { html, hits: 0 };
  const letters = lettersOf(html);
  const text = letters.map(({ letter }) => letter).join('');
  let out = '';
  let done = 0;
  let hits = 0;
  for (let at = text.indexOf(wish); at >= 0; at = text.indexOf(wish, at + wish.length)) {
    for (const [from, to] of runs(letters.slice(at, at + wish.length))) {
      out += `${html.slice(done, from)}<mark data-hit="${first + hits}">${html.slice(from, to)}</mark>`;
      done = to;
    }
    hits += 1;
  }
  return { html: out + html.slice(done), hits };
}

/** A visible character, and where it is in the HTML. */
interface Letter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The characters of a text between its tags, each normalized. Cells, items and paragraphs do not run together. */
function lettersOf(html: string): Letter[] {
  const letters: Letter[] = [];
  for (const { 0: part, index: from } of html.matchAll(/<[^>]*>|&\w+;|[^]/gu)) {
    const to = from + part.length;
    if (part.length > 1 && part.startsWith('<')) {
      if (/^<\/(?:td|th|li|p)>$/.test(part)) letters.push({ letter: '\n', from, to: from });
      continue;
    }
    // One character can become several, such as œ; all of them have its position.
    for (const letter of folded(ENTITIES[part] ?? part)) letters.push({ letter, from, to });
  }
  return letters;
}

/** Where these characters are: several runs if there are tags in between. */
function runs(letters: readonly Letter[]): [number, number][] {
  const found: [number, number][] = [];
  for (const { from, to } of letters) {
    const last = found[found.length - 1];
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** Without case and accents, with plain spaces and apostrophes. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2060/g, '');
}

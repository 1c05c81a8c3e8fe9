/** A piece of HTML with what was found in it marked, and how many times that was. */
export interface Marked {
  readonly html: string;
  readonly hits: number;
}

/** What is shorter than this is not looked for. */
export const SHORTEST = 2;

/** What is looked for, without the letters' case and accents. */
export function wish(query: string): string {
  return folded(query.trim().replace(/\s+/g, ' '));
}

/**
 * Marks every place where the wish is read, also where it runs over the border of an emphasis or
 * a link. `first` is the number that the first place gets.
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

/** A letter that is read, and where it stands in the HTML. */
interface Letter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The letters of a text between its tags, each folded. Cells, items and paragraphs do not run together. */
function lettersOf(html: string): Letter[] {
  const letters: Letter[] = [];
  for (const { 0: part, index: from } of html.matchAll(/<[^>]*>|&\w+;|[^]/gu)) {
    const to = from + part.length;
    if (part.length > 1 && part.startsWith('<')) {
      if (/^<\/(?:td|th|li|p)>$/.test(part)) letters.push({ letter: '\n', from, to: from });
      continue;
    }
    // One letter can fold to several, such as œ; each of them stands where it stood.
    for (const letter of folded(ENTITIES[part] ?? part)) letters.push({ letter, from, to });
  }
  return letters;
}

/** Where these letters stand: several runs where tags are in between. */
function runs(letters: readonly Letter[]): [number, number][] {
  const found: [number, number][] = [];
  for (const { from, to } of letters) {
    const last = found[found.length - 1];
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** Without case and accents, with plain blanks and apostrophes. */
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

import type { RulesSection } from './pages';

/** The pictures that the rules have. `cards` are those of the order that the section tells of. */
export type Picture = 'piles' | 'kinds' | 'signs' | 'turn' | 'verdicts' | 'cards-of' | 'cards' | 'toppings' | 'board' | 'lines' | 'cuts';

/** Where a picture stands: behind the first, second … block of a kind, or at the section's end. */
type Spot = 'list 1' | 'table 1' | 'table 2' | 'paragraph 1' | 'end';

const MAMMA_MIA: Readonly<Record<string, Partial<Record<Spot, Picture>>>> = {
  '1': { 'list 1': 'piles', 'table 1': 'kinds', 'table 2': 'signs' },
  '3': { end: 'turn' },
  '4.3': { end: 'verdicts' },
  '5': { end: 'cards-of' },
};
const PIZZA_THEORY: typeof MAMMA_MIA = {
  '1.1': { end: 'toppings' },
  '1.2': { 'paragraph 1': 'board' },
  '1.3': { 'paragraph 1': 'lines' },
  '1.4': { end: 'cuts' },
  E2: { end: 'cuts' },
};

/** What a section is made of: text, pictures in between, and commands that only some want to see. */
export type Piece = { readonly html: string } | { readonly picture: Picture } | { readonly command: string };

/** The text and the pictures of a section; of no game, the text alone. */
export function pieces(game: string | null, { id, blocks }: RulesSection): Piece[] {
  const places = id === null || game === null ? undefined : (game === 'pizza-theory' ? PIZZA_THEORY : MAMMA_MIA)[id];
  const out: Piece[] = [];
  const seen = new Map<string, number>();
  let html = '';
  for (const block of blocks) {
    if (block.kind === 'command') {
      out.push({ html }, { command: block.html });
      html = '';
      continue;
    }
    html += block.html;
    const nth = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, nth);
    const picture = places?.[`${block.kind} ${nth}` as Spot];
    if (picture === undefined) continue;
    out.push({ html }, { picture });
    html = '';
  }
  if (html !== '') out.push({ html });
  if (places?.end !== undefined) out.push({ picture: places.end });
  // Each order's own section shows its cards; a house that has none for it shows nothing.
  else if (game !== null && game !== 'pizza-theory' && /^5\.\d/.test(id ?? '')) out.push({ picture: 'cards' });
  return out;
}

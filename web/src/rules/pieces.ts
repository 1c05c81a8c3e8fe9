import type { PicturePlaces } from '../games/family';
import type { RulesSection } from './pages';

/** The parts of a section: text, pictures in between, and commands that only some readers want to see. */
export type Piece = { readonly html: string } | { readonly picture: string } | { readonly command: string };

/** The text and the pictures of a section; without places for pictures, only the text. */
export function pieces({ blocks }: RulesSection, places: PicturePlaces = {}): Piece[] {
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
    const picture = places[`${block.kind} ${nth}`];
    if (picture === undefined) continue;
    out.push({ html }, { picture });
    html = '';
  }
  if (html !== '') out.push({ html });
  if (places['end'] !== undefined) out.push({ picture: places['end'] });
  return out;
}

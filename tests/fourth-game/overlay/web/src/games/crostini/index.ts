import type { CrostiniMove, CrostiniOffer } from '../../protocol';
import type { GameFamily } from '../family';
import Facts from './Facts.svelte';
import { fold } from './fold';
import { movePhrase, movesOf } from './moves';
import Picture from './Picture.svelte';
import { placeFacts } from './places';

export default {
  family: 'crostini',
  games: ['crostini'],
  fold: (view, said) => ({ ...fold(view, said), family: 'crostini' }),
  movesOf,
  movePhrase,
  Facts,
  placeFacts,
  Picture,
} satisfies GameFamily<'crostini', CrostiniOffer, CrostiniMove>;

import type { PizzaTheoryMove, PizzaTheoryOffer } from '../../protocol';
import type { GameFamily } from '../family';
import Facts from './Facts.svelte';
import { fold } from './fold';
import Hand from './Hand.svelte';
import { movePhrase, movesOf, narrowed } from './moves';
import Picture from './Picture.svelte';
import { rulePictures } from './rules';
import { soundOf } from './sounds';

export default {
  family: 'pizza-theory',
  games: ['pizza-theory'],
  fold: (view, said) => ({ ...fold(view, said), family: 'pizza-theory' }),
  isShared: ({ phase }) => phase.kind === 'cutting',
  movesOf,
  movePhrase,
  narrowed,
  soundOf,
  // A cut pizza is shown from the reveal on.
  beginsScene: ({ kind }) => kind === 'revealed',
  loadStage: () => import('./stage/PizzaTheory.svelte'),
  Facts,
  hands: { title: 'page-cuts', Hand },
  Picture,
  rulePictures,
} satisfies GameFamily<'pizza-theory', PizzaTheoryOffer, PizzaTheoryMove>;

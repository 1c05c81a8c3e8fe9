import type { MammaMiaMove, MammaMiaOffer } from '../../protocol';
import type { GameFamily } from '../family';
import CardPicker from './CardPicker.svelte';
import Facts from './Facts.svelte';
import { fold } from './fold';
import { GAMES } from './games';
import Hand from './Hand.svelte';
import { isMatter } from './matter';
import { forgets, recent } from './memory';
import { movePhrase, movesOf } from './moves';
import Picture from './Picture.svelte';
import { placeFacts } from './places';
import { rulePictures } from './rules';
import { soundOf } from './sounds';

export default {
  family: 'mamma-mia',
  games: GAMES,
  fold: (view, said) => ({ ...fold(view, said), family: 'mamma-mia' }),
  isMatter,
  memory: { forgets, recent },
  movesOf,
  movePhrase,
  Picker: CardPicker,
  soundOf,
  loadStage: () => import('./stage/Kitchen.svelte'),
  Facts,
  placeFacts,
  hands: { title: 'page-hands', Hand },
  Picture,
  rulePictures,
} satisfies GameFamily<'mamma-mia', MammaMiaOffer, MammaMiaMove>;

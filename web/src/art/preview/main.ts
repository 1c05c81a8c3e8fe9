// The picture shown in previews of shared links; tests/browser/drawings.ts takes it. Not part of the client.

import { mount } from 'svelte';

import { GAMES } from '../../games/lookup';
import '../../style/index.css';
import Preview from './Preview.svelte';

const wanted = new URL(location.href).searchParams.get('game');

mount(Preview, { target: document.getElementById('preview')!, props: { game: GAMES.find((game) => game === wanted) ?? null } });

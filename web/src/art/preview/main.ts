// What a link shows where it is sent to somebody: tests/browser/drawings.ts takes it. No part of the client.

import { mount } from 'svelte';

import { GAMES } from '../../games/lookup';
import '../../style/index.css';
import Preview from './Preview.svelte';

const wanted = new URL(location.href).searchParams.get('game');

mount(Preview, { target: document.getElementById('preview')!, props: { game: GAMES.find((game) => game === wanted) ?? null } });

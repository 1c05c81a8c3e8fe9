import { mount } from 'svelte';

import App from './App.svelte';
import { house } from './house/house.svelte';
import { settleIn } from './install/register';
import { dress } from './settings/settings.svelte';
import './style/index.css';
import { learn } from './words/index.svelte';

dress();
void house.meet();
// Without its texts the page has nothing to show.
await learn();
// Parsing the texts and building the page are separate tasks, so that a slow phone can do something
// else in between.
await new Promise((resolve) => setTimeout(resolve));
const target = document.getElementById('app');
if (target !== null) {
  target.replaceChildren();
  mount(App, { target });
  settleIn();
}

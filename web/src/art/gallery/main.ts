// For those who draw: run `vite`, then open /src/art/gallery/index.html. Not part of the client.

import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });

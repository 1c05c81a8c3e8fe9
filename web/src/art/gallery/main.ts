// For those who draw: `vite`, then /src/art/gallery/index.html. No part of the client.

import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });

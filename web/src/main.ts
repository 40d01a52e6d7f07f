/** The door: settings and language first, then the page. */
import { mount } from 'svelte';
import './fonts.css';
import './theme.css';
import { begin } from './lib/settings.svelte';
import App from './App.svelte';

await begin();
mount(App, { target: document.getElementById('app')! });

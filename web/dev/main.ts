/** The dev page: one table with a fixture. /dev/?fixture=crossing-oceans-4-100&theme=dark&lang=de&compact=1&seat=0 */
import { mount } from 'svelte';
import '../src/fonts.css';
import '../src/theme.css';
import { setLanguage, type Language } from '../src/lib/language.svelte';
import Dev from './Dev.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
await setLanguage((asked.get('lang') ?? 'en') as Language);
const fixtures = import.meta.glob<any>('./fixtures/*.json', { import: 'default' });
const name = asked.get('fixture') ?? '';
const load = fixtures[`./fixtures/${name}.json`];
const app = document.getElementById('app')!;
if (load) mount(Dev, { target: app, props: { fixture: await load(), compact: asked.get('compact') === '1', peek: asked.get('peek') } });
else app.innerHTML = Object.keys(fixtures).map((path) => path.slice(11, -5)).map((n) => `<p><a href="?fixture=${n}">${n}</a></p>`).join('');

/** Where we are: the address as a page and its parts. */
import { untrack } from 'svelte';

export interface Route {
  page: 'home' | 'match' | 'replay' | 'replays' | 'rules' | 'settings' | 'invite' | 'lost';
  id: string; // of the match, or the game of the rules
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const [, first = '', id = '', more = ''] = location.pathname.split('/');
  const query = new URLSearchParams(location.search);
  const hash = decodeURIComponent(location.hash.slice(1));
  const at = (page: Route['page'], of = ''): Route => ({ page, id: of, query, hash });
  if (first === '') return at('home');
  if (first === 'match' && id) return at(more === 'replay' ? 'replay' : more === '' ? 'match' : 'lost', id);
  if (first === 'rules') return at('rules', id);
  if (first === 'replays' || first === 'settings' || first === 'invite') return at(first);
  return at('lost');
}

let now = $state.raw(read());
export const route = (): Route => now;

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = untrack(() => now.page + now.id);
  const after = read();
  now = after;
  if (!replace && before !== after.page + after.id) scrollTo(0, 0);
}

addEventListener('popstate', () => (now = read()));
addEventListener('hashchange', () => (now = read()));

/** Let links inside the client change the page without loading it again. */
export function links(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

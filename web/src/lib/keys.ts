/** The keyboard at a table: letters, arrows between targets, Tab between zones. */
import { t } from './language.svelte';
import { settings } from './settings.svelte';

/** What letters do at every table, and which; the settings may say others. */
export const USUAL = { undo: 'u', restart: 'U', list: 'l', filter: '/', inspect: 'i', mine: 'm', history: '[', help: '?' };
export type Action = keyof typeof USUAL;
export const ACTIONS = Object.keys(USUAL) as Action[];
export const keyOf = (action: Action): string => settings.keys[action] ?? USUAL[action];

export interface Keys {
  letters: boolean;
  confirm: () => void;
  undo: () => void;
  restart: () => void;
  list: () => void;
  filter: () => void;
  inspect: () => void;
  help: () => void;
  mine: () => void;
  history: () => void;
  back: () => void; // Escape: one step back
  pick: (n: number) => void;
  skip: () => void;
  own: (key: string) => boolean; // a key of the game: was it one?
}

/** A key as it is written on it. */
export function keyName(key: string): string {
  if (key === 'Ctrl+Enter') return t('ctrl-enter');
  if (key.length > 1) return key;
  if (key === '-') return '−';
  return key !== key.toLowerCase() && ACTIONS.some((action) => keyOf(action) === key.toLowerCase()) ? `${t('shift')}+${key}` : key.toUpperCase();
}

const TARGETS = '[data-move],[data-moves],[data-refused]';
const typing = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));

export function press(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.altKey) return;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return done(event, keys.confirm);
  if (event.key === 'Escape') return done(event, keys.back);
  if (event.ctrlKey || event.metaKey || typing(event.target)) return;
  if (event.key.startsWith('Arrow')) return arrow(event);
  if (event.key === 'PageDown' || event.key === 'PageUp') return walk(event);
  if (event.key === 'Tab') return tab(event);
  if (!keys.letters) return;
  if (/^[1-9]$/.test(event.key)) return done(event, () => keys.pick(Number(event.key) - 1));
  if (event.key === ' ' && !(event.target as Element).closest('button,[role=button],a,summary,[tabindex]')) return done(event, keys.skip);
  const exactly = ACTIONS.find((action) => keyOf(action) === event.key);
  if (exactly) return done(event, keys[exactly]);
  if (keys.own(event.key)) return event.preventDefault();
  const nearly = ACTIONS.find((action) => keyOf(action).toLowerCase() === event.key.toLowerCase()); // a large letter for a small one
  if (nearly) done(event, keys[nearly]);
}

function done(event: KeyboardEvent, what: () => void): void {
  event.preventDefault();
  what();
}

const visible = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};
const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Go to the nearest legal target in a direction, within the zone; from nowhere, to the first of the board. */
function arrow(event: KeyboardEvent): void {
  const from = document.activeElement;
  const zone = from?.closest('[data-zone]');
  if (zone?.getAttribute('data-zone') === 'log' || (from as HTMLElement | null)?.closest('[role=slider],[role=listbox],input')) return;
  const targets = [...(zone ?? document).querySelectorAll<HTMLElement>('[data-move],[data-moves]')].filter(visible);
  if (!targets.length) return;
  event.preventDefault();
  if (!from || !zone || !from.matches(TARGETS)) return targets[0]!.focus();
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] as [number, number];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [tx, ty] = middle(target);
    const [along, across] = [(tx - x) * dx + (ty - y) * dy, Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)];
    const far = along + 2.5 * across;
    if (target !== from && along > 1 && far < least) [best, least] = [target, far];
  }
  best?.focus();
}

/** Go to the next legal target of the table, in reading order. */
function walk(event: KeyboardEvent): void {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-zone] [data-move],[data-zone] [data-moves]')].filter(visible);
  if (!targets.length) return;
  event.preventDefault();
  const now = targets.indexOf(document.activeElement as HTMLElement);
  const next = event.key === 'PageDown' ? (now + 1) % targets.length : (now < 0 ? 0 : now) - 1;
  targets.at(next)!.focus();
}

/** From a target, leave its zone; the order of the page does the rest. */
function tab(event: KeyboardEvent): void {
  const from = document.activeElement;
  const zone = from?.closest('[data-zone]');
  if (!from || !zone || !from.matches(TARGETS)) return;
  const all = [...document.querySelectorAll<HTMLElement>('a[href],button,input,select,[tabindex="0"]')].filter(
    (element) => element.tabIndex >= 0 && !(element as HTMLButtonElement).disabled && visible(element),
  );
  const inside = all.map((element) => zone.contains(element));
  const next = event.shiftKey ? inside.indexOf(true) - 1 : inside.lastIndexOf(true) + 1;
  if (!all[next]) return;
  event.preventDefault();
  all[next].focus();
}

/** What a person likes, kept in this browser; every change takes effect at once. */
import { LANGUAGES, setLanguage, wanted, type Language } from './language.svelte';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  textSize: number; // per cent
  motion: 'system' | 'full' | 'less';
  speed: number;
  confirm: 'always' | 'turn' | 'never';
  letters: boolean; // single-letter keys
  keys: Record<string, string>; // other letters than the usual, by what they do
  sound: boolean;
  notices: boolean;
  language: Language | null; // null: as the browser says
}

const USUAL: Settings = {
  theme: 'auto', textSize: 100, motion: 'system', speed: 1, confirm: 'always', letters: true, keys: {}, sound: false,
  notices: false, language: null,
};
const PLACE = 'blueriband.settings';

function stored(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(stored());
const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Put the settings into effect. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (night.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty('--text-size', String(settings.textSize / 100));
}

export function change(to: Partial<Settings>): void {
  Object.assign(settings, to);
  localStorage.setItem(PLACE, JSON.stringify(settings));
  apply();
  if (to.language) void setLanguage(to.language);
}

/** How fast things move on the table; 0 where they must not. */
export const speed = (): number =>
  settings.motion === 'less' || (settings.motion === 'system' && still.matches) ? 0 : settings.speed;

export async function begin(): Promise<void> {
  night.addEventListener('change', apply);
  apply();
  await setLanguage(wanted(settings.language));
}

export const nextTheme = (): void => change({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });
export const nextLanguage = (now: Language): void =>
  change({ language: LANGUAGES[(LANGUAGES.indexOf(now) + 1) % LANGUAGES.length] });

/** The language of the page, and the words of the frame (web.ftl) in it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'de';
export const LANGUAGES: Language[] = ['en', 'de'];
export type Given = Record<string, string | number>;

const files = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/shell.ftl', '!$locales/*/terminal.ftl'], { query: '?raw', import: 'default' });
const path = (language: Language, catalogue: string) =>
  Object.keys(files).find((name) => name.endsWith(`/${language}/${catalogue}.ftl`));

/** One or more catalogues of a language, as one bundle; what does not exist is left out. */
export async function bundle(language: Language, ...catalogues: string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const paths = catalogues.map((name) => path(language, name)).filter((found) => found !== undefined);
  for (const text of await Promise.all(paths.map((found) => files[found]!()))) {
    made.addResource(new FluentResource(text));
  }
  return made;
}

/** Fill the gaps of a text; a missing text is its name, so that it is seen. */
export function format(from: FluentBundle, name: string, given: Given = {}): string {
  const message = from.getMessage(name);
  if (!message?.value) return name;
  return from.formatPattern(message.value, given as Record<string, FluentVariable>, []);
}

let current = $state<Language>('en');
let words = $state.raw<FluentBundle>(new FluentBundle('en'));

export const language = (): Language => current;

export async function setLanguage(to: Language): Promise<void> {
  words = await bundle(to, 'web');
  current = to;
  document.documentElement.lang = to;
}

/** A text of the frame. */
export const t = (name: string, given?: Given): string => format(words, name, given);
export const has = (name: string): boolean => words.hasMessage(name);

/** The language that settings, or else the browser, ask for. */
export function wanted(stored: string | null): Language {
  const asked = stored ?? navigator.language.slice(0, 2);
  return LANGUAGES.includes(asked as Language) ? (asked as Language) : 'en';
}

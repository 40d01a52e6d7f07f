/** The rules of a game, fetched once for a language, and found by words. */
import type { Language } from './language.svelte';
import type { RuleInfo } from './protocol';
import { transport } from './server.svelte';

const asked = new Map<string, Promise<RuleInfo[]>>();

export function loadRules(game: string, language: Language): Promise<RuleInfo[]> {
  const key = `${game}/${language}`;
  if (!asked.has(key)) {
    const coming = transport.call<RuleInfo[]>('GET', `/games/${game}/rules?lang=${language}`);
    coming.catch(() => asked.delete(key));
    asked.set(key, coming);
  }
  return asked.get(key)!;
}

/** Chapters about the text and the program rather than about playing, by number. */
const ASIDE: Record<string, number[]> = { 'crossing-oceans': [0, 20, 21, 22, 24, 25], transatlantic: [0, 15, 17, 18], shipyard: [0, 32, 33, 35] };
export const isAside = (game: string, section: string): boolean => (ASIDE[game] ?? []).includes(parseInt(section));

/** All words must be there; what has them in its id or title comes first. */
export function findRules(rules: RuleInfo[], search: string): RuleInfo[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const scored = rules.map((rule) => {
    const [title, text] = [`${rule.id} ${rule.title}`.toLocaleLowerCase(), `${rule.section} ${rule.text}`.toLocaleLowerCase()];
    if (!words.every((word) => title.includes(word) || text.includes(word))) return { rule, score: 0 };
    return { rule, score: 1 + words.filter((word) => title.includes(word)).length };
  });
  return scored.filter(({ score }) => score).sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}

/** Our plain Markdown as parts: paragraphs and list items of text, bold text, code and links to other rules. */
export type Piece = { kind: 'text' | 'bold' | 'code' | 'rule' | 'note'; text: string };
export interface Block { list: boolean; number?: string; pieces: Piece[]; rows?: Piece[][][] } // rows: a table, its head first

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    if (/^\s*\|/.test(part)) {
      found.push(table(part));
      continue;
    }
    let lines: string[] = [];
    let list = false;
    let number: string | undefined;
    const close = () => lines.length && found.push({ list, number, pieces: pieces(lines.join(' ')) });
    for (const line of part.split('\n')) {
      const item = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
      if (item) {
        close();
        [lines, list, number] = [[item[2]!], true, item[1]];
      } else lines.push(line.trim());
    }
    close();
  }
  return found;
}

function table(text: string): Block {
  const cells = (line: string) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => pieces(cell.trim()));
  const rows = text.split('\n').filter((line) => line.trim() && !/^\s*\|[\s:|-]+$/.test(line)).map(cells);
  return { list: false, pieces: [], rows };
}

function pieces(text: string): Piece[] {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\b(?:CO|TA|SY|TR)-E?\d[\d.]*\d?[a-z]?\b)/);
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
    if (part.startsWith('`[')) return { kind: 'note', text: part.slice(2, -2) };
    if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
    if (/^(?:CO|TA|SY|TR)-E?\d/.test(part)) return { kind: 'rule', text: part.replace(/\.$/, '') };
    return { kind: 'text', text: part };
  });
}

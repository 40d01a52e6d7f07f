/** The keys of TransAtlantic. */
import type { Letter } from '$lib/table';

export const letters: Letter[] = [
  { key: 'H', text: 'key-hand', zone: 'hand' },
  { key: 'D', text: 'key-display', zone: 'display' },
  { key: 'F', text: 'key-fill', button: 'fill', move: ({ step, moves }) => (step === 'loading' ? moves.find((text) => text.startsWith('load ')) : undefined), again: true },
  { key: 'Ctrl+Enter', text: 'key-onward', move: (offers) => offers.for('stop')?.text },
];

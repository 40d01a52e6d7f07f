/** The keys of Crossing Oceans. */
import type { Offers } from '$lib/offers';
import type { Letter } from '$lib/table';

/** The one thing that can be had where it may also be declined. */
function yes({ moves }: Offers): string | undefined {
  const others = moves.filter((text) => text !== 'decline');
  return others.length === 1 && moves.length === 2 ? others[0] : undefined;
}

export const letters: Letter[] = [
  { key: 'C', text: 'key-contract', move: () => 'contract' },
  { key: '+', text: 'key-cash', move: () => 'cash' },
  { key: '-', text: 'key-uncash', undoes: 'cash' },
  { key: 'Y', text: 'key-yes', move: yes },
  { key: 'N', text: 'key-no', move: () => 'decline' },
  { key: 'F', text: 'key-fill', button: 'fill', move: ({ moves }) => moves.find((text) => text.startsWith('load ')), again: true },
  { key: 'Ctrl+Enter', text: 'key-onward', move: (offers) => (offers.for('done') ?? offers.for('stop'))?.text },
];

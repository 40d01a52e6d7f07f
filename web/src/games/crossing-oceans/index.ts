/** Crossing Oceans as the frame knows it. */
import type { GameModule } from '$lib/table';
import type { View } from './desk';
import { describe, earns, question, seatFacts, status, targets } from './describe';
import { letters } from './letters';
import Symbols from './Symbols.svelte';
import Table from './Table.svelte';

export default {
  Table,
  Symbols,
  seatFacts,
  describe,
  question,
  status,
  held: (view, before) => ({ ...view, round: before.round }), // a turn that waits for its last word is not yet over
  targets,
  earns,
  marks: { riband_won: 'won', card_bought: 'bought', ship_returned: 'gone' },
  letters,
  secret: false, // all lies open: no curtain between people at one device
  charts: [
    { text: 'chart-money', of: (view, seat) => view.seats[seat]?.money ?? 0 },
    { text: 'chart-flags', of: (view, seat) => Object.values(view.seats[seat]?.flags ?? {}).reduce((a, b) => a + b, 0) },
  ],
} satisfies GameModule<View>;

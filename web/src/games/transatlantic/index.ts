/** TransAtlantic, as the frame loads it. */
import type { GameModule } from '$lib/table';
import type { TransAtlanticView } from '$lib/views/transatlantic';
import { letters } from './letters';
import Table from './Table.svelte';
import { describe, question, seatFacts, status, targets } from './describe';

export default {
  Table,
  seatFacts,
  describe,
  question,
  status,
  targets,
  letters,
  charts: [
    { text: 'fact-points', of: (view, seat) => view.seats[seat]!.points },
    { text: 'fact-money', of: (view, seat) => view.seats[seat]!.money },
  ],
  secret: true,
} satisfies GameModule<TransAtlanticView>;

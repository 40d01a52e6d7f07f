/** TransAtlantic, as the frame loads it. */
import type { GameModule } from '$lib/table';
import type { TransAtlanticView } from '$lib/views/transatlantic';
import LastCard from './LastCard.svelte';
import { letters } from './letters';
import Symbols from './Symbols.svelte';
import Table from './Table.svelte';
import Track from './Track.svelte';
import { describe, earns, moveSaid, question, seatFacts, status, targets } from './describe';

export default {
  Table,
  Symbols,
  Header: Track,
  PlateEnd: LastCard,
  seatFacts,
  describe,
  question,
  moveSaid,
  status,
  held: (view, before) => ({ ...view, round: before.round }), // a turn that waits for its last word is not yet over
  targets,
  earns,
  marks: { riband_won: 'won', card_bought: 'bought', ship_displaced: 'gone' },
  letters,
  charts: [
    { text: 'fact-points', of: (view, seat) => view.seats[seat]!.points },
    { text: 'fact-money', of: (view, seat) => view.seats[seat]!.money },
  ],
  secret: true,
} satisfies GameModule<TransAtlanticView>;

/** Shipyard, as the frame loads it. */
import type { GameModule } from '$lib/table';
import type { ShipyardView } from '$lib/views/shipyard';
import Symbols from './Symbols.svelte';
import Table from './Table.svelte';
import { describe, details, earns, held, moveSaid, question, seatFacts, sketch, status, targets } from './describe';

export default {
  Table,
  Symbols,
  seatFacts,
  describe,
  status,
  targets,
  held,
  details,
  question,
  moveSaid,
  sketch,
  earns,
  marks: { ship_joined: 'won', employee_hired: 'bought', canal_used: 'gone' },
  letters: [{ key: 'B', text: 'key-bonus', zone: 'track' }, { key: 'R', text: 'key-turn' }, { key: 'F', text: 'key-fit' }], // R and F act in their panels
  charts: [
    { text: 'fact-points', of: (view, seat) => view.seats[seat]!.points },
    { text: 'fact-money', of: (view, seat) => view.seats[seat]!.money },
  ],
  secret: true,
} satisfies GameModule<ShipyardView>;

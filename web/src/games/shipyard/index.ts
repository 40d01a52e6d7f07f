import type { GameModule } from '$lib/table';
import Table from './Table.svelte';

export default {
  Table,
  seatFacts: () => [],
  describe: () => null,
  status: () => '',
  targets: () => [],
} satisfies GameModule;

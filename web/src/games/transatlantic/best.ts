/** The most money that a card can bring with the ships that are ready now, from what is printed; the server pays. */
import type { TransAtlanticView } from '$lib/views/transatlantic';
import type { Printed, Ship } from './figures';

export interface Ready {
  ship: Ship;
  region: string;
  captain: number | null;
}

/** The ships at sea that can sail, anybody's; those of a region from the youngest to the oldest. */
export function ready(view: TransAtlanticView, { ships }: Printed): Ready[] {
  return view.regions.flatMap(({ region, ships: berths }) =>
    berths.flatMap(({ card, captain, coal }) => {
      const ship = ships.get(card ?? '');
      return ship && (coal > 0 || ship.kind !== 'steamship') ? [{ ship, region, captain }] : [];
    }),
  );
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const most = (numbers: number[], count = Infinity): number => sum([...numbers].sort((a, b) => b - a).slice(0, count));
const eachBest = (ships: Ready[], of: (one: Ready) => string | null): number[] =>
  [...Map.groupBy(ships.filter((one) => of(one)), of).values()].map((group) => Math.max(...group.map(({ ship }) => ship.income)));

/** The best sums of the two ways of Global. */
export function global(view: TransAtlanticView, printed: Printed, seat: number): { regions: number; flags: number } {
  const mine = ready(view, printed).filter(({ captain }) => captain === seat);
  return { regions: sum(eachBest(mine, ({ region }) => region)), flags: sum(eachBest(mine, ({ ship }) => ship.flag)) };
}

/** What Region brings to a seat in a sea: its ships, and the oldest foreign one as a bonus. */
function run(ships: Ready[], seat: number): number {
  const bonus = ships.findLast(({ captain }) => captain !== seat)?.ship.income ?? 0;
  return bonus + sum(ships.filter(({ captain }) => captain === seat).map(({ ship }) => ship.income));
}

/** The best of a card, or null where it is not about money from ships. */
export function best(id: string, view: TransAtlanticView, printed: Printed, seat: number): number | null {
  const all = ready(view, printed);
  const mine = all.filter(({ captain }) => captain === seat).map(({ ship }) => ship);
  const { amounts, cargo } = printed;
  switch (id) {
    case 'transport':
    case 'transport_plus':
      return most(mine.map(({ income }) => income), amounts[id]);
    case 'blue_riband':
      return most(mine.map(({ income }) => income), 1 + (view.seats[seat]?.markers.blue_riband ?? 0));
    case 'region':
      return Math.max(0, ...view.regions.map(({ region }) => run(all.filter((one) => one.region === region), seat)));
    case 'global':
      return Math.max(...Object.values(global(view, printed, seat)));
    case 'cargo':
      return Math.max(0, ...mine.map(({ tonnage }) => cargo.income[cargo.tonnage.findLastIndex((line) => line <= tonnage)] ?? 0));
    case 'cruise':
      return Math.max(0, ...mine.map(({ passengers }) => Math.floor(passengers / amounts.cruise_lot!) * amounts.cruise_rate!));
    default:
      return null;
  }
}

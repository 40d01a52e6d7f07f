/** Which piece goes where when something happens; places are data-targets, the first that can be seen counts. */
import type { GameEvent } from '$lib/table';
import { forecast } from './forecast';

export interface Flight {
  piece: 'card' | 'coin' | 'coal' | 'contract' | 'house' | 'lantern' | 'mark' | 'token';
  from: string[];
  to: string[]; // none: it goes out where it is
  card?: string; // whose picture flies
  text?: string; // on a coin
  seat?: number;
  keeps?: string; // a target that is not seen before the flight has landed
}

const purse = (seat: number | undefined): string[] => (seat === undefined ? [] : [`money:${seat}`, `seat:${seat}`]);

/** The flights of one event. */
export function flightsOf(told: GameEvent): Flight[] {
  const { event, seat } = told;
  const card = told.card === undefined ? '' : `card:${told.card}`;
  const coin = (from: string[], to: string[], money: unknown): Flight => ({ piece: 'coin', from, to, text: `£${money}` });
  const coal = (from: string, to: string, count = 1): Flight[] => Array.from({ length: count }, () => ({ piece: 'coal', from: [from], to: [to] }));
  switch (event) {
    case 'ship_placed':
      return [{ piece: 'card', card, from: [card, ...purse(seat)], to: [card], keeps: card }];
    case 'ship_returned':
      return [{ piece: 'card', card, from: [card], to: [card, ...purse(seat)] }];
    case 'card_bought':
      return [{ piece: 'card', card, from: [card], to: [card, ...purse(seat)], keeps: card }];
    case 'ship_docked':
      return [{ piece: 'card', card, from: [card], to: [card], keeps: card }];
    case 'card_drawn':
      return [{ piece: 'card', card, from: ['stack:cards'], to: [card], keeps: card }];
    case 'ship_gone':
    case 'card_scrapped':
      return [{ piece: 'card', card, from: [card], to: [] }];
    case 'contract_taken':
      return [{ piece: 'contract', from: ['contracts:pile'], to: [`contracts:${seat}`, ...purse(seat)] }];
    case 'contract_cashed':
      return [coin([`contracts:${seat}`, `seat:${seat}`], purse(seat), told.money)];
    case 'ship_fuelled':
    case 'coal_loaded':
      return coal('coal:supply', card);
    case 'house_built':
      return [{ piece: 'house', seat, from: purse(seat), to: [`port:${told.port}`] }];
    case 'fee_paid':
      return [coin(purse(seat), purse(Number(told.payee)), told.money)];
    case 'token_gained':
      return [{ piece: 'token', from: purse(seat), to: [`token:${told.token}`, `seat:${seat}`] }];
    case 'captain_moved':
      return [{ piece: 'mark', seat, from: [`captain:${seat}`], to: [`captain:${seat}`], keeps: `captain:${seat}` }];
    case 'lantern_moved': {
      const lantern = `lantern:${told.region}`;
      return [{ piece: 'lantern', from: [lantern], to: [lantern], keeps: lantern }];
    }
    case 'ship_earned':
    case 'riband_won':
      return [coin([card], purse(seat), told.money), ...coal(card, 'coal:supply', Number(told.coal ?? 0))];
    case 'cargo_carried':
      return [coin([card], purse(seat), told.money), ...coal(card, 'coal:supply')];
    case 'bonus_earned':
      return [coin([`region:${told.region}`], purse(seat), told.money)];
    default:
      return [];
  }
}

/** Events in the order they are shown: like ones one after the other take off together. */
export function waves(events: GameEvent[]): Flight[][] {
  const found: Flight[][] = [];
  let last = '';
  for (const told of events) {
    const flights = flightsOf(told);
    if (!flights.length) continue;
    if (told.event === last) found.at(-1)!.push(...flights);
    else found.push(flights);
    last = told.event;
  }
  return found;
}

/** What each seat has gained or lost, for those who want nothing to move. */
export const sums = (events: GameEvent[]): [number, number][] =>
  [...forecast(events, -1).seats].filter(([seat, { money }]) => seat >= 0 && money).map(([seat, { money }]) => [seat, money]);

/** What events would change, added up for each seat. */
import type { GameEvent } from '$lib/table';
import { pounds } from './figures';

export interface Change {
  money: number;
  coal: number;
  contracts: number;
  tokens: string[];
}

export interface Forecast extends Change {
  seats: Map<number, Change>; // every seat that something happens to, this one too
  idle: boolean; // nothing happens
}

const nothing = (): Change => ({ money: 0, coal: 0, contracts: 0, tokens: [] });

/** Add up events; the sums of `seat` stand in front. */
export function forecast(events: GameEvent[], seat: number): Forecast {
  const seats = new Map<number, Change>();
  const of = (whose: number | undefined): Change => {
    const key = whose ?? seat;
    return seats.get(key) ?? seats.set(key, nothing()).get(key)!;
  };
  for (const event of events) add(of(event.seat), event, of);
  return { ...nothing(), ...seats.get(seat), seats, idle: events.some(({ event }) => event === 'action_idle') };
}

function add(change: Change, told: GameEvent, of: (seat: number) => Change): void {
  const number = (noun: string) => Number(told[noun] ?? 0);
  switch (told.event) {
    case 'ship_earned':
    case 'riband_won':
      change.money += number('money');
      change.coal -= number('coal');
      break;
    case 'cargo_carried':
      change.money += number('money');
      change.coal -= 1;
      break;
    case 'bonus_earned':
      change.money += number('money');
      break;
    case 'contract_taken':
      change.contracts += 1;
      break;
    case 'contract_cashed':
      change.money += number('money');
      change.contracts -= 1;
      break;
    case 'ship_fuelled':
      change.coal += 1;
      change.contracts -= 1;
      break;
    case 'coal_loaded':
      change.coal += 1;
      break;
    case 'house_built':
    case 'captain_moved':
      change.contracts -= number('contracts');
      break;
    case 'fee_paid':
      change.money -= number('money');
      of(number('payee')).money += number('money');
      break;
    case 'token_gained':
      change.money -= number('money');
      change.tokens.push(String(told.token));
      break;
    case 'card_bought':
      change.money -= number('money');
      break;
  }
}

/** A sum as people write it: "+£50", "−£20". */
export const signed = (sum: number): string => `${sum < 0 ? '−' : '+'}${pounds(Math.abs(sum))}`;

/** The chips of a change, shortest first: "+£100", "−3". */
export function chips({ money, coal, contracts }: Change): { kind: 'money' | 'coal' | 'contract'; text: string; bad: boolean }[] {
  const plus = (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
  return [
    ...(money ? [{ kind: 'money' as const, text: signed(money), bad: money < 0 }] : []),
    ...(coal ? [{ kind: 'coal' as const, text: plus(coal), bad: coal < 0 }] : []),
    ...(contracts ? [{ kind: 'contract' as const, text: plus(contracts), bad: contracts < 0 }] : []),
  ];
}

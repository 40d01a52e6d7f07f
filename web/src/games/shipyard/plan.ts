/** Several small moves after one click: the rest of a ready route, or a full outfit. Each is sent only while the server lists it. */
import type { Desk } from './desk';

interface Plan { kind: 'route' | 'outfit'; channels: string[]; from: number; sent: number }
let plan: Plan | null = null;
let again: ReturnType<typeof setInterval> | undefined; // a move may have met one that was still on its way

/** What "fit all that counts" puts aboard, in this order; captains stay in store for other ships. */
const COUNTS = ['crane', 'cannon', 'propeller', 'smokestack', 'sail', 'soldier', 'businessman'];

/** Follow a route from here on. */
export const keepTo = (channels: string[], from: number, desk: Desk): void => begin({ kind: 'route', channels, from, sent: -1 }, desk);

/** Fit out with everything that brings points. */
export const fitAll = (desk: Desk): void => begin({ kind: 'outfit', channels: [], from: 0, sent: -1 }, desk);

function begin(wish: Plan, desk: Desk): void {
  drop();
  plan = wish;
  again = setInterval(() => goOn(desk), 250);
  goOn(desk);
}

export function drop(): void {
  clearInterval(again);
  plan = null;
}

const fitted = (desk: Desk): number => Object.values(desk.view.at_hand.pieces ?? {}).reduce((sum, count) => sum + count, 0);

/** Send the next move of the plan; called for each new position, and again while a move was not taken. One without a way back ends the plan. */
export function goOn(desk: Desk): void {
  if (!plan) return;
  const here = plan.kind === 'route' ? (desk.view.at_hand.sailed ?? 0) : fitted(desk);
  if (desk.offers.step !== (plan.kind === 'route' ? 'sailing' : 'fitting') || here < plan.sent) return drop();
  const wish = plan.kind === 'route' ? [desk.offers.for('steer', plan.channels[here - plan.from] ?? '')] : COUNTS.map((item) => desk.offers.for('fit', item));
  const next = wish.find((offer) => offer?.state === 'legal');
  plan.sent = here;
  if (!next || next.revealing || next.handing) drop();
  if (next) desk.send(next.text);
}

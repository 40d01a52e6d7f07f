/** Pieces in words, for labels, tooltips and the inspector. */
import type { Offer } from '$lib/offers';
import type { GameTexts } from '$lib/texts';
import type { ShipyardSeat } from '$lib/views/shipyard';
import { FEATURES, type Canal, type Contract, type Employee, type Load, type Printed, type ShipCard } from './printed';

const BETWEEN = ', ';

/** What is printed on a ship card. */
export const cardWords = (texts: GameTexts, card: ShipCard): string =>
  FEATURES.filter((name) => card[name]).map((name) => texts.say(`detail-${name}`, { count: card[name] })).join(BETWEEN) || texts.say('detail-bare');

/** The loads of a train. */
export const loadWords = (texts: GameTexts, loads: Load[]): string => loads.map((load) => texts.name('load', load)).join(BETWEEN);

/** How many spaces a canal has, and what is to be had there. */
export const canalWords = (texts: GameTexts, canal: Canal): string =>
  [texts.say('detail-spaces', { spaces: canal.spaces.length }), ...Object.values(canal.icons).map((icon) => texts.say(`icon-${icon}`))].join(BETWEEN);

const POWERS: Record<string, string> = {
  extra_on_manufacture: 'detail-manufacture', extra_on_recruit: 'detail-hires', sale_bonus: 'detail-sales', extra_mount: 'detail-mounts',
  speed_bonus: 'detail-helm', speed_bonus_per_sail_pair: 'detail-rig', free_extra_ring_steps: 'detail-rings', free_extra_employee_steps: 'detail-steps',
};

/** What an employee is good for. */
export function powerWords(texts: GameTexts, { effect, target, amount, end }: Employee): string {
  const thing = effect === 'sale_bonus' ? texts.name('load', target) : target === 'crew' ? texts.say('detail-crew') : texts.name('item', target);
  const power = texts.say(POWERS[effect]!, { amount, target: thing });
  return end ? `${power}, ${texts.say('detail-end', { points: end })}` : power;
}

/** A refusal of an action, in words that say what the action needs. */
export function explained(offer: Offer | undefined, texts: GameTexts): Offer | undefined {
  const unpaid = offer?.ruling === 'bonus_unable';
  if (!offer || !(unpaid || offer.ruling === 'cannot_perform' || offer.ruling === 'final_unable')) return offer;
  const ruling = `${unpaid ? 'unpaid' : 'unable'}-${offer.text.split(' ')[1]}`;
  return texts.has(`ruling-${ruling}`) ? { ...offer, ruling } : offer;
}

/** What the loads of a train or of all trains trade for: a label and the pieces, by load. */
export const tradeWords = (texts: GameTexts, trades: Record<Load, readonly string[]>, loads: readonly Load[]): { label: string; value: string }[] =>
  [...new Set(loads)].map((load) => ({ label: texts.say(`about-for-${load}`), value: trades[load].map((item) => texts.name('item', item)).join(BETWEEN) }));

/** What a contract counts, where its name does not say so. */
export const countWords = (texts: GameTexts, id: string): string => (texts.has(`counts-${id}`) ? texts.say(`counts-${id}`) : '');

/** The points of a seat when all is counted: ships, traders, contracts. */
export const totalOf = (seat: ShipyardSeat, fig: Printed): number =>
  seat.points + tradersOf(seat, fig) + Object.values(seat.held ?? {}).reduce((sum, points) => sum + points, 0);
export const tradersOf = (seat: ShipyardSeat, fig: Printed): number => seat.staff.reduce((sum, slug) => sum + (fig.employees.get(slug)?.end ?? 0), 0);

/** What a contract pays. */
export function scaleWords(texts: GameTexts, { table, beyond }: Contract): string {
  const none = table.findLastIndex((points) => points === 0);
  if (none === table.length - 1) return texts.say('board-each', { none, points: beyond });
  const scale = texts.say('board-scale', { points: table.slice(1).join(' · ') });
  return beyond ? `${scale}, ${texts.say('board-beyond', { points: beyond })}` : scale;
}

/** What so many bring by the scale of a contract. */
const paid = ({ table, beyond }: Contract, count: number): number => table[Math.min(count, table.length - 1)]! + beyond * Math.max(0, count - table.length + 1);

/** The next step of a contract's scale: what it brings and needs, and how many there are where the points tell; null at its end. */
export function nextStep(contract: Contract, points: number): { points: number; need: number; count: number | null } | null {
  const counts = Array.from({ length: contract.table.length + points + 2 }, (_, n) => n);
  const need = counts.find((n) => paid(contract, n) > points);
  const same = counts.filter((n) => paid(contract, n) === points);
  return need === undefined ? null : { points: paid(contract, need), need, count: same.length === 1 ? same[0]! : null };
}

/** How far a contract is: "2 of 3 for 14". */
export function progressWords(texts: GameTexts, contract: Contract, points: number): string {
  const next = nextStep(contract, points);
  if (!next) return texts.say('scale-full');
  return next.count === null ? texts.say('scale-first', { need: next.need, points: next.points }) : texts.say('scale-next', { count: next.count, need: next.need, points: next.points });
}

/** A cruise as the browser shows it: the system as it was, and space after space with its points. */
import type { GameEvent } from '$lib/table';
import type { ShipyardCanal, ShipyardView } from '$lib/views/shipyard';
import { figureAt, spotAt, TILE, type Point } from './grid';

export interface Leg { at: Point; angle: number; points: number; gone: string[]; lost: boolean }
export interface Cruise { seat: number; canals: ShipyardCanal[]; start: { at: Point; angle: number }; base: number; legs: Leg[]; riband: number }

/** Read the cruises in a batch of events; the canals are those of the view before it. */
export function cruises(events: GameEvent[], before: ShipyardView | null): Cruise[] {
  const found: Cruise[] = [];
  let now: Cruise | null = null;
  for (const event of events) {
    const seat = event.seat === undefined ? null : before?.seats[event.seat];
    if (!seat?.figure || event.seat === undefined) continue;
    if (event.event === 'ship_scored' || (event.event === 'space_entered' && !now)) {
      const start = figureAt(seat.canals, seat.figure);
      if (!start || found.some((one) => one.seat === event.seat)) return found; // a second ship starts where the first one stopped
      now = { seat: event.seat, canals: seat.canals, start, base: event.event === 'ship_scored' ? Number(event.points) : 0, legs: [], riband: 0 };
      found.push(now);
    }
    if (!now) continue;
    const last = now.legs.at(-1) ?? { ...now.start, points: 0, gone: [] as string[], lost: false };
    if (event.event === 'space_entered') {
      const at = spotAt(now.canals, String(event.canal), String(event.space));
      if (!at) return found;
      now.legs.push({ at, angle: turn(last.angle, last.at, at), points: Number(event.points), gone: [...last.gone], lost: last.lost });
    } else if (event.event === 'canal_used' || event.event === 'canal_detached') {
      now.legs.at(-1)?.gone.push(String(event.canal));
      if (event.event === 'canal_detached' && now.legs.length) now.legs.at(-1)!.lost = true;
    } else if (event.event === 'riband_scored') now.riband = Number(event.points);
  }
  return found.filter(({ legs }) => legs.length);
}

/** The cells that a cruise touches, and those that go with it. */
export function touched({ start, legs, canals }: Cruise): { x: number; y: number }[] {
  const gone = legs.at(-1)?.gone ?? [];
  return [...[start, ...legs].map(({ at: [x, y] }) => ({ x: Math.floor(x / TILE), y: Math.floor(y / TILE) })), ...canals.filter(({ canal }) => gone.includes(canal))];
}

/** The angle from one point to another, turned the short way from the last one. */
function turn(from: number, a: Point, b: Point): number {
  const to = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

/** The geometry of canal tiles: 96 units square, nine possible spaces, laid on a grid with quarter turns to the right. */
import type { ShipyardCanal, ShipyardFigure } from '$lib/views/shipyard';
import type { Canal } from './printed';

export const TILE = 96;
export type Point = [number, number];
/** What is seen of a canal map: pixels in a unit, and how far it goes, in units. */
export interface Place { scale: number; left: number; right: number; bottom: number }
const SIDES = ['N', 'E', 'S', 'W'];
export const SIDE_NAMES = ['north', 'east', 'south', 'west'];
const STEP: Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

const turned = ([x, y]: Point, turns: number): Point => {
  for (let n = 0; n < turns; n++) [x, y] = [TILE - y, x];
  return [x, y];
};

/** Where a printed space lies on a tile so turned. */
export function spaceAt(space: string, turns: number): Point {
  const n = space.charCodeAt(0) - 97;
  return turned([16 + 32 * (n % 3), 16 + 32 * Math.floor(n / 3)], turns);
}

/** The middle of a side of the tile, as the grid names it. */
export function edgeAt(side: string, out = 0): Point {
  const [dx, dy] = STEP[SIDE_NAMES.indexOf(side)]!;
  return [48 + dx * (48 + out), 48 + dy * (48 + out)];
}

/** The sides with an opening, as the grid names them, each with its space. */
export const openings = (canal: Canal, turns: number): { side: string; space: string }[] =>
  Object.entries(canal.exits).map(([letter, space]) => ({ side: SIDE_NAMES[(SIDES.indexOf(letter) + turns) % 4]!, space }));

/** All channels of a tile as one path. */
export function channels(canal: Canal, turns: number): string {
  const line = (a: Point, b: Point) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  const inner = canal.links.map(([a, b]) => line(spaceAt(a, turns), spaceAt(b, turns)));
  return [...inner, ...openings(canal, turns).map(({ side, space }) => line(spaceAt(space, turns), edgeAt(side, 1)))].join('');
}

export const origin = ({ x, y }: { x: number; y: number }): Point => [x * TILE, y * TILE];

/** Where a space of a canal is on the grid. */
export function spotAt(canals: ShipyardCanal[], canal: string, space: string): Point | null {
  const tile = canals.find((one) => one.canal === canal);
  if (!tile) return null;
  const [[ox, oy], [x, y]] = [origin(tile), spaceAt(space, tile.turns)];
  return [ox + x, oy + y];
}

/** Where the ship figure stands, and the angle at which it looks. */
export function figureAt(canals: ShipyardCanal[], figure: ShipyardFigure): { at: Point; angle: number } | null {
  const tile = canals.find((one) => one.canal === figure.canal);
  const at = spotAt(canals, figure.canal, figure.space);
  if (!tile || !at) return null;
  const [ox, oy] = origin(tile);
  const [sx, sy] = SIDE_NAMES.includes(figure.stern) ? edgeAt(figure.stern) : spaceAt(figure.stern, tile.turns);
  return { at, angle: (Math.atan2(at[1] - oy - sy, at[0] - ox - sx) * 180) / Math.PI };
}

/** Where a channel of the figure's space leads: the next space of the tile, or the entrance of the canal beyond a side. */
export function channelTo(canals: ShipyardCanal[], figure: ShipyardFigure, channel: string): Point | null {
  const tile = canals.find((one) => one.canal === figure.canal);
  if (!tile) return null;
  const [ox, oy] = origin(tile);
  const [x, y] = SIDE_NAMES.includes(channel) ? edgeAt(channel, 16) : spaceAt(channel, tile.turns);
  return [ox + x, oy + y];
}

/** The box around cells, in units. */
export function bounds(cells: { x: number; y: number }[], room = 6): { x: number; y: number; w: number; h: number } {
  const xs = cells.map(({ x }) => x), ys = cells.map(({ y }) => y);
  const [x0, x1, y0, y1] = cells.length ? [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] : [0, 0, 0, 0];
  return { x: x0 * TILE - room, y: y0 * TILE - room, w: (x1 - x0 + 1) * TILE + 2 * room, h: (y1 - y0 + 1) * TILE + 2 * room };
}

/** A canal beside a cell, and on which side of it the cell lies. */
export function beside(canals: ShipyardCanal[], cell: string): { canal: string; side: string } | null {
  const [x, y] = cell.split(':').map(Number) as [number, number];
  for (const [n, [dx, dy]] of STEP.entries()) {
    const next = canals.find((one) => one.x === x - dx && one.y === y - dy);
    if (next) return { canal: next.canal, side: SIDE_NAMES[n]! };
  }
  return null;
}

/** The way of a channel out of the figure's space, as a side of the grid. */
export function wayOf(canals: ShipyardCanal[], figure: ShipyardFigure, channel: string): string | null {
  const [from, to] = [spotAt(canals, figure.canal, figure.space), channelTo(canals, figure, channel)];
  if (!from || !to) return null;
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return SIDE_NAMES[Math.abs(x) > Math.abs(y) ? (x > 0 ? 1 : 3) : y > 0 ? 2 : 0]!;
}

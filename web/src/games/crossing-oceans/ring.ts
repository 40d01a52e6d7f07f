/** The shape of the rondel: an oval ring in eight sectors, the first at the top, clockwise. */
export const WIDE = 264;
export const HIGH = 204;
const OUTER = { x: 130, y: 100 };
const INNER = { x: 58, y: 34 };
const MIDDLE = { x: WIDE / 2, y: HIGH / 2 };

const at = (radius: { x: number; y: number }, angle: number): string =>
  `${(MIDDLE.x + radius.x * Math.sin(angle)).toFixed(1)} ${(MIDDLE.y - radius.y * Math.cos(angle)).toFixed(1)}`;

/** The outline of a sector; `grow` pushes the edges out. */
export function sector(number: number, count: number, grow = 0): string {
  const half = Math.PI / count - 0.018 + grow / 140;
  const [from, to] = [(2 * Math.PI * number) / count - half, (2 * Math.PI * number) / count + half];
  const outer = { x: OUTER.x + grow, y: OUTER.y + grow };
  const inner = { x: INNER.x - grow, y: INNER.y - grow };
  return `M${at(outer, from)}A${outer.x} ${outer.y} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner.x} ${inner.y} 0 0 0 ${at(inner, from)}z`;
}

/** The middle of a sector. */
export function centre(number: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * number) / count;
  const side = Math.abs(Math.sin(angle));
  const radius = { x: (OUTER.x + INNER.x) / 2, y: (OUTER.y + INNER.y) / 2 + (side > 0.5 && side < 0.9 ? 2 : 0) };
  return { x: MIDDLE.x + radius.x * Math.sin(angle), y: MIDDLE.y - radius.y * Math.cos(angle) };
}

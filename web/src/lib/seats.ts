/** Seats and flags as they are drawn: never by colour alone. */

/** The shape of each seat, centred on 0,0, about 12 units across; the last is nobody's. */
const SHAPES = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  'M-5.5-5.5h11v11h-11z',
  'M0-6.5L6.7 5.5H-6.7z',
  'M0-7L6.5 0 0 7-6.500 0z',
];
const BAR = 'M-6-2h12v4h-12z';
const FILLS = ['#b3261e', '#17408b', '#f2b632', '#3fa796'];
const LABELS = ['#fff', '#fff', '#1c2630', '#1c2630'];
export const NEUTRAL = '#5d6670';

export const shapeOf = (seat: number | null): string => (seat === null ? BAR : (SHAPES[seat] ?? BAR));
export const fillOf = (seat: number | null): string => (seat === null ? NEUTRAL : (FILLS[seat] ?? NEUTRAL));
export const labelOf = (seat: number | null): string => (seat === null ? '#fff' : (LABELS[seat] ?? '#fff'));

export const FLAG_FILL: Record<string, string> = {
  blue: '#2e63b8', black: '#16181b', green: '#3d8f5f', white: '#ffffff', red: '#c23b22', multicoloured: '#f1e3bf',
};
export const FLAG_INK: Record<string, string> = {
  blue: '#fff', black: '#fff', green: '#fff', white: '#1c2630', red: '#fff', multicoloured: '#1c2630',
};

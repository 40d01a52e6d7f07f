/** Where things lie on the chart, in its units (1600 x 820). */
import chart from './chart.json';

export { chart };
export type Point = readonly [number, number];
export const CARD = { width: 168, height: 94 };

/** The middle of the ship card of each port. */
export const LINE: Record<string, Point> = {
  montreal: [300, 112], new_york: [492, 140], charleston: [286, 224], havana: [474, 258],
  bahia: [562, 486], rio_de_janeiro: [546, 608], buenos_aires: [362, 714],
  bombay: [906, 378], zanzibar: [880, 492], durban: [862, 640],
  yokohama: [1474, 152], hong_kong: [1474, 268], timor: [1474, 384], sydney: [1290, 738], auckland: [1484, 738],
};

/** The name of each port: how far from its dot, and on which side it ends. */
export const NAME: Record<string, readonly [number, number, 'start' | 'middle' | 'end']> = {
  new_york: [-14, 8, 'end'], montreal: [-12, -8, 'end'], charleston: [-4, -14, 'middle'], havana: [-6, 28, 'middle'],
  buenos_aires: [-13, 6, 'end'], rio_de_janeiro: [-13, 2, 'end'], bahia: [-13, 4, 'end'], bombay: [10, -12, 'start'],
  zanzibar: [-13, 5, 'end'], durban: [-14, 4, 'end'], yokohama: [-13, -7, 'end'], hong_kong: [-12, -6, 'end'],
  timor: [-6, 22, 'end'], sydney: [-14, 6, 'end'], auckland: [-8, -14, 'middle'],
};

export interface Sea {
  zone: readonly [number, number, number, number]; // x, y, width, height
  title: Point;
  chips: Point; // where a forecast stands
  spread: number; // between letters, in em
}

export const SEA: Record<string, Sea> = {
  north_atlantic: { zone: [190, 52, 398, 264], title: [390, 46], chips: [388, 338], spread: 0.14 },
  south_atlantic: { zone: [264, 430, 390, 344], title: [560, 792], chips: [560, 752], spread: 0.12 },
  indian_ocean: { zone: [764, 318, 240, 380], title: [884, 730], chips: [884, 762], spread: 0.1 },
  pacific_ocean: { zone: [1378, 94, 192, 350], title: [1452, 82], chips: [1440, 452], spread: 0.03 },
  tasmanian_sea: { zone: [1194, 678, 386, 120], title: [1390, 670], chips: [1390, 630], spread: 0.08 },
};

export const portAt = (id: string): Point => (chart.ports as unknown as Record<string, Point>)[id]!;
export const lineOf = (id: string): string => (chart.lines as Record<string, string>)[id]!;

/** The curve that ties a port to its card. */
export function tie(id: string): string {
  const [px, py] = portAt(id);
  const [x, y] = LINE[id]!;
  return `M${px} ${py}Q${(px + x) / 2} ${Math.min(py, y) - 6} ${x} ${y}`;
}

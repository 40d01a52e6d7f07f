// Bakes the chart of Crossing Oceans: coast, graticule, ports and lines as paths, so that no geo library is shipped.
// The outcome is in the repository; to bake it again:
//   npm install --no-save d3-geo@3.1.1 topojson-client@3.1.0 world-atlas@2.0.2 && node scripts/bake-crossing-oceans.mjs
// Coastline: Natural Earth (public domain) by way of world-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { geoGraticule, geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';

const topology = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-110m.json'), 'utf8'));
const OUT = process.argv[2] ?? new URL('../src/games/crossing-oceans/chart.json', import.meta.url);
const WIDTH = 1600;
const HEIGHT = 820;

// Longitude warp: oceans that hold ship cards get more room, empty land less. (longitude, warped)
const STOPS = [
  [-171, 0], [-128, 10], [-104, 24], [-84, 54], [-70, 92], [-56, 140], [-34, 212], [-10, 274], [12, 304], [36, 332],
  [52, 364], [76, 436], [96, 482], [112, 504], [128, 530], [142, 566], [158, 610], [180, 676], [189, 706],
];
const CUT = 9; // the middle meridian, so that New Zealand and the whole Pacific rim stay on the right
const TALL = 2.52;

const rise = (at) => (STOPS[at + 1][1] - STOPS[at][1]) / (STOPS[at + 1][0] - STOPS[at][0]);

function slope(at) {
  if (at === 0) return rise(0);
  if (at === STOPS.length - 1) return rise(at - 1);
  return (2 * rise(at - 1) * rise(at)) / (rise(at - 1) + rise(at));
}

function warp(longitude) { // a monotone cubic through the stops
  let at = 0;
  while (at < STOPS.length - 2 && longitude > STOPS[at + 1][0]) at++;
  const [x0, y0] = STOPS[at];
  const [x1, y1] = STOPS[at + 1];
  const wide = x1 - x0;
  const t = (longitude - x0) / wide;
  return (2 * t ** 3 - 3 * t * t + 1) * y0 + (t ** 3 - 2 * t * t + t) * wide * slope(at)
    + (-2 * t ** 3 + 3 * t * t) * y1 + (t ** 3 - t * t) * wide * slope(at + 1);
}

function raw(lambda, phi) {
  const degree = Math.PI / 180;
  return [warp(lambda / degree + CUT) * degree, phi * (1 + 0.055 * phi * phi) * TALL];
}

const project = geoProjection(raw).rotate([-CUT, 0]).precision(0.3).scale(1).translate([0, 0]);
project.scale(WIDTH / (project([-174, 0])[0] - project([-103, 0])[0])).translate([0, 0]);
const corner = project([-103, 61]);
project.translate([-corner[0], 14 - corner[1]]).clipExtent([[-20, -20], [WIDTH + 20, HEIGHT + 20]]);

const PORTS = {
  new_york: [-74, 40.7], montreal: [-73.6, 45.5], charleston: [-79.9, 32.8], havana: [-82.4, 23.1],
  buenos_aires: [-58.4, -34.6], rio_de_janeiro: [-43.2, -22.9], bahia: [-38.5, -13], bombay: [72.8, 18.9],
  zanzibar: [39.2, -6.2], durban: [31, -29.9], yokohama: [139.6, 35.4], hong_kong: [114.2, 22.3], timor: [125.6, -8.6],
  sydney: [151.2, -33.9], auckland: [174.8, -36.8],
};
const HUB = [-6, 49.2]; // the Channel
const LIZARD = [-10.5, 44];
const GIBRALTAR = [[-7, 36], LIZARD, HUB];
const SUEZ = [[51, 13], [43, 12.8], [38.5, 20], [34, 27.6], [32.3, 31.4], [24, 34.2], [12, 37.2], [2, 37.4], ...GIBRALTAR];
const DAKAR = [[-20, 15], [-13, 36], LIZARD, HUB];
const MALACCA = [[105.5, 2.4], [98, 5.2], [80, 4.6], [62, 11.5], ...SUEZ];
const LINES = { // by way of Gibraltar, Suez, Malacca and the Cape, as steamers went
  new_york: [[-60, 42.5], [-30, 48.5], HUB],
  montreal: [[-66, 49.4], [-59.6, 47.6], [-50, 48.6], [-30, 51], HUB],
  charleston: [[-68, 35], [-35, 44], HUB],
  havana: [[-79.6, 25.2], [-66, 29.5], [-35, 41], HUB],
  buenos_aires: [[-53, -36.5], [-40, -27], [-31, -9], ...DAKAR],
  rio_de_janeiro: [[-38, -22], [-31.5, -8], ...DAKAR],
  bahia: [[-33, -8], [-24, 8], ...DAKAR],
  bombay: [[62, 15], ...SUEZ],
  zanzibar: [[47, 1], [54, 11.5], ...SUEZ],
  durban: [[26, -36], [16, -36], [4, -20], [-14, 6], ...DAKAR],
  yokohama: [[137, 31], [124, 23.5], [112, 11], ...MALACCA],
  hong_kong: [[111, 12], ...MALACCA],
  timor: [[115, -10.2], [103, -8], [82, 1], [62, 10.5], ...SUEZ],
  sydney: [[151.6, -37.6], [146, -40.2], [130, -37.5], [113, -35.6], [88, -14], [64, 8], ...SUEZ],
  auckland: [[173, -33.8], [162, -40], [146, -45.2], [118, -40], [88, -17], [64, 7], ...SUEZ],
};

const short = (value) => String(+value.toFixed(1)).replace(/^(-?)0\./, '$1.');

/** Joins numbers as SVG reads them: no blank before a minus. */
function pairs(numbers) {
  return numbers.map(short).map((text, at) => (at > 0 && !text.startsWith('-') ? ' ' + text : text)).join('');
}

/** Rewrites a path of M, L and Z with steps instead of places; points closer than `near` are left out. */
function relative(path, near) {
  let told = '';
  for (const ring of path.split('M').slice(1)) {
    const closed = ring.endsWith('Z');
    const points = ring.replace('Z', '').split('L').map((pair) => pair.split(',').map((n) => Math.round(n * 10) / 10));
    let [x, y] = points[0];
    const steps = [];
    for (const [u, v] of points.slice(1)) {
      if (Math.hypot(u - x, v - y) < near) continue;
      steps.push(u - x, v - y);
      [x, y] = [u, v];
    }
    if (steps.length > 2 || !closed) told += `M${pairs(points[0])}l${pairs(steps)}${closed ? 'z' : ''}`;
  }
  return told;
}

/** Draws a smooth curve (Catmull-Rom) through places on the globe. */
function smooth(places) {
  const q = places.map((place) => project(place));
  let told = `M${pairs(q[0])}`;
  for (let i = 0; i < q.length - 1; i++) {
    const [a, b, c, d] = [q[Math.max(0, i - 1)], q[i], q[i + 1], q[Math.min(q.length - 1, i + 2)]];
    told += `C${pairs([
      b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, ...c,
    ])}`;
  }
  return told;
}

const each = (of, make) => Object.fromEntries(Object.entries(of).map(([id, value]) => [id, make(value, id)]));
const chart = {
  width: WIDTH,
  height: HEIGHT,
  europe: project([2, 49.5]).map((n) => +n.toFixed(1)),
  ports: each(PORTS, (place) => project(place).map((n) => +n.toFixed(1))),
  lines: each(LINES, (way, id) => smooth([PORTS[id], ...way])),
  land: relative(geoPath(project)(feature(topology, topology.objects.land)), 1.1),
  graticule: relative(geoPath(project)(geoGraticule().step([15, 15])()), 14),
};
const text = JSON.stringify(chart) + '\n';
writeFileSync(OUT, text);
console.log(`${text.length} bytes, ${gzipSync(text).length} compressed`);

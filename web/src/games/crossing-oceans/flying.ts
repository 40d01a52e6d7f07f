/** Pieces on their way: pictures of them move over the table while the table already shows how it stands. */
import { fillOf, shapeOf } from '$lib/seats';
import type { GameEvent } from '$lib/table';
import { targets } from './describe';
import { signed } from './forecast';
import { sums, waves, type Flight } from './itinerary';

type Box = { left: number; top: number; width: number; height: number };
const SVG = 'http://www.w3.org/2000/svg';

/** Where everything lies, by data-target. */
export function boxes(): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const element of document.querySelectorAll('[data-target]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const target = element.getAttribute('data-target')!;
    if (width && !found.has(target)) found.set(target, { left, top, width, height });
  }
  return found;
}

const seen = (target: string): Element | undefined =>
  [...document.querySelectorAll(`[data-target="${target}"]`)].find((element) => element.getBoundingClientRect().width > 0);
const first = (places: string[], where: (target: string) => Box | undefined): Box | undefined =>
  places.map(where).find((box) => box !== undefined);

/** Shows what happened; the returned function ends it at once. */
export function fly(layer: HTMLElement, events: GameEvent[], before: Map<string, Box>, speed: number): () => void {
  if (!events.length) return () => {};
  if (speed <= 0) return mark(layer, events);
  const running: Animation[] = [];
  const now = boxes();
  const all = waves(events);
  const hurry = speed * Math.max(1, all.length / 8);
  let start = 0;
  for (const wave of all) {
    const step = Math.min(70, 420 / wave.length) / hurry;
    wave.forEach((flight, n) => running.push(...launch(layer, flight, before, now, start + n * step, 430 / hurry)));
    start += 300 / hurry + (wave.length - 1) * step;
  }
  running.push(...slide(before, now, 430 / hurry));
  return () => {
    for (const animation of running) animation.cancel();
    layer.replaceChildren();
  };
}

function launch(layer: HTMLElement, flight: Flight, before: Map<string, Box>, now: Map<string, Box>, delay: number, duration: number): Animation[] {
  const from = first(flight.from, (target) => before.get(target) ?? now.get(target));
  const to = flight.to.length ? first(flight.to, (target) => now.get(target)) : from;
  if (!from || !to) return [];
  const out = !flight.to.length;
  if (!out && Math.hypot(from.left - to.left, from.top - to.top) < 3) return [];
  const piece = draw(flight, to);
  if (!piece) return [];
  layer.append(piece);
  const own = { width: piece.offsetWidth || to.width, height: piece.offsetHeight || to.height };
  const at = (box: Box) => `translate(${box.left + box.width / 2 - own.width / 2}px, ${box.top + box.height / 2 - own.height / 2}px)`;
  const grown = flight.piece === 'card' ? ` scale(${Math.max(0.35, Math.min(1.2, from.width / own.width))})` : '';
  const [a, b] = [at(from), at(to)];
  const frames = out
    ? [{ transform: a, opacity: 1 }, { transform: `${a} scale(.5)`, opacity: 0 }]
    : [{ transform: a + grown, opacity: 1 }, ...(flight.piece === 'mark' ? around(from, to).map((box) => ({ transform: at(box), opacity: 1 })) : []), { transform: b, opacity: 1 }];
  const moving = piece.animate(frames, { delay, duration, easing: 'cubic-bezier(.4,.1,.3,1)' });
  moving.onfinish = () => piece.remove();
  piece.style.opacity = '0';
  const hidden = flight.keeps ? seen(flight.keeps) : undefined;
  return hidden ? [moving, hidden.animate([{ opacity: 0.12 }, { opacity: 0.12 }], { duration: delay + duration * 0.92 })] : [moving];
}

/** The way of a captain clockwise round the ring; from its middle he goes straight. */
function around(from: Box, to: Box): Box[] {
  const ring = document.querySelector('[data-zone="rondel"]')?.getBoundingClientRect();
  if (!ring?.width) return [];
  const polar = (box: Box) => {
    const [x, y] = [(box.left + box.width / 2 - ring.left) / ring.width - 0.5, (box.top + box.height / 2 - ring.top) / ring.height - 0.5];
    return { far: Math.hypot(x, y), turn: Math.atan2(y, x) };
  };
  const [a, b] = [polar(from), polar(to)];
  if (a.far < 0.2) return [];
  const sweep = (b.turn - a.turn + 4 * Math.PI) % (2 * Math.PI);
  return [1, 2, 3, 4, 5, 6, 7].map((n) => {
    const [far, turn] = [a.far + ((b.far - a.far) * n) / 8, a.turn + (sweep * n) / 8];
    return { ...to, left: ring.left + (far * Math.cos(turn) + 0.5) * ring.width - to.width / 2, top: ring.top + (far * Math.sin(turn) + 0.5) * ring.height - to.height / 2 };
  });
}

/** Cards that stay in the market move up to their new places. */
function slide(before: Map<string, Box>, now: Map<string, Box>, duration: number): Animation[] {
  return [...document.querySelectorAll('[data-zone="market"] [data-target^="card:"]')].flatMap((element) => {
    const target = element.getAttribute('data-target')!;
    const [old, box] = [before.get(target), now.get(target)];
    if (!old || !box || Math.abs(old.left - box.left) < 3 || Math.abs(old.top - box.top) > 3) return [];
    return [element.animate([{ transform: `translateX(${old.left - box.left}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' })];
  });
}

function draw(flight: Flight, to: Box): HTMLElement | null {
  const piece = document.createElement('div');
  piece.className = `co-flying co-${flight.piece}`;
  if (flight.piece === 'card') {
    const source = flight.card ? seen(flight.card) : undefined;
    if (!source) return null;
    piece.append(picture(source));
    Object.assign(piece.style, { width: `${Math.max(60, to.width)}px` });
  } else if (flight.piece === 'coin') piece.textContent = flight.text ?? '';
  else if (flight.piece === 'mark') piece.append(shape(shapeOf(flight.seat ?? null), fillOf(flight.seat ?? null)));
  else if (flight.piece === 'lantern') piece.append(shape('M-4 6h8L2.700-3h-5.400zM-2.500-6h5', '#ff6a55'));
  else if (flight.piece === 'house') piece.append(shape('M-7 0L0-7 7 0v7H-7z', fillOf(flight.seat ?? null)));
  return piece;
}

function shape(path: string, fill: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-9 -9 18 18');
  const line = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({ d: path, fill, stroke: '#1c2630', 'stroke-width': '1.5' })) line.setAttribute(name, value);
  svg.append(line);
  return svg;
}

/** A copy of how a card looks where it lies now. */
function picture(source: Element): Node {
  if (!(source instanceof SVGGElement)) return (source.querySelector('svg') ?? source).cloneNode(true);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 168 94');
  svg.append(...[...source.children].filter((child) => !child.classList.contains('halo')).map((child) => child.cloneNode(true)));
  return svg;
}

/** Nothing moves: what changed has a double outline and sums stand beside the seats, for a moment. */
function mark(layer: HTMLElement, events: GameEvent[]): () => void {
  const touched = new Set(events.flatMap(targets).filter((target) => !target.startsWith('seat:') && !target.startsWith('region:')));
  const now = boxes();
  for (const box of [...touched].map((target) => now.get(target))) if (box) put(layer, 'co-changed', box, '');
  for (const [seat, money] of sums(events)) {
    const box = now.get(`seat:${seat}`);
    if (box) put(layer, `co-sum${money < 0 ? ' co-loss' : ''}`, { ...box, left: box.left + box.width - 70, width: 64, height: 22 }, signed(money));
  }
  const end = setTimeout(() => layer.replaceChildren(), 1500);
  return () => {
    clearTimeout(end);
    layer.replaceChildren();
  };
}

function put(layer: HTMLElement, name: string, box: Box, text: string): void {
  const piece = document.createElement('div');
  piece.className = name;
  piece.textContent = text;
  Object.assign(piece.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  layer.append(piece);
}

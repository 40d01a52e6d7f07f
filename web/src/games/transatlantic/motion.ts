/** Pieces fly from where they lay to where they lie now: each element with `data-fly` is followed by that name. */
import type { GameEvent } from '$lib/table';

const MOVING = new Set(['card_bought', 'ship_deployed', 'ship_displaced', 'ship_docked', 'card_drawn']);
const STEP = 170; // milliseconds between the pieces of one batch
const FLIGHT = 400;

export class Flights {
  private places = new Map<string, DOMRect>();

  /** Before the picture changes: note where everything lies. */
  remember(root: Element | undefined): void {
    this.places = new Map();
    for (const piece of root?.querySelectorAll<HTMLElement>('[data-fly]') ?? []) {
      const name = piece.dataset.fly!;
      if (!this.places.has(name)) this.places.set(name, piece.getBoundingClientRect());
    }
  }

  /** After it: let every piece come from its old place, in the order of the events. */
  play(root: Element | undefined, events: GameEvent[], speed: number): void {
    if (!root || speed <= 0 || still()) return;
    const order = new Map<string, number>();
    for (const { event, card } of events) if (MOVING.has(event) && card) order.set(`ship:${card}`, order.get(`ship:${card}`) ?? order.size);
    const stack = this.places.get('stack');
    const zoom = Number(getComputedStyle(root).getPropertyValue('zoom')) || 1;
    for (const piece of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const name = piece.dataset.fly!;
      const here = piece.getBoundingClientRect();
      const fresh = name.startsWith('ship:') && order.has(name) && !this.places.has(name);
      const from = this.places.get(name) ?? (fresh ? stack : undefined);
      if (!from || !here.width) continue;
      const [x, y] = [from.left - here.left, from.top - here.top];
      if (Math.abs(x) + Math.abs(y) < 3) continue;
      this.fly(piece, x / zoom, y / zoom, (FLIGHT + Math.min(300, Math.hypot(x, y) / 3)) / speed, ((order.get(name) ?? 0) * STEP) / speed);
    }
  }

  private fly(piece: HTMLElement, x: number, y: number, duration: number, delay: number): void {
    const bed = piece.closest<HTMLElement>('li, .one, .raft') ?? piece;
    bed.style.zIndex = '20';
    bed.style.position ||= 'relative';
    const flight = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration, delay, easing: 'cubic-bezier(.3,.05,.25,1)', fill: 'backwards',
    });
    flight.onfinish = flight.oncancel = () => (bed.style.zIndex = '');
  }
}

/** Has the player asked for a still picture? */
function still(): boolean {
  const wish = document.documentElement.dataset.motion;
  return wish === 'less' || (wish !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

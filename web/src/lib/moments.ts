/** Where the points of a result came in. */
import type { ReplayInfo } from './protocol';
import type { GameEvent } from './table';

/** The position after the step that brought a seat most of what `weigh` tells, the last of equals; else the end, where all is reckoned. */
export function momentOf({ steps }: ReplayInfo, seat: number, weigh: (event: GameEvent) => number): number {
  let most = 0;
  let at = steps.length;
  steps.forEach(({ events }, n) => {
    const sum = (events as GameEvent[]).reduce((all, event) => all + (event.seat === seat ? weigh(event) : 0), 0);
    if (sum > 0 && sum >= most) [most, at] = [sum, n + 1];
  });
  return at;
}

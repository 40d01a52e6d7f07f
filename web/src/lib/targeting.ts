/** How a piece on a board answers: what it carries for tests and highlighting, and what happens when it is used. */
import { legal, type Offer } from './offers';
import type { Board } from './table';

export interface Targeting {
  state: 'legal' | 'refused' | 'none';
  several: boolean;
  staged: boolean;
  data: Record<string, string | undefined>;
  on: {
    onclick: (event: MouseEvent) => void;
    onkeydown: (event: KeyboardEvent) => void;
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: () => void;
    onfocus: (event: FocusEvent) => void;
    onblur: () => void;
  };
}

export function targeting(board: Board, target: string | undefined, offered: (Offer | undefined)[]): Targeting {
  const all = offered.filter((offer) => offer !== undefined);
  const open = legal(all);
  const refused = all.filter(({ state }) => state === 'refused');
  const state = open.length ? 'legal' : refused.length ? 'refused' : 'none';
  const use = (at: Element) => {
    if (open.length === 1) board.send(open[0]!.text);
    else if (open.length) board.choose(all, at);
    else if (refused.length) board.explain(refused, at);
    else if (target) board.inspect(target);
  };
  const show = (at: EventTarget | null) => state === 'refused' && board.explain(refused, at as Element);
  const hide = () => board.explain([], null); // always: what was refused may be so no longer
  return {
    state,
    several: open.length > 1,
    staged: open.some(({ text }) => text === board.staged()),
    data: {
      'data-target': target,
      'data-move': open.length === 1 ? open[0]!.text : undefined,
      'data-moves': open.length > 1 ? open.map(({ text }) => text).join('\n') : undefined,
      'data-refused': refused.length ? refused.map(({ text }) => text).join('\n') : undefined,
    },
    on: {
      onclick: (event) => use(event.currentTarget as Element),
      onkeydown: (event) => {
        const at = event.currentTarget as Element;
        if ((event.key === 'Enter' || event.key === ' ') && !(at instanceof HTMLButtonElement) && !event.ctrlKey) {
          event.preventDefault();
          event.stopPropagation();
          use(at);
        }
      },
      onpointerenter: (event) => event.pointerType === 'mouse' && show(event.currentTarget),
      onpointerleave: () => hide(),
      onfocus: (event) => show(event.currentTarget),
      onblur: () => hide(),
    },
  };
}

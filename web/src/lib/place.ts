/** Where a small panel goes: beside the thing it belongs to, wholly on the screen, not over the thing itself,
 *  and over as little as can be of what else one might choose. */
export function place(panel: HTMLElement, at: Element, avoid = ''): () => void {
  const put = () => {
    if (!at.isConnected) return;
    const box = at.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = panel;
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    const inX = (x: number) => Math.min(Math.max(4, x), Math.max(4, wide - w - 4));
    const inY = (y: number) => Math.min(Math.max(4, y), Math.max(4, high - h - 4));
    const [x, y] = [inX(box.left + box.width / 2 - w / 2), inY(box.top + box.height / 2 - h / 2)];
    const spots = [[x, box.bottom + 8], [x, box.top - 8 - h]];
    if (avoid) {
      for (const left of [inX(box.left - w + 20), inX(box.right - 20)]) spots.push([left, box.bottom + 8], [left, box.top - 8 - h]);
      spots.push([box.right + 8, y], [box.left - 8 - w, y]);
      for (const far of [80, 160, 240, 320]) spots.push([x, inY(box.bottom + far)], [x, inY(box.top - h - far)], [inX(box.right + far), y], [inX(box.left - w - far), y]);
    }
    const others = avoid ? [...document.querySelectorAll(avoid)].map((one) => one.getBoundingClientRect()) : [];
    const over = (left: number, top: number, { left: l, top: t, right: r, bottom: b }: DOMRect) =>
      Math.max(0, Math.min(left + w, r) - Math.max(left, l)) * Math.max(0, Math.min(top + h, b) - Math.max(top, t));
    const fits = spots.filter(([left, top]) => left! >= 4 && left! + w <= wide - 4 && top! >= 0 && top! + h <= high && !over(left!, top!, box));
    const cost = ([left, top]: number[]) => others.reduce((sum, one) => sum + over(left!, top!, one), 0);
    const best = fits.map((spot) => ({ spot, cost: cost(spot) })).sort((a, b) => a.cost - b.cost)[0]?.spot ?? [x, Math.max(4, high - h - 4)];
    panel.style.left = `${best[0]}px`;
    panel.style.top = `${best[1]}px`;
  };
  put();
  addEventListener('scroll', put, true);
  addEventListener('resize', put);
  return () => {
    removeEventListener('scroll', put, true);
    removeEventListener('resize', put);
  };
}

/** Where a small panel goes: beside the thing it belongs to, wholly on the screen, not over the thing itself. */
export function place(panel: HTMLElement, at: Element): () => void {
  const put = () => {
    if (!at.isConnected) return;
    const box = at.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = panel;
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    const below = box.bottom + 8 + h <= high;
    const top = below ? box.bottom + 8 : box.top - 8 - h >= 0 ? box.top - 8 - h : Math.max(4, high - h - 4);
    const left = Math.min(Math.max(4, box.left + box.width / 2 - w / 2), Math.max(4, wide - w - 4));
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  };
  put();
  addEventListener('scroll', put, true);
  addEventListener('resize', put);
  return () => {
    removeEventListener('scroll', put, true);
    removeEventListener('resize', put);
  };
}

/** A text in one line or, broken at the blank nearest its middle, in two. */
export function lines(text: string, most = 9): string[] {
  if (text.length <= most) return [text];
  const blanks = [...text].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  if (!blanks.length) return [text];
  const middle = text.length / 2;
  const at = blanks.reduce((best, blank) => (Math.abs(blank - middle) < Math.abs(best - middle) ? blank : best));
  return [text.slice(0, at), text.slice(at + 1)];
}

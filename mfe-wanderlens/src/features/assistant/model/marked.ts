interface Part {
  text: string;
  isMarked: boolean;
}

/** Splits a text at marked character positions. Positions may overlap, be out of order or lie beyond the text. */
export const splitMarked = (text: string, marked: readonly { start: number; end: number }[]): Part[] => {
  const parts: Part[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const { start, end } of marked.toSorted((one, other) => one.start - other.start)) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
};

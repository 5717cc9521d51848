/**
 * The number of letters to add, remove, change, or swap with their neighbor (optimal string alignment) to turn one
 * text into the other. Anything above `most` is returned as `most + 1`. Only the `2 * most + 1` diagonals that matter
 * are computed, so that a thousand names can be compared while somebody types.
 */
export const computeEditDistance = (a: string, b: string, most: number): number => {
  const limit = most + 1;
  if (Math.abs(a.length - b.length) > most) return limit;
  const width = 2 * most + 1;
  let [beforeLast, last, current] = [0, 1, 2].map(() => new Array<number>(width + 1).fill(limit)) as [
    number[],
    number[],
    number[],
  ];
  // A place is a column counted from the diagonal of its row, so the same column has the previous place one row down.
  for (let column = 0; column <= most; column += 1) last[most + column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    let least = limit;
    for (let place = 0; place < width; place += 1) {
      const column = row + place - most;
      let distance = limit;
      if (column === 0) distance = row;
      else if (column > 0 && column <= b.length) {
        const same = a[row - 1] === b[column - 1];
        distance = Math.min(
          last[place + 1]! + 1,
          place > 0 ? current[place - 1]! + 1 : limit,
          last[place]! + (same ? 0 : 1),
        );
        const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        if (swapped) distance = Math.min(distance, beforeLast[place]! + 1);
      }
      current[place] = Math.min(distance, limit);
      if (distance < least) least = distance;
    }
    if (least > most) return limit;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length - a.length + most] ?? limit;
};

/** The letters that a typo may leave out or replace, in addition to those of the text itself. */
const KEYBOARD_CHARACTERS = ' abcdefghijklmnopqrstuvwxyz';

/**
 * All texts that are one typo away, about fifty per letter. Looking each of them up by index is as fast among a
 * million names as among a hundred.
 */
export const listOneTypoVariants = (text: string): string[] => {
  const characters = [...text];
  const keys = new Set([...KEYBOARD_CHARACTERS, ...characters]);
  const variants = new Set<string>();
  for (let at = 0; at <= characters.length; at += 1) {
    const before = characters.slice(0, at).join('');
    const [current = '', next = '', ...rest] = characters.slice(at);
    const after = rest.join('');
    variants.add(before + next + after).add(before + next + current + after);
    for (const key of keys)
      variants.add(before + key + current + next + after).add(before + key + next + after);
  }
  variants.delete(text);
  return [...variants];
};

/** A text with what is chosen in it, from `start` up to `end`. */
export interface Chosen {
  text: string;
  start: number;
  end: number;
}

/** What takes the place of `from` up to `to`, and what is chosen then, counted from its own beginning. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  choose: [start: number, end: number];
}

/** Puts a sign on both sides of what is chosen, or takes it away where it is already. */
export const wrapped =
  (sign: string, placeholder: string) =>
  ({ text, start, end }: Chosen): Edit => {
    const words = text.slice(start, end);
    const { length } = sign;
    if (text.slice(start - length, start) === sign && text.slice(end, end + length) === sign)
      return { from: start - length, to: end + length, insert: words, choose: [0, words.length] };
    const inner = words || placeholder;
    return {
      from: start,
      to: end,
      insert: `${sign}${inner}${sign}`,
      choose: [length, length + inner.length],
    };
  };

/** Begins each of the chosen lines with a sign, or takes it from them where all have it. */
export const prefixed =
  (sign: string) =>
  ({ text, start, end }: Chosen): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end);
    const to = next < 0 ? text.length : next;
    const lines = text.slice(from, to).split('\n');
    const insert = lines.every((line) => line.startsWith(sign))
      ? lines.map((line) => line.slice(sign.length)).join('\n')
      : lines.map((line) => sign + line.replace(/^(?:#{1,6} |- )/, '')).join('\n');
    return {
      from,
      to,
      insert,
      choose: lines.length > 1 ? [0, insert.length] : [insert.length, insert.length],
    };
  };

const ADDRESS = /^(?:https?:\/\/|\/)\S+$/;

/** What is chosen becomes the words of a link, or its address where it is one; what is missing is chosen, to be typed over. */
export const linked = ({ text, start, end }: Chosen): Edit => {
  const chosen = text.slice(start, end);
  if (ADDRESS.test(chosen)) return { from: start, to: end, insert: `[words](${chosen})`, choose: [1, 6] };
  const words = chosen || 'words';
  const insert = `[${words}](https://)`;
  return { from: start, to: end, insert, choose: [words.length + 3, insert.length - 1] };
};

/** Puts a piece in the place of what is chosen. */
export const inserted =
  (piece: string) =>
  ({ start, end }: Chosen): Edit => ({
    from: start,
    to: end,
    insert: piece,
    choose: [piece.length, piece.length],
  });

/** The same as a paragraph of its own. */
export const insertedAlone =
  (piece: string) =>
  ({ text, start, end }: Chosen): Edit => {
    const before = /(?:^|\n\n)$/.test(text.slice(0, start))
      ? ''
      : text.slice(0, start).endsWith('\n')
        ? '\n'
        : '\n\n';
    const after = text.slice(end).startsWith('\n') || end === text.length ? '\n' : '\n\n';
    const insert = before + piece + after;
    return { from: start, to: end, insert, choose: [insert.length, insert.length] };
  };

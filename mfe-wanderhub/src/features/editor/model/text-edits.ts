/** A text and its selection from `start` up to `end`. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from` up to `to` with `insert`. `selection` is relative to the start of `insert`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selection: [start: number, end: number];
}

/** Wraps the selection in a marker, or removes the marker. */
export const wrapSelection =
  (marker: string, placeholder: string) =>
  ({ text, start, end }: Selection): Edit => {
    const words = text.slice(start, end);
    const { length } = marker;
    if (text.slice(start - length, start) === marker && text.slice(end, end + length) === marker)
      return { from: start - length, to: end + length, insert: words, selection: [0, words.length] };
    const inner = words || placeholder;
    return {
      from: start,
      to: end,
      insert: `${marker}${inner}${marker}`,
      selection: [length, length + inner.length],
    };
  };

/** Prefixes the selected lines with a marker, or removes it if all lines have it. */
export const prefixLines =
  (marker: string) =>
  ({ text, start, end }: Selection): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end);
    const to = next < 0 ? text.length : next;
    const lines = text.slice(from, to).split('\n');
    const insert = lines.every((line) => line.startsWith(marker))
      ? lines.map((line) => line.slice(marker.length)).join('\n')
      : lines.map((line) => marker + line.replace(/^(?:#{1,6} |- )/, '')).join('\n');
    return {
      from,
      to,
      insert,
      selection: lines.length > 1 ? [0, insert.length] : [insert.length, insert.length],
    };
  };

const ADDRESS = /^(?:https?:\/\/|\/)\S+$/;

/** Makes the selection the text of a link, or its URL if it is one. The missing part is selected, ready to be typed. */
export const insertLink = ({ text, start, end }: Selection): Edit => {
  const chosen = text.slice(start, end);
  if (ADDRESS.test(chosen)) return { from: start, to: end, insert: `[words](${chosen})`, selection: [1, 6] };
  const words = chosen || 'words';
  const insert = `[${words}](https://)`;
  return { from: start, to: end, insert, selection: [words.length + 3, insert.length - 1] };
};

/** Replaces the selection. */
export const insertText =
  (piece: string) =>
  ({ start, end }: Selection): Edit => ({
    from: start,
    to: end,
    insert: piece,
    selection: [piece.length, piece.length],
  });

/** Replaces the selection with a paragraph of its own. */
export const insertBlock =
  (piece: string) =>
  ({ text, start, end }: Selection): Edit => {
    const before = /(?:^|\n\n)$/.test(text.slice(0, start))
      ? ''
      : text.slice(0, start).endsWith('\n')
        ? '\n'
        : '\n\n';
    const after = text.slice(end).startsWith('\n') || end === text.length ? '\n' : '\n\n';
    const insert = before + piece + after;
    return { from: start, to: end, insert, selection: [insert.length, insert.length] };
  };

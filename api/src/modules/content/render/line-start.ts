/** Where, after its beginning, a text has a line that begins with `shape`; -1 where it has none. */
export const lineStart = (text: string, shape: RegExp): number => {
  const end = text.search(new RegExp(`\\n${shape.source}`));
  return end < 0 ? -1 : end + 1;
};

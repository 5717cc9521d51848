const PARAGRAPH_END = /\n[ \t]*\n/;
/** Longer than any paragraph. In characters. */
const MAX_LOOKAHEAD = 10_000;

/**
 * Finds the first later line of the paragraph that starts with `pattern`; -1 if there is none. Searches only this
 * paragraph: searching the whole text at each paragraph would be quadratic.
 */
export const findLineStart = (text: string, pattern: RegExp): number => {
  const [paragraph = ''] = text.slice(0, MAX_LOOKAHEAD).split(PARAGRAPH_END, 1);
  const end = paragraph.search(new RegExp(`\\n${pattern.source}`));
  return end < 0 ? -1 : end + 1;
};

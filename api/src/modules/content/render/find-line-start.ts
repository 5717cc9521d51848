const PARAGRAPH_END = /\n[ \t]*\n/;
/** How far is looked: farther than a paragraph goes. */
const MAX_LOOKAHEAD = 10_000;

/**
 * Where, after its beginning, a paragraph has a line that begins with `shape`; -1 where it has none. `text` goes on after
 * the paragraph, and is not searched to its end: it would be at each of its paragraphs.
 */
export const findLineStart = (text: string, pattern: RegExp): number => {
  const [paragraph = ''] = text.slice(0, MAX_LOOKAHEAD).split(PARAGRAPH_END, 1);
  const end = paragraph.search(new RegExp(`\\n${pattern.source}`));
  return end < 0 ? -1 : end + 1;
};

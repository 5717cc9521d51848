const PARAGRAPH_END = /\n[ \t]*\n/;
/** How far is looked: farther than a paragraph goes. */
const NEAR = 10_000;

/**
 * Where, after its beginning, a paragraph has a line that begins with `shape`; -1 where it has none. `text` goes on after
 * the paragraph, and is not searched to its end: it would be at each of its paragraphs.
 */
export const lineStart = (text: string, shape: RegExp): number => {
  const [paragraph = ''] = text.slice(0, NEAR).split(PARAGRAPH_END, 1);
  const end = paragraph.search(new RegExp(`\\n${shape.source}`));
  return end < 0 ? -1 : end + 1;
};

/** Words, some of which lead somewhere. */
export type RichText = (string | { words: string; url: string })[];

/** `[words](https://…)`, or an address by itself, without the stop that ends the sentence. */
const LINK = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"]+)\)|https?:\/\/[^\s<>"]*[^\s<>".,;:!?'()[\]]/g;

const richText = (paragraph: string): RichText => {
  const parts: RichText = [];
  let end = 0;
  for (const found of paragraph.matchAll(LINK)) {
    const [all, words = all, url = all] = found;
    if (!URL.canParse(url)) continue;
    parts.push(paragraph.slice(end, found.index), { words, url });
    end = found.index + all.length;
  }
  return [...parts, paragraph.slice(end)].filter((part) => part !== '');
};

/** The paragraphs of a plain text, with empty lines between them. */
export const paragraphsOf = (text: string): RichText[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(richText);

/** The words alone, in one line. */
export const wordsOf = (text: RichText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('')
    .replace(/\s+/g, ' ');

/** As plain text: where words lead stands behind them. */
export const plainOf = (text: RichText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.words === part.url ? part.url : `${part.words} (${part.url})`;
    })
    .join('');

/** Text in which some parts are links. */
export type RichText = (string | { label: string; url: string })[];

/** `[label](https://…)`, or a bare address without the punctuation that ends its sentence. */
const LINK = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"]+)\)|https?:\/\/[^\s<>"]*[^\s<>".,;:!?'()[\]]/g;

const parseLinks = (paragraph: string): RichText => {
  const parts: RichText = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, label = whole, url = whole] = match;
    if (!URL.canParse(url)) continue;
    parts.push(paragraph.slice(end, match.index), { label, url });
    end = match.index + whole.length;
  }
  return [...parts, paragraph.slice(end)].filter((part) => part !== '');
};

/** The paragraphs of a plain text. Empty lines separate them. */
export const parseParagraphs = (text: string): RichText[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseLinks);

/** The text in one line, without the addresses of its links. */
export const toOneLine = (text: RichText): string =>
  text
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('')
    .replace(/\s+/g, ' ');

/** Plain text: "label (address)" for each link. */
export const toPlainText = (text: RichText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.label === part.url ? part.url : `${part.label} (${part.url})`;
    })
    .join('');

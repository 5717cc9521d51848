/** A part of an article's Markdown, without the markup. */
export interface PlainPart {
  kind: 'heading' | 'words';
  text: string;
}

const HEADING = /^#{1,6}\s+/;

/** Live figures need the server; cards and tables of figures are dropped. */
const removeFigures = (text: string): string =>
  text.replace(/^\{\{city-[^{}]*\}\}$/gm, '').replace(/\{\{city:[^{}]*\}\}/g, '(figure not available)');

/** Links keep their text, emphasis is removed, list and quotation marks become plain characters. */
const removeMarkup = (text: string): string =>
  removeFigures(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[\w-]+\]:?|\[!(?:note|tip|important|caution|warning)\]/gi, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^>\s?/gm, '')
    .replace(/^[-*]\s+/gm, '• ');

/** Splits Markdown into readable parts, for when the server cannot render it. */
export const parsePlainParts = (markdown: string): PlainPart[] =>
  markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .map((part): PlainPart => ({
      kind: HEADING.test(part) ? 'heading' : 'words',
      text: removeMarkup(part.replace(HEADING, '')).trim(),
    }))
    .filter(({ text }) => text !== '');

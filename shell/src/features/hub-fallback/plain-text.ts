/** A part of an article as its author wrote it, without the signs. */
export interface PlainPart {
  kind: 'heading' | 'words';
  text: string;
}

const HEADING = /^#{1,6}\s+/;

/** A figure of the table of cities, which only the server knows; a card or a table of them has nothing to say here. */
const removeFigures = (text: string): string =>
  text.replace(/^\{\{city-[^{}]*\}\}$/gm, '').replace(/\{\{city:[^{}]*\}\}/g, '(figure not available)');

/** Links keep their words, emphasis goes, the marks of lists and quotations become what they mean. */
const removeMarkup = (text: string): string =>
  removeFigures(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[\w-]+\]:?|\[!(?:note|tip|important|caution|warning)\]/gi, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^>\s?/gm, '')
    .replace(/^[-*]\s+/gm, '• ');

/** Markdown in parts that can be read as they are: for when nobody can render it. */
export const parsePlainParts = (markdown: string): PlainPart[] =>
  markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .map((part): PlainPart => ({
      kind: HEADING.test(part) ? 'heading' : 'words',
      text: removeMarkup(part.replace(HEADING, '')).trim(),
    }))
    .filter(({ text }) => text !== '');

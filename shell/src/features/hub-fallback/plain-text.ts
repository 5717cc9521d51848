/** A part of an article as its author wrote it, without the signs. */
export interface PlainPart {
  kind: 'heading' | 'words';
  text: string;
}

const heading = /^#{1,6}\s+/;

/** Links keep their words, emphasis goes, the marks of lists and quotations become what they mean. */
const withoutSigns = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^>\s?/gm, '')
    .replace(/^[-*]\s+/gm, '• ');

/** Markdown in parts that can be read as they are: for when nobody can render it. */
export const plainParts = (markdown: string): PlainPart[] =>
  markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({
      kind: heading.test(part) ? 'heading' : 'words',
      text: withoutSigns(part.replace(heading, '')),
    }));

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const DIRECTIVE = /\{\{[^{}\n]*\}\}/g;
const ADDRESS = /\]\([^)\s]{0,2000}\)/g;

/** A text without its code, which is shown as it was typed. */
export const stripCode = (markdown: string): string => markdown.replace(CODE, ' ');

/** What a text claims in its own words: one sentence, or one row of a table, at a time. */
export const splitClaims = (markdown: string): string[] =>
  stripCode(markdown)
    .replace(DIRECTIVE, ' ')
    .replace(ADDRESS, ']')
    .split('\n')
    .flatMap((line) => (line.trimStart().startsWith('|') ? [line] : line.split(/(?<=[.?!])\s+/)))
    .map((claim) => claim.trim())
    .filter((claim) => claim !== '');

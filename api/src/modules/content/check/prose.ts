const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const DIRECTIVE = /\{\{[^{}\n]*\}\}/g;
const ADDRESS = /\]\([^)\s]{0,2000}\)/g;

/** Removes code, which is shown verbatim. */
export const stripCode = (markdown: string): string => markdown.replace(CODE, ' ');

/** Splits a text into claims: sentences and table rows, without code, directives and URLs. */
export const splitClaims = (markdown: string): string[] =>
  stripCode(markdown)
    .replace(DIRECTIVE, ' ')
    .replace(ADDRESS, ']')
    .split('\n')
    .flatMap((line) => (line.trimStart().startsWith('|') ? [line] : line.split(/(?<=[.?!])\s+/)))
    .map((claim) => claim.trim())
    .filter((claim) => claim !== '');

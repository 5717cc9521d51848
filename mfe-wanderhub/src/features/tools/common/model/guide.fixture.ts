import fs from 'node:fs';
import path from 'node:path';

const postsFolder = path.join(__dirname, '../../../../../../api/content/posts');

/** The Markdown of a shipped guide. */
export const readGuide = (slug: string): string =>
  fs.readFileSync(path.join(postsFolder, `${slug}.md`), 'utf8');

const splitCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('*', '').trim());

/** The rows of the first table whose header starts with `head`, as cells without emphasis. */
export const findTableRows = (text: string, head: string): string[][] => {
  const from = text.indexOf(`\n| ${head}`);
  if (from < 0) throw new Error(`No table begins with "${head}".`);
  const [table = ''] = text.slice(from + 1).split('\n\n');
  return table.split('\n').slice(2).map(splitCells);
};

/** The first group of a pattern; throws if it does not match. */
export const findMatch = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The text says nothing like ${pattern}.`);
  return found;
};

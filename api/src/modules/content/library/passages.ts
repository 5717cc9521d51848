import type { TextPart } from '@wanderwork/contracts';
import { textQuery } from './words.js';

/** Signs that no text has: they go around what was found, until it is taken apart here. */
const BEGIN = '\u0002';
const END = '\u0003';

const options = (rest: string) => `'StartSel=${BEGIN}, StopSel=${END}, ${rest}'`;

/** The title, and the passages of the text where the words stand closest together, of the posts of one page. */
export const passagesSql = (ids: readonly string[], words: readonly string[]) => {
  const query = textQuery(words, false, 2);
  return {
    sql: `
      SELECT id,
        ts_headline('reading', title, query, ${options('HighlightAll=true')}) AS title,
        ts_headline('reading', coalesce(excerpt, '') || ' ' || post_plain(content), query,
          ${options('MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … "')}) AS passage
      FROM posts, (SELECT ${query.sql}) AS asked (query) WHERE id = ANY ($1::uuid[])`,
    parameters: [[...ids], ...query.parameters],
  };
};

/** `one \u0002two\u0003 three` as parts, without empty ones and with single spaces. */
export const partsOf = (marked: string): TextPart[] =>
  marked
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?]|:(?= ))/g, '$1')
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(BEGIN) ? { text: piece.slice(1, -1), found: true } : { text: piece, found: false },
    );

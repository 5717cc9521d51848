import type { TextPart } from '@wanderwork/contracts';
import { buildTextQuery } from './text-query.js';

/** Control characters, which no text contains, mark the matches until `toTextParts` splits them. */
const START_MARK = '\u0002';
const END_MARK = '\u0003';

const headlineOptions = (rest: string) => `'StartSel=${START_MARK}, StopSel=${END_MARK}, ${rest}'`;

/** Highlighted titles and the best matching passages for the posts of one page. */
export const buildPassagesSql = (ids: readonly string[], words: readonly string[]) => {
  const query = buildTextQuery(words, false, 2);
  return {
    sql: `
      SELECT id,
        ts_headline('reading', title, query, ${headlineOptions('HighlightAll=true')}) AS title,
        ts_headline('reading', coalesce(excerpt, '') || ' ' || post_plain(content), query,
          ${headlineOptions('MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … "')}) AS passage
      FROM posts, (SELECT ${query.sql}) AS asked (query) WHERE id = ANY ($1::uuid[])`,
    parameters: [[...ids], ...query.parameters],
  };
};

/** Splits `one \u0002two\u0003 three` into parts, without empty parts and with single spaces. */
export const toTextParts = (marked: string): TextPart[] =>
  marked
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?]|:(?= ))/g, '$1')
    .split(new RegExp(`(${START_MARK}[^${END_MARK}]*${END_MARK})`))
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(START_MARK)
        ? { text: piece.slice(1, -1), found: true }
        : { text: piece, found: false },
    );

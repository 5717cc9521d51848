import type { TextPart } from '@wanderwork/contracts';
import { readRows, sql, type Database, type Sql } from '../database/sql.js';
import { buildTextQuery } from './text-query.js';

/** What a result shows: its title and passages, with the words that were found. */
export interface Passage {
  title: TextPart[];
  passage: TextPart[];
}

/** Control characters, which no text contains, mark the matches until `toTextParts` splits them. */
const START_MARK = '\u0002';
const END_MARK = '\u0003';

const headlineOptions = (rest: string) => `StartSel=${START_MARK}, StopSel=${END_MARK}, ${rest}`;
const TITLE_OPTIONS = headlineOptions('HighlightAll=true');
const PASSAGE_OPTIONS = headlineOptions('MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … "');

/** Splits `one \u0002two\u0003 three` into parts, without empty parts and with single spaces. */
const toTextParts = (marked: string): TextPart[] =>
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

/** Highlighted titles and the best matching passages. `texts` selects an id, a title and a text of each result. */
export const findPassages = async (
  database: Database,
  texts: Sql,
  words: readonly string[],
): Promise<Map<string, Passage>> => {
  const rows = await readRows<{ id: string; title: string; passage: string }>(
    database,
    sql`SELECT id, ts_headline('reading', title, query, ${TITLE_OPTIONS}) AS title,
        ts_headline('reading', text, query, ${PASSAGE_OPTIONS}) AS passage
      FROM (${texts}) AS texts (id, title, text), (SELECT ${buildTextQuery(words, false)}) AS asked (query)`,
  );
  return new Map(
    rows.map(({ id, title, passage }) => [
      id,
      { title: toTextParts(title), passage: toTextParts(passage.trim()) },
    ]),
  );
};

import type { TextPart } from '@wanderwork/contracts';
import { readRows, sql, type Database, type Sql } from '../database/sql.js';
import { choosePassage, END_MARK, START_MARK } from './choose-sentences.js';
import { buildTextQuery } from './text-query.js';

/** What a result shows: its title and a passage, with the words that were found. */
export interface Passage {
  title: TextPart[];
  passage: TextPart[];
}

const HEADLINE_OPTIONS = `StartSel=${START_MARK}, StopSel=${END_MARK}, HighlightAll=true`;

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

const markedSql = (text: Sql) => sql`ts_headline('reading', ${text}, query, ${HEADLINE_OPTIONS})`;

/**
 * Highlighted titles and the best matching sentences. The sentences are split here, because PostgreSQL's regular
 * expressions take four times as long for a text as marking it. `texts` selects an id, a title and a text of each result.
 */
export const findPassages = async (
  database: Database,
  texts: Sql,
  words: readonly string[],
): Promise<Map<string, Passage>> => {
  const rows = await readRows<{ id: string; title: string; text: string }>(
    database,
    sql`SELECT id, ${markedSql(sql`title`)} AS title, ${markedSql(sql`text`)} AS text
      FROM (${texts}) AS texts (id, title, text), (SELECT ${buildTextQuery(words, false)}) AS asked (query)`,
  );
  return new Map(
    rows.map(({ id, title, text }) => [
      id,
      { title: toTextParts(title), passage: toTextParts(choosePassage(text)) },
    ]),
  );
};

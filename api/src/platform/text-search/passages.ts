import type { TextPart } from '@wanderwork/contracts';
import { readRows, sql, type Database, type Sql } from '../database/sql.js';
import { choosePassage, END_MARK, SENTENCE_END, START_MARK } from './choose-sentences.js';
import { buildTextQuery } from './text-query.js';

/** What a result shows: its title and a passage, with the words that were found. */
export interface Passage {
  title: TextPart[];
  passage: TextPart[];
}

const HEADLINE_OPTIONS = `StartSel=${START_MARK}, StopSel=${END_MARK}, HighlightAll=true`;

/** Sentences of a text to choose from. Those without a match serve texts that match by title or tags only. */
const MAX_SENTENCES = 20;

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

const sentencesSql = sql`
  ARRAY(SELECT sentence
    FROM regexp_split_to_table(${markedSql(sql`text`)}, ${SENTENCE_END}) WITH ORDINALITY AS split (sentence, place)
    ORDER BY position(${START_MARK} IN sentence) > 0 DESC, place LIMIT ${MAX_SENTENCES})`;

/** Highlighted titles and the best matching sentences. `texts` selects an id, a title and a text of each result. */
export const findPassages = async (
  database: Database,
  texts: Sql,
  words: readonly string[],
): Promise<Map<string, Passage>> => {
  const rows = await readRows<{ id: string; title: string; sentences: string[] }>(
    database,
    sql`SELECT id, ${markedSql(sql`title`)} AS title, ${sentencesSql} AS sentences
      FROM (${texts}) AS texts (id, title, text), (SELECT ${buildTextQuery(words, false)}) AS asked (query)`,
  );
  return new Map(
    rows.map(({ id, title, sentences }) => [
      id,
      { title: toTextParts(title), passage: toTextParts(choosePassage(sentences)) },
    ]),
  );
};

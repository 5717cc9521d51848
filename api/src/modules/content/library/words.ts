/** More words than this narrow nothing any more, and each one costs. */
const MOST_WORDS = 8;

/** The words of a search as they are compared: NUL and signs part words, and so does whatever else is no letter or digit. */
export const wordsOf = (query: string): string[] =>
  [
    ...new Set(
      query
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, MOST_WORDS);

/**
 * A query of PostgreSQL's text search for one word: its stem, or the word itself; of the last one what is typed of it so
 * far. Words hold letters and digits only, so nothing in them can be an operator.
 */
const WORD = `(to_tsquery('reading', $word) || to_tsquery('wording', $word || $ending))`;

interface Asked {
  /** An SQL expression of type tsquery. */
  sql: string;
  parameters: string[];
}

/** All of the words, or any of them; parameters begin at `$first`. */
export const textQuery = (words: readonly string[], every: boolean, first: number): Asked => {
  const sql = words
    .map((_, index) => {
      const ending = index === words.length - 1 ? "':*'" : "''";
      return WORD.replaceAll('$word', `$${first + index}::text`).replaceAll('$ending', ending);
    })
    .join(every ? ' && ' : ' || ');
  return { sql: `(${sql})`, parameters: [...words] };
};

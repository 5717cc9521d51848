import type { Sql } from '../database/sql.js';

/** Names in the database of the texts that one search reads. Migrations 9310 to 9994 show what they hold and do. */
export interface Corpus {
  /** A table with a row per post: `post_id`, `published_at`, `vector`. */
  search: Sql;
  /** The column of `search` that a result stands for. If several posts of it match, the best one counts. */
  result: Sql;
  /** A table with each word of the texts, to correct typing errors. */
  words: Sql;
  /** `(wanted, indexed[], most)`: the newest matching posts, and whether there are more. */
  newestWith: Sql;
  /** `(typed)`: a query for the words with this beginning. */
  wordsBegun: Sql;
}

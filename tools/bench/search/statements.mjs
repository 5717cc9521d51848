const modules = '../../../api/dist/modules/cities/';

const { understand, filtersOf } = await import(`${modules}phrases/understand.js`);
const { toPageQuery: phraseWanted } = await import(`${modules}search/phrase-list.js`);
const { VocabularyCache } = await import(`${modules}search/vocabulary-cache.js`);
const { toPageQuery: listWanted } = await import(`${modules}listing/city-list.js`);
const pages = await import(`${modules}pages/page-query.js`);
const { areFew } = await import(`${modules}pages/sample.js`);

const numbers = new Set(['maxCost', 'minSpeed', 'limit']);
export const typed = (query) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, numbers.has(key) ? +value : value]));

/** What the API asks this database for an ask, by the API's own code. Null for suggestions, which ask for names only. */
const wantedFor = async (client, { path, query }) => {
  if (path === '/api/cities') return { ...listWanted(typed(query)), after: null };
  if (path !== '/api/search') return null;
  const run = async (sql, parameters) => (await client.query(sql, parameters)).rows;
  const [{ cities }] = await run('SELECT count(*)::integer AS cities FROM cities WHERE irex IS NOT NULL');
  const [{ drawn }] = await run('SELECT count(*)::integer AS drawn FROM city_sample');
  // One connection answers one question at a time.
  const inTurn = { last: Promise.resolve() };
  const pool = { query: (...asked) => (inTurn.last = inTurn.last.then(() => client.query(...asked))) };
  const database = {
    query: async (...asked) => (await pool.query(...asked)).rows,
    driver: { master: pool },
  };
  const vocabulary = await new VocabularyCache(
    database,
    { current: async () => '' },
    { current: async () => ({ cities, drawn }) },
  ).get(query.q);
  const { understood, ranking } = understand(query.q, vocabulary, new Date());
  const like = ranking.like && vocabulary.cities.get(ranking.like);
  const filters = filtersOf(understood, vocabulary);
  const byName = understood.length === 0;
  return { ...phraseWanted({ query: typed(query), filters, ranking, like, byName }), after: null };
};

/** How a large table is asked for the page: its plan, as PostgreSQL tells it. Null for suggestions. */
export const planOf = async (client, ask) => {
  const wanted = await wantedFor(client, ask);
  if (!wanted) return null;
  const sample = pages.buildSampleStatement(wanted);
  const { rows } = await client.query(sample.sql, sample.parameters);
  const { rows: drawn } = await client.query('SELECT count(*)::integer AS drawn FROM city_sample');
  const few = wanted.areFew || areFew(rows[0], drawn[0]);
  const { sql, parameters } = few
    ? pages.buildCountedPageStatement(wanted)
    : pages.buildPageStatement(wanted);
  const plan = await client.query(`EXPLAIN (COSTS OFF) ${sql}`, parameters);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
};

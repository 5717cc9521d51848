const modules = '../../../api/dist/modules/';

const { understand, mergeFilters } = await import(`${modules}city-search/phrases/understand.js`);
const { toPageQuery: phraseWanted } = await import(`${modules}city-search/search/phrase-list.js`);
const { VocabularyCache } = await import(`${modules}city-search/search/vocabulary-cache.js`);
const { toPageQuery: listWanted } = await import(`${modules}city-search/listing/city-list.service.js`);
const pages = await import(`${modules}city-search/listing/page-query.js`);
const { areFew } = await import(`${modules}city-search/listing/sample.js`);

const numbers = new Set(['maxCost', 'minSpeed', 'limit']);
export const parseQuery = (query) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, numbers.has(key) ? +value : value]));

/**
 * Returns the list that the API reads for a request, by the API's own code. Null for suggestions, which read names
 * only.
 */
const findCityList = async (client, { path, query }) => {
  if (path === '/api/cities') return { ...listWanted(parseQuery(query)), after: null };
  if (path !== '/api/search') return null;
  const run = async (sql, parameters) => (await client.query(sql, parameters)).rows;
  const [{ cities }] = await run('SELECT count(*)::integer AS cities FROM cities WHERE irex IS NOT NULL');
  const [{ drawn }] = await run('SELECT count(*)::integer AS drawn FROM city_sample');
  // One connection runs one statement at a time.
  const queue = { last: Promise.resolve() };
  const pool = { query: (...args) => (queue.last = queue.last.then(() => client.query(...args))) };
  const database = { driver: { master: pool } };
  const vocabulary = await new VocabularyCache(
    database,
    { current: async () => '' },
    { current: async () => ({ cities, drawn }) },
  ).get(query.q);
  const { understood, ranking } = understand(query.q, vocabulary, new Date());
  const like = ranking.like && vocabulary.cities.get(ranking.like);
  const filters = mergeFilters(understood, vocabulary);
  const byName = understood.length === 0;
  return { ...phraseWanted({ query: parseQuery(query), filters, ranking, like, byName }), after: null };
};

/** Returns the query plan of the page in a large table. Null for suggestions. */
export const explainPlan = async (client, request) => {
  const cityList = await findCityList(client, request);
  if (!cityList) return null;
  const sample = pages.buildSampleStatement(cityList);
  const { rows } = await client.query(sample.text, sample.values);
  const { rows: drawn } = await client.query('SELECT count(*)::integer AS drawn FROM city_sample');
  const few = cityList.areFew || areFew(rows[0], drawn[0]);
  const { text, values } = few
    ? pages.buildCountedPageStatement(cityList)
    : pages.buildPageStatement(cityList);
  const plan = await client.query(`EXPLAIN (COSTS OFF) ${text}`, values);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
};

import pg from 'pg';
import { typed } from './statements.mjs';

const modules = '../../../api/dist/modules/cities/';

const { CityPagesService } = await import(`${modules}pages/city-pages.service.js`);
const { CityScaleService } = await import(`${modules}pages/city-scale.service.js`);
const { CitySearchService } = await import(`${modules}search/city-search.service.js`);
const { Clock } = await import(`${modules}search/clock.js`);
const { PhraseSearchService } = await import(`${modules}search/phrase-search.service.js`);
const { ParsedPhraseCache } = await import(`${modules}search/parsed-phrase-cache.js`);
const { VocabularyCache } = await import(`${modules}search/vocabulary-cache.js`);
const { toPageQuery } = await import(`${modules}listing/city-list.js`);
const { getListName } = await import(`${modules}listing/city-filters.js`);
const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');

/** A pool as the API knows it, which writes down what it is asked: what is asked at once in one wave, then the next. */
const recording = (pool) => {
  const waves = [];
  let open = 0;
  const query = async (sql, parameters) => {
    if (open === 0) waves.push([]);
    waves.at(-1).push({ sql, parameters });
    open += 1;
    try {
      return await pool.query(sql, parameters);
    } finally {
      open -= 1;
    }
  };
  const database = {
    query: async (sql, parameters) => (await query(sql, parameters)).rows,
    driver: { master: { query } },
  };
  return { waves, database };
};

/** The API's own services over a database, as for somebody who asked for the same a moment ago. */
const servicesOver = (database) => {
  const versions = { current: async () => '' };
  const clock = new Clock();
  const scale = new CityScaleService(database, versions);
  const pages = new CityPagesService(database, scale, new PageKeys('a benchmark'), versions);
  const names = new CitySearchService(database, scale, versions);
  const readings = new ParsedPhraseCache(new VocabularyCache(database, versions, scale), clock, versions);
  // Nothing is kept: a kept answer is no question.
  const kept = { get: (_key, find) => find() };
  const phrases = new PhraseSearchService(database, names, readings, pages, scale, clock, kept);
  return {
    '/api/search': (query) => phrases.search(query),
    '/api/search/suggestions': ({ q }) => names.search(q),
    '/api/cities': (query) => pages.getPage(getListName(query), toPageQuery(query), query.after),
  };
};

/**
 * What a hand-written server has to do for the same answer: the statements that the API asks when it is asked a second
 * time, those that wait for one another one after the other, and the answer, of which the cities or names come from rows.
 */
export const sameWork = async (databaseUrl, { path, query }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const { waves, database } = recording(pool);
    const ask = servicesOver(database)[path];
    await ask(typed(query));
    waves.length = 0;
    const answer = JSON.parse(JSON.stringify(await ask(typed(query))));
    return { waves: structuredClone(waves), answer };
  } finally {
    await pool.end();
  }
};

import pg from 'pg';
import { parseQuery } from './statements.mjs';

const modules = '../../../api/dist/modules/';

const { CitiesService } = await import(`${modules}cities/cities.service.js`);
const { CityCardsService } = await import(`${modules}city-search/search/city-cards.service.js`);
const { CityPagesService } = await import(`${modules}city-search/listing/city-pages.service.js`);
const { CityScaleService } = await import(`${modules}cities/city-scale.service.js`);
const { CitySearchService } = await import(`${modules}city-search/search/city-search.service.js`);
const { Clock } = await import(`${modules}city-search/clock.js`);
const { NearMissesService } = await import(`${modules}city-search/search/near-misses.service.js`);
const { PhraseSearchService } = await import(`${modules}city-search/search/phrase-search.service.js`);
const { PlaceAnswersService } = await import(`${modules}city-search/search/place-answers.service.js`);
const { ParsedPhraseCache } = await import(`${modules}city-search/search/parsed-phrase-cache.js`);
const { VocabularyCache } = await import(`${modules}city-search/search/vocabulary-cache.js`);
const { toPageQuery } = await import(`${modules}city-search/listing/city-list.service.js`);
const { getListName } = await import(`${modules}city-search/listing/city-filters.js`);
const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');

/** A pool for the API's services that records their statements: concurrent ones in one wave, later ones in the next. */
const createRecorder = (pool) => {
  const waves = [];
  let open = 0;
  const query = async (statement) => {
    if (open === 0) waves.push([]);
    waves.at(-1).push({ sql: statement.text, parameters: statement.values });
    open += 1;
    try {
      return await pool.query(statement);
    } finally {
      open -= 1;
    }
  };
  return { waves, database: { driver: { master: { query } } } };
};

/** Returns the API's own services over a database, as for a person who sent the same search a moment ago. */
const createServices = (database) => {
  const versions = { current: async () => '' };
  const clock = new Clock();
  const scale = new CityScaleService(database, versions);
  const pages = new CityPagesService(database, scale, new PageKeys('a benchmark'), versions);
  const names = new CitySearchService(database, scale, versions);
  const phraseCache = new ParsedPhraseCache(new VocabularyCache(database, versions, scale), clock, versions);
  // Caches nothing: a cached answer needs no statement.
  const noCache = { get: (_key, find) => find() };
  // The repositories are for whole cities, about which no request here asks.
  const cities = new CitiesService(database, null, null, scale, null);
  const nearMisses = new NearMissesService(database, scale, pages);
  const cards = new CityCardsService(database, nearMisses, clock);
  const places = new PlaceAnswersService(cities, null, scale, null, clock);
  const phrases = new PhraseSearchService(
    database,
    names,
    phraseCache,
    pages,
    scale,
    clock,
    noCache,
    cards,
    places,
  );
  return {
    '/api/search': async (query) => JSON.parse((await phrases.search(query)).json),
    '/api/search/suggestions': ({ q }) => names.search(q),
    '/api/cities': (query) => pages.getPage(getListName(query), toPageQuery(query), query.after),
  };
};

/**
 * Returns what a hand-written server has to do for the same answer: the statements that the API runs for a repeated
 * request, with dependent ones in sequence, and the answer whose cities or names come from rows.
 */
export const recordWork = async (databaseUrl, { path, query }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const { waves, database } = createRecorder(pool);
    const search = createServices(database)[path];
    await search(parseQuery(query));
    waves.length = 0;
    const answer = JSON.parse(JSON.stringify(await search(parseQuery(query))));
    return { waves: structuredClone(waves), answer };
  } finally {
    await pool.end();
  }
};

const modules = '../../../api/dist/modules/';

const { toSummary } = await import(`${modules}cities/cities.mapper.js`);
const { toHit } = await import(`${modules}city-search/search/city-search.service.js`);

const mappers = { items: toSummary, hits: toHit };

/** Returns whether a statement of the API is about cities of a page or about names; null when it only counts. */
const getListName = ({ sql }) => {
  if (sql.includes('AS "sortValue"')) return 'items';
  return /city_search_entries|close_names/.test(sql) ? 'hits' : null;
};

/**
 * Rebuilds the API's answer from the rows of these statements: the same bytes with nearly the same work. The rows of
 * near misses and facts are read, but their part of the answer is not made again.
 */
export const composeAnswer = (answer, statements) => {
  const names = statements.map(getListName);
  const lists = names.map((name, at) => (names.indexOf(name) === at ? name : null));
  return (results) => {
    const rebuiltLists = results.flatMap((rows, at) => {
      const list = lists[at];
      if (list === null) return [];
      const found = rows.filter(({ slug }) => slug !== null).slice(0, answer[list].length);
      return [[list, found.map(mappers[list])]];
    });
    return { ...answer, ...Object.fromEntries(rebuiltLists) };
  };
};

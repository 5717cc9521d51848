const modules = '../../../api/dist/modules/cities/';

const { toSummary } = await import(`${modules}cities.mapper.js`);
const { toHit } = await import(`${modules}search/city-search.service.js`);

const mappers = { items: toSummary, hits: toHit };

/** Whether a statement of the API is about cities of a page, about names, or only counts. */
const listOf = ({ sql }) => {
  if (sql.includes('AS "sortValue"')) return 'items';
  return /city_search_entries|close_names/.test(sql) ? 'hits' : null;
};

/** The answer of the API, its lists made anew of the rows of these statements: the same bytes, honestly come by. */
export const composed = (answer, statements) => {
  const lists = statements.map(listOf);
  return (results) => {
    const made = results.flatMap((rows, at) => {
      const list = lists[at];
      if (list === null) return [];
      const found = rows.filter(({ slug }) => slug !== null).slice(0, answer[list].length);
      return [[list, found.map(mappers[list])]];
    });
    return { ...answer, ...Object.fromEntries(made) };
  };
};

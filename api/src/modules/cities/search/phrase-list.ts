import type { PhraseFilter, Understanding } from '@wanderwork/contracts';
import type { SearchQuery } from '@wanderwork/contracts/requests';
import { conditionsOf } from '../listing/city-filters.js';
import { pageSize, type Statement } from '../listing/city-list.js';
import { orders } from '../listing/city-order.js';
import type { Place } from '../listing/page-key.js';
import { Parameters } from '../listing/parameters.js';
import { summaryColumns } from '../listing/summary-columns.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { phraseConditions } from './phrase-conditions.js';
import { orderOf } from './phrase-order.js';

/** A phrase as the database is asked for it. */
export interface Asked {
  query: SearchQuery;
  filters: readonly PhraseFilter[];
  ranking: Understanding['ranking'];
  /** The city that others should be like. */
  like: CityProfile | undefined;
  /** The words are looked for in names: nothing else was understood. */
  byName: boolean;
}

const FROM = 'FROM cities LEFT JOIN city_search_profiles ON city_slug = slug';

const whereOf = ({ query, filters, byName }: Asked, parameters: Parameters): string =>
  [
    ...conditionsOf({ ...query, q: byName ? query.q : '' }, parameters),
    ...phraseConditions(filters, parameters),
  ].join(' AND ');

/** One page after `place`, and one city more. An order that is asked for beside the phrase wins over the phrase's. */
export const pageStatement = (asked: Asked, place: Place | null): Statement => {
  const parameters = new Parameters();
  const { sort } = asked.query;
  const where = whereOf(asked, parameters);
  const { expression, type } = sort ? orders[sort] : orderOf(asked.ranking, asked.like, parameters);
  const after = place
    ? ` AND (${expression}, slug) > (${parameters.add(place.value)}::${type}, ${parameters.add(place.slug)})`
    : '';
  const sql = `SELECT ${summaryColumns}, (${expression})::text AS "sortValue" ${FROM}
    WHERE ${where}${after} ORDER BY ${expression}, slug LIMIT ${parameters.add(pageSize(asked.query) + 1)}`;
  return { sql, parameters: parameters.values };
};

export const countStatement = (asked: Asked): Statement => {
  const parameters = new Parameters();
  const sql = `SELECT count(*)::integer AS total ${FROM} WHERE ${whereOf(asked, parameters)}`;
  return { sql, parameters: parameters.values };
};

/** For each list of conditions, how many cities fit it. */
export const countsStatement = (
  asked: Asked,
  alternatives: readonly (readonly PhraseFilter[])[],
): Statement => {
  const parameters = new Parameters();
  const counts = alternatives.map((filters) => {
    const conditions = phraseConditions(filters, parameters);
    return `count(*) FILTER (WHERE ${['true', ...conditions].join(' AND ')})::integer`;
  });
  const where = whereOf({ ...asked, filters: [] }, parameters);
  return {
    sql: `SELECT ARRAY[${counts.join(', ')}] AS counts ${FROM} WHERE ${where}`,
    parameters: parameters.values,
  };
};

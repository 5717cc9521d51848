import type { PhraseFilter, Understanding } from '@wanderwork/contracts';
import type { SearchQuery } from '@wanderwork/contracts/requests';
import { conditionsOf } from '../listing/city-filters.js';
import { pageSize } from '../listing/city-list.js';
import { orders } from '../listing/city-order.js';
import { SqlParameters } from '../listing/sql-parameters.js';
import type { Statement, Wanted } from '../pages/page-query.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { namesCities, phraseConditions, placeBeside, placeCondition } from './phrase-conditions.js';
import { orderOf, standsInProfiles } from './phrase-order.js';

/** A search request with its parsed phrase. */
export interface Asked {
  query: SearchQuery;
  filters: readonly PhraseFilter[];
  ranking: Understanding['ranking'];
  /** The city that others should be similar to. */
  like: CityProfile | undefined;
  /** Search the words in names, because nothing else was understood. */
  byName: boolean;
}

/**
 * An order by a figure of a profile uses an index of the profiles, so it needs an inner join. Every scored city has a
 * profile.
 */
const fromOf = ({ query, ranking }: Asked): string => {
  const isByProfile = !query.sort && standsInProfiles(ranking);
  return `cities ${isByProfile ? '' : 'LEFT '}JOIN city_search_profiles ON city_slug = slug`;
};

const whereOf = ({ query, filters, byName }: Asked, parameters: SqlParameters): string =>
  [
    ...conditionsOf({ ...query, q: byName ? query.q : '' }, parameters),
    ...phraseConditions(filters, parameters),
  ].join(' AND ');

const isByScore = ({ query, ranking }: Asked): boolean => (query.sort ?? ranking.by) === 'irex';

const likeToOf = ({ query, ranking, like }: Asked): string | null =>
  (!query.sort && ranking.by === 'similar' && like?.slug) || null;

/** The requested order overrides the one of the phrase. */
export const wantedOf = (asked: Asked): Omit<Wanted, 'after'> => ({
  from: fromOf(asked),
  where: (parameters) => whereOf(asked, parameters),
  place: (parameters) => (isByScore(asked) && placeCondition(asked.filters, parameters)) || 'true',
  gathered: (parameters) => placeBeside(asked.filters, parameters) ?? 'true',
  order: (parameters) =>
    asked.query.sort ? orders[asked.query.sort] : orderOf(asked.ranking, asked.like, parameters),
  areFew: namesCities(asked.filters) || asked.query.only !== undefined,
  likeTo: likeToOf(asked),
  size: pageSize(asked.query),
});

/** Counts the cities that match each list of filters: of all cities, or of the sampled ones. */
export const countsStatement = (
  asked: Asked,
  alternatives: readonly (readonly PhraseFilter[])[],
  ofDrawn: boolean,
): Statement => {
  const parameters = new SqlParameters();
  const counts = alternatives.map((filters) => {
    const conditions = phraseConditions(filters, parameters);
    return `count(*) FILTER (WHERE ${['true', ...conditions].join(' AND ')})::integer`;
  });
  const where = whereOf({ ...asked, filters: [] }, parameters);
  const from = ofDrawn ? 'city_sample AS cities' : fromOf(asked);
  return {
    sql: `SELECT ARRAY[${counts.join(', ')}] AS counts FROM ${from} WHERE ${where}`,
    parameters: parameters.values,
  };
};

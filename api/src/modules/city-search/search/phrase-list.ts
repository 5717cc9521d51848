import type { PhraseFilter, Understanding } from '@wanderwork/contracts';
import type { SearchQuery } from '@wanderwork/contracts/requests';
import { buildListCondition, hasFilters, joinConditions } from '../listing/city-filters.js';
import { getPageSize } from '../listing/city-list.service.js';
import { getOrder, type PageQuery } from '../listing/page-query.js';
import { join, sql, type Sql } from '../../../platform/database/sql.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import {
  namesCities,
  buildPhraseConditions,
  buildProfilePlaceCondition,
  buildOnlyPlaceCondition,
} from './phrase-conditions.js';
import { toOrder, isProfileFigure } from './phrase-order.js';

/** A search request with its parsed phrase. */
export interface PhraseQuery {
  query: SearchQuery;
  filters: readonly PhraseFilter[];
  ranking: Understanding['ranking'];
  /** The city that others should be similar to. */
  like: CityProfile | undefined;
  /** Search the words in names, because nothing else was understood. */
  byName: boolean;
  /** The current month, 1–12. */
  month: number;
}

/**
 * An order by a figure of a profile uses an index of the profiles, so it needs an inner join. Every scored city has a
 * profile.
 */
const buildFrom = ({ query, ranking }: PhraseQuery): Sql =>
  !query.sort && isProfileFigure(ranking)
    ? sql`cities JOIN city_search_profiles ON city_slug = slug`
    : sql`cities LEFT JOIN city_search_profiles ON city_slug = slug`;

export const buildWhere = ({ query, filters, byName }: PhraseQuery): Sql =>
  joinConditions([
    buildListCondition({ ...query, q: byName ? query.q : '' }),
    ...buildPhraseConditions(filters),
  ]);

/** The whole table, or the sample of a large one. */
export const buildTable = (phrase: PhraseQuery, isSampled: boolean): Sql =>
  isSampled ? sql`city_sample AS cities` : buildFrom(phrase);

const sortsByScore = ({ query, ranking }: PhraseQuery): boolean => (query.sort ?? ranking.by) === 'irex';

const getSimilarTo = ({ query, ranking, like }: PhraseQuery): string | null =>
  (!query.sort && ranking.by === 'similar' && like?.slug) || null;

/** Figures that have no index but those of their orders. */
const orderedFigures = ['temp', 'english', 'safetyIndex', 'tempYear', 'rainYear'] as const;

type OrderedFilter = PhraseFilter & { on: (typeof orderedFigures)[number] };

const isOrdered = (filter: PhraseFilter): filter is OrderedFilter =>
  (orderedFigures as readonly string[]).includes(filter.on);

/** The bounds of such a figure, written as the beginning of an order, whose index then finds the cities within them. */
const buildOrderConditions = (filter: OrderedFilter): Sql[] => {
  const { on: by, bounds } = filter;
  const [low, high] = [bounds.from ?? bounds.over, bounds.to ?? bounds.under];
  const months = filter.on === 'temp' ? filter.months.map((month) => [month]) : [[]];
  return months.flatMap((span) => {
    const isBefore = (rising: boolean, value: number): Sql =>
      sql`${toOrder({ by, rising, months: span, label: '' }, undefined).expression} <= ${value}::double precision`;
    return [
      ...(low === undefined ? [] : [isBefore(false, -low)]),
      ...(high === undefined ? [] : [isBefore(true, high)]),
    ];
  });
};

/**
 * A condition that every match fulfills, in forms for which there are indexes. Bounds are repeated only if nothing but a
 * place is required besides: the planner takes the repeated ones for much rarer, and would then look up in `cities` all
 * that are within them.
 */
const buildGatheredCondition = ({ query, filters }: PhraseQuery): Sql => {
  const place = buildProfilePlaceCondition(filters) ?? sql`true`;
  const figures = filters.filter(({ on }) => on !== 'place');
  if (figures.length === 0 || !figures.every(isOrdered) || hasFilters({ ...query, q: '' })) return place;
  // A condition on `city_slug` turns the outer join into an inner one, which can start at the profiles.
  return joinConditions([place, sql`city_slug IS NOT NULL`, ...figures.flatMap(buildOrderConditions)]);
};

/** The requested order overrides the one of the phrase. */
export const toPageQuery = (phrase: PhraseQuery): Omit<PageQuery, 'after'> => ({
  from: buildFrom(phrase),
  where: buildWhere(phrase),
  place: (sortsByScore(phrase) && buildOnlyPlaceCondition(phrase.filters)) || sql`true`,
  gathered: buildGatheredCondition(phrase),
  order: phrase.query.sort ? getOrder(phrase.query.sort, phrase.month) : toOrder(phrase.ranking, phrase.like),
  areFew: namesCities(phrase.filters) || phrase.query.only !== undefined,
  likeTo: getSimilarTo(phrase),
  size: getPageSize(phrase.query),
});

/** Counts the cities that match each list of filters: of all cities, or of the sampled ones. */
export const buildCountsStatement = (
  phrase: PhraseQuery,
  alternatives: readonly (readonly PhraseFilter[])[],
  isSampled: boolean,
): Sql => {
  const counts = alternatives.map((filters) => {
    const conditions = joinConditions([sql`true`, ...buildPhraseConditions(filters)]);
    return sql`count(*) FILTER (WHERE ${conditions})::integer`;
  });
  return sql`SELECT ARRAY[${join(counts, ', ')}] AS counts FROM ${buildTable(phrase, isSampled)} WHERE ${buildWhere({ ...phrase, filters: [] })}`;
};

import type {
  BoundFigure,
  Bounds,
  PhraseFilter,
  PhraseRanking,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { sql } from '../../../platform/database/sql.js';
import { hasFilters, joinConditions } from '../listing/city-filters.js';
import { DOUBLE, type Order, type PageQuery } from '../listing/page-query.js';
import { mergeFilters } from '../phrases/understand.js';
import { isAboutFigures } from './condition-facts.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
import { buildOnlyPlaceCondition, buildProfilePlaceCondition } from './phrase-conditions.js';
import { buildWhere, type PhraseQuery, toPageQuery } from './phrase-list.js';
import { isProfileFigure } from './phrase-order.js';

/** Most lists that are read in a large table, each without one condition. */
const MAX_LISTS = 4;

/** Orders of a large table that have an index in both directions. The falling rent has none; the cost is closest to it. */
const indexedOrders: Readonly<Partial<Record<BoundFigure, BoundFigure>>> = {
  cost: 'cost',
  rent: 'cost',
  speed: 'speed',
  population: 'population',
  air: 'air',
  english: 'english',
  safetyIndex: 'safetyIndex',
  tempYear: 'tempYear',
};

/** Amounts whose rising order has an index of the whole table, of each country and of each region: known ones only. */
const placeOrders: Readonly<Partial<Record<PhraseRanking['by'], Order>>> = {
  cost: { expression: sql`monthly_cost::double precision`, type: DOUBLE },
  rent: { expression: sql`rent`, type: DOUBLE },
};

export const byScore: PhraseRanking = { by: 'irex', rising: false, label: '' };

/** A list whose cities may miss one condition. */
export interface NearList {
  filters: readonly PhraseFilter[];
  ranking: PhraseRanking;
  /** Those that miss it least come first. */
  isByDistance: boolean;
}

const allByScore: NearList = { filters: [], ranking: byScore, isByDistance: false };

/** The bounds beyond one bound of a filter. */
const toBeyond = ({ from, to, over, under }: Bounds): Bounds => {
  if (from !== undefined) return { under: from };
  if (over !== undefined) return { to: over };
  return to === undefined ? { from: under } : { over: to };
};

const findOrder = (filter: PhraseFilter, rising: boolean): PhraseRanking | null => {
  if (filter.on === 'temp') {
    const { months } = filter;
    return months.length === 1 ? { ...byScore, by: 'temp', rising, months } : null;
  }
  if (!('bounds' in filter) || filter.on === 'rain') return null;
  const by = filter.on === 'rent' && rising ? 'rent' : indexedOrders[filter.on];
  return by === undefined ? null : { ...byScore, by, rising };
};

/** Leaves out the cities that meet a filter, and puts those first that miss it least, as far as an index has them so. */
const toNearest = (filter: PhraseFilter): NearList => {
  if (!('bounds' in filter)) return allByScore;
  const { from, to, over, under } = filter.bounds;
  const isLow = (from ?? over) !== undefined;
  const ranking = findOrder(filter, !isLow);
  if (!ranking) return allByScore;
  // Of a range, the list has only the cities below it.
  const isRange = isLow && (to ?? under) !== undefined;
  return {
    filters: [{ ...filter, bounds: toBeyond(filter.bounds) }],
    ranking,
    isByDistance: !isRange && ranking.by === filter.on,
  };
};

/** What is left of a phrase for near misses: what stays required, and what a city may miss. */
export interface NearQuestion {
  /** These stay required: people mean the place they name. */
  places: readonly UnderstoodCondition[];
  conditions: readonly UnderstoodCondition[];
}

export const toNearQuestion = ({ understanding: { understood } }: InterpretedPhrase): NearQuestion => ({
  places: understood.filter((condition) => condition.filters.length > 0 && !isAboutFigures(condition)),
  conditions: understood.filter(isAboutFigures),
});

/**
 * Plans the lists without one condition each. Those of a condition with one bound start with its nearest misses; the
 * others are in the order of the score.
 */
export const planNearLists = (
  { vocabulary }: InterpretedPhrase,
  { places, conditions }: NearQuestion,
  requiredFilters: readonly PhraseFilter[],
): NearList[] =>
  conditions.slice(0, MAX_LISTS).map((condition) => {
    const others = conditions.filter(({ id }) => id !== condition.id);
    const filters = others.length === 0 ? requiredFilters : mergeFilters([...places, ...others], vocabulary);
    const [filter, ...more] = condition.filters;
    const nearest = filter && more.length === 0 ? toNearest(filter) : allByScore;
    return { ...nearest, filters: [...filters, ...nearest.filters] };
  });

/** A page in the order of its ranking, along the index of the only place if there is one. */
export const toNearPage = (phrase: PhraseQuery): Omit<PageQuery, 'after'> => {
  const { filters, ranking } = phrase;
  const page = toPageQuery(phrase);
  const order = ranking.rising ? placeOrders[ranking.by] : undefined;
  if (!order) return page;
  const orderedPage = { ...page, order, place: buildOnlyPlaceCondition(filters) ?? sql`true` };
  const profilePlace = isProfileFigure(ranking) ? buildProfilePlaceCondition(filters) : null;
  if (!profilePlace) return orderedPage;
  // The place is required once only: the planner would take two conditions on it for a much rarer match.
  const others = filters.filter(({ on }) => on !== 'place');
  const where = joinConditions([profilePlace, buildWhere({ ...phrase, filters: others })]);
  return { ...orderedPage, where, gathered: sql`true` };
};

/** Tells whether an index has exactly these cities in their order, so that no sample has to tell how many there are. */
export const isIndexed = ({ query, filters, ranking }: PhraseQuery): boolean => {
  const isOrdered =
    ranking.rising && placeOrders[ranking.by] !== undefined && !hasFilters({ ...query, q: '' });
  const others = filters.filter(({ on }) => on !== 'place');
  const isInPlace = others.length === filters.length || buildOnlyPlaceCondition(filters) !== null;
  return isOrdered && others.length === 1 && isInPlace;
};

import { Injectable } from '@nestjs/common';
import type {
  BoundFigure,
  CitySummary,
  PhraseFilter,
  PhraseRanking,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { CityScaleService, type SummaryRow, toSummary } from '../../cities/index.js';
import { CityPagesService } from '../listing/city-pages.service.js';
import { DOUBLE, type Order, type PageQuery } from '../listing/page-query.js';
import { mergeFilters } from '../phrases/understand.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { isAboutFigures, type Standing } from './condition-facts.js';
import { buildNearStatement } from './near-statement.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
import { buildOnlyPlaceCondition } from './phrase-conditions.js';
import { type PhraseQuery, toPageQuery } from './phrase-list.js';

/** With fewer matches than this, the first page is filled up with near misses. */
export const MIN_MATCHES = 6;
/** Most near misses in one answer. */
export const MAX_NEAR = 8;
/** Cities from which the near misses are chosen, in addition to those that match. */
const MAX_CANDIDATES = 24;
/** With more conditions, cities of the sample that miss one of them will do. */
const MAX_EXACT = 2;
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

const byScore: PhraseRanking = { by: 'irex', rising: false, label: '' };

/** A page in the order of `ranking`, along the index of the only place if there is one. */
const followPlaceOrder = (
  page: Omit<PageQuery, 'after'>,
  filters: readonly PhraseFilter[],
  { by, rising }: PhraseRanking,
): Omit<PageQuery, 'after'> => {
  const order = rising ? placeOrders[by] : undefined;
  if (!order) return page;
  const place = buildOnlyPlaceCondition(filters) ?? sql`true`;
  return { ...page, order, place, where: sql`${page.where} AND ${page.gathered}`, gathered: sql`true` };
};

/** A list whose cities may miss one condition. */
interface NearList {
  filters: readonly PhraseFilter[];
  ranking: PhraseRanking;
  /** Those that miss it least come first. */
  isByDistance: boolean;
}

/** The order in which those that miss a filter least come first, and the bound that leaves out those that meet it. */
const toClosest = (filter: PhraseFilter): { beyond: PhraseFilter[]; ranking: PhraseRanking } => {
  const rest = { beyond: [], ranking: byScore };
  if (!('bounds' in filter)) return rest;
  const { from, to, over, under } = filter.bounds;
  const isLow = from !== undefined || over !== undefined;
  const bounds = isLow
    ? from === undefined
      ? { to: over }
      : { under: from }
    : to === undefined
      ? { from: under }
      : { over: to };
  if (filter.on === 'temp') {
    const [month, ...others] = filter.months;
    if (month === undefined || others.length > 0) return rest;
    return {
      beyond: [{ ...filter, bounds }],
      ranking: { ...byScore, by: 'temp', rising: !isLow, months: [month] },
    };
  }
  if (filter.on === 'rain') return rest;
  const by = filter.on === 'rent' && !isLow ? 'rent' : indexedOrders[filter.on];
  if (by === undefined) return rest;
  return { beyond: [{ on: filter.on, bounds }], ranking: { ...byScore, by, rising: !isLow } };
};

export interface RankedCity {
  city: CitySummary;
  standings: readonly Standing[];
}

const countMet = ({ standings }: RankedCity): number =>
  standings.filter(({ distance }) => distance === 0).length;
const sumDistances = ({ standings }: RankedCity): number =>
  standings.reduce((sum, { distance }) => sum + distance, 0);

/** The cities that meet the most conditions first, then those that miss the others least. */
export const rankNearMisses = <T extends RankedCity>(cities: readonly T[]): T[] =>
  [...cities]
    .sort(
      (a, b) =>
        countMet(b) - countMet(a) ||
        sumDistances(a) - sumDistances(b) ||
        b.city.irex.score - a.city.irex.score,
    )
    .slice(0, MAX_NEAR);

/** What is left of a phrase for near misses: what stays required, and what a city may miss. */
export interface NearQuestion {
  /** Places, which are requiredFilters: people mean the place they name. */
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
const planLists = (
  { vocabulary }: InterpretedPhrase,
  { places, conditions }: NearQuestion,
  requiredFilters: readonly PhraseFilter[],
): NearList[] =>
  conditions.slice(0, MAX_LISTS).map((condition) => {
    const others = conditions.filter(({ id }) => id !== condition.id);
    const filters = others.length === 0 ? requiredFilters : mergeFilters([...places, ...others], vocabulary);
    const [filter, ...more] = condition.filters;
    const { beyond, ranking } =
      filter && more.length === 0 ? toClosest(filter) : { beyond: [], ranking: byScore };
    return { filters: [...filters, ...beyond], ranking, isByDistance: beyond.length > 0 };
  });

/** Finds cities that come close to the conditions of a phrase. */
@Injectable()
export class NearMissesService {
  constructor(
    private readonly database: DataSource,
    private readonly scale: CityScaleService,
    private readonly pages: CityPagesService,
  ) {}

  /**
   * Candidates in any order. In a table of ordinary size one statement ranks all cities. In a large one, lists without
   * one condition each, in the order of its figure, bring the nearest of the whole table. Many conditions are looked up
   * in the sample first, and need no lists if it has enough cities that miss only one.
   */
  async findCandidates(
    phrase: PhraseQuery,
    interpretation: InterpretedPhrase,
    matches: readonly CitySummary[],
  ): Promise<CitySummary[]> {
    const question = toNearQuestion(interpretation);
    if (question.conditions.length === 0) return [];
    const requiredFilters = mergeFilters(question.places, interpretation.vocabulary);
    const inPlace = await this.findWithin(phrase, interpretation, question, requiredFilters);
    const isEmpty = inPlace.length === 0 && requiredFilters.length > 0;
    const found = isEmpty
      ? await this.findWithin(phrase, interpretation, { ...question, places: [] }, [])
      : inPlace;
    const own = new Set(matches.map(({ slug }) => slug));
    const bySlug = new Map(found.map((city) => [city.slug, city]));
    return [...bySlug.values()].filter(({ slug }) => !own.has(slug));
  }

  /** The cities most like a city, more of them than are shown. */
  findSimilar(phrase: PhraseQuery, like: CityProfile): Promise<CitySummary[]> {
    const filters: PhraseFilter[] = [{ on: 'notPlace', scope: { cities: [like.slug] } }];
    const ranking: PhraseRanking = { ...byScore, by: 'similar', rising: true, like: like.slug };
    return this.list({ ...phrase, like, byName: false }, filters, ranking, MAX_CANDIDATES);
  }

  private async findWithin(
    phrase: PhraseQuery,
    interpretation: InterpretedPhrase,
    question: NearQuestion,
    requiredFilters: readonly PhraseFilter[],
  ): Promise<CitySummary[]> {
    const isSampled = (await this.scale.current()).drawn > 0;
    const { length } = question.conditions;
    const findRanked = () => this.findRanked(phrase, question, requiredFilters, isSampled);
    const ranked = !isSampled || length > MAX_EXACT ? await findRanked() : null;
    if (ranked && (!isSampled || ranked.filter(({ met }) => met === length - 1).length >= MAX_NEAR))
      return ranked.map(toSummary);
    const lists = planLists(interpretation, question, requiredFilters);
    const found = await Promise.all(lists.map(({ filters, ranking }) => this.list(phrase, filters, ranking)));
    const listed = found.flat();
    const hasNearest = listed.length >= MAX_NEAR && lists.every(({ isByDistance }) => isByDistance);
    if (!ranked && hasNearest) return listed;
    const candidates = [...(ranked ?? (await findRanked())).map(toSummary), ...listed];
    if (candidates.length >= MAX_NEAR) return candidates;
    // The sample has few cities of the place, and few cities of it meet all but one condition.
    return [...candidates, ...(await this.list(phrase, requiredFilters, byScore))];
  }

  /** The nearest of the table, or of the sample of a large one, with the number of conditions that each meets. */
  private findRanked(
    phrase: PhraseQuery,
    { conditions }: NearQuestion,
    requiredFilters: readonly PhraseFilter[],
    isSampled: boolean,
  ): Promise<(SummaryRow & { met: number })[]> {
    const limit = MAX_CANDIDATES + MIN_MATCHES;
    return readRows(
      this.database,
      buildNearStatement(phrase, requiredFilters, conditions, { isSampled, limit }),
    );
  }

  private async list(
    phrase: PhraseQuery,
    filters: readonly PhraseFilter[],
    ranking: PhraseRanking,
    limit = MAX_NEAR,
  ): Promise<CitySummary[]> {
    const { sort: _, ...query } = phrase.query;
    const page = toPageQuery({ ...phrase, query: { ...query, limit }, filters, ranking });
    const { items } = await this.pages.getPage('', followPlaceOrder(page, filters, ranking));
    return items;
  }
}

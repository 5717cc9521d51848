import { Injectable } from '@nestjs/common';
import type {
  BoundFigure,
  CitySummary,
  PhraseFilter,
  PhraseRanking,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows } from '../../../platform/database/sql.js';
import { CitiesService, CityScaleService, toSummary } from '../../cities/index.js';
import { CityPagesService } from '../listing/city-pages.service.js';
import { mergeFilters } from '../phrases/understand.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { isAboutFigures, type Standing } from './condition-facts.js';
import { buildNearStatement } from './near-statement.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
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

/** Orders of a large table that have an index. The rent has none, and the cost comes nearest to it. */
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

const byScore: PhraseRanking = { by: 'irex', rising: false, label: '' };

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
  const by = filter.on === 'rain' ? undefined : indexedOrders[filter.on];
  if (by === undefined || filter.on === 'rain') return rest;
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

/** Finds cities that come close to the conditions of a phrase. */
@Injectable()
export class NearMissesService {
  constructor(
    private readonly database: DataSource,
    private readonly cities: CitiesService,
    private readonly scale: CityScaleService,
    private readonly pages: CityPagesService,
  ) {}

  /**
   * Candidates in any order. In a table of ordinary size one statement ranks all cities. In a large one it ranks the
   * sample. For few conditions, or if the sample has too few cities that miss only one, lists without one condition
   * each, in the order of its figure, bring the nearest of the whole table.
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
    const limit = MAX_CANDIDATES + MIN_MATCHES;
    const ranked = await readRows<{ slug: string; met: number }>(
      this.database,
      buildNearStatement(phrase, requiredFilters, question.conditions, { isSampled, limit }),
    );
    const { length } = question.conditions;
    const hasEnough = length > MAX_EXACT && ranked.filter(({ met }) => met === length - 1).length >= MAX_NEAR;
    const [rows, ...lists] = await Promise.all([
      this.cities.findSummaries(ranked.map(({ slug }) => slug)),
      ...(isSampled && !hasEnough
        ? this.listWithoutOne(phrase, interpretation, question, requiredFilters)
        : []),
    ]);
    const found = [rows.map(toSummary), ...lists].flat();
    if (found.length >= MAX_NEAR || !isSampled) return found;
    // The sample has few cities of the place, and few cities of it meet all but one condition.
    return [...found, ...(await this.list(phrase, requiredFilters, byScore))];
  }

  /** The lists without one condition each, its nearest cities first. */
  private listWithoutOne(
    phrase: PhraseQuery,
    { vocabulary }: InterpretedPhrase,
    { places, conditions }: NearQuestion,
    requiredFilters: readonly PhraseFilter[],
  ): Promise<CitySummary[]>[] {
    return conditions.slice(0, MAX_LISTS).map((condition) => {
      const others = conditions.filter(({ id }) => id !== condition.id);
      const filters =
        others.length === 0 ? requiredFilters : mergeFilters([...places, ...others], vocabulary);
      const [filter, ...more] = condition.filters;
      const { beyond, ranking } =
        filter && more.length === 0 ? toClosest(filter) : { beyond: [], ranking: byScore };
      return this.list(phrase, [...filters, ...beyond], ranking);
    });
  }

  private async list(
    phrase: PhraseQuery,
    filters: readonly PhraseFilter[],
    ranking: PhraseRanking,
    limit = MAX_NEAR,
  ): Promise<CitySummary[]> {
    const { sort: _, ...query } = phrase.query;
    const { items } = await this.pages.getPage(
      '',
      toPageQuery({ ...phrase, query: { ...query, limit }, filters, ranking }),
    );
    return items;
  }
}

import { Injectable } from '@nestjs/common';
import type { CitySummary, PhraseFilter, PhraseRanking } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows } from '../../../platform/database/sql.js';
import { CityScaleService, type SummaryRow, toSummary } from '../../cities/index.js';
import { CityPagesService } from '../listing/city-pages.service.js';
import { buildPageStatement } from '../listing/page-query.js';
import { mergeFilters } from '../phrases/understand.js';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import type { Standing } from './condition-facts.js';
import {
  byScore,
  isIndexed,
  type NearQuestion,
  planNearLists,
  toNearPage,
  toNearQuestion,
} from './near-lists.js';
import { buildNearStatement } from './near-statement.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
import type { PhraseQuery } from './phrase-list.js';

/** With fewer matches than this, the first page is filled up with near misses. */
export const MIN_MATCHES = 6;
/** Most near misses in one answer. */
export const MAX_NEAR = 8;
/** Cities from which the near misses are chosen, in addition to those that match. */
const MAX_CANDIDATES = 24;
/** With more conditions, cities of the sample that miss one of them will do. */
const MAX_EXACT = 2;

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
    const findRanked = () => this.findRanked(phrase, question, requiredFilters, isSampled);
    if (!isSampled) return (await findRanked()).map(toSummary);
    const { length } = question.conditions;
    const ranked = length > MAX_EXACT ? await findRanked() : null;
    const missingOne = ranked?.filter(({ met }) => met === length - 1) ?? [];
    if (ranked && missingOne.length >= MAX_NEAR) return ranked.map(toSummary);
    const lists = planNearLists(interpretation, question, requiredFilters);
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
    const listed = { ...phrase, query: { ...query, limit }, filters, ranking };
    const page = toNearPage(listed);
    if (isIndexed(listed)) {
      const rows = await readRows<SummaryRow>(this.database, buildPageStatement({ ...page, after: null }));
      return rows.slice(0, limit).map(toSummary);
    }
    const { items } = await this.pages.getPage('', page);
    return items;
  }
}

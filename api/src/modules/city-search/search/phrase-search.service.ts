import {
  type CitySummary,
  type Page,
  type PhraseFilter,
  type SearchHit,
  type Narrowest,
  type SearchAnswer,
  toUtcDay,
} from '@wanderwork/contracts';
import type { CityProfile, Vocabulary } from '../phrases/vocabulary/vocabulary.js';
import { Injectable } from '@nestjs/common';
import type { SearchQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { readRow } from '../../../platform/database/sql.js';
import { CityScaleService } from '../../cities/index.js';
import { getFiltersName } from '../listing/city-filters.js';
import { CityPagesService } from '../listing/city-pages.service.js';
import { estimateTotal } from '../listing/sample.js';
import { mergeFilters } from '../phrases/understand.js';
import { findNarrowestCondition } from './narrowest-condition.js';
import { CitySearchService, MAX_HITS } from './city-search.service.js';
import { Clock } from './clock.js';
import { type CachedAnswer, SearchResultsCache } from './search-results-cache.js';
import { CityCardsService } from './city-cards.service.js';
import { PlaceAnswersService } from './place-answers.service.js';
import { namesCities } from './phrase-conditions.js';
import { type PhraseQuery, buildCountsStatement, toPageQuery } from './phrase-list.js';
import { type InterpretedPhrase, ParsedPhraseCache } from './parsed-phrase-cache.js';

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const toHit = ({ slug, name, country, region, irex }: CityProfile): SearchHit => ({
  kind: 'city',
  slug,
  name,
  country,
  region,
  irex: roundToTenth(irex),
});

/** Tells whether these conditions ask for places and nothing else. */
export const areOnlyPlaces = (filters: readonly PhraseFilter[]): boolean =>
  filters.length > 0 && filters.every(({ on }) => on === 'place');

/** The cities that place conditions name; empty if one of the places is a country or a region. */
export const findNamedCities = (filters: readonly PhraseFilter[], vocabulary: Vocabulary): SearchHit[] => {
  const scopes = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  if (scopes.some(({ regions, countries }) => regions ?? countries)) return [];
  const slugs = scopes.flatMap(({ cities = [] }) => cities);
  return slugs.flatMap((slug) => {
    const city = vocabulary.cities.get(slug);
    return city ? [toHit(city)] : [];
  });
};

/** Identifies the list that a page key belongs to. */
const getListName = ({ without, sort, ...query }: SearchQuery): string =>
  JSON.stringify(['search', without, sort, getFiltersName(query)]);

/** With so few results, the answer names the condition that excludes most cities. */
const MAX_FEW_RESULTS = 3;

const hasFewResults = ({ total, totalIs }: Pick<SearchAnswer, 'total' | 'totalIs'>): boolean =>
  total <= MAX_FEW_RESULTS && totalIs === undefined;

/** A search that led nowhere does not count. */
const isUseful = ({ items, hits, near, place }: SearchAnswer): boolean =>
  items.length > 0 || hits.length > 0 || near !== null || place !== null;

const parseIds = (without = ''): string[] => without.split(',').filter((id) => id !== '');

const toPhraseQuery = (
  query: SearchQuery,
  { understanding, filters, like, hasNoConditions }: InterpretedPhrase,
): PhraseQuery => ({ query, filters, ranking: understanding.ranking, like, byName: hasNoConditions });

/** Parses a phrase and finds the matching cities. The daily limit is checked before. */
@Injectable()
export class PhraseSearchService {
  constructor(
    private readonly database: DataSource,
    private readonly citySearch: CitySearchService,
    private readonly parsedPhrases: ParsedPhraseCache,
    private readonly pages: CityPagesService,
    private readonly scale: CityScaleService,
    private readonly clock: Clock,
    private readonly cache: SearchResultsCache,
    private readonly cards: CityCardsService,
    private readonly placeAnswers: PlaceAnswersService,
  ) {}

  /** Throws if the search cannot be answered, before it counts toward the daily limit. */
  check(query: SearchQuery): void {
    if (query.after !== undefined) this.pages.check(getListName(query), query.after);
  }

  /** Returns a `SearchAnswer` as JSON. The answer is cached for the same query, table and day. */
  async search(query: SearchQuery): Promise<CachedAnswer> {
    const key = JSON.stringify([toUtcDay(this.clock.now()), query]);
    return this.cache.get(key, async () => {
      const answer = await this.find(query);
      return { json: Buffer.from(JSON.stringify(answer)), isUseful: isUseful(answer) };
    });
  }

  private async find(query: SearchQuery): Promise<SearchAnswer> {
    const interpretation = await this.parsedPhrases.get(query.q, parseIds(query.without));
    const phrase = toPhraseQuery(query, interpretation);
    const [page, hits, place] = await Promise.all([
      this.getPage(phrase),
      this.findPlaces(phrase, interpretation),
      query.after === undefined ? this.placeAnswers.find(interpretation) : null,
    ]);
    const { understanding } = interpretation;
    const [narrowest, { near, facts }] = await Promise.all([
      hasFewResults(page) ? this.findNarrowest(phrase, interpretation, page.total) : null,
      this.cards.find(phrase, interpretation, page),
    ]);
    const { isName, ...list } = page;
    return {
      query: query.q,
      hits,
      ...understanding,
      // The database found the words as a name, so they were understood after all.
      notUnderstood: isName ? [] : understanding.notUnderstood,
      ...list,
      narrowest,
      near,
      facts,
      place,
    };
  }

  /** Words that mean nothing and name nothing leave all cities, the best scored ones first. */
  private async getPage(phrase: PhraseQuery): Promise<Page<CitySummary> & { isName: boolean }> {
    const { query, byName } = phrase;
    const page = await this.pages.getPage(getListName(query), toPageQuery(phrase), query.after);
    if (!byName || page.total > 0) return { ...page, isName: byName };
    const all = await this.pages.getPage(
      getListName(query),
      toPageQuery({ ...phrase, byName: false }),
      query.after,
    );
    return { ...all, isName: false };
  }

  /**
   * Finds places by name if the words can be one: "cheap in Asia" cannot, and "Lisbon" is already in the vocabulary.
   */
  private async findPlaces(
    { query: { q }, byName }: PhraseQuery,
    { understanding, vocabulary }: InterpretedPhrase,
  ): Promise<SearchHit[]> {
    const filters = understanding.understood.flatMap((condition) => condition.filters);
    if (!byName && !areOnlyPlaces(filters)) return [];
    const cities = findNamedCities(filters, vocabulary).slice(0, MAX_HITS);
    return cities.length > 0 ? cities : (await this.citySearch.search(q)).hits;
  }

  /**
   * The condition without which most cities would match; a place only if no other condition excludes any, because
   * people mean the place they name. Null if no single condition is to blame. If some cities do match, it must leave
   * another condition, and a search by city name is never narrowed.
   */
  private async findNarrowest(
    phrase: PhraseQuery,
    { understanding, vocabulary }: InterpretedPhrase,
    total: number,
  ): Promise<Narrowest | null> {
    const conditions = understanding.understood.filter(({ filters }) => filters.length > 0);
    if (conditions.length === 0) return null;
    if (total > 0 && (conditions.length === 1 || namesCities(phrase.filters))) return null;
    const alternatives = conditions.map(({ id }) =>
      mergeFilters(
        conditions.filter((other) => other.id !== id),
        vocabulary,
      ),
    );
    const scale = await this.scale.current();
    const isSampled = scale.drawn > 0;
    const found = await readRow<{ counts: number[] }>(
      this.database,
      buildCountsStatement(phrase, alternatives, isSampled),
    );
    const { counts } = found!;
    const narrowest = findNarrowestCondition(conditions, counts, isSampled ? 0 : total);
    if (!narrowest) return null;
    const { condition, cities: hits } = narrowest;
    const { id, label } = condition;
    if (!isSampled) return { id, label, cities: hits };
    const atLeast = Math.max(1, total);
    const { total: cities, totalIs: citiesAre } = estimateTotal({ hits, before: 0 }, scale, atLeast);
    return { id, label, cities, citiesAre };
  }
}

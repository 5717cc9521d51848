import { Injectable } from '@nestjs/common';
import type { Narrowest, SearchAnswer, SearchHit } from '@wanderwork/contracts';
import type { SearchQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../../platform/database/rows-of.js';
import { dayOf } from '../cities.topic.js';
import { filtersName } from '../listing/city-filters.js';
import { CityPagesService } from '../pages/city-pages.service.js';
import { CityScaleService } from '../pages/city-scale.service.js';
import { estimateOf } from '../pages/sample.js';
import { filtersOf } from '../phrases/understand.js';
import { blame } from './narrowest-condition.js';
import { CitySearchService, HITS } from './city-search.service.js';
import { Clock } from './clock.js';
import { SearchResultsCache } from './search-results-cache.js';
import { askForPlaces, citiesNamed } from './named-places.js';
import { namesCities } from './phrase-conditions.js';
import { type Asked, countsStatement, wantedOf } from './phrase-list.js';
import { type PhraseReading, ParsedPhraseCache } from './parsed-phrase-cache.js';

/** Identifies the list that a page key belongs to. */
const listName = ({ without, sort, ...query }: SearchQuery): string =>
  JSON.stringify(['search', without, sort, filtersName(query)]);

/** With so few results, the answer names the condition that excludes most cities. */
const HARDLY_ANY = 3;

const isHardlyAny = ({ total, totalIs }: Pick<SearchAnswer, 'total' | 'totalIs'>): boolean =>
  total <= HARDLY_ANY && totalIs === undefined;

const idsIn = (without = ''): string[] => without.split(',').filter((id) => id !== '');

const askedFor = (
  query: SearchQuery,
  { understanding, filters, like, saysNothing }: PhraseReading,
): Asked => ({ query, filters, ranking: understanding.ranking, like, byName: saysNothing });

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
  ) {}

  /** Throws if the search cannot be answered, before it counts toward the daily limit. */
  check(query: SearchQuery): void {
    if (query.after !== undefined) this.pages.check(listName(query), query.after);
  }

  /** Returns a `SearchAnswer` as JSON. The answer is cached for the same query, table and day. */
  async search(query: SearchQuery): Promise<Buffer> {
    const key = JSON.stringify([dayOf(this.clock.now()), query]);
    return this.cache.get(key, () => this.find(query));
  }

  private async find(query: SearchQuery): Promise<SearchAnswer> {
    const reading = await this.parsedPhrases.get(query.q, idsIn(query.without));
    const asked = askedFor(query, reading);
    const [page, hits] = await Promise.all([
      this.pages.getPage(listName(query), wantedOf(asked), query.after),
      this.hits(asked, reading),
    ]);
    const { understanding } = reading;
    return {
      query: query.q,
      hits,
      ...understanding,
      // The database found the words as a name, so they were understood after all.
      notUnderstood: asked.byName && page.total > 0 ? [] : understanding.notUnderstood,
      ...page,
      narrowest: isHardlyAny(page) ? await this.narrowest(asked, reading, page.total) : null,
    };
  }

  /**
   * Finds places by name if the words can be one: "cheap in Asia" cannot, and "Lisbon" is already in the vocabulary.
   */
  private async hits(
    { query: { q }, byName }: Asked,
    { understanding, vocabulary }: PhraseReading,
  ): Promise<SearchHit[]> {
    const filters = understanding.understood.flatMap((condition) => condition.filters);
    if (!byName && !askForPlaces(filters)) return [];
    const cities = citiesNamed(filters, vocabulary).slice(0, HITS);
    return cities.length > 0 ? cities : (await this.citySearch.search(q)).hits;
  }

  /**
   * The condition without which most cities would match; a place only if no other condition excludes any, because
   * people mean the place they name. Null if no single condition is to blame. If some cities do match, it must leave
   * another condition, and a search by city name is never narrowed.
   */
  private async narrowest(
    asked: Asked,
    { understanding, vocabulary }: PhraseReading,
    total: number,
  ): Promise<Narrowest | null> {
    const conditions = understanding.understood.filter(({ filters }) => filters.length > 0);
    if (conditions.length === 0) return null;
    if (total > 0 && (conditions.length === 1 || namesCities(asked.filters))) return null;
    const alternatives = conditions.map(({ id }) =>
      filtersOf(
        conditions.filter((other) => other.id !== id),
        vocabulary,
      ),
    );
    const scale = await this.scale.current();
    const isSampled = scale.drawn > 0;
    const [found] = await rowsOf<{ counts: number[] }>(
      this.database,
      countsStatement(asked, alternatives, isSampled),
    );
    const { counts } = found!;
    const blamed = blame(conditions, counts, isSampled ? 0 : total);
    if (!blamed) return null;
    const { condition, cities: hits } = blamed;
    const { id, label } = condition;
    if (!isSampled) return { id, label, cities: hits };
    const atLeast = Math.max(1, total);
    const { total: cities, totalIs: citiesAre } = estimateOf({ hits, before: 0 }, scale, atLeast);
    return { id, label, cities, citiesAre };
  }
}

import { Injectable } from '@nestjs/common';
import type { PhraseFilter, PhraseRanking, UnderstoodCondition } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { join, readRows, sql } from '../../../platform/database/sql.js';
import { CityScaleService } from '../../cities/index.js';
import { joinConditions } from '../listing/city-filters.js';
import { CityPagesService } from '../listing/city-pages.service.js';
import { buildNearStatement } from './near-statement.js';
import { buildPhraseConditions } from './phrase-conditions.js';
import { type PhraseQuery, toPageQuery } from './phrase-list.js';

const byScore: PhraseRanking = { by: 'irex', rising: false, label: '' };

const createQuery = (filters: readonly PhraseFilter[], limit: number): PhraseQuery => ({
  query: { q: '', limit },
  filters,
  ranking: byScore,
  like: undefined,
  byName: false,
  // Read by the order of the month alone.
  month: 1,
});

/** Lists cities by conditions for other modules: as a search does, but without pages and answers. */
@Injectable()
export class BestCitiesService {
  constructor(
    private readonly database: DataSource,
    private readonly pages: CityPagesService,
    private readonly scale: CityScaleService,
  ) {}

  /** The slugs of the best scored cities that meet all filters; at most 100. */
  async findBest(filters: readonly PhraseFilter[], limit: number): Promise<string[]> {
    const { items } = await this.pages.getPage('', toPageQuery(createQuery(filters, limit)));
    return items.map(({ slug }) => slug);
  }

  /**
   * The slugs of the cities that meet the most conditions, and of those the ones that miss the others least.
   * @param required filters that all of them meet
   */
  async findNearest(
    conditions: readonly UnderstoodCondition[],
    required: readonly PhraseFilter[],
    limit: number,
  ): Promise<string[]> {
    const withFilters = conditions.filter(({ filters }) => filters.length > 0);
    if (withFilters.length === 0) return this.findBest(required, limit);
    const isSampled = (await this.scale.current()).drawn > 0;
    const rows = await readRows<{ slug: string }>(
      this.database,
      buildNearStatement(createQuery([], limit), required, withFilters, { isSampled, limit }),
    );
    return rows.map(({ slug }) => slug);
  }

  /** Which of the conditions each city misses, as indexes. Unknown figures miss. */
  async findMisses(
    slugs: readonly string[],
    conditions: readonly UnderstoodCondition[],
  ): Promise<ReadonlyMap<string, number[]>> {
    if (slugs.length === 0 || conditions.length === 0) return new Map();
    const met = conditions.map(
      ({ filters }) =>
        sql`coalesce(${joinConditions([sql`true`, ...buildPhraseConditions(filters)])}, false)`,
    );
    const rows = await readRows<{ slug: string; met: boolean[] }>(
      this.database,
      sql`SELECT slug, ARRAY[${join(met, ', ')}] AS met FROM cities
        LEFT JOIN city_search_profiles ON city_slug = slug WHERE slug = ANY (${slugs}::text[])`,
    );
    return new Map(rows.map((row) => [row.slug, row.met.flatMap((isMet, at) => (isMet ? [] : [at]))]));
  }
}

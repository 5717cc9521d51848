import { Injectable } from '@nestjs/common';
import type { CitySummary, Page } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { readRow, readRows, type Sql } from '../../../platform/database/sql.js';
import {
  toSummary,
  type SummaryRow,
  VersionedCache,
  CityScaleService,
  type Scale,
} from '../../cities/index.js';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { areFew, estimateTotal, type SampleResult } from './sample.js';
import {
  restrictTo,
  buildFirstStatement,
  buildCountedPageStatement,
  buildPageStatement,
  buildSampleStatement,
  type PageQuery,
} from './page-query.js';

type PageRow = SummaryRow & { sortValue: string };

type CountedRow = (PageRow | { slug: null }) & { total: number };

const isCity = (row: CountedRow): row is PageRow & { total: number } => row.slug !== null;

/** The rows of a page plus one more, and the total number of matches. */
interface FoundPage extends Pick<Page<CitySummary>, 'total' | 'totalIs'> {
  rows: PageRow[];
}

/** Sample results cached, about 2 kB each. All pages of a list share one. */
const MAX_SAMPLE_RESULTS = 1000;

/**
 * For at most `LIKED` cities, the `LIKEST` most similar cities are cached, about 8 kB per city. Finding them is the
 * slowest query.
 */
const MAX_SIMILAR = 200;
const MAX_SIMILAR_LISTS = 500;

/**
 * Returns pages of city lists. For a table of ordinary size, it finds and counts all matches. For a large table, a
 * random sample estimates the number of matches and decides which query is faster.
 */
@Injectable()
export class CityPagesService {
  private readonly sampleResults: VersionedCache<SampleResult>;
  private readonly similarSlugs: VersionedCache<string[]>;

  constructor(
    private readonly database: DataSource,
    private readonly scale: CityScaleService,
    private readonly pageKeys: PageKeys,
    versions: DataVersions,
  ) {
    this.sampleResults = new VersionedCache(versions, MAX_SAMPLE_RESULTS);
    this.similarSlugs = new VersionedCache(versions, MAX_SIMILAR_LISTS);
  }

  /** Throws if a page key does not belong to this list. */
  check(listId: string, after: string): void {
    this.pageKeys.read(listId, after);
  }

  /** `list` identifies the list that its page keys belong to. */
  async getPage(listId: string, query: Omit<PageQuery, 'after'>, after?: string): Promise<Page<CitySummary>> {
    const place = after === undefined ? null : this.pageKeys.read(listId, after);
    const { rows, ...total } = await this.find({ ...query, after: place });
    const items = rows.slice(0, query.size);
    const last = rows.length > items.length ? items.at(-1) : undefined;
    const nextKey = last ? this.pageKeys.write(listId, { value: last.sortValue, id: last.slug }) : null;
    return { items: items.map(toSummary), nextKey, ...total };
  }

  private async find(query: PageQuery): Promise<FoundPage> {
    const scale = await this.scale.current();
    return scale.drawn === 0 || query.areFew ? this.findAndCount(query) : this.findInLargeTable(query, scale);
  }

  private async findInLargeTable(query: PageQuery, scale: Scale): Promise<FoundPage> {
    const sampleResult = await this.getSampleResult(buildSampleStatement(query));
    if (areFew(sampleResult, scale)) return this.findAndCount(query);
    const rows = await this.findInOrder(query);
    if (query.after === null && rows.length <= query.size) return { rows, total: rows.length };
    return { rows, ...estimateTotal(sampleResult, scale, query.size) };
  }

  /**
   * One page in its order. An order by similarity first looks among the most similar cities, and among all cities if
   * those do not fill the page.
   */
  private async findInOrder(query: PageQuery): Promise<PageRow[]> {
    const { likeTo, size } = query;
    if (likeTo !== null) {
      const { rows } = await this.findAndCount(restrictTo(query, await this.findMostSimilar(likeTo, query)));
      if (rows.length > size) return rows;
    }
    return readRows(this.database, buildPageStatement(query));
  }

  private findMostSimilar(city: string, query: PageQuery): Promise<string[]> {
    return this.similarSlugs.get(city, async () => {
      const found = await readRows<{ slug: string }>(this.database, buildFirstStatement(query, MAX_SIMILAR));
      return found.map(({ slug }) => slug);
    });
  }

  private getSampleResult(statement: Sql): Promise<SampleResult> {
    const key = JSON.stringify([statement.text, statement.values]);
    return this.sampleResults.get(key, async () => (await readRow<SampleResult>(this.database, statement))!);
  }

  private async findAndCount(query: PageQuery): Promise<FoundPage> {
    const rows = await readRows<CountedRow>(this.database, buildCountedPageStatement(query));
    return { rows: rows.filter(isCity), total: rows[0]?.total ?? 0 };
  }
}

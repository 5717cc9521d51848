import { Injectable } from '@nestjs/common';
import type { CitySummary, Page } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { rowsOf } from '../../../platform/database/rows-of.js';
import { toSummary } from '../cities.mapper.js';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import type { SummaryRow } from '../listing/summary-columns.js';
import { VersionedCache } from '../versioned-cache.js';
import { CityScaleService } from './city-scale.service.js';
import { areFew, estimateOf, type Sampled, type Scale } from './sample.js';
import {
  among,
  firstStatement,
  gatheredStatement,
  pageStatement,
  sampleStatement,
  type Statement,
  type Wanted,
} from './page-query.js';

type Row = SummaryRow & { sortValue: string };

type GatheredRow = (Row | { slug: null }) & { total: number };

const isCity = (row: GatheredRow): row is Row & { total: number } => row.slug !== null;

/** The rows of a page plus one more, and the total number of matches. */
interface Found extends Pick<Page<CitySummary>, 'total' | 'totalIs'> {
  rows: Row[];
}

/** Sample results cached, about 2 kB each. All pages of a list share one. */
const DRAWS = 1000;

/**
 * For at most `LIKED` cities, the `LIKEST` most similar cities are cached, about 8 kB per city. Finding them is the
 * slowest query.
 */
const LIKEST = 200;
const LIKED = 500;

/**
 * Returns pages of city lists. For a table of ordinary size, it finds and counts all matches. For a large table, a
 * random sample estimates the number of matches and decides which query is faster.
 */
@Injectable()
export class CityPagesService {
  private readonly draws: VersionedCache<Sampled>;
  private readonly likest: VersionedCache<string[]>;

  constructor(
    private readonly database: DataSource,
    private readonly scale: CityScaleService,
    private readonly pageKeys: PageKeys,
    versions: DataVersions,
  ) {
    this.draws = new VersionedCache(versions, DRAWS);
    this.likest = new VersionedCache(versions, LIKED);
  }

  /** Throws if a page key does not belong to this list. */
  check(list: string, after: string): void {
    this.pageKeys.read(list, after);
  }

  /** `list` identifies the list that its page keys belong to. */
  async getPage(list: string, wanted: Omit<Wanted, 'after'>, after?: string): Promise<Page<CitySummary>> {
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const { rows, ...total } = await this.find({ ...wanted, after: place });
    const items = rows.slice(0, wanted.size);
    const last = rows.length > items.length ? items.at(-1) : undefined;
    const nextKey = last ? this.pageKeys.write(list, { value: last.sortValue, id: last.slug }) : null;
    return { items: items.map(toSummary), nextKey, ...total };
  }

  private async find(wanted: Wanted): Promise<Found> {
    const scale = await this.scale.current();
    return scale.drawn === 0 || wanted.areFew ? this.gathered(wanted) : this.sampled(wanted, scale);
  }

  private async sampled(wanted: Wanted, scale: Scale): Promise<Found> {
    const sampled = await this.drawn(sampleStatement(wanted));
    if (areFew(sampled, scale)) return this.gathered(wanted);
    const rows = await this.ordered(wanted);
    if (wanted.after === null && rows.length <= wanted.size) return { rows, total: rows.length };
    return { rows, ...estimateOf(sampled, scale, wanted.size) };
  }

  /**
   * One page in its order. An order by similarity first looks among the most similar cities, and among all cities if
   * those do not fill the page.
   */
  private async ordered(wanted: Wanted): Promise<Row[]> {
    const { likeTo, size } = wanted;
    if (likeTo !== null) {
      const { rows } = await this.gathered(among(wanted, await this.likestTo(likeTo, wanted)));
      if (rows.length > size) return rows;
    }
    return this.run<Row>(pageStatement(wanted));
  }

  private likestTo(city: string, wanted: Wanted): Promise<string[]> {
    return this.likest.get(city, async () => {
      const found = await this.run<{ slug: string }>(firstStatement(wanted, LIKEST));
      return found.map(({ slug }) => slug);
    });
  }

  private drawn(statement: Statement): Promise<Sampled> {
    return this.draws.get(JSON.stringify(statement), async () => {
      const [sampled] = (await this.run<Sampled>(statement)) as [Sampled];
      return sampled;
    });
  }

  private async gathered(wanted: Wanted): Promise<Found> {
    const rows = await this.run<GatheredRow>(gatheredStatement(wanted));
    return { rows: rows.filter(isCity), total: rows[0]?.total ?? 0 };
  }

  private run<T>(statement: Statement): Promise<T[]> {
    return rowsOf(this.database, statement);
  }
}

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
import { areFew, estimateOf, type Sampled, type Scale } from './sampled.js';
import {
  among,
  firstStatement,
  gatheredStatement,
  pageStatement,
  sampleStatement,
  type Statement,
  type Wanted,
} from './wanted.js';

type Row = SummaryRow & { sortValue: string };

type GatheredRow = (Row | { slug: null }) & { total: number };

const isCity = (row: GatheredRow): row is Row & { total: number } => row.slug !== null;

/** Rows of one page and one more, and how many there are in all. */
interface Found extends Pick<Page<CitySummary>, 'total' | 'totalIs'> {
  rows: Row[];
}

/** What the draw tells of so many questions is remembered, two kilobytes each: it is the same for every page of a list. */
const DRAWS = 1000;

/** So many of the likest to so many cities are remembered, eight kilobytes a city: to find them takes longest of all. */
const LIKEST = 200;
const LIKED = 500;

/**
 * Pages of cities. Of a table of ordinary size all matches are gathered and counted; of a large one a sample tells about how
 * many there are, and which way to the page is the shorter.
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

  /** Throws where a page key is not this list's. */
  check(list: string, after: string): void {
    this.pageKeys.read(list, after);
  }

  /** `list` names the list that its page keys belong to. */
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

  /** The page in its order: where it runs to less and less alike cities, first among the likest, and where these are too few among all. */
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

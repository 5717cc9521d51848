import { Injectable } from '@nestjs/common';
import type { CityList } from '@wanderwork/contracts';
import { CITY_PAGE_DEFAULT, type CityListQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { VersionedCache } from '../../cities/index.js';
import { Clock, getUtcMonth } from '../clock.js';
import { buildListCondition, getListName, hasFilters } from './city-filters.js';
import { CityPagesService } from './city-pages.service.js';
import { buildLeadersStatement, getOrder, putFirst, type Order, type PageQuery } from './page-query.js';

const MONTHS = 12;
/** The first view of the explorer shows as many cards. */
const LEADER_COUNT = 6;

/** The order by score has an index per country and region. */
const buildPlaceCondition = ({ sort = 'irex', region, country }: CityListQuery): Sql =>
  sort === 'irex' ? buildListCondition({ region, country }) : sql`true`;

export const getPageSize = ({ limit = CITY_PAGE_DEFAULT }: CityListQuery): number => limit;

/** Converts a list request into a page query. */
export const toPageQuery = (query: CityListQuery, month: number): Omit<PageQuery, 'after'> => ({
  from: sql`cities`,
  where: buildListCondition(query),
  order: getOrder(query.sort ?? 'irex', month),
  place: buildPlaceCondition(query),
  gathered: sql`true`,
  areFew: query.only !== undefined,
  likeTo: null,
  size: getPageSize(query),
});

/** Lists of cities by filters and order. */
@Injectable()
export class CityListService {
  private readonly leaders: VersionedCache<string[]>;

  constructor(
    private readonly database: DataSource,
    private readonly pages: CityPagesService,
    private readonly clock: Clock,
    versions: DataVersions,
  ) {
    this.leaders = new VersionedCache(versions, MONTHS);
  }

  /**
   * One page of a list. The sort `now` without filters starts with cities of different countries, because neighbors
   * have much the same weather and figures.
   */
  async list(query: CityListQuery): Promise<CityList> {
    const month = getUtcMonth(this.clock.now());
    const list = getListName(query, month);
    const page = toPageQuery(query, month);
    if (query.sort !== 'now') return this.pages.getPage(list, page, query.after);
    const leaders = hasFilters(query) ? [] : await this.findLeaders(page.order, month);
    const order = leaders.length > 0 ? putFirst(page.order, leaders) : page.order;
    const answer = await this.pages.getPage(list, { ...page, order }, query.after);
    return { ...answer, goodNow: { month, leaders: leaders.length } };
  }

  private findLeaders(order: Order, month: number): Promise<string[]> {
    return this.leaders.get(String(month), async () => {
      const rows = await readRows<{ slug: string }>(
        this.database,
        buildLeadersStatement(order, LEADER_COUNT),
      );
      return rows.map(({ slug }) => slug);
    });
  }
}

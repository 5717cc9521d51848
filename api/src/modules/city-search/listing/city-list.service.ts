import { Injectable } from '@nestjs/common';
import type { CitySummary, Page } from '@wanderwork/contracts';
import { CITY_PAGE_DEFAULT, type CityListQuery } from '@wanderwork/contracts/requests';
import { sql, type Sql } from '../../../platform/database/sql.js';
import { buildListCondition, getListName } from './city-filters.js';
import { CityPagesService } from './city-pages.service.js';
import { orders, type PageQuery } from './page-query.js';

/** The order by score has an index per country and region. */
const buildPlaceCondition = ({ sort = 'irex', region, country }: CityListQuery): Sql =>
  sort === 'irex' ? buildListCondition({ region, country }) : sql`true`;

export const getPageSize = ({ limit = CITY_PAGE_DEFAULT }: CityListQuery): number => limit;

/** Converts a list request into a page query. */
export const toPageQuery = (query: CityListQuery): Omit<PageQuery, 'after'> => ({
  from: sql`cities`,
  where: buildListCondition(query),
  order: orders[query.sort ?? 'irex'],
  place: buildPlaceCondition(query),
  gathered: sql`true`,
  areFew: query.only !== undefined,
  likeTo: null,
  size: getPageSize(query),
});

/** Lists of cities by filters and order. */
@Injectable()
export class CityListService {
  constructor(private readonly pages: CityPagesService) {}

  list(query: CityListQuery): Promise<Page<CitySummary>> {
    return this.pages.getPage(getListName(query), toPageQuery(query), query.after);
  }
}

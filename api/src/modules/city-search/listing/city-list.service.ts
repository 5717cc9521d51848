import { CITY_PAGE_DEFAULT, type CityListQuery } from '@wanderwork/contracts/requests';
import { type PageQuery, orders } from './page-query.js';
import { buildConditions, getListName } from './city-filters.js';
import type { SqlParameters } from './sql-parameters.js';
import { Injectable } from '@nestjs/common';
import type { CitySummary, Page } from '@wanderwork/contracts';
import { CityPagesService } from './city-pages.service.js';

/** The order by score has an index per country and region. */
const buildPlaceCondition = (
  { sort = 'irex', region, country }: CityListQuery,
  parameters: SqlParameters,
): string => (sort === 'irex' ? buildConditions({ region, country }, parameters).join(' AND ') : 'true');

/** Converts a list request into a page query. */
export const toPageQuery = (query: CityListQuery): Omit<PageQuery, 'after'> => ({
  from: 'cities',
  where: (parameters) => buildConditions(query, parameters).join(' AND '),
  order: () => orders[query.sort ?? 'irex'],
  place: (parameters) => buildPlaceCondition(query, parameters),
  gathered: () => 'true',
  areFew: query.only !== undefined,
  likeTo: null,
  size: getPageSize(query),
});

export const getPageSize = ({ limit = CITY_PAGE_DEFAULT }: CityListQuery): number => limit;

/** Lists of cities by filters and order. */
@Injectable()
export class CityListService {
  constructor(private readonly pages: CityPagesService) {}

  list(query: CityListQuery): Promise<Page<CitySummary>> {
    return this.pages.getPage(getListName(query), toPageQuery(query), query.after);
  }
}

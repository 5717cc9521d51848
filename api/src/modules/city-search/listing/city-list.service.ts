import { Injectable } from '@nestjs/common';
import type { CitySummary, Page } from '@wanderwork/contracts';
import type { CityListQuery } from '@wanderwork/contracts/requests';
import { CityPagesService } from './city-pages.service.js';
import { getListName } from './city-filters.js';
import { toPageQuery } from './city-list.js';

/** Lists of cities by filters and order. */
@Injectable()
export class CityListService {
  constructor(private readonly pages: CityPagesService) {}

  list(query: CityListQuery): Promise<Page<CitySummary>> {
    return this.pages.getPage(getListName(query), toPageQuery(query), query.after);
  }
}

import { Injectable } from '@nestjs/common';
import type { CityAnalytics, Entitlements } from '@wanderwork/contracts';
import {
  analyticsArePremium,
  CitiesService,
  citiesNotFound,
  mayAnalyse,
  RanksService,
} from '../../cities/index.js';
import { costAgainstHome } from './cost-against-home.js';
import { indexedFigures } from './indexed-figures.js';
import { livingIndexes } from './living-indexes.js';

/** What stands behind a city's score, beside what one knows from home. */
@Injectable()
export class CityAnalyticsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly ranks: RanksService,
  ) {}

  /** The city decides whose it is; the home is only what its costs are held against. */
  async get(slug: string, homeSlug: string | null, may: Entitlements): Promise<CityAnalytics> {
    const city = await this.cities.get(slug);
    if (!mayAnalyse(may, [slug])) throw analyticsArePremium();
    const home = homeSlug === null ? null : await this.cities.find(homeSlug);
    if (homeSlug !== null && !home) throw citiesNotFound([homeSlug]);
    const standings = await this.ranks.get(
      city,
      indexedFigures.map(({ key }) => key),
    );
    const indexes = livingIndexes(city, standings);
    const { rank, rankLow: low, rankHigh: high } = city.irex;
    return {
      slug: city.slug,
      name: city.name,
      region: city.region,
      rank: { rank, low, high, of: indexes[0]?.world.of ?? 1 },
      cost: costAgainstHome(city, home),
      indexes,
    };
  }
}

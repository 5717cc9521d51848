import { Injectable } from '@nestjs/common';
import type { CityAnalytics, Entitlements } from '@wanderwork/contracts';
import {
  analyticsArePremium,
  CitiesService,
  citiesNotFound,
  canAnalyze,
  RanksService,
} from '../../cities/index.js';
import { compareCosts } from './compare-costs.js';
import { indexedFigures } from './indexed-figures.js';
import { livingIndexes } from './living-indexes.js';

/** The detailed analytics of a city: its ranks, and its costs compared with a home city. */
@Injectable()
export class CityAnalyticsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly ranks: RanksService,
  ) {}

  /** Access depends on the city alone. `homeSlug` is only the city that costs are compared with. */
  async get(slug: string, homeSlug: string | null, may: Entitlements): Promise<CityAnalytics> {
    const city = await this.cities.get(slug);
    if (!canAnalyze(may, [slug])) throw analyticsArePremium();
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
      cost: compareCosts(city, home),
      indexes,
    };
  }
}

import { launchCities, type Entitlements, type Comparison } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { toSummary } from '../cities.mapper.js';
import { CitiesService } from '../cities.service.js';
import { analyticsArePremium, citiesNotFound } from '../cities.errors.js';
import { buildComparisonRows } from './comparison-rows.js';

const sampleSlugs = new Set(launchCities.map(({ slug }) => slug));

/** Everybody may see detailed analytics of the launch samples; other cities need a plan that includes them. */
export const canAnalyze = (may: Pick<Entitlements, 'detailedAnalytics'>, slugs: readonly string[]): boolean =>
  may.detailedAnalytics || slugs.every((slug) => sampleSlugs.has(slug));

/** Compares two or three cities, if the user's plan or the choice of cities allows it. */
@Injectable()
export class ComparisonsService {
  constructor(private readonly cities: CitiesService) {}

  async compare(slugs: readonly string[], may: Entitlements): Promise<Comparison> {
    const found = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    const unknown = slugs.filter((_, place) => found[place] === null);
    if (unknown.length > 0) throw citiesNotFound(unknown);
    if (!canAnalyze(may, slugs)) throw analyticsArePremium();
    const summaries = await this.cities.findSummaries(slugs);
    return {
      cities: summaries.map(toSummary),
      rows: buildComparisonRows(found.filter((city) => city !== null)),
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Comparison, Entitlements } from '@wanderwork/contracts';
import { toSummary } from '../cities.mapper.js';
import { CitiesService } from '../cities.service.js';
import { analyticsArePremium, citiesNotFound } from '../cities.errors.js';
import { buildComparisonRows } from './compare.js';
import { canAnalyze } from './compare.policy.js';

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

import { Injectable } from '@nestjs/common';
import type { AnalysisEvent, CityDetail, Entitlements } from '@wanderwork/contracts';
import type { AnalysisRequest } from '@wanderwork/contracts/requests';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { analyticsArePremium, CITIES, CitiesService, citiesNotFound, canAnalyze } from '../cities/index.js';
import { DailySearchesService, type QuotaSubject } from '../city-search/index.js';
import { createSearchKey, findPreferences } from './analysis-request.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { DossiersService } from './dossiers.service.js';
import { AnalysisWriter } from './writers/analysis-writer.js';

/** A started analysis. */
export interface StartedAnalysis {
  /** Can be read once. Ends early when `signal` aborts. */
  events(signal: AbortSignal): AsyncIterable<AnalysisEvent>;
  /** Must be called at the end, whether the events were read or not. */
  leave(): void;
}

/** Analyses of one city are open to everybody; analyses of several need the same plan as their comparison. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly cities: CitiesService,
    private readonly dailySearches: DailySearchesService,
    private readonly limiter: ConcurrencyLimiter,
    private readonly dossiers: DossiersService,
    private readonly writer: AnalysisWriter,
    private readonly versions: DataVersions,
  ) {}

  /** Checks the request, counts it as a search and prepares the analysis. Its errors are sent before the first event. */
  async start(request: AnalysisRequest, searcher: QuotaSubject, may: Entitlements): Promise<StartedAnalysis> {
    const preferences = findPreferences(request);
    const version = await this.versions.current(CITIES);
    const cities = await this.getCities(request.cities);
    if (cities.length > 1 && !canAnalyze(may, request.cities)) throw analyticsArePremium();
    const leave = this.limiter.acquire(searcher.subjects);
    try {
      const { subjects } = searcher;
      const ask = createSearchKey(request.cities, preferences);
      await this.dailySearches.count(searcher, ask);
      const dossiers = await this.dossiers.collect(cities, preferences);
      const commission = { dossiers, ask, version, subjects };
      return { events: (signal) => this.writer.write(commission, signal), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async getCities(slugs: readonly string[]): Promise<CityDetail[]> {
    const found = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    const unknown = slugs.filter((_, index) => found[index] === null);
    if (unknown.length > 0) throw citiesNotFound(unknown);
    return found.filter((city) => city !== null);
  }
}

import { Injectable } from '@nestjs/common';
import type { AnalysisEvent, CityDetail, Entitlements } from '@wanderwork/contracts';
import type { AnalysisRequest } from '@wanderwork/contracts/requests';
import { DataVersions } from '../../platform/answers/data-versions.js';
import {
  analyticsArePremium,
  CITIES,
  CitiesService,
  citiesNotFound,
  DailySearchesService,
  mayAnalyse,
  type Searcher,
} from '../cities/index.js';
import { askFor, wishedIn } from './asked.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { DossiersService } from './dossiers.service.js';
import { AnalysisWriter } from './writers/analysis-writer.js';

/** An analysis that may begin. */
export interface Begun {
  /** To be read once; ends early when `signal` says that nobody reads it any more. */
  events(signal: AbortSignal): AsyncIterable<AnalysisEvent>;
  /** To be called when it is over, whether it was read or not. */
  leave(): void;
}

/** Analyses of one city, which are everybody's, and of two or three, which are as open as their comparison. */
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

  /** Checks, counts and prepares one; what it throws is answered before anything is written. */
  async start(request: AnalysisRequest, searcher: Searcher, may: Entitlements): Promise<Begun> {
    const wishes = wishedIn(request);
    const version = await this.versions.current(CITIES);
    const cities = await this.known(request.cities);
    if (cities.length > 1 && !mayAnalyse(may, request.cities)) throw analyticsArePremium();
    const leave = this.limiter.acquire(searcher.subjects);
    try {
      const { subjects } = searcher;
      const ask = askFor(request.cities, wishes);
      await this.dailySearches.count(searcher, ask);
      const dossiers = await this.dossiers.collect(cities, wishes);
      const commission = { dossiers, ask, version, subjects };
      return { events: (signal) => this.writer.write(commission, signal), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async known(slugs: readonly string[]): Promise<CityDetail[]> {
    const found = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    const unknown = slugs.filter((_, place) => found[place] === null);
    if (unknown.length > 0) throw citiesNotFound(unknown);
    return found.filter((city) => city !== null);
  }
}

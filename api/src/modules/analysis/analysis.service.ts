import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IrexPreferences, AnalysisEvent, CityDetail, Entitlements } from '@wanderwork/contracts';
import type { AnalysisRequest } from '@wanderwork/contracts/requests';
import { isNeutral } from '@wanderwork/irex';
import type { LineStream } from '../../platform/http/send-lines.js';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { analyticsArePremium, CITIES, CitiesService, citiesNotFound, canAnalyze } from '../cities/index.js';
import { DailySearchesService, type QuotaSubject } from '../city-search/index.js';
import { toPreferences } from '../irex/index.js';
import { AnalysisLimiter } from './analysis-limiter.js';
import { DossiersService } from './dossiers.service.js';
import { AnalysisWriter } from './writers/analysis-writer.js';

/** The preferences of a request; null if there are none or they are neutral. */
const findPreferences = ({ wishes: requested }: AnalysisRequest): IrexPreferences | null => {
  const preferences = requested ? toPreferences(requested) : null;
  return preferences === null || isNeutral(preferences) ? null : preferences;
};

/** The key under which a day counts an analysis once: the cities in any order, and the preferences. */
const createSearchKey = (
  cities: readonly string[],
  preferences: IrexPreferences | null,
): `analysis ${string}` => {
  const preferencesJson = JSON.stringify(preferences, (_, value: unknown) => sortKeys(value));
  return `analysis ${createHash('sha256')
    .update(`${[...cities].sort().join(',')} ${preferencesJson}`)
    .digest('hex')}`;
};

const sortKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Analyses of one city are open to everybody; analyses of several need the same plan as their comparison. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly cities: CitiesService,
    private readonly dailySearches: DailySearchesService,
    private readonly limiter: AnalysisLimiter,
    private readonly dossiers: DossiersService,
    private readonly writer: AnalysisWriter,
    private readonly versions: DataVersions,
  ) {}

  /** Checks the request, counts it as a search and prepares the analysis. Its errors are sent before the first event. */
  async start(
    request: AnalysisRequest,
    searcher: QuotaSubject,
    may: Entitlements,
  ): Promise<LineStream<AnalysisEvent>> {
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

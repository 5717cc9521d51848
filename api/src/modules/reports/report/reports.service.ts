import { Injectable } from '@nestjs/common';
import { reportSections, type CityDetail, type IrexPreferences, toUtcDay } from '@wanderwork/contracts';
import type { ReportRequest } from '@wanderwork/contracts/requests';
import { isNeutral, computePersonalScores } from '@wanderwork/irex';
import type { Readable } from 'node:stream';
import type { RequestActor } from '../../../platform/security/request-user.js';
import {
  analyticsArePremium,
  citiesNotFound,
  CitiesService,
  ComparisonsService,
  canAnalyze,
} from '../../cities/index.js';
import { EntryRulesService, RankSampleService, toPreferences } from '../../irex/index.js';
import { createCsvReport } from './csv/csv-report.js';
import { createPdfReport } from './pdf/pdf-report.js';
import type { ReportFacts } from './report-facts.js';

/** A report as a stream, with its file name and content type. */
export interface ReportFile {
  fileName: string;
  type: string;
  content: Readable;
}

const contentTypes = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

/** Creates reports about one to three cities as a PDF or CSV file. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly comparisons: ComparisonsService,
    private readonly rankSample: RankSampleService,
    private readonly entryRules: EntryRulesService,
  ) {}

  async create(request: ReportRequest, requester: RequestActor, now: Date): Promise<ReportFile> {
    const { format, cities } = request;
    const facts = await this.loadFacts(request, requester, toUtcDay(now));
    const content = format === 'pdf' ? await createPdfReport(facts) : createCsvReport(facts);
    return {
      fileName: `wanderwork-${cities.join('-')}-${facts.day}.${format}`,
      type: contentTypes[format],
      content,
    };
  }

  private async loadFacts(
    request: ReportRequest,
    { user, may }: RequestActor,
    day: string,
  ): Promise<ReportFacts> {
    const preferences = request.wishes ? toPreferences(request.wishes) : null;
    const cities = await this.getCities(request.cities);
    if (!canAnalyze(may, request.cities)) throw analyticsArePremium();
    const rows = cities.length > 1 ? (await this.comparisons.compare(request.cities, may)).rows : [];
    const sections = reportSections.filter((section) => request.sections.includes(section));
    const degrees = request.temperatureUnit ?? user?.preferences.temperatureUnit ?? 'celsius';
    const scores = await this.computePersonalScores(request.cities, preferences, day);
    return { cities, rows, sections, degrees, day, personalScores: scores };
  }

  private async getCities(slugs: readonly string[]): Promise<CityDetail[]> {
    const cities = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    const unknownSlugs = slugs.filter((_, index) => cities[index] === null);
    if (unknownSlugs.length > 0) throw citiesNotFound(unknownSlugs);
    return cities.filter((city) => city !== null);
  }

  private async computePersonalScores(
    slugs: readonly string[],
    preferences: IrexPreferences | null,
    day: string,
  ): Promise<ReportFacts['personalScores']> {
    if (!preferences || isNeutral(preferences)) return null;
    const [year = 0, month = 1] = day.split('-').map(Number);
    const inputs = await this.rankSample.getTop(slugs);
    const scores = computePersonalScores(
      inputs.map(({ city }) => city),
      preferences,
      { year, month },
      this.entryRules.findFor(preferences),
    );
    return slugs.map((slug) => scores.find((score) => score.slug === slug) ?? null);
  }
}

import { Injectable } from '@nestjs/common';
import { reportSections, type CityDetail, type IrexPreferences } from '@wanderwork/contracts';
import type { ReportRequest } from '@wanderwork/contracts/requests';
import { isNeutral, personalScores } from '@wanderwork/irex';
import type { Readable } from 'node:stream';
import type { Asker } from '../../../platform/security/request-user.js';
import {
  analyticsArePremium,
  citiesNotFound,
  CitiesService,
  ComparisonsService,
  RankSampleService,
  mayAnalyse,
  wishesOf,
} from '../../cities/index.js';
import { csvReport } from './csv/report-csv.js';
import { pdfReport } from './pdf/pdf-report.js';
import type { ReportFacts } from './report-facts.js';

/** A report on its way. */
export interface MadeReport {
  fileName: string;
  type: string;
  content: Readable;
}

const types = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

/** What somebody asked to be told of one to three cities, as a file. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly comparisons: ComparisonsService,
    private readonly rankSample: RankSampleService,
  ) {}

  async create(request: ReportRequest, asker: Asker, now: Date): Promise<MadeReport> {
    const { format, cities } = request;
    const facts = await this.facts(request, asker, now.toISOString().slice(0, 10));
    const content = format === 'pdf' ? await pdfReport(facts) : csvReport(facts);
    return {
      fileName: `wanderwork-${cities.join('-')}-${facts.day}.${format}`,
      type: types[format],
      content,
    };
  }

  private async facts(request: ReportRequest, { user, may }: Asker, day: string): Promise<ReportFacts> {
    const wishes = request.wishes ? wishesOf(request.wishes) : null;
    const cities = await this.found(request.cities);
    if (!mayAnalyse(may, request.cities)) throw analyticsArePremium();
    const rows = cities.length > 1 ? (await this.comparisons.compare(request.cities, may)).rows : [];
    const sections = reportSections.filter((section) => request.sections.includes(section));
    const degrees = request.temperatureUnit ?? user?.preferences.temperatureUnit ?? 'celsius';
    return { cities, rows, sections, degrees, day, own: await this.own(request.cities, wishes, day) };
  }

  private async found(slugs: readonly string[]): Promise<CityDetail[]> {
    const cities = await Promise.all(slugs.map((slug) => this.cities.find(slug)));
    const unknown = slugs.filter((_, place) => cities[place] === null);
    if (unknown.length > 0) throw citiesNotFound(unknown);
    return cities.filter((city) => city !== null);
  }

  private async own(
    slugs: readonly string[],
    wishes: IrexPreferences | null,
    day: string,
  ): Promise<ReportFacts['own']> {
    if (!wishes || isNeutral(wishes)) return null;
    const [year = 0, month = 1] = day.split('-').map(Number);
    const inputs = await this.rankSample.getTop(slugs);
    const scores = personalScores(
      inputs.map(({ city }) => city),
      wishes,
      { year, month },
    );
    return slugs.map((slug) => scores.find((score) => score.slug === slug) ?? null);
  }
}

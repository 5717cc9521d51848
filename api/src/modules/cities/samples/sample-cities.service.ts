import { Injectable } from '@nestjs/common';
import { launchCities, type SampleCity, type Verdict } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import type { CityFigure } from '../entities/city-figure.entity.js';
import type { SummaryRow } from '../summary-columns.js';
import { CitiesService } from '../cities.service.js';
import { toVerdictInputs, verdictFigures, findVerdicts } from '../verdicts/verdicts.js';

type FiguresByKey = Record<string, CityFigure['value']>;

/** Most pros and most cons that fit on a card. */
const MAX_PER_SIDE = 4;

const listVerdicts = (side: Verdict['side'], verdicts: Verdict[]): string[] =>
  verdicts
    .filter((verdict) => verdict.side === side)
    .slice(0, MAX_PER_SIDE)
    .map(({ words }) => words);

const toSampleCity = (sample: SampleCity, row: SummaryRow, figures: FiguresByKey): SampleCity => {
  const { monthlyCost, internetSpeed: speed } = sample;
  const samples = { monthlyCost, monthlyCostReliability: null, speed, speedGrade: null };
  const verdicts = findVerdicts(toVerdictInputs({ ...row, ...samples }, (key) => figures[key]));
  return {
    ...sample,
    name: row.name,
    country: row.country,
    region: row.region,
    pros: listVerdicts('for', verdicts),
    cons: listVerdicts('against', verdicts),
    irexRange: { low: row.irexLow, high: row.irexHigh },
    climate: row.climate,
  };
};

/** The three featured cities: the values of the specification, with pros and cons by our own figures. */
@Injectable()
export class SampleCitiesService {
  constructor(
    private readonly cities: CitiesService,
    private readonly database: DataSource,
  ) {}

  async list(): Promise<SampleCity[]> {
    const slugs = launchCities.map(({ slug }) => slug);
    const [rows, figures] = await Promise.all([this.cities.findSummaries(slugs), this.readFigures(slugs)]);
    return launchCities.flatMap((sample) => {
      const row = rows.find(({ slug }) => slug === sample.slug);
      return row ? [toSampleCity(sample, row, figures.get(sample.slug) ?? {})] : [];
    });
  }

  private async readFigures(slugs: readonly string[]): Promise<Map<string, FiguresByKey>> {
    const rows = await readRows<{ slug: string; figures: FiguresByKey }>(
      this.database,
      sql`SELECT city_slug AS slug, jsonb_object_agg(key, value) AS figures FROM city_figures
       WHERE city_slug = ANY(${slugs}) AND key = ANY(${verdictFigures}) AND NOT score_only GROUP BY city_slug`,
    );
    return new Map(rows.map(({ slug, figures }) => [slug, figures]));
  }
}

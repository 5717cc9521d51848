import { Injectable } from '@nestjs/common';
import { launchCities, type SampleCity } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { FigureValue } from '../import/city-row.js';
import type { SummaryRow } from '../listing/summary-columns.js';
import { CitiesService } from '../cities.service.js';
import { prosAndCons, type Assessed } from './pros-and-cons.js';

type Figures = Record<string, FigureValue>;

const judgedBy = ['safety_index', 'nomad_visa_months', 'air_pm25', 'airport_large_km', 'english_share'];

const numberOf = (value: FigureValue | undefined): number | null =>
  typeof value === 'number' ? value : null;

const assessed = (sample: SampleCity, row: SummaryRow, figures: Figures): Assessed => ({
  monthlyCost: sample.monthlyCost,
  internetSpeed: sample.internetSpeed,
  safetyIndex: numberOf(figures.safety_index),
  climate: row.climate,
  nomadVisaMonths: numberOf(figures.nomad_visa_months),
  airPm25: numberOf(figures.air_pm25),
  largeAirportKm: numberOf(figures.airport_large_km),
  englishShare: numberOf(figures.english_share),
});

const toSampleCity = (sample: SampleCity, row: SummaryRow, figures: Figures): SampleCity => ({
  ...sample,
  name: row.name,
  country: row.country,
  region: row.region,
  ...prosAndCons(assessed(sample, row, figures)),
  irexRange: { low: row.irexLow, high: row.irexHigh },
  climate: row.climate,
});

/** The three featured cities: the specification's values, with what speaks for and against them by our figures. */
@Injectable()
export class SampleCities {
  constructor(
    private readonly cities: CitiesService,
    private readonly database: DataSource,
  ) {}

  async list(): Promise<SampleCity[]> {
    const slugs = launchCities.map(({ slug }) => slug);
    const [rows, figures] = await Promise.all([this.cities.summaries(slugs), this.figuresOf(slugs)]);
    return launchCities.flatMap((sample) => {
      const row = rows.find(({ slug }) => slug === sample.slug);
      return row ? [toSampleCity(sample, row, figures.get(sample.slug) ?? {})] : [];
    });
  }

  private async figuresOf(slugs: readonly string[]): Promise<Map<string, Figures>> {
    const rows: { slug: string; figures: Figures }[] = await this.database.query(
      `SELECT city_slug AS slug, jsonb_object_agg(key, value) AS figures FROM city_figures
       WHERE city_slug = ANY($1) AND key = ANY($2) AND NOT score_only GROUP BY city_slug`,
      [slugs, judgedBy],
    );
    return new Map(rows.map(({ slug, figures }) => [slug, figures]));
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../cities.topic.js';
import type { Quantiles } from '../phrases/meanings.js';
import { type CityProfile, type Vocabulary, vocabularyOf } from '../phrases/vocabulary/vocabulary.js';

/** Names that phrases know by heart, the best scored cities first; the others are found by name in the database. */
const CITIES_MAX = 20_000;

const profiles = `
  SELECT slug, name, country, country_code AS "countryCode", region, timezone, irex, population, monthly_cost AS cost,
    speed, air, safety_index AS "safetyIndex", temp_year AS "tempYear", rain_year AS "rainYear",
    coalesce(temps, '{}') AS temps
  FROM cities LEFT JOIN city_search_profiles ON city_slug = slug
  WHERE irex IS NOT NULL ORDER BY irex DESC, slug LIMIT ${CITIES_MAX}`;

const shares = 'array[0.25, 0.5, 0.75, 0.9]';
const quantiles = `
  SELECT percentile_disc(${shares}) WITHIN GROUP (ORDER BY monthly_cost) AS cost,
    percentile_disc(${shares}) WITHIN GROUP (ORDER BY speed) AS speed
  FROM cities WHERE irex IS NOT NULL`;

const toQuantiles = (values: readonly number[] | null): Quantiles => {
  const [quarter = 0, half = 0, threeQuarters = 0, nineTenths = 0] = values ?? [];
  return { quarter, half, threeQuarters, nineTenths };
};

/** The table as phrases need it, kept until the table changes. */
@Injectable()
export class Vocabularies {
  private version: string | null = null;
  private known: Promise<Vocabulary> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly versions: DataVersions,
  ) {}

  async current(): Promise<Vocabulary> {
    const version = await this.versions.current(CITIES);
    if (this.known === null || this.version !== version) {
      this.version = version;
      this.known = this.read();
      // A read that failed is no vocabulary to keep.
      this.known.catch(() => (this.version = null));
    }
    return this.known;
  }

  private async read(): Promise<Vocabulary> {
    const [cities, [shared]] = await Promise.all([
      this.database.query<CityProfile[]>(profiles),
      this.database.query<{ cost: number[] | null; speed: number[] | null }[]>(quantiles),
    ]);
    return vocabularyOf({
      cities,
      cost: toQuantiles(shared?.cost ?? null),
      speed: toQuantiles(shared?.speed ?? null),
    });
  }
}

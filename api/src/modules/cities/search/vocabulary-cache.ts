import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { rowsOf } from '../../../platform/database/rows-of.js';
import { CITIES } from '../cities.topic.js';
import { CityScaleService } from '../pages/city-scale.service.js';
import { VersionedCache } from '../versioned-cache.js';
import type { Quantiles } from '../phrases/meanings.js';
import { misspeltIn, namesIn } from '../phrases/candidate-names.js';
import { oneSlipFrom } from '../phrases/vocabulary/one-slip.js';
import {
  type CityProfile,
  knowingToo,
  type Vocabulary,
  vocabularyOf,
} from '../phrases/vocabulary/vocabulary.js';

/** Cities cached in each process, however large the table is: the best scored ones of each country, up to a total. */
const OF_COUNTRY = 100;
const CITIES_MAX = 10_000;
/** Most cities, by score, that are loaded for a name in the phrase or one typo away from it. */
const NAMED_MAX = 100;

/** Phrases whose cities are cached, about 1 kB per city. */
const PHRASES = 200;

/** A separator that no name contains, because names consist of words. */
const BETWEEN = '|';

const profile = `slug, name, country, country_code AS "countryCode", region, timezone, irex, population,
  monthly_cost AS cost, speed, air, safety_index AS "safetyIndex", temp_year AS "tempYear", rain_year AS "rainYear",
  coalesce(temps, '{}') AS temps`;

const known = `
  SELECT ${profile} FROM (SELECT key FROM city_search_entries WHERE kind = 'country') AS countries,
  LATERAL (SELECT * FROM cities WHERE country_code = key AND irex IS NOT NULL
    ORDER BY coalesce(-irex, 'Infinity'::double precision), slug LIMIT ${OF_COUNTRY}) AS best
  LEFT JOIN city_search_profiles ON city_slug = slug
  ORDER BY irex DESC, slug LIMIT ${CITIES_MAX}`;

/**
 * The subquery hides the names from the planner, which would otherwise estimate the matches of each of about a
 * hundred names: that took longer than the query itself. The names are one text, which is written and read faster
 * than an array.
 */
const named = `
  SELECT ${profile} FROM cities LEFT JOIN city_search_profiles ON city_slug = slug
  WHERE name_form = ANY ((SELECT string_to_array($1, '${BETWEEN}'))::text[]) AND irex IS NOT NULL
  ORDER BY name_form = ANY ($2::text[]) DESC, irex DESC, slug LIMIT ${NAMED_MAX}`;

/** Walks along the index from one time zone to the next: many cities share few time zones. */
const zones = `
  WITH RECURSIVE zones AS (
    SELECT min(timezone) AS timezone FROM cities
    UNION ALL
    SELECT (SELECT min(timezone) FROM cities WHERE timezone > zones.timezone) FROM zones WHERE timezone IS NOT NULL)
  SELECT timezone FROM zones WHERE timezone IS NOT NULL`;

const shares = 'array[0.25, 0.5, 0.75, 0.9]';
const quantilesOf = (table: string) => `
  SELECT percentile_disc(${shares}) WITHIN GROUP (ORDER BY monthly_cost) AS cost,
    percentile_disc(${shares}) WITHIN GROUP (ORDER BY speed) AS speed
  FROM ${table} WHERE irex IS NOT NULL`;

const toQuantiles = (values: readonly number[] | null): Quantiles => {
  const [quarter = 0, half = 0, threeQuarters = 0, nineTenths = 0] = values ?? [];
  return { quarter, half, threeQuarters, nineTenths };
};

/** The vocabulary of the city table, cached until the table changes. */
@Injectable()
export class VocabularyCache {
  private version: string | null = null;
  private known: Promise<Vocabulary> | null = null;
  private readonly named: VersionedCache<CityProfile[]>;

  constructor(
    private readonly database: DataSource,
    private readonly versions: DataVersions,
    private readonly scale: CityScaleService,
  ) {
    this.named = new VersionedCache(versions, PHRASES);
  }

  /** The cached vocabulary, with the cities that have a name in this phrase or are one typo away from it. */
  async get(phrase: string): Promise<Vocabulary> {
    const [vocabulary, { cities }] = await Promise.all([this.current(), this.scale.current()]);
    if (vocabulary.cities.size >= cities) return vocabulary;
    const [names, misspelt] = [namesIn(phrase), misspeltIn(phrase)];
    const bearing = await this.named.get(JSON.stringify([names, misspelt]), () => {
      const slips = misspelt === null ? [] : oneSlipFrom(misspelt);
      const parameters = [[...names, ...slips].join(BETWEEN), names];
      return rowsOf<CityProfile>(this.database, { name: 'cities-named', sql: named, parameters });
    });
    return knowingToo(vocabulary, bearing);
  }

  private async current(): Promise<Vocabulary> {
    const version = await this.versions.current(CITIES);
    if (this.known === null || this.version !== version) {
      this.version = version;
      this.known = this.read();
      // Do not cache a failed read.
      this.known.catch(() => (this.version = null));
    }
    return this.known;
  }

  private async read(): Promise<Vocabulary> {
    const { drawn } = await this.scale.current();
    const table = drawn === 0 ? 'cities' : 'city_sample';
    const [cities, timezones, [shared]] = await Promise.all([
      this.database.query<CityProfile[]>(known),
      this.database.query<{ timezone: string }[]>(zones),
      this.database.query<{ cost: number[] | null; speed: number[] | null }[]>(quantilesOf(table)),
    ]);
    return vocabularyOf({
      cities,
      zones: timezones.map(({ timezone }) => timezone),
      cost: toQuantiles(shared?.cost ?? null),
      speed: toQuantiles(shared?.speed ?? null),
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { raw, readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { CITIES, CityScaleService, VersionedCache } from '../../cities/index.js';
import type { Quantiles } from '../phrases/meanings.js';
import { findMisspelledName, findCandidateNames } from '../phrases/candidate-names.js';
import { listOneTypoVariants } from '../phrases/vocabulary/typos.js';
import {
  type CityProfile,
  addCities,
  type Vocabulary,
  createVocabulary,
} from '../phrases/vocabulary/vocabulary.js';

/** Cities cached in each process, however large the table is: the best scored ones of each country, up to a total. */
const MAX_PER_COUNTRY = 100;
const MAX_CITIES = 10_000;
/** Most cities, by score, that are loaded for a name in the phrase or one typo away from it. */
const MAX_NAMED_CITIES = 100;

/** Phrases whose cities are cached, about 1 kB per city. */
const MAX_PHRASES = 200;

/** A separator that no name contains, because names consist of words. */
const NAME_SEPARATOR = '|';

const profileColumns = sql`slug, name, country, country_code AS "countryCode", region, timezone, irex, population,
  monthly_cost AS cost, speed, air, safety_index AS "safetyIndex", temp_year AS "tempYear", rain_year AS "rainYear",
  coalesce(temps, '{}') AS temps`;

const knownCitiesStatement = sql`
  SELECT ${profileColumns} FROM (SELECT key FROM city_search_entries WHERE kind = 'country') AS countries,
  LATERAL (SELECT * FROM cities WHERE country_code = key AND irex IS NOT NULL
    ORDER BY coalesce(-irex, 'Infinity'::double precision), slug LIMIT ${MAX_PER_COUNTRY}) AS best
  LEFT JOIN city_search_profiles ON city_slug = slug
  ORDER BY irex DESC, slug LIMIT ${MAX_CITIES}`;

/**
 * The subquery hides the names from the planner, which would otherwise estimate the matches of each of about a
 * hundred names: that took longer than the query itself. The names are one text, which is written and read faster
 * than an array.
 */
const buildNamedCitiesStatement = (names: readonly string[], typoVariants: readonly string[]) => sql`
  SELECT ${profileColumns} FROM cities LEFT JOIN city_search_profiles ON city_slug = slug
  WHERE name_form = ANY ((SELECT string_to_array(${[...names, ...typoVariants].join(NAME_SEPARATOR)}, ${NAME_SEPARATOR}))::text[]) AND irex IS NOT NULL
  ORDER BY name_form = ANY (${names}::text[]) DESC, irex DESC, slug LIMIT ${raw(`${MAX_NAMED_CITIES}`)}`;

/** Walks along the index from one time zone to the next: many cities share few time zones. */
const zonesStatement = sql`
  WITH RECURSIVE zones AS (
    SELECT min(timezone) AS timezone FROM cities
    UNION ALL
    SELECT (SELECT min(timezone) FROM cities WHERE timezone > zones.timezone) FROM zones WHERE timezone IS NOT NULL)
  SELECT timezone FROM zones WHERE timezone IS NOT NULL`;

const quantiles = sql`array[0.25, 0.5, 0.75, 0.9]`;
const buildQuantilesStatement = (table: Sql) => sql`
  SELECT percentile_disc(${quantiles}) WITHIN GROUP (ORDER BY monthly_cost) AS cost,
    percentile_disc(${quantiles}) WITHIN GROUP (ORDER BY speed) AS speed
  FROM ${table} WHERE irex IS NOT NULL`;

const toQuantiles = (values: readonly number[] | null): Quantiles => {
  const [quarter = 0, half = 0, threeQuarters = 0, nineTenths = 0] = values ?? [];
  return { quarter, half, threeQuarters, nineTenths };
};

/** The vocabulary of the city table, cached until the table changes. */
@Injectable()
export class VocabularyCache {
  private version: string | null = null;
  private cachedVocabulary: Promise<Vocabulary> | null = null;
  private readonly namedCities: VersionedCache<CityProfile[]>;

  constructor(
    private readonly database: DataSource,
    private readonly versions: DataVersions,
    private readonly scale: CityScaleService,
  ) {
    this.namedCities = new VersionedCache(versions, MAX_PHRASES);
  }

  /** The cached vocabulary, with the cities that have a name in this phrase or are one typo away from it. */
  async get(phrase: string): Promise<Vocabulary> {
    const [vocabulary, { cities }] = await Promise.all([this.getCurrent(), this.scale.current()]);
    if (vocabulary.cities.size >= cities) return vocabulary;
    const [names, misspelled] = [findCandidateNames(phrase), findMisspelledName(phrase)];
    const citiesByName = await this.namedCities.get(JSON.stringify([names, misspelled]), () => {
      const typoVariants = misspelled === null ? [] : listOneTypoVariants(misspelled);
      return readRows<CityProfile>(
        this.database,
        buildNamedCitiesStatement(names, typoVariants),
        'cities-named',
      );
    });
    return addCities(vocabulary, citiesByName);
  }

  private async getCurrent(): Promise<Vocabulary> {
    const version = await this.versions.current(CITIES);
    if (this.cachedVocabulary === null || this.version !== version) {
      this.version = version;
      this.cachedVocabulary = this.load();
      // Do not cache a failed read.
      this.cachedVocabulary.catch(() => (this.version = null));
    }
    return this.cachedVocabulary;
  }

  private async load(): Promise<Vocabulary> {
    const { drawn } = await this.scale.current();
    const table = drawn === 0 ? sql`cities` : sql`city_sample`;
    const [cities, timezones, figures] = await Promise.all([
      readRows<CityProfile>(this.database, knownCitiesStatement),
      readRows<{ timezone: string }>(this.database, zonesStatement),
      readRow<{ cost: number[] | null; speed: number[] | null }>(
        this.database,
        buildQuantilesStatement(table),
      ),
    ]);
    return createVocabulary({
      cities,
      zones: timezones.map(({ timezone }) => timezone),
      cost: toQuantiles(figures?.cost ?? null),
      speed: toQuantiles(figures?.speed ?? null),
    });
  }
}

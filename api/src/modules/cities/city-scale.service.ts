import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRow, sql } from '../../platform/database/sql.js';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { CITIES } from './cities.topic.js';

/** The number of cities in the table and in its random sample. The sample is empty if all cities can be counted. */
export interface Scale {
  cities: number;
  drawn: number;
}

const scaleStatement = sql`
  SELECT count(*)::integer AS cities, (SELECT count(*) FROM city_sample)::integer AS drawn
  FROM cities WHERE irex IS NOT NULL`;

/** The size of the table, counted once per version of it. */
@Injectable()
export class CityScaleService {
  private version: string | null = null;
  private cachedScale: Promise<Scale> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly versions: DataVersions,
  ) {}

  async current(): Promise<Scale> {
    const version = await this.versions.current(CITIES);
    if (this.cachedScale === null || this.version !== version) {
      this.version = version;
      this.cachedScale = readRow<Scale>(this.database, scaleStatement).then((scale) => scale!);
      // Count again after a failure.
      this.cachedScale.catch(() => (this.version = null));
    }
    return this.cachedScale;
  }
}

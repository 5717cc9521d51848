import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../cities.topic.js';
import type { Scale } from './sample.js';

const scale = `
  SELECT count(*)::integer AS cities, (SELECT count(*) FROM city_sample)::integer AS drawn
  FROM cities WHERE irex IS NOT NULL`;

/** The size of the table, counted once per version of it. */
@Injectable()
export class CityScaleService {
  private version: string | null = null;
  private known: Promise<Scale> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly versions: DataVersions,
  ) {}

  async current(): Promise<Scale> {
    const version = await this.versions.current(CITIES);
    if (this.known === null || this.version !== version) {
      this.version = version;
      this.known = this.database.query<[Scale]>(scale).then(([found]) => found);
      // Count again after a failure.
      this.known.catch(() => (this.version = null));
    }
    return this.known;
  }
}

import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows } from '../../../platform/database/sql.js';
import { CityScaleService } from '../city-scale.service.js';
import { DatabaseRanksService } from './database-ranks.service.js';
import { buildKnownValues, groupByPart, type CityStandings, type ValueId } from './standing.js';
import { getStanding, getValueName, FigureDistributionsService } from './figure-distributions.service.js';

type RankedCity = Pick<CityDetail, 'slug' | 'region'>;

/**
 * The standing of a city among all cities and within its region, by dimension and by the known ones of the given
 * figures.
 */
@Injectable()
export class RanksService {
  constructor(
    private readonly database: DataSource,
    private readonly scale: CityScaleService,
    private readonly distributions: FigureDistributionsService,
    private readonly databaseRanks: DatabaseRanksService,
  ) {}

  async get(city: RankedCity, figures: readonly string[]): Promise<CityStandings> {
    const { drawn } = await this.scale.current();
    return drawn === 0 ? this.getFromMemory(city, figures) : this.databaseRanks.get(city, figures);
  }

  /** Compares the city's values with the distributions in memory. */
  private async getFromMemory(
    { slug, region }: RankedCity,
    figures: readonly string[],
  ): Promise<CityStandings> {
    const [distributions, values] = await Promise.all([
      this.distributions.get(figures),
      readRows<ValueId & { value: number }>(this.database, buildKnownValues(figures, slug)),
    ]);
    return groupByPart(
      values.flatMap(({ part, key, value }) => {
        const distribution = distributions.get(getValueName({ part, key }));
        const standing = distribution && getStanding(distribution, region, value);
        return standing ? [{ part, key, ...standing }] : [];
      }),
    );
  }
}

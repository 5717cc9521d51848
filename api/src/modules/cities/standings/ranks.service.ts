import { Injectable } from '@nestjs/common';
import type { CityDetail } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { CityScaleService } from '../pages/city-scale.service.js';
import { DatabaseRanksService } from './database-ranks.service.js';
import { knownValues } from './known-values.js';
import { standingIn } from './distribution.js';
import { nameOf, FigureDistributionsService } from './figure-distributions.service.js';
import { byKey, type CityStandings, type Valued } from './standing.js';

const own = knownValues('city_slug = $2');

type Place = Pick<CityDetail, 'slug' | 'region'>;

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

  async get(city: Place, figures: readonly string[]): Promise<CityStandings> {
    const { drawn } = await this.scale.current();
    return drawn === 0 ? this.known(city, figures) : this.databaseRanks.get(city, figures);
  }

  /** Compares the city's values with the distributions in memory. */
  private async known({ slug, region }: Place, figures: readonly string[]): Promise<CityStandings> {
    const [spreads, values] = await Promise.all([
      this.distributions.get(figures),
      this.database.query<(Valued & { value: number })[]>(own, [figures, slug]),
    ]);
    return byKey(
      values.flatMap(({ part, key, value }) => {
        const spread = spreads.get(nameOf({ part, key }));
        const standing = spread && standingIn(spread, region, value);
        return standing ? [{ part, key, ...standing }] : [];
      }),
    );
  }
}

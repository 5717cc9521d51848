import { Injectable } from '@nestjs/common';
import type { CityDetail, IrexWishes } from '@wanderwork/contracts';
import { personalScores } from '@wanderwork/irex';
import { PersonalInputs, Standings } from '../cities/index.js';
import { contrastedFigures, type Dossier, type OwnView } from './analyst/dossier.js';

/** Collects what an analysis may rest on. */
@Injectable()
export class Dossiers {
  constructor(
    private readonly standings: Standings,
    private readonly inputs: PersonalInputs,
  ) {}

  async of(cities: readonly CityDetail[], wishes: IrexWishes | null): Promise<Dossier[]> {
    const own = wishes === null ? new Map() : await this.under(wishes, cities);
    return Promise.all(
      cities.map(async (city) => ({
        city,
        standings: await this.standings.of(city, contrastedFigures),
        own: own.get(city.slug) ?? null,
      })),
    );
  }

  private async under(
    wishes: IrexWishes,
    cities: readonly CityDetail[],
  ): Promise<ReadonlyMap<string, OwnView>> {
    const now = new Date();
    const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    const scored = await this.inputs.of(cities.map(({ slug }) => slug));
    return new Map(
      personalScores(scored, wishes, today).map(({ slug, score, overlap }) => [
        slug,
        { wishes, score, overlap },
      ]),
    );
  }
}

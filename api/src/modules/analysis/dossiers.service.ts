import { Injectable } from '@nestjs/common';
import type { CityDetail, IrexPreferences } from '@wanderwork/contracts';
import { computePersonalScores } from '@wanderwork/irex';
import { EntryRulesService, PersonalInputsService } from '../irex/index.js';
import { RanksService } from '../cities/index.js';
import { contrastedFigures, type Dossier, type OwnView } from './analyst/dossier.js';

/** Collects the data that an analysis may use. */
@Injectable()
export class DossiersService {
  constructor(
    private readonly ranks: RanksService,
    private readonly inputs: PersonalInputsService,
    private readonly entryRules: EntryRulesService,
  ) {}

  async collect(cities: readonly CityDetail[], preferences: IrexPreferences | null): Promise<Dossier[]> {
    const own = preferences === null ? new Map() : await this.computeOwnViews(preferences, cities);
    return Promise.all(
      cities.map(async (city) => ({
        city,
        standings: await this.ranks.get(city, contrastedFigures),
        own: own.get(city.slug) ?? null,
      })),
    );
  }

  private async computeOwnViews(
    preferences: IrexPreferences,
    cities: readonly CityDetail[],
  ): Promise<ReadonlyMap<string, OwnView>> {
    const now = new Date();
    const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    const inputs = await this.inputs.get(cities.map(({ slug }) => slug));
    return new Map(
      computePersonalScores(inputs, preferences, today, this.entryRules.findFor(preferences)).map(
        ({ slug, score, overlap }) => [slug, { preferences, score, overlap }],
      ),
    );
  }
}

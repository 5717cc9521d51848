import { Injectable } from '@nestjs/common';
import { launchCities, type Entitlements, type IrexTrends } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { IrexMovesService } from '../../irex/index.js';

const sampleSlugs = launchCities.map(({ slug }) => slug);

const noTrends = { cities: 0, unmoved: 0, risen: [], fallen: [], regions: [] };

/** Compares the scores of the newest month with those of the month measured before it. */
@Injectable()
export class TrendsService {
  constructor(private readonly moves: IrexMovesService) {}

  /** Covers all cities if the plan includes them, otherwise the sample cities. */
  async getNewest(may: Entitlements): Promise<IrexTrends> {
    const samplesOnly = !may.detailedAnalytics;
    const months = await this.moves.listMonths();
    const [month = '', before = null] = months;
    const head = { formulaVersion: FORMULA_VERSION, month, before, months, samplesOnly };
    if (before === null) return { ...head, ...noTrends };
    return { ...head, ...(await this.getMoves({ month, before }, samplesOnly)) };
  }

  private async getMoves(pair: { month: string; before: string }, samplesOnly: boolean) {
    const slugs = samplesOnly ? sampleSlugs : null;
    const [counted, risen, fallen, regions] = await Promise.all([
      this.moves.countCities(pair, slugs),
      this.moves.findRisen(pair, slugs),
      this.moves.findFallen(pair, slugs),
      samplesOnly ? [] : this.moves.listRegions(pair),
    ]);
    return { ...counted, risen, fallen, regions };
  }
}

import { Injectable } from '@nestjs/common';
import { launchCities, type Entitlements, type IrexTrends } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { IrexMovesService } from '../../cities/index.js';

const samples = launchCities.map(({ slug }) => slug);

const nothingYet = { cities: 0, unmoved: 0, risen: [], fallen: [], regions: [] };

/** The newest month of all scores against the one measured before it. */
@Injectable()
export class TrendsService {
  constructor(private readonly moves: IrexMovesService) {}

  /** All cities for those whose plan holds them, the samples for everybody. */
  async getNewest(may: Entitlements): Promise<IrexTrends> {
    const samplesOnly = !may.detailedAnalytics;
    const months = await this.moves.months();
    const [month = '', before = null] = months;
    const told = { formulaVersion: FORMULA_VERSION, month, before, months, samplesOnly };
    if (before === null) return { ...told, ...nothingYet };
    return { ...told, ...(await this.moved({ month, before }, samplesOnly)) };
  }

  private async moved(pair: { month: string; before: string }, samplesOnly: boolean) {
    const slugs = samplesOnly ? samples : null;
    const [counted, risen, fallen, regions] = await Promise.all([
      this.moves.counted(pair, slugs),
      this.moves.risen(pair, slugs),
      this.moves.fallen(pair, slugs),
      samplesOnly ? [] : this.moves.regions(pair),
    ]);
    return { ...counted, risen, fallen, regions };
  }
}

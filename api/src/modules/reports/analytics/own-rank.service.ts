import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Entitlements, IrexPreferences, OwnRank } from '@wanderwork/contracts';
import { personalRank, rankCounter, whatMoves, type DoubtfulCity } from '@wanderwork/irex';
import { analyticsArePremium, cityNotFound, RankSampleService, mayAnalyse } from '../../cities/index.js';

/** So many cities are drawn before other requests get their turn: about five milliseconds. */
const AT_ONCE = 32;

const inTurns = async <T>(items: readonly T[], work: (item: T) => void): Promise<void> => {
  for (const [at, item] of items.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    work(item);
  }
};

const thisMonth = () => {
  const now = new Date();
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
};

/** Where a city stands by somebody's own weights, with the doubt about it. */
@Injectable()
export class OwnRankService {
  constructor(private readonly rankSample: RankSampleService) {}

  async get(slug: string, wishes: IrexPreferences, may: Entitlements): Promise<OwnRank> {
    const { own, all, total } = await this.rankSample.getAround(slug);
    if (!own) throw cityNotFound();
    if (!mayAnalyse(may, [slug])) throw analyticsArePremium();
    return { ...(await this.ranked(own, all, wishes)), of: total };
  }

  private async ranked(own: DoubtfulCity, all: readonly DoubtfulCity[], wishes: IrexPreferences) {
    const today = thisMonth();
    const counter = rankCounter(own, wishes, today);
    await inTurns(all, (other) => counter.add(other));
    const { slug } = own.city;
    const cities = all.map(({ city }) => city);
    return {
      slug,
      rank: personalRank(slug, cities, wishes, today) ?? all.length,
      ...counter.range(),
      among: all.length,
      moves: whatMoves(slug, cities, wishes, today),
    };
  }
}

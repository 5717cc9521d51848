import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Entitlements, IrexPreferences, OwnRank } from '@wanderwork/contracts';
import { personalRank, rankCounter, whatMoves, type DoubtfulCity } from '@wanderwork/irex';
import { analyticsArePremium, cityNotFound, RankSampleService, mayAnalyse } from '../../cities/index.js';

/** The number of cities after which the work yields to other requests: about five milliseconds. */
const CITIES_PER_TURN = 32;

const forEachInTurns = async <T>(items: readonly T[], work: (item: T) => void): Promise<void> => {
  for (const [index, item] of items.entries()) {
    if (index % CITIES_PER_TURN === 0) await setImmediate();
    work(item);
  }
};

const getCurrentMonth = () => {
  const now = new Date();
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
};

/** Ranks a city by a person's own preferences, with the uncertainty of the rank. */
@Injectable()
export class OwnRankService {
  constructor(private readonly rankSample: RankSampleService) {}

  async get(slug: string, preferences: IrexPreferences, may: Entitlements): Promise<OwnRank> {
    const { own, all, total } = await this.rankSample.getAround(slug);
    if (!own) throw cityNotFound();
    if (!mayAnalyse(may, [slug])) throw analyticsArePremium();
    return { ...(await this.rank(own, all, preferences)), of: total };
  }

  private async rank(own: DoubtfulCity, all: readonly DoubtfulCity[], preferences: IrexPreferences) {
    const month = getCurrentMonth();
    const counter = rankCounter(own, preferences, month);
    await forEachInTurns(all, (other) => counter.add(other));
    const { slug } = own.city;
    const cities = all.map(({ city }) => city);
    return {
      slug,
      rank: personalRank(slug, cities, preferences, month) ?? all.length,
      ...counter.range(),
      among: all.length,
      moves: whatMoves(slug, cities, preferences, month),
    };
  }
}

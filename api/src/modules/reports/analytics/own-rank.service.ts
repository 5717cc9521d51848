import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Entitlements, IrexPreferences, OwnRank } from '@wanderwork/contracts';
import { computePersonalRank, createRankCounter, findRankMoves, type UncertainCity } from '@wanderwork/irex';
import { analyticsArePremium, cityNotFound, canAnalyze } from '../../cities/index.js';
import { EntryRulesService, RankSampleService } from '../../irex/index.js';

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
  constructor(
    private readonly rankSample: RankSampleService,
    private readonly entryRules: EntryRulesService,
  ) {}

  async get(slug: string, preferences: IrexPreferences, may: Entitlements): Promise<OwnRank> {
    const { own, all, total } = await this.rankSample.getAround(slug);
    if (!own) throw cityNotFound();
    if (!canAnalyze(may, [slug])) throw analyticsArePremium();
    return { ...(await this.rank(own, all, preferences)), of: total };
  }

  private async rank(own: UncertainCity, all: readonly UncertainCity[], preferences: IrexPreferences) {
    const month = getCurrentMonth();
    const rules = this.entryRules.findFor(preferences);
    const counter = createRankCounter(own, preferences, month, rules);
    await forEachInTurns(all, (other) => counter.add(other));
    const { slug } = own.city;
    const cities = all.map(({ city }) => city);
    return {
      slug,
      rank: computePersonalRank(slug, cities, preferences, month, rules) ?? all.length,
      ...counter.range(),
      among: all.length,
      moves: findRankMoves(slug, cities, preferences, month, rules),
    };
  }
}

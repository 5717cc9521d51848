import { Injectable } from '@nestjs/common';
import type { QuestMode, QuestPlan } from '@wanderwork/contracts';
import type { QuestBeginRequest } from '@wanderwork/contracts/requests';
import { cards, isPlan, lockedIn } from '@wanderwork/quest-engine';
import { newId } from '../../../platform/database/ids.js';
import { weekOf } from '../daily/days.js';
import { ownSeeds, SharedSeeds } from '../daily/shared-seeds.js';
import { Passports } from '../passport/passports.service.js';
import { notOpenYet, startUnknown } from '../quest.errors.js';
import { currentHeader } from './header.js';
import type { NewRun } from './run-store.js';

/** Whose score counts for a board; a dash besides, when it is the day's. */
const rankedModes: readonly QuestMode[] = ['grand_tour', 'weekly_route'];

const HOME = 'lisbon';
const PASSPORT = 'de';

/** What runs begin with: seeds by the server, unless a run was begun without the network, and so on no board. */
@Injectable()
export class Plans {
  constructor(
    private readonly seeds: SharedSeeds,
    private readonly passports: Passports,
  ) {}

  async newRun(userId: string, request: QuestBeginRequest): Promise<NewRun> {
    const { id = newId(), mode, seed } = request;
    const now = new Date();
    const period = mode === 'weekly_route' && !seed ? weekOf(now) : null;
    const plan = period === null ? await this.ownPlan(userId, request) : this.seeds.plan(mode, period);
    if (!isPlan(plan)) throw startUnknown();
    const locked = lockedIn(plan, await this.passports.earned(userId));
    if (locked) throw notOpenYet(locked);
    const ranked = !seed && rankedModes.includes(mode);
    return { id, userId, period, ranked, header: currentHeader(), plan, keys: [], beganAt: now };
  }

  private async ownPlan(userId: string, request: QuestBeginRequest): Promise<QuestPlan> {
    const {
      mode,
      difficulty,
      home = HOME,
      passport = PASSPORT,
      profession = 'developer',
      departure = 0,
      month,
    } = request;
    const settled = { mode, difficulty, home, passport, profession, departure };
    const rest = { ...settled, ...(month !== undefined && { month }) };
    if (!request.seed) return { ...rest, ...ownSeeds(), met: await this.met(userId) };
    const { seed, met } = request;
    return { ...rest, seedA: seed.a, seedB: seed.b, ...(met && { met }) };
  }

  /** Those of the passport that the game still has. */
  private async met(userId: string): Promise<string[]> {
    const met = await this.passports.met(userId);
    return cards.map(({ id }) => id).filter((id) => met.includes(id));
  }
}

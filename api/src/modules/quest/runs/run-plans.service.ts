import { Injectable } from '@nestjs/common';
import type { QuestMode, QuestPlan } from '@wanderwork/contracts';
import type { QuestBeginRequest } from '@wanderwork/contracts/requests';
import { cards, CURRENT_RULES, FIRST_RULES, isPlan, findLocked } from '@wanderwork/quest-engine';
import { createId } from '../../../platform/database/ids.js';
import { toIsoWeek } from '../daily/days.js';
import { createSeeds, SharedSeedsService } from '../daily/shared-seeds.service.js';
import { PassportsService } from '../passport/passports.service.js';
import { notUnlocked, invalidStart } from '../quest.errors.js';
import { getPlanHeader } from './run-row.js';
import type { NewRun } from './runs.repository.js';

/** Modes that are always ranked. A dash is ranked if it is the daily one. */
const rankedModes: readonly QuestMode[] = ['grand_tour', 'weekly_route'];

const DEFAULT_HOME = 'lisbon';
const DEFAULT_PASSPORT = 'de';

/** Creates the plans of new runs. A run started offline brings its own seeds and is not ranked. */
@Injectable()
export class RunPlansService {
  constructor(
    private readonly seeds: SharedSeedsService,
    private readonly passports: PassportsService,
  ) {}

  async createRun(userId: string, request: QuestBeginRequest): Promise<NewRun> {
    const { id = createId(), mode, seed } = request;
    const now = new Date();
    const period = mode === 'weekly_route' && !seed ? toIsoWeek(now) : null;
    const plan =
      period === null ? await this.createOwnPlan(userId, request) : this.seeds.createPlan(mode, period);
    if (!isPlan(plan)) throw invalidStart();
    const locked = findLocked(plan, await this.passports.getEarnedAchievements(userId));
    if (locked) throw notUnlocked(locked);
    const ranked = !seed && rankedModes.includes(mode);
    return { id, userId, period, ranked, header: getPlanHeader(plan), plan, keys: [], beganAt: now };
  }

  private async createOwnPlan(userId: string, request: QuestBeginRequest): Promise<QuestPlan> {
    const {
      mode,
      difficulty,
      home = DEFAULT_HOME,
      passport = DEFAULT_PASSPORT,
      profession = 'developer',
      departure = 0,
      month,
    } = request;
    const choices = { mode, difficulty, home, passport, profession, departure };
    const rest = { ...choices, ...(month !== undefined && { month }) };
    if (!request.seed)
      return { ...rest, ...createSeeds(), met: await this.getMetCards(userId), rulesVersion: CURRENT_RULES };
    const { seed, met, rulesVersion = FIRST_RULES } = request;
    const rules = rulesVersion === FIRST_RULES ? {} : { rulesVersion };
    return { ...rest, seedA: seed.a, seedB: seed.b, ...(met && { met }), ...rules };
  }

  /** Cards of the player's passport that the game still has. */
  private async getMetCards(userId: string): Promise<string[]> {
    const met = await this.passports.getMetCards(userId);
    return cards.map(({ id }) => id).filter((id) => met.includes(id));
  }
}

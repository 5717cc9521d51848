import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { QuestMode, QuestPlan, QuestWeekKey } from '@wanderwork/contracts';
import { CURRENT_RULES } from '@wanderwork/quest-engine';
import { Config } from '../../../platform/config/index.js';
import { toMonthIndex } from './days.js';

/** Home cities of the shared daily and weekly runs. */
const HOMES = [
  'lisbon',
  'bangkok',
  'mexico-city',
  'berlin',
  'cape-town',
  'buenos-aires',
  'tbilisi',
  'toronto',
  'seoul',
  'sydney',
];

type Seeds = Pick<QuestPlan, 'seedA' | 'seedB'>;

const toSeeds = (bytes: Buffer): Seeds => ({ seedA: bytes.readInt32BE(0), seedB: bytes.readInt32BE(4) });

/** Random seeds for a run of one's own. */
export const createSeeds = (): Seeds => toSeeds(randomBytes(8));

/** Seeds shared by all players of a day or week. Derived from the session secret, so no client can predict them. */
@Injectable()
export class SharedSeedsService {
  private readonly secret: Buffer;

  constructor({ sessionSecret }: Config) {
    this.secret = createHmac('sha256', sessionSecret).update('wanderquest boards').digest();
  }

  /** The key of a week of the day's dash; `week` counts from 0. */
  getWeekKey(day: string, week: number): QuestWeekKey {
    const bytes = this.deriveBytes(`daily ${day} week ${week}`);
    return { a: bytes.readUInt32BE(0), b: bytes.readUInt32BE(4) };
  }

  /** The plan that everybody playing this day or week starts with. */
  createPlan(mode: QuestMode, period: string): QuestPlan {
    const bytes = this.deriveBytes(`start ${period}`);
    return {
      mode,
      difficulty: 'standard',
      departure: 0,
      profession: 'developer',
      home: HOMES[bytes.readUInt32BE(8) % HOMES.length]!,
      passport: 'de',
      month: toMonthIndex(period),
      rulesVersion: CURRENT_RULES,
      ...toSeeds(bytes),
    };
  }

  private deriveBytes(purpose: string): Buffer {
    return createHmac('sha256', this.secret).update(purpose).digest();
  }
}

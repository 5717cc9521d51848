import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { QuestMode, QuestPlan, QuestWeekKey } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { monthOf } from './days.js';

/** Where those set out together who play for a board. */
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

const seedsFrom = (bytes: Buffer): Seeds => ({ seedA: bytes.readInt32BE(0), seedB: bytes.readInt32BE(4) });

/** Seeds that nobody shares. */
export const ownSeeds = (): Seeds => seedsFrom(randomBytes(8));

/** Seeds that all players of a day or a week share; only the server can say them, and it says each when its time has come. */
@Injectable()
export class SharedSeeds {
  private readonly secret: Buffer;

  constructor({ sessionSecret }: Config) {
    this.secret = createHmac('sha256', sessionSecret).update('wanderquest boards').digest();
  }

  /** The key of a day's week, which is the first at 0. */
  weekKey(day: string, week: number): QuestWeekKey {
    const bytes = this.bytes(`daily ${day} week ${week}`);
    return { a: bytes.readUInt32BE(0), b: bytes.readUInt32BE(4) };
  }

  /** How everybody begins who plays for this day or week: with the same borders, and the same chances. */
  plan(mode: QuestMode, period: string): QuestPlan {
    const bytes = this.bytes(`start ${period}`);
    return {
      mode,
      difficulty: 'standard',
      departure: 0,
      profession: 'developer',
      home: HOMES[bytes.readUInt32BE(8) % HOMES.length]!,
      passport: 'de',
      month: monthOf(period),
      ...seedsFrom(bytes),
    };
  }

  private bytes(purpose: string): Buffer {
    return createHmac('sha256', this.secret).update(purpose).digest();
  }
}

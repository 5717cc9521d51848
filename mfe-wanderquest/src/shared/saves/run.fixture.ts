import { type Plan } from '@wanderwork/quest-engine';
import { type Run } from './run';

/** What tests play by: a week in Lisbon whose draws are always the same. */
export const createPlan = (change: Partial<Plan> = {}): Plan => ({
  mode: 'first_week',
  difficulty: 'gap_month',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 3,
  seedB: 4,
  ...change,
});

/** A run that has just begun; its hash is nobody's. */
export const createTestRun = (change: Partial<Run> = {}): Run => ({
  id: 'one',
  plan: createPlan(),
  edition: null,
  log: [],
  hash: 'c0ffee00',
  played: '2026-11-22T10:00:00.000Z',
  day: 0,
  over: false,
  header: null,
  ranked: false,
  keys: [],
  account: null,
  ...change,
});

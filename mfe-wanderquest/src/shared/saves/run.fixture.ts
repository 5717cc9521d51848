import { type Plan } from '@wanderwork/quest-engine';
import { type Run } from './run';

/** The tests' plan: a week in Lisbon with fixed seeds. */
export const createPlan = (change: Partial<Plan> = {}): Plan => ({
  mode: 'first_week',
  difficulty: 'gap_month',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 3,
  seedB: 4,
  rulesVersion: 2,
  ...change,
});

/** A new run with a placeholder hash. */
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

import { computeScore, createState, type Action } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { createRun } from './create-run';
import { createGhost, getGhostPoints } from './ghost';
import { getRunStart } from './saves/rules';

const plan = createPlan({ mode: 'daily_dash', difficulty: 'standard' });
const explore: Action = { type: 'spend', verb: 'explore', days: 1 };

describe('the ghost of a dash', () => {
  it('has the points of each morning and the route', () => {
    const ghost = createGhost({ ...createRun(plan, null), log: [explore] });
    const start = createState(getRunStart(plan));
    expect(ghost.points).toHaveLength(2);
    expect(ghost.points[0]).toBe(computeScore(start));
    expect(ghost.route).toEqual([start.home]);
  });

  it('keeps the points of its end for the days after', () => {
    const ghost = { run: 'a', points: [100, 110, 130], route: [0] };
    expect([0, 2, 20].map((day) => getGhostPoints(ghost, day))).toEqual([100, 130, 130]);
  });
});

import { type Action } from '../actions/action.js';
import { type Start } from '../state.js';
import { type Achievement } from './achievement.js';
import { circles } from './circles.js';
import { company } from './company.js';
import { bureaucracy } from './bureaucracy.js';
import { roads } from './roads.js';
import { tallyRun } from './tally.js';

/** All achievements, in the order of the passport. */
export const achievements: readonly Achievement[] = [...roads, ...circles, ...bureaucracy, ...company];

/** The ids of the achievements of a run, in passport order. */
export const findAchievements = (start: Start, log: readonly Action[]): readonly string[] => {
  const run = tallyRun(start, log);
  return achievements.filter(({ done }) => done(run)).map(({ id }) => id);
};

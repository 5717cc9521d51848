import { clip } from '../goalposts.js';

/** Up to the first share of the budget the score is 100; from the second one it is 0. */
export const COMFORTABLE_SHARE = 0.7;
export const IMPOSSIBLE_SHARE = 1.4;

/** The affordability of a monthly cost for a budget of `budgetUsd` a month, 0–100. */
export const budgetScore = (costUsd: number, budgetUsd: number): number =>
  clip((100 * (IMPOSSIBLE_SHARE - costUsd / budgetUsd)) / (IMPOSSIBLE_SHARE - COMFORTABLE_SHARE));

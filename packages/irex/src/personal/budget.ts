import { clip } from '../goalposts.js';

/** Up to this share of the budget nothing is missing; from the other on nothing is left. */
export const COMFORTABLE_SHARE = 0.7;
export const IMPOSSIBLE_SHARE = 1.4;

/** What a cost is worth to whoever has `budgetUsd` a month, 0–100. */
export const budgetScore = (costUsd: number, budgetUsd: number): number =>
  clip((100 * (IMPOSSIBLE_SHARE - costUsd / budgetUsd)) / (IMPOSSIBLE_SHARE - COMFORTABLE_SHARE));

import { awaitsWeek, type State } from '@wanderwork/quest-engine';

/** Whether a ranked dash stands still until its next week has been opened; one that is over waits for nothing. */
export const isBetweenWeeks = (state: State): boolean => !state.ending && awaitsWeek(state);

import { isAwaitingWeek, type State } from '@wanderwork/quest-engine';

/** Whether a ranked dash waits for its next week. A finished one never waits. */
export const isBetweenWeeks = (state: State): boolean => !state.ending && isAwaitingWeek(state);

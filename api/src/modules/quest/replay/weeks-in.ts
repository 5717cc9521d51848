import type { QuestWeekKey } from '@wanderwork/contracts';
import type { Action } from '@wanderwork/quest-engine';

/** The keys of weeks, as they stand in a log. */
export const keysIn = (actions: readonly Action[]): QuestWeekKey[] =>
  actions.flatMap((action) => (action.type === 'week' ? [{ a: action.a, b: action.b }] : []));

/** How long a log is at the end of each of its weeks that another one follows. */
export const weekEndsIn = (log: string): number[] =>
  [...log.matchAll(/(?:^| )k/g)].slice(1).map(({ index }) => index);

import type { QuestWeekKey } from '@wanderwork/contracts';
import type { Action } from '@wanderwork/quest-engine';

/** The week keys found in a log's actions. */
export const extractWeekKeys = (actions: readonly Action[]): QuestWeekKey[] =>
  actions.flatMap((action) => (action.type === 'week' ? [{ a: action.a, b: action.b }] : []));

/** The log's length at the end of each week that is followed by another. */
export const findWeekEnds = (log: string): number[] =>
  [...log.matchAll(/(?:^| )k/g)].slice(1).map(({ index }) => index);

import { type QuestRun } from '@wanderwork/contracts';
import {
  hashState,
  isPlan,
  parseLog,
  replay,
  createStart,
  type Action,
  type Plan,
} from '@wanderwork/quest-engine';
import { type AccountCopy, type Run } from '../../../../shared/saves/run';

const isQuestRun = (value: unknown): value is QuestRun => {
  const { id, plan, log, header, keys } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof log === 'string' &&
    isPlan(plan) &&
    typeof header === 'object' &&
    Array.isArray(keys)
  );
};

/** Replays a log under today's rules; the hash is empty when they refuse it. */
const replayToday = (plan: Plan, log: readonly Action[]) => {
  const again = replay(createStart(plan), log);
  return again.ok
    ? { hash: hashState(again.state), day: again.state.day, over: again.state.ending !== null }
    : { hash: '' };
};

/** What the account of `user` has of a run, from the API's response. */
export const toAccountCopy = (
  user: string,
  { actions, finishedAt, result, outdated }: QuestRun,
): AccountCopy => ({
  user,
  actions,
  finished: finishedAt !== null,
  board: result?.board ?? null,
  ...(outdated && { outdated }),
});

/** Parses a run from the API or an exported file; null when it is not one. */
export const parseAccountRun = (value: unknown, user: string | null): Run | null => {
  if (!isQuestRun(value)) return null;
  const { id, plan, period, header, ranked, keys, changedAt, day } = value;
  const log = parseLog(value.log);
  if (!log) return null;
  return {
    id,
    plan,
    edition: period,
    log,
    header,
    ranked,
    keys,
    played: changedAt,
    day,
    over: value.finishedAt !== null,
    ...replayToday(plan, log),
    account: user === null ? null : toAccountCopy(user, value),
  };
};

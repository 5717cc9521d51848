import { type QuestRun } from '@wanderwork/contracts';
import { hash, isPlan, readLog, replay, startFrom, type Action, type Plan } from '@wanderwork/quest-engine';
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

/** What a log comes to by today's rules; no hash where they do not allow it. */
const replayToday = (plan: Plan, log: readonly Action[]) => {
  const again = replay(startFrom(plan), log);
  return again.ok
    ? { hash: hash(again.state), day: again.state.day, over: again.state.ending !== null }
    : { hash: '' };
};

/** What the account of `user` has, by its own answer. */
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

/** A run as an account answers it, or as its file has it; null where that is none. */
export const parseAccountRun = (value: unknown, user: string | null): Run | null => {
  if (!isQuestRun(value)) return null;
  const { id, plan, period, header, ranked, keys, changedAt, day } = value;
  const log = readLog(value.log);
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

import { type QuestHeader, type QuestWeekKey } from '@wanderwork/contracts';
import { type Action, type Plan } from '@wanderwork/quest-engine';
import { modeInfos } from '../modes';

/** What the account has of a run. */
export interface AccountCopy {
  /** The owner's user id. Another user of this browser must not send the run. */
  user: string;
  /** The number of actions the account has, from the first on. */
  actions: number;
  /** The finished run was sent in and verified. */
  finished: boolean;
  /** The leaderboard of its score, or null. */
  board: string | null;
  /** The rules have changed since: the run is stored but not ranked. */
  outdated?: true;
}

/** A run as saved in the browser. These names are the stored format. */
export interface Run {
  id: string;
  plan: Plan;
  /** The day or week of a calendar run, or null. */
  edition: string | null;
  log: readonly Action[];
  hash: string;
  /** When it was last played, as ISO. */
  played: string;
  /** The current day, for lists that do not run the rules. */
  day: number;
  over: boolean;
  /** The versions it is played with; null from older pages. */
  header: QuestHeader | null;
  /** Whether the run is ranked. */
  ranked: boolean;
  /** The week keys of a ranked dash received so far. */
  keys: readonly QuestWeekKey[];
  /** Null when no account has it. */
  account: AccountCopy | null;
}

const isPlan = (value: unknown): value is Plan => {
  const { mode, difficulty, departure, profession, home, passport, seedA, seedB } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    modeInfos.some((info) => info.mode === mode) &&
    [difficulty, profession, home, passport].every((name) => typeof name === 'string') &&
    [departure, seedA, seedB].every(Number.isInteger)
  );
};

const isRun = (value: unknown): value is Run => {
  const { id, plan, edition, log, hash, played, day, over, keys } = (value ?? {}) as Record<string, unknown>;
  return (
    isPlan(plan) &&
    [id, hash, played].every((text) => typeof text === 'string') &&
    (edition === null || typeof edition === 'string') &&
    [log, keys].every(Array.isArray) &&
    Number.isInteger(day) &&
    typeof over === 'boolean'
  );
};

/** Plan defaults for runs saved before these choices existed. */
const planDefaults = { departure: 0, profession: 'developer' };

/** Defaults for runs saved before accounts. */
const accountDefaults = { header: null, ranked: false, keys: [], account: null };

/** Parses a saved value as a run; null when the shape is wrong. The rules are checked separately. */
export const parseRun = (value: unknown): Run | null => {
  const stored = { ...accountDefaults, ...((value ?? {}) as Record<string, unknown>) };
  const plan: unknown = 'plan' in stored ? stored.plan : null;
  const run: unknown = { ...stored, plan: { ...planDefaults, ...(plan as object | null) } };
  return isRun(run) ? run : null;
};

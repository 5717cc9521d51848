import { type QuestHeader, type QuestWeekKey } from '@wanderwork/contracts';
import { type Action, type Plan } from '@wanderwork/quest-engine';
import { modeInfos } from '../modes';

/** What the player's account has of a run. */
export interface AccountCopy {
  /** The id of the account's owner: another person at the same browser sends nothing there. */
  user: string;
  /** Actions that are there, from the first on. */
  actions: number;
  /** Its end was sent in and played again by the server. */
  finished: boolean;
  /** The board that its score stands on, or null. */
  board: string | null;
  /** The game has other rules now: the run is kept as it was played, and stands on no board. */
  outdated?: true;
}

/** A run as the browser keeps it: its plan, what was done, and the hash that this came to. */
export interface Run {
  id: string;
  plan: Plan;
  /** The day or week whose start it has, where all have the same. */
  edition: string | null;
  log: readonly Action[];
  hash: string;
  /** When it was last played, as ISO. */
  played: string;
  /** How far it has come, for lists that do not ask the rules. */
  day: number;
  over: boolean;
  /** What it is played by; null where an older page did not note it. */
  header: QuestHeader | null;
  /** Whether its score will count for a board. */
  ranked: boolean;
  /** Of a ranked dash: the keys of its weeks, as far as they were given. */
  keys: readonly QuestWeekKey[];
  /** Null while no account has it. */
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

/** What every run was begun with before there was a choice. */
const planDefaults = { departure: 0, profession: 'developer' };

/** What was kept of no run before there were accounts. */
const accountDefaults = { header: null, ranked: false, keys: [], account: null };

/** A value from outside as a run, or null where it has not the shape of one; whether its rules allow it is another question. */
export const parseRun = (value: unknown): Run | null => {
  const stored = { ...accountDefaults, ...((value ?? {}) as Record<string, unknown>) };
  const plan: unknown = 'plan' in stored ? stored.plan : null;
  const run: unknown = { ...stored, plan: { ...planDefaults, ...(plan as object | null) } };
  return isRun(run) ? run : null;
};

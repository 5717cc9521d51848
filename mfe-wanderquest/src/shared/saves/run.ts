import { type Action, type Plan } from '@wanderwork/quest-engine';
import { modeInfos } from '../modes';

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
  const { id, plan, edition, log, hash, played, day, over } = (value ?? {}) as Record<string, unknown>;
  return (
    isPlan(plan) &&
    [id, hash, played].every((text) => typeof text === 'string') &&
    (edition === null || typeof edition === 'string') &&
    Array.isArray(log) &&
    Number.isInteger(day) &&
    typeof over === 'boolean'
  );
};

/** What every run was begun with before there was a choice. */
const beforeTheChoice = { departure: 0, profession: 'developer' };

/** A value from outside as a run, or null where it has not the shape of one; whether its rules allow it is another question. */
export const runOf = (value: unknown): Run | null => {
  const kept = (value ?? {}) as Record<string, unknown>;
  const run: unknown = { ...kept, plan: { ...beforeTheChoice, ...(kept.plan as object | undefined) } };
  return isRun(run) ? run : null;
};

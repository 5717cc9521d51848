import { type Action, type Difficulty, type Mode } from '@wanderwork/quest-engine';
import { modeInfos } from '../modes';

/** All that is settled before a run, by name: places in tables move. */
export interface Plan {
  mode: Mode;
  difficulty: Difficulty;
  /** The id of a city. */
  home: string;
  passport: string;
  seedA: number;
  seedB: number;
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
}

const isPlan = (value: unknown): value is Plan => {
  const { mode, difficulty, home, passport, seedA, seedB } = (value ?? {}) as Record<string, unknown>;
  return (
    modeInfos.some((info) => info.mode === mode) &&
    [difficulty, home, passport].every((name) => typeof name === 'string') &&
    Number.isInteger(seedA) &&
    Number.isInteger(seedB)
  );
};

/** Whether a value from outside has the shape of a run; whether its rules allow it is another question. */
export const isRun = (value: unknown): value is Run => {
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

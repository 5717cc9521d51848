import { type Action } from '../actions/action.js';
import { hashState } from '../hash.js';
import { isPlan, createStart, type Plan } from '../plan.js';
import { FIRST_RULES } from '../rules/rules-versions.js';
import { replay } from '../replay.js';
import { type State } from '../state.js';
import { isCurrentVersion, getVersions, type Versions } from './versions.js';
import { isCity, getCity } from '../world/cities.js';
import { passports } from '../world/zones.js';

/** A save: the plan and every action, with a hash to detect edits. */
export const createSave = (plan: Plan, log: readonly Action[], state: State, ranked = true): Save => ({
  format: FORMAT,
  ...getVersions(plan.rulesVersion ?? FIRST_RULES),
  plan,
  log,
  hash: hashState(state),
  ranked: ranked && !state.assisted,
});

export type ReadSave =
  | {
      ok: true;
      plan: Plan;
      /** The part of the log that is still legal. */
      log: readonly Action[];
      state: State;
      /** False with assists, or if it was played with other rules, cards or data than today's. */
      ranked: boolean;
      /** The number of actions at the end that today's rules refuse. */
      lost: number;
    }
  | { ok: false; reason: 'not_a_save' | 'from_a_newer_version' | 'not_a_plan' | 'altered' };

/** Replays a log as far as today's rules allow. */
const replayLegal = (plan: Plan, log: readonly Action[]) => {
  const start = createStart(plan);
  const whole = replay(start, log);
  if (whole.ok) return { ...whole, log };
  const legal = log.slice(0, whole.at);
  const part = replay(start, legal);
  return part.ok ? { ...part, log: legal } : null;
};

/**
 * Reads a save of any format. One played with other rules, cards or data continues unranked from the last legal
 * action; an edited one is refused.
 */
export const readSave = (value: unknown): ReadSave => {
  const format = getFormat(value);
  if (format === null) return { ok: false, reason: 'not_a_save' };
  if (format > FORMAT) return { ok: false, reason: 'from_a_newer_version' };
  const save = migrateSave(value, format);
  if (!isSave(save)) return { ok: false, reason: 'not_a_save' };
  if (!isPlan(save.plan)) return { ok: false, reason: 'not_a_plan' };
  const played = replayLegal(save.plan, save.log);
  if (!played) return { ok: false, reason: 'altered' };
  const current = format === FORMAT && isCurrentVersion(save, save.plan.rulesVersion ?? FIRST_RULES);
  if (current && (played.hash !== save.hash || played.log !== save.log))
    return { ok: false, reason: 'altered' };
  return {
    ok: true,
    plan: save.plan,
    log: played.log,
    state: played.state,
    ranked: current && save.ranked && !played.state.assisted,
    lost: save.log.length - played.log.length,
  };
};

/** The first format had no number. */
const getFormat = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { format = 1 } = value as { format?: unknown };
  return Number.isInteger(format) && Number(format) >= 1 ? Number(format) : null;
};

/** Counts up whenever a save is written another way; each step has a migration. */
export const FORMAT = 2;

export interface Save extends Versions {
  format: number;
  plan: Plan;
  log: readonly Action[];
  hash: string;
  ranked: boolean;
}

const types: Readonly<Record<string, string>> = {
  engine: 'number',
  content: 'string',
  data: 'string',
  hash: 'string',
  ranked: 'boolean',
};

/** Whether it has the shape of a save; its plan and its actions are checked by playing them. */
const isSave = (value: unknown): value is Save => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    fields.format === FORMAT &&
    Array.isArray(fields.log) &&
    Object.entries(types).every(([name, type]) => typeof fields[name] === type)
  );
};

type Fields = Record<string, unknown>;

/** Version 1 stored a First Week by the index of its city and passport, without versions. */
const migrateFormat1 = ({ seedA, seedB, home, passport, log, hash }: Fields): Fields => ({
  format: 2,
  engine: 1,
  content: '',
  data: '',
  plan: {
    mode: 'first_week',
    difficulty: 'gap_month',
    departure: 0,
    profession: 'developer',
    home: isCity(home as number) ? getCity(home as number).id : undefined,
    passport: passports[passport as number],
    seedA,
    seedB,
  },
  log,
  hash,
  ranked: false,
});

/** The n-th migrates a save of format n + 1 to the next format. */
const migrations: readonly ((save: Fields) => Fields)[] = [migrateFormat1];

/** Migrates a save of an older format to the current one. */
const migrateSave = (save: unknown, format: number): unknown =>
  migrations.slice(format - 1, FORMAT - 1).reduce((older, migrate) => migrate(older), save as Fields);

import { type Action } from '../actions/action.js';
import { hashState } from '../hash.js';
import { isPlan, createStart, type Plan } from '../plan.js';
import { replay } from '../replay.js';
import { type State } from '../state.js';
import { migrateSave } from './migrations.js';
import { FORMAT, isSave, type Save } from './format.js';
import { isCurrentVersion, getVersions } from './versions.js';

/** A save: the plan and every action, with a hash to detect edits. */
export const createSave = (plan: Plan, log: readonly Action[], state: State, ranked = true): Save => ({
  format: FORMAT,
  ...getVersions(),
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
  const current = format === FORMAT && isCurrentVersion(save);
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

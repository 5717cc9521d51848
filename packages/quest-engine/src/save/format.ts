import { type Action } from '../actions/action.js';
import { type Plan } from '../plan.js';
import { type Versions } from './versions.js';

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
export const isSave = (value: unknown): value is Save => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    fields.format === FORMAT &&
    Array.isArray(fields.log) &&
    Object.entries(types).every(([name, type]) => typeof fields[name] === type)
  );
};

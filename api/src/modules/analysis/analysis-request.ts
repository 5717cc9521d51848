import { createHash } from 'node:crypto';
import type { IrexPreferences } from '@wanderwork/contracts';
import type { AnalysisRequest } from '@wanderwork/contracts/requests';
import { isNeutral } from '@wanderwork/irex';
import { toPreferences } from '../irex/index.js';

/** The preferences of a request; null if there are none or they are neutral. */
export const findPreferences = ({ wishes: requested }: AnalysisRequest): IrexPreferences | null => {
  const preferences = requested ? toPreferences(requested) : null;
  return preferences === null || isNeutral(preferences) ? null : preferences;
};

/** The key under which a day counts an analysis once: the cities in any order, and the preferences. */
export const createSearchKey = (
  cities: readonly string[],
  preferences: IrexPreferences | null,
): `analysis ${string}` => {
  const preferencesJson = JSON.stringify(preferences, (_, value: unknown) => sortKeys(value));
  return `analysis ${createHash('sha256')
    .update(`${[...cities].sort().join(',')} ${preferencesJson}`)
    .digest('hex')}`;
};

const sortKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

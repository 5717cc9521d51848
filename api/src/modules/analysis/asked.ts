import { createHash } from 'node:crypto';
import type { IrexPreferences } from '@wanderwork/contracts';
import type { AnalysisRequest } from '@wanderwork/contracts/requests';
import { isNeutral } from '@wanderwork/irex';
import { wishesOf } from '../cities/index.js';

/** What the person wished; null where that asks nothing. */
export const wishedIn = ({ wishes }: AnalysisRequest): IrexPreferences | null => {
  const whole = wishes ? wishesOf(wishes) : null;
  return whole === null || isNeutral(whole) ? null : whole;
};

/** What counts as the same analysis of the day: the same cities in any order, under the same wishes. */
export const askFor = (cities: readonly string[], wishes: IrexPreferences | null): `analysis ${string}` => {
  const under = JSON.stringify(wishes, (_, value: unknown) => sorted(value));
  return `analysis ${createHash('sha256')
    .update(`${[...cities].sort().join(',')} ${under}`)
    .digest('hex')}`;
};

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

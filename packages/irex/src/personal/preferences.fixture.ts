import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { scoreCities } from '../city-score.js';
import type { CityInputs } from '../inputs.js';
import { toPersonalInput } from './personal-input.js';
import { neutralPreferences } from './neutral.js';

const place = { timezone: 'Europe/Lisbon', countryCode: 'PT' };

/** Cities in the form that browsers receive. */
export const toIrexCities = (cities: readonly CityInputs[]): IrexCity[] =>
  scoreCities(cities).map((score, at) => toPersonalInput(score, cities[at]!, place));

/** Neutral preferences with changes. */
export const createPreferences = (change: Partial<IrexPreferences>): IrexPreferences => ({
  ...neutralPreferences,
  ...change,
});

/** The 316 cities of the reference implementation. */
export const referenceCities = (): CityInputs[] =>
  readFileSync(path.join(process.cwd(), 'reference/inputs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CityInputs);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { scoreCities } from '../city-score.js';
import type { CityInputs } from '../inputs.js';
import { personalInput } from './personal-input.js';
import { neutralPreferences } from './neutral.js';

const noRules = { timezone: 'Europe/Lisbon', entry: Array.from({ length: 7 }, () => null) };

/** Cities as a browser gets them. */
export const inputsOf = (cities: readonly CityInputs[]): IrexCity[] =>
  scoreCities(cities).map((score, at) => personalInput(score, cities[at]!, noRules));

/** Wishes that ask nothing but `change`. */
export const wishes = (change: Partial<IrexPreferences>): IrexPreferences => ({
  ...neutralPreferences,
  ...change,
});

/** The table that the reference scored, 316 cities. */
export const referenceCities = (): CityInputs[] =>
  readFileSync(path.join(process.cwd(), 'reference/inputs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CityInputs);

import type { Trust } from './indicator.js';
import type { CityInputs } from './inputs.js';

const matchAll = () => true;

/** A country figure that stands for each of its cities. */
export const countryFigure: Trust = { words: 'country figure', quality: 0.6, holds: matchAll };
export const computed: Trust = { words: 'computed from a full list', quality: 0.9, holds: matchAll };
export const modelEstimate: Trust = { words: 'model or scaled estimate', quality: 0.5, holds: matchAll };

/** A figure given by the product's launch table, which is exact. */
export const createGivenTrust = (holds: (city: CityInputs) => boolean): Trust => ({
  words: 'given',
  quality: 1,
  holds,
  exact: true,
});

export const createTrust = (words: string, quality: number, holds: Trust['holds'] = matchAll): Trust => ({
  words,
  quality,
  holds,
});

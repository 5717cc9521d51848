import type { Trust } from './indicator.js';
import type { CityInputs } from './inputs.js';

const always = () => true;

/** A country's figure stands for each of its cities. */
export const countryFigure: Trust = { words: 'country figure', quality: 0.6, holds: always };
export const computed: Trust = { words: 'computed from a full list', quality: 0.9, holds: always };
export const modelEstimate: Trust = { words: 'model or scaled estimate', quality: 0.5, holds: always };

/** Given by the product's launch table. */
export const given = (holds: (city: CityInputs) => boolean): Trust => ({
  words: 'given',
  quality: 1,
  holds,
  exact: true,
});

export const trusted = (words: string, quality: number, holds: Trust['holds'] = always): Trust => ({
  words,
  quality,
  holds,
});

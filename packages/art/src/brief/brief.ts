import type { ArtCity } from '../city.js';
import { guessed } from './guess.js';
import { handSet } from './hand-set.js';
import type { Brief } from './words.js';

/** The brief of a city's picture: hand-written, or guessed from its figures. */
export const briefOf = (city: ArtCity): Brief => {
  const line = handSet.get(city.slug);
  if (!line) return guessed(city);
  const [relief, town, landmark, shore, plant, climate] = line;
  return { relief, town, landmark, shore, plant, climate };
};

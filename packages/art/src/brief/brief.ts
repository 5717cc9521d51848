import type { ArtCity } from '../city.js';
import { guessed } from './guess.js';
import { handSet } from './hand-set.js';
import type { Brief } from './words.js';

/** What a city's picture is composed of: its hand-set line, or what its figures suggest. */
export const briefOf = (city: ArtCity): Brief => {
  const line = handSet.get(city.slug);
  if (!line) return guessed(city);
  const [relief, town, landmark, shore, plant, climate] = line;
  return { relief, town, landmark, shore, plant, climate };
};

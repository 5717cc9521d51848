import type { ArtCity } from '../city.js';
import { guessBrief } from './guess.js';
import { handWrittenBriefs } from './hand-written-briefs.js';
import type { Brief } from './vocabulary.js';

/** The brief of a city's picture: hand-written, or derived from its figures. */
export const getBrief = (city: ArtCity): Brief => {
  const line = handWrittenBriefs.get(city.slug);
  if (!line) return guessBrief(city);
  const [relief, town, landmark, shore, plant, climate] = line;
  return { relief, town, landmark, shore, plant, climate };
};

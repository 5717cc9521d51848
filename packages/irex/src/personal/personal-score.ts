import type { IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { toPublishedScore } from '../published.js';
import { getLog } from '../raw-score.js';
import { createLens, type Lens } from './lens.js';
import type { CalendarMonth } from './stay.js';

/** The score of a city by one reader's preferences, on the scale of the published score. */
export interface PersonalScore {
  slug: string;
  score: number;
  /** How much of it is based on good figures: a whole percentage. */
  confidence: number;
  /** Working hours shared with the clients; null without clients. */
  overlap: number | null;
}

const scoreCity = (city: IrexCity, { weights, dimensionScore, overlap }: Lens): PersonalScore => {
  const shared = overlap(city);
  let logs = shared ? shared.weight * getLog(shared.score) : 0;
  let confidence = shared ? shared.weight : 0;
  weights.forEach((weight, dimension) => {
    if (weight === 0) return;
    logs += weight * getLog(dimensionScore(city, dimension));
    confidence += weight * city.quality[dimension]!;
  });
  const score = toPublishedScore(Math.exp(logs));
  return { slug: city.slug, score, confidence: Math.round(100 * confidence), overlap: shared?.hours ?? null };
};

/**
 * Scores all cities by one reader's preferences, in their order; neutral preferences give the published scores. `today`
 * determines the time zone rules. Throws a RangeError for invalid sliders.
 */
export const computePersonalScores = (
  cities: readonly IrexCity[],
  preferences: IrexPreferences,
  today: CalendarMonth,
): PersonalScore[] => {
  const lens = createLens(preferences, today);
  return cities.map((city) => scoreCity(city, lens));
};

import type { IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { publishedScore } from '../published.js';
import { logOf } from '../raw-score.js';
import { lensOf, type Lens } from './lens.js';
import type { CalendarMonth } from './stay.js';

/** A city as one person's wishes score it, on the scale of the published score. */
export interface PersonalScore {
  slug: string;
  score: number;
  /** How much of it rests on good figures, a whole percentage. */
  confidence: number;
  /** Hours of the working day shared with the clients; null when none were named. */
  overlap: number | null;
}

const scoreOf = (city: IrexCity, { weights, dimensionScore, overlap }: Lens): PersonalScore => {
  const shared = overlap(city);
  let logs = shared ? shared.weight * logOf(shared.score) : 0;
  let known = shared ? shared.weight : 0;
  weights.forEach((weight, dimension) => {
    if (weight === 0) return;
    logs += weight * logOf(dimensionScore(city, dimension));
    known += weight * city.quality[dimension]!;
  });
  const score = publishedScore(Math.exp(logs));
  return { slug: city.slug, score, confidence: Math.round(100 * known), overlap: shared?.hours ?? null };
};

/**
 * Scores every city for one person, in their order; wishes that ask nothing give the published scores.
 * `today` says which rules of the clocks hold. Throws a RangeError for sliders that cannot weigh.
 */
export const personalScores = (
  cities: readonly IrexCity[],
  wishes: IrexPreferences,
  today: CalendarMonth,
): PersonalScore[] => {
  const lens = lensOf(wishes, today);
  return cities.map((city) => scoreOf(city, lens));
};

import type { EntryRules, IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { toPublishedScore } from '../published.js';
import { getLog } from '../raw-score.js';
import { compressClosedScore, createLens, type Lens } from './lens.js';
import type { CalendarMonth } from './stay.js';

/** The score of a city by one reader's preferences, on the scale of the published score. */
export interface PersonalScore {
  slug: string;
  score: number;
  /** How much of it is based on good figures: a whole percentage. */
  confidence: number;
  /** Working hours shared with the clients; null without clients. */
  overlap: number | null;
  /** The rule by which the passport enters the country; null without a passport or if unknown. */
  entryRule: string | null;
}

const scoreCity = (city: IrexCity, lens: Lens): PersonalScore => {
  const { weights, dimensionScore, overlap } = lens;
  const shared = overlap(city);
  let logs = shared ? shared.weight * getLog(shared.score) : 0;
  let confidence = shared ? shared.weight : 0;
  weights.forEach((weight, dimension) => {
    if (weight === 0) return;
    logs += weight * getLog(dimensionScore(city, dimension));
    confidence += weight * city.quality[dimension]!;
  });
  const score = toPublishedScore(Math.exp(logs));
  return {
    slug: city.slug,
    score: lens.isClosed(city) ? compressClosedScore(score) : score,
    confidence: Math.round(100 * confidence),
    overlap: shared?.hours ?? null,
    entryRule: lens.entryRule(city),
  };
};

/** Points by which a place that the reader may not be able to enter stays below the best one they can enter. */
const ENTRY_GAP = 0.1;

/** Caps the scores of places that the passport cannot surely enter below the best place that it can. */
const capDoubtfulPlaces = (scores: PersonalScore[], canEnter: readonly boolean[]): PersonalScore[] => {
  const best = Math.max(...scores.filter((_, at) => canEnter[at]).map(({ score }) => score));
  if (!Number.isFinite(best)) return scores;
  return scores.map((one, at) =>
    canEnter[at] ? one : { ...one, score: Math.min(one.score, best - ENTRY_GAP) },
  );
};

/**
 * Scores all cities by one reader's preferences, in their order; neutral preferences give the published scores. `today`
 * determines the time zone rules. A place that needs a visa before travel, or whose rule is unknown, scores less than
 * the best place of the list that the passport can enter. Throws a RangeError for invalid sliders.
 */
export const computePersonalScores = (
  cities: readonly IrexCity[],
  preferences: IrexPreferences,
  today: CalendarMonth,
  entryRules: EntryRules | null,
): PersonalScore[] => {
  const lens = createLens(preferences, today, entryRules);
  return capDoubtfulPlaces(
    cities.map((city) => scoreCity(city, lens)),
    cities.map(lens.canEnter),
  );
};

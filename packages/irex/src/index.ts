export type { CityInputs, Months } from './inputs.js';
export { scoreMonths } from './climate.js';
export { indicators } from './indicators.js';
export { computeRawScore, dimensionWeights, toScoresByKey, type DimensionScores } from './raw-score.js';
export { getBand, FORMULA_VERSION, toPublishedScore } from './published.js';
export { rankCities, scoreCities, type CityScore } from './city-score.js';
export { DRAWS, computeUncertainty, type Uncertainty } from './uncertainty.js';
export {
  addRange,
  findLead,
  isSignificantDifference,
  probabilityOfHigher,
  type RangedScore,
} from './significant-difference.js';
export { logErrors, pointErrors, toLikelyRange, toLogError } from './figure-errors.js';
export { explainChange } from './explain-change.js';
export { toPersonalInput } from './personal/personal-input.js';
export { isNeutral, neutralPreferences } from './personal/neutral.js';
export { computePersonalScores, type PersonalScore } from './personal/personal-score.js';
export { createRankCounter, type UncertainCity } from './personal/rank-range.js';
export { computePersonalRank, findRankMoves } from './personal/rank-moves.js';
export { countSharedMinutes, ENOUGH_SHARE, getMonthOffsets, OWN_DAY } from './personal/overlap.js';
export { listUpcomingMonths, type CalendarMonth } from './personal/stay.js';
export { canWeigh } from './personal/sliders.js';
export { method } from './method.js';

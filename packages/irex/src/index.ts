export type { CityInputs, Months } from './inputs.js';
export { monthScores } from './climate.js';
export { indicators, type Indicator } from './indicators.js';
export { dimensionWeights } from './dimensions.js';
export { rawScore, type DimensionScores } from './raw-score.js';
export { bandOf, FORMULA_VERSION, publishedScore } from './published.js';
export { scoreCities, type CityScore } from './city-score.js';
export { ranksOf } from './ranks.js';
export { DRAWS, uncertaintyOf, type Uncertainty } from './uncertainty.js';

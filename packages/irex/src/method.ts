import { DIMENSION_FLOOR } from './raw-score.js';
import { MIN_REGION_VALUES, IMPUTED_SPREAD } from './imputation.js';
import { COMFORTABLE_SHARE, IMPOSSIBLE_SHARE } from './personal/budget.js';
import { entryRules } from './personal/entry.js';
import { ENOUGH_SHARE, OVERLAP_WEIGHT, OWN_DAY } from './personal/overlap.js';
import { knots, bandThresholds } from './published.js';
import { robustness } from './robustness.js';
import { DRAWS, HIGH, LOW } from './uncertainty.js';

/** The constants of the method, besides its indicators and weights, for the method page. */
export const method = {
  floor: DIMENSION_FLOOR,
  knots,
  bands: bandThresholds,
  missing: { enoughOfRegion: MIN_REGION_VALUES, spread: IMPUTED_SPREAD },
  range: { draws: DRAWS, low: LOW, high: HIGH },
  budget: { comfortable: COMFORTABLE_SHARE, impossible: IMPOSSIBLE_SHARE },
  entry: entryRules,
  overlap: { weight: OVERLAP_WEIGHT, enough: ENOUGH_SHARE, ownDay: OWN_DAY },
  robustness,
};

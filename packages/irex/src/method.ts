import { DIMENSION_FLOOR } from './raw-score.js';
import { ENOUGH_OF_A_REGION, IMPUTED_SPREAD } from './imputation.js';
import { COMFORTABLE_SHARE, IMPOSSIBLE_SHARE } from './personal/budget.js';
import { entryWorth } from './personal/entry.js';
import { ENOUGH_SHARE, OVERLAP_WEIGHT, OWN_DAY } from './personal/overlap.js';
import { knots, lowestScoreOf } from './published.js';
import { robustness } from './robustness.js';
import { DRAWS, HIGH, LOW } from './uncertainty.js';

/** The numbers of the method beside its indicators and weights, for whoever explains it. */
export const method = {
  floor: DIMENSION_FLOOR,
  knots,
  bands: lowestScoreOf,
  missing: { enoughOfRegion: ENOUGH_OF_A_REGION, spread: IMPUTED_SPREAD },
  range: { draws: DRAWS, low: LOW, high: HIGH },
  budget: { comfortable: COMFORTABLE_SHARE, impossible: IMPOSSIBLE_SHARE },
  entry: entryWorth,
  overlap: { weight: OVERLAP_WEIGHT, enough: ENOUGH_SHARE, ownDay: OWN_DAY },
  robustness,
};

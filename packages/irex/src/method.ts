import { DIMENSION_FLOOR } from './raw-score.js';
import { MIN_REGION_VALUES, IMPUTED_SPREAD } from './imputation.js';
import { COMFORTABLE_SHARE, IMPOSSIBLE_SHARE, entryRules } from './personal/lens.js';
import { ENOUGH_SHARE, OVERLAP_WEIGHT, OWN_DAY } from './personal/overlap.js';
import { knots, bandThresholds } from './published.js';
import { DRAWS, HIGH, LOW } from './uncertainty.js';

/**
 * The robustness of the ranking. The first part is verified by `robustness.spec.ts` with the reference table; the
 * second was measured once, for formula 2026.1, against published data of others.
 */
export const robustness = {
  /** Every weight changed by up to 25% in either direction. */
  weightsMoved: { by: 0.25, correlation: 0.989, lowest: 0.943, top: 30, topKept: 0.95 },
  /** Rank correlation with the published ranking. */
  arithmeticMean: 0.89,
  equalWeights: 0.88,
  withoutAffordability: 0.64,
  /** Correlation of single dimensions with measurements of others. */
  dimensions: [
    ['health', '.80'],
    ['environment', '.73'],
    ['internet', '.53'],
    ['safety', '.61 to .84'],
  ],
  /** Correlation of the whole ranking with published rankings. */
  rankings: [
    ['Nomad List 2017', '−.07'],
    ['Teleport', '−.05'],
  ],
} as const;

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

/**
 * What is known about how firm the order of the cities is. The first part is computed again by
 * `robustness.spec.ts` over the reference table; the second was measured once against what others publish.
 */
export const robustness = {
  /** Every weight moved by up to 25 % either way. */
  weightsMoved: { by: 0.25, correlation: 0.987, lowest: 0.931, top: 30, topKept: 0.87 },
  /** Rank correlation with the published order. */
  arithmeticMean: 0.84,
  equalWeights: 0.85,
  withoutAffordability: 0.54,
  /** Correlation of single dimensions with what others measure. */
  dimensions: [
    ['health', '.80'],
    ['cost', '.77'],
    ['environment', '.73'],
    ['internet', '.53'],
    ['safety', '.61 to .84'],
  ],
  /** Of the whole order with published rankings. */
  rankings: [
    ['Nomad List 2017', '−.07'],
    ['Teleport', '−.05'],
  ],
} as const;

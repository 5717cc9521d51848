import { dimensionKeys } from '@wanderwork/contracts';
import { accessIndicators } from './access-indicators.js';
import type { Indicator } from './indicator.js';
import { livingIndicators } from './living-indicators.js';

/** All indicators of the score, grouped by dimension. The method page shows this table. */
export const indicators: readonly Indicator[] = dimensionKeys.flatMap((key) =>
  [...livingIndicators, ...accessIndicators].filter(({ dimension }) => dimension === key),
);

import { dimensionKeys } from '@wanderwork/contracts';
import { accessIndicators } from './access-indicators.js';
import type { Indicator } from './indicator.js';
import { livingIndicators } from './living-indicators.js';

/** Every indicator of the score, dimension by dimension. The method page is made of this table. */
export const indicators: readonly Indicator[] = dimensionKeys.flatMap((key) =>
  [...livingIndicators, ...accessIndicators].filter(({ dimension }) => dimension === key),
);

import type { DimensionKey } from '@wanderwork/contracts';

/** The weight of each dimension; they add up to 1. */
export const dimensionWeights: Readonly<Record<DimensionKey, number>> = {
  internet: 0.18,
  affordability: 0.2,
  safety: 0.16,
  climate: 0.12,
  work_setup: 0.08,
  visa_access: 0.1,
  health_air: 0.1,
  community: 0.06,
};

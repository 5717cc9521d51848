import type { DimensionKey } from '@wanderwork/contracts';

/** The names of dimensions inside a sentence. */
export const dimensionLabels: Record<DimensionKey, string> = {
  internet: 'the internet',
  affordability: 'the cost of living',
  safety: 'safety',
  climate: 'the climate',
  work_setup: 'the work setup',
  visa_access: 'visa access',
  health_air: 'health and air',
  community: 'community and language',
};

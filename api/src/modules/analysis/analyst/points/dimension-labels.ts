import type { DimensionKey } from '@wanderwork/contracts';

/** Dimensions as a sentence names them. */
export const dimensionLabels: Record<DimensionKey, string> = {
  internet: 'the internet',
  affordability: 'the cost of living',
  safety: 'safety',
  climate: 'the climate',
  work_setup: 'the set-up for work',
  visa_access: 'the way in',
  health_air: 'health and air',
  community: 'company and language',
};

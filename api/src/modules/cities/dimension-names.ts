import type { DimensionKey } from '@wanderwork/contracts';

export const dimensionNames: Record<DimensionKey, string> = {
  internet: 'Internet',
  affordability: 'Affordability',
  safety: 'Safety',
  climate: 'Climate',
  work_setup: 'Work set-up',
  visa_access: 'Visa and access',
  health_air: 'Health and air',
  community: 'Community',
};

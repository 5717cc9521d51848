import type { Grade } from '@wanderwork/contracts';

/**
 * Why a figure cannot have this grade. "Given" marks what the product's own table of launch samples says: it is nobody
 * else's to give, and a sample's figure keeps it, because by it the three samples are known.
 */
export const launchSampleReason = (isGiven: boolean, grade: Grade | string | undefined): string | null => {
  if (isGiven) return grade === 'given' ? null : 'is a launch sample’s and stays “given”';
  return grade === 'given' ? 'is only for the three launch samples' : null;
};

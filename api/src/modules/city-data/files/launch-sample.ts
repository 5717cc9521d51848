import type { Grade } from '@wanderwork/contracts';

/**
 * Returns why a figure cannot have this grade, or null if it can. Grade `given` marks the figures of the three launch
 * samples in the shipped table. No other figure may have it, and those figures must keep it, because it identifies
 * the samples.
 */
export const findLaunchSampleReason = (
  isGiven: boolean,
  grade: Grade | string | undefined,
): string | null => {
  if (isGiven) return grade === 'given' ? null : 'belongs to a launch sample, so it must stay “given”';
  return grade === 'given' ? 'is only for the three launch samples' : null;
};

type ResetFailure = () => void;

const pendingResets = new Set<ResetFailure>();

/**
 * React may render a failed component again before the boundary catches it, so the failure is forgotten only after
 * that.
 */
export const resetWhenCaught = (resetFailure: ResetFailure): void => void pendingResets.add(resetFailure);

/**
 * Call this once a boundary has caught the error: failed code may then load again. Returns whether any code had
 * failed to load.
 */
export const resetCaughtFailures = (): boolean => {
  const count = pendingResets.size;
  for (const resetFailure of pendingResets) resetFailure();
  pendingResets.clear();
  return count > 0;
};

type ResetFailure = () => void;

const pendingResets = new Set<ResetFailure>();

/** React may ask a failed component again before the boundary has it; only after that may the failure be forgotten. */
export const resetWhenCaught = (resetFailure: ResetFailure): void => void pendingResets.add(resetFailure);

/** A boundary has taken over: whatever failed may be loaded again. Returns whether any code had failed to load. */
export const resetCaughtFailures = (): boolean => {
  const count = pendingResets.size;
  for (const resetFailure of pendingResets) resetFailure();
  pendingResets.clear();
  return count > 0;
};

type Forget = () => void;

const waiting = new Set<Forget>();

/** React may ask a failed component again before the boundary has it; only after that may the failure be forgotten. */
export const resetWhenCaught = (forget: Forget): void => void waiting.add(forget);

/** A boundary has taken over: whatever failed may be loaded again. Returns whether any code had failed to load. */
export const resetCaughtFailures = (): boolean => {
  const count = waiting.size;
  for (const forget of waiting) forget();
  waiting.clear();
  return count > 0;
};

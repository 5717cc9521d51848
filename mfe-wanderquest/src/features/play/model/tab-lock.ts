/** A lock that lets one tab play a run. Browsers without locks let every tab play. */
export interface TabLock {
  release: () => void;
}

/**
 * Locks a name for this tab; null when another tab has it. `steal` takes it over, and calls `onLost` in the other
 * tab.
 */
export const acquireTabLock = (
  name: string,
  onLost: () => void,
  { steal }: { steal: boolean },
): Promise<TabLock | null> => {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    let released = false;
    const whileHeld = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) return void resolve(null);
      return new Promise((end) =>
        resolve({
          release: () => {
            released = true;
            end();
          },
        }),
      );
    };
    const options = steal ? { steal: true } : { ifAvailable: true };
    locks.request(`wanderquest ${name}`, options, whileHeld).catch(() => released || onLost());
  });
};

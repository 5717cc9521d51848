/** One tab plays a run; the others are told. Where the browser has no locks, nothing is held and nobody is kept out. */
export interface TabLock {
  release: () => void;
}

/**
 * Takes a name for this tab; null when another tab has it. `steal` takes it from there, and `lost` is called in the tab
 * that had it.
 */
export const acquireTabLock = (
  name: string,
  lost: () => void,
  { steal = false } = {},
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
    locks.request(`wanderquest ${name}`, options, whileHeld).catch(() => released || lost());
  });
};

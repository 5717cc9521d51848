import { type Mode } from '@wanderwork/quest-engine';
import { readSavedRun } from '../../../shared/saves/saved-runs';
import { openSavedRun } from './save-game';
import { selectCity } from './map/selection';
import { setPlayState } from './play-state';
import { importOldWeek } from './saves/import-old-week';

let currentLock: TabLock | null = null;
let openMode: Mode | null = null;

const onLockLost = (): void => {
  currentLock = null;
  setPlayState({ at: 'elsewhere' });
};

/** Opens the run of a mode unless another tab plays it; `steal` takes it over. */
export const openGame = async (mode: Mode, { steal = false } = {}): Promise<void> => {
  closeGame();
  openMode = mode;
  const mine = await acquireTabLock(mode, onLockLost, { steal });
  if (openMode !== mode) return mine?.release();
  if (!mine) return setPlayState({ at: 'elsewhere' });
  currentLock = mine;
  const run = (await readSavedRun(mode)) ?? (mode === 'first_week' ? importOldWeek() : null);
  if (openMode === mode) openSavedRun(run);
};

export const closeGame = (): void => {
  openMode = null;
  currentLock?.release();
  currentLock = null;
  selectCity(null);
  setPlayState({ at: 'opening' });
};

/** A lock that lets one tab play a run. Browsers without locks let every tab play. */
interface TabLock {
  release: () => void;
}

/**
 * Locks a name for this tab; null when another tab has it. `steal` takes it over, and calls `lost` in the other
 * tab.
 */
const acquireTabLock = (name: string, lost: () => void, { steal = false } = {}): Promise<TabLock | null> => {
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

import { type Mode } from '@wanderwork/quest-engine';
import { readSavedRun } from '../../../shared/saves/saved-runs';
import { openSavedRun } from './save-game';
import { setPlayState } from './play-state';
import { acquireTabLock, type TabLock } from './saves/tab-lock';
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
  setPlayState({ at: 'opening' });
};

import { type Mode } from '@wanderwork/quest-engine';
import { readRun } from '../../../shared/saves/kept-runs';
import { showKept } from './keep';
import { show } from './stage';
import { hold, type Held } from './saves/lock';
import { takeOldWeek } from './saves/old-week';

let held: Held | null = null;
let shown: Mode | null = null;

const lost = (): void => {
  held = null;
  show({ at: 'elsewhere' });
};

/** Opens the run of a mode, unless another tab plays it; `steal` takes it from there. */
export const openGame = async (mode: Mode, { steal = false } = {}): Promise<void> => {
  leaveGame();
  shown = mode;
  const mine = await hold(mode, lost, { steal });
  if (shown !== mode) return mine?.release();
  if (!mine) return show({ at: 'elsewhere' });
  held = mine;
  const run = (await readRun(mode)) ?? (mode === 'first_week' ? takeOldWeek() : null);
  if (shown === mode) showKept(run);
};

export const leaveGame = (): void => {
  shown = null;
  held?.release();
  held = null;
  show({ at: 'opening' });
};

import { type Mode } from '@wanderwork/quest-engine';
import { deleteSavedRun, saveRun } from '../../../shared/saves/saved-runs';
import { type Run } from '../../../shared/saves/run';
import { isSavedToAccount, findOwner } from './sync-status';
import { replayRun } from './replay-run';
import { adaptRun, getPlanHeader, isPlayable } from './saves/rules';
import { saveUnsentRun } from './saves/unsent-runs';
import { getGame, setPlayState } from './play-state';

/**
 * Saves the run, always before it is shown: listeners may act at once, and their changes must be saved after it.
 * Stops when another tab has continued the run.
 */
export const saveGame = async (run: Run, how?: { anew: boolean }): Promise<void> => {
  const result = await saveRun(run, how);
  const game = getGame();
  if (game?.run.id !== run.id) return;
  if (result === 'elsewhere') return setPlayState({ at: 'elsewhere' });
  const isUnsaved = result === 'not-saved';
  if (isUnsaved !== game.isUnsaved) setPlayState({ at: 'playing', game: { ...game, isUnsaved } });
};

/** A run no account has yet takes today's versions, if today's rules give the same result. */
const withCurrentHeader = (run: Run): Run =>
  run.account ? run : { ...run, header: getPlanHeader(run.plan) };

/** Shows a saved run under today's rules; without one, shows the start. */
export const openSavedRun = (run: Run | null): void => {
  if (!run) return setPlayState({ at: 'departure' });
  if (isPlayable(run)) return setPlayState({ at: 'playing', game: replayRun(withCurrentHeader(run)) });
  setPlayState({ at: 'outdated', run, now: adaptRun(run) });
};

/** Starts a run, replacing the one before. */
export const startGame = (run: Run): void => {
  void saveGame(run, { anew: true });
  setPlayState({ at: 'playing', game: { ...replayRun(run), isResumed: false } });
};

/** Loads a run from a file, the account or another tab. */
export const loadRun = (run: Run): void => {
  void saveGame(run, { anew: true });
  openSavedRun(run);
};

/** Sets the run aside. What the account does not have yet is still sent. */
export const setRunAside = async (mode: Mode): Promise<void> => {
  const run = getGame()?.run;
  if (run && findOwner(run) && !isSavedToAccount(run)) await saveUnsentRun(run);
  await deleteSavedRun(mode);
  setPlayState({ at: 'departure' });
};

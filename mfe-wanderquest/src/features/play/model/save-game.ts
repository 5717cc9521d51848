import { type Mode } from '@wanderwork/quest-engine';
import { deleteSavedRun, saveRun } from '../../../shared/saves/saved-runs';
import { type Run } from '../../../shared/saves/run';
import { isSavedToAccount, findOwner } from './sync-status';
import { replayRun } from './replay-run';
import { adaptRun, getCurrentHeader, isPlayable } from './saves/rules';
import { saveUnsentRun } from './saves/unsent-runs';
import { getGame, setPlayState } from './play-state';

/**
 * Keeps what is played; whoever learns that it went on elsewhere stops here. Always before it is shown: who follows what
 * is shown may go on at once, and what they do is kept after it.
 */
export const saveGame = async (run: Run, how?: { anew: boolean }): Promise<void> => {
  const result = await saveRun(run, how);
  const game = getGame();
  if (game?.run.id !== run.id) return;
  if (result === 'elsewhere') return setPlayState({ at: 'elsewhere' });
  const isUnsaved = result === 'not-saved';
  if (isUnsaved !== game.isUnsaved) setPlayState({ at: 'playing', game: { ...game, isUnsaved } });
};

/** What no account has yet is of today, if today's rules come to the same. */
const withCurrentHeader = (run: Run): Run => (run.account ? run : { ...run, header: getCurrentHeader() });

/** The page with a run, however today's rules stand to it; without one, where a run begins. */
export const openSavedRun = (run: Run | null): void => {
  if (!run) return setPlayState({ at: 'departure' });
  if (isPlayable(run)) return setPlayState({ at: 'playing', game: replayRun(withCurrentHeader(run)) });
  setPlayState({ at: 'outdated', run, now: adaptRun(run) });
};

/** Begins a run in the place of the one before. */
export const startGame = (run: Run): void => {
  void saveGame(run, { anew: true });
  setPlayState({ at: 'playing', game: { ...replayRun(run), isResumed: false } });
};

/** Takes a run over as it is: from a file, from the account, or as it went on elsewhere. */
export const loadRun = (run: Run): void => {
  void saveGame(run, { anew: true });
  openSavedRun(run);
};

/** Lets the run go, for another one; what its account has not got yet is still sent. */
export const setRunAside = async (mode: Mode): Promise<void> => {
  const run = getGame()?.run;
  if (run && findOwner(run) && !isSavedToAccount(run)) await saveUnsentRun(run);
  await deleteSavedRun(mode);
  setPlayState({ at: 'departure' });
};

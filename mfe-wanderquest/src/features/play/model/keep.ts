import { type Mode } from '@wanderwork/quest-engine';
import { forgetRun, keepRun } from '../../../shared/saves/kept-runs';
import { type Run } from '../../../shared/saves/run';
import { isFiled, ownerOf } from './account';
import { played } from './played';
import { adapted, currentHeader, isPlayable } from './saves/rules';
import { keepUnsent } from './saves/unsent';
import { gameOf, show } from './stage';

/**
 * Keeps what is played; whoever learns that it went on elsewhere stops here. Always before it is shown: who follows what
 * is shown may go on at once, and what they do is kept after it.
 */
export const keep = async (run: Run, how?: { anew: boolean }): Promise<void> => {
  const kept = await keepRun(run, how);
  const game = gameOf();
  if (game?.run.id !== run.id) return;
  if (kept === 'elsewhere') return show({ at: 'elsewhere' });
  const unkept = kept === 'unkept';
  if (unkept !== game.unkept) show({ at: 'playing', game: { ...game, unkept } });
};

/** What no account has yet is of today, if today's rules come to the same. */
const dated = (run: Run): Run => (run.account ? run : { ...run, header: currentHeader() });

/** The page with a run, however today's rules stand to it; without one, where a run begins. */
export const showKept = (run: Run | null): void => {
  if (!run) return show({ at: 'departure' });
  if (isPlayable(run)) return show({ at: 'playing', game: played(dated(run)) });
  show({ at: 'outdated', run, now: adapted(run) });
};

/** Begins a run in the place of the one before. */
export const beginGame = (run: Run): void => {
  void keep(run, { anew: true });
  show({ at: 'playing', game: { ...played(run), resumed: false } });
};

/** Takes a run over as it is: from a file, from the account, or as it went on elsewhere. */
export const takeRun = (run: Run): void => {
  void keep(run, { anew: true });
  showKept(run);
};

/** Lets the run go, for another one; what its account has not got yet is still sent. */
export const letGo = async (mode: Mode): Promise<void> => {
  const run = gameOf()?.run;
  if (run && ownerOf(run) && !isFiled(run)) await keepUnsent(run);
  await forgetRun(mode);
  show({ at: 'departure' });
};

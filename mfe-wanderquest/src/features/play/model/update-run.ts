import { type Run } from '../../../shared/saves/run';
import { saveGame } from './save-game';
import { getGame, setPlayState, type Game } from './play-state';

/** The played game, if it is this run. */
const findGame = (id: string): Game | null => {
  const game = getGame();
  return game?.run.id === id ? game : null;
};

/** Updates the played run with the account's response; the log stays as it is. */
export const updateRun = (
  id: string,
  changes: Partial<Pick<Run, 'id' | 'account' | 'ranked' | 'keys'>>,
): void => {
  const game = findGame(id);
  if (!game) return;
  const run = { ...game.run, ...changes };
  void saveGame(run, { anew: run.id !== id });
  setPlayState({ at: 'playing', game: { ...game, run } });
};

/** Shows both versions; they stay as they are until the player chooses. */
export const showDivergedRuns = (here: Run, there: Run, isFixed: boolean): void => {
  if (findGame(here.id)) setPlayState({ at: 'diverged', here, there, isFixed });
};

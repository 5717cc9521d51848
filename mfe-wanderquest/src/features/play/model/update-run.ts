import { type Run } from '../../../shared/saves/run';
import { saveGame } from './save-game';
import { getGame, setPlayState, type Game } from './play-state';

/** The run that is played, if it is this one. */
const findGame = (id: string): Game | null => {
  const game = getGame();
  return game?.run.id === id ? game : null;
};

/** Notes what its account has said about the run that is played; the steps of the game are none of its business. */
export const updateRun = (
  id: string,
  said: Partial<Pick<Run, 'id' | 'account' | 'ranked' | 'keys'>>,
): void => {
  const game = findGame(id);
  if (!game) return;
  const run = { ...game.run, ...said };
  void saveGame(run, { anew: run.id !== id });
  setPlayState({ at: 'playing', game: { ...game, run } });
};

/** It went on here and on another device: a person chooses, and until then both stay as they are. */
export const showDivergedRuns = (here: Run, there: Run, isFixed: boolean): void => {
  if (findGame(here.id)) setPlayState({ at: 'diverged', here, there, isFixed });
};

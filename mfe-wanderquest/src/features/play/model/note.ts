import { type Run } from '../../../shared/saves/run';
import { keep } from './keep';
import { gameOf, show, type Game } from './stage';

/** The run that is played, if it is this one. */
const playing = (id: string): Game | null => {
  const game = gameOf();
  return game?.run.id === id ? game : null;
};

/** Notes what its account has said about the run that is played; the steps of the game are none of its business. */
export const note = (id: string, said: Partial<Pick<Run, 'id' | 'account' | 'ranked' | 'keys'>>): void => {
  const game = playing(id);
  if (!game) return;
  const run = { ...game.run, ...said };
  void keep(run, { anew: run.id !== id });
  show({ at: 'playing', game: { ...game, run } });
};

/** It went on here and on another device: a person chooses, and until then both stay as they are. */
export const ask = (here: Run, there: Run, fixed: boolean): void => {
  if (playing(here.id)) show({ at: 'apart', here, there, fixed });
};

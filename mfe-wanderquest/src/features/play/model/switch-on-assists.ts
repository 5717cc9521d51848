import { type Assist } from '@wanderwork/quest-engine';
import { playAction } from './play-action';
import { getGame } from './play-state';

/** Switches help on in the run that is played, before its first day. */
export const switchOnAssists = (help: readonly Assist[]): void => {
  for (const assist of help) {
    const game = getGame();
    if (game) playAction(game.state, { type: 'assist', assist, on: true });
  }
};

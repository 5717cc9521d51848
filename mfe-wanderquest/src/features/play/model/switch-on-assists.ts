import { type Assist } from '@wanderwork/quest-engine';
import { playAction } from './play-action';
import { getGame } from './play-state';

/** Switches assists on before the first day. */
export const switchOnAssists = (help: readonly Assist[]): void => {
  for (const assist of help) {
    const game = getGame();
    if (game) playAction(game.state, { type: 'assist', assist, on: true });
  }
};

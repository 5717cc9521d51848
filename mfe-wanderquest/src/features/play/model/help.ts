import { type Assist } from '@wanderwork/quest-engine';
import { act } from './act';
import { gameOf } from './stage';

/** Switches help on in the run that is played, before its first day. */
export const switchOn = (help: readonly Assist[]): void => {
  for (const assist of help) {
    const game = gameOf();
    if (game) act(game.state, { type: 'assist', assist, on: true });
  }
};

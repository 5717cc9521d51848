import { type Assist } from '@wanderwork/quest-engine';
import { act, useStage } from './game';

/** Switches help on in the run that is played, before its first day. */
export const switchOn = (help: readonly Assist[]): void => {
  for (const assist of help) {
    const stage = useStage.getState();
    if (stage.at === 'playing') act(stage.game.state, { type: 'assist', assist, on: true });
  }
};

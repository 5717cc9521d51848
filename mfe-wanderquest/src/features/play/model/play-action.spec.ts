import { type Action } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { createRun } from './create-run';
import { playAction } from './play-action';
import { replayRun } from './replay-run';

const now = '2026-11-29T08:00:00.000Z';
const work: Action = { type: 'spend', verb: 'work', days: 1 };
const game = replayRun(createRun(createPlan(), null));

describe('an action', () => {
  it('is added to the log, with the state it leads to', () => {
    const played = playAction(game, work, now)!;
    expect(played).toMatchObject({ run: { log: [work], day: 1, played: now }, before: game.state });
    expect(replayRun(played.run).state).toEqual(played.state);
  });

  it('is nothing when the rules refuse it', () => {
    expect(playAction(game, { type: 'choose', choice: 99 }, now)).toBeNull();
  });
});

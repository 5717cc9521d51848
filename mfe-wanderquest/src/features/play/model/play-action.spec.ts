import { type Action } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { deleteSavedRun } from '../../../shared/saves/saved-runs';
import { playAction } from './play-action';
import { createRun } from './create-run';
import { replayRun } from './replay-run';
import { getGame, setPlayState } from './play-state';

const work: Action = { type: 'spend', verb: 'work', days: 1 };

describe('an action', () => {
  afterEach(() => deleteSavedRun('first_week'));

  it('counts once when clicked twice before the next render', () => {
    setPlayState({ at: 'playing', game: replayRun(createRun(createPlan(), null)) });
    const seen = getGame()!.state;
    playAction(seen, work);
    playAction(seen, work);
    expect(getGame()!.run.log).toEqual([work]);
  });

  it('changes nothing when the rules refuse it', () => {
    setPlayState({ at: 'playing', game: replayRun(createRun(createPlan(), null)) });
    const before = getGame();
    playAction(before!.state, { type: 'choose', choice: 99 });
    expect(getGame()).toBe(before);
  });
});

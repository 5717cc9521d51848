import { type Action } from '@wanderwork/quest-engine';
import { aPlan } from '../../../shared/saves/a-run.fixture';
import { forgetRun } from '../../../shared/saves/kept-runs';
import { act } from './act';
import { runFrom } from './origin';
import { played } from './played';
import { gameOf, show } from './stage';

const work: Action = { type: 'spend', verb: 'work', days: 1 };

describe('an action', () => {
  afterEach(() => forgetRun('first_week'));

  it('counts once, however often it is pressed before the screen has followed', () => {
    show({ at: 'playing', game: played(runFrom(aPlan(), null)) });
    const seen = gameOf()!.state;
    act(seen, work);
    act(seen, work);
    expect(gameOf()!.run.log).toEqual([work]);
  });

  it('that the rules refuse changes nothing', () => {
    show({ at: 'playing', game: played(runFrom(aPlan(), null)) });
    const before = gameOf();
    act(before!.state, { type: 'choose', choice: 99 });
    expect(gameOf()).toBe(before);
  });
});

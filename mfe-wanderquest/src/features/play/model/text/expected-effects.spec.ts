import { createState, clients } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { getExpectedEffects } from './expected-effects';

const before = createState(getRunStart(createPlan({ mode: 'grand_tour', difficulty: 'standard' })));
const { quota } = clients[before.client]!;
const NO_MORE = 'No more pay this week';

describe('a day of work', () => {
  it('earns no more pay beyond a quarter over quota', () => {
    const afterwards = (days: number) => getExpectedEffects({ ...before, units: days * 1000 }, 'work');
    expect(afterwards(quota * 1.25)).toEqual(
      expect.arrayContaining(['5.0 of 4 days done this week', NO_MORE]),
    );
    expect(afterwards(quota * 1.25 - 0.001)).not.toContain(NO_MORE);
  });
});

import { createState, clients } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { getExpectedEffects } from './expected-effects';

const before = createState(getRunStart(createPlan({ mode: 'grand_tour', difficulty: 'standard' })));
const { quota } = clients[before.client]!;
const NO_MORE = 'No more pay this week';

describe('a day', () => {
  it('shows its whole cost until the next morning', () => {
    expect(getExpectedEffects({ ...before, energy: 60 }, 'work')).toEqual([
      '1.01 of a day’s work',
      '0.0 of 4 days done this week',
      expect.stringMatching(/^Energy −15 now, \+\d+ after the night$/),
      'Belonging −1 now, −2 after the night',
      expect.stringMatching(/^Costs \$\d+$/),
    ]);
  });

  it('shows the sum of a longer stretch', () => {
    expect(getExpectedEffects(before, 'explore', 3)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Energy [+−]\d+$/), 'Belonging −6']),
    );
  });

  it('shows the payday that the night brings', () => {
    expect(getExpectedEffects({ ...before, day: 6, units: 4000 }, 'rest')).toContainEqual(
      expect.stringMatching(/^Payday brings \$\d+$/),
    );
  });
});

describe('a day of work', () => {
  it('earns no more pay beyond a quarter over quota', () => {
    const afterwards = (days: number) => getExpectedEffects({ ...before, units: days * 1000 }, 'work');
    expect(afterwards(quota * 1.25)).toEqual(
      expect.arrayContaining(['5.0 of 4 days done this week', NO_MORE]),
    );
    expect(afterwards(quota * 1.25 - 0.001)).not.toContain(NO_MORE);
  });
});

import { createState, people, type State } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { describeClosedChoice } from './closed-choice';

const state: State = { ...createState(getRunStart(createPlan())), reputation: 50 };

const friendsWith = (who: (typeof people)[number], bond: number): State => ({
  ...state,
  bonds: state.bonds.map((has, at) => (people[at] === who ? bond : has)),
});

describe('a closed choice', () => {
  it('names the gear it needs', () =>
    expect(describeClosedChoice({ gear: 'headphones' }, state)).toMatch(
      /^You need an item you don’t carry: .+\.$/,
    ));

  it('names the bond it needs', () =>
    expect(describeClosedChoice({ bond: 'lucia', atLeast: 3 }, friendsWith('lucia', 1))).toBe(
      'Needs a bond of 3 with Lucía; yours is 1.',
    ));

  it('names the reputation it needs', () =>
    expect(describeClosedChoice({ figure: 'reputation', op: '>=', value: 65 }, state)).toBe(
      'Needs a reputation of 65; yours is 50.',
    ));

  it('hides story conditions', () =>
    expect(describeClosedChoice({ flag: 'library_card' }, state)).toBe('Not open to you yet.'));
});

import { computeScore, createState, findCityIndex, type State } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { describeShortfall, getScoreRows } from './score-sheet';

const finish = (
  change: Partial<State>,
  mode: 'daily_dash' | 'first_week' | 'slow_year' = 'daily_dash',
): State => ({
  ...createState(getRunStart(createPlan({ mode, difficulty: 'standard' }))),
  ending: 'out_of_days',
  ...change,
});

const sum = (state: State): number => getScoreRows(state).reduce((all, { points = 0 }) => all + points, 0);

const traveled = { kilometres: 2_918, cityCount: 3, continents: 0b10, co2: 303, cash: 41_399, wonder: 59 };

describe('the score sheet', () => {
  it.each<[string, State]>([
    ['a run away from home', finish({ ...traveled, city: findCityIndex('shanghai') })],
    ['a run in debt', finish({ ...traveled, cash: -8_200, overstay: 2 })],
    ['a run at home', finish({ cash: 100_001 })],
    ['a run that was won early', finish({ ...traveled, ending: 'home_again', day: 18 })],
  ])('adds up to the score: %s', (_, state) => {
    expect(sum(state)).toBe(computeScore(state));
  });

  it('shows no points where they come to less than nothing', () => {
    const state = finish({ ...traveled, overstay: 20 });
    expect(computeScore(state)).toBe(0);
    expect(getScoreRows(state).some(({ points }) => points !== undefined)).toBe(false);
  });
});

describe('what a run lacks', () => {
  it('names the open goals and the way home', () => {
    expect(describeShortfall(finish({ ...traveled, city: findCityIndex('shanghai') }))).toBe(
      'Still missing: 1 city, 1 continent, and the way home.',
    );
    expect(describeShortfall(finish({ cityCount: 4, continents: 0b10 }))).toBe('Still missing: 1 continent.');
    expect(describeShortfall(finish({ longStays: 1, cityCount: 9 }, 'slow_year'))).toMatch(
      /^Still missing: 3 long stays/,
    );
  });

  it('is nothing for a run that was won or had no goal', () => {
    expect(describeShortfall(finish({ ending: 'home_again' }))).toBeNull();
    expect(describeShortfall(finish({ ending: 'week_done' }, 'first_week'))).toBeNull();
  });
});

import { createState, cities, isWishCity, wishes, type Mode } from '@wanderwork/quest-engine';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';
import { findWishesForCity, getWishes, describeWishes, getProgress } from './goals';

const tour = () => createState(getRunStart(createPlan({ mode: 'grand_tour', difficulty: 'standard' })));
const dash = () => createState(getRunStart(createPlan({ mode: 'daily_dash', difficulty: 'standard' })));

describe('the wishes of a run', () => {
  it('are listed for each city that advances them, until it is visited or they come true', () => {
    const state = tour();
    const [wish] = state.wishes;
    const { index } = cities.find((city) => isWishCity(wish!, city.index) && !state.visited[city.index])!;
    const { name, count } = wishes[wish!]!;
    expect(findWishesForCity(state, index)).toContainEqual({ name, have: 0, need: count });
    state.wishProgress[0] = count;
    expect(findWishesForCity(state, index).map((one) => one.name)).not.toContain(name);
    state.wishProgress[0] = 0;
    state.visited[index] = 1;
    expect(findWishesForCity(state, index)).toEqual([]);
  });

  it('are empty for a city that counts for none', () => {
    const state = tour();
    const plain = cities.find((city) => state.wishes.every((wish) => !isWishCity(wish, city.index)))!;
    expect(findWishesForCity(state, plain.index)).toEqual([]);
  });

  it('are explained with and without a goal of wishes', () => {
    expect(getWishes(dash())).toHaveLength(3);
    expect(describeWishes(dash())).toMatch(/You don’t need any to win\.$/);
    expect(describeWishes(tour())).not.toMatch(/need any/);
  });
});

const state = (mode: Mode) => createState(getRunStart(createPlan({ mode, difficulty: 'standard' })));

describe('getProgress', () => {
  it('is in degrees on a round-the-world run, either way', () => {
    expect(getProgress({ ...state('grand_tour'), longitude: -10_840 })).toEqual({
      name: 'Circle',
      value: '108°',
      share: 30,
    });
  });

  it('is in long stays where those win', () => {
    expect(getProgress({ ...state('slow_year'), longStays: 1 })).toEqual({
      name: 'Long stays',
      value: '1 of 4',
      share: 25,
    });
  });

  it('is in cities where those win', () => {
    const { rules } = state('weekly_route');
    expect(getProgress({ ...state('weekly_route'), cityCount: 2 })).toMatchObject({
      name: 'Cities',
      value: `2 of ${rules.citiesToWin}`,
    });
  });

  it.each<Mode>(['first_week', 'free_roam'])('is in cities visited where there is no goal: %s', (mode) => {
    expect(getProgress({ ...state(mode), cityCount: 3 })).toEqual({ name: 'Cities', value: '3' });
  });
});

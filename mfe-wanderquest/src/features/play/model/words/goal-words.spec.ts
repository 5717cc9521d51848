import { begin, cities, countsFor, wishes } from '@wanderwork/quest-engine';
import { aPlan } from '../../../../shared/saves/a-run.fixture';
import { startOf } from '../saves/rules';
import { wishesIn, wishesOf, wishesWords } from './goal-words';

const tour = () => begin(startOf(aPlan({ mode: 'grand_tour', difficulty: 'standard' })));
const dash = () => begin(startOf(aPlan({ mode: 'daily_dash', difficulty: 'standard' })));

describe('the wishes of a run', () => {
  it('are named by each city that brings one of them nearer, until it was seen or the wish came true', () => {
    const state = tour();
    const [wish] = state.wishes;
    const { index } = cities.find((city) => countsFor(wish!, city.index) && !state.visited[city.index])!;
    const { name, count } = wishes[wish!]!;
    expect(wishesIn(state, index)).toContainEqual({ name, have: 0, need: count });
    state.wishProgress[0] = count;
    expect(wishesIn(state, index).map((one) => one.name)).not.toContain(name);
    state.wishProgress[0] = 0;
    state.visited[index] = 1;
    expect(wishesIn(state, index)).toEqual([]);
  });

  it('are none of a city that counts for none', () => {
    const state = tour();
    const plain = cities.find((city) => state.wishes.every((wish) => !countsFor(wish, city.index)))!;
    expect(wishesIn(state, plain.index)).toEqual([]);
  });

  it('say what they are good for, where winning asks for them and where it does not', () => {
    expect(wishesOf(dash())).toHaveLength(3);
    expect(wishesWords(dash())).toMatch(/You don’t need any to win\.$/);
    expect(wishesWords(tour())).not.toMatch(/need any/);
  });
});

import { rulesOf } from '../rules/rules-of.js';
import { startOf } from '../start.fixture.js';
import { begin, type State } from '../state.js';
import { cityIndex } from '../world/cities.js';
import { ROLLING_ZONE } from '../world/zones.js';
import { stampToday } from './visas.js';

const aYear = (): State => begin({ ...startOf(1), rules: rulesOf('slow_year', 'standard') });

const stay = (state: State, city: string, from: number, until: number): void => {
  state.city = cityIndex(city);
  for (state.day = from; state.day < until; state.day += 1) stampToday(state);
};

describe('days in the area where only so many of any 180 are allowed', () => {
  it('count for as long as they lie within the last 180, today among them', () => {
    const state = aYear();
    stay(state, 'lisbon', 0, 1);
    stay(state, 'bangkok', 1, 180);
    expect(state.zoneDays[ROLLING_ZONE]).toBe(1);
    stay(state, 'bangkok', 180, 181);
    expect(state.zoneDays[ROLLING_ZONE]).toBe(0);
  });

  it('are never more than 180, however long one stays', () => {
    const state = aYear();
    stay(state, 'lisbon', 0, 300);
    expect(state.zoneDays[ROLLING_ZONE]).toBe(180);
  });
});

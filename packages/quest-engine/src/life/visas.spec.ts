import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { findCityIndex } from '../world/cities.js';
import { ROLLING_ZONE } from '../world/zones.js';
import { recordZoneDay } from './visas.js';

const aYear = (): State => createState({ ...createTestStart(1), rules: getRules('slow_year', 'standard') });

const stay = (state: State, city: string, from: number, until: number): void => {
  state.city = findCityIndex(city);
  for (state.day = from; state.day < until; state.day += 1) recordZoneDay(state);
};

describe('days in an area with a rolling limit', () => {
  it('count while they are within the last 180 days including today', () => {
    const state = aYear();
    stay(state, 'lisbon', 0, 1);
    stay(state, 'bangkok', 1, 180);
    expect(state.zoneDays[ROLLING_ZONE]).toBe(1);
    stay(state, 'bangkok', 180, 181);
    expect(state.zoneDays[ROLLING_ZONE]).toBe(0);
  });

  it('are never more than 180', () => {
    const state = aYear();
    stay(state, 'lisbon', 0, 300);
    expect(state.zoneDays[ROLLING_ZONE]).toBe(180);
  });
});

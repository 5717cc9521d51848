import { reduce } from '../step.js';
import { getFlightMinutes } from '../life/prices.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { cities, getCity, findCityIndex } from '../world/cities.js';
import { getDistance } from '../world/distances.js';
import { type Action } from './action.js';

/** In Lisbon with a German passport and enough cash, without obstacles. */
const quiet = (more: Partial<State> = {}): State => ({
  ...createState(createTestStart(0)),
  daysSinceCard: -90,
  cash: 900_000,
  energy: 100,
  ...more,
});

const by = (way: 'air' | 'land', to: string): Action => ({
  type: 'move',
  to: findCityIndex(to),
  by: way,
  ahead: 0,
});

const arrived = (way: 'air' | 'land', to: string, more: Partial<State> = {}): State => {
  const { state, refusal } = reduce(quiet(more), by(way, to));
  expect(refusal).toBeNull();
  return state;
};

const lisbon = findCityIndex('lisbon');

describe('a trip', () => {
  it('takes one day, or two when it is longer than ten hours', () => {
    expect(arrived('air', 'london').day).toBe(1);
    expect(arrived('land', 'madrid').day).toBe(1);
    const flown: [minutes: number, days: number][] = [];
    for (const { index: to } of cities) {
      const { state, refusal } = reduce(quiet(), { type: 'move', to, by: 'air', ahead: 0 });
      if (!refusal) flown.push([getFlightMinutes(lisbon, to), state.day]);
    }
    expect(flown).toEqual(flown.map(([minutes]) => [minutes, minutes > 600 ? 2 : 1]));
    const minutes = flown.map(([one]) => one);
    expect(minutes.some((one) => one > 500 && one <= 600)).toBe(true);
    expect(minutes.some((one) => one > 600 && one < 700)).toBe(true);
  });

  it('shifts the clock against the body’s by the shorter way', () => {
    const hours = (to: string) => (getCity(findCityIndex(to)).utc - getCity(lisbon).utc) / 60;
    expect(arrived('air', 'new-york').lag).toBe(hours('new-york') * 60);
    expect(arrived('air', 'bangkok').lag).toBe(hours('bangkok') * 60);
    expect(Math.abs(arrived('air', 'auckland', { lag: 700 }).lag)).toBeLessThanOrEqual(720);
  });

  it('counts its distance, the part by land, and at most a third of the CO₂ there', () => {
    const km = getDistance(lisbon, findCityIndex('madrid'));
    const flown = arrived('air', 'madrid');
    const gone = arrived('land', 'madrid');
    expect([flown.kilometres, flown.landKilometres]).toEqual([km, 0]);
    expect([gone.kilometres, gone.landKilometres]).toEqual([km, km]);
    expect([flown.co2, gone.co2]).toEqual([Math.floor(km * 0.15), Math.floor(km * 0.035)]);
  });

  it('costs six energy and one more per hour and a half', () => {
    const minutes = getFlightMinutes(lisbon, findCityIndex('london'));
    const [near, far] = [arrived('air', 'london').energy, arrived('air', 'new-york').energy];
    const more =
      Math.floor(getFlightMinutes(lisbon, findCityIndex('new-york')) / 90) - Math.floor(minutes / 90);
    expect(near - far).toBe(more);
  });
});

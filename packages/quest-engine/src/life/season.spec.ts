import { hashState } from '../hash.js';
import { isPlan, createStart, type Plan } from '../plan.js';
import { createState } from '../state.js';
import { findCityIndex } from '../world/cities.js';
import { getComfort, getMonth } from './season.js';

const plan: Plan = {
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'berlin',
  passport: 'de',
  seedA: 3,
  seedB: 4,
};
const DAYS_A_YEAR = 365;
const JULY = 6;

const onDay = (day: number, from: Plan) => ({ ...createState(createStart(from)), day });

describe('the season', () => {
  it.each([...Array(12).keys()])('starts on the first day of month %i', (first) => {
    const from = { ...plan, month: first };
    expect(getMonth(onDay(0, from))).toBe(first);
    // The day before the first one is the last day of the previous month, a year later.
    expect(getMonth(onDay(DAYS_A_YEAR - 1, from))).toBe((first + 11) % 12);
  });

  it('has the weather of its month', () => {
    const berlin = findCityIndex('berlin');
    const winter = getComfort(onDay(0, plan), berlin);
    const summer = getComfort(onDay(0, { ...plan, month: JULY }), berlin);
    expect(summer).toBeGreaterThan(winter);
    expect(getComfort(onDay(184, { ...plan, month: JULY }), berlin)).toBe(winter);
  });

  it('is January’s without a start month, with an unchanged state', () => {
    expect(getMonth(onDay(0, plan))).toBe(0);
    expect(hashState(onDay(0, { ...plan, month: 0 }))).toBe(hashState(onDay(0, plan)));
  });

  it.each([-1, 12, 1.5, '6', null])('rejects the month %p', (wrong) => {
    expect(isPlan({ ...plan, month: wrong })).toBe(false);
  });
});

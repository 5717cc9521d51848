import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { cities, getCity, findCityIndex } from '../world/cities.js';
import { getDistance } from '../world/distances.js';
import { getDayCost, getFare, getFlightMinutes, getKnownLevel } from './prices.js';
import { getComfort } from './season.js';

const standard = (more: Partial<State> = {}): State => ({ ...createState(createTestStart(0)), ...more });

const lodgings = [0.7, 1, 1.35];
const stays: readonly [nights: number, factor: number][] = [
  [0, 1.25],
  [6, 1.25],
  [7, 1],
  [27, 1],
  [28, 0.82],
  [200, 0.82],
];

const seasonOf = (pleasant: number): number => (pleasant >= 85 ? 1.08 : pleasant < 50 ? 0.92 : 1);

describe('a day costs', () => {
  it('a thirtieth of the city’s month, changed by news, lodging, stay and season', () => {
    const seasons = new Set<number>();
    for (const { index: city, cost } of cities)
      for (const day of [0, 100, 170])
        for (const [lodging, ofLodging] of lodgings.entries())
          for (const [nights, ofStay] of stays) {
            const state = standard({ city, day, nights, lodging });
            const season = seasonOf(getComfort(state));
            seasons.add(season);
            const cents =
              ((cost * 100) / 30) * (getKnownLevel(state, city) / 1000) * ofLodging * ofStay * season;
            expect(Math.abs(getDayCost(state) - cents)).toBeLessThanOrEqual(1);
          }
    expect(seasons.size).toBe(3);
  });

  it('between 0.65 and 1.35 of that by the news of its zone, for 45 days at a time', () => {
    const announcedPrices = cities.flatMap(({ index }) =>
      [0, 45, 90, 135].map((day) => getKnownLevel(standard({ city: index, day }), index)),
    );
    expect(Math.min(...announcedPrices)).toBeGreaterThanOrEqual(650);
    expect(Math.min(...announcedPrices)).toBeLessThan(700);
    expect(Math.max(...announcedPrices)).toBeLessThanOrEqual(1350);
    expect(Math.max(...announcedPrices)).toBeGreaterThan(1300);
    const tokyo = findCityIndex('tokyo');
    const on = (day: number) => getKnownLevel(standard({ city: tokyo, day }), tokyo);
    expect([on(44), on(89)]).toEqual([on(0), on(45)]);
    expect(on(45)).not.toBe(on(44));
  });
});

const hubOf = (from: number, to: number): number =>
  [1.18, 1, 0.9][Number(getCity(from).hub) + Number(getCity(to).hub)]!;

/** The price of a seat in cents before the weekly factor. */
const plainFare = (state: State, to: number, booked: number): number => {
  const km = getDistance(state.city, to);
  const perKm = 6.8 * Math.min(km, 3000) + 5.5 * Math.max(0, km - 3000);
  const sought = getComfort(state, to) >= 88 ? 1.1 : 1;
  return ((3800 + perKm) * hubOf(state.city, to) * booked * sought * state.rules.fareThousandths) / 1000;
};

describe('a seat costs', () => {
  it('by distance, airports, booking time and demand; its week changes it from 0.85 to 1.25', () => {
    const moved: number[] = [];
    for (const { index: city } of cities)
      for (const { index: to } of cities)
        for (const [ahead, booked] of [
          [0, 1.15],
          [7, 0.9],
          [14, 0.8],
        ] as const) {
          if (to === city) continue;
          const state = standard({ city, day: 40 });
          moved.push(getFare(state, to, ahead) / plainFare(state, to, booked));
        }
    expect(Math.min(...moved)).toBeGreaterThan(0.849);
    expect(Math.min(...moved)).toBeLessThan(0.853);
    expect(Math.max(...moved)).toBeLessThan(1.251);
    expect(Math.max(...moved)).toBeGreaterThan(1.247);
  });

  it('the same all week and something else the next', () => {
    const to = findCityIndex('london');
    const on = (day: number) => getFare(standard({ day }), to, 0);
    expect([on(1), on(6)]).toEqual([on(0), on(0)]);
    expect(on(7)).not.toBe(on(6));
  });

  it('$35 more with more than seven kilograms', () => {
    const to = findCityIndex('london');
    const rules = { ...getRules('grand_tour', 'standard'), fareThousandths: 1000 };
    const [light, full, heavy] = [0, 7, 8].map((kilograms) => getFare(standard({ rules, kilograms }), to, 0));
    expect(full).toBe(light);
    expect(heavy! - full!).toBe(3500);
  });
});

describe('a flight takes', () => {
  it.each([
    ['lisbon', 'madrid', 30],
    ['lisbon', 'london', 40],
    ['lisbon', 'new-york', 50],
    ['madrid', 'auckland', 230],
  ])('from %s to %s: its distance at 850 km an hour, 150 minutes, and %d', (from, to, more) => {
    const [start, end] = [findCityIndex(from), findCityIndex(to)];
    const minutes = Math.floor((getDistance(start, end) * 60) / 850) + 150 + more;
    expect(getFlightMinutes(start, end)).toBe(minutes);
  });
});

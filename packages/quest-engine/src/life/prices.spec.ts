import { rulesOf } from '../rules/rules-of.js';
import { startOf } from '../start.fixture.js';
import { begin, type State } from '../state.js';
import { cities, cityAt, cityIndex } from '../world/cities.js';
import { distance } from '../world/distances.js';
import { dayCost, fare, flightMinutes, knownNews } from './prices.js';
import { comfort } from './season.js';

const standard = (more: Partial<State> = {}): State => ({ ...begin(startOf(0)), ...more });

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
  it('a thirtieth of the city’s month, by its news, the lodging, the stay and the season', () => {
    const seasons = new Set<number>();
    for (const { index: city, cost } of cities)
      for (const day of [0, 100, 170])
        for (const [lodging, ofLodging] of lodgings.entries())
          for (const [nights, ofStay] of stays) {
            const state = standard({ city, day, nights, lodging });
            const season = seasonOf(comfort(state));
            seasons.add(season);
            const cents = ((cost * 100) / 30) * (knownNews(state, city) / 1000) * ofLodging * ofStay * season;
            expect(Math.abs(dayCost(state) - cents)).toBeLessThanOrEqual(1);
          }
    expect(seasons.size).toBe(3);
  });

  it('more or less by the news of its zone, from 0.65 to 1.35, for 45 days at a time', () => {
    const told = cities.flatMap(({ index }) =>
      [0, 45, 90, 135].map((day) => knownNews(standard({ city: index, day }), index)),
    );
    expect(Math.min(...told)).toBeGreaterThanOrEqual(650);
    expect(Math.min(...told)).toBeLessThan(700);
    expect(Math.max(...told)).toBeLessThanOrEqual(1350);
    expect(Math.max(...told)).toBeGreaterThan(1300);
    const tokyo = cityIndex('tokyo');
    const on = (day: number) => knownNews(standard({ city: tokyo, day }), tokyo);
    expect([on(44), on(89)]).toEqual([on(0), on(45)]);
    expect(on(45)).not.toBe(on(44));
  });
});

const hubOf = (from: number, to: number): number =>
  [1.18, 1, 0.9][Number(cityAt(from).hub) + Number(cityAt(to).hub)]!;

/** Cents for a seat before the week moves its price. */
const plainFare = (state: State, to: number, booked: number): number => {
  const km = distance(state.city, to);
  const perKm = 6.8 * Math.min(km, 3000) + 5.5 * Math.max(0, km - 3000);
  const sought = comfort(state, to) >= 88 ? 1.1 : 1;
  return ((3800 + perKm) * hubOf(state.city, to) * booked * sought * state.rules.fareThousandths) / 1000;
};

describe('a seat costs', () => {
  it('by its way, its airports, when it is booked and where it is wanted; its week moves it from 0.85 to 1.25', () => {
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
          moved.push(fare(state, to, ahead) / plainFare(state, to, booked));
        }
    expect(Math.min(...moved)).toBeGreaterThan(0.849);
    expect(Math.min(...moved)).toBeLessThan(0.853);
    expect(Math.max(...moved)).toBeLessThan(1.251);
    expect(Math.max(...moved)).toBeGreaterThan(1.247);
  });

  it('the same all week, and otherwise the next', () => {
    const to = cityIndex('london');
    const on = (day: number) => fare(standard({ day }), to, 0);
    expect([on(1), on(6)]).toEqual([on(0), on(0)]);
    expect(on(7)).not.toBe(on(6));
  });

  it('$35 more with more than seven kilograms', () => {
    const to = cityIndex('london');
    const rules = { ...rulesOf('grand_tour', 'standard'), fareThousandths: 1000 };
    const [light, full, heavy] = [0, 7, 8].map((kilograms) => fare(standard({ rules, kilograms }), to, 0));
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
  ])('%s to %s: its way at 850 km an hour, 150 minutes, and %d', (from, to, more) => {
    const [start, end] = [cityIndex(from), cityIndex(to)];
    const minutes = Math.floor((distance(start, end) * 60) / 850) + 150 + more;
    expect(flightMinutes(start, end)).toBe(minutes);
  });
});

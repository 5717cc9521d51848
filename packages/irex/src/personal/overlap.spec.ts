import { city } from '../sample-city.fixture.js';
import { getMonthOffsets, overlapHours, overlapScore } from './overlap.js';
import { computePersonalScores } from './personal-score.js';
import { toIrexCities, createPreferences } from './preferences.fixture.js';

const nineToFive = (zone: string) => ({ zone, from: 9 * 60, to: 17 * 60 });
const in2026 = (month: number) => [{ year: 2026, month }];

describe('overlapHours', () => {
  it('returns all hours in the same time zone', () => {
    expect(overlapHours('Europe/Lisbon', nineToFive('Europe/Lisbon'), in2026(7))).toBe(8);
  });

  it('counts half hours', () => {
    expect(overlapHours('Asia/Kolkata', nineToFive('Europe/London'), in2026(1))).toBe(2.5);
    expect(overlapHours('Asia/Kathmandu', nineToFive('Europe/London'), in2026(1))).toBe(2.25);
  });

  it('follows daylight saving time on both sides', () => {
    const toNewYork = nineToFive('America/New_York');
    expect(overlapHours('America/Bogota', toNewYork, in2026(1))).toBe(8);
    expect(overlapHours('America/Bogota', toNewYork, in2026(7))).toBe(7);
    expect(overlapHours('Australia/Sydney', nineToFive('Asia/Tokyo'), in2026(1))).toBe(6);
    expect(overlapHours('Australia/Sydney', nineToFive('Asia/Tokyo'), in2026(7))).toBe(7);
  });

  it('mixes both rules in a month in which only one side has changed its clocks', () => {
    const march = overlapHours('Europe/Lisbon', nineToFive('America/New_York'), in2026(3));
    expect(march).toBeGreaterThan(3);
    expect(march).toBeLessThan(4);
  });

  it('works across midnight', () => {
    const night = { zone: 'America/Los_Angeles', from: 22 * 60, to: 6 * 60 };
    expect(overlapHours('Europe/Lisbon', night, in2026(1))).toBe(8 - 3);
    expect(overlapHours('America/Los_Angeles', night, in2026(1))).toBe(0);
  });

  it('gives the full score from five of eight hours', () => {
    expect(overlapScore(5, nineToFive('UTC'))).toBe(100);
    expect(overlapScore(2.5, nineToFive('UTC'))).toBe(50);
    expect(overlapScore(2.5, { zone: 'UTC', from: 540, to: 780 })).toBe(100);
  });
});

describe('clients in a personal score', () => {
  const inZone = (timezone: string) => ({ ...toIrexCities([city({})])[0]!, timezone });

  it('rank a city with shared working hours first', () => {
    const cities = [inZone('Asia/Tokyo'), inZone('America/Bogota')];
    const own = computePersonalScores(
      cities,
      createPreferences({ clients: nineToFive('America/New_York') }),
      {
        year: 2026,
        month: 1,
      },
      null,
    );
    expect(own[1]!.score).toBeGreaterThan(own[0]!.score);
    expect(own.map(({ overlap }) => overlap !== null)).toEqual([true, true]);
  });
});

describe('the offsets of a month', () => {
  it('are remembered for a limited number of zones and months', () => {
    const first = getMonthOffsets('UTC', { year: 2026, month: 1 });
    expect(getMonthOffsets('UTC', { year: 2026, month: 1 })).toBe(first);
    for (let year = 2027; year < 22_027; year += 1) getMonthOffsets('UTC', { year, month: 1 });
    expect(getMonthOffsets('UTC', { year: 2026, month: 1 })).not.toBe(first);
  });
});

import { toDay, toIsoDay, parseDay, type Day } from '../time/day.js';
import { countDaysWithin, mergeStays } from './stay.js';
import {
  findBusiestPeriod,
  periodEnds,
  getPresenceIn,
  substantialPresence,
  getTaxYears,
  type CountryStay,
  type Period,
} from './country-days.js';

const createStay = (country: string, entry: string, exit: string): CountryStay => ({
  country,
  entry: parseDay(entry)!,
  exit: parseDay(exit)!,
});

const countInYear = (stays: CountryStay[], country: string, year: number, counting: 'part' | 'midnight') =>
  countDaysWithin(getPresenceIn(stays, country, counting), toDay(year, 1, 1), toDay(year, 12, 31));

describe('days in a country, against a sum by hand', () => {
  // 20 to 31 December is 12 days, 1 to 10 January 10.
  const newYearStay = [createStay('PT', '2027-12-20', '2028-01-10')];

  it('part at New Year, and both ends count where any part of a day does', () => {
    expect([
      countInYear(newYearStay, 'PT', 2027, 'part'),
      countInYear(newYearStay, 'PT', 2028, 'part'),
    ]).toEqual([12, 10]);
  });

  it('lose the day of departure where midnights count', () => {
    expect([
      countInYear(newYearStay, 'PT', 2027, 'midnight'),
      countInYear(newYearStay, 'PT', 2028, 'midnight'),
    ]).toEqual([12, 9]);
  });

  it('are none for a day trip by midnights, and one by parts', () => {
    const trip = [createStay('ES', '2027-05-05', '2027-05-05')];
    expect([countInYear(trip, 'ES', 2027, 'part'), countInYear(trip, 'ES', 2027, 'midnight')]).toEqual([
      1, 0,
    ]);
  });

  it('belong to both countries on a day of travel, by parts; by midnights to the one of the night', () => {
    const two = [createStay('PT', '2027-05-01', '2027-05-10'), createStay('ES', '2027-05-10', '2027-05-20')];
    expect([countInYear(two, 'PT', 2027, 'part'), countInYear(two, 'ES', 2027, 'part')]).toEqual([10, 11]);
    expect([countInYear(two, 'PT', 2027, 'midnight'), countInYear(two, 'ES', 2027, 'midnight')]).toEqual([
      9, 10,
    ]);
  });

  it('are 366 in a whole leap year', () => {
    expect(countInYear([createStay('PT', '2028-01-01', '2028-12-31')], 'PT', 2028, 'part')).toBe(366);
  });
});

describe('tax years', () => {
  it('begin where the law lets them, and only those are named that a stay touches', () => {
    const stays = [createStay('GB', '2027-04-05', '2027-04-06')];
    expect(
      getTaxYears(stays, '04-06').map(({ name, from, to }) => [name, toIsoDay(from), toIsoDay(to)]),
    ).toEqual([
      ['2026/27', '2026-04-06', '2027-04-05'],
      ['2027/28', '2027-04-06', '2028-04-05'],
    ]);
    expect(getTaxYears(stays, '01-01').map(({ name }) => name)).toEqual(['2027']);
    expect(getTaxYears([], '01-01')).toEqual([]);
  });
});

describe('the most days in any such period', () => {
  // 1 August to 31 January is 184 days; the 20 days of March are inside the same 365.
  const presence = getPresenceIn(
    [createStay('CO', '2027-08-01', '2028-01-31'), createStay('CO', '2028-03-01', '2028-03-20')],
    'CO',
    'part',
  );

  it('run over New Year', () => {
    expect(findBusiestPeriod(presence, 'days365')).toEqual({
      days: 204,
      from: parseDay('2027-03-22'),
      to: parseDay('2028-03-20'),
    });
  });

  it('are a day more in twelve months than in 365 days, where a leap day lies between', () => {
    const always = mergeStays([{ entry: toDay(2027, 6, 1), exit: toDay(2029, 6, 1) }]);
    expect([findBusiestPeriod(always, 'days365')?.days, findBusiestPeriod(always, 'months12')?.days]).toEqual(
      [365, 366],
    );
    expect(findBusiestPeriod([], 'days365')).toBeNull();
  });

  it.each<Period>(['days365', 'months12'])('are what counting every period finds: %s', (period) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const start = toDay(2027, 1, 1);
      const stays = Array.from({ length: 6 }, (_, at) => {
        const entry: Day = start + ((seed * 137 + at * at * 211 + at * 53) % 900);
        return { entry, exit: entry + ((seed * 31 + at * 17) % 80) };
      });
      const some = mergeStays(stays);
      let most = 0;
      for (let from = start - 400; from < start + 1000; from += 1)
        most = Math.max(most, countDaysWithin(some, from, periodEnds[period](from)));
      expect(findBusiestPeriod(some, period)?.days).toBe(most);
    }
  });
});

describe('the substantial presence test', () => {
  const createYearlyStays = (days: number) =>
    mergeStays([2025, 2026, 2027].map((year) => ({ entry: toDay(year, 1, 1), exit: toDay(year, 1, days) })));

  it('is met with 122 days in each of three years, and not with 120', () => {
    expect(substantialPresence(createYearlyStays(122), 2027)).toEqual({
      name: '2027',
      thisYear: 122,
      sum: 183,
      isMet: true,
    });
    expect(substantialPresence(createYearlyStays(120), 2027)).toMatchObject({ sum: 180, isMet: false });
  });

  it('asks for 31 days of the year itself', () => {
    const before = mergeStays([
      { entry: toDay(2025, 1, 1), exit: toDay(2026, 12, 31) },
      { entry: toDay(2027, 1, 1), exit: toDay(2027, 1, 30) },
    ]);
    expect(substantialPresence(before, 2027)).toMatchObject({ thisYear: 30, isMet: false });
  });
});

import { dayOf, isoOf, readDay, type Day } from '../../common/model/day';
import { daysWithin, presenceOf } from '../../stays/model/presence';
import {
  mostIn,
  periods,
  presenceIn,
  substantialPresence,
  yearsOf,
  type CountryStay,
  type Period,
} from './country-days';

const stay = (country: string, entry: string, exit: string): CountryStay => ({
  country,
  entry: readDay(entry)!,
  exit: readDay(exit)!,
});

const inYear = (stays: CountryStay[], country: string, year: number, counting: 'part' | 'midnight') =>
  daysWithin(presenceIn(stays, country, counting), dayOf(year, 1, 1), dayOf(year, 12, 31));

describe('days in a country, against a sum by hand', () => {
  // 20 to 31 December is 12 days, 1 to 10 January 10.
  const turn = [stay('PT', '2027-12-20', '2028-01-10')];

  it('part at New Year, and both ends count where any part of a day does', () => {
    expect([inYear(turn, 'PT', 2027, 'part'), inYear(turn, 'PT', 2028, 'part')]).toEqual([12, 10]);
  });

  it('lose the day of departure where midnights count', () => {
    expect([inYear(turn, 'PT', 2027, 'midnight'), inYear(turn, 'PT', 2028, 'midnight')]).toEqual([12, 9]);
  });

  it('are none for a day trip by midnights, and one by parts', () => {
    const trip = [stay('ES', '2027-05-05', '2027-05-05')];
    expect([inYear(trip, 'ES', 2027, 'part'), inYear(trip, 'ES', 2027, 'midnight')]).toEqual([1, 0]);
  });

  it('belong to both countries on a day of travel, by parts; by midnights to the one of the night', () => {
    const two = [stay('PT', '2027-05-01', '2027-05-10'), stay('ES', '2027-05-10', '2027-05-20')];
    expect([inYear(two, 'PT', 2027, 'part'), inYear(two, 'ES', 2027, 'part')]).toEqual([10, 11]);
    expect([inYear(two, 'PT', 2027, 'midnight'), inYear(two, 'ES', 2027, 'midnight')]).toEqual([9, 10]);
  });

  it('are 366 in a whole leap year', () => {
    expect(inYear([stay('PT', '2028-01-01', '2028-12-31')], 'PT', 2028, 'part')).toBe(366);
  });
});

describe('tax years', () => {
  it('begin where the law lets them, and only those are named that a stay touches', () => {
    const stays = [stay('GB', '2027-04-05', '2027-04-06')];
    expect(yearsOf(stays, '04-06').map(({ name, from, to }) => [name, isoOf(from), isoOf(to)])).toEqual([
      ['2026/27', '2026-04-06', '2027-04-05'],
      ['2027/28', '2027-04-06', '2028-04-05'],
    ]);
    expect(yearsOf(stays, '01-01').map(({ name }) => name)).toEqual(['2027']);
    expect(yearsOf([], '01-01')).toEqual([]);
  });
});

describe('the most days in any such period', () => {
  // 1 August to 31 January is 184 days; the 20 days of March are inside the same 365.
  const presence = presenceIn(
    [stay('CO', '2027-08-01', '2028-01-31'), stay('CO', '2028-03-01', '2028-03-20')],
    'CO',
    'part',
  );

  it('run over New Year', () => {
    expect(mostIn(presence, 'days365')).toEqual({
      days: 204,
      from: readDay('2027-03-22'),
      to: readDay('2028-03-20'),
    });
  });

  it('are a day more in twelve months than in 365 days, where a leap day lies between', () => {
    const always = presenceOf([{ entry: dayOf(2027, 6, 1), exit: dayOf(2029, 6, 1) }]);
    expect([mostIn(always, 'days365')?.days, mostIn(always, 'months12')?.days]).toEqual([365, 366]);
    expect(mostIn([], 'days365')).toBeNull();
  });

  it.each<Period>(['days365', 'months12'])('are what counting every period finds: %s', (period) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const start = dayOf(2027, 1, 1);
      const stays = Array.from({ length: 6 }, (_, at) => {
        const entry: Day = start + ((seed * 137 + at * at * 211 + at * 53) % 900);
        return { entry, exit: entry + ((seed * 31 + at * 17) % 80) };
      });
      const some = presenceOf(stays);
      let most = 0;
      for (let from = start - 400; from < start + 1000; from += 1)
        most = Math.max(most, daysWithin(some, from, periods[period](from)));
      expect(mostIn(some, period)?.days).toBe(most);
    }
  });
});

describe('the substantial presence test', () => {
  const yearly = (days: number) =>
    presenceOf([2025, 2026, 2027].map((year) => ({ entry: dayOf(year, 1, 1), exit: dayOf(year, 1, days) })));

  it('is met with 122 days in each of three years, and not with 120', () => {
    expect(substantialPresence(yearly(122), 2027)).toEqual({
      name: '2027',
      thisYear: 122,
      sum: 183,
      met: true,
    });
    expect(substantialPresence(yearly(120), 2027)).toMatchObject({ sum: 180, met: false });
  });

  it('asks for 31 days of the year itself', () => {
    const before = presenceOf([
      { entry: dayOf(2025, 1, 1), exit: dayOf(2026, 12, 31) },
      { entry: dayOf(2027, 1, 1), exit: dayOf(2027, 1, 30) },
    ]);
    expect(substantialPresence(before, 2027)).toMatchObject({ thisYear: 30, met: false });
  });
});

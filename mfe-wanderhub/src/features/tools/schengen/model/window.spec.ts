import { dayOf, isoOf, readDay, type Day } from '../../common/model/day';
import { presenceOf } from '../../stays/model/presence';
import { type Stay } from '../../stays/model/stay';
import { firstEntry, firstOver, latestExit, latestExitKeepingLater, tryStay, usedOn } from './window';

const day = (iso: string): Day => readDay(iso)!;
const stay = (entry: string, exit: string): Stay => ({ entry: day(entry), exit: day(exit) });
const iso = (value: Day | null) => (value === null ? null : isoOf(value));

/** The example of our article, worked by hand there. */
const article = presenceOf([stay('2027-01-12', '2027-02-20'), stay('2027-04-03', '2027-05-02')]);

describe('the window of 180 days, against a sum by hand', () => {
  it.each([
    ['2027-07-05', 71],
    ['2027-07-10', 76],
    ['2027-07-11', 76],
    ['2027-08-19', 76],
    ['2027-08-20', 77],
    ['2027-09-02', 90],
    ['2027-09-03', 91],
  ])('on %s there are %i days of stay', (on, sum) => {
    const until = presenceOf([...article, { entry: day('2027-07-05'), exit: day(on) }]);
    expect(usedOn(until, day(on))).toBe(sum);
  });

  it('lets who enters on 5 July stay until 2 September', () => {
    expect(iso(latestExit(article, day('2027-07-05')))).toBe('2027-09-02');
    expect(tryStay(article, stay('2027-07-05', '2027-09-02'))).toMatchObject({
      days: 60,
      used: 90,
      over: null,
    });
    expect(iso(tryStay(article, stay('2027-07-05', '2027-09-03')).over)).toBe('2027-09-03');
  });

  it('counts both days, and one day in and out', () => {
    const one = presenceOf([stay('2027-03-10', '2027-03-10')]);
    expect(usedOn(one, day('2027-03-10'))).toBe(1);
    expect(usedOn(one, day('2027-03-09'))).toBe(0);
  });

  it('drops a day 180 days later, and not a day before', () => {
    // 10 March is day 1 of the window that ends on 5 September: 22 + 30 + 31 + 30 + 31 + 31 + 5 = 180.
    const one = presenceOf([stay('2027-03-10', '2027-03-10')]);
    expect(usedOn(one, day('2027-09-05'))).toBe(1);
    expect(usedOn(one, day('2027-09-06'))).toBe(0);
  });

  it('knows the day that leap years have', () => {
    // 1 January to 30 March 2028 is 31 + 29 + 30 = 90 days; without a leap day it would be 31 March.
    expect(iso(latestExit([], day('2028-01-01')))).toBe('2028-03-30');
    expect(iso(latestExit([], day('2027-01-01')))).toBe('2027-03-31');
  });
});

describe('who has used all of it', () => {
  const full = presenceOf([stay('2027-01-01', '2027-03-31')]);

  it('may enter again when the first days leave the window', () => {
    // 1 January leaves with the window that begins on 2 January: its last day is 30 June.
    expect(usedOn(full, day('2027-06-29'))).toBe(90);
    expect(iso(firstEntry(full, day('2027-04-01')))).toBe('2027-06-30');
    expect(latestExit(full, day('2027-04-01'))).toBeNull();
  });

  it('may then stay for 90 days again, since each day frees another', () => {
    expect(iso(latestExit(full, day('2027-06-30')))).toBe('2027-09-27');
  });

  it('is told the first day too many', () => {
    expect(iso(firstOver(presenceOf([stay('2027-01-01', '2027-04-10')])))).toBe('2027-04-01');
    expect(firstOver(full)).toBeNull();
  });
});

describe('stays that overlap or are booked for later', () => {
  it('count each day once', () => {
    const twice = presenceOf([stay('2027-03-01', '2027-03-20'), stay('2027-03-10', '2027-03-25')]);
    expect(usedOn(twice, day('2027-03-25'))).toBe(25);
  });

  it('are kept whole by a shorter stay before them', () => {
    const booked = presenceOf([stay('2027-08-01', '2027-08-31')]);
    const entry = day('2027-05-01');
    // Alone it could last 90 days, to 29 July; with 31 days booked in the same window, 59 are left.
    expect(iso(latestExit(booked, entry))).toBe('2027-07-29');
    expect(iso(latestExitKeepingLater(booked, entry))).toBe('2027-06-28');
    expect(iso(tryStay(booked, stay('2027-05-01', '2027-07-29')).breaks)).toBe('2027-08-01');
  });

  it('say when a stay of that length could begin instead', () => {
    const plan = tryStay(presenceOf([stay('2027-01-01', '2027-03-31')]), stay('2027-04-10', '2027-04-19'));
    expect(iso(plan.over)).toBe('2027-04-10');
    expect(iso(plan.instead)).toBe('2027-06-30');
    expect(tryStay([], stay('2027-01-01', '2027-12-31')).instead).toBeNull();
  });
});

describe('rules of thumb of the article', () => {
  const rounds = (inside: number, away: number) =>
    presenceOf(
      Array.from({ length: 12 }, (_, round) => {
        const entry = dayOf(2027, 1, 1) + round * (inside + away);
        return { entry, exit: entry + inside - 1 };
      }),
    );

  it('90 in and 90 out never breaks it; two weeks in four does; two in five does not', () => {
    expect(firstOver(rounds(90, 90))).toBeNull();
    expect(firstOver(rounds(14, 14))).not.toBeNull();
    expect(firstOver(rounds(14, 21))).toBeNull();
  });
});

import { toDay, toIsoDay, parseDay, type Day } from '../time/day.js';
import { mergeStays, type Stay } from './stay.js';
import {
  findFirstEntry,
  findFirstDayOver,
  findLatestExit,
  findLatestExitKeepingLater,
  planStay,
  countUsedDays,
} from './schengen-window.js';

const parse = (iso: string): Day => parseDay(iso)!;
const createStay = (entry: string, exit: string): Stay => ({ entry: parse(entry), exit: parse(exit) });
const toIso = (value: Day | null) => (value === null ? null : toIsoDay(value));

/** The example of our article, worked by hand there. */
const articleStays = mergeStays([
  createStay('2027-01-12', '2027-02-20'),
  createStay('2027-04-03', '2027-05-02'),
]);

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
    const until = mergeStays([...articleStays, { entry: parse('2027-07-05'), exit: parse(on) }]);
    expect(countUsedDays(until, parse(on))).toBe(sum);
  });

  it('lets who enters on 5 July stay until 2 September', () => {
    expect(toIso(findLatestExit(articleStays, parse('2027-07-05')))).toBe('2027-09-02');
    expect(planStay(articleStays, createStay('2027-07-05', '2027-09-02'))).toMatchObject({
      days: 60,
      used: 90,
      over: null,
    });
    expect(toIso(planStay(articleStays, createStay('2027-07-05', '2027-09-03')).over)).toBe('2027-09-03');
  });

  it('counts both days, and one day in and out', () => {
    const singleDay = mergeStays([createStay('2027-03-10', '2027-03-10')]);
    expect(countUsedDays(singleDay, parse('2027-03-10'))).toBe(1);
    expect(countUsedDays(singleDay, parse('2027-03-09'))).toBe(0);
  });

  it('drops a day 180 days later, and not a day before', () => {
    // 10 March is day 1 of the window that ends on 5 September: 22 + 30 + 31 + 30 + 31 + 31 + 5 = 180.
    const singleDay = mergeStays([createStay('2027-03-10', '2027-03-10')]);
    expect(countUsedDays(singleDay, parse('2027-09-05'))).toBe(1);
    expect(countUsedDays(singleDay, parse('2027-09-06'))).toBe(0);
  });

  it('knows the day that leap years have', () => {
    // 1 January to 30 March 2028 is 31 + 29 + 30 = 90 days; without a leap day it would be 31 March.
    expect(toIso(findLatestExit([], parse('2028-01-01')))).toBe('2028-03-30');
    expect(toIso(findLatestExit([], parse('2027-01-01')))).toBe('2027-03-31');
  });
});

describe('who has used all of it', () => {
  const fullPresence = mergeStays([createStay('2027-01-01', '2027-03-31')]);

  it('may enter again when the first days leave the window', () => {
    // 1 January leaves with the window that begins on 2 January: its last day is 30 June.
    expect(countUsedDays(fullPresence, parse('2027-06-29'))).toBe(90);
    expect(toIso(findFirstEntry(fullPresence, parse('2027-04-01')))).toBe('2027-06-30');
    expect(findLatestExit(fullPresence, parse('2027-04-01'))).toBeNull();
  });

  it('may then stay for 90 days again, since each day frees another', () => {
    expect(toIso(findLatestExit(fullPresence, parse('2027-06-30')))).toBe('2027-09-27');
  });

  it('is told the first day too many', () => {
    expect(toIso(findFirstDayOver(mergeStays([createStay('2027-01-01', '2027-04-10')])))).toBe('2027-04-01');
    expect(findFirstDayOver(fullPresence)).toBeNull();
  });
});

describe('stays that overlap or are booked for later', () => {
  it('count each day once', () => {
    const twice = mergeStays([
      createStay('2027-03-01', '2027-03-20'),
      createStay('2027-03-10', '2027-03-25'),
    ]);
    expect(countUsedDays(twice, parse('2027-03-25'))).toBe(25);
  });

  it('are kept whole by a shorter stay before them', () => {
    const booked = mergeStays([createStay('2027-08-01', '2027-08-31')]);
    const entry = parse('2027-05-01');
    // Alone it could last 90 days, to 29 July; with 31 days booked in the same window, 59 are left.
    expect(toIso(findLatestExit(booked, entry))).toBe('2027-07-29');
    expect(toIso(findLatestExitKeepingLater(booked, entry))).toBe('2027-06-28');
    expect(toIso(planStay(booked, createStay('2027-05-01', '2027-07-29')).laterStayOver)).toBe('2027-08-01');
  });

  it('say when a stay of that length could begin instead', () => {
    const plan = planStay(
      mergeStays([createStay('2027-01-01', '2027-03-31')]),
      createStay('2027-04-10', '2027-04-19'),
    );
    expect(toIso(plan.over)).toBe('2027-04-10');
    expect(toIso(plan.alternativeEntry)).toBe('2027-06-30');
    expect(planStay([], createStay('2027-01-01', '2027-12-31')).alternativeEntry).toBeNull();
  });
});

describe('rules of thumb of the article', () => {
  const createRounds = (inside: number, away: number) =>
    mergeStays(
      Array.from({ length: 12 }, (_, round) => {
        const entry = toDay(2027, 1, 1) + round * (inside + away);
        return { entry, exit: entry + inside - 1 };
      }),
    );

  it('90 in and 90 out never breaks it; two weeks in four does; two in five does not', () => {
    expect(findFirstDayOver(createRounds(90, 90))).toBeNull();
    expect(findFirstDayOver(createRounds(14, 14))).not.toBeNull();
    expect(findFirstDayOver(createRounds(14, 21))).toBeNull();
  });
});

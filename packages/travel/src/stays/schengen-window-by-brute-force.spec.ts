import { toDay, type Day } from '../time/day.js';
import { mergeStays, type Stay } from './stay.js';
import {
  findFirstEntry,
  findFirstDayOver,
  findLatestExit,
  findLatestExitKeepingLater,
  MAX_DAYS,
  countUsedDays,
} from './schengen-window.js';

const START = toDay(2027, 11, 1);

/** The same numbers in every run (mulberry32). */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const createStays = (random: () => number): Stay[] =>
  Array.from({ length: Math.floor(random() * 9) }, () => {
    const entry = START + Math.floor(random() * 500);
    return { entry, exit: entry + Math.floor(random() * 70) };
  });

/** Nothing but a set of days that are counted one by one. */
const toDaySet = (stays: readonly Stay[]): Set<Day> => {
  const days = new Set<Day>();
  for (const { entry, exit } of stays) for (let day = entry; day <= exit; day += 1) days.add(day);
  return days;
};

const countDays = (days: Set<Day>, day: Day): number =>
  [...days].filter((one) => one <= day && one > day - 180).length;

const isOverLimit = (days: Set<Day>, day: Day) => days.has(day) && countDays(days, day) > MAX_DAYS;

const histories = Array.from({ length: 60 }, (_, seed) => {
  const random = createRandom(seed + 1);
  const stays = createStays(random);
  return { seed, stays, entry: START + Math.floor(random() * 600) };
});

describe.each(histories)('history $seed, counted day by day', ({ stays, entry }) => {
  const presence = mergeStays(stays);
  const days = toDaySet(stays);
  const addStay = (until: Day) => toDaySet([...stays, { entry, exit: until }]);

  it('has the same sums', () => {
    for (let day = START - 5; day < START + 700; day += 7)
      expect(countUsedDays(presence, day)).toBe(countDays(days, day));
  });

  it('is over on the same day', () => {
    const over = [...days].sort((one, other) => one - other).find((day) => isOverLimit(days, day));
    expect(findFirstDayOver(presence)).toBe(over ?? null);
  });

  it('ends on the same day at the latest', () => {
    const exit = findLatestExit(presence, entry);
    const last = exit ?? entry - 1;
    for (let day = entry; day <= last; day += 1) expect(isOverLimit(addStay(last), day)).toBe(false);
    expect(isOverLimit(addStay(last + 1), last + 1)).toBe(true);
  });

  it('leaves later stays whole up to the same day', () => {
    const breaksNothing = (until: Day) => {
      const all = addStay(until);
      return ![...all].some((day) => day >= entry && isOverLimit(all, day));
    };
    const exit = findLatestExitKeepingLater(presence, entry);
    const longest = findLatestExit(presence, entry) ?? entry - 1;
    if (exit !== null) expect(breaksNothing(exit)).toBe(true);
    for (let day = (exit ?? entry - 1) + 1; day <= longest; day += 1) expect(breaksNothing(day)).toBe(false);
  });

  it('lets one in on the same day', () => {
    const mayEnter = (day: Day) => !isOverLimit(toDaySet([...stays, { entry: day, exit: day }]), day);
    const first = findFirstEntry(presence, entry);
    expect(mayEnter(first)).toBe(true);
    for (let day = entry; day < first; day += 1) expect(mayEnter(day)).toBe(false);
  });
});

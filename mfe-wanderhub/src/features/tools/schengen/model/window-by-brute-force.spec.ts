import { dayOf, type Day } from '../../common/model/day';
import { presenceOf } from '../../stays/model/presence';
import { type Stay } from '../../stays/model/stay';
import { firstEntry, firstOver, latestExit, latestExitKeepingLater, MOST_DAYS, usedOn } from './window';

const START = dayOf(2027, 11, 1);

/** The same numbers in every run (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const someStays = (random: () => number): Stay[] =>
  Array.from({ length: Math.floor(random() * 9) }, () => {
    const entry = START + Math.floor(random() * 500);
    return { entry, exit: entry + Math.floor(random() * 70) };
  });

/** Nothing but a set of days that are counted one by one. */
const daySet = (stays: readonly Stay[]): Set<Day> => {
  const days = new Set<Day>();
  for (const { entry, exit } of stays) for (let day = entry; day <= exit; day += 1) days.add(day);
  return days;
};

const sumOn = (days: Set<Day>, day: Day): number =>
  [...days].filter((one) => one <= day && one > day - 180).length;

const isOver = (days: Set<Day>, day: Day) => days.has(day) && sumOn(days, day) > MOST_DAYS;

const histories = Array.from({ length: 60 }, (_, seed) => {
  const random = randomFrom(seed + 1);
  const stays = someStays(random);
  return { seed, stays, entry: START + Math.floor(random() * 600) };
});

describe.each(histories)('history $seed, counted day by day', ({ stays, entry }) => {
  const presence = presenceOf(stays);
  const days = daySet(stays);
  const staying = (until: Day) => daySet([...stays, { entry, exit: until }]);

  it('has the same sums', () => {
    for (let day = START - 5; day < START + 700; day += 7)
      expect(usedOn(presence, day)).toBe(sumOn(days, day));
  });

  it('is over on the same day', () => {
    const over = [...days].sort((one, other) => one - other).find((day) => isOver(days, day));
    expect(firstOver(presence)).toBe(over ?? null);
  });

  it('ends on the same day at the latest', () => {
    const exit = latestExit(presence, entry);
    const last = exit ?? entry - 1;
    for (let day = entry; day <= last; day += 1) expect(isOver(staying(last), day)).toBe(false);
    expect(isOver(staying(last + 1), last + 1)).toBe(true);
  });

  it('leaves later stays whole up to the same day', () => {
    const breaksNothing = (until: Day) => {
      const all = staying(until);
      return ![...all].some((day) => day >= entry && isOver(all, day));
    };
    const exit = latestExitKeepingLater(presence, entry);
    const longest = latestExit(presence, entry) ?? entry - 1;
    if (exit !== null) expect(breaksNothing(exit)).toBe(true);
    for (let day = (exit ?? entry - 1) + 1; day <= longest; day += 1) expect(breaksNothing(day)).toBe(false);
  });

  it('lets one in on the same day', () => {
    const mayEnter = (day: Day) => !isOver(daySet([...stays, { entry: day, exit: day }]), day);
    const first = firstEntry(presence, entry);
    expect(mayEnter(first)).toBe(true);
    for (let day = entry; day < first; day += 1) expect(mayEnter(day)).toBe(false);
  });
});

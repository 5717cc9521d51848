import {
  addYear,
  toDay,
  toIsoDay,
  type Day,
  countDaysWithin,
  mergeStays,
  countStayDays,
  type Stay,
  findFirstDayOver,
  findLatestExit,
  countUsedDays,
  getWindowStart,
} from '@wanderwork/travel';
import { findMatch, readGuide, findTableRows } from '../../common/model/guide.fixture';

const YEAR = 2027;

/** "5 July", or "3 February 2028". */
const parseDayText = (words: string): Day => {
  const [date = '', month = '', year = String(YEAR)] = words.split(' ');
  const at = new Date(`${date} ${month} ${year} UTC`);
  return toDay(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
};

/** "10 May to 8 July", "1 to 30 April". */
const parseStayText = (words: string): Stay => {
  const [, first = '', month, last = ''] = /^(\d+)( \w+)? to (\d+ \w+)/.exec(words) ?? [];
  const exit = parseDayText(last);
  return { entry: parseDayText(first + (month ?? ` ${last.split(' ')[1]}`)), exit };
};

describe('the worked example of the guide to 90 days in any 180', () => {
  const text = readGuide('schengen-90-180-counted-by-hand');
  const stays = findTableRows(text, 'Stay | Entry');
  const [first, second] = stays
    .slice(0, 2)
    .map(([, entry = '', exit = '']): Stay => ({ entry: parseDayText(entry), exit: parseDayText(exit) })) as [
    Stay,
    Stay,
  ];
  const tested = findTableRows(text, 'Day tested');
  const arrival = parseDayText(tested[0]![0]!);

  it('has the lengths of its stays', () => {
    expect(stays.map((row) => Number(row[3]))).toEqual([
      countStayDays(first),
      countStayDays(second),
      countStayDays(first) + countStayDays(second),
    ]);
  });

  it.each(tested)('on %s the window begins on %s and the parts add up', (...row) => {
    const [words = '', begins = '', ...sums] = row;
    const day = parseDayText(words);
    const from = getWindowStart(day);
    expect(from).toBe(parseDayText(begins));
    expect(sums.map(Number)).toEqual([
      countDaysWithin([first], from, day),
      countDaysWithin([second], from, day),
      day - arrival + 1,
      countUsedDays(mergeStays([first, second, { entry: arrival, exit: day }]), day),
    ]);
  });

  it('ends on the last day that the counter allows', () => {
    const last = findLatestExit([first, second], arrival)!;
    expect(parseDayText(findMatch(text, /The last legal day is (\d+ \w+)\./))).toBe(last);
    expect(Number(findMatch(text, /who counts may stay (\d+)\./))).toBe(last - arrival + 1);
  });

  it('is no better than a subtraction where both stays fall between March and May', () => {
    const quick = parseDayText(findMatch(text, /nothing would have left the window in time, and (\d+ \w+)/));
    for (const moved of [0, 10, 20]) {
      const entry = toDay(YEAR, 3, 1) + moved;
      const before = mergeStays([
        { entry, exit: entry + 39 },
        { entry: entry + 42, exit: entry + 71 },
      ]);
      expect(toIsoDay(findLatestExit(before, arrival)!)).toBe(toIsoDay(quick));
    }
  });
});

/** A plan of a guide: where its days, and the sum on the last of them, stand beside its stays. */
interface PlanTable {
  slug: string;
  head: string;
  days: number;
  sum?: number;
  isInside?: (row: string[]) => boolean;
}

const plans: PlanTable[] = [
  { slug: 'lisbon-with-the-visa-counted', head: 'Stay | Days', days: 1, sum: 2 },
  { slug: 'valencia-rent-and-light', head: 'Plan for 2027', days: 1, sum: 2 },
  {
    slug: 'krakow-winter-and-air',
    head: '2027 | Place',
    days: 2,
    sum: 3,
    isInside: (row) => row[1] !== 'outside the area',
  },
  {
    slug: 'a-mild-year-season-by-season',
    head: '2027 | Place',
    days: 3,
    isInside: (row) => row[4] === 'Schengen',
  },
];

describe.each(plans)('the plan of $slug', ({ slug, head, days, sum, isInside }) => {
  const rows = findTableRows(readGuide(slug), head);
  const inside = rows.filter((row) => !row[0]!.includes('outside') && (isInside?.(row) ?? true));
  const presence = mergeStays(inside.map(([span = '']) => parseStayText(span)));

  it('adds up', () => {
    for (const row of inside) {
      const stay = parseStayText(row[0]!);
      expect(Number(/\d+$/.exec(row[days]!)?.[0])).toBe(countStayDays(stay));
      if (sum !== undefined)
        expect(Number(/^\d+/.exec(row[sum]!)?.[0])).toBe(countUsedDays(presence, stay.exit));
    }
  });

  it('keeps to the limit', () => {
    expect(inside.length).toBeGreaterThan(1);
    expect(findFirstDayOver(presence)).toBeNull();
  });
});

describe('what the guides say beside their plans', () => {
  it('Valencia: the sum stands still until the last day of spring has left', () => {
    const text = readGuide('valencia-rent-and-light');
    const presence = findTableRows(text, 'Plan for 2027').map(([span = '']) => parseStayText(span));
    const stands = Number(findMatch(text, /the sum stays at (\d+) until/));
    const until = parseDayText(findMatch(text, /the sum stays at \d+ until (\d+ \w+),/));
    expect([presence[1]!.entry, until, until + 1].map((day) => countUsedDays(presence, day))).toEqual([
      stands,
      stands,
      stands + 1,
    ]);
  });

  it('Kraków: after ninety days away a whole new stay fits', () => {
    const text = readGuide('krakow-winter-and-air');
    const rows = findTableRows(text, '2027 | Place');
    const presence = mergeStays(rows.slice(0, 2).map(([span = '']) => parseStayText(span)));
    const entry = parseStayText(rows[2]![0]!).exit + 1;
    const last = findLatestExit(presence, entry)!;
    expect(last - entry + 1).toBe(90);
    expect(last).toBe(parseDayText(findMatch(text, /drops out on (\d+ \w+ \d{4})/)));
  });

  it('the mild year: its highest sum, and that the same dates hold a year later', () => {
    const text = readGuide('a-mild-year-season-by-season');
    const stays = findTableRows(text, '2027 | Place')
      .filter((row) => row[4] === 'Schengen')
      .map(([span = '']) => parseStayText(span));
    const again = stays.map(({ entry, exit }) => ({ entry: addYear(entry), exit: addYear(exit) }));
    const presence = mergeStays([...stays, ...again]);
    const sums = Array.from({ length: 366 }, (_, day) => countUsedDays(presence, toDay(YEAR, 1, 1) + day));
    expect(Math.max(...sums)).toBe(Number(findMatch(text, /The highest sum of the year is (\d+)/)));
    expect(findFirstDayOver(presence)).toBeNull();
  });
});

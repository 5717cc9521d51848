import { aYearAfter, dayOf, dayWords, isoOf, type Day } from '../../common/model/day';
import { foundIn, guideText, rowsBelow } from '../../common/model/guide.fixture';
import { daysWithin, presenceOf } from '../../stays/model/presence';
import { lengthOf, type Stay } from '../../stays/model/stay';
import { firstOver, latestExit, usedOn, windowFrom } from './window';

const YEAR = 2027;

/** "5 July", or "3 February 2028". */
const dayIn = (words: string): Day => {
  const [date = '', month = '', year = String(YEAR)] = words.split(' ');
  const at = new Date(`${date} ${month} ${year} UTC`);
  return dayOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
};

/** "10 May to 8 July", "1 to 30 April". */
const stayIn = (words: string): Stay => {
  const [, first = '', month, last = ''] = /^(\d+)( \w+)? to (\d+ \w+)/.exec(words) ?? [];
  const exit = dayIn(last);
  return { entry: dayIn(first + (month ?? ` ${last.split(' ')[1]}`)), exit };
};

describe('the worked example of the guide to 90 days in any 180', () => {
  const text = guideText('schengen-90-180-counted-by-hand');
  const stays = rowsBelow(text, 'Stay | Entry');
  const [first, second] = stays
    .slice(0, 2)
    .map(([, entry = '', exit = '']): Stay => ({ entry: dayIn(entry), exit: dayIn(exit) })) as [Stay, Stay];
  const tested = rowsBelow(text, 'Day tested');
  const arrival = dayIn(tested[0]![0]!);

  it('has the lengths of its stays', () => {
    expect(stays.map((row) => Number(row[3]))).toEqual([
      lengthOf(first),
      lengthOf(second),
      lengthOf(first) + lengthOf(second),
    ]);
  });

  it.each(tested)('on %s the window begins on %s and the parts add up', (...row) => {
    const [words = '', begins = '', ...sums] = row;
    const day = dayIn(words);
    const from = windowFrom(day);
    expect(dayWords(from)).toBe(`${begins} ${YEAR}`);
    expect(sums.map(Number)).toEqual([
      daysWithin([first], from, day),
      daysWithin([second], from, day),
      day - arrival + 1,
      usedOn(presenceOf([first, second, { entry: arrival, exit: day }]), day),
    ]);
  });

  it('ends on the last day that the counter allows', () => {
    const last = latestExit([first, second], arrival)!;
    expect(foundIn(text, /The last lawful day is (\d+ \w+)\./)).toBe(dayWords(last).replace(` ${YEAR}`, ''));
    expect(Number(foundIn(text, /who counts may stay (\d+)\./))).toBe(last - arrival + 1);
  });

  it('is no better than a subtraction where both stays fall between March and May', () => {
    const quick = dayIn(foundIn(text, /nothing would have left the window in time, and (\d+ \w+)/));
    for (const moved of [0, 10, 20]) {
      const entry = dayOf(YEAR, 3, 1) + moved;
      const before = presenceOf([
        { entry, exit: entry + 39 },
        { entry: entry + 42, exit: entry + 71 },
      ]);
      expect(isoOf(latestExit(before, arrival)!)).toBe(isoOf(quick));
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
  const rows = rowsBelow(guideText(slug), head);
  const inside = rows.filter((row) => !row[0]!.includes('outside') && (isInside?.(row) ?? true));
  const presence = presenceOf(inside.map(([span = '']) => stayIn(span)));

  it('adds up', () => {
    for (const row of inside) {
      const stay = stayIn(row[0]!);
      expect(Number(/\d+$/.exec(row[days]!)?.[0])).toBe(lengthOf(stay));
      if (sum !== undefined) expect(Number(/^\d+/.exec(row[sum]!)?.[0])).toBe(usedOn(presence, stay.exit));
    }
  });

  it('keeps to the limit', () => {
    expect(inside.length).toBeGreaterThan(1);
    expect(firstOver(presence)).toBeNull();
  });
});

describe('what the guides say beside their plans', () => {
  it('Valencia: the sum stands still until the last day of spring has left', () => {
    const text = guideText('valencia-rent-and-light');
    const presence = rowsBelow(text, 'Plan for 2027').map(([span = '']) => stayIn(span));
    const stands = Number(foundIn(text, /the sum stands at (\d+) until/));
    const until = dayIn(foundIn(text, /the sum stands at \d+ until (\d+ \w+),/));
    expect([presence[1]!.entry, until, until + 1].map((day) => usedOn(presence, day))).toEqual([
      stands,
      stands,
      stands + 1,
    ]);
  });

  it('Kraków: after ninety days away a whole new stay fits', () => {
    const text = guideText('krakow-winter-and-air');
    const rows = rowsBelow(text, '2027 | Place');
    const presence = presenceOf(rows.slice(0, 2).map(([span = '']) => stayIn(span)));
    const entry = stayIn(rows[2]![0]!).exit + 1;
    const last = latestExit(presence, entry)!;
    expect(last - entry + 1).toBe(90);
    expect(dayWords(last)).toBe(foundIn(text, /leaves on (\d+ \w+ \d{4})/));
  });

  it('the mild year: its highest sum, and that the same dates hold a year later', () => {
    const text = guideText('a-mild-year-season-by-season');
    const stays = rowsBelow(text, '2027 | Place')
      .filter((row) => row[4] === 'Schengen')
      .map(([span = '']) => stayIn(span));
    const again = stays.map(({ entry, exit }) => ({ entry: aYearAfter(entry), exit: aYearAfter(exit) }));
    const presence = presenceOf([...stays, ...again]);
    const sums = Array.from({ length: 366 }, (_, day) => usedOn(presence, dayOf(YEAR, 1, 1) + day));
    expect(Math.max(...sums)).toBe(Number(foundIn(text, /The highest sum of the year is (\d+)/)));
    expect(firstOver(presence)).toBeNull();
  });
});

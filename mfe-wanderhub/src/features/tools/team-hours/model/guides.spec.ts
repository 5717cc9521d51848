import {
  toDay,
  findNextChange,
  HOUR_MS,
  toLocalTime,
  getOffset,
  getSharedByAll,
  type Worker,
} from '@wanderwork/travel';
import { readGuide, findTableRows } from '../../common/model/guide.fixture';

const zones: Record<string, string> = {
  Bangkok: 'Asia/Bangkok',
  Berlin: 'Europe/Berlin',
  Bogotá: 'America/Bogota',
  Lisbon: 'Europe/Lisbon',
  London: 'Europe/London',
  'Los Angeles': 'America/Los_Angeles',
  'New York': 'America/New_York',
  Sydney: 'Australia/Sydney',
  Tbilisi: 'Asia/Tbilisi',
  Tokyo: 'Asia/Tokyo',
};

const january = toDay(2027, 1, 13);
const july = toDay(2027, 7, 14);

const createWorker = (place: string, from = 9, to = 17): Worker => ({
  name: place,
  zone: zones[place]!,
  from: from * 60,
  to: to * 60,
  weekend: 'none',
});

/** "5 / 6", or "3" for both. */
const parsePair = (words: string): number[] => {
  const [first, second = first] = words.split(' / ').map(Number);
  return [first!, second!];
};

/** "11 to 19", "17 to 1", "16 to midnight". */
const parseHours = (words: string): [number, number] => {
  const [from, to] = words.replace('midnight', '0').split(' to ').map(Number);
  return [from!, to!];
};

/** Clocks that lie 21 hours apart are met as if they lay three apart. */
const getHoursApart = (one: string, other: string, day: number): number => {
  const noon = (day + 0.5) * 24 * HOUR_MS;
  const hours = Math.abs(getOffset(zones[one]!, noon) - getOffset(zones[other]!, noon)) / 60;
  return Math.min(hours, 24 - hours);
};

const text = readGuide('four-shared-hours');

describe('the ten pairs of the guide to shared hours', () => {
  const pairs = findTableRows(text, 'You in | Client in');

  it('are ten', () => {
    expect(pairs).toHaveLength(10);
  });

  it.each(pairs)('%s and %s', (you = '', client = '', hours = '', shared = '', winter = '', summer = '') => {
    const days = [january, july];
    expect(days.map((day) => getHoursApart(you, client, day))).toEqual(parsePair(hours));
    expect(
      days.map((day) => getSharedByAll([createWorker(you), createWorker(client)], day) / HOUR_MS),
    ).toEqual(parsePair(shared));
    const moved = [parseHours(winter), parseHours(summer)].map(
      (own, season) =>
        getSharedByAll([createWorker(you, ...own), createWorker(client)], days[season]!) / HOUR_MS,
    );
    expect(moved).toEqual(parsePair(shared).map((asItIs) => Math.max(4, asItIs)));
  });
});

describe('the weeks in which its sum is wrong', () => {
  it.each(findTableRows(text, '2027 | Europe changes'))('%s', (season = '', europe = '', america = '') => {
    const from = toDay(2027, season === 'Spring' ? 1 : 7, 1) * 24 * HOUR_MS;
    const changeIn = (zone: string) => {
      const day = toLocalTime(zone, findNextChange(zone, from)!.at).day;
      return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        day * 24 * HOUR_MS,
      );
    };
    expect([changeIn('Europe/Berlin'), changeIn('America/New_York')]).toEqual([europe, america]);
  });
});

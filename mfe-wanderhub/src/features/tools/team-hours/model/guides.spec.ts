import { dayOf } from '../../common/model/day';
import { guideText, rowsBelow } from '../../common/model/guide.fixture';
import { nextChange } from './clock-changes';
import { HOUR_MS, shownIn } from './clock';
import { sharedByAll, type Worker } from './shared-hours';
import { offsetAt } from './zones';

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

const january = dayOf(2027, 1, 13);
const july = dayOf(2027, 7, 14);

const at = (place: string, from = 9, to = 17): Worker => ({
  name: place,
  zone: zones[place]!,
  from: from * 60,
  to: to * 60,
  weekend: 'none',
});

/** "5 / 6", or "3" for both. */
const inBoth = (words: string): number[] => {
  const [first, second = first] = words.split(' / ').map(Number);
  return [first!, second!];
};

/** "11 to 19", "17 to 1", "16 to midnight". */
const hoursIn = (words: string): [number, number] => {
  const [from, to] = words.replace('midnight', '0').split(' to ').map(Number);
  return [from!, to!];
};

/** Clocks that lie 21 hours apart are met as if they lay three apart. */
const apart = (one: string, other: string, day: number): number => {
  const noon = (day + 0.5) * 24 * HOUR_MS;
  const hours = Math.abs(offsetAt(zones[one]!, noon) - offsetAt(zones[other]!, noon)) / 60;
  return Math.min(hours, 24 - hours);
};

const text = guideText('four-shared-hours');

describe('the ten pairs of the guide to shared hours', () => {
  const pairs = rowsBelow(text, 'You in | Client in');

  it('are ten', () => {
    expect(pairs).toHaveLength(10);
  });

  it.each(pairs)('%s and %s', (you = '', client = '', hours = '', shared = '', winter = '', summer = '') => {
    const days = [january, july];
    expect(days.map((day) => apart(you, client, day))).toEqual(inBoth(hours));
    expect(days.map((day) => sharedByAll([at(you), at(client)], day) / HOUR_MS)).toEqual(inBoth(shared));
    const moved = [hoursIn(winter), hoursIn(summer)].map(
      (own, season) => sharedByAll([at(you, ...own), at(client)], days[season]!) / HOUR_MS,
    );
    expect(moved).toEqual(inBoth(shared).map((asItIs) => Math.max(4, asItIs)));
  });
});

describe('the weeks in which its sum is wrong', () => {
  it.each(rowsBelow(text, '2027 | Europe changes'))('%s', (season = '', europe = '', america = '') => {
    const from = dayOf(2027, season === 'Spring' ? 1 : 7, 1) * 24 * HOUR_MS;
    const changeIn = (zone: string) => {
      const day = shownIn(zone, nextChange(zone, from)!.at).day;
      return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        day * 24 * HOUR_MS,
      );
    };
    expect([changeIn('Europe/Berlin'), changeIn('America/New_York')]).toEqual([europe, america]);
  });
});

import { passports } from '../world/zones.js';
import { professions } from '../rules/professions.js';
import { cities } from '../world/cities.js';
import { achievements } from './achievements/achievements.js';
import { departures } from '../rules/departures.js';
import { type Plan } from '../plan.js';
import { departuresOpenTo, lockedIn, unlockedBy, unlocks } from './unlocks.js';

const idsOf = (kind: string) => unlocks.filter((one) => one.kind === kind).map(({ id }) => id);

describe('what can be unlocked', () => {
  it('is six professions, five passports and ten home cities of the table', () => {
    expect(idsOf('profession').sort()).toEqual([...professions].sort());
    expect(idsOf('passport').sort()).toEqual([...passports].sort());
    expect(idsOf('home')).toHaveLength(10);
    expect(idsOf('home').filter((id) => !cities.some((city) => city.id === id))).toEqual([]);
  });

  it('is opened by achievements that there are', () => {
    const ids = achievements.map(({ id }) => id);
    expect(unlocks.filter(({ by }) => by !== null && !ids.includes(by))).toEqual([]);
  });

  it('something of each kind is open from the start, and the rest comes by what was done', () => {
    const open = unlockedBy([]);
    for (const kind of ['profession', 'passport', 'home'])
      expect(open.some((one) => one.kind === kind)).toBe(true);
    const more = unlockedBy(['first_stamp']);
    expect(more.filter((one) => !open.includes(one)).map(({ id }) => id)).toEqual(['writer']);
    expect(unlockedBy(achievements.map(({ id }) => id))).toEqual(unlocks);
  });
});

describe('the levels of Departure', () => {
  it('open one after the other, by achievements that there are', () => {
    const ids = achievements.map(({ id }) => id);
    expect(departures.filter(({ by }) => !ids.includes(by))).toEqual([]);
    expect(departuresOpenTo([])).toBe(0);
    expect(departuresOpenTo(['departure_one', 'borders'])).toBe(0);
    expect(departuresOpenTo(['circle', 'departure_one'])).toBe(2);
    expect(departuresOpenTo(ids)).toBe(departures.length);
  });

  it('that ask for a thinner passport open one', () => {
    const earned = departures.slice(0, 3).map(({ by }) => by);
    const open = unlockedBy(earned).filter(({ kind }) => kind === 'passport');
    expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(['ph', 'in']));
  });
});

describe('what of a plan is not open', () => {
  const plan: Plan = {
    mode: 'grand_tour',
    difficulty: 'standard',
    departure: 0,
    profession: 'developer',
    home: 'lisbon',
    passport: 'de',
    seedA: 1,
    seedB: 2,
  };

  it.each([
    [{}, null],
    [{ profession: 'writer' }, 'profession'],
    [{ departure: 1 }, 'departure'],
    [{ passport: 'in' }, 'passport'],
    [{ home: 'tokyo' }, 'home'],
    [{ home: 'porto' }, 'home'],
  ] as const)('%j: %s', (change, locked) => expect(lockedIn({ ...plan, ...change }, [])).toBe(locked));

  it('is open once its achievement was earned', () => {
    const all = { ...plan, profession: 'writer', departure: 1, passport: 'in' } as const;
    expect(lockedIn(all, ['first_stamp', 'circle'])).toBeNull();
  });

  it('is no home or passport of a week to learn by, or of what the calendar draws', () => {
    expect(lockedIn({ ...plan, mode: 'first_week', home: 'porto', passport: 'in' }, [])).toBeNull();
    expect(lockedIn({ ...plan, mode: 'daily_dash', home: 'tbilisi' }, [])).toBeNull();
    expect(lockedIn({ ...plan, mode: 'first_week', profession: 'writer' }, [])).toBe('profession');
  });
});

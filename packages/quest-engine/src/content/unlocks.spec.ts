import { passports } from '../world/zones.js';
import { professions } from '../rules/professions.js';
import { cities } from '../world/cities.js';
import { achievements } from '../achievements/achievements.js';
import { departures } from '../rules/departures.js';
import { type Plan } from '../plan.js';
import { countOpenDepartures, findLocked, getUnlocked, unlocks } from './unlocks.js';

const idsOf = (kind: string) => unlocks.filter((one) => one.kind === kind).map(({ id }) => id);

describe('the unlocks', () => {
  it('are six professions, five passports and ten home cities of the table', () => {
    expect(idsOf('profession').sort()).toEqual([...professions].sort());
    expect(idsOf('passport').sort()).toEqual([...passports].sort());
    expect(idsOf('home')).toHaveLength(10);
    expect(idsOf('home').filter((id) => !cities.some((city) => city.id === id))).toEqual([]);
  });

  it('are opened by existing achievements', () => {
    const ids = achievements.map(({ id }) => id);
    expect(unlocks.filter(({ by }) => by !== null && !ids.includes(by))).toEqual([]);
  });

  it('leave something of each kind open from the start', () => {
    const open = getUnlocked([]);
    for (const kind of ['profession', 'passport', 'home'])
      expect(open.some((one) => one.kind === kind)).toBe(true);
    const more = getUnlocked(['first_stamp']);
    expect(more.filter((one) => !open.includes(one)).map(({ id }) => id)).toEqual(['writer']);
    expect(getUnlocked(achievements.map(({ id }) => id))).toEqual(unlocks);
  });
});

describe('the levels of Departure', () => {
  it('open one after the other by existing achievements', () => {
    const ids = achievements.map(({ id }) => id);
    expect(departures.filter(({ by }) => !ids.includes(by))).toEqual([]);
    expect(countOpenDepartures([])).toBe(0);
    expect(countOpenDepartures(['departure_one', 'borders'])).toBe(0);
    expect(countOpenDepartures(['circle', 'departure_one'])).toBe(2);
    expect(countOpenDepartures(ids)).toBe(departures.length);
  });

  it('open a passport where they ask for a weaker one', () => {
    const earned = departures.slice(0, 3).map(({ by }) => by);
    const open = getUnlocked(earned).filter(({ kind }) => kind === 'passport');
    expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(['ph', 'in']));
  });
});

describe('the locked part of a plan', () => {
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
  ] as const)('%j: %s', (change, locked) => expect(findLocked({ ...plan, ...change }, [])).toBe(locked));

  it('is open once its achievement is earned', () => {
    const all = { ...plan, profession: 'writer', departure: 1, passport: 'in' } as const;
    expect(findLocked(all, ['first_stamp', 'circle'])).toBeNull();
  });

  it('is never the home or passport of a First Week, or what the calendar draws', () => {
    expect(findLocked({ ...plan, mode: 'first_week', home: 'porto', passport: 'in' }, [])).toBeNull();
    expect(findLocked({ ...plan, mode: 'daily_dash', home: 'tbilisi' }, [])).toBeNull();
    expect(findLocked({ ...plan, mode: 'first_week', profession: 'writer' }, [])).toBe('profession');
  });
});

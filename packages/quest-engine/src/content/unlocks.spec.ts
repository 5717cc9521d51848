import { passports } from '../world/zones.js';
import { professions } from '../rules/professions.js';
import { cities } from '../world/cities.js';
import { achievements } from './achievements/achievements.js';
import { unlockedBy, unlocks } from './unlocks.js';

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

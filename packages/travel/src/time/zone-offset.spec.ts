import { getOffset, MAX_CACHED_ZONES } from './zone-offset.js';

describe('getOffset', () => {
  it.each([
    ['UTC', 0],
    ['Asia/Kolkata', 330],
    ['Asia/Kathmandu', 345],
    ['America/St_Johns', -210],
    ['Pacific/Kiritimati', 840],
  ])('returns for %s %i minutes in January', (zone, minutes) => {
    expect(getOffset(zone, Date.UTC(2026, 0, 15))).toBe(minutes);
  });

  it('throws for an unknown time zone', () => {
    expect(() => getOffset('Mars/Olympus', 0)).toThrow(RangeError);
  });

  it('keeps a limited number of zones, however they are spelled', () => {
    const spell = (way: number) => {
      const characters = [...'americaphoenix'].map((character, at) =>
        (way >> at) & 1 ? character.toUpperCase() : character,
      );
      return [...characters.slice(0, 7), '/', ...characters.slice(7)].join('');
    };
    const create = jest.spyOn(Intl, 'DateTimeFormat');
    for (let way = 0; way <= MAX_CACHED_ZONES; way += 1) getOffset(spell(way), 0);
    create.mockClear();
    getOffset(spell(0), 0);
    expect(create).toHaveBeenCalledTimes(1);
    create.mockRestore();
  });
});

import { changedRights, endsSessions, takesAccess } from './rights.policy.js';

const member = { tier: 'free', isAdmin: false, suspended: false } as const;

describe('changedRights', () => {
  it('names what is other than before, and nothing else', () => {
    expect(changedRights(member, { tier: 'pro', suspended: false })).toEqual({
      oldValue: { tier: 'free' },
      newValue: { tier: 'pro' },
    });
  });

  it('finds nothing in what is so already', () => {
    expect(changedRights(member, { ...member })).toEqual({ oldValue: {}, newValue: {} });
  });
});

describe('takesAccess', () => {
  it.each([
    [{ isAdmin: false }, true],
    [{ suspended: true }, true],
    [{ tier: 'premium', isAdmin: true, suspended: false } as const, false],
  ])('of %j is %s', (wish, expected) => {
    expect(takesAccess(wish)).toBe(expected);
  });
});

describe('endsSessions', () => {
  it.each([
    [{ isAdmin: true }, true],
    [{ isAdmin: false }, true],
    [{ suspended: true }, true],
    [{ suspended: false }, false],
    [{ tier: 'pro' } as const, false],
  ])('of %j is %s', (change, expected) => {
    expect(endsSessions(change)).toBe(expected);
  });
});

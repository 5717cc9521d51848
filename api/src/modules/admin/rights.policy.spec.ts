import { diffRights, endsSessions, removesAccess } from './rights.policy.js';

const member = { isAdmin: false, suspended: false };

describe('diffRights', () => {
  it('returns only the rights that change', () => {
    expect(diffRights(member, { isAdmin: true, suspended: false })).toEqual({
      oldValue: { isAdmin: false },
      newValue: { isAdmin: true },
    });
  });

  it('returns nothing when no right changes', () => {
    expect(diffRights(member, { ...member })).toEqual({ oldValue: {}, newValue: {} });
  });
});

describe('removesAccess', () => {
  it.each([
    [{ isAdmin: false }, true],
    [{ suspended: true }, true],
    [{ isAdmin: true, suspended: false }, false],
  ])('returns for %j: %s', (requestedRights, expected) => {
    expect(removesAccess(requestedRights)).toBe(expected);
  });
});

describe('endsSessions', () => {
  it.each([
    [{ isAdmin: true }, true],
    [{ isAdmin: false }, true],
    [{ suspended: true }, true],
    [{ suspended: false }, false],
    [{}, false],
  ])('returns for %j: %s', (change, expected) => {
    expect(endsSessions(change)).toBe(expected);
  });
});

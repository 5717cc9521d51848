import { diffRights, endsSessions, removesAccess } from './rights.policy.js';

const member = { isAdmin: false, suspended: false };

describe('changedRights', () => {
  it('names what is other than before, and nothing else', () => {
    expect(diffRights(member, { isAdmin: true, suspended: false })).toEqual({
      oldValue: { isAdmin: false },
      newValue: { isAdmin: true },
    });
  });

  it('finds nothing in what is so already', () => {
    expect(diffRights(member, { ...member })).toEqual({ oldValue: {}, newValue: {} });
  });
});

describe('takesAccess', () => {
  it.each([
    [{ isAdmin: false }, true],
    [{ suspended: true }, true],
    [{ isAdmin: true, suspended: false }, false],
  ])('of %j is %s', (wish, expected) => {
    expect(removesAccess(wish)).toBe(expected);
  });
});

describe('endsSessions', () => {
  it.each([
    [{ isAdmin: true }, true],
    [{ isAdmin: false }, true],
    [{ suspended: true }, true],
    [{ suspended: false }, false],
    [{}, false],
  ])('of %j is %s', (change, expected) => {
    expect(endsSessions(change)).toBe(expected);
  });
});

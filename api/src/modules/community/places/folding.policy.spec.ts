import { decideOpen, type PlaceActivity } from './folding.policy.js';

const now = new Date('2026-11-28T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const folded: PlaceActivity = {
  isOpen: false,
  changedAt: null,
  keptOpenUntil: null,
  posts: 0,
  writers: 0,
  followers: 0,
  writersLongTerm: 0,
};
const open = { ...folded, isOpen: true, changedAt: daysAgo(90) };

describe('a folded place', () => {
  it.each<[Partial<PlaceActivity>, boolean]>([
    [{ posts: 10, writers: 5 }, true],
    [{ posts: 9, writers: 5 }, false],
    [{ posts: 10, writers: 4 }, false],
    [{ followers: 15, writers: 3 }, true],
    [{ followers: 14, writers: 3 }, false],
    [{ followers: 15, writers: 2 }, false],
    [{ posts: 10, writers: 5, changedAt: daysAgo(30) }, true],
    [{ posts: 10, writers: 5, changedAt: daysAgo(29) }, false],
  ])('with %j opens: %j', (facts, opens) => {
    expect(decideOpen({ ...folded, ...facts }, now)).toBe(opens);
  });
});

describe('an open place', () => {
  it.each<[Partial<PlaceActivity>, boolean]>([
    [{ writersLongTerm: 3 }, true],
    [{ writersLongTerm: 2 }, false],
    [{ writersLongTerm: 2, followers: 100 }, false],
    [{ writersLongTerm: 0, changedAt: daysAgo(29) }, true],
    [{ writersLongTerm: 0, keptOpenUntil: daysAgo(-1) }, true],
    [{ writersLongTerm: 0, keptOpenUntil: daysAgo(1) }, false],
  ])('with %j stays open: %j', (facts, staysOpen) => {
    expect(decideOpen({ ...open, ...facts }, now)).toBe(staysOpen);
  });
});

import { becomesMember, type MemberFacts } from './rights.policy.js';

const now = new Date('2026-11-28T12:00:00Z');
const facts: MemberFacts = {
  emailConfirmedAt: new Date('2026-11-25T12:00:00Z'),
  publishedPosts: 3,
  postDays: 2,
  hasUpheldReport: false,
};

describe('becoming a member', () => {
  it('takes 72 hours, three published posts on two days, and no upheld report', () => {
    expect(becomesMember(facts, now)).toBe(true);
  });

  it.each<[string, Partial<MemberFacts>]>([
    ['the address was confirmed a second too late', { emailConfirmedAt: new Date('2026-11-25T12:00:01Z') }],
    ['the address is not confirmed', { emailConfirmedAt: null }],
    ['there are two posts', { publishedPosts: 2 }],
    ['all posts are of one day', { postDays: 1 }],
    ['a report was upheld', { hasUpheldReport: true }],
  ])('does not happen when %s', (_, change) => {
    expect(becomesMember({ ...facts, ...change }, now)).toBe(false);
  });
});

import { getEntitlements } from './entitlements.js';
import { canPlay, questModes } from './quest.js';

const closed = { launchAccessUntil: null };
const now = new Date('2026-11-20T12:00:00Z');
const modesOf = (user: Parameters<typeof getEntitlements>[0]) =>
  questModes.filter((mode) => canPlay(getEntitlements(user, closed, now), mode));

describe('mayPlay', () => {
  it('allows First Week to everyone, Daily Dash to members, and all modes to paying members', () => {
    expect(modesOf(null)).toEqual(['first_week']);
    expect(modesOf({ isAdmin: false, subscriptionTier: 'free' })).toEqual(['first_week', 'daily_dash']);
    expect(modesOf({ isAdmin: false, subscriptionTier: 'pro' })).toEqual(questModes);
    expect(modesOf({ isAdmin: true, subscriptionTier: 'free' })).toEqual(questModes);
  });
});

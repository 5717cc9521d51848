import { getEntitlements, hasTier, getTierInEffect } from './entitlements.js';

const closed = { launchAccessUntil: null };
const now = new Date('2026-11-20T12:00:00Z');
const free = { isAdmin: false, subscriptionTier: 'free' } as const;
const pro = { isAdmin: false, subscriptionTier: 'pro' } as const;

describe('hasTier', () => {
  it('accepts the same or a higher tier', () => {
    expect(hasTier(pro, 'pro')).toBe(true);
    expect(hasTier(pro, 'premium')).toBe(false);
  });

  it('accepts admins and rejects visitors', () => {
    expect(hasTier({ isAdmin: true, subscriptionTier: 'free' }, 'premium')).toBe(true);
    expect(hasTier(null, 'free')).toBe(false);
  });
});

describe('tierInEffect', () => {
  it('is the paid tier, or premium for admins and during the launch', () => {
    const launch = { launchAccessUntil: '2026-11-21T00:00:00Z' };
    expect(getTierInEffect(pro, closed, now)).toBe('pro');
    expect(getTierInEffect({ ...free, isAdmin: true }, closed, now)).toBe('premium');
    expect(getTierInEffect(free, launch, now)).toBe('premium');
    expect(getTierInEffect(free, launch, new Date('2026-11-21T00:00:00Z'))).toBe('free');
  });

  it('is used by hasTier', () => {
    expect(hasTier({ ...free, tierInEffect: 'premium' }, 'premium')).toBe(true);
  });
});

describe('entitlementsOf', () => {
  it('allows 3 searches for visitors, 5 for free members and unlimited ones for pro', () => {
    expect(getEntitlements(null, closed, now).searchesPerDay).toBe(3);
    expect(getEntitlements(free, closed, now).searchesPerDay).toBe(5);
    expect(getEntitlements(pro, closed, now).searchesPerDay).toBeNull();
  });

  it('gives members, but not visitors, premium rights until the launch ends', () => {
    const launch = { launchAccessUntil: '2026-11-21T00:00:00Z' };
    expect(getEntitlements(free, launch, now).voiceAssistant).toBe(true);
    expect(getEntitlements(null, launch, now).voiceAssistant).toBe(false);
    expect(getEntitlements(free, launch, new Date('2026-11-21T00:00:00Z')).voiceAssistant).toBe(false);
  });

  it('opens the admin area to admins only', () => {
    expect(getEntitlements({ isAdmin: true, subscriptionTier: 'free' }, closed, now).adminArea).toBe(true);
    expect(getEntitlements(pro, closed, now).adminArea).toBe(false);
  });
});

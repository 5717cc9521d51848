import { getCapabilityRows, getPoints } from './capabilities';

const row = (name: string) => getCapabilityRows().find((one) => one.name === name)?.values;
const missing = (name: string) => getCapabilityRows().find((one) => one.name === name)?.missing;
const points = (tier: 'free' | 'pro' | 'premium') => getPoints(tier).map(({ label }) => label);

describe('capabilities of the tiers', () => {
  it('match the server’s entitlements', () => {
    expect(row('City searches per day')).toEqual({
      visitor: '3',
      free: '5',
      pro: 'Unlimited',
      premium: 'Unlimited',
    });
    expect(row('WanderQuest')).toMatchObject({
      free: 'First Week, Daily Dash',
      pro: 'All modes',
      premium: 'All modes',
    });
    expect(row('Voice assistant')).toMatchObject({ free: 'No', pro: 'No', premium: 'Yes' });
  });

  it('mark only features that are not open yet', () => {
    expect(missing('City searches per day')).toBeNull();
    expect(missing('WanderQuest')).toBeNull();
    expect(missing('Voice assistant')).toBeNull();
    expect(missing('Post in Connect')).toBe('Not open yet');
    expect(getPoints('pro')).toContainEqual({
      label: 'WanderQuest: All modes',
      missing: null,
    });
  });

  it('are on a card only if they exceed the tier below', () => {
    expect(points('free')).toContain('5 city searches a day');
    expect(points('pro')).toEqual([
      'Unlimited city searches',
      'WanderQuest: All modes',
      'Unlimited saved trips',
      'Travel assistant: 50 messages a day',
    ]);
    expect(points('premium')).toEqual([
      'Analytics, comparisons and reports for all cities',
      'Unlimited travel assistant',
      'Voice assistant',
    ]);
  });
});

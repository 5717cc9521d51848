import { getCapabilityRows, getPoints } from './capabilities';

const row = (name: string) => getCapabilityRows().find((one) => one.name === name)?.values;

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
    expect(row('Post in Connect')).toEqual({ visitor: 'No', free: 'Yes', pro: 'Yes', premium: 'Yes' });
    expect(row('Voice assistant')).toMatchObject({ free: 'No', pro: 'No', premium: 'Yes' });
  });

  it('are on a card only if they exceed the tier below', () => {
    expect(getPoints('free')).toContain('5 city searches a day');
    expect(getPoints('free')).toContain('Posting in Connect');
    expect(getPoints('pro')).toEqual([
      'Unlimited city searches',
      'WanderQuest: All modes',
      'Unlimited saved trips',
      'Travel assistant: 50 messages a day',
    ]);
    expect(getPoints('premium')).toEqual([
      'Analytics, comparisons and reports for all cities',
      'Unlimited travel assistant',
      'Voice assistant',
    ]);
  });
});

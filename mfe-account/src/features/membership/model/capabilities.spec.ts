import { capabilityTable, pointsOf } from './capabilities';

const row = (name: string) => capabilityTable().find((one) => one.name === name)?.values;
const missing = (name: string) => capabilityTable().find((one) => one.name === name)?.missing;
const points = (tier: 'free' | 'pro' | 'premium') => pointsOf(tier).map(({ words }) => words);

describe('what a tier includes', () => {
  it('is what the server allows', () => {
    expect(row('City searches a day')).toEqual({
      visitor: '3',
      free: '5',
      pro: 'No limit',
      premium: 'No limit',
    });
    expect(row('WanderQuest')).toMatchObject({
      free: 'First Week, Daily Dash',
      pro: 'Every mode',
      premium: 'Every mode',
    });
    expect(row('Voice assistant')).toMatchObject({ free: 'No', pro: 'No', premium: 'Yes' });
  });

  it('says of what is sold what is not there today, and of nothing else', () => {
    expect(missing('City searches a day')).toBeNull();
    expect(missing('WanderQuest')).toBeNull();
    expect(missing('Voice assistant')).toBe('Not open yet');
    expect(pointsOf('pro')).toContainEqual({
      words: 'WanderQuest: Every mode',
      missing: null,
    });
  });

  it('is told on a card only where it is more than the tier below has', () => {
    expect(points('free')).toContain('5 city searches a day');
    expect(points('pro')).toEqual([
      'City searches without a limit',
      'WanderQuest: Every mode',
      'Saved trips without a limit',
      'Travel assistant: 50 messages a day',
    ]);
    expect(points('premium')).toEqual([
      'Analytics, comparisons and reports for every city',
      'Travel assistant without a limit',
      'Voice assistant',
    ]);
  });
});

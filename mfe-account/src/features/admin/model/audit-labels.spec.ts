import { formatChanges, getActionLabel } from './audit-labels';

describe('audit labels', () => {
  it('labels known actions, and shows unknown ones by their own name', () => {
    expect(getActionLabel('admin.account_changed')).toBe('Changed an account');
    expect(getActionLabel('trips.moved')).toBe('trips.moved');
  });

  it('lists changed values from old to new', () => {
    const change = {
      oldValue: { tier: 'free', launchAccessUntil: null },
      newValue: {
        tier: 'pro',
        launchAccessUntil: '2027-01-31',
        device: 'Firefox on Linux',
        by: ['password', 'totp'],
      },
    };
    expect(formatChanges(change)).toEqual([
      'plan: free → pro',
      'launchAccessUntil: none → 2027-01-31',
      'device: Firefox on Linux',
      'by: password, totp',
    ]);
    expect(formatChanges({ oldValue: null, newValue: null })).toEqual([]);
  });

  it('shows amounts with currency and decimals', () => {
    const newValue = { tier: 'premium', amount: 1000, currency: 'usd', status: 'changed' };
    expect(formatChanges({ oldValue: null, newValue })).toEqual([
      'plan: premium',
      'status: changed',
      'amount: $10.00',
    ]);
  });
});

import { formatChanges, getActionLabel } from './audit-labels';

describe('what an entry of the audit log says', () => {
  it('names the deed in words, and one that it does not know by its own name', () => {
    expect(getActionLabel('admin.account_changed')).toBe('Changed an account');
    expect(getActionLabel('trips.moved')).toBe('trips.moved');
  });

  it('shows what changed from what to what', () => {
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
      'tier: free → pro',
      'launchAccessUntil: none → 2027-01-31',
      'device: Firefox on Linux',
      'by: password, totp',
    ]);
    expect(formatChanges({ oldValue: null, newValue: null })).toEqual([]);
  });
});

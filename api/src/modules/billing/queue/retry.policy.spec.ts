import { MAX_ATTEMPTS, getRetryWait } from './retry.policy.js';

describe('getRetryWait', () => {
  it('grows with each attempt and finally leaves the work to an admin', () => {
    expect([1, 2, 3, 4].map((attempts) => getRetryWait(attempts, false))).toEqual([2, 6, 18, 54]);
    expect(getRetryWait(MAX_ATTEMPTS - 1, false)).toBe(4 * 60 * 60);
    expect(getRetryWait(MAX_ATTEMPTS, false)).toBeNull();
  });

  it('stays at 15 seconds at most during an outage of any length', () => {
    expect([1, 2, 3, 4, 1000].map((attempts) => getRetryWait(attempts, true))).toEqual([2, 6, 15, 15, 15]);
  });
});

import { MAX_ATTEMPTS, getRetryWait } from './retry.policy.js';

describe('work that failed', () => {
  it('is tried again after growing waits, and at last left to an admin', () => {
    expect([1, 2, 3, 4].map((attempts) => getRetryWait(attempts, false))).toEqual([2, 6, 18, 54]);
    expect(getRetryWait(MAX_ATTEMPTS - 1, false)).toBe(4 * 60 * 60);
    expect(getRetryWait(MAX_ATTEMPTS, false)).toBeNull();
  });

  it('waits a quarter of a minute at most for a provider that is gone, however long it is', () => {
    expect([1, 2, 3, 4, 1000].map((attempts) => getRetryWait(attempts, true))).toEqual([2, 6, 15, 15, 15]);
  });
});

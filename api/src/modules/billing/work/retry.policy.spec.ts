import { MOST_ATTEMPTS, waitAfter } from './retry.policy.js';

describe('work that failed', () => {
  it('is tried again after growing waits, and at last left to an admin', () => {
    expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, false))).toEqual([2, 6, 18, 54]);
    expect(waitAfter(MOST_ATTEMPTS - 1, false)).toBe(4 * 60 * 60);
    expect(waitAfter(MOST_ATTEMPTS, false)).toBeNull();
  });

  it('waits a quarter of a minute at most for a provider that is gone, however long it is', () => {
    expect([1, 2, 3, 4, 1000].map((attempts) => waitAfter(attempts, true))).toEqual([2, 6, 15, 15, 15]);
  });
});

import { callerRule, emailRule, computeWaits } from './auth.policy.js';

describe('computeWaits', () => {
  it('doubles the wait up to the longest one', () => {
    expect(computeWaits(callerRule)).toEqual([1, 2, 4, 8, 16, 32, 60]);
    expect(computeWaits(emailRule)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  });
});

import { LONGEST_WAIT_SECONDS, waitAfter, waits } from './auth.policy.js';

describe('waitAfter', () => {
  it('forgives five typing errors, then doubles, and never locks out for long', () => {
    expect([0, 1, 4, 5, 6, 7, 10].map(waitAfter)).toEqual([0, 0, 0, 1, 2, 4, 32]);
    expect(waitAfter(11)).toBe(LONGEST_WAIT_SECONDS);
    expect(waitAfter(10_000)).toBe(LONGEST_WAIT_SECONDS);
  });
});

describe('waits', () => {
  it('lists the waits up to the longest', () => {
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60]);
    expect(waitAfter(waits.length + 1)).toBe(waits.at(-1));
  });
});

import { isLastAdmin, callerRule, emailRule, computeWaits } from './auth.policy.js';

const createAdmin = (id: string, leaving = false) => ({ id, leaving });

describe('isLastAdmin', () => {
  it.each([
    ['the only one', [createAdmin('ana')], true],
    ['one whose colleagues are all leaving', [createAdmin('ana'), createAdmin('bo', true)], true],
    ['one who is leaving while nobody stays', [createAdmin('ana', true)], true],
    ['one of two', [createAdmin('ana'), createAdmin('bo')], false],
    ['one who is leaving while another stays', [createAdmin('ana', true), createAdmin('bo')], false],
    ['somebody who is not an admin', [createAdmin('bo')], false],
  ])('decides for %s', (_who, admins, expected) => {
    expect(isLastAdmin('ana', admins)).toBe(expected);
  });
});

describe('computeWaits', () => {
  it('doubles the wait up to the longest one', () => {
    expect(computeWaits(callerRule)).toEqual([1, 2, 4, 8, 16, 32, 60]);
    expect(computeWaits(emailRule)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  });
});

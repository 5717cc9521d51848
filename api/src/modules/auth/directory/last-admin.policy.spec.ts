import { isLastAdmin } from './last-admin.policy.js';

const admin = (id: string, leaving = false) => ({ id, leaving });

describe('isLastAdmin', () => {
  it.each([
    ['the only one', [admin('ana')], true],
    ['one whose colleagues are all leaving', [admin('ana'), admin('bo', true)], true],
    ['one who is leaving while nobody stays', [admin('ana', true)], true],
    ['one of two', [admin('ana'), admin('bo')], false],
    ['one who is leaving while another stays', [admin('ana', true), admin('bo')], false],
    ['somebody who is not an admin', [admin('bo')], false],
  ])('decides for %s', (_who, admins, expected) => {
    expect(isLastAdmin('ana', admins)).toBe(expected);
  });
});

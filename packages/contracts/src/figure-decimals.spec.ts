import { getMinDecimals } from './figure-decimals.js';

describe('decimalsOf', () => {
  it.each([
    ['safety_index', [78.3, 54, null], 1],
    ['safety_index', [78, 54.04], 0],
    ['nomad_visa', ['yes', 'none'], 0],
    ['rule_of_law', [1], 1],
    ['air_pm25', [], 0],
  ])('of %s beside %j is %i', (key, beside, decimals) => {
    expect(getMinDecimals(key, beside)).toBe(decimals);
  });
});

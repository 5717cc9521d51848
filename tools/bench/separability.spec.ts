import { separability } from './separability.mjs';

describe('separability', () => {
  it('is 0.5 for indistinguishable sets', () => {
    expect(separability([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5);
    expect(separability([5, 5, 5], [5, 5])).toBe(0.5);
  });

  it('is 1 when every number is larger and 0 when every number is smaller', () => {
    expect(separability([4, 5, 6], [1, 2, 3])).toBe(1);
    expect(separability([1, 2, 3], [4, 5, 6])).toBe(0);
  });

  it('counts the share of larger pairs', () => {
    expect(separability([1, 3], [2, 4])).toBe(0.25);
  });
});

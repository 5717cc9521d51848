import { separability } from './separability.mjs';

describe('separability', () => {
  it('is one half for what cannot be told apart', () => {
    expect(separability([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5);
    expect(separability([5, 5, 5], [5, 5])).toBe(0.5);
  });

  it('is one where every number is larger, and nothing where every one is smaller', () => {
    expect(separability([4, 5, 6], [1, 2, 3])).toBe(1);
    expect(separability([1, 2, 3], [4, 5, 6])).toBe(0);
  });

  it('counts the pairs in between', () => {
    expect(separability([1, 3], [2, 4])).toBe(0.25);
  });
});

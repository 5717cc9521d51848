import { interleave, median, ratio } from './rounds.mjs';

describe('benchmark rounds', () => {
  it('returns the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('alternates its subjects and leaves out the warm-up', async () => {
    const order: string[] = [];
    const subject = (name: string) => async () => order.push(name);
    const results = await interleave({ a: subject('a'), b: subject('b') }, 2);
    expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(results.a).toHaveLength(2);
  });

  it('compares pairs of the same round', () => {
    expect(ratio([2, 6, 4], [1, 2, 4])).toEqual({ median: 2, lowest: 1, highest: 3 });
  });
});

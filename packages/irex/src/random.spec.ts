import { hashText, normalPair } from './random.js';

const numbers = (key: number, count: number): Float64Array => {
  const all = new Float64Array(count);
  for (let at = 0; at < count; at += 2) normalPair(key, at / 2, all, at);
  return all;
};

const moments = (values: Float64Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, variance };
};

describe('normal numbers', () => {
  it('are the same for the same key and counter', () => {
    expect(numbers(hashText('lisbon'), 8)).toEqual(numbers(hashText('lisbon'), 8));
    expect(numbers(hashText('lisbon'), 8)).not.toEqual(numbers(hashText('porto'), 8));
  });

  it('have mean 0 and variance 1 for every key', () => {
    for (const slug of ['lisbon', 'porto', 'a', '']) {
      const { mean, variance } = moments(numbers(hashText(slug), 40_000));
      expect(mean).toBeCloseTo(0, 1);
      expect(variance).toBeCloseTo(1, 1);
    }
  });

  it('are uncorrelated between keys', () => {
    const [a, b] = [numbers(hashText('lisbon'), 40_000), numbers(hashText('lisboa'), 40_000)];
    const product = a.reduce((sum, value, at) => sum + value * b[at]!, 0) / a.length;
    expect(Math.abs(product)).toBeLessThan(0.03);
  });
});

import { formatTenths } from './tenths.js';

describe('tenths', () => {
  it.each([
    [8.16, '8.2'],
    [1, '1'],
    [444_600, '444,600'],
    [0, '0'],
    [-0, '0'],
    [-0.04, '0'],
    [-0.05, '−0.1'],
    [-0.19, '−0.2'],
    [-12.34, '−12.3'],
  ])('formats %p as %p', (value, words) => {
    expect(formatTenths(value)).toBe(words);
  });

  it.each([
    [1, '1.0'],
    [1.16, '1.2'],
    [-0.04, '0.0'],
    [-2, '−2.0'],
  ])('formats %p as %p with one required decimal', (value, words) => {
    expect(formatTenths(value, 1)).toBe(words);
  });
});

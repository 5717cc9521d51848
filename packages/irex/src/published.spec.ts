import { bandOf, publishedScore } from './published.js';

describe('publishedScore', () => {
  it.each([
    [0, 0],
    [59.44, 83],
    [62.79, 86],
    [70.12, 91],
    [100, 100],
  ])('maps %d to %d', (raw, score) => {
    expect(publishedScore(raw)).toBeCloseTo(score);
  });

  it('rises with the raw score and stays within 0–100', () => {
    expect(publishedScore(61)).toBeGreaterThan(publishedScore(60));
    expect(publishedScore(-1)).toBe(0);
    expect(publishedScore(140)).toBe(100);
  });
});

describe('bandOf', () => {
  it.each([
    [88, 'outstanding'],
    [87.99, 'strong'],
    [84, 'strong'],
    [78, 'good'],
    [70, 'mixed'],
    [69.9, 'weak'],
  ])('maps %d to %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

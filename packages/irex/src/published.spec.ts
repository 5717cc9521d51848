import { getBand, toPublishedScore } from './published.js';

describe('publishedScore', () => {
  it.each([
    [0, 0],
    [61.63, 83],
    [63.82, 86],
    [66.16, 91],
    [100, 100],
  ])('maps %d to %d', (raw, score) => {
    expect(toPublishedScore(raw)).toBeCloseTo(score);
  });

  it('rises with the raw score and stays within 0–100', () => {
    expect(toPublishedScore(61)).toBeGreaterThan(toPublishedScore(60));
    expect(toPublishedScore(-1)).toBe(0);
    expect(toPublishedScore(140)).toBe(100);
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
    expect(getBand(score)).toBe(band);
  });
});

import { scoreCities } from './city-score.js';
import { city } from './sample-city.fixture.js';
import { computeUncertainty } from './uncertainty.js';

const cities = [
  city({ slug: 'a', monthlyCostUsd: 900 }),
  city({ slug: 'b', monthlyCostUsd: 1500 }),
  city({ slug: 'c', monthlyCostUsd: 3000 }),
];

describe('uncertaintyOf', () => {
  it('is deterministic', () => {
    expect(computeUncertainty(scoreCities(cities), 200)).toEqual(
      computeUncertainty(scoreCities(cities), 200),
    );
  });

  it("does not change a city's range when another city joins", () => {
    const { low, high } = computeUncertainty(scoreCities(cities), 200)[0]!;
    const joined = computeUncertainty(scoreCities([...cities, city({ slug: 'd' })]), 200)[0]!;
    expect(joined).toMatchObject({ low, high });
  });

  it("is wider the larger the error of a city's own cost is", () => {
    const scores = scoreCities([city({ costError: 0.1 }), city({}), city({ costError: 0.6 })]);
    const [official, assumed, guessed] = computeUncertainty(scores, 400).map(({ low, high }) => high - low);
    expect(assumed!).toBeGreaterThan(official!);
    expect(guessed!).toBeGreaterThan(assumed! * 1.2);
  });

  it('gives ranks within the table', () => {
    for (const { rankLow, rankHigh } of computeUncertainty(scoreCities(cities), 200)) {
      expect(rankLow).toBeGreaterThanOrEqual(1);
      expect(rankHigh).toBeLessThanOrEqual(3);
      expect(rankLow).toBeLessThanOrEqual(rankHigh);
    }
  });
});

import { byDimension, dimensionKeys } from '@wanderwork/contracts';
import { scoreCities } from './city-score.js';
import { dimensionWeights } from './dimensions.js';
import { referenceCities } from './personal/wishes.fixture.js';
import { seeded } from './properties.fixture.js';
import { rawScore, scoresOf, type DimensionScores } from './raw-score.js';
import { robustness } from './robustness.js';

const cities = scoreCities(referenceCities()).map(({ dimensions }) => scoresOf(dimensions));

/** Places, 0 the best. */
const placesOf = (scores: number[]): number[] => {
  const order = scores.map((_, city) => city).sort((a, b) => scores[b]! - scores[a]!);
  const places: number[] = [];
  order.forEach((city, place) => (places[city] = place));
  return places;
};

/** Spearman's rank correlation. */
const correlation = (a: number[], b: number[]): number => {
  const n = a.length;
  return 1 - (6 * a.reduce((sum, place, at) => sum + (place - b[at]!) ** 2, 0)) / (n * (n * n - 1));
};

const scored = (by: DimensionScores) => placesOf(cities.map((city) => rawScore(city, by)));
const published = scored(dimensionWeights);
const arithmetic = placesOf(
  cities.map((city) => dimensionKeys.reduce((sum, key) => sum + dimensionWeights[key] * city[key], 0)),
);

/** The order under weights that each moved by up to a quarter. */
const moved = Array.from({ length: 300 }, (_, run) => {
  const { between } = seeded(`weights ${run}`);
  const { by } = robustness.weightsMoved;
  return scored(byDimension((key) => dimensionWeights[key] * between(1 - by, 1 + by)));
});

describe('what the method page says of the order', () => {
  const { weightsMoved } = robustness;

  it('holds when every weight moves by a quarter', () => {
    const correlations = moved.map((places) => correlation(places, published)).sort((a, b) => a - b);
    const mean = correlations.reduce((sum, one) => sum + one, 0) / correlations.length;
    expect(Math.abs(mean - weightsMoved.correlation)).toBeLessThan(0.01);
    expect(Math.abs(correlations[0]! - weightsMoved.lowest)).toBeLessThan(0.03);
  });

  it('holds for the top of the list', () => {
    const kept = moved.map(
      (places) =>
        places.filter((place, city) => place < weightsMoved.top && published[city]! < weightsMoved.top)
          .length / weightsMoved.top,
    );
    const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length;
    expect(Math.abs(mean - weightsMoved.topKept)).toBeLessThan(0.03);
  });

  it('holds for other ways to add up', () => {
    expect(correlation(arithmetic, published)).toBeCloseTo(robustness.arithmeticMean, 2);
    expect(correlation(scored(byDimension(() => 1)), published)).toBeCloseTo(robustness.equalWeights, 2);
  });

  it('holds for what cost does', () => {
    const without = scored(byDimension((key) => (key === 'affordability' ? 0 : dimensionWeights[key])));
    expect(correlation(without, published)).toBeCloseTo(robustness.withoutAffordability, 2);
  });
});

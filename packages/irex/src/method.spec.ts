import { createByDimension, dimensionKeys } from '@wanderwork/contracts';
import { scoreCities } from './city-score.js';
import { dimensionWeights, computeRawScore, toScoresByKey, type DimensionScores } from './raw-score.js';
import { referenceCities } from './personal/preferences.fixture.js';
import { seeded } from './properties.fixture.js';
import { robustness } from './method.js';

const cities = scoreCities(referenceCities()).map(({ dimensions }) => toScoresByKey(dimensions));

/** Ranks; 0 is the best. */
const rankScores = (scores: number[]): number[] => {
  const order = scores.map((_, city) => city).sort((a, b) => scores[b]! - scores[a]!);
  const places: number[] = [];
  order.forEach((city, place) => (places[city] = place));
  return places;
};

/** Spearman's rank correlation. */
const correlate = (a: number[], b: number[]): number => {
  const n = a.length;
  return 1 - (6 * a.reduce((sum, place, at) => sum + (place - b[at]!) ** 2, 0)) / (n * (n * n - 1));
};

const rankBy = (by: DimensionScores) => rankScores(cities.map((city) => computeRawScore(city, by)));
const published = rankBy(dimensionWeights);
const arithmetic = rankScores(
  cities.map((city) => dimensionKeys.reduce((sum, key) => sum + dimensionWeights[key] * city[key], 0)),
);

/** The ranks under random weights, each changed by up to 25%. */
const moved = Array.from({ length: 300 }, (_, run) => {
  const { between } = seeded(`weights ${run}`);
  const { by } = robustness.weightsMoved;
  return rankBy(createByDimension((key) => dimensionWeights[key] * between(1 - by, 1 + by)));
});

describe('the robustness on the method page', () => {
  const { weightsMoved } = robustness;

  it('matches ranks with weights changed by up to 25%', () => {
    const correlations = moved.map((places) => correlate(places, published)).sort((a, b) => a - b);
    const mean = correlations.reduce((sum, one) => sum + one, 0) / correlations.length;
    expect(Math.abs(mean - weightsMoved.correlation)).toBeLessThan(0.01);
    expect(Math.abs(correlations[0]! - weightsMoved.lowest)).toBeLessThan(0.03);
  });

  it('matches the share of the top that stays', () => {
    const sharesKept = moved.map(
      (places) =>
        places.filter((place, city) => place < weightsMoved.top && published[city]! < weightsMoved.top)
          .length / weightsMoved.top,
    );
    const mean = sharesKept.reduce((sum, one) => sum + one, 0) / sharesKept.length;
    expect(Math.abs(mean - weightsMoved.topKept)).toBeLessThan(0.03);
  });

  it('matches other ways to aggregate', () => {
    expect(correlate(arithmetic, published)).toBeCloseTo(robustness.arithmeticMean, 2);
    expect(correlate(rankBy(createByDimension(() => 1)), published)).toBeCloseTo(robustness.equalWeights, 2);
  });

  it('matches the ranks without affordability', () => {
    const without = rankBy(createByDimension((key) => (key === 'affordability' ? 0 : dimensionWeights[key])));
    expect(correlate(without, published)).toBeCloseTo(robustness.withoutAffordability, 2);
  });
});

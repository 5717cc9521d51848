import { scoreCities } from './city-score.js';
import { carryModelDoubt } from './model-doubt.js';
import { city } from './sample-city.fixture.js';
import { computeUncertainty } from './uncertainty.js';

const score = (costBasis: 'given' | 'estimate') => {
  const scores = scoreCities([city({ costBasis, fixedBasis: costBasis })]);
  const [{ raw, published, dimensions }] = scores as [(typeof scores)[number]];
  return { score: published, raw, dimensions, ...computeUncertainty(scores)[0]! };
};
const exact = score('given');
const modelled = score('estimate');
const widened = carryModelDoubt(exact);

describe('carryModelDoubt', () => {
  it('gives the dimensions of a launch sample the spreads of modelled figures', () => {
    for (const [at, { key, spread }] of widened.dimensions.entries())
      expect([key, spread.toFixed(3)]).toEqual([key, modelled.dimensions[at]!.spread.toFixed(3)]);
    expect(exact.dimensions.map(({ spread }) => spread)).not.toEqual(
      modelled.dimensions.map(({ spread }) => spread),
    );
  });

  it('widens the range of the score about as far as the random draws do', () => {
    expect(widened.score).toBe(exact.score);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(widened) / width(modelled)).toBeGreaterThan(0.9);
    expect(width(widened) / width(modelled)).toBeLessThan(1.1);
    expect(width(widened)).toBeGreaterThan(1.2 * width(exact));
  });
});

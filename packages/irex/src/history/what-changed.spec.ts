import { byDimension } from '@wanderwork/contracts';
import { seeded } from '../properties.fixture.js';
import { publishedScore } from '../published.js';
import { rawScore, type DimensionScores } from '../raw-score.js';
import { whatChanged } from './what-changed.js';

const scores = (of: (at: number) => number): DimensionScores => byDimension((_key, at) => of(at));

const published = (dimensions: DimensionScores) => publishedScore(rawScore(dimensions));
const sum = (parts: { points: number }[]) => parts.reduce((all, { points }) => all + points, 0);

describe('why a score changed', () => {
  it('is nothing where nothing did', () => {
    expect(
      whatChanged(
        scores(() => 60),
        scores(() => 60),
      ),
    ).toEqual([]);
  });

  it('names the dimensions that moved, the largest part first', () => {
    const before = scores(() => 60);
    const parts = whatChanged(before, { ...before, community: 66, affordability: 48 });
    expect(parts.map(({ key }) => key)).toEqual(['affordability', 'community']);
    expect(parts[0]!.points).toBeLessThan(0);
    expect(parts[1]!.points).toBeGreaterThan(0);
  });

  it('adds up to the whole change, whatever moved', () => {
    for (let run = 0; run < 300; run += 1) {
      const { between } = seeded(`change ${run}`);
      const [before, after] = [scores(() => between(0, 100)), scores(() => between(0, 100))];
      expect(sum(whatChanged(before, after))).toBeCloseTo(published(after) - published(before), 6);
    }
  });

  it('counts what moved against each other, also where the whole stays', () => {
    const parts = whatChanged(
      scores((at) => (at === 0 ? 40 : 60)),
      scores((at) => (at === 0 ? 60 : 60 * (2 / 3) ** (0.18 / 0.82))),
    );
    expect(sum(parts)).toBeCloseTo(0, 6);
    expect(parts[0]).toMatchObject({ key: 'internet', from: 40, to: 60 });
    expect(parts[0]!.points).toBeGreaterThan(3);
  });

  it('says nothing of a move below the floor that counts', () => {
    const before = scores((at) => (at === 0 ? 9 : 60));
    expect(whatChanged(before, { ...before, internet: 4 })[0]?.points).toBeCloseTo(0);
  });
});

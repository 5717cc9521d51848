import { createByDimension } from '@wanderwork/contracts';
import { seeded } from './properties.fixture.js';
import { toPublishedScore } from './published.js';
import { computeRawScore, type DimensionScores } from './raw-score.js';
import { explainChange } from './explain-change.js';

const createScores = (getScore: (at: number) => number): DimensionScores =>
  createByDimension((_key, at) => getScore(at));

const published = (dimensions: DimensionScores) => toPublishedScore(computeRawScore(dimensions));
const sum = (parts: { points: number }[]) => parts.reduce((all, { points }) => all + points, 0);

describe('whatChanged', () => {
  it('returns nothing if nothing changed', () => {
    expect(
      explainChange(
        createScores(() => 60),
        createScores(() => 60),
      ),
    ).toEqual([]);
  });

  it('returns the changed dimensions, largest part first', () => {
    const before = createScores(() => 60);
    const parts = explainChange(before, { ...before, community: 66, affordability: 48 });
    expect(parts.map(({ key }) => key)).toEqual(['affordability', 'community']);
    expect(parts[0]!.points).toBeLessThan(0);
    expect(parts[1]!.points).toBeGreaterThan(0);
  });

  it('returns parts that add up to the whole change', () => {
    for (let run = 0; run < 300; run += 1) {
      const { between } = seeded(`change ${run}`);
      const [before, after] = [createScores(() => between(0, 100)), createScores(() => between(0, 100))];
      expect(sum(explainChange(before, after))).toBeCloseTo(published(after) - published(before), 6);
    }
  });

  it('returns opposite changes even if the whole score stays', () => {
    const parts = explainChange(
      createScores((at) => (at === 0 ? 40 : 60)),
      createScores((at) => (at === 0 ? 60 : 60 * (2 / 3) ** (0.18 / 0.82))),
    );
    expect(sum(parts)).toBeCloseTo(0, 6);
    expect(parts[0]).toMatchObject({ key: 'internet', from: 40, to: 60 });
    expect(parts[0]!.points).toBeGreaterThan(3);
  });

  it('returns 0 points for a change below the floor', () => {
    const before = createScores((at) => (at === 0 ? 9 : 60));
    expect(explainChange(before, { ...before, internet: 4 })[0]?.points).toBeCloseTo(0);
  });
});

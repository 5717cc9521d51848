import { type Figure } from '@wanderwork/contracts';
import { figureRuns } from './figure-runs';

const figure = (key: string, change: Partial<Figure> = {}): Figure => ({
  key,
  label: key,
  group: 'cost',
  value: 1,
  unit: null,
  grade: 'estimate',
  sourceId: 'cost-model',
  year: '2026',
  note: null,
  ...change,
});

describe('figureRuns', () => {
  it('keeps together what comes from the same place, and nothing else', () => {
    const runs = figureRuns([
      figure('rent'),
      figure('food'),
      figure('hotel', { sourceId: 'us-per-diem' }),
      figure('meal', { note: 'Rough' }),
      figure('old', { note: 'Rough', year: '2017' }),
    ]);
    expect(runs.map((run) => run.figures.map(({ key }) => key))).toEqual([
      ['rent', 'food'],
      ['hotel'],
      ['meal'],
      ['old'],
    ]);
  });

  it('keeps the order of the page', () => {
    const runs = figureRuns([figure('a'), figure('b', { year: '2017' }), figure('c')]);
    expect(runs.map((run) => run.figures[0]?.key)).toEqual(['a', 'b', 'c']);
  });
});

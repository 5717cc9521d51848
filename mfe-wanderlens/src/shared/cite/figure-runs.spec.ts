import { type Figure } from '@wanderwork/contracts';
import { groupRuns, groupKnownOrigins } from './figure-runs';

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

describe('groupRuns', () => {
  it('groups adjacent figures of the same source', () => {
    const runs = groupRuns([
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

  it('keeps the order of the figures', () => {
    const runs = groupRuns([figure('a'), figure('b', { year: '2017' }), figure('c')]);
    expect(runs.map((run) => run.figures[0]?.key)).toEqual(['a', 'b', 'c']);
  });
});

describe('groupKnownOrigins', () => {
  it('groups figures by source and joins their notes', () => {
    const figures = [
      figure('sum', { note: 'About ±30%.' }),
      figure('rent', { note: 'A model.' }),
      figure('hotel', { sourceId: 'us-per-diem' }),
      figure('unknown', { value: null, note: 'Not known yet.' }),
      figure('food', { note: 'A model.' }),
      figure('old', { year: '2017' }),
    ];
    const keys = figures.map(({ key }) => key);
    expect(
      groupKnownOrigins(figures, keys).map(({ note, figures: of }) => [note, of.map(({ key }) => key)]),
    ).toEqual([
      ['About ±30%. A model.', ['sum', 'rent', 'food']],
      [null, ['hotel']],
      [null, ['old']],
    ]);
  });
});

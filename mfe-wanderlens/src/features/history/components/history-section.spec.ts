import type { IrexMonth } from '@wanderwork/contracts';
import { getComparableMonths, toMonthLine } from './history-section';

describe('toMonthLine', () => {
  it('sorts the months from old to new and leaves a gap for a missing month', () => {
    const months = [
      { month: '2026-02', published: 91 },
      { month: '2025-12', published: 90.8 },
      { month: '2025-11', published: 91.3 },
    ];
    expect(toMonthLine(months)).toEqual([
      { label: 'November 2025', value: 91.3 },
      { label: 'December 2025', value: 90.8 },
      { label: 'January 2026', value: null },
      { label: 'February 2026', value: 91 },
    ]);
  });

  it('is empty without months', () => {
    expect(toMonthLine([])).toEqual([]);
  });
});

describe('getComparableMonths', () => {
  const aMonth = (month: string, change: Partial<IrexMonth> = {}): IrexMonth => ({
    month,
    published: 90,
    confidence: 60,
    points: null,
    changed: [],
    ...change,
  });
  const [january, december, november] = [aMonth('2027-01'), aMonth('2026-12'), aMonth('2026-11')];

  it('leaves out the months before the formula and its figures changed', () => {
    const changed = { ...december, formulaChange: { from: '2026.1', published: 88 } };
    expect(getComparableMonths([january, changed, november])).toEqual([january, changed]);
  });

  it('includes all months without such a change', () => {
    expect(getComparableMonths([january, december])).toEqual([january, december]);
  });
});

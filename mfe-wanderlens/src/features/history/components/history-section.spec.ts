import { toMonthLine } from './history-section';

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

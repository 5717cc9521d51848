import { toMonthLine } from './month-line';

describe('the line of the months', () => {
  it('goes from the oldest to the newest, and leaves a gap for a month that nobody measured', () => {
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

  it('is empty before the first month', () => {
    expect(toMonthLine([])).toEqual([]);
  });
});

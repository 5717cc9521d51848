import { figureLabel } from './figure-labels.js';

const inReport = (key: string, value: number, unit: string | null, beside?: number[]) =>
  figureLabel({ key, value, unit }, 'celsius', beside);

describe('the figures of a report', () => {
  it('have one precision on one scale', () => {
    expect(inReport('political_stability', 1.01, null)).toBe('1.0');
    expect(inReport('rule_of_law', 1.16, null)).toBe('1.2');
  });

  it('have one precision beside each other', () => {
    expect(inReport('safety_index', 54, 'of 100')).toBe('54 of 100');
    expect(inReport('safety_index', 54, 'of 100', [54, 78.3])).toBe('54.0 of 100');
    expect(inReport('monthly_cost', 1970, 'USD a month', [1970, 900.5])).toBe('$1,970 a month');
  });
});

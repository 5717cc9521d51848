import { figureLabel, originLabel, rangeLabel } from './figure-labels.js';

const label = (key: string, value: number, unit: string | null, rowValues?: number[]) =>
  figureLabel({ key, value, unit }, 'celsius', rowValues);

describe('figureLabel', () => {
  it('uses the same precision for all figures of a scale', () => {
    expect(label('political_stability', 1.01, null)).toBe('1.0');
    expect(label('rule_of_law', 1.16, null)).toBe('1.2');
  });

  it('uses the same precision for all values of a row', () => {
    expect(label('safety_index', 54, 'of 100')).toBe('54 of 100');
    expect(label('safety_index', 54, 'of 100', [54, 78.3])).toBe('54.0 of 100');
    expect(label('monthly_cost', 1970, 'USD a month', [1970, 900.5])).toBe('$1,970 a month');
  });
});

describe('a figure with a range', () => {
  it('prints it in its unit', () => {
    expect(rangeLabel({ range: [750, 1500], unit: 'USD a month' })).toBe('$750–$1,500');
    expect(rangeLabel({ unit: 'USD a month' })).toBeNull();
  });

  it('says whether it is official or a rough guess', () => {
    expect(originLabel({ key: 'rent', grade: 'measured', reliability: 'A' })).toBe('Official');
    expect(originLabel({ key: 'monthly_cost', grade: 'estimate', reliability: 'D' })).toBe('Rough guess');
    expect(originLabel({ key: 'rent', grade: null })).toBe('Missing');
  });
});

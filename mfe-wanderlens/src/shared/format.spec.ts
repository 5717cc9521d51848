import { formatMoney, formatSpeed, formatWithUnit } from './format';

describe('formats', () => {
  it('print money without cents and with a separator', () => {
    expect(formatMoney(1800)).toBe('$1,800');
  });

  it('keep a decimal for slow connections', () => {
    expect(formatSpeed(69.9)).toBe('70 Mbps');
    expect(formatSpeed(4.26)).toBe('4.3 Mbps');
  });

  it.each([
    [1800, 'USD a month', '$1,800 a month'],
    [40.4, '%', '40.4%'],
    [10.5, '% of GDP', '10.5% of GDP'],
    [23.7, 'ms', '23.7 ms'],
    [90, null, '90'],
  ])('format %p with unit %p as %p', (value, unit, text) => {
    expect(formatWithUnit(value, unit)).toBe(text);
  });
});

import { parseDecimal, parseWholeNumber } from './numbers';

const bounds = { min: 1, max: 1000 };

describe('a typed number', () => {
  it.each([
    ['1', 1],
    [' 42 ', 42],
    ['1000', 1000],
  ])('%p is whole', (text, value) => expect(parseWholeNumber(text, bounds)).toBe(value));

  it.each(['0', '1001', '-3', 'NaN', 'Infinity', '1e3', '0x10', '', '1.5', '١٢'])('%p is none', (text) =>
    expect(parseWholeNumber(text, bounds)).toBeNull(),
  );

  it('may have fractions where they make sense, after a point or a comma', () => {
    expect(parseDecimal('0.92', { min: 0.0001, max: 10 })).toBe(0.92);
    expect(parseDecimal('1,5', bounds)).toBe(1.5);
    expect(parseDecimal('1.2.3', bounds)).toBeNull();
    expect(parseDecimal('NaN', bounds)).toBeNull();
  });
});

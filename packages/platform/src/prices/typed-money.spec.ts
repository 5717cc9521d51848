import { parseMoney, toTypedMoney, toWholeTypedMoney } from './typed-money';

const euros = { code: 'EUR', rate: 0.88 };
const dong = { code: 'VND', rate: 25_947.76804973 };

describe('a typed amount of money', () => {
  it.each([
    ['1200', 1200],
    [' $1,200 ', 1200],
    ['1,234,567.5', 1_234_567.5],
    ['1200.50', 1200.5],
    ['0,5', 0.5],
  ])('%p is %p', (text, amount) => expect(parseMoney(text, null)).toBe(amount));

  it.each(['', '12x', '-3', '1.2.3', '1,2,3', '1e3', 'NaN'])('%p is none', (text) =>
    expect(parseMoney(text, euros)).toBeNull(),
  );

  it('is read in US dollars', () => {
    expect(parseMoney('500', { code: 'EUR', rate: 0.5 })).toBe(1000);
  });

  it.each([
    ['1234.56', euros],
    ['12345678', dong],
  ])('%s comes back from US dollars as it was', (text, currency) => {
    expect(toTypedMoney(parseMoney(text, currency)!, currency)).toBe(text);
  });

  it.each([
    ['1200', euros],
    ['30000000', dong],
    ['1500', null],
  ])('%s comes back from whole US dollars, in whole units', (text, currency) => {
    expect(toWholeTypedMoney(Math.round(parseMoney(text, currency)!), currency)).toBe(text);
  });
});

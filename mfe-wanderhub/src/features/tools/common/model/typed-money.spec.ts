import { fromTypedMoney, toTypedMoney } from './typed-money';

const euros = { code: 'EUR', rate: 0.88022588 };
const dong = { code: 'VND', rate: 25_947.76804973 };

describe('an amount typed in another currency', () => {
  it.each([
    ['500', euros],
    ['1234.56', euros],
    ['0', euros],
    ['12345678', dong],
    ['1000000000', dong],
  ])('%s comes back from US dollars as it was', (text, currency) => {
    expect(toTypedMoney(fromTypedMoney(text, currency), currency)).toBe(text);
  });

  it('is stored in US dollars', () => {
    expect(fromTypedMoney('500', { code: 'EUR', rate: 0.5 })).toBe('1000');
    expect(fromTypedMoney('0,5', { code: 'EUR', rate: 0.5 })).toBe('1');
  });

  it('may have thousands separators', () => {
    expect(fromTypedMoney('1,200', { code: 'EUR', rate: 0.5 })).toBe('2400');
    expect(fromTypedMoney('1,200', null)).toBe('1200');
  });

  it('stays as typed if it is no number, or in US dollars', () => {
    expect(fromTypedMoney('12x', euros)).toBe('12x');
    expect(toTypedMoney('12x', euros)).toBe('12x');
    expect([fromTypedMoney('1200', null), toTypedMoney('1200.50', null)]).toEqual(['1200', '1200.50']);
  });
});

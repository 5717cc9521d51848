import { getCreditChange, getLeftToPay, getPaidFromCredit } from './credit';

const price = { amount: 1900, currency: 'usd' };
const credit = (amount: number, currency = 'usd') => ({ amount, currency });

describe('a credit', () => {
  it('pays a price in its own currency as far as possible', () => {
    expect(getLeftToPay(price, null)).toEqual(price);
    expect(getLeftToPay(price, credit(500))).toEqual({ amount: 1400, currency: 'usd' });
    expect(getLeftToPay(price, credit(7100))).toEqual({ amount: 0, currency: 'usd' });
    expect(getPaidFromCredit(price, credit(7100, 'eur'))).toBe(0);
  });

  it('grows by the unused part of a change, and shrinks by the part it pays', () => {
    expect(getCreditChange({ amount: 0, lines: [{ amount: -9000 }, { amount: 1900 }] })).toEqual({
      added: 7100,
      used: 0,
    });
    expect(getCreditChange({ amount: 550, lines: [{ amount: -450 }, { amount: 1900 }] })).toEqual({
      added: 0,
      used: 900,
    });
    expect(getCreditChange({ amount: 1450, lines: [{ amount: -450 }, { amount: 1900 }] })).toEqual({
      added: 0,
      used: 0,
    });
  });
});

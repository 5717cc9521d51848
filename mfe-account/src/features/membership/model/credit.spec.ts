import { creditOfChange, leftToPay, paidByCredit } from './credit';

const price = { amount: 1900, currency: 'usd' };
const credit = (amount: number, currency = 'usd') => ({ amount, currency });

describe('a credit', () => {
  it('pays what it can of a price in its own currency', () => {
    expect(leftToPay(price, null)).toEqual(price);
    expect(leftToPay(price, credit(500))).toEqual({ amount: 1400, currency: 'usd' });
    expect(leftToPay(price, credit(7100))).toEqual({ amount: 0, currency: 'usd' });
    expect(paidByCredit(price, credit(7100, 'eur'))).toBe(0);
  });

  it('grows by what a change leaves unused, and shrinks by what it pays of one', () => {
    expect(creditOfChange({ amount: 0, lines: [{ amount: -9000 }, { amount: 1900 }] })).toEqual({
      kept: 7100,
      used: 0,
    });
    expect(creditOfChange({ amount: 550, lines: [{ amount: -450 }, { amount: 1900 }] })).toEqual({
      kept: 0,
      used: 900,
    });
    expect(creditOfChange({ amount: 1450, lines: [{ amount: -450 }, { amount: 1900 }] })).toEqual({
      kept: 0,
      used: 0,
    });
  });
});

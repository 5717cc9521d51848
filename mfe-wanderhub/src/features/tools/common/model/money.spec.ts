import { multiplyRange, sumRanges, toRange } from '@wanderwork/travel';
import { formatEstimate, formatRange, formatRounded, isCurrency, roundCoarsely } from './money';

const dong = { code: 'VND', rate: 26_000 };

describe('an amount', () => {
  it('looks no more exact than it is', () => {
    expect([roundCoarsely(774), roundCoarsely(1970), roundCoarsely(1976), roundCoarsely(23_640)]).toEqual([
      770, 1950, 2000, 23_600,
    ]);
  });

  it('is told with what it may be off by', () => {
    expect(formatEstimate(toRange(2000, [1400, 2600]), null)).toBe('about $2,000, likely $1,400–$2,600');
    expect(formatRange(toRange(2000, [1400, 2600]), null)).toBe('$1,400–$2,600');
    expect(formatEstimate(toRange(500), null)).toBe('$500');
  });

  it('adds up with its doubt, and is told in another currency', () => {
    const year = multiplyRange(sumRanges([toRange(1000, [700, 1300]), toRange(500)]), 12);
    expect(year).toEqual({ low: 14_400, middle: 18_000, high: 21_600 });
    expect(formatRange(year, { code: 'EUR', rate: 0.5 })).toBe('€7,200–€10,800');
    expect([30, 770, 1950].map((usd) => formatRounded(usd, dong))).toEqual([
      '₫780,000',
      '₫20,000,000',
      '₫50,500,000',
    ]);
  });

  it.each([
    ['EUR', true],
    ['JPY', true],
    ['XYZ', false],
    ['eur', false],
    ['', false],
  ])('is in a currency that there is: %p %s', (code, isKnown) => expect(isCurrency(code)).toBe(isKnown));
});

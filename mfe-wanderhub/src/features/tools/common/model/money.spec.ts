import { aboutWords, coarse, isCurrency, rangeOf, rangeWords, sumOf, timesOf } from './money';

describe('an amount', () => {
  it('looks no more exact than it is', () => {
    expect([coarse(774), coarse(1970), coarse(1976), coarse(23_640)]).toEqual([770, 1950, 2000, 23_600]);
  });

  it('is told with what it may be off by', () => {
    expect(aboutWords(rangeOf(2000, 0.3))).toBe('about $2,000, likely $1,400 to $2,600');
    expect(rangeWords(rangeOf(2000, 0.3))).toBe('$1,400 to $2,600');
    expect(aboutWords(rangeOf(500))).toBe('$500');
  });

  it('adds up with its doubt, and is told in another currency at one’s own rate', () => {
    const year = timesOf(sumOf([rangeOf(1000, 0.3), rangeOf(500)]), 12);
    expect(year).toEqual({ low: 14_400, middle: 18_000, high: 21_600 });
    expect(rangeWords(year, { code: 'EUR', rate: 0.5 })).toBe('€7,200 to €10,800');
  });

  it.each([
    ['EUR', true],
    ['JPY', true],
    ['XYZ', false],
    ['eur', false],
    ['', false],
  ])('is in a currency that there is: %p %s', (code, known) => expect(isCurrency(code)).toBe(known));
});

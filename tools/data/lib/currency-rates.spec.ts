import { toCurrencyRates } from './currency-rates.mjs';

const HEADER = 'currency,units_per_usd,date\n';

describe('toCurrencyRates', () => {
  it('lists the rates of one day with their source', () => {
    expect(toCurrencyRates(`${HEADER}EUR,0.85,2026-09-29\nVND,26000,2026-09-29\n`, 'A source')).toEqual({
      date: '2026-09-29',
      source: 'A source',
      perUsd: { EUR: 0.85, VND: 26000 },
    });
  });

  it.each([
    ['EUR,,2026-09-29', /rate of EUR/],
    ['EUR,0,2026-09-29', /rate of EUR/],
    ['EUR,-0.85,2026-09-29', /rate of EUR/],
    ['EUR,about one,2026-09-29', /rate of EUR/],
    ['EUR,Infinity,2026-09-29', /rate of EUR/],
    ['euro,0.85,2026-09-29', /not a currency code/],
    ['EUR,0.85,September', /not a date/],
    ['EUR,0.85,2026-09-29\nGBP,0.74,2026-09-28', /GBP is of 2026-09-28/],
    ['EUR,0.85,2026-09-29\nEUR,0.86,2026-09-29', /two rates/],
    ['', /no rates/],
  ])('refuses %p', (lines, reason) => {
    expect(() => toCurrencyRates(HEADER + lines, 'A source')).toThrow(reason);
  });
});

import { createPrices } from './prices';

const rates = {
  date: '2026-09-29',
  source: 'A source',
  perUsd: { EUR: 0.8517, JPY: 148.3, VND: 26_345.7, KWD: 0.3057, CZK: 20.7, ZWL: 0 },
};

describe('createPrices', () => {
  it('leaves US dollars as they are, with no note', () => {
    const { format, currency, note } = createPrices('USD', rates);
    expect([format(1195), currency, note]).toEqual(['$1,195', null, null]);
  });

  it.each([
    ['EUR', 1195, '€1,018'],
    ['EUR', 3, '€3'],
    ['KWD', 1195, 'KWD 365'],
    ['JPY', 1195, '¥177,000'],
    ['JPY', 3, '¥445'],
    ['CZK', 1195, 'CZK 24,700'],
    ['VND', 1195, '₫31,500,000'],
  ])('shows whole %s, with three significant digits in a weak currency', (code, usd, price) => {
    expect(createPrices(code, rates).format(usd).replaceAll('\u00A0', ' ')).toBe(price);
  });

  it('says at the rate of which day it converts', () => {
    const { note, currency } = createPrices('EUR', rates);
    expect(note).toBe('Converted from US dollars at the rate of September 29, 2026.');
    expect(currency).toEqual({ code: 'EUR', rate: 0.8517 });
  });

  it('stays in US dollars while the rates load', () => {
    const { format, note } = createPrices('EUR', undefined);
    expect([format(1195), note]).toEqual(['$1,195', null]);
  });

  it.each(['BTN', 'ZWL'])('stays in US dollars and says why without a rate for %s', (code) => {
    const { format, note } = createPrices(code, rates);
    expect(format(1195)).toBe('$1,195');
    expect(note).toMatch(
      new RegExp(`^Prices are in US dollars: we have no exchange rate for .+ \\(${code}\\)\\.$`),
    );
  });

  it('stays in US dollars and says why if the rates don’t load', () => {
    const { format, note } = createPrices('EUR', undefined, true);
    expect(format(1195)).toBe('$1,195');
    expect(note).toBe('Prices are in US dollars: we couldn’t load the exchange rates.');
  });
});

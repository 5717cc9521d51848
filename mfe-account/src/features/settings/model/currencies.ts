const offeredCodes =
  'AUD BRL CAD CHF CNY COP CZK DKK EUR GBP HUF INR JPY KRW MXN NOK NZD PLN SEK SGD THB TRY TWD USD ZAR';

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies to choose from, sorted by name. `chosen` is always included. */
export const listCurrencies = (chosen: string): { code: string; name: string }[] =>
  [...new Set([...offeredCodes.split(' '), chosen])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

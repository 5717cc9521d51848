const offered =
  'AUD BRL CAD CHF CNY COP CZK DKK EUR GBP HUF INR JPY KRW MXN NOK NZD PLN SEK SGD THB TRY TWD USD ZAR';

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies to choose from, by name; `chosen` is one of them in any case. */
export const currencies = (chosen: string): { code: string; name: string }[] =>
  [...new Set([...offered.split(' '), chosen])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

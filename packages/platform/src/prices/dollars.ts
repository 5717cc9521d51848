/** How to show prices, which are stored in US dollars, to one person. */
export interface Prices {
  /** An amount of US dollars as a price in whole units: "$1,195", "€1,018". */
  format: (usd: number) => string;
  /** Replaces the amounts of US dollars in a text ("$1,200 a month") with prices. */
  convertText: (text: string) => string;
  /** The currency of the prices and its rate per US dollar; null for US dollars. */
  currency: { code: string; rate: number } | null;
  /** One sentence on the rate, or on the missing rate, to show once per page; null for US dollars. */
  note: string | null;
}

const dollarFormat = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Prices for people who read US dollars. */
export const dollars: Prices = {
  format: (usd) => dollarFormat.format(usd),
  convertText: (text) => text,
  currency: null,
  note: null,
};

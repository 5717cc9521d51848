const LOCALE = 'en-US';

interface Amount {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

const format = (currency: string, digits?: number) =>
  new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** 10 to the power of the places that the currency has: not every one has hundredths. */
const unitOf = (currency: string): number =>
  10 ** (format(currency).resolvedOptions().maximumFractionDigits ?? 2);

/** "$9.00", "−$9.00": what was or will be charged, to the cent. */
export const formatExactAmount = ({ amount, currency }: Amount): string =>
  format(currency)
    .format(amount / unitOf(currency))
    .replace('-', '−');

/** "$9", "$7.50": a price, without cents that it has not. */
export const priceTag = ({ amount, currency }: Amount): string => {
  const unit = unitOf(currency);
  return amount % unit === 0
    ? format(currency, 0).format(amount / unit)
    : formatExactAmount({ amount, currency });
};

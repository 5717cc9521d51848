const LOCALE = 'en-US';

interface Amount {
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
}

const createFormat = (currency: string, digits?: number) =>
  new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** The number of smallest units in one unit of the currency: 100 for USD, 1 for JPY. */
const getUnitSize = (currency: string): number =>
  10 ** (createFormat(currency).resolvedOptions().maximumFractionDigits ?? 2);

/** A charge to the cent: "$9.00", "−$9.00". */
export const formatExactAmount = ({ amount, currency }: Amount): string =>
  createFormat(currency)
    .format(amount / getUnitSize(currency))
    .replace('-', '−');

/** A price without ".00": "$9", "$7.50". */
export const formatPrice = ({ amount, currency }: Amount): string => {
  const unit = getUnitSize(currency);
  return amount % unit === 0
    ? createFormat(currency, 0).format(amount / unit)
    : formatExactAmount({ amount, currency });
};

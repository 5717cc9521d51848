const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$1,940", with a true minus sign. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100).replace('-', '−');

/** "+4", "−12". */
export const formatSigned = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

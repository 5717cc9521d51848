const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const formatNumber = (value: number): string => numberFormat.format(value).replace('-', '−');

export const formatMoney = (usd: number): string => `$${formatNumber(Math.round(usd))}`;

/** Examples: "Madrid", "Madrid and Rome", "Madrid, Rome and Oslo". */
export const formatList = (names: readonly string[], conjunction = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;

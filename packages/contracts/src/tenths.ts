const createFormat = (minDecimals: 0 | 1) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: minDecimals, maximumFractionDigits: 1 });
const formats = [createFormat(0), createFormat(1)] as const;

/**
 * Formats a number with at most one decimal and at least `minDecimals`: "8.2", "−0.2". Values that round to zero are
 * "0", never "−0".
 */
export const formatTenths = (value: number, minDecimals: 0 | 1 = 0): string => {
  const text = formats[minDecimals].format(value);
  return /^-0(\.0)?$/.test(text) ? text.slice(1) : text.replace('-', '−');
};

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const format = (least: 0 | 1) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: 1 });
const formats = [format(0), format(1)] as const;

/**
 * A number as a person reads it, with one decimal at most, and `least` at least: "8.2", "−0.2". What rounds to nothing is
 * nothing, never "−0".
 */
export const tenths = (value: number, least: 0 | 1 = 0): string => {
  const text = formats[least].format(value);
  return /^-0(\.0)?$/.test(text) ? text.slice(1) : text.replace('-', '−');
};

const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A number as a person reads it, with one decimal at most: "8.2", "−0.2". What rounds to nothing is nothing, never "−0". */
export const tenths = (value: number): string => {
  const text = tenth.format(value);
  return text === '-0' ? '0' : text.replace('-', '−');
};

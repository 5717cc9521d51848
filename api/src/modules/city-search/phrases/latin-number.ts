const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit in any script: the ten digits of each script are consecutive code points. */
const toLatinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
};

/** Converts a number in any script to Latin digits and separators: "٢٬٠٠٠" and "２,０００" become "2,000". */
export const toLatinNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, toLatinDigit)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');

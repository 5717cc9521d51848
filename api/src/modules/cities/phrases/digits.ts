const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** What a digit counts: the ten of each script stand in a row, from its zero. */
const digitOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
};

/** A number in the digits and signs of any script as Latin writing has it: "٢٬٠٠٠" and "２,０００" as "2,000". */
export const latinNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const formatted = (value: number): string => whole.format(value).replace('-', '−');

export const money = (usd: number): string => `$${formatted(Math.round(usd))}`;

/** Examples: "Madrid", "Madrid and Rome", "Madrid, Rome and Oslo". */
export const listed = (names: readonly string[], word = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

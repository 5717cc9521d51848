/**
 * Control characters and line or paragraph separators: some spreadsheets start a new row or column at them even inside
 * quotes.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** The start of a spreadsheet formula, including its full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/**
 * Makes text safe for a CSV cell: on one line, and an apostrophe in front of what a spreadsheet would run as a formula.
 */
export const toSafeCsvText = (text: string): string => {
  const line = text.replace(UNPRINTABLE, ' ');
  return FORMULA.test(line) ? `'${line}` : line;
};

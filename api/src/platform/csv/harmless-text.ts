/** What would begin another line or column in a program that does not mind the quotes, or is not to be seen. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What programs for tables take for a formula, also in the wide signs of East Asia. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/**
 * A text of a table's cell that is read as text and as nothing else: on one line, and what would be a formula begins with an
 * apostrophe.
 */
export const harmlessText = (text: string): string => {
  const line = text.replace(UNPRINTABLE, ' ');
  return FORMULA.test(line) ? `'${line}` : line;
};

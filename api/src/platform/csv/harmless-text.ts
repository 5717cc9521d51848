/** What programs for tables take for a formula, also in the wide signs of East Asia. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A text of a table's cell that is read as text and as nothing else: what would be a formula begins with an apostrophe. */
export const harmlessText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

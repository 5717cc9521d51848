/** Programs for tables take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What programs for tables take for a formula, also in its wide form. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

/** A cell that is read as text and as nothing else: what would be a formula begins with an apostrophe. */
const cell = (value: unknown): string => {
  const text = textOf(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const line = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** The lines of a CSV file (RFC 4180): the names of the columns, then those columns of each row. */
export async function* csvLines<T extends object>(
  columns: readonly (keyof T & string)[],
  rows: AsyncIterable<T>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns);
  for await (const row of rows) yield line(columns.map((column) => row[column]));
}

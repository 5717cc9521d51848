import { toSafeCsvText } from '../../../platform/csv/safe-csv-text.js';

const BATCH_SIZE = 1000;

type Load<Row> = (page: { after: string | undefined; limit: number }) => Promise<Row[]>;

/** Reads every row of a list of any length, keeping one batch in memory at a time. */
export async function* readEveryRow<Row extends { id: string }, T>(
  load: Load<Row>,
  toItem: (row: Row) => T,
): AsyncGenerator<T> {
  let after: string | undefined;
  for (;;) {
    const rows = await load({ after, limit: BATCH_SIZE });
    yield* rows.map(toItem);
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)?.id;
  }
}

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

const toCell = (value: unknown): string => `"${toSafeCsvText(toText(value)).replaceAll('"', '""')}"`;

const toLine = (values: readonly unknown[]): string => `${values.map(toCell).join(',')}\r\n`;

/** The lines of a CSV file (RFC 4180): the column names, then those columns of every row. */
export async function* toCsvLines<T extends object>(
  columns: readonly (keyof T & string)[],
  rows: AsyncIterable<T>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(columns);
  for await (const row of rows) yield toLine(columns.map((column) => row[column]));
}

import { setImmediate } from 'node:timers/promises';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

export interface Column {
  head: string;
  width: number;
}

export interface TableRow {
  cells: string[];
  /** Under the first cell, small. */
  note?: string | null;
  /** What must be known of this row and those above it: small, across the table. */
  below?: string | null;
  /** Which cell is set in bold. */
  bold?: number | null;
  /** Its one cell is the heading of the rows that follow, and never the last on a sheet. */
  heads?: boolean;
}

const SIZE = 9;
const NOTE = 8;
const PAD = 4;
const GUTTER = 8;
/** So many rows are set before other requests get their turn. */
const AT_ONCE = 8;

const headRow = (sheet: PdfSheet, table: PDFKit.PDFStructureElement, columns: readonly Column[]): void => {
  const { y } = sheet;
  const edges = edgesOf(sheet, columns);
  const draw =
    ({ head, width }: Column, at: number) =>
    () =>
      sheet.set(head, { face: 'bold', size: 8, ink: inks.quiet, x: edges[at]!, y, width: width - GUTTER });
  sheet.row(
    table,
    columns.map((column, at) => ({ head: true, draw: draw(column, at) })),
  );
  sheet.y = y + 16;
  sheet.rule(sheet.y - 2, inks.ink, 0.6);
};

const edgesOf = ({ left }: PdfSheet, columns: readonly Column[]): number[] =>
  columns.map((_, at) => columns.slice(0, at).reduce((x, { width }) => x + width, left));

const widthOf = (columns: readonly Column[]): number => columns.reduce((sum, { width }) => sum + width, 0);

const heightBelow = (sheet: PdfSheet, columns: readonly Column[], { below }: TableRow): number =>
  below ? sheet.heightOf(below, { size: NOTE }, widthOf(columns)) + PAD / 2 : 0;

/** A heading stands apart from the rows before it. */
const aboveOf = ({ heads }: TableRow): number => (heads ? 2 * PAD : 0);

const heightOf = (sheet: PdfSheet, columns: readonly Column[], row: TableRow): number => {
  const { cells, note } = row;
  const cell = (text: string, at: number) =>
    sheet.heightOf(text, { size: SIZE }, columns[at]!.width - GUTTER);
  const first = note ? sheet.heightOf(note, { size: NOTE }, columns[0]!.width - GUTTER) : 0;
  const highest = Math.max(...cells.map((text, at) => cell(text, at) + (at === 0 ? first : 0)));
  return highest + heightBelow(sheet, columns, row) + 2 * PAD + aboveOf(row);
};

const bodyRow = (
  sheet: PdfSheet,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  row: TableRow,
) => {
  const y = sheet.y + PAD + aboveOf(row);
  const edges = edgesOf(sheet, columns);
  const draw = (text: string, at: number) => () => {
    const place = { x: edges[at]!, width: columns[at]!.width - GUTTER };
    sheet.set(text, { ...place, y, size: SIZE, face: row.heads || row.bold === at ? 'bold' : 'sans' });
    if (at === 0 && row.note) {
      const under = y + sheet.heightOf(text, { size: SIZE }, place.width);
      sheet.set(row.note, { ...place, y: under, size: NOTE, ink: inks.caption });
    }
    if (row.below && at === row.cells.length - 1) {
      const under =
        sheet.y + heightOf(sheet, columns, row) - PAD - heightBelow(sheet, columns, row) + PAD / 2;
      sheet.set(row.below, {
        x: sheet.left,
        width: widthOf(columns),
        y: under,
        size: NOTE,
        ink: inks.caption,
      });
    }
  };
  sheet.row(
    table,
    row.cells.map((text, at) => ({ head: at === 0, draw: draw(text, at) })),
  );
};

/** A table with its head again on every sheet that it reaches. */
export const drawTable = async (
  sheet: PdfSheet,
  columns: readonly Column[],
  rows: readonly TableRow[],
): Promise<void> => {
  const table = sheet.beginTable();
  headRow(sheet, table, columns);
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const height = heightOf(sheet, columns, row);
    const led = row.heads ? rows[at + 1] : undefined;
    const needed = height + (led ? heightOf(sheet, columns, led) : 0);
    if (sheet.y + needed > sheet.bottom) {
      sheet.newPage();
      headRow(sheet, table, columns);
    }
    bodyRow(sheet, table, columns, row);
    sheet.y += height;
    sheet.rule(sheet.y);
  }
};

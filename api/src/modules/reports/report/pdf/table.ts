import { setImmediate } from 'node:timers/promises';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

export interface Column {
  head: string;
  width: number;
}

export interface TableRow {
  cells: string[];
  /** Small print under the first cell. */
  note?: string | null;
  /** Small print across the table, about this row and those above it. */
  below?: string | null;
  /** The index of the cell in bold. */
  bold?: number | null;
  /** The row's only cell is the heading of the rows below. It is never the last row on a page. */
  isHeading?: boolean;
}

const FONT_SIZE = 9;
const NOTE_SIZE = 8;
const PADDING = 4;
const GUTTER = 8;
/** The number of rows after which drawing yields to other requests. */
const ROWS_PER_TURN = 8;

const addHeaderRow = (
  sheet: PdfSheet,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
): void => {
  const { y } = sheet;
  const edges = columnEdges(sheet, columns);
  const createDraw =
    ({ head, width }: Column, index: number) =>
    () =>
      sheet.set(head, {
        face: 'bold',
        size: 8,
        ink: inks.quiet,
        x: edges[index]!,
        y,
        width: width - GUTTER,
      });
  sheet.row(
    table,
    columns.map((column, index) => ({ head: true, draw: createDraw(column, index) })),
  );
  sheet.y = y + 16;
  sheet.rule(sheet.y - 2, inks.ink, 0.6);
};

const columnEdges = ({ left }: PdfSheet, columns: readonly Column[]): number[] =>
  columns.map((_, index) => columns.slice(0, index).reduce((x, { width }) => x + width, left));

const tableWidth = (columns: readonly Column[]): number => columns.reduce((sum, { width }) => sum + width, 0);

const heightBelow = (sheet: PdfSheet, columns: readonly Column[], { below }: TableRow): number =>
  below ? sheet.heightOf(below, { size: NOTE_SIZE }, tableWidth(columns)) + PADDING / 2 : 0;

/** The space above a row. Headings have more, to set them apart from the rows before. */
const spaceAbove = ({ isHeading }: TableRow): number => (isHeading ? 2 * PADDING : 0);

const rowHeight = (sheet: PdfSheet, columns: readonly Column[], row: TableRow): number => {
  const { cells, note } = row;
  const cellHeight = (text: string, index: number) =>
    sheet.heightOf(text, { size: FONT_SIZE }, columns[index]!.width - GUTTER);
  const noteHeight = note ? sheet.heightOf(note, { size: NOTE_SIZE }, columns[0]!.width - GUTTER) : 0;
  const highest = Math.max(
    ...cells.map((text, index) => cellHeight(text, index) + (index === 0 ? noteHeight : 0)),
  );
  return highest + heightBelow(sheet, columns, row) + 2 * PADDING + spaceAbove(row);
};

const addRow = (
  sheet: PdfSheet,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  row: TableRow,
) => {
  const y = sheet.y + PADDING + spaceAbove(row);
  const edges = columnEdges(sheet, columns);
  const createDraw = (text: string, index: number) => () => {
    const place = { x: edges[index]!, width: columns[index]!.width - GUTTER };
    const face = row.isHeading || row.bold === index ? 'bold' : 'sans';
    sheet.set(text, { ...place, y, size: FONT_SIZE, face });
    if (index === 0 && row.note) {
      const noteY = y + sheet.heightOf(text, { size: FONT_SIZE }, place.width);
      sheet.set(row.note, { ...place, y: noteY, size: NOTE_SIZE, ink: inks.caption });
    }
    if (row.below && index === row.cells.length - 1) {
      const below = heightBelow(sheet, columns, row);
      sheet.set(row.below, {
        x: sheet.left,
        width: tableWidth(columns),
        y: sheet.y + rowHeight(sheet, columns, row) - PADDING - below + PADDING / 2,
        size: NOTE_SIZE,
        ink: inks.caption,
      });
    }
  };
  sheet.row(
    table,
    row.cells.map((text, index) => ({ head: index === 0, draw: createDraw(text, index) })),
  );
};

/** Draws a table and repeats its header on every page. */
export const drawTable = async (
  sheet: PdfSheet,
  columns: readonly Column[],
  rows: readonly TableRow[],
): Promise<void> => {
  const table = sheet.beginTable();
  addHeaderRow(sheet, table, columns);
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await setImmediate();
    const height = rowHeight(sheet, columns, row);
    const nextRow = row.isHeading ? rows[index + 1] : undefined;
    const needed = height + (nextRow ? rowHeight(sheet, columns, nextRow) : 0);
    if (sheet.y + needed > sheet.bottom) {
      sheet.newPage();
      addHeaderRow(sheet, table, columns);
    }
    addRow(sheet, table, columns, row);
    sheet.y += height;
    sheet.rule(sheet.y);
  }
};

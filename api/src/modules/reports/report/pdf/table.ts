import { setImmediate } from 'node:timers/promises';
import { inks } from './inks.js';
import type { Sheet } from './sheet.js';

export interface Column {
  head: string;
  width: number;
}

export interface TableRow {
  cells: string[];
  /** Under the first cell, small. */
  note?: string | null;
  /** Which cell is set in bold. */
  bold?: number | null;
}

const SIZE = 9;
const NOTE = 8;
const PAD = 4;
const GUTTER = 8;
/** So many rows are set before other requests get their turn. */
const AT_ONCE = 8;

const headRow = (sheet: Sheet, table: PDFKit.PDFStructureElement, columns: readonly Column[]): void => {
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

const edgesOf = ({ left }: Sheet, columns: readonly Column[]): number[] =>
  columns.map((_, at) => columns.slice(0, at).reduce((x, { width }) => x + width, left));

const heightOf = (sheet: Sheet, columns: readonly Column[], { cells, note }: TableRow): number => {
  const cell = (text: string, at: number) =>
    sheet.heightOf(text, { size: SIZE }, columns[at]!.width - GUTTER);
  const first = note ? sheet.heightOf(note, { size: NOTE }, columns[0]!.width - GUTTER) : 0;
  return Math.max(...cells.map((text, at) => cell(text, at) + (at === 0 ? first : 0))) + 2 * PAD;
};

const bodyRow = (
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  row: TableRow,
) => {
  const y = sheet.y + PAD;
  const edges = edgesOf(sheet, columns);
  const draw = (text: string, at: number) => () => {
    const place = { x: edges[at]!, width: columns[at]!.width - GUTTER };
    sheet.set(text, { ...place, y, size: SIZE, face: row.bold === at ? 'bold' : 'sans' });
    if (at > 0 || !row.note) return;
    const below = y + sheet.heightOf(text, { size: SIZE }, place.width);
    sheet.set(row.note, { ...place, y: below, size: NOTE, ink: inks.caption });
  };
  sheet.row(
    table,
    row.cells.map((text, at) => ({ head: at === 0, draw: draw(text, at) })),
  );
};

/** A table with its head again on every sheet that it reaches. */
export const drawTable = async (
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly TableRow[],
): Promise<void> => {
  const table = sheet.beginTable();
  headRow(sheet, table, columns);
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const height = heightOf(sheet, columns, row);
    if (sheet.y + height > sheet.bottom) {
      sheet.newPage();
      headRow(sheet, table, columns);
    }
    bodyRow(sheet, table, columns, row);
    sheet.y += height;
    sheet.rule(sheet.y);
  }
};

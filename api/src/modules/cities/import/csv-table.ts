import { parse } from 'csv-parse/sync';
import { figureCell, type Cell } from '../batches/cells.js';
import type { WantedCity } from '../batches/changes.js';
import { counted } from '../format-count.js';
import type { Refusal } from '../entities/refusal.js';
import { RowValidator } from './row-validator.js';
import { csvColumns, type CsvColumn, type Fact } from './csv-columns.js';
import { csvValue } from './csv-value.js';
import { launchSampleReason } from './launch-sample.js';
import { RejectedRows } from './rejected-rows.js';
import { TableError } from './table-error.js';
import { validateFigure } from './validate-figure.js';

/** The slugs, sources and cells that a file may refer to. */
export interface KnownTable {
  sources: ReadonlySet<string>;
  slugs: ReadonlySet<string>;
  /** Cells of launch samples, as `slug cell`. */
  given: ReadonlySet<string>;
}

interface Line {
  number: number;
  /** One text per column. */
  texts: string[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Most rows of one file. They are held in memory together with all their problems. */
export const LINES_MAX = 50_000;

const linesOf = (text: string): Line[] => {
  try {
    const records = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: LINES_MAX + 1,
    });
    if (records.length > LINES_MAX) throw tooManyLines();
    return (records as unknown as Parsed[]).map(({ record, info }) => ({
      number: info.lines,
      texts: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    if (error instanceof TableError) throw error;
    const { lines } = error as { lines?: number };
    throw new TableError(`Line ${lines ?? 1}: is no CSV (${(error as Error).message}).`, { cause: error });
  }
};

const tooManyLines = () =>
  new TableError(`The file has too many lines: ${LINES_MAX} are the most. Bring it in parts.`);

type Facts = Partial<Record<Fact, string>>;

/**
 * The properties that a row gives for the figure `cell`. Properties of that figure override those of the whole row.
 */
const factsOf = (columns: readonly CsvColumn[], texts: readonly string[], cell: string): Facts => {
  const said = (wanted: (column: CsvColumn) => Fact | null) =>
    Object.fromEntries(
      columns.flatMap((column, at): [Fact, string][] => {
        const fact = wanted(column);
        return fact && texts[at] ? [[fact, texts[at]]] : [];
      }),
    );
  return {
    ...said((column) => (column.kind === 'fact' ? column.fact : null)),
    ...said((column) => (column.kind === 'figure-fact' && column.cell === cell ? column.fact : null)),
  };
};

const cellsIn = (
  check: RowValidator,
  columns: readonly CsvColumn[],
  { texts }: Line,
  slug: string,
  known: KnownTable,
): Map<string, Cell> => {
  const cells = new Map<string, Cell>();
  columns.forEach((column, at) => {
    const text = texts[at];
    if (column.kind !== 'figure' || !text) return;
    const read = csvValue(text, column.definition);
    if ('reason' in read) return check.refuse(column.cell, read.reason);
    const figure = { value: read.value, ...factsOf(columns, texts, column.cell) };
    const sample = launchSampleReason(known.given.has(`${slug} ${column.cell}`), figure.grade);
    if (sample) return check.refuse(`${column.cell}.grade`, sample);
    cells.set(
      column.cell,
      figureCell(validateFigure(check, column.cell, column.definition, known.sources, figure)),
    );
  });
  return cells;
};

/**
 * Parses a CSV file with a column `slug` and one column per figure. An empty cell changes nothing, and figures that
 * the file does not name stay. A row with any problem is refused as a whole, with every reason. Throws a `TableError`
 * if the file itself cannot be read.
 */
export const parseCsv = (text: string, known: KnownTable): { cities: WantedCity[]; refused: Refusal[] } => {
  const [header, ...lines] = linesOf(text);
  if (!header) throw new TableError('The file is empty.');
  const columns = csvColumns(header.texts);
  const slugAt = columns.findIndex(({ kind }) => kind === 'slug');
  const cities = new Map<string, WantedCity>();
  const refused = new RejectedRows();
  for (const line of lines) {
    const check = new RowValidator();
    const slug = line.texts[slugAt] ?? '';
    if (line.texts.length !== columns.length)
      check.refuse(
        'line',
        `has ${counted(line.texts.length, 'cell', 'cells')} where the first line has ${columns.length}`,
      );
    else if (!known.slugs.has(slug))
      check.refuse('slug', `${slug || 'an empty one'} is no city of the table`);
    else if (cities.has(slug)) check.refuse('slug', 'came before');
    const cells =
      check.reasons.length === 0 ? cellsIn(check, columns, line, slug, known) : new Map<string, Cell>();
    if (check.reasons.length > 0)
      refused.add({ line: line.number, slug: slug || null, reasons: check.reasons });
    else cities.set(slug, { slug, cells, whole: false });
  }
  return { cities: [...cities.values()], refused: refused.all };
};

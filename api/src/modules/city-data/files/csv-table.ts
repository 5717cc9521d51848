import type { RefusedRow } from '@wanderwork/contracts';
import { parse } from 'csv-parse/sync';
import { toFigureCell, type Cell } from '../table/cells.js';
import type { ProposedCity } from '../table/changes.js';
import { formatCount } from '../format-count.js';
import { RowValidator } from './row-validator.js';
import { parseCsvColumns, parseCsvRange, parseCsvValue, type CsvColumn, type Fact } from './csv-columns.js';
import { RejectedRows, TableError } from './table-error.js';
import { validateFigure } from './validate-figure.js';

/** The slugs, sources and cells that a file may refer to. */
export interface KnownTable {
  sources: ReadonlySet<string>;
  slugs: ReadonlySet<string>;
}

interface CsvRow {
  number: number;
  /** One text per column. */
  texts: string[];
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** Most rows of one file. They are held in memory together with all their problems. */
export const MAX_LINES = 50_000;

const parseRows = (text: string): CsvRow[] => {
  try {
    const records = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_LINES + 1,
    });
    if (records.length > MAX_LINES) throw createTooManyLinesError();
    return (records as unknown as ParsedRecord[]).map(({ record, info }) => ({
      number: info.lines,
      texts: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    if (error instanceof TableError) throw error;
    const { lines } = error as { lines?: number };
    throw new TableError(`Line ${lines ?? 1}: this is not valid CSV (${(error as Error).message}).`, {
      cause: error,
    });
  }
};

const createTooManyLinesError = () =>
  new TableError(
    `The file has too many lines. The limit is ${MAX_LINES.toLocaleString('en-US')}. Import it in parts.`,
  );

type Facts = Partial<Record<Fact, string>>;

/**
 * The properties that a row gives for the figure `cell`. Properties of that figure override those of the whole row.
 */
const getFacts = (columns: readonly CsvColumn[], texts: readonly string[], cell: string): Facts => {
  const collectFacts = (getFact: (column: CsvColumn) => Fact | null) =>
    Object.fromEntries(
      columns.flatMap((column, index): [Fact, string][] => {
        const fact = getFact(column);
        return fact && texts[index] ? [[fact, texts[index]]] : [];
      }),
    );
  return {
    ...collectFacts((column) => (column.kind === 'fact' ? column.fact : null)),
    ...collectFacts((column) => (column.kind === 'figure-fact' && column.cell === cell ? column.fact : null)),
  };
};

const parseCells = (
  check: RowValidator,
  columns: readonly CsvColumn[],
  { texts }: CsvRow,
  slug: string,
  knownTable: KnownTable,
): Map<string, Cell> => {
  const cells = new Map<string, Cell>();
  columns.forEach((column, index) => {
    const text = texts[index];
    if (column.kind !== 'figure' || !text) return;
    const parsed = parseCsvValue(text, column.definition);
    if ('reason' in parsed) return check.refuse(column.cell, parsed.reason);
    const { range, ...facts } = getFacts(columns, texts, column.cell);
    const figure = { value: parsed.value, ...facts, ...(range && { range: parseCsvRange(range) }) };
    cells.set(
      column.cell,
      toFigureCell(validateFigure(check, column.cell, column.definition, knownTable.sources, figure)),
    );
  });
  return cells;
};

/**
 * Parses a CSV file with a column `slug` and one column per figure. An empty cell changes nothing, and figures that
 * the file does not name stay. A row with any problem is refused as a whole, with every reason. Throws a `TableError`
 * if the file itself cannot be read.
 */
export const parseCsv = (
  text: string,
  knownTable: KnownTable,
): { cities: ProposedCity[]; refused: RefusedRow[] } => {
  const [header, ...lines] = parseRows(text);
  if (!header) throw new TableError('The file is empty.');
  const columns = parseCsvColumns(header.texts);
  const slugColumn = columns.findIndex(({ kind }) => kind === 'slug');
  const cities = new Map<string, ProposedCity>();
  const refused = new RejectedRows();
  for (const line of lines) {
    const check = new RowValidator();
    const slug = line.texts[slugColumn] ?? '';
    if (line.texts.length !== columns.length)
      check.refuse(
        'line',
        `has ${formatCount(line.texts.length, 'cell', 'cells')} where the first line has ${columns.length}`,
      );
    else if (!knownTable.slugs.has(slug))
      check.refuse('slug', `${slug || 'an empty one'} is not a city in the table`);
    else if (cities.has(slug)) check.refuse('slug', 'appears twice');
    const cells =
      check.reasons.length === 0
        ? parseCells(check, columns, line, slug, knownTable)
        : new Map<string, Cell>();
    if (check.reasons.length > 0)
      refused.add({ line: line.number, slug: slug || null, reasons: check.reasons });
    else cities.set(slug, { slug, cells, whole: false });
  }
  return { cities: [...cities.values()], refused: refused.all };
};

import type { RefusedRow, Source } from '@wanderwork/contracts';
import { RowValidator } from './row-validator.js';
import type { CityRow } from '../table/cells.js';
import { TableError, RejectedRows } from './table-error.js';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { validateCity } from './validate-city.js';

const fields = ['id', 'title', 'url', 'licence', 'attribution'];
const TEXT = /^\S.{0,299}$/u;

const validateSource = (validator: RowValidator, index: number, input: unknown): Source => {
  const path = `sources[${index}]`;
  const source = validator.object(path, input);
  validator.onlyFields(path, source, fields);
  const text = (field: string) => validator.text(`${path}.${field}`, source[field], TEXT, 'text');
  return {
    id: validator.text(`${path}.id`, source.id, /^[a-z0-9-]{1,40}$/, 'key'),
    title: text('title'),
    url:
      source.url === null
        ? null
        : validator.text(`${path}.url`, source.url, /^https:\/\/\S{1,300}$/, 'https address'),
    licence: text('licence'),
    attribution: text('attribution'),
  };
};

/** Validates the sources of a table. Figures depend on them, so one invalid source refuses the whole table. */
export const validateSources = (input: unknown): Source[] => {
  const validator = new RowValidator();
  if (!Array.isArray(input)) throw new TableError('sources.json is not a list of sources.');
  const sources = input.map((source, index) => validateSource(validator, index, source));
  if (validator.reasons.length > 0)
    throw new TableError(`sources.json has problems: ${validator.reasons.join('; ')}`);
  return sources;
};

/** A parsed table of cities. */
export interface CityTable {
  cities: CityRow[];
  sources: Source[];
  refused: RefusedRow[];
}

export interface TableFiles {
  /** JSON lines, one city per line. */
  cities: string;
  /** JSON list of the sources that the figures refer to. */
  sources: string;
  /** SHA-256 of both contents together. */
  hash: string;
}

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new TableError(`${file} cannot be read (${code ?? String(error)}).`, { cause: error });
  }
};

/** Reads a table of cities, and its sources from the sources.json next to it. */
export const readTableFiles = async (file: string): Promise<TableFiles> => {
  const cities = await readText(file);
  const sources = await readText(path.join(path.dirname(file), 'sources.json'));
  return {
    cities,
    sources,
    hash: createHash('sha256').update(cities).update('\0').update(sources).digest('hex'),
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Validates every row. `further` may add reasons to refuse a row. The second row with the same slug is refused. */
export const parseLines = (
  text: string,
  sources: ReadonlySet<string>,
  validateRow: (row: CityRow) => string[] = () => [],
): Pick<CityTable, 'cities' | 'refused'> => {
  const cities: CityRow[] = [];
  const refused = new RejectedRows();
  const slugs = new Set<string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const refuse = (slug: string | null, reasons: string[]) =>
      refused.add({ line: index + 1, slug, reasons });
    const input = parseJson(line);
    if (input === undefined) return refuse(null, ['line: is not valid JSON']);
    const result = validateCity(input, sources);
    if ('reasons' in result) return refuse(result.slug, result.reasons);
    if (slugs.has(result.row.slug)) return refuse(result.row.slug, ['slug: appears twice']);
    slugs.add(result.row.slug);
    const reasons = validateRow(result.row);
    if (reasons.length > 0) return refuse(result.row.slug, reasons);
    cities.push(result.row);
  });
  return { cities, refused: refused.all };
};

/** Parses sources.json. Throws a `TableError` if it is not valid. */
export const parseSources = (text: string): Source[] => validateSources(parseJson(text));

/** Parses a table with its sources. Throws a `TableError` if the sources are not valid. */
export const parseTable = (files: TableFiles): CityTable => {
  const sources = parseSources(files.sources);
  return { ...parseLines(files.cities, new Set(sources.map(({ id }) => id))), sources };
};

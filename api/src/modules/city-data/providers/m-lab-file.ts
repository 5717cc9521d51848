import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { parquetMetadata, parquetReadObjects, parquetSchema, type FileMetaData } from 'hyparquet';
import { ProviderError } from './provider.js';

/** Our figures by the columns of a file. `p50` is the median; the numbers of other percentiles are not read. */
export const columnsByKind = {
  downloads: { download: 'download_p50', latency: 'latency_p50' },
  uploads: { upload: 'upload_p50' },
} as const;

export type MLabFigure = 'download' | 'upload' | 'latency';

/** One month of M-Lab's tests in all cities. */
export interface MLabFile {
  /** `YYYY-MM`. */
  month: string;
  kind: keyof typeof columnsByKind;
  /** Of the content, at the time when it was checked. */
  sha256: string;
  /** The path and name on M-Lab's storage. */
  path: string;
}

/** One month of the tests from one city, as M-Lab locates them. */
export interface MLabRow {
  countryCode: string;
  /** ISO code of the region or state: two cities of the same name differ by it. */
  subdivision: string;
  city: string;
  tests: unknown;
  /** Medians of the month, in Mbps or ms, as the file states them. */
  medians: Partial<Record<MLabFigure, unknown>>;
}

interface ListedFile {
  from: string;
  kind: string;
  sha256: string;
  url: string;
}

/** Parses a list of files: CSV with the columns from, to, kind, sha256 and url. */
export const parseFileList = (csv: string): MLabFile[] =>
  parse<ListedFile>(csv, { columns: true }).map(({ from, kind, sha256, url }) => ({
    month: `${from.slice(0, 4)}-${from.slice(4, 6)}`,
    kind: kind.startsWith('uploads') ? 'uploads' : 'downloads',
    sha256,
    path: new URL(url).pathname,
  }));

/** The list that ships with the product. The path is valid from `src` and from `dist`. */
export const readShippedFileList = (): MLabFile[] =>
  parseFileList(readFileSync(new URL('../../../../data/mlab-city-files.csv', import.meta.url), 'utf8'));

const PARQUET_MARK = 'PAR1';

/** Whether no part of a Parquet file is missing: its mark stands at both ends. */
export const isWholeFile = (bytes: Buffer): boolean =>
  bytes.length > 0 &&
  (bytes.toString('latin1', 0, PARQUET_MARK.length) !== PARQUET_MARK ||
    bytes.toString('latin1', bytes.length - PARQUET_MARK.length) === PARQUET_MARK);

const createError = ({ month, kind }: MLabFile, what: string) =>
  new ProviderError(`M-Lab, ${kind} of ${month}: ${what}. Nothing was planned.`);

const refuseMissingColumns = (file: MLabFile, metadata: FileMetaData, columns: readonly string[]): void => {
  const present = new Set(parquetSchema(metadata).children.map(({ element }) => element.name));
  const missing = columns.filter((column) => !present.has(column));
  if (missing.length > 0) throw createError(file, `the file lacks ${missing.join(' and ')}`);
};

/** The codecs that `hyparquet` reads by itself. M-Lab's files are written by pyarrow, whose default is Snappy. */
const readableCodecs = new Set(['UNCOMPRESSED', 'SNAPPY']);

const refuseOtherCodecs = (file: MLabFile, { row_groups: groups }: FileMetaData): void => {
  const codecs = groups.flatMap(({ columns }) => columns.map(({ meta_data: column }) => column?.codec));
  const other = codecs.find((codec) => codec !== undefined && !readableCodecs.has(codec));
  if (other) throw createError(file, `the file is compressed with ${other}, which we cannot read`);
};

const tryToRead = async <T>(file: MLabFile, read: () => T | Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw createError(file, `the file is not valid Parquet (${(error as Error).message})`);
  }
};

/**
 * Reads the medians of a file. Throws a `ProviderError` if its content is not the one that was checked, or if it
 * cannot be read.
 */
export const readMLabFile = async (file: MLabFile, bytes: Buffer): Promise<MLabRow[]> => {
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw createError(file, 'the file has changed since we checked it');
  const content = new Uint8Array(bytes).buffer;
  const metadata = await tryToRead(file, () => parquetMetadata(content));
  const medians = Object.entries(columnsByKind[file.kind]);
  const columns = [
    'country_code',
    'subdivision1_iso_code',
    'city',
    'sample_count',
    ...medians.map(([, column]) => column),
  ];
  refuseMissingColumns(file, metadata, columns);
  refuseOtherCodecs(file, metadata);
  const rows = await tryToRead(file, () => parquetReadObjects({ file: content, metadata, columns }));
  if (rows.length === 0) throw createError(file, 'the file has no rows');
  return rows.map((row) => ({
    countryCode: String(row.country_code),
    subdivision: String(row.subdivision1_iso_code),
    city: String(row.city),
    tests: row.sample_count as unknown,
    medians: Object.fromEntries(medians.map(([key, column]) => [key, row[column] as unknown])),
  }));
};

/** Reads a row's number of tests. Throws a `ProviderError` unless it is a positive whole number. */
export const parseTests = (file: MLabFile, { city, tests }: MLabRow): number => {
  const count = Number(tests);
  if (!Number.isSafeInteger(count) || count <= 0)
    throw createError(file, `${city} has ${String(tests)} tests`);
  return count;
};

/** Reads a median of a row. Throws a `ProviderError` if it is negative, above `max` or not a number. */
export const parseMedian = (
  file: MLabFile,
  { city, medians }: MLabRow,
  key: MLabFigure,
  max: number,
): number => {
  const value = medians[key];
  if (typeof value !== 'number' || !(value >= 0 && value <= max))
    throw createError(file, `${city} has a ${key} of ${String(value)}`);
  return value;
};

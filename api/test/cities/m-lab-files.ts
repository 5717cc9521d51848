import { createHash } from 'node:crypto';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { MLabFile } from '../../src/modules/city-data/providers/m-lab-file.js';
import type { StubAnswer } from './provider-stub.js';

/** One month of one city's tests, the same number down and up. */
export interface CityTests {
  country: string;
  subdivision?: string;
  city: string;
  tests: number;
  download: number;
  upload: number;
  latency: number;
}

interface WriteOptions {
  /** Columns that the file lacks. */
  without?: readonly string[];
  codec?: 'SNAPPY' | 'ZSTD';
}

/** Writes a file in M-Lab's format. With ZSTD its pages are not really compressed: nobody must get to read them. */
export const writeFile = (
  kind: MLabFile['kind'],
  rows: readonly CityTests[],
  { without = [], codec = 'SNAPPY' }: WriteOptions = {},
): Buffer => {
  const text = (name: string, read: (row: CityTests) => string) => ({
    name,
    type: 'STRING' as const,
    data: rows.map(read),
  });
  const measure = (name: string, read: (row: CityTests) => number) => ({
    name,
    type: 'DOUBLE' as const,
    data: rows.map(read),
  });
  const columnData = [
    text('country_code', ({ country }) => country),
    text('subdivision1_iso_code', ({ subdivision }) => subdivision ?? '13'),
    text('subdivision1_name', ({ subdivision }) => `Region ${subdivision ?? '13'}`),
    text('city', ({ city }) => city),
    { name: 'sample_count', type: 'INT64' as const, data: rows.map(({ tests }) => BigInt(tests)) },
    ...(kind === 'downloads'
      ? [
          measure('download_p50', ({ download }) => download),
          measure('latency_p50', ({ latency }) => latency),
          measure('loss_p50', () => 0),
        ]
      : [measure('upload_p50', ({ upload }) => upload)]),
  ].filter(({ name }) => !without.includes(name));
  return Buffer.from(
    parquetWriteBuffer({ columnData, codec, compressors: { ZSTD: (page: Uint8Array) => page } }),
  );
};

/** Files on M-Lab's storage, with the list that names them. */
export class MLabStorage {
  readonly list: MLabFile[] = [];
  private readonly files = new Map<string, Buffer>();

  /** Stores a month's downloads and uploads. */
  addMonth(month: string, rows: readonly CityTests[], options?: WriteOptions): this {
    for (const kind of ['downloads', 'uploads'] as const)
      this.add(month, kind, writeFile(kind, rows, options));
    return this;
  }

  add(month: string, kind: MLabFile['kind'], bytes: Buffer): void {
    const path = `/cache/v1/${month}/${kind}/data.parquet`;
    this.list.push({ month, kind, path, sha256: createHash('sha256').update(bytes).digest('hex') });
    this.files.set(path, bytes);
  }

  readonly answer = ({ pathname }: URL): StubAnswer => {
    const body = this.files.get(pathname);
    return body ? { status: 200, body } : { status: 404, body: 'NoSuchKey' };
  };
}

import type { Source } from '@wanderwork/contracts';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { parseLines } from '../files/city-table.js';
import { parseCsv, type KnownTable } from '../files/csv-table.js';
import { readSourceIds } from '../table/store-rows.js';
import { TableError } from '../files/table-error.js';
import { decodeTable } from '../files/table-text.js';
import type { Actor } from './batch-store.js';
import { toCells } from '../table/cells.js';
import { CityBatchesService } from './city-batches.service.js';
import type { Proposal } from './proposal.js';

/** Tells JSON lines (one city per line) from CSV. Throws for a JSON list, which is not a supported format. */
const isJsonLines = (text: string): boolean => {
  const [first] = text.trimStart();
  if (first === '[')
    throw new TableError(
      'Line 1: this is a JSON list. Write one city per line, without brackets around them.',
    );
  return first === '{';
};

/** Plans what a file would change: a CSV with some figures, or whole cities as JSON, one per line. */
@Injectable()
export class FilePlansService {
  constructor(
    private readonly database: DataSource,
    private readonly batches: CityBatchesService,
  ) {}

  /**
   * `sources` come with the file and add to the stored ones. Throws a `TableError` if the file cannot be read at all.
   */
  async plan(
    { name, bytes, sources = [] }: { name: string; bytes: Buffer; sources?: Source[] },
    actor: Actor,
  ): Promise<number> {
    const text = decodeTable(bytes);
    const knownTable = await this.readKnownTable(sources);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const parsed = isJsonLines(text) ? parseJsonLines(text, knownTable) : parseCsv(text, knownTable);
    return this.batches.plan({ origin: 'file', name, reason: null, hash, sources, ...parsed }, actor);
  }

  private async readKnownTable(fileSources: readonly Source[]): Promise<KnownTable> {
    const { manager } = this.database;
    const slugs = await readRows<{ slug: string }>(manager, sql`SELECT slug FROM cities`);
    return {
      sources: new Set([...(await readSourceIds(manager)), ...fileSources.map(({ id }) => id)]),
      slugs: new Set(slugs.map(({ slug }) => slug)),
    };
  }
}

const parseJsonLines = (text: string, knownTable: KnownTable): Pick<Proposal, 'cities' | 'refused'> => {
  const { cities, refused } = parseLines(text, knownTable.sources);
  return { cities: cities.map((row) => ({ slug: row.slug, cells: toCells(row), whole: true })), refused };
};

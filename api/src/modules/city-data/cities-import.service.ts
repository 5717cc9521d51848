import { formatCount, type RefusedRow } from '@wanderwork/contracts';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource, type EntityManager } from 'typeorm';
import { CityImport } from './entities/city-import.entity.js';
import { createId } from '../../platform/database/ids.js';
import { storeBatch, findProtectedCells } from './batches/batch-store.js';
import { toCells, toRow } from './table/cells.js';
import { applyChanges } from './table/changes.js';
import { compareProposal, type Proposal } from './batches/proposal.js';
import { lockTable, readTable } from './table/current-table.js';
import { parseTable, readTableFiles, type CityTable } from './files/city-table.js';
import { storeDerived } from './table/store-derived.js';
import { storeRows } from './table/store-rows.js';
import { TableError } from './files/table-error.js';

/**
 * Version of the rules that derive data from rows (columns, scores of the months, weather labels,
 * neighbors). Raise it when they change.
 */
const RULES_VERSION = 4;

export interface ImportReport {
  /** Nothing had changed since the last import, so nothing was written. */
  unchanged: boolean;
  accepted: number;
  refused: RefusedRow[];
  /** Figures skipped because somebody had set them in the product. */
  passedOver: number;
}

/**
 * Imports the shipped table as a batch like any other: validates it row by row, stores it as a whole or not at all,
 * and recomputes the scores. Figures that an editor, a file or a provider has set stay until that batch is rolled
 * back.
 */
@Injectable()
export class CitiesImportService {
  constructor(private readonly database: DataSource) {}

  /** Imports the table `file` with the sources.json next to it. Throws a `TableError` if no row is valid. */
  async run(file: string): Promise<ImportReport> {
    const files = await readTableFiles(file);
    const fingerprint = createHash('sha256')
      .update([files.hash, FORMULA_VERSION, RULES_VERSION].join(' '))
      .digest('hex');
    return this.database.transaction(async (manager) => {
      const last = await this.lockAndFindLast(manager);
      if (last?.fingerprint === fingerprint) {
        const { accepted, refused, passedOver } = last;
        return { unchanged: true, accepted, refused, passedOver };
      }
      const table = parseTable(files);
      const passedOver = await this.store(manager, table, files.hash);
      const report = { accepted: table.cities.length, refused: table.refused, passedOver };
      await manager.insert(CityImport, { id: createId(), fingerprint, importedAt: new Date(), ...report });
      return { unchanged: false, ...report };
    });
  }

  /** Allows one import at a time. A second one waits and then finds nothing left to do. */
  private async lockAndFindLast(manager: EntityManager) {
    await lockTable(manager);
    const [last] = await manager.find(CityImport, { order: { id: 'DESC' }, take: 1 });
    return last;
  }

  private async store(manager: EntityManager, table: CityTable, hash: string): Promise<number> {
    if (table.cities.length === 0)
      throw new TableError(`No city in the table is valid: ${getFirstReason(table.refused)}`);
    const current = await readTable(manager);
    const proposal: Proposal = {
      origin: 'shipped',
      name: 'The product’s own table',
      reason: null,
      hash,
      cities: table.cities.map((row) => ({ slug: row.slug, cells: toCells(row), whole: true })),
      sources: [],
      refused: table.refused,
      shouldSkip: await findProtectedCells(manager, ['file', 'provider', 'editor']),
    };
    const { changes, difference } = compareProposal(current, proposal);
    // Write unchanged rows too: the rules that derive data from them may have changed.
    const rows = [...applyChanges(current.cities, changes)].map(([slug, cells]) => toRow(slug, cells));
    await storeRows(manager, { cities: rows, sources: table.sources });
    await storeDerived(manager);
    const batch = { ...proposal, state: 'applied', tableVersion: current.version, difference } as const;
    // The first import stores no changes, because there is nothing to roll it back to.
    const isFirst = current.cities.size === 0;
    if (changes.length > 0) await storeBatch(manager, batch, isFirst ? [] : changes, null);
    return difference.passedOver;
  }
}

const getFirstReason = (refused: readonly RefusedRow[]) =>
  refused[0] ? `line ${refused[0].line}, ${refused[0].reasons[0]}` : 'it is empty';

/**
 * Describes the result of an import, one line each: how many rows were imported, and each refused row with its
 * reasons.
 */
export const describeImport = ({ unchanged, accepted, refused, passedOver }: ImportReport): string[] => [
  unchanged
    ? `Nothing has changed. The table has ${formatCount(accepted, 'city', 'cities')}.`
    : `${formatCount(accepted, 'city', 'cities')} imported, ${refused.length} refused.`,
  ...(passedOver > 0
    ? [`Kept as set in the product: ${passedOver} ${passedOver === 1 ? 'figure' : 'figures'}.`]
    : []),
  ...refused.map(
    ({ line, slug, reasons }) => `Refused line ${line}${slug ? ` (${slug})` : ''}: ${reasons.join('; ')}.`,
  ),
];

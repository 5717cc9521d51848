import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../platform/database/ids.js';
import type { Refusal } from './entities/refusal.js';
import { parseTable, readTableFiles, type CityTable } from './import/city-table.js';
import { storeRows } from './import/store-rows.js';
import { storeScores } from './import/store-scores.js';
import { storedCities } from './import/stored-cities.js';
import { TableError } from './import/table-error.js';
import { storeSearchProfiles } from './import/store-search-profiles.js';
import { storeSearchEntries } from './import/store-search-entries.js';
import { monthOf } from './snapshots/month-of.js';
import { storePast } from './snapshots/store-past.js';
import { storeInputs, storeSnapshots } from './snapshots/store-snapshots.js';

/** What an import derives from the rows (columns, weather words, neighbours); raise it when that changes. */
const RULES_VERSION = 3;

export interface ImportReport {
  /** Nothing had changed since the last import, and nothing was written. */
  unchanged: boolean;
  accepted: number;
  refused: Refusal[];
}

/** Brings a table of cities in: validated row by row, stored as a whole or not at all, and scored anew. */
@Injectable()
export class CitiesImport {
  constructor(private readonly database: DataSource) {}

  /** Imports the table `file`, with its sources.json beside it. Throws when not one row of it is good. */
  async run(file: string): Promise<ImportReport> {
    const files = await readTableFiles(file);
    const fingerprint = createHash('sha256')
      .update([files.hash, FORMULA_VERSION, RULES_VERSION].join(' '))
      .digest('hex');
    return this.database.transaction(async (manager) => {
      const last = await this.lockAndFindLast(manager);
      if (last?.fingerprint === fingerprint)
        return { unchanged: true, accepted: last.accepted, refused: last.refused };
      const table = parseTable(files);
      await this.store(manager, table, fingerprint);
      return { unchanged: false, accepted: table.cities.length, refused: table.refused };
    });
  }

  /** One import at a time; a second one waits and then sees that nothing is left to do. */
  private async lockAndFindLast(manager: EntityManager) {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('city import'))`);
    const rows: { fingerprint: string; accepted: number; refused: Refusal[] }[] = await manager.query(
      `SELECT fingerprint, accepted, refused FROM city_imports ORDER BY id DESC LIMIT 1`,
    );
    return rows[0];
  }

  private async store(manager: EntityManager, table: CityTable, fingerprint: string): Promise<void> {
    if (table.cities.length === 0)
      throw new TableError(`No city of the table is good: ${firstReason(table.refused)}`);
    await storeRows(manager, table);
    const cities = await storedCities(manager);
    await storeScores(manager, cities);
    await storeInputs(manager, cities);
    await storeSnapshots(manager, monthOf(new Date()));
    await storePast(manager);
    await storeSearchEntries(manager);
    await storeSearchProfiles(manager);
    await manager.query(
      `INSERT INTO city_imports (id, fingerprint, accepted, refused, imported_at) VALUES ($1, $2, $3, $4, now())`,
      [newId(), fingerprint, table.cities.length, JSON.stringify(table.refused)],
    );
  }
}

const firstReason = (refused: readonly Refusal[]) =>
  refused[0] ? `line ${refused[0].line}, ${refused[0].reasons[0]}` : 'it is empty';

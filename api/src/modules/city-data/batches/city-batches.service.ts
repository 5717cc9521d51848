import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import {
  tableChangedSincePlan,
  nothingToChange,
  wrongBatchState,
  batchNotFound,
  figuresChangedSince,
  figuresRetired,
} from '../city-data.errors.js';
import { CITIES } from '../../cities/index.js';
import { CityBatchRow } from '../entities/city-batch.entity.js';
import { storeDerived } from '../table/store-derived.js';
import { readSourceIds, storeChanges } from '../table/store-rows.js';
import {
  setBatchState,
  readChanges,
  storeBatch,
  type Actor,
  type NewBatch,
  dropOldPlans,
  dropUnusedSources,
  clearImportFingerprint,
} from './batch-store.js';
import {
  findClashes,
  findRetiredFigures,
  findStrandedCells,
  reverseChanges,
  type Change,
} from '../table/changes.js';
import { describeClash, nameFigures } from './batch.mapper.js';
import { compareProposal, type Proposal } from './proposal.js';
import { lockTable, readTable, type CurrentTable } from '../table/current-table.js';

/** Plans, applies and rolls back changes of the city table. Planning does not touch the table. */
@Injectable()
export class CityBatchesService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly versions: DataVersions,
  ) {}

  /** Computes what a proposal would change and stores that as a batch for a month. Returns its number. */
  plan(proposal: Proposal, actor: Actor): Promise<number> {
    return this.runLocked(async (manager, table) => {
      const { changes, difference } = compareProposal(table, proposal);
      return this.store(manager, table, { ...proposal, state: 'planned', difference }, changes, actor);
    });
  }

  /** Plans and applies in one transaction. `check` may throw to refuse the current table. */
  planAndApply(proposal: Proposal, actor: Actor, check: (table: CurrentTable) => void): Promise<number> {
    return this.runLocked(async (manager, table) => {
      check(table);
      const { changes, difference } = compareProposal(table, proposal);
      if (changes.length === 0) throw nothingToChange();
      const batch = { ...proposal, state: 'planned', difference } as const;
      const id = await this.store(manager, table, batch, changes, actor);
      await this.applyChanges(manager, await this.getBatch(manager, id), table, changes, actor);
      return id;
    });
  }

  /** Applies the planned changes. Throws 409 if the table has changed since. */
  apply(id: number, actor: Actor): Promise<void> {
    return this.runLocked(async (manager, table) => {
      const batch = await this.getBatch(manager, id);
      if (batch.state !== 'planned') throw wrongBatchState(batch, 'planned');
      const changes = await readChanges(manager, id);
      if (changes.length === 0) throw nothingToChange();
      if (batch.tableVersion !== table.version) throw tableChangedSincePlan(id);
      await this.applyChanges(manager, batch, table, changes, actor);
    });
  }

  /**
   * Restores the previous cells. Throws 409 if one of them changed again since, if part of a city would be left
   * over, or if the table cannot store one of them any more.
   */
  rollBack(id: number, actor: Actor): Promise<void> {
    return this.runLocked(async (manager, table) => {
      const batch = await this.getBatch(manager, id);
      if (batch.state !== 'applied') throw wrongBatchState(batch, 'applied');
      const rollbackChanges = reverseChanges(await readChanges(manager, id));
      if (rollbackChanges.length === 0) throw nothingToChange();
      const conflicts = [
        ...findClashes(table.cities, rollbackChanges),
        ...findStrandedCells(table.cities, rollbackChanges),
      ];
      if (conflicts.length > 0) throw figuresChangedSince(id, await describeClash(manager, id, conflicts));
      const retired = findRetiredFigures(rollbackChanges);
      if (retired.length > 0) throw figuresRetired(id, nameFigures(retired));
      await storeChanges(manager, table.cities, rollbackChanges, []);
      await dropUnusedSources(manager, batch.sources);
      await storeDerived(manager);
      await setBatchState(manager, id, 'rolled_back', actor);
      if (batch.origin !== 'shipped') await clearImportFingerprint(manager);
      await this.recordAudit(manager, batch, 'cities.batch_rolled_back', actor);
    });
  }

  /** Deletes a plan that was never applied. */
  discard(id: number, actor: Actor): Promise<void> {
    return this.runLocked(async (manager) => {
      const batch = await this.getBatch(manager, id);
      if (batch.state !== 'planned') throw wrongBatchState(batch, 'planned');
      await manager.delete(CityBatchRow, { id });
      await this.recordAudit(manager, batch, 'cities.batch_discarded', actor);
    });
  }

  private async store(
    manager: EntityManager,
    table: CurrentTable,
    batch: Omit<NewBatch, 'tableVersion'>,
    changes: readonly Change[],
    actor: Actor,
  ): Promise<number> {
    const { origin, name, reason, hash, state, refused, difference } = batch;
    await dropOldPlans(manager);
    const storedSources = await readSourceIds(manager);
    const sources = batch.sources.filter(({ id }) => !storedSources.has(id));
    const fields = { origin, name, reason, hash, state, refused, difference, sources };
    return storeBatch(manager, { ...fields, tableVersion: table.version }, changes, actor);
  }

  private async applyChanges(
    manager: EntityManager,
    batch: CityBatchRow,
    table: CurrentTable,
    changes: readonly Change[],
    actor: Actor,
  ): Promise<void> {
    await storeChanges(manager, table.cities, changes, batch.sources);
    await storeDerived(manager);
    await setBatchState(manager, batch.id, 'applied', actor);
    await this.recordAudit(manager, batch, 'cities.batch_applied', actor);
  }

  private async getBatch(manager: EntityManager, id: number): Promise<CityBatchRow> {
    const batch = await manager.findOneBy(CityBatchRow, { id });
    if (!batch) throw batchNotFound(id);
    return batch;
  }

  private recordAudit(
    manager: EntityManager,
    batch: CityBatchRow,
    action: string,
    actor: Actor,
  ): Promise<void> {
    const { id, origin, name, reason, difference } = batch;
    const { cities, figures } = difference;
    return this.audit.record(
      {
        actorId: actor?.id ?? null,
        action,
        target: { type: 'city-batch', id: String(id) },
        newValue: { origin, name, cities: cities.added + cities.changed, figures: sumCounts(figures) },
        reason,
      },
      manager,
    );
  }

  /** Runs `work` in one transaction that holds the table lock. Reads after it see what it wrote. */
  private async runLocked<T>(work: (manager: EntityManager, table: CurrentTable) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(async (manager) => {
        await lockTable(manager);
        return work(manager, await readTable(manager));
      });
    } finally {
      this.versions.invalidate(CITIES);
    }
  }
}

const sumCounts = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

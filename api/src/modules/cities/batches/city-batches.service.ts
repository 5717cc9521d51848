import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { batchChanged, batchEmpty, batchIsNot, batchNotFound, figuresMoved } from '../cities.errors.js';
import { CITIES } from '../cities.topic.js';
import { CityBatchRow } from '../entities/city-batch.entity.js';
import { storeDerived } from '../import/store-derived.js';
import { knownSources } from '../import/store-rows.js';
import { moveBatch, readChanges, storeBatch, type Actor, type NewBatch } from './batch-store.js';
import { clashes, reversed, stranded, type Change } from './changes.js';
import { clashWords } from './clash-messages.js';
import { dropOldPlans, dropUnusedSources, forgetFingerprint } from './cleanup.js';
import { weigh, type Proposal } from './proposal.js';
import { lockTable, readTable, type StandingTable } from './current-table.js';
import { storeChanges } from './store-changes.js';

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
    return this.alone(async (manager, table) => {
      const { changes, difference } = weigh(table, proposal);
      return this.keep(manager, table, { ...proposal, state: 'planned', difference }, changes, actor);
    });
  }

  /** Plans and applies in one transaction. `check` may throw to refuse the current table. */
  planAndApply(proposal: Proposal, actor: Actor, check: (table: StandingTable) => void): Promise<number> {
    return this.alone(async (manager, table) => {
      check(table);
      const { changes, difference } = weigh(table, proposal);
      if (changes.length === 0) throw batchEmpty();
      const batch = { ...proposal, state: 'planned', difference } as const;
      const id = await this.keep(manager, table, batch, changes, actor);
      await this.write(manager, await this.get(manager, id), table, changes, actor);
      return id;
    });
  }

  /** Applies the planned changes. Throws 409 if the table has changed since. */
  apply(id: number, actor: Actor): Promise<void> {
    return this.alone(async (manager, table) => {
      const batch = await this.get(manager, id);
      if (batch.state !== 'planned') throw batchIsNot(batch, 'planned');
      const changes = await readChanges(manager, id);
      if (changes.length === 0) throw batchEmpty();
      if (batch.tableVersion !== table.version) throw batchChanged(id);
      await this.write(manager, batch, table, changes, actor);
    });
  }

  /**
   * Restores the previous cells. Throws 409 if one of them changed again since, or if part of a city would be left
   * over.
   */
  rollBack(id: number, actor: Actor): Promise<void> {
    return this.alone(async (manager, table) => {
      const batch = await this.get(manager, id);
      if (batch.state !== 'applied') throw batchIsNot(batch, 'applied');
      const back = reversed(await readChanges(manager, id));
      if (back.length === 0) throw batchEmpty();
      const moved = [...clashes(table.cities, back), ...stranded(table.cities, back)];
      if (moved.length > 0) throw figuresMoved(id, await clashWords(manager, id, moved));
      await storeChanges(manager, table.cities, back, []);
      await dropUnusedSources(manager, batch.sources);
      await storeDerived(manager);
      await moveBatch(manager, id, 'rolled_back', actor);
      if (batch.origin !== 'shipped') await forgetFingerprint(manager);
      await this.tell(manager, batch, 'cities.batch_rolled_back', actor);
    });
  }

  /** Deletes a plan that was never applied. */
  discard(id: number, actor: Actor): Promise<void> {
    return this.alone(async (manager) => {
      const batch = await this.get(manager, id);
      if (batch.state !== 'planned') throw batchIsNot(batch, 'planned');
      await manager.delete(CityBatchRow, { id });
      await this.tell(manager, batch, 'cities.batch_discarded', actor);
    });
  }

  private async keep(
    manager: EntityManager,
    table: StandingTable,
    batch: Omit<NewBatch, 'tableVersion'>,
    changes: readonly Change[],
    actor: Actor,
  ): Promise<number> {
    const { origin, name, reason, hash, state, refused, difference } = batch;
    await dropOldPlans(manager);
    const known = await knownSources(manager);
    const sources = batch.sources.filter(({ id }) => !known.has(id));
    const kept = { origin, name, reason, hash, state, refused, difference, sources };
    return storeBatch(manager, { ...kept, tableVersion: table.version }, changes, actor);
  }

  private async write(
    manager: EntityManager,
    batch: CityBatchRow,
    table: StandingTable,
    changes: readonly Change[],
    actor: Actor,
  ): Promise<void> {
    await storeChanges(manager, table.cities, changes, batch.sources);
    await storeDerived(manager);
    await moveBatch(manager, batch.id, 'applied', actor);
    await this.tell(manager, batch, 'cities.batch_applied', actor);
  }

  private async get(manager: EntityManager, id: number): Promise<CityBatchRow> {
    const batch = await manager.findOneBy(CityBatchRow, { id });
    if (!batch) throw batchNotFound(id);
    return batch;
  }

  private tell(manager: EntityManager, batch: CityBatchRow, action: string, actor: Actor): Promise<void> {
    const { id, origin, name, reason, difference } = batch;
    const { cities, figures } = difference;
    return this.audit.record(
      {
        actorId: actor?.id ?? null,
        action,
        target: { type: 'city-batch', id: String(id) },
        newValue: { origin, name, cities: cities.added + cities.changed, figures: sumOf(figures) },
        reason,
      },
      manager,
    );
  }

  /** Runs `work` in one transaction that holds the table lock. Reads after it see what it wrote. */
  private async alone<T>(work: (manager: EntityManager, table: StandingTable) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(async (manager) => {
        await lockTable(manager);
        return work(manager, await readTable(manager));
      });
    } finally {
      this.versions.changed(CITIES);
    }
  }
}

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

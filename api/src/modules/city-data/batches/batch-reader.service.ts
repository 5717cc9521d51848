import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchOrigin, BatchState, CityBatch, CityBatchDetail, OpenPage } from '@wanderwork/contracts';
import { In, LessThan, Repository } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { batchNotFound } from '../city-data.errors.js';
import { CityBatchChange, CityBatchAction, CityBatchRow } from '../entities/city-batch.entity.js';
import { City } from '../../cities/index.js';
import { toBatch, toChange } from './batch.mapper.js';

const PAGE_SIZE = 20;
const MAX_CHANGES = 200;
const MAX_REFUSED = 100;

/** Reads batches and what each of them changed. */
@Injectable()
export class BatchReaderService {
  constructor(
    @InjectRepository(CityBatchRow) private readonly batches: Repository<CityBatchRow>,
    @InjectRepository(CityBatchChange) private readonly changes: Repository<CityBatchChange>,
    @InjectRepository(CityBatchAction) private readonly actions: Repository<CityBatchAction>,
    @InjectRepository(City) private readonly cities: Repository<City>,
  ) {}

  /** Newest first. `after` is the number of the last batch of the previous page. */
  async list(after?: number): Promise<OpenPage<CityBatch>> {
    const rows = await this.batches.find({
      where: after === undefined ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: PAGE_SIZE + 1,
    });
    const pageRows = rows.slice(0, PAGE_SIZE);
    const actions = await this.findActions(pageRows.map(({ id }) => id));
    const items = pageRows.map((row) =>
      toBatch(
        row,
        actions.filter(({ batchId }) => batchId === row.id),
      ),
    );
    return { items, nextKey: rows.length > PAGE_SIZE ? String(pageRows.at(-1)!.id) : null };
  }

  async get(id: number): Promise<CityBatchDetail> {
    const row = await this.batches.findOneBy({ id });
    if (!row) throw batchNotFound(id);
    const [changes, changeCount] = await this.changes.findAndCount({
      where: { batchId: id },
      order: { citySlug: 'ASC', cell: 'ASC' },
      take: MAX_CHANGES,
    });
    const names = await this.findNames(changes.map(({ citySlug }) => citySlug));
    return {
      ...toBatch(row, await this.findActions([id])),
      refusedRows: row.refused.slice(0, MAX_REFUSED),
      changes: changes.map((change) => toChange(change, names.get(change.citySlug) ?? null)),
      changeCount,
    };
  }

  /** The newest batch of an origin, by batch name. */
  async findLast(origin: BatchOrigin): Promise<Map<string, { batch: number; state: BatchState }>> {
    const rows = await readRows<{ name: string; batch: number; state: BatchState }>(
      this.batches.manager,
      sql`SELECT DISTINCT ON (name) name, id AS batch, state FROM city_batches WHERE origin = ${origin}
        ORDER BY name, id DESC`,
    );
    return new Map(rows.map(({ name, ...last }) => [name, last]));
  }

  private findActions(ids: readonly number[]): Promise<CityBatchAction[]> {
    return this.actions.find({ where: { batchId: In(ids) }, order: { id: 'ASC' } });
  }

  private async findNames(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.cities.find({ select: { slug: true, name: true }, where: { slug: In(slugs) } });
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  }
}

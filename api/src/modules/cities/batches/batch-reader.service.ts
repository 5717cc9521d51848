import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BatchOrigin, BatchState, CityBatch, CityBatchDetail, OpenPage } from '@wanderwork/contracts';
import { In, LessThan, Repository } from 'typeorm';
import { batchNotFound } from '../cities.errors.js';
import { CityBatchChange } from '../entities/city-batch-change.entity.js';
import { CityBatchDeed } from '../entities/city-batch-action.entity.js';
import { CityBatchRow } from '../entities/city-batch.entity.js';
import { City } from '../entities/city.entity.js';
import { toBatch, toChange } from './batch.mapper.js';

const PAGE = 20;
const CHANGES_SHOWN = 200;
const REFUSED_SHOWN = 100;

/** Reads batches and what each of them changed. */
@Injectable()
export class BatchReaderService {
  constructor(
    @InjectRepository(CityBatchRow) private readonly batches: Repository<CityBatchRow>,
    @InjectRepository(CityBatchChange) private readonly changes: Repository<CityBatchChange>,
    @InjectRepository(CityBatchDeed) private readonly deeds: Repository<CityBatchDeed>,
    @InjectRepository(City) private readonly cities: Repository<City>,
  ) {}

  /** Newest first. `after` is the number of the last batch of the previous page. */
  async list(after?: number): Promise<OpenPage<CityBatch>> {
    const rows = await this.batches.find({
      where: after === undefined ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    const deeds = await this.deedsOf(shown.map(({ id }) => id));
    const items = shown.map((row) =>
      toBatch(
        row,
        deeds.filter(({ batchId }) => batchId === row.id),
      ),
    );
    return { items, nextKey: rows.length > PAGE ? String(shown.at(-1)!.id) : null };
  }

  async get(id: number): Promise<CityBatchDetail> {
    const row = await this.batches.findOneBy({ id });
    if (!row) throw batchNotFound(id);
    const [changes, changeCount] = await this.changes.findAndCount({
      where: { batchId: id },
      order: { citySlug: 'ASC', cell: 'ASC' },
      take: CHANGES_SHOWN,
    });
    const names = await this.namesOf(changes.map(({ citySlug }) => citySlug));
    return {
      ...toBatch(row, await this.deedsOf([id])),
      refusedRows: row.refused.slice(0, REFUSED_SHOWN),
      changes: changes.map((change) => toChange(change, names.get(change.citySlug) ?? null)),
      changeCount,
    };
  }

  /** The newest batch of an origin, by batch name. */
  async findLast(origin: BatchOrigin): Promise<Map<string, { batch: number; state: BatchState }>> {
    const rows: { name: string; batch: number; state: BatchState }[] = await this.batches.query(
      `SELECT DISTINCT ON (name) name, id AS batch, state FROM city_batches WHERE origin = $1 ORDER BY name, id DESC`,
      [origin],
    );
    return new Map(rows.map(({ name, ...last }) => [name, last]));
  }

  private deedsOf(ids: readonly number[]): Promise<CityBatchDeed[]> {
    return this.deeds.find({ where: { batchId: In(ids) }, order: { id: 'ASC' } });
  }

  private async namesOf(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.cities.find({ select: { slug: true, name: true }, where: { slug: In(slugs) } });
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  }
}

import { Injectable } from '@nestjs/common';
import type { CityBatchDetail, SessionUser } from '@wanderwork/contracts';
import { batchNotFound, tableRefused } from '../city-data.errors.js';
import { TableError } from '../files/table-error.js';
import { BatchReaderService } from './batch-reader.service.js';
import { CityBatchesService } from './city-batches.service.js';
import { FilePlansService } from './file-plans.service.js';

const NUMBER = /^[1-9]\d{0,8}$/;

/** Throws 404 for an id that is not a number. */
const parseId = (id: string): number => {
  if (!NUMBER.test(id)) throw batchNotFound(id);
  return Number(id);
};

const refuseTable = (error: unknown): never => {
  throw error instanceof TableError ? tableRefused(error.message) : error;
};

/** Batch actions for admins. Each one returns the batch in its new state. */
@Injectable()
export class BatchAdminService {
  constructor(
    private readonly filePlans: FilePlansService,
    private readonly batches: CityBatchesService,
    private readonly reader: BatchReaderService,
  ) {}

  list(after?: number) {
    return this.reader.list(after);
  }

  get(id: string): Promise<CityBatchDetail> {
    return this.reader.get(parseId(id));
  }

  async plan(name: string, body: unknown, user: SessionUser): Promise<CityBatchDetail> {
    if (!Buffer.isBuffer(body))
      throw tableRefused('Send a file of figures: CSV, or JSON with one city per line.');
    return this.reader.get(await this.filePlans.plan({ name, bytes: body }, user).catch(refuseTable));
  }

  async apply(id: string, user: SessionUser): Promise<CityBatchDetail> {
    await this.batches.apply(parseId(id), user);
    return this.get(id);
  }

  async rollBack(id: string, user: SessionUser): Promise<CityBatchDetail> {
    await this.batches.rollBack(parseId(id), user);
    return this.get(id);
  }

  discard(id: string, user: SessionUser): Promise<void> {
    return this.batches.discard(parseId(id), user);
  }
}

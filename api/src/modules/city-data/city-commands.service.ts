import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { TABLE_MAX_BYTES, type Source } from '@wanderwork/contracts';
import type { ProviderName } from '../../platform/config/index.js';
import { parseSources } from './files/city-table.js';
import { TableError } from './files/table-error.js';
import { BatchReaderService } from './batches/batch-reader.service.js';
import { describeBatch, describeBatchDetail } from './batches/batch-messages.js';
import { CityBatchesService } from './batches/city-batches.service.js';
import { FilePlansService } from './batches/file-plans.service.js';
import { ProviderPlansService } from './providers/provider-plans.service.js';

const createReadError = (file: string, error: unknown) =>
  new TableError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`, {
    cause: error,
  });

const readBytes = async (file: string): Promise<Buffer> => {
  try {
    if ((await stat(file)).size > TABLE_MAX_BYTES)
      throw new TableError(`${file} is too large. The limit is ${TABLE_MAX_BYTES / 1024 / 1024} MB.`);
    return await readFile(file);
  } catch (error) {
    throw error instanceof TableError ? error : createReadError(file, error);
  }
};

/** Reads the sources.json next to a file; empty if there is none. */
const readSourcesNextTo = async (file: string): Promise<Source[]> => {
  const sourcesFile = path.join(path.dirname(file), 'sources.json');
  try {
    return parseSources(await readFile(sourcesFile, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Batch actions for the command line. Each one returns the lines to print. */
@Injectable()
export class CityCommandsService {
  constructor(
    private readonly filePlans: FilePlansService,
    private readonly plans: ProviderPlansService,
    private readonly batches: CityBatchesService,
    private readonly reader: BatchReaderService,
  ) {}

  async plan(file: string): Promise<string[]> {
    return this.describePlan(await this.planFile(file));
  }

  async planFrom(provider: ProviderName): Promise<string[]> {
    return this.describePlan(await this.plans.plan(provider, null));
  }

  async apply(id: number): Promise<string[]> {
    await this.batches.apply(id, null);
    return this.describe(id);
  }

  async rollBack(id: number): Promise<string[]> {
    await this.batches.rollBack(id, null);
    return [describeBatch(await this.reader.get(id))];
  }

  async list(): Promise<string[]> {
    const { items } = await this.reader.list();
    return items.length === 0 ? ['There are no batches.'] : items.map(describeBatch);
  }

  /** Plans and applies at once. */
  async import(file: string): Promise<string[]> {
    return this.apply(await this.planFile(file));
  }

  private async planFile(file: string): Promise<number> {
    const [bytes, sources] = [await readBytes(file), await readSourcesNextTo(file)];
    return this.filePlans.plan({ name: path.basename(file), bytes, sources }, null);
  }

  private async describe(id: number): Promise<string[]> {
    return describeBatchDetail(await this.reader.get(id));
  }

  private async describePlan(id: number): Promise<string[]> {
    const batch = await this.reader.get(id);
    const next = batch.changeCount > 0 ? `Apply it with: cities apply ${id}` : 'There is nothing to apply.';
    return [...describeBatchDetail(batch), next];
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BatchDifference, CityBatchDetail, EditableCity } from '@wanderwork/contracts';
import type { CityEditRequest, FigureEdit } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import type { Actor } from '../batches/batch-store.js';
import { BatchReaderService } from '../batches/batch-reader.service.js';
import { getPlace, type Cells } from '../table/cells.js';
import { CityBatchesService } from '../batches/city-batches.service.js';
import { compareProposal, type Proposal } from '../batches/proposal.js';
import { readTable, type CurrentTable } from '../table/current-table.js';
import { cityNotFound } from '../../cities/index.js';
import { readSourceIds } from '../table/store-rows.js';
import { findSettings, toEditable } from './editable-city.js';
import { readEdits, refuseConflicts } from './read-edits.js';

const getCells = ({ cities }: CurrentTable, slug: string): Cells => {
  const cells = cities.get(slug);
  if (!cells) throw cityNotFound();
  return cells;
};

/** Edits the figures of one city by hand. Each save is a batch of its own, with a reason. */
@Injectable()
export class CityEditorService {
  constructor(
    private readonly database: DataSource,
    private readonly batches: CityBatchesService,
    private readonly reader: BatchReaderService,
  ) {}

  async get(slug: string): Promise<EditableCity> {
    const { manager } = this.database;
    const cells = getCells(await readTable(manager), slug);
    return toEditable(slug, cells, await findSettings(manager, slug));
  }

  /** Computes what a save would do to this city's score and to the scores of others. */
  async preview(slug: string, edits: readonly FigureEdit[]): Promise<BatchDifference> {
    const { table, proposal } = await this.createProposal(slug, { changes: [...edits], reason: '' });
    return compareProposal(table, proposal).difference;
  }

  async save(slug: string, request: CityEditRequest, actor: Actor): Promise<CityBatchDetail> {
    const { proposal } = await this.createProposal(slug, request);
    const [city] = proposal.cities;
    const id = await this.batches.planAndApply(proposal, actor, (table) =>
      refuseConflicts(request.changes, getCells(table, slug), city!.cells),
    );
    return this.reader.get(id);
  }

  private async createProposal(
    slug: string,
    { changes, reason }: CityEditRequest,
  ): Promise<{ table: CurrentTable; proposal: Proposal }> {
    const { manager } = this.database;
    const [table, sources] = [await readTable(manager), await readSourceIds(manager)];
    const currentCells = getCells(table, slug);
    const cells = readEdits(changes, currentCells, sources);
    const hash = createHash('sha256')
      .update(JSON.stringify([...cells]))
      .digest('hex');
    const cities = [{ slug, cells, whole: false }];
    const { name } = getPlace(currentCells);
    const proposal = { origin: 'editor', name, reason, hash, cities, sources: [], refused: [] } as const;
    return { table, proposal };
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BatchDifference, CityBatchDetail, EditableCity } from '@wanderwork/contracts';
import type { CityEditRequest, FigureEdit } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import type { Actor } from '../batches/batch-store.js';
import { BatchReaderService } from '../batches/batch-reader.service.js';
import { placeOf, type Cells } from '../batches/cells.js';
import { CityBatchesService } from '../batches/city-batches.service.js';
import { weigh, type Proposal } from '../batches/proposal.js';
import { readTable, type StandingTable } from '../batches/current-table.js';
import { cityNotFound } from '../cities.errors.js';
import { knownSources } from '../import/store-rows.js';
import { findSettings, toEditable } from './editable-city.js';
import { readEdits } from './read-edits.js';
import { refuseUnseen } from './edit-conflicts.js';

const cellsOf = ({ cities }: StandingTable, slug: string): Cells => {
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
    const cells = cellsOf(await readTable(manager), slug);
    return toEditable(slug, cells, await findSettings(manager, slug));
  }

  /** Computes what a save would do to this city's score and to the scores of others. */
  async preview(slug: string, edits: readonly FigureEdit[]): Promise<BatchDifference> {
    const { table, proposal } = await this.proposalOf(slug, { changes: [...edits], reason: '' });
    return weigh(table, proposal).difference;
  }

  async save(slug: string, request: CityEditRequest, actor: Actor): Promise<CityBatchDetail> {
    const { proposal } = await this.proposalOf(slug, request);
    const [city] = proposal.cities;
    const id = await this.batches.planAndApply(proposal, actor, (table) =>
      refuseUnseen(request.changes, cellsOf(table, slug), city!.cells),
    );
    return this.reader.get(id);
  }

  private async proposalOf(
    slug: string,
    { changes, reason }: CityEditRequest,
  ): Promise<{ table: StandingTable; proposal: Proposal }> {
    const { manager } = this.database;
    const [table, sources] = [await readTable(manager), await knownSources(manager)];
    const standing = cellsOf(table, slug);
    const cells = readEdits(changes, standing, sources);
    const hash = createHash('sha256')
      .update(JSON.stringify([...cells]))
      .digest('hex');
    const cities = [{ slug, cells, whole: false }];
    const { name } = placeOf(standing);
    const proposal = { origin: 'editor', name, reason, hash, cities, sources: [], refused: [] } as const;
    return { table, proposal };
  }
}

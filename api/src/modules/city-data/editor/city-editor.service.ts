import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  BatchDifference,
  CityBatchDetail,
  EditableCity,
  Source,
  TableFigure,
} from '@wanderwork/contracts';
import type { CityEditRequest, FigureEdit } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import type { Actor } from '../batches/batch-store.js';
import { BatchReaderService } from '../batches/batch-reader.service.js';
import { getPlace, type Cells } from '../table/cells.js';
import { CityBatchesService } from '../batches/city-batches.service.js';
import { compareProposal, type Proposal } from '../batches/proposal.js';
import { readTable, type CurrentTable } from '../table/current-table.js';
import { cityNotFound } from '../../cities/index.js';
import { readRows, sql } from '../../../platform/database/sql.js';
import { nothingToChange } from '../city-data.errors.js';
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

  /**
   * Plans an edit as a batch, which changes nothing until it is applied. `newSources` are added with it. Throws 409 if
   * nothing would change.
   */
  async plan(
    slug: string,
    request: CityEditRequest,
    newSources: readonly Source[],
    actor: Actor,
  ): Promise<CityBatchDetail> {
    const { table, proposal } = await this.createProposal(slug, request, newSources);
    if (compareProposal(table, proposal).changes.length === 0) throw nothingToChange();
    return this.reader.get(await this.batches.plan(proposal, actor));
  }

  /** The printed figures of these cells, in their order; null where there is none. */
  async findFigures(cells: readonly { city: string; figure: string }[]): Promise<(TableFigure | null)[]> {
    const rows = await readRows<TableFigure & { city: string; key: string }>(
      this.database,
      sql`SELECT city_slug AS city, key, value, source_id AS source, year, grade, note, basis
        FROM unnest(${cells.map(({ city }) => city)}::text[], ${cells.map(({ figure }) => figure)}::text[])
          AS cell (city, figure) JOIN city_figures ON city_slug = cell.city AND key = figure AND NOT score_only`,
    );
    const byCell = new Map(rows.map(({ city, key, ...figure }) => [`${city} ${key}`, figure]));
    return cells.map(({ city, figure }) => byCell.get(`${city} ${figure}`) ?? null);
  }

  private async createProposal(
    slug: string,
    { changes, reason }: CityEditRequest,
    newSources: readonly Source[] = [],
  ): Promise<{ table: CurrentTable; proposal: Proposal }> {
    const { manager } = this.database;
    const [table, storedSources] = [await readTable(manager), await readSourceIds(manager)];
    const currentCells = getCells(table, slug);
    const sources = new Set([...storedSources, ...newSources.map(({ id }) => id)]);
    const cells = readEdits(changes, currentCells, sources);
    const hash = createHash('sha256')
      .update(JSON.stringify([...cells]))
      .digest('hex');
    const cities = [{ slug, cells, whole: false }];
    const { name } = getPlace(currentCells);
    const proposal = {
      origin: 'editor',
      name,
      reason,
      hash,
      cities,
      sources: newSources,
      refused: [],
    } as const;
    return { table, proposal };
  }
}

import type { Grade, RefusedRow, TableFigure } from '@wanderwork/contracts';
import type { Change } from '../table/changes.js';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config, type ProviderName } from '../../../platform/config/index.js';
import { type Actor, findProtectedCells } from '../batches/batch-store.js';
import { toFigureCell, getPlace, type Cell } from '../table/cells.js';
import { CityBatchesService } from '../batches/city-batches.service.js';
import { readTable } from '../table/current-table.js';
import { findFigure } from '../../cities/index.js';
import { RowValidator } from '../files/row-validator.js';
import { validateFigure } from '../files/validate-figure.js';
import { PACE, createGetJson, type Pace } from './get-json.js';
import { openMeteo } from './open-meteo.js';
import { ProviderError, type ProviderCity, type FetchedFigure, type Provider } from './provider.js';
import { worldBank } from './world-bank.js';

/** Grades from the most to the least reliable. */
const gradesByTrust: readonly Grade[] = ['given', 'measured', 'country', 'estimate'];

const rankGrade = ({ grade }: TableFigure): number =>
  grade === null ? gradesByTrust.length : gradesByTrust.indexOf(grade);

/** The last year in a period: 2023 in "2017–2023". */
const getLastYear = ({ year }: TableFigure): number =>
  Math.max(0, ...(year?.match(/\d{4}/g) ?? []).map(Number));

/**
 * Tells whether a provider's figure is better than the current one: no less reliable, no older, and the current one
 * was not left out on purpose.
 */
export const isBetterFigure = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean => {
  if (before === null || after === null) return true;
  const [current, fetched] = [before as TableFigure, after as TableFigure];
  if (current.value === null) return false;
  return rankGrade(fetched) <= rankGrade(current) && getLastYear(fetched) >= getLastYear(current);
};

/** All providers, whether this installation turns them on or not. */
export const providers: readonly Provider[] = [worldBank, openMeteo];

/** Validates fetched figures against the catalogue. Invalid ones are refused, each with its reasons. */
const validateFigures = (fetched: readonly FetchedFigure[], sources: ReadonlySet<string>) => {
  const cities = new Map<string, Map<string, Cell>>();
  const refused: RefusedRow[] = [];
  fetched.forEach(({ city, cell, figure }, at) => {
    const check = new RowValidator();
    const { value, source, year, grade, note } = figure;
    const input = { value, source, year, grade, ...(note !== null && { note }) };
    const good = validateFigure(check, cell, findFigure(cell)!, sources, input);
    if (check.reasons.length > 0) refused.push({ line: at + 1, slug: city, reasons: check.reasons });
    else cities.set(city, (cities.get(city) ?? new Map<string, Cell>()).set(cell, toFigureCell(good)));
  });
  return {
    cities: [...cities].map(([slug, cells]) => ({ slug, cells, whole: false })),
    refused,
  };
};

/** Fetches a provider's figures and plans what they would change. Never changes the table. */
@Injectable()
export class ProviderPlansService {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly batches: CityBatchesService,
  ) {}

  /** Returns the batch number. Throws a `ProviderError` if the provider is off or its answer is not reliable. */
  async plan(name: ProviderName, actor: Actor, pace: Pace = PACE): Promise<number> {
    const provider = providers.find((one) => one.name === name)!;
    const base = this.config.providerUrls[name];
    if (base === undefined)
      throw new ProviderError(`The provider ${name} is off: DATA_PROVIDERS does not name it.`);
    const fetched = await this.fetchFigures(provider, base, pace);
    if (fetched.length === 0) throw new ProviderError(`${provider.title} has no figure for any city.`);
    const isProtected = await findProtectedCells(this.database.manager, ['editor']);
    return this.batches.plan(
      {
        origin: 'provider',
        name: provider.title,
        reason: null,
        hash: createHash('sha256').update(JSON.stringify(fetched)).digest('hex'),
        sources: [provider.source],
        ...validateFigures(fetched, new Set([provider.source.id])),
        shouldSkip: (change) => isProtected(change) || !isBetterFigure(change),
      },
      actor,
    );
  }

  private async fetchFigures(provider: Provider, base: string, pace: Pace): Promise<FetchedFigure[]> {
    const { cities } = await readTable(this.database.manager);
    const cityList: ProviderCity[] = [...cities].map(([slug, cells]) => ({
      slug,
      cells,
      ...getPlace(cells),
    }));
    const figures: FetchedFigure[] = [];
    for await (const part of provider.fetchFigures(base, cityList, createGetJson(pace)))
      figures.push(...part);
    return figures;
  }
}

import type { Grade, RefusedRow, TableFigure } from '@wanderwork/contracts';
import type { Change, ProposedCity } from '../table/changes.js';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config, type ProviderName } from '../../../platform/config/index.js';
import { type Actor, findProtectedCells } from '../batches/batch-store.js';
import { getFigureKey, getPlace, toFigureCell, type Cell, type Cities } from '../table/cells.js';
import { CityBatchesService } from '../batches/city-batches.service.js';
import { readTable } from '../table/current-table.js';
import { findFigure } from '../../cities/index.js';
import { RowValidator } from '../files/row-validator.js';
import { validateFigure } from '../files/validate-figure.js';
import { mLab } from './m-lab.js';
import { openMeteo } from './open-meteo.js';
import { PACE, createProviderHttp, type Pace } from './provider-http.js';
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
export const providers: readonly Provider[] = [worldBank, openMeteo, mLab];

/** Validates fetched figures against the catalogue. Invalid ones are refused, each with its reasons. */
const validateFigures = (fetched: readonly FetchedFigure[], sources: ReadonlySet<string>) => {
  const cities = new Map<string, Map<string, Cell>>();
  const refused: RefusedRow[] = [];
  fetched.forEach(({ city, cell, figure }, at) => {
    const check = new RowValidator();
    const { value, source, year, grade, note } = figure;
    const input = { value, source, year, grade, ...(note !== null && { note }) };
    const good = validateFigure(check, cell, findFigure(getFigureKey(cell))!, sources, input);
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
    return this.planFrom(provider, base, actor, pace);
  }

  /** Like `plan`, from any provider at any address. */
  async planFrom(provider: Provider, base: string, actor: Actor, pace: Pace): Promise<number> {
    const { cities } = await readTable(this.database.manager);
    const fetched = await fetchFigures(provider, base, cities, pace);
    if (fetched.length === 0) throw new ProviderError(`${provider.title} has no figure for any city.`);
    const isProtected = await findProtectedCells(this.database.manager, ['editor']);
    const isSkipped = (change: Change) => isProtected(change) || !isBetterFigure(change);
    const proposal = validateFigures(fetched, new Set([provider.source.id]));
    const findOrigin = createOriginFinder(provider, cities, proposal.cities);
    return this.batches.plan(
      {
        origin: 'provider',
        name: provider.title,
        reason: null,
        hash: createHash('sha256').update(JSON.stringify(fetched)).digest('hex'),
        sources: [provider.source],
        ...proposal,
        shouldSkip: (change) => {
          const origin = findOrigin(change);
          return isSkipped(change) || (origin !== null && (origin.after === null || isSkipped(origin)));
        },
      },
      actor,
    );
  }
}

/** Finds the change of the cell that a changed cell is computed from; null if it stands for itself. */
const createOriginFinder = (
  { computedFrom = {} }: Provider,
  cities: Cities,
  proposed: readonly ProposedCity[],
) => {
  const proposedCells = new Map(proposed.map(({ slug, cells }) => [slug, cells]));
  return ({ city, cell }: Change): Change | null => {
    const origin = computedFrom[cell];
    return origin === undefined
      ? null
      : {
          city,
          cell: origin,
          before: cities.get(city)?.get(origin) ?? null,
          after: proposedCells.get(city)?.get(origin) ?? null,
        };
  };
};

const fetchFigures = async (
  provider: Provider,
  base: string,
  cities: Cities,
  pace: Pace,
): Promise<FetchedFigure[]> => {
  const cityList: ProviderCity[] = [...cities].map(([slug, cells]) => ({ slug, cells, ...getPlace(cells) }));
  const figures: FetchedFigure[] = [];
  for await (const part of provider.fetchFigures(base, cityList, createProviderHttp(pace)))
    figures.push(...part);
  return figures;
};

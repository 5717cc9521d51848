import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { IrexHistory, IrexMonth } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { Not, Repository, type FindOperator } from 'typeorm';
import { cityNotFound, SLUG } from '../../cities/index.js';
import { IrexSnapshot } from '../entities/irex-snapshot.entity.js';
import { findDimensionChanges } from './dimension-changes.js';

const MAX_MONTHS = 24;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** A new formula that also replaces its figures has inputs with other fields. */
const isComparable = (one: IrexSnapshot, other: IrexSnapshot): boolean =>
  String(Object.keys(one.inputs.inputs).sort()) === String(Object.keys(other.inputs.inputs).sort());

/** `published` are the snapshots of older formulas, newest first: what readers saw before the formula changed. */
const findFormulaChange = (
  now: IrexSnapshot,
  before: IrexSnapshot | undefined,
  published: readonly IrexSnapshot[],
): IrexMonth['formulaChange'] => {
  if (before && isComparable(now, before)) return undefined;
  const last = published.find((snapshot) => snapshot.month <= now.month && !isComparable(now, snapshot));
  return last && { from: last.formulaVersion, published: roundToTenth(last.published) };
};

const toMonth = (
  now: IrexSnapshot,
  before: IrexSnapshot | undefined,
  published: readonly IrexSnapshot[],
): IrexMonth => {
  const formulaChange = findFormulaChange(now, before, published);
  const compared = formulaChange ? undefined : before;
  return {
    month: now.month,
    published: roundToTenth(now.published),
    confidence: now.confidence,
    points: compared ? roundToTenth(now.published - compared.published) : null,
    changed: compared ? findDimensionChanges(compared.dimensions, now.dimensions) : [],
    ...(formulaChange && { formulaChange }),
  };
};

/** The history of a city's score, month by month. */
@Injectable()
export class CityHistoryService {
  constructor(@InjectRepository(IrexSnapshot) private readonly snapshots: Repository<IrexSnapshot>) {}

  async get(slug: string): Promise<IrexHistory> {
    if (!SLUG.test(slug)) throw cityNotFound();
    const rows = await this.findNewest(slug, FORMULA_VERSION);
    if (rows.length === 0) throw cityNotFound();
    const published = await this.findNewest(slug, Not(FORMULA_VERSION));
    const months = rows.slice(0, MAX_MONTHS).map((row, at) => toMonth(row, rows[at + 1], published));
    return { slug, formulaVersion: FORMULA_VERSION, months };
  }

  /** Includes one month more than the history shows: the oldest shown one is compared with it. */
  private findNewest(citySlug: string, formulaVersion: string | FindOperator<string>) {
    return this.snapshots.find({
      where: { citySlug, formulaVersion },
      relations: { inputs: true },
      order: { month: 'DESC', formulaVersion: 'DESC' },
      take: MAX_MONTHS + 1,
    });
  }
}

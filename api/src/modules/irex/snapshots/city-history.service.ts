import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { IrexHistory, IrexMonth } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { Repository } from 'typeorm';
import { cityNotFound, SLUG } from '../../cities/index.js';
import { IrexSnapshot } from '../entities/irex-snapshot.entity.js';
import { findDimensionChanges } from './dimension-changes.js';

const MAX_MONTHS = 24;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const toMonth = (now: IrexSnapshot, before: IrexSnapshot | undefined): IrexMonth => ({
  month: now.month,
  published: roundToTenth(now.published),
  confidence: now.confidence,
  points: before ? roundToTenth(now.published - before.published) : null,
  changed: before ? findDimensionChanges(before.dimensions, now.dimensions) : [],
});

/** The history of a city's score, month by month. */
@Injectable()
export class CityHistoryService {
  constructor(@InjectRepository(IrexSnapshot) private readonly snapshots: Repository<IrexSnapshot>) {}

  async get(slug: string): Promise<IrexHistory> {
    if (!SLUG.test(slug)) throw cityNotFound();
    const rows = await this.snapshots.find({
      where: { citySlug: slug, formulaVersion: FORMULA_VERSION },
      order: { month: 'DESC' },
      take: MAX_MONTHS + 1,
    });
    if (rows.length === 0) throw cityNotFound();
    const months = rows.slice(0, MAX_MONTHS).map((row, at) => toMonth(row, rows[at + 1]));
    return { slug, formulaVersion: FORMULA_VERSION, months };
  }
}

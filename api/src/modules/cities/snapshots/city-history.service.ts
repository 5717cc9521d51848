import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { IrexHistory, IrexMonth } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { Repository } from 'typeorm';
import { cityNotFound } from '../cities.errors.js';
import { IrexSnapshot } from '../entities/irex-snapshot.entity.js';
import { SLUG } from '../import/validate-city.js';
import { dimensionChanges } from './dimension-changes.js';

const MONTHS = 24;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const toMonth = (now: IrexSnapshot, before: IrexSnapshot | undefined): IrexMonth => ({
  month: now.month,
  published: tenth(now.published),
  confidence: now.confidence,
  points: before ? tenth(now.published - before.published) : null,
  changed: before ? dimensionChanges(before.dimensions, now.dimensions) : [],
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
      take: MONTHS + 1,
    });
    if (rows.length === 0) throw cityNotFound();
    const months = rows.slice(0, MONTHS).map((row, at) => toMonth(row, rows[at + 1]));
    return { slug, formulaVersion: FORMULA_VERSION, months };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CityDetail } from '@wanderwork/contracts';
import { DataSource, Repository } from 'typeorm';
import { readRows, sql } from '../../platform/database/sql.js';
import { cityNotFound } from './cities.errors.js';
import { toDetail } from './cities.mapper.js';
import { CityFigure } from './entities/city-figure.entity.js';
import { IrexScore } from './entities/irex-score.entity.js';
import { summaryColumns, type SummaryRow } from './summary-columns.js';

/** The slug of a city, no longer than a request may contain. */
export const SLUG = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** The limit of the sitemap protocol for one file. */
const SITEMAP_MAX = 50_000;

/** Cities for readers. Each answer needs the same few statements, however large the table is. */
@Injectable()
export class CitiesService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(IrexScore) private readonly scores: Repository<IrexScore>,
    @InjectRepository(CityFigure) private readonly figures: Repository<CityFigure>,
  ) {}

  async get(slug: string): Promise<CityDetail> {
    const city = await this.find(slug);
    if (!city) throw cityNotFound();
    return city;
  }

  async find(slug: string): Promise<CityDetail | null> {
    if (!SLUG.test(slug)) return null;
    const [rows, score, figures] = await Promise.all([
      this.findSummaries([slug]),
      this.scores.findOneBy({ citySlug: slug }),
      this.figures.find({ where: { citySlug: slug, scoreOnly: false }, relations: { source: true } }),
    ]);
    const [row] = rows;
    if (!row || !score) return null;
    return toDetail(row, score, figures, await this.findSummaries(score.similar));
  }

  /** The rows of these cities, in the given order. Unknown slugs are left out. */
  findSummaries(slugs: readonly string[]): Promise<SummaryRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${summaryColumns} FROM unnest(${slugs}::text[]) WITH ORDINALITY AS asked (slug, place)
        JOIN cities ON cities.slug = asked.slug WHERE irex IS NOT NULL ORDER BY place`,
    );
  }

  /** The slugs of all cities that have a page, for the sitemap (at most `SITEMAP_MAX`). */
  async slugs(): Promise<string[]> {
    const rows = await readRows<{ slug: string }>(
      this.database,
      sql`SELECT slug FROM cities WHERE irex IS NOT NULL ORDER BY slug LIMIT ${SITEMAP_MAX}`,
    );
    return rows.map(({ slug }) => slug);
  }
}

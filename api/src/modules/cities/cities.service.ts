import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CityDetail } from '@wanderwork/contracts';
import { DataSource, In, Repository } from 'typeorm';
import { readRows, sql } from '../../platform/database/sql.js';
import { CityScaleService } from './city-scale.service.js';
import { FigureDistributionsService, getStanding } from './standings/figure-distributions.service.js';
import { cityNotFound } from './cities.errors.js';
import { toDetail, toFiguredCity, type FiguredCity } from './cities.mapper.js';
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
    private readonly scale: CityScaleService,
    private readonly distributions: FigureDistributionsService,
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
    const safety = figures.find(({ key }) => key === 'safety_index')?.value;
    const [similar, saferThan] = await Promise.all([
      this.findSummaries(score.similar),
      typeof safety === 'number' ? this.getSaferThan(row, safety) : null,
    ]);
    return toDetail(row, score, figures, similar, saferThan);
  }

  /** The % of the other cities with a lower safety index; null in a table too large to keep in memory. */
  private async getSaferThan({ region }: SummaryRow, safety: number): Promise<number | null> {
    const { drawn } = await this.scale.current();
    if (drawn > 0) return null;
    const distribution = (await this.distributions.get(['safety_index'])).get('figure safety_index');
    const standing = distribution && getStanding(distribution, region, safety);
    if (!standing || standing.world.known < 2) return null;
    return Math.round((100 * standing.world.below) / (standing.world.known - 1));
  }

  /** The rows of these cities, in the given order. Unknown slugs are left out. */
  findSummaries(slugs: readonly string[]): Promise<SummaryRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${summaryColumns} FROM unnest(${slugs}::text[]) WITH ORDINALITY AS asked (slug, place)
        JOIN cities ON cities.slug = asked.slug WHERE irex IS NOT NULL ORDER BY place`,
    );
  }

  /** Cities with their figures and sources, in the given order. Unknown slugs are left out. */
  async findFigured(slugs: readonly string[]): Promise<FiguredCity[]> {
    const [rows, figures] = await Promise.all([
      this.findSummaries(slugs),
      this.figures.find({
        where: { citySlug: In([...slugs]), scoreOnly: false },
        relations: { source: true },
      }),
    ]);
    return rows.map((row) =>
      toFiguredCity(
        row,
        figures.filter(({ citySlug }) => citySlug === row.slug),
      ),
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

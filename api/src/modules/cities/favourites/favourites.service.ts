import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FAVOURITES_MAX, type Favourites } from '@wanderwork/contracts';
import { Repository, type EntityManager } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { CitiesService, SLUG } from '../cities.service.js';
import { cityNotFound, tooManyFavourites } from '../cities.errors.js';
import { FavouriteCity } from '../entities/favourite.entity.js';

/** The cities that a member has saved. */
@Injectable()
export class FavouritesService implements OnModuleInit {
  constructor(
    @InjectRepository(FavouriteCity) private readonly rows: Repository<FavouriteCity>,
    private readonly cities: CitiesService,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'favouriteCities',
      export: ({ id }) =>
        this.rows.find({
          select: { citySlug: true, savedAt: true },
          where: { userId: id },
          order: { savedAt: 'ASC' },
        }),
      erase: async ({ id }, manager) => void (await manager.delete(FavouriteCity, { userId: id })),
    });
  }

  async list(userId: string): Promise<Favourites> {
    const rows = await this.rows.find({
      select: { citySlug: true },
      where: { userId },
      order: { savedAt: 'DESC', citySlug: 'ASC' },
    });
    return { slugs: rows.map(({ citySlug }) => citySlug) };
  }

  async save(userId: string, slug: string): Promise<Favourites> {
    const [city] = SLUG.test(slug) ? await this.cities.findSummaries([slug]) : [];
    if (!city) throw cityNotFound();
    const savedSlugs = await this.addAll(userId, [slug]);
    if (!savedSlugs.includes(slug)) throw tooManyFavourites();
    return this.list(userId);
  }

  /** Adds the cities that a browser has saved. Skips cities that no longer exist, and those beyond the limit. */
  async merge(userId: string, slugs: readonly string[]): Promise<Favourites> {
    const rows = await this.cities.findSummaries(slugs);
    await this.addAll(
      userId,
      rows.map(({ slug }) => slug),
    );
    return this.list(userId);
  }

  async clear(userId: string, slug: string): Promise<void> {
    if (!SLUG.test(slug)) return;
    await this.runExclusively(userId, (manager) => manager.delete(FavouriteCity, { userId, citySlug: slug }));
  }

  /** Saves `slugs` and returns those of them that are saved now. */
  private addAll(userId: string, slugs: readonly string[]): Promise<string[]> {
    return this.runExclusively(userId, async (manager) => {
      await this.insert(manager, userId, slugs);
      const savedSlugs = await readRows<{ slug: string }>(
        manager,
        sql`SELECT city_slug AS slug FROM favourite_cities
          WHERE user_id = ${userId} AND city_slug = ANY (${slugs}::text[])`,
      );
      return savedSlugs.map(({ slug }) => slug);
    });
  }

  /**
   * Runs one change at a time per member. Otherwise two tabs together could exceed the limit, or a city removed in
   * one tab could look to the other as if there had been no room for it.
   */
  private runExclusively<Result>(
    userId: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.rows.manager.transaction(async (manager) => {
      await execute(
        manager,
        sql`SELECT pg_advisory_xact_lock(hashtextextended('favourites ' || ${userId}::text, 0))`,
      );
      return work(manager);
    });
  }

  /** The first of `slugs` comes first in the list, so it gets the newest date. */
  private async insert(manager: EntityManager, userId: string, slugs: readonly string[]): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO favourite_cities (user_id, city_slug, saved_at)
       SELECT ${userId}::uuid, slug, clock_timestamp() - at * interval '1 millisecond'
       FROM unnest(${slugs}::text[]) WITH ORDINALITY AS asked (slug, at)
       WHERE slug NOT IN (SELECT city_slug FROM favourite_cities WHERE user_id = ${userId})
       ORDER BY at
       LIMIT greatest(${FAVOURITES_MAX} - (SELECT count(*) FROM favourite_cities WHERE user_id = ${userId}), 0)
       ON CONFLICT DO NOTHING`,
    );
  }
}

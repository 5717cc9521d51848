import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BOOKMARKS_MAX, type Bookmarks, type Bookmark } from '@wanderwork/contracts';
import type { BookmarkRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

type Row = Omit<Bookmark, 'at'> & { at: Date };

const listBookmarksSql = (userId: string) => sql`
  SELECT slug, title, saved, progress, sections, figures, changed_at AS at FROM post_shelf JOIN posts ON posts.id = post_id
  WHERE user_id = ${userId} AND published_at <= now() ORDER BY changed_at DESC, slug`;

const skew = sql`make_interval(secs => ${CLOCK_SKEW_SECONDS})`;

/**
 * The latest change wins across devices; times in the future are capped at now, and a stored one gives way to what is
 * changed now. A post listed twice is stored once.
 */
const mergeBookmarksSql = (userId: string, changes: readonly BookmarkRequest[]) => sql`
  INSERT INTO post_shelf (user_id, post_id, saved, progress, sections, figures, changed_at)
  SELECT DISTINCT ON (posts.id) ${userId}::uuid, posts.id, said.saved, said.progress, said.sections, said.figures,
    least(said.at, now())
  FROM jsonb_to_recordset(${JSON.stringify(changes.map(toRow))}::jsonb)
      AS said (slug text, saved boolean, progress real, sections jsonb, figures jsonb, at timestamptz)
    JOIN posts ON posts.slug = said.slug AND posts.published_at <= now()
  ORDER BY posts.id, said.at DESC
  ON CONFLICT (user_id, post_id) DO UPDATE SET saved = excluded.saved, progress = excluded.progress,
    sections = excluded.sections, figures = excluded.figures, changed_at = excluded.changed_at
  WHERE post_shelf.changed_at < excluded.changed_at
    OR (post_shelf.changed_at > now() + ${skew} AND excluded.changed_at > now() - ${skew})`;

const pruneBookmarksSql = (userId: string) => sql`
  DELETE FROM post_shelf WHERE user_id = ${userId} AND post_id IN (
    SELECT post_id FROM post_shelf WHERE user_id = ${userId}
    ORDER BY saved DESC, changed_at DESC, post_id OFFSET ${BOOKMARKS_MAX})`;

/** Rounds to thousandths: PostgreSQL's `real` rejects values that are nearly zero. */
const roundProgress = (progress: number): number => Math.round(progress * 1000) / 1000;

/** Maps one entry of the request to the fields that are stored. */
const toRow = ({ slug, saved, progress, sections, figures = [], at }: BookmarkRequest) => ({
  slug,
  saved,
  progress: progress === null ? null : roundProgress(progress),
  sections: sections.map(({ id, mark }) => ({ id, mark })),
  figures: figures.map(({ id, words }) => ({ id, words })),
  at,
});

/** Members' bookmarks and reading progress. */
@Injectable()
export class BookmarksService implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'articles',
      export: async ({ id }) => (await this.list(id)).entries,
      erase: async ({ id }, manager) =>
        void (await execute(manager, sql`DELETE FROM post_shelf WHERE user_id = ${id}`)),
    });
  }

  async list(userId: string): Promise<Bookmarks> {
    const rows = await readRows<Row>(this.database, listBookmarksSql(userId));
    return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  }

  async merge(userId: string, changes: readonly BookmarkRequest[]): Promise<Bookmarks> {
    await this.database.transaction((manager) => this.writeChanges(manager, userId, changes));
    return this.list(userId);
  }

  private async writeChanges(manager: EntityManager, userId: string, changes: readonly BookmarkRequest[]) {
    await execute(manager, mergeBookmarksSql(userId, changes));
    await execute(manager, pruneBookmarksSql(userId));
  }
}

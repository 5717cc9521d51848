import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PostEditorQuery } from '@wanderwork/contracts/requests';
import { READER_DAYS, type EditablePostSummary, type OpenPage, type StalePost } from '@wanderwork/contracts';
import { escapeLike } from '../../../platform/database/like.js';
import { empty, join, sql, type Sql, readRows } from '../../../platform/database/sql.js';
import { type Place, PageKeys } from '../../../platform/lists/page-keys.js';
import { PostFindingsService } from '../check/post-findings.service.js';
import { isChangedSql, stateConditionsSql, stateSql } from './post-row.js';

const LIST_PAGE_SIZE = 50;

const readersSql = sql`
  (SELECT jsonb_build_object('opens', coalesce(sum(opens), 0), 'completions', coalesce(sum(completions), 0),
      'saves', coalesce(sum(saves), 0))
    FROM post_reader_days AS days
    WHERE days.post_id = posts.id AND day > (now() AT TIME ZONE 'UTC')::date - ${READER_DAYS}::integer)`;

const selectColumns = (editedAt: Sql) => sql`
  posts.id, coalesce(draft.words->>'title', posts.title) AS title, coalesce(draft.words->>'slug', posts.slug) AS slug,
  ${stateSql} AS state, coalesce(draft.words->>'category', posts.category) AS category, draft.saved_by_name AS "editedBy",
  ${editedAt} AS "editedAt", ${editedAt}::text AS place, nullif(posts.published_at, 'infinity') AS "publishedAt",
  posts.checked_at AS "checkedAt", ${isChangedSql} AS changed,
  ${readersSql} AS readers`;

/** Posts with drafts sort by the last save, other posts by the last update. */
const sources = [
  {
    from: sql`post_drafts AS draft JOIN posts ON posts.id = draft.post_id WHERE true`,
    editedAt: sql`draft.saved_at`,
    id: sql`draft.post_id`,
  },
  {
    from: sql`posts LEFT JOIN post_drafts AS draft ON false
      WHERE NOT EXISTS (SELECT FROM post_drafts WHERE post_id = posts.id)`,
    editedAt: sql`posts.updated_at`,
    id: sql`posts.id`,
  },
];

const conditionsSql = ({ q, state }: PostEditorQuery, ids: readonly string[] | null): Sql[] => {
  const like = `%${escapeLike(q ?? '')}%`;
  return [
    ...(state ? [sql`AND ${stateConditionsSql[state]}`] : []),
    ...(ids ? [sql`AND posts.id = ANY (${ids}::uuid[])`] : []),
    ...(q
      ? [
          sql`AND (coalesce(draft.words->>'title', posts.title) ILIKE ${like}
            OR coalesce(draft.words->>'slug', posts.slug) ILIKE ${like})`,
        ]
      : []),
  ];
};

/** One page of the editor's list, last edited first. An extra row shows that there is a next page. */
const listPostsSql = (query: PostEditorQuery, place: Place | null, ids: readonly string[] | null): Sql => {
  const queries = sources.map(({ from, editedAt, id }) => {
    const after = place
      ? sql`AND (${editedAt}, ${id}) < (${place.value}::timestamptz, ${place.id}::uuid)`
      : empty;
    return sql`(SELECT ${selectColumns(editedAt)} FROM ${join([from, ...conditionsSql(query, ids), after], ' ')}
      ORDER BY ${editedAt} DESC, ${id} DESC LIMIT ${LIST_PAGE_SIZE + 1})`;
  });
  return sql`${join(queries, ' UNION ALL ')} ORDER BY "editedAt" DESC, id DESC LIMIT ${LIST_PAGE_SIZE + 1}`;
};

type Row = Omit<EditablePostSummary, 'editedAt' | 'publishedAt' | 'checkedAt'> & {
  editedAt: Date;
  publishedAt: Date | null;
  checkedAt: Date | null;
  place: string;
};

const toSummary = ({ place: _place, ...row }: Row): EditablePostSummary => ({
  ...row,
  editedAt: row.editedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  checkedAt: row.checkedAt?.toISOString() ?? null,
});

/** Post lists for editors. */
@Injectable()
export class PostAdminService {
  constructor(
    private readonly database: DataSource,
    private readonly pageKeys: PageKeys,
    private readonly findings: PostFindingsService,
  ) {}

  async list(query: PostEditorQuery): Promise<OpenPage<EditablePostSummary>> {
    const list = JSON.stringify(['editor', query.q, query.state]);
    const place = query.after === undefined ? null : this.pageKeys.read(list, query.after);
    const rows = await readRows<Row>(this.database, listPostsSql(query, place, null));
    const shown = rows.slice(0, LIST_PAGE_SIZE);
    const last = rows.length > LIST_PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: shown.map(toSummary),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
    };
  }

  /** One page of posts that contradict the city data or were not checked for a year. */
  async listStale(): Promise<StalePost[]> {
    const posts = await this.findings.list(LIST_PAGE_SIZE, new Date());
    const ids = posts.map(({ id }) => id);
    const rows = await readRows<Row>(this.database, listPostsSql({}, null, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return posts.flatMap(({ id, findings }) => {
      const row = byId.get(id);
      return row ? [{ ...toSummary(row), findings }] : [];
    });
  }
}

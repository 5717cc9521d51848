import { Injectable } from '@nestjs/common';
import type { EditablePostSummary, OpenPage, StalePost } from '@wanderwork/contracts';
import type { PostEditorQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { PostFindingsService } from '../check/post-findings.service.js';
import { LIST_PAGE_SIZE, buildListSql } from './post-list.js';

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
    const { sql, parameters } = buildListSql(query, place, null);
    const rows: Row[] = await this.database.query(sql, parameters);
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
    const { sql, parameters } = buildListSql(
      {},
      null,
      posts.map(({ id }) => id),
    );
    const rows: Row[] = await this.database.query(sql, parameters);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return posts.flatMap(({ id, findings }) => {
      const row = byId.get(id);
      return row ? [{ ...toSummary(row), findings }] : [];
    });
  }
}

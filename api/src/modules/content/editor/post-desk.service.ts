import { Injectable } from '@nestjs/common';
import type { EditablePostSummary, OpenPage, StalePost } from '@wanderwork/contracts';
import type { PostEditorQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { KeptFindings } from '../check/kept-findings.service.js';
import { LIST_PAGE, listSql } from './post-list.js';

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

/** All posts as editors see them. */
@Injectable()
export class PostDesk {
  constructor(
    private readonly database: DataSource,
    private readonly pageKeys: PageKeys,
    private readonly findings: KeptFindings,
  ) {}

  async list(query: PostEditorQuery): Promise<OpenPage<EditablePostSummary>> {
    const list = JSON.stringify(['editor', query.q, query.state]);
    const place = query.after === undefined ? null : this.pageKeys.read(list, query.after);
    const { sql, parameters } = listSql(query, place, null);
    const rows: Row[] = await this.database.query(sql, parameters);
    const shown = rows.slice(0, LIST_PAGE);
    const last = rows.length > LIST_PAGE ? shown.at(-1) : undefined;
    return {
      items: shown.map(toSummary),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
    };
  }

  /** Posts that say something else than the table, or that nobody checked for a year: as many as one page takes. */
  async stale(): Promise<StalePost[]> {
    const found = await this.findings.first(LIST_PAGE, new Date());
    const { sql, parameters } = listSql(
      {},
      null,
      found.map(({ id }) => id),
    );
    const rows: Row[] = await this.database.query(sql, parameters);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return found.flatMap(({ id, findings }) => {
      const row = byId.get(id);
      return row ? [{ ...toSummary(row), findings }] : [];
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { AdminQuestBalance, AdminQuestFlag, OpenPage } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../platform/database/sql.js';
import { UserDirectoryService } from '../auth/index.js';

const PAGE_SIZE = 50;
/** Balance figures cover the most recently finished runs. */
const RECENT_RUNS = 10_000;
const MAX_CITIES = 10;

const recentRunsSql = sql`
  SELECT mode, difficulty, score, result FROM quest_runs WHERE finished_at IS NOT NULL AND result IS NOT NULL
  ORDER BY finished_at DESC LIMIT ${RECENT_RUNS}`;

const balanceByModeSql = sql`
  SELECT mode, difficulty, count(*)::integer AS finished,
    (count(*) FILTER (WHERE (result->>'won')::boolean))::integer AS wins,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY score) AS "medianScore"
  FROM (${recentRunsSql}) AS runs GROUP BY mode, difficulty ORDER BY finished DESC, mode, difficulty`;

const cityShareSql = sql`
  SELECT city, (count(*)::float / sum(count(*)) OVER ()) AS share
  FROM (${recentRunsSql}) AS runs, jsonb_array_elements_text(result->'cities') AS city
  GROUP BY city ORDER BY share DESC, city LIMIT ${MAX_CITIES}`;

const listFlagsSql = (after: string | undefined) => sql`
  SELECT flags.id, run_id AS "runId", user_id AS "userId", mode, difficulty, flag, detail, times,
    flagged_at AS "flaggedAt"
  FROM quest_flags AS flags JOIN quest_runs AS runs ON runs.id = run_id
  WHERE ${after ?? null}::uuid IS NULL OR flags.id < ${after ?? null}::uuid ORDER BY flags.id DESC LIMIT ${PAGE_SIZE + 1}`;

type BalanceRow = AdminQuestBalance['rows'][number];
type FlagRow = Omit<AdminQuestFlag, 'flaggedAt' | 'email'> & { flaggedAt: Date };

/** Game balance and flagged runs, for the admin area. */
@Injectable()
export class QuestAdminService {
  constructor(
    private readonly database: DataSource,
    private readonly directory: UserDirectoryService,
  ) {}

  async getBalance(): Promise<AdminQuestBalance> {
    const [rows, cities] = await Promise.all([
      readRows<BalanceRow>(this.database, balanceByModeSql),
      readRows<AdminQuestBalance['cities'][number]>(this.database, cityShareSql),
    ]);
    return { runs: rows.reduce((sum, { finished }) => sum + finished, 0), rows, cities };
  }

  /** Flags, newest first; `after` is the id of the last flag of the previous page. */
  async listFlags(after?: string): Promise<OpenPage<AdminQuestFlag>> {
    const rows = await readRows<FlagRow>(this.database, listFlagsSql(after));
    const shown = rows.slice(0, PAGE_SIZE);
    const emails = await this.directory.findEmails(shown.map(({ userId }) => userId));
    return {
      items: shown.map((row) => ({
        ...row,
        email: emails.get(row.userId) ?? null,
        flaggedAt: row.flaggedAt.toISOString(),
      })),
      nextKey: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}

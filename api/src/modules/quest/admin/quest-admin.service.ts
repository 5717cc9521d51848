import { Injectable } from '@nestjs/common';
import type { AdminQuestBalance, AdminQuestFlag, OpenPage } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { UserDirectory } from '../../auth/index.js';

const PAGE_SIZE = 50;
/** Figures of the game as it is played now. */
const NEWEST = 10_000;
const CITIES = 10;

const newest = `
  SELECT mode, difficulty, score, result FROM quest_runs WHERE finished_at IS NOT NULL AND result IS NOT NULL
  ORDER BY finished_at DESC LIMIT ${NEWEST}`;

const byKind = `
  SELECT mode, difficulty, count(*)::integer AS finished,
    (count(*) FILTER (WHERE (result->>'won')::boolean))::integer AS wins,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY score) AS "medianScore"
  FROM (${newest}) AS runs GROUP BY mode, difficulty ORDER BY finished DESC, mode, difficulty`;

const byCity = `
  SELECT city, (count(*)::float / sum(count(*)) OVER ()) AS share
  FROM (${newest}) AS runs, jsonb_array_elements_text(result->'cities') AS city
  GROUP BY city ORDER BY share DESC, city LIMIT ${CITIES}`;

const flags = `
  SELECT flags.id, run_id AS "runId", user_id AS "userId", mode, difficulty, flag, detail, times,
    flagged_at AS "flaggedAt"
  FROM quest_flags AS flags JOIN quest_runs AS runs ON runs.id = run_id
  WHERE $1::uuid IS NULL OR flags.id < $1 ORDER BY flags.id DESC LIMIT ${PAGE_SIZE + 1}`;

type Kind = AdminQuestBalance['rows'][number];
type FlagRow = Omit<AdminQuestFlag, 'flaggedAt' | 'email'> & { flaggedAt: Date };

/** How the game is played, and what was refused, for admins. */
@Injectable()
export class QuestAdmin {
  constructor(
    private readonly database: DataSource,
    private readonly directory: UserDirectory,
  ) {}

  async balance(): Promise<AdminQuestBalance> {
    const [rows, cities]: [Kind[], AdminQuestBalance['cities']] = await Promise.all([
      this.database.query(byKind),
      this.database.query(byCity),
    ]);
    return { runs: rows.reduce((sum, { finished }) => sum + finished, 0), rows, cities };
  }

  /** The newest first. */
  async flags(after?: string): Promise<OpenPage<AdminQuestFlag>> {
    const rows: FlagRow[] = await this.database.query(flags, [after ?? null]);
    const shown = rows.slice(0, PAGE_SIZE);
    const emails = await this.directory.emailsOf(shown.map(({ userId }) => userId));
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

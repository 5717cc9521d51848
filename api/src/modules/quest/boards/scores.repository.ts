import { Injectable } from '@nestjs/common';
import type { QuestCurvePart } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';

export interface ScoreRow {
  userId: string;
  score: number;
  reachedAt: Date;
}

/** A leaderboard has one row per player: their best run, or the earlier of two equal ones. */
const upsertBestScoreSql = (
  board: string,
  run: { id: string; userId: string },
  score: number,
  now: Date,
) => sql`
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at)
  VALUES (${board}, ${run.userId}, ${run.id}, ${score}, ${now})
  ON CONFLICT (board, user_id) DO UPDATE SET run_id = excluded.run_id, score = excluded.score,
    reached_at = excluded.reached_at
  WHERE quest_scores.score < excluded.score`;

/** After a run is deleted, its player's best remaining run takes its place. */
const restoreBestScoreSql = (board: string, userId: string) => sql`
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at)
  SELECT ${board}::text, user_id, id, score, finished_at FROM quest_runs
  WHERE user_id = ${userId} AND result->>'board' = ${board}::text
  ORDER BY score DESC, finished_at LIMIT 1
  ON CONFLICT (board, user_id) DO NOTHING`;

const selectScores = sql`SELECT user_id AS "userId", score, reached_at AS "reachedAt" FROM quest_scores`;
const rankKey = sql`(-score, reached_at, user_id)`;
const bestFirst = sql`ORDER BY -score, reached_at, user_id`;
const worstFirst = sql`ORDER BY -score DESC, reached_at DESC, user_id DESC`;

const toRankKey = ({ userId, score, reachedAt }: ScoreRow) => sql`(${-score}, ${reachedAt}, ${userId})`;

/** Ranks beyond this are not computed. */
export const MAX_RANK = 10_000;

/** Counts the players ahead: higher scores from the buckets (64 scores each, then single scores), ties row by row. */
const countAheadSql = (board: string, { score, reachedAt, userId }: ScoreRow) => sql`
  SELECT (
    (SELECT coalesce(sum(people), 0) FROM quest_score_counts
     WHERE board = ${board} AND shift = 6 AND bucket > ${score}::integer >> 6) +
    (SELECT coalesce(sum(people), 0) FROM quest_score_counts
     WHERE board = ${board} AND shift = 0 AND bucket > ${score}::integer
       AND bucket < ((${score}::integer >> 6) + 1) << 6) +
    (SELECT count(*) FROM (SELECT FROM quest_scores
     WHERE board = ${board} AND -score = -${score}::integer AND (reached_at, user_id) < (${reachedAt}, ${userId})
     LIMIT ${MAX_RANK}) AS alike)
  )::integer AS ahead`;

/** Scores in steps of 2 to the power of 6. */
const selectCurveSql = (board: string) => sql`
  SELECT bucket << 6 AS "from", people AS players FROM quest_score_counts
  WHERE board = ${board} AND shift = 6 AND people > 0 ORDER BY bucket`;

/** Leaderboard rows, ordered by score (highest first), then time reached, then user id. */
@Injectable()
export class ScoresRepository {
  constructor(private readonly database: DataSource) {}

  async upsertBest(
    board: string,
    run: { id: string; userId: string },
    score: number,
    now: Date,
    manager: EntityManager,
  ) {
    await execute(manager, upsertBestScoreSql(board, run, score, now));
  }

  async restoreBest(board: string, userId: string, manager: EntityManager): Promise<void> {
    await execute(manager, restoreBestScoreSql(board, userId));
  }

  find(board: string, userId: string): Promise<ScoreRow | null> {
    return readRow(this.database, sql`${selectScores} WHERE board = ${board} AND user_id = ${userId}`);
  }

  /** The row at a rank from 1. */
  findAtRank(board: string, rank: number): Promise<ScoreRow | null> {
    return readRow(
      this.database,
      sql`${selectScores} WHERE board = ${board} ${bestFirst} OFFSET ${rank - 1} LIMIT 1`,
    );
  }

  findFirst(board: string, limit: number): Promise<ScoreRow[]> {
    return readRows(this.database, sql`${selectScores} WHERE board = ${board} ${bestFirst} LIMIT ${limit}`);
  }

  findAfter(board: string, row: ScoreRow, limit: number): Promise<ScoreRow[]> {
    return readRows(
      this.database,
      sql`${selectScores} WHERE board = ${board} AND ${rankKey} > ${toRankKey(row)} ${bestFirst} LIMIT ${limit}`,
    );
  }

  async findBefore(board: string, row: ScoreRow, limit: number): Promise<ScoreRow[]> {
    const rows = await readRows<ScoreRow>(
      this.database,
      sql`${selectScores} WHERE board = ${board} AND ${rankKey} < ${toRankKey(row)} ${worstFirst} LIMIT ${limit}`,
    );
    return rows.reverse();
  }

  findCurve(board: string): Promise<QuestCurvePart[]> {
    return readRows(this.database, selectCurveSql(board));
  }

  /** The rank from 1; null beyond `MAX_RANK`. */
  async findRank(board: string, row: ScoreRow): Promise<number | null> {
    const count = await readRow<{ ahead: number }>(this.database, countAheadSql(board, row));
    return count && count.ahead < MAX_RANK ? count.ahead + 1 : null;
  }
}

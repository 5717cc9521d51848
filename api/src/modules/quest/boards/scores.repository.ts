import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface ScoreRow {
  userId: string;
  score: number;
  reachedAt: Date;
}

/** A leaderboard has one row per player: their best run, or the earlier of two equal ones. */
const upsertBestScoreSql = `
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (board, user_id) DO UPDATE SET run_id = excluded.run_id, score = excluded.score,
    reached_at = excluded.reached_at
  WHERE quest_scores.score < excluded.score`;

/** After a run is deleted, its player's best remaining run takes its place. */
const restoreBestScoreSql = `
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at)
  SELECT $1, user_id, id, score, finished_at FROM quest_runs WHERE user_id = $2 AND result->>'board' = $1
  ORDER BY score DESC, finished_at LIMIT 1
  ON CONFLICT (board, user_id) DO NOTHING`;

const columns = 'user_id AS "userId", score, reached_at AS "reachedAt"';
const RANK_KEY = '(-score, reached_at, user_id)';
const BEST_FIRST = 'ORDER BY -score, reached_at, user_id';
const WORST_FIRST = 'ORDER BY -score DESC, reached_at DESC, user_id DESC';

/** Ranks beyond this are not computed. */
export const MAX_RANK = 10_000;

/** Counts the players ahead: higher scores from the buckets (64 scores each, then single scores), ties row by row. */
const countAheadSql = `
  SELECT (
    (SELECT coalesce(sum(people), 0) FROM quest_score_counts WHERE board = $1 AND shift = 6 AND bucket > $2::integer >> 6) +
    (SELECT coalesce(sum(people), 0) FROM quest_score_counts
     WHERE board = $1 AND shift = 0 AND bucket > $2 AND bucket < (($2::integer >> 6) + 1) << 6) +
    (SELECT count(*) FROM (SELECT FROM quest_scores
     WHERE board = $1 AND -score = -$2::integer AND (reached_at, user_id) < ($3, $4) LIMIT ${MAX_RANK}) AS alike)
  )::integer AS ahead`;

const toRankKey = ({ userId, score, reachedAt }: ScoreRow) => [-score, reachedAt, userId];

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
    await manager.query(upsertBestScoreSql, [board, run.userId, run.id, score, now]);
  }

  async restoreBest(board: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.query(restoreBestScoreSql, [board, userId]);
  }

  async find(board: string, userId: string): Promise<ScoreRow | null> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 AND user_id = $2`;
    return ((await this.database.query(sql, [board, userId])) as ScoreRow[])[0] ?? null;
  }

  findFirst(board: string, limit: number): Promise<ScoreRow[]> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 ${BEST_FIRST} LIMIT $2`;
    return this.database.query(sql, [board, limit]);
  }

  findAfter(board: string, row: ScoreRow, limit: number): Promise<ScoreRow[]> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 AND ${RANK_KEY} > ($2, $3, $4) ${BEST_FIRST} LIMIT $5`;
    return this.database.query(sql, [board, ...toRankKey(row), limit]);
  }

  async findBefore(board: string, row: ScoreRow, limit: number): Promise<ScoreRow[]> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 AND ${RANK_KEY} < ($2, $3, $4) ${WORST_FIRST} LIMIT $5`;
    const rows: ScoreRow[] = await this.database.query(sql, [board, ...toRankKey(row), limit]);
    return rows.reverse();
  }

  /** The rank from 1; null beyond `MAX_RANK`. */
  async findRank(board: string, { userId, score, reachedAt }: ScoreRow): Promise<number | null> {
    const [row] = (await this.database.query(countAheadSql, [board, score, reachedAt, userId])) as [
      { ahead: number },
    ];
    return row.ahead < MAX_RANK ? row.ahead + 1 : null;
  }
}

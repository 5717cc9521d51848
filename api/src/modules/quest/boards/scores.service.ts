import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface ScoreRow {
  userId: string;
  score: number;
  reachedAt: Date;
}

/** A board has one row a person: their best run, and of two as good the earlier one. */
const stood = `
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (board, user_id) DO UPDATE SET run_id = excluded.run_id, score = excluded.score,
    reached_at = excluded.reached_at
  WHERE quest_scores.score < excluded.score`;

/** The best of what is left, where somebody's row went with its run. */
const restored = `
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at)
  SELECT $1, user_id, id, score, finished_at FROM quest_runs WHERE user_id = $2 AND result->>'board' = $1
  ORDER BY score DESC, finished_at LIMIT 1
  ON CONFLICT (board, user_id) DO NOTHING`;

const columns = 'user_id AS "userId", score, reached_at AS "reachedAt"';
const place = '(-score, reached_at, user_id)';
const inOrder = 'ORDER BY -score, reached_at, user_id';
const backwards = 'ORDER BY -score DESC, reached_at DESC, user_id DESC';

/** Beyond it nobody counts. */
export const RANKS_COUNTED = 10_000;

/** Those with more: by the counts, first of 64 scores each, then of each score; of those with as much, one by one. */
const ahead = `
  SELECT (
    (SELECT coalesce(sum(people), 0) FROM quest_score_counts WHERE board = $1 AND shift = 6 AND bucket > $2::integer >> 6) +
    (SELECT coalesce(sum(people), 0) FROM quest_score_counts
     WHERE board = $1 AND shift = 0 AND bucket > $2 AND bucket < (($2::integer >> 6) + 1) << 6) +
    (SELECT count(*) FROM (SELECT FROM quest_scores
     WHERE board = $1 AND -score = -$2::integer AND (reached_at, user_id) < ($3, $4) LIMIT ${RANKS_COUNTED}) AS alike)
  )::integer AS ahead`;

const placeOf = ({ userId, score, reachedAt }: ScoreRow) => [-score, reachedAt, userId];

/** Rows of the boards, by their place: the higher score first, then the earlier, then the id. */
@Injectable()
export class Scores {
  constructor(private readonly database: DataSource) {}

  async add(
    board: string,
    run: { id: string; userId: string },
    score: number,
    now: Date,
    manager: EntityManager,
  ) {
    await manager.query(stood, [board, run.userId, run.id, score, now]);
  }

  async restore(board: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.query(restored, [board, userId]);
  }

  async find(board: string, userId: string): Promise<ScoreRow | null> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 AND user_id = $2`;
    return ((await this.database.query(sql, [board, userId])) as ScoreRow[])[0] ?? null;
  }

  first(board: string, limit: number): Promise<ScoreRow[]> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 ${inOrder} LIMIT $2`;
    return this.database.query(sql, [board, limit]);
  }

  after(board: string, row: ScoreRow, limit: number): Promise<ScoreRow[]> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 AND ${place} > ($2, $3, $4) ${inOrder} LIMIT $5`;
    return this.database.query(sql, [board, ...placeOf(row), limit]);
  }

  async before(board: string, row: ScoreRow, limit: number): Promise<ScoreRow[]> {
    const sql = `SELECT ${columns} FROM quest_scores WHERE board = $1 AND ${place} < ($2, $3, $4) ${backwards} LIMIT $5`;
    const rows: ScoreRow[] = await this.database.query(sql, [board, ...placeOf(row), limit]);
    return rows.reverse();
  }

  /** 1 for the first; null beyond those that are counted. */
  async rank(board: string, { userId, score, reachedAt }: ScoreRow): Promise<number | null> {
    const [row] = (await this.database.query(ahead, [board, score, reachedAt, userId])) as [
      { ahead: number },
    ];
    return row.ahead < RANKS_COUNTED ? row.ahead + 1 : null;
  }
}

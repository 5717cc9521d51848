import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs of the game: their incidents, results and leaderboard entries. */
const tables = [
  `CREATE TABLE quest_runs (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    mode text NOT NULL,
    difficulty text NOT NULL,
    period text,
    ranked boolean NOT NULL,
    header jsonb NOT NULL,
    plan jsonb NOT NULL,
    keys jsonb NOT NULL,
    week_ends integer[] NOT NULL,
    log text NOT NULL,
    actions integer NOT NULL,
    day integer NOT NULL,
    city_count integer NOT NULL,
    began_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    finished_at timestamptz,
    score integer,
    result jsonb,
    CONSTRAINT "PK_quest_runs" PRIMARY KEY (id)
  )`,
  'CREATE INDEX quest_runs_user ON quest_runs (user_id, changed_at)',
  `CREATE UNIQUE INDEX quest_runs_attempt ON quest_runs (user_id, period) WHERE mode = 'daily_dash' AND period IS NOT NULL`,
  'CREATE INDEX quest_runs_finished ON quest_runs (finished_at) WHERE finished_at IS NOT NULL',

  // Remains when its run is deleted: each day allows one ranked attempt.
  `CREATE TABLE quest_attempts (
    user_id uuid NOT NULL,
    day date NOT NULL,
    CONSTRAINT "PK_quest_attempts" PRIMARY KEY (user_id, day)
  )`,
  'CREATE INDEX quest_attempts_day ON quest_attempts (day)',

  `CREATE TABLE quest_set_aside (
    id uuid NOT NULL,
    run_id uuid NOT NULL,
    log text NOT NULL,
    set_aside_at timestamptz NOT NULL,
    CONSTRAINT "PK_quest_set_aside" PRIMARY KEY (id),
    CONSTRAINT "FK_quest_set_aside_run" FOREIGN KEY (run_id) REFERENCES quest_runs (id) ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX quest_set_aside_log ON quest_set_aside (run_id, md5(log))',
  'CREATE INDEX quest_set_aside_at ON quest_set_aside (set_aside_at)',

  `CREATE TABLE quest_scores (
    board text NOT NULL,
    user_id uuid NOT NULL,
    run_id uuid NOT NULL,
    score integer NOT NULL,
    reached_at timestamptz NOT NULL,
    CONSTRAINT "PK_quest_scores" PRIMARY KEY (board, user_id),
    CONSTRAINT "FK_quest_scores_run" FOREIGN KEY (run_id) REFERENCES quest_runs (id) ON DELETE CASCADE
  )`,
  // All columns in one direction, so that a page starts with one index lookup.
  'CREATE INDEX quest_scores_place ON quest_scores (board, (-score), reached_at, user_id)',
  'CREATE INDEX quest_scores_run ON quest_scores (run_id)',
  'CREATE INDEX quest_scores_user ON quest_scores (user_id)',

  `CREATE TABLE quest_marks (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    times integer NOT NULL,
    first_at timestamptz NOT NULL,
    CONSTRAINT "PK_quest_marks" PRIMARY KEY (user_id, kind, name)
  )`,

  `CREATE TABLE quest_players (
    user_id uuid NOT NULL,
    named boolean NOT NULL,
    CONSTRAINT "PK_quest_players" PRIMARY KEY (user_id)
  )`,

  `CREATE TABLE quest_flags (
    id uuid NOT NULL,
    run_id uuid NOT NULL,
    flag text NOT NULL,
    detail text NOT NULL,
    times integer NOT NULL,
    flagged_at timestamptz NOT NULL,
    CONSTRAINT "PK_quest_flags" PRIMARY KEY (id),
    CONSTRAINT "FK_quest_flags_run" FOREIGN KEY (run_id) REFERENCES quest_runs (id) ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX quest_flags_run ON quest_flags (run_id, flag)',
];

export class Quest9600000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['flags', 'players', 'marks', 'scores', 'set_aside', 'attempts', 'runs'])
      await runner.query(`DROP TABLE quest_${table}`);
  }
}

import { Injectable } from '@nestjs/common';
import type { QuestHeader, QuestResult, QuestWeekKey } from '@wanderwork/contracts';
import { createStart } from '@wanderwork/quest-engine';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import type { RunRow, SummaryRow } from './run-row.js';
/** An action log ready to store. `ranked` is false once the log disqualifies the run from leaderboards. */
export interface NewLog {
  log: string;
  actions: number;
  day: number;
  cityCount: number;
  city: string | null;
  cash: number | null;
  ranked: boolean;
}

/** Combines a log with the state that replaying it reached. */
export const toNewLog = (
  log: string,
  { actions, day, cityCount, city, cash }: Omit<NewLog, 'log' | 'ranked'>,
  ranked: boolean,
): NewLog => ({ log, actions, day, cityCount, city, cash, ranked });

export type NewRun = Pick<
  RunRow,
  'id' | 'userId' | 'period' | 'ranked' | 'header' | 'plan' | 'keys' | 'beganAt'
>;

/** What changes when a run moves to the current rules. */
interface MigratedRules {
  header: QuestHeader;
  weekEnds: number[];
  keys: QuestWeekKey[];
}

/** Lists leave out logs and plans, which take thousands of bytes per run. */
const summaryColumns = sql`
  id, mode, difficulty, period, ranked, actions, day, city_count AS "cityCount", city, cash, began_at AS "beganAt",
  changed_at AS "changedAt", finished_at AS "finishedAt", result`;

const runColumns = sql`
  ${summaryColumns}, user_id AS "userId", header, plan, keys, week_ends AS "weekEnds", log`;

const newestFirst = sql`ORDER BY changed_at DESC, id DESC`;

const insertRunSql = ({ id, userId, period, ranked, header, plan, keys, beganAt }: NewRun) => sql`
  INSERT INTO quest_runs (id, user_id, mode, difficulty, period, ranked, header, plan, keys, week_ends, log, actions,
    day, city_count, city, cash, began_at, changed_at)
  VALUES (${id}, ${userId}, ${plan.mode}, ${plan.difficulty}, ${period}, ${ranked}, ${JSON.stringify(header)},
    ${JSON.stringify(plan)}, ${JSON.stringify(keys)}, '{}', '', 0,
    0, 0, ${plan.home}, ${createStart(plan).rules.startCash}, ${beganAt}, ${beganAt})`;

/** Deletions of one player's runs are serialized: each looks for the best of the remaining runs. */
const lockRunsSql = (userId: string) =>
  sql`SELECT FROM quest_runs WHERE user_id = ${userId} ORDER BY id FOR UPDATE`;

const deleteRunSql = (id: string, userId: string) => sql`
  DELETE FROM quest_runs WHERE id = ${id} AND user_id = ${userId} RETURNING result->>'board' AS board`;

/** `octet_length` reads the stored length, not the text. */
const storageUsageSql = (userId: string) => sql`
  SELECT count(*)::integer AS runs, coalesce(sum(octet_length(log) + (
    SELECT coalesce(sum(octet_length(aside.log)), 0) FROM quest_set_aside AS aside WHERE aside.run_id = runs.id
  )), 0)::integer AS bytes
  FROM quest_runs AS runs WHERE user_id = ${userId}`;

/** Stored runs. Updates return false if the run changed since it was read. */
@Injectable()
export class RunsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(run: NewRun, manager: EntityManager): Promise<void> {
    await execute(manager, insertRunSql(run));
  }

  find(userId: string, id: string): Promise<RunRow | null> {
    return readRow(
      this.database,
      sql`SELECT ${runColumns} FROM quest_runs WHERE id = ${id} AND user_id = ${userId}`,
    );
  }

  findDash(userId: string, day: string): Promise<RunRow | null> {
    return readRow(
      this.database,
      sql`SELECT ${runColumns} FROM quest_runs
        WHERE user_id = ${userId} AND period = ${day} AND mode = 'daily_dash'`,
    );
  }

  findAll(userId: string): Promise<RunRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${runColumns} FROM quest_runs WHERE user_id = ${userId} ${newestFirst}`,
    );
  }

  findSummaries(userId: string): Promise<SummaryRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${summaryColumns} FROM quest_runs WHERE user_id = ${userId} ${newestFirst}`,
    );
  }

  /** How many runs a player has, and how many bytes of logs. */
  async getStorageUsage(userId: string, manager: EntityManager): Promise<{ runs: number; bytes: number }> {
    const usage = await readRow<{ runs: number; bytes: number }>(manager, storageUsageSql(userId));
    return usage!;
  }

  updateLog(run: RunRow, log: NewLog, now: Date, manager: EntityManager): Promise<boolean> {
    return this.updateUnchanged(run, log, now, empty, manager);
  }

  /** Stores the log up to the end of a week, which is final from now on, and the next week's key. */
  commitWeek(
    run: RunRow,
    log: NewLog,
    nextKey: QuestWeekKey | null,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const newKeys = JSON.stringify(nextKey ? [nextKey] : []);
    const columns = sql`, week_ends = week_ends || length(${log.log}::text), keys = keys || ${newKeys}::jsonb`;
    return this.updateUnchanged(run, log, now, columns, manager);
  }

  /** Stores the log and moves the run to other rules. */
  migrateRules(
    run: RunRow,
    log: NewLog,
    { header, weekEnds, keys }: MigratedRules,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const columns = sql`, header = ${JSON.stringify(header)}, week_ends = ${weekEnds}, keys = ${JSON.stringify(keys)}`;
    return this.updateUnchanged(run, log, now, columns, manager);
  }

  /** `result` is null if the run ended by outdated rules. */
  finish(
    run: RunRow,
    log: NewLog,
    result: QuestResult | null,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const columns = sql`, finished_at = ${now}, score = ${result?.score ?? null}, result = ${result && JSON.stringify(result)}`;
    return this.updateUnchanged(run, log, now, columns, manager);
  }

  /** Returns the leaderboard that the run counted for; null if there is no such run. */
  async remove(userId: string, id: string, manager: EntityManager): Promise<{ board: string | null } | null> {
    await execute(manager, lockRunsSql(userId));
    return readRow(manager, deleteRunSql(id, userId));
  }

  /**
   * Sets the columns of a new log and `moreColumns`. A run never becomes ranked again. Optimistic locking: updates only
   * if the log, the committed weeks and the rules are still as they were read. A commit or a change of rules need not
   * change the log.
   */
  private async updateUnchanged(
    run: RunRow,
    { log, actions, day, cityCount, city, cash, ranked }: NewLog,
    now: Date,
    moreColumns: Sql,
    manager: EntityManager,
  ): Promise<boolean> {
    const count = await execute(
      manager,
      sql`UPDATE quest_runs SET log = ${log}, actions = ${actions}, day = ${day}, city_count = ${cityCount},
          city = ${city}, cash = ${cash}, ranked = ranked AND ${ranked}, changed_at = ${now}${moreColumns}
        WHERE id = ${run.id} AND log = ${run.log} AND finished_at IS NULL AND week_ends = ${run.weekEnds}
          AND header = ${JSON.stringify(run.header)}`,
    );
    return count === 1;
  }
}

import { Injectable } from '@nestjs/common';
import type { QuestHeader, QuestResult, QuestWeekKey } from '@wanderwork/contracts';
import { createStart } from '@wanderwork/quest-engine';
import { DataSource, type EntityManager } from 'typeorm';
import type { RunRow, SummaryRow } from './run-row.js';
import {
  lockRunsSql,
  runColumns,
  commitWeekSql,
  finishRunSql,
  storageUsageSql,
  insertRunSql,
  newestFirst,
  deleteRunSql,
  summaryColumns,
  migrateRulesSql,
  updateLogSql,
} from './run-sql.js';

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

const toParameters = (
  run: RunRow,
  { log, actions, day, cityCount, city, cash, ranked }: NewLog,
  now: Date,
) => [
  run.id,
  run.log,
  log,
  actions,
  day,
  cityCount,
  city,
  cash,
  ranked,
  now,
  run.weekEnds,
  JSON.stringify(run.header),
];

/** Stored runs. Updates return false if the run changed since it was read. */
@Injectable()
export class RunsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(run: NewRun, manager: EntityManager): Promise<void> {
    const { header, plan, keys } = run;
    await manager.query(insertRunSql, [
      run.id,
      run.userId,
      plan.mode,
      plan.difficulty,
      run.period,
      run.ranked,
      JSON.stringify(header),
      JSON.stringify(plan),
      JSON.stringify(keys),
      plan.home,
      createStart(plan).rules.startCash,
      run.beganAt,
    ]);
  }

  async find(userId: string, id: string): Promise<RunRow | null> {
    const sql = `SELECT ${runColumns} FROM quest_runs WHERE id = $1 AND user_id = $2`;
    return ((await this.database.query(sql, [id, userId])) as RunRow[])[0] ?? null;
  }

  async findDash(userId: string, day: string): Promise<RunRow | null> {
    const sql = `SELECT ${runColumns} FROM quest_runs WHERE user_id = $1 AND period = $2 AND mode = 'daily_dash'`;
    return ((await this.database.query(sql, [userId, day])) as RunRow[])[0] ?? null;
  }

  findAll(userId: string): Promise<RunRow[]> {
    return this.database.query(`SELECT ${runColumns} ${newestFirst}`, [userId]);
  }

  findSummaries(userId: string): Promise<SummaryRow[]> {
    return this.database.query(`SELECT ${summaryColumns} ${newestFirst}`, [userId]);
  }

  /** How many runs a player has, and how many bytes of logs. */
  async getStorageUsage(userId: string, manager: EntityManager): Promise<{ runs: number; bytes: number }> {
    const [row] = (await manager.query(storageUsageSql, [userId])) as [{ runs: number; bytes: number }];
    return row;
  }

  async updateLog(run: RunRow, log: NewLog, now: Date, manager: EntityManager): Promise<boolean> {
    return this.updateUnchanged(updateLogSql, toParameters(run, log, now), manager);
  }

  /** Stores the log up to the end of a week, which is final from now on, and the next week's key. */
  async commitWeek(
    run: RunRow,
    log: NewLog,
    nextKey: QuestWeekKey | null,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const more = [JSON.stringify(nextKey ? [nextKey] : [])];
    return this.updateUnchanged(commitWeekSql, [...toParameters(run, log, now), ...more], manager);
  }

  /** Stores the log and moves the run to other rules. */
  async migrateRules(
    run: RunRow,
    log: NewLog,
    { header, weekEnds, keys }: MigratedRules,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const more = [JSON.stringify(header), weekEnds, JSON.stringify(keys)];
    return this.updateUnchanged(migrateRulesSql, [...toParameters(run, log, now), ...more], manager);
  }

  /** `result` is null if the run ended by outdated rules. */
  async finish(run: RunRow, log: NewLog, result: QuestResult | null, now: Date, manager: EntityManager) {
    const more = [result?.score ?? null, result && JSON.stringify(result)];
    return this.updateUnchanged(finishRunSql, [...toParameters(run, log, now), ...more], manager);
  }

  /** Returns the leaderboard that the run counted for; null if there is no such run. */
  async remove(userId: string, id: string, manager: EntityManager): Promise<{ board: string | null } | null> {
    await manager.query(lockRunsSql, [userId]);
    const [rows] = (await manager.query(deleteRunSql, [id, userId])) as [{ board: string | null }[], number];
    return rows[0] ?? null;
  }

  private async updateUnchanged(
    sql: string,
    parameters: unknown[],
    manager: EntityManager,
  ): Promise<boolean> {
    const [, rows] = (await manager.query(sql, parameters)) as [unknown, number];
    return rows === 1;
  }
}

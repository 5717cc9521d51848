import { Injectable } from '@nestjs/common';
import type { QuestHeader, QuestResult, QuestWeekKey } from '@wanderwork/contracts';
import { startFrom } from '@wanderwork/quest-engine';
import { DataSource, type EntityManager } from 'typeorm';
import type { RunRow, SummaryRow } from './run-row.js';
import {
  alone,
  columns,
  committed,
  finished,
  held,
  inserted,
  newestFirst,
  removed,
  summaryColumns,
  wentOver,
  written,
} from './run-statements.js';

/** A log as it is to be stored, and whether the run may stay ranked with it. */
export interface NewLog {
  log: string;
  actions: number;
  day: number;
  cityCount: number;
  city: string | null;
  cash: number | null;
  ranked: boolean;
}

/** A log and what playing it came to, as it is stored. */
export const logOf = (
  log: string,
  { actions, day, cityCount, city, cash }: Omit<NewLog, 'log' | 'ranked'>,
  ranked: boolean,
): NewLog => ({ log, actions, day, cityCount, city, cash, ranked });

export type NewRun = Pick<
  RunRow,
  'id' | 'userId' | 'period' | 'ranked' | 'header' | 'plan' | 'keys' | 'beganAt'
>;

/** What a run has anew that goes over to other rules. */
interface OtherRules {
  header: QuestHeader;
  weekEnds: number[];
  keys: QuestWeekKey[];
}

const values = (run: RunRow, { log, actions, day, cityCount, city, cash, ranked }: NewLog, now: Date) => [
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

/** The stored runs. What writes answers whether it did: false where the run has changed since it was read. */
@Injectable()
export class RunStore {
  constructor(private readonly database: DataSource) {}

  async insert(run: NewRun, manager: EntityManager): Promise<void> {
    const { header, plan, keys } = run;
    await manager.query(inserted, [
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
      startFrom(plan).rules.startCash,
      run.beganAt,
    ]);
  }

  async find(userId: string, id: string): Promise<RunRow | null> {
    const sql = `SELECT ${columns} FROM quest_runs WHERE id = $1 AND user_id = $2`;
    return ((await this.database.query(sql, [id, userId])) as RunRow[])[0] ?? null;
  }

  async findDash(userId: string, day: string): Promise<RunRow | null> {
    const sql = `SELECT ${columns} FROM quest_runs WHERE user_id = $1 AND period = $2 AND mode = 'daily_dash'`;
    return ((await this.database.query(sql, [userId, day])) as RunRow[])[0] ?? null;
  }

  of(userId: string): Promise<RunRow[]> {
    return this.database.query(`SELECT ${columns} ${newestFirst}`, [userId]);
  }

  summariesOf(userId: string): Promise<SummaryRow[]> {
    return this.database.query(`SELECT ${summaryColumns} ${newestFirst}`, [userId]);
  }

  /** How many runs somebody keeps, and how many bytes of logs. */
  async held(userId: string, manager: EntityManager): Promise<{ runs: number; bytes: number }> {
    const [row] = (await manager.query(held, [userId])) as [{ runs: number; bytes: number }];
    return row;
  }

  async write(run: RunRow, log: NewLog, now: Date, manager: EntityManager): Promise<boolean> {
    return this.did(written, values(run, log, now), manager);
  }

  /** The log to the end of a week, which from now on stands, and the key of the next one. */
  async commit(
    run: RunRow,
    log: NewLog,
    nextKey: QuestWeekKey | null,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const more = [JSON.stringify(nextKey ? [nextKey] : [])];
    return this.did(committed, [...values(run, log, now), ...more], manager);
  }

  /** The log as other rules have it, from now on. */
  async goOver(
    run: RunRow,
    log: NewLog,
    { header, weekEnds, keys }: OtherRules,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const more = [JSON.stringify(header), weekEnds, JSON.stringify(keys)];
    return this.did(wentOver, [...values(run, log, now), ...more], manager);
  }

  /** Without a result where the rules that it ended by are gone. */
  async finish(run: RunRow, log: NewLog, result: QuestResult | null, now: Date, manager: EntityManager) {
    const more = [result?.score ?? null, result && JSON.stringify(result)];
    return this.did(finished, [...values(run, log, now), ...more], manager);
  }

  /** Answers the board that it counted for; null where there is no such run. */
  async remove(userId: string, id: string, manager: EntityManager): Promise<{ board: string | null } | null> {
    await manager.query(alone, [userId]);
    const [rows] = (await manager.query(removed, [id, userId])) as [{ board: string | null }[], number];
    return rows[0] ?? null;
  }

  private async did(sql: string, parameters: unknown[], manager: EntityManager): Promise<boolean> {
    const [, rows] = (await manager.query(sql, parameters)) as [unknown, number];
    return rows === 1;
  }
}

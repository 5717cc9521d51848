import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { inWords, retention, type QuestSetAside } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { newId } from '../../../platform/database/ids.js';
import { quietly } from '../../../platform/database/quietly.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { Room } from './room.service.js';
import type { RunRow } from './run-row.js';

const KEPT = inWords(retention.setAsideLogs);
const SWEEP_MS = HOUR_MS;
/** Of one run; of more the oldest goes. */
const LOGS_MAX = 5;

/** Not of a run that was deleted since its log was looked at. */
const kept = `
  INSERT INTO quest_set_aside (id, run_id, log, set_aside_at)
  SELECT $1, id, $3, now() FROM quest_runs WHERE id = $2 FOR KEY SHARE
  ON CONFLICT (run_id, md5(log)) DO UPDATE SET set_aside_at = excluded.set_aside_at`;

const pruned = `
  DELETE FROM quest_set_aside WHERE run_id = $1 AND id IN (
    SELECT id FROM quest_set_aside WHERE run_id = $1 ORDER BY set_aside_at DESC, id DESC OFFSET ${LOGS_MAX})`;

interface Row {
  log: string;
  at: Date;
}

/** Logs that gave way to another one of their run: nobody loses a way that they have gone before it was looked at again. */
@Injectable()
export class SetAside {
  constructor(
    private readonly database: DataSource,
    private readonly room: Room,
  ) {}

  /** Keeps a log, unless its owner keeps as much as they may. */
  async keep({ id, userId }: Pick<RunRow, 'id' | 'userId'>, log: string): Promise<void> {
    if (log === '') return;
    await this.room.ifAny(userId, log.length, async (manager) => {
      await manager.query(kept, [newId(), id, log]);
      await manager.query(pruned, [id]);
    });
  }

  async of(runId: string): Promise<QuestSetAside[]> {
    const rows: Row[] = await this.database.query(
      'SELECT log, set_aside_at AS at FROM quest_set_aside WHERE run_id = $1 ORDER BY set_aside_at DESC, id DESC',
      [runId],
    );
    return rows.map(({ log, at }) => ({ log, setAsideAt: at.toISOString() }));
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await quietly(
      this.database.query('DELETE FROM quest_set_aside WHERE set_aside_at < now() - $1::interval', [KEPT]),
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { QuestFlag } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { newId } from '../../../platform/database/ids.js';

/** Not of a run that was deleted since its log was looked at. */
const raised = `
  INSERT INTO quest_flags (id, run_id, flag, detail, times, flagged_at)
  SELECT $1, id, $3, $4, 1, now() FROM quest_runs WHERE id = $2 FOR KEY SHARE
  ON CONFLICT (run_id, flag) DO UPDATE SET times = quest_flags.times + 1, detail = excluded.detail,
    flagged_at = excluded.flagged_at`;

/** Notes that a run's log was refused, for admins to see: one row a run and kind. */
@Injectable()
export class Flags {
  constructor(private readonly database: DataSource) {}

  async raise(runId: string, flag: QuestFlag, detail: string): Promise<void> {
    await this.database.query(raised, [newId(), runId, flag, detail]);
  }
}

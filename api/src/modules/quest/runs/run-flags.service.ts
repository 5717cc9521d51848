import { Injectable } from '@nestjs/common';
import type { QuestFlag } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { execute, sql } from '../../../platform/database/sql.js';

/** Inserts nothing if the run was deleted in the meantime. */
const upsertFlagSql = (runId: string, flag: QuestFlag, detail: string) => sql`
  INSERT INTO quest_flags (id, run_id, flag, detail, times, flagged_at)
  SELECT ${createId()}::uuid, id, ${flag}::text, ${detail}::text, 1, now() FROM quest_runs WHERE id = ${runId}
  FOR KEY SHARE
  ON CONFLICT (run_id, flag) DO UPDATE SET times = quest_flags.times + 1, detail = excluded.detail,
    flagged_at = excluded.flagged_at`;

/** Flags runs whose log was refused, for admins: one row per run and kind. */
@Injectable()
export class RunFlagsService {
  constructor(private readonly database: DataSource) {}

  async raise(runId: string, flag: QuestFlag, detail: string): Promise<void> {
    await execute(this.database, upsertFlagSql(runId, flag, detail));
  }
}

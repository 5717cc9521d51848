import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { HoldsService, ReportedObjects } from '../../moderation/index.js';
import { DeparturesService } from '../hosting/departures.service.js';
import { RemindersService } from '../notices/reminders.service.js';

const DEPARTURES_EVERY_MS = 5 * MINUTE_MS;
const GUEST_LIST_AGE = formatDuration(retention.guestLists);
/** A held meet-up without a link is published after this time, as posts are. */
const MAX_HOLD_HOURS = 48;

const overdueHoldSql = sql`
  held_at < now() - make_interval(hours => ${MAX_HOLD_HOURS}) AND status = 'held' AND html NOT LIKE '%href="%'`;

/** The regular work of meet-ups. */
@Injectable()
export class MeetupsJob {
  constructor(
    private readonly database: DataSource,
    private readonly reminders: RemindersService,
    private readonly departures: DeparturesService,
    private readonly holds: HoldsService,
    private readonly objects: ReportedObjects,
  ) {}

  @Job({ name: 'meetups-reminders', everyMs: MINUTE_MS })
  async remind(): Promise<void> {
    await ignoreDatabaseGone(this.reminders.sendDue());
  }

  @Job({ name: 'meetups-departures', everyMs: DEPARTURES_EVERY_MS })
  async handleDepartures(): Promise<void> {
    await ignoreDatabaseGone(this.departures.removeGone());
    await ignoreDatabaseGone(this.departures.cancelAbandoned());
  }

  @Job({ name: 'meetups-holds', everyMs: HOUR_MS })
  async publishOverdueHolds(): Promise<void> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT id FROM meetups WHERE ${overdueHoldSql}`,
    );
    for (const { id } of rows)
      await this.database.transaction(async (manager) => {
        await this.holds.lockCases('meetup', id, manager);
        const [overdue] = await readRows(
          manager,
          sql`SELECT FROM meetups WHERE id = ${id} AND ${overdueHoldSql}`,
        );
        if (!overdue) return;
        await this.objects.get('meetup').publish?.(id, manager);
        await this.holds.end('meetup', id, manager);
      });
  }

  /** Who went is nobody's business a week later. The numbers stay. */
  @Job({ name: 'meetups-cleanup', everyMs: HOUR_MS })
  async deleteGuestLists(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.database,
        sql`DELETE FROM meetup_rsvps USING meetups WHERE meetups.id = meetup_id
          AND ends_at < now() - ${GUEST_LIST_AGE}::interval`,
      ),
    );
  }
}

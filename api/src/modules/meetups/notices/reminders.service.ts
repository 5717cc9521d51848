import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { MeetupsRepository } from '../record/meetups.repository.js';
import { MeetupNoticesService } from './meetup-notices.service.js';
import { findDueReminder, FIRST_HOURS, LAST_HOURS } from './reminders.policy.js';

/** Reminds people of meet-ups 24 hours and 2 hours before. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly database: DataSource,
    private readonly meetups: MeetupsRepository,
    private readonly notices: MeetupNoticesService,
  ) {}

  async sendDue(): Promise<void> {
    const now = new Date();
    const latest = new Date(now.getTime() + FIRST_HOURS * HOUR_MS);
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT id FROM meetups WHERE status = 'published' AND canceled_at IS NULL AND starts_at > ${now}
          AND starts_at <= ${latest} AND reminded_hours IS DISTINCT FROM ${LAST_HOURS} ORDER BY starts_at, id`,
    );
    for (const { id } of rows) await this.database.transaction((manager) => this.sendNext(id, manager));
  }

  /** What was sent is stored with the emails, so that a repeated run reminds nobody twice. */
  private async sendNext(id: string, manager: EntityManager): Promise<void> {
    const meetup = await this.meetups.lock(id, manager);
    if (meetup?.status !== 'published' || meetup.canceledAt !== null) return;
    const hours = findDueReminder(meetup, new Date());
    if (hours === null) return;
    await this.meetups.set(id, 'reminded_hours', hours, manager);
    await this.notices.remind(meetup, hours, manager);
  }
}

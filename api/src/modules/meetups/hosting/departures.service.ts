import { Injectable } from '@nestjs/common';
import { meetupLimits } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { MeetupRsvpsService } from '../attendance/rsvps.service.js';
import { MeetupNoticesService } from '../notices/meetup-notices.service.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';

/** Whoever takes over has at least this long until the meet-up. */
const NOTICE_MS = HOUR_MS;

const NOBODY_GOING = 'The host can’t make it, and nobody was going yet.';
const NOBODY_TOOK_OVER = 'The host can’t make it, and nobody took over.';

const isComing = ({ canceledAt, startsAt }: MeetupRow): boolean =>
  canceledAt === null && startsAt.getTime() > Date.now();

interface Leaving {
  meetupId: string;
  userId: string;
}

/**
 * People whose account has ended, guests whom a host blocked, and co-hosts with a block between them and the host, of
 * meet-ups to come. Somebody who was blocked can't find the meet-up any more, and gives their seat to somebody else.
 */
const goneSql = (now: Date) => sql`
  WITH coming AS (SELECT id FROM meetups WHERE ends_at > ${now} AND starts_at > ${now} AND canceled_at IS NULL),
  taking_part AS (
    SELECT user_id, meetup_id FROM meetup_hosts JOIN coming ON coming.id = meetup_id
    UNION SELECT user_id, meetup_id FROM meetup_rsvps JOIN coming ON coming.id = meetup_id)
  SELECT user_id AS "userId", meetup_id AS "meetupId" FROM taking_part
  WHERE NOT EXISTS (SELECT FROM users WHERE users.id = user_id AND suspended_at IS NULL)
  UNION SELECT rsvp.user_id, rsvp.meetup_id FROM meetup_rsvps AS rsvp JOIN coming ON coming.id = rsvp.meetup_id
    JOIN meetup_hosts AS host ON host.meetup_id = rsvp.meetup_id AND host.role <> 'invited'
    JOIN community_blocks AS barrier ON barrier.user_id = host.user_id AND barrier.other_id = rsvp.user_id
  UNION SELECT other.user_id, other.meetup_id FROM meetup_hosts AS other JOIN coming ON coming.id = other.meetup_id
    JOIN meetup_hosts AS host ON host.meetup_id = other.meetup_id AND host.role = 'host'
    JOIN community_blocks AS barrier ON (barrier.user_id, barrier.other_id)
      IN ((host.user_id, other.user_id), (other.user_id, host.user_id))
  ORDER BY "meetupId", "userId"`;

/** What happens to a meet-up when somebody leaves it. */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly database: DataSource,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly attendance: MeetupRsvpsService,
    private readonly notices: MeetupNoticesService,
  ) {}

  /**
   * Ends somebody's part in hosting. When the host leaves, the first co-host takes over; without one, the people going are
   * asked. Callers hold the lock of the meet-up.
   */
  async leave(meetup: MeetupRow, userId: string, manager: EntityManager): Promise<void> {
    const role = await this.hosts.findRole(meetup.id, userId, manager);
    await this.hosts.remove(meetup.id, userId, manager);
    if (role !== 'host' || !isComing(meetup)) return;
    const coHost = (await this.hosts.list([meetup.id], manager)).find((other) => other.role === 'co-host');
    if (!coHost) return this.askGuests(meetup, manager);
    await this.hosts.set(meetup.id, coHost.userId, 'host', manager);
    await this.notices.tellNewHost(meetup, coHost.userId, manager);
  }

  /** Removes people whose account has ended, and whom a host blocked. */
  async removeGone(): Promise<void> {
    for (const { meetupId, userId } of await readRows<Leaving>(this.database, goneSql(new Date())))
      await this.database.transaction(async (manager) => {
        await this.attendance.remove(meetupId, userId, manager);
        const meetup = await this.meetups.lock(meetupId, manager);
        if (meetup) await this.leave(meetup, userId, manager);
      });
  }

  /** Cancels meet-ups that nobody took over in time. */
  async cancelAbandoned(): Promise<void> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT id FROM meetups WHERE take_over_until <= ${new Date()} ORDER BY id`,
    );
    for (const { id } of rows)
      await this.database.transaction(async (manager) => {
        const meetup = await this.meetups.lock(id, manager);
        if (meetup?.takeOverUntil && meetup.takeOverUntil.getTime() <= Date.now())
          await this.cancel(meetup, NOBODY_TOOK_OVER, manager);
      });
  }

  private async askGuests(meetup: MeetupRow, manager: EntityManager): Promise<void> {
    const latest = meetup.startsAt.getTime() - NOTICE_MS;
    const until = Math.min(Date.now() + meetupLimits.takeOverHours * HOUR_MS, latest);
    if (meetup.going === 0) return this.cancel(meetup, NOBODY_GOING, manager);
    if (until <= Date.now()) return this.cancel(meetup, NOBODY_TOOK_OVER, manager);
    await this.meetups.set(meetup.id, 'take_over_until', new Date(until), manager);
    await this.notices.askToTakeOver(meetup, manager);
  }

  private async cancel({ id }: MeetupRow, reason: string, manager: EntityManager): Promise<void> {
    await this.notices.announceCancellation(
      await this.meetups.cancel(id, reason, null, manager),
      null,
      manager,
    );
  }
}

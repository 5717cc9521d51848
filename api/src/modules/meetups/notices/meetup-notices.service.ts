import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { BarriersService } from '../../community/index.js';
import { OutboxService, type EmailData } from '../../mail/index.js';
import { findMailTime, NotificationsService } from '../../notifications/index.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';
import { isUrgent, type MeetupTemplate } from './urgency.policy.js';

interface AddressRow {
  userId: string;
  email: string;
  timeZone: string;
}

/** Nobody who set the place to "nothing" gets emails about it; the level of the city comes before those around it. */
const addressesSql = ({ city, region }: MeetupRow, userIds: readonly string[]) => sql`
  SELECT id AS "userId", email::text,
    coalesce((SELECT time_zone FROM notification_readers WHERE user_id = users.id), 'UTC') AS "timeZone"
  FROM users WHERE id = ANY (${userIds}::uuid[]) AND coalesce((
    SELECT level FROM community_follows AS follow, (SELECT
        ARRAY['city:' || ${city}::text, 'region:' || ${region}::text, 'everywhere'] AS all) AS targets
    WHERE follow.user_id = users.id AND target = ANY (targets.all)
    ORDER BY array_position(targets.all, target) LIMIT 1), '') <> 'nothing'`;

/**
 * Tells people in the app and by email what happens to their meet-ups. Everything is written in the transaction that
 * causes it, so that it is neither lost nor sent twice.
 */
@Injectable()
export class MeetupNoticesService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly notifications: NotificationsService,
    private readonly barriers: BarriersService,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
  ) {}

  async confirmSeats(meetup: MeetupRow, userIds: readonly string[], manager: EntityManager): Promise<void> {
    await this.notify('meetup-seat', meetup, userIds, manager);
    await this.email('meetup-seat', meetup, userIds, () => ({}), manager);
  }

  async offerSeat(meetup: MeetupRow, userIds: readonly string[], manager: EntityManager): Promise<void> {
    await this.notify('meetup-offer', meetup, userIds, manager);
    await this.email('meetup-offer', meetup, userIds, () => ({}), manager);
  }

  /** Time, place or title changed. Those waiting are only told in the app. */
  async announceChange(meetup: MeetupRow, actorId: string | null, manager: EntityManager): Promise<void> {
    const { id, revision } = meetup;
    await this.meetups.set(id, 'announced_revision', revision, manager);
    const present = await this.listPresent(id, actorId, manager);
    const waiting = await this.rsvps.list(id, 'waiting', manager);
    await this.notify('meetup-change', meetup, [...present, ...waiting], manager);
    await this.email('meetup-change', meetup, present, () => ({ revision }), manager);
  }

  /** @param actorId who canceled it, and needs no email; null if nobody did */
  async announceCancellation(
    meetup: MeetupRow,
    actorId: string | null,
    manager: EntityManager,
  ): Promise<void> {
    const present = await this.listPresent(meetup.id, actorId, manager);
    const waiting = await this.rsvps.list(meetup.id, 'waiting', manager);
    const everybody = [...present, ...waiting];
    const hadSeat = new Set(present);
    await this.notify('meetup-cancellation', meetup, everybody, manager);
    await this.email(
      'meetup-cancellation',
      meetup,
      everybody,
      (userId) => ({ hadSeat: hadSeat.has(userId) }),
      manager,
    );
  }

  async remind(meetup: MeetupRow, hours: number, manager: EntityManager): Promise<void> {
    const present = await this.listPresent(meetup.id, null, manager);
    const startsAt = meetup.startsAt.toISOString();
    await this.notify('meetup-reminder', meetup, present, manager);
    await this.email('meetup-reminder', meetup, present, () => ({ hours, startsAt }), manager);
  }

  /** The host left: asks everybody going whether they take over. */
  async askToTakeOver(meetup: MeetupRow, manager: EntityManager): Promise<void> {
    const going = await this.rsvps.list(meetup.id, 'going', manager);
    await this.notify('meetup-take-over', meetup, going, manager);
    await this.email('meetup-take-over', meetup, going, () => ({}), manager);
  }

  /** A co-host became the host. */
  async tellNewHost(meetup: MeetupRow, userId: string, manager: EntityManager): Promise<void> {
    await this.notify('meetup-host', meetup, [userId], manager);
    await this.email('meetup-host', meetup, [userId], () => ({}), manager);
  }

  async inviteCoHost(
    meetup: MeetupRow,
    userId: string,
    hostId: string,
    manager: EntityManager,
  ): Promise<void> {
    if (await this.barriers.hasMuted(userId, hostId, manager)) return;
    const invitation = { userId, kind: 'meetup-invitation' as const, objectId: meetup.id };
    await this.notifications.notify([invitation], hostId, manager);
  }

  /** Everybody who should be there: people going, hosts and co-hosts. */
  private async listPresent(id: string, actorId: string | null, manager: EntityManager): Promise<string[]> {
    const going = await this.rsvps.list(id, 'going', manager);
    const hosts = (await this.hosts.list([id], manager)).filter(({ role }) => role !== 'invited');
    return [...hosts.map(({ userId }) => userId), ...going].filter((userId) => userId !== actorId);
  }

  private async notify(
    kind: NotificationKind,
    { id }: MeetupRow,
    userIds: readonly string[],
    manager: EntityManager,
  ): Promise<void> {
    const recipients = userIds.map((userId) => ({ userId, kind, objectId: id }));
    await this.notifications.notify(recipients, null, manager);
  }

  private async email<Template extends MeetupTemplate>(
    template: Template,
    meetup: MeetupRow,
    userIds: readonly string[],
    toData: (userId: string) => Omit<EmailData[Template], 'userId' | 'meetupId' | 'details'>,
    manager: EntityManager,
  ): Promise<void> {
    if (userIds.length === 0) return;
    const rows = await readRows<AddressRow>(manager, addressesSql(meetup, userIds));
    const now = new Date();
    const emails = rows.map(({ userId, email, timeZone }) => ({
      email,
      template,
      data: { userId, meetupId: meetup.id, ...toData(userId) } as EmailData[Template],
      sendAt: isUrgent(template, meetup, now) ? now : findMailTime(timeZone, now),
    }));
    if (emails.length > 0) await this.outbox.enqueue(manager, ...emails);
  }
}

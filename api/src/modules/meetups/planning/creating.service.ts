import { Injectable } from '@nestjs/common';
import { meetupLimits, type SessionUser } from '@wanderwork/contracts';
import type { MeetupRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { readRow, sql } from '../../../platform/database/sql.js';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import {
  ConnectPeople,
  idInUse,
  invalidField,
  limitReached,
  PlacesService,
  profileRequired,
  toRequestDigest,
  toTopicCode,
} from '../../community/index.js';
import { toUtcDay } from '../../../platform/utc-day.js';
import { NotificationsService } from '../../notifications/index.js';
import { NEW_MEETUP_SOURCE } from '../notices/meetup-notifications.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow, type NewMeetup } from '../record/meetups.repository.js';
import { MeetupInputService } from './meetup-input.service.js';
import { addMinutes } from './meetup-time.policy.js';

/** New meet-ups, one for each date. Sending the same again gives the same meet-ups. */
@Injectable()
export class MeetupCreatingService {
  constructor(
    private readonly database: DataSource,
    private readonly input: MeetupInputService,
    private readonly places: PlacesService,
    private readonly people: ConnectPeople,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** Returns the code of the first date. */
  async create(user: SessionUser, request: MeetupRequest): Promise<string> {
    const place = await this.places.get(`city:${request.city}`);
    const host = await this.input.getHost(user);
    const digest = toRequestDigest(request);
    const id = request.dates[0]!.id.toLowerCase();
    const existing = await this.meetups.find(id);
    if (existing) return this.toExistingCode(existing, user.id, digest);
    const content = await this.input.prepare(host, request);
    const timeZone = await this.getTimeZone(request.city);
    const dates = this.resolveDates(request, timeZone);
    const common = { ...content, city: request.city, region: place.region!, timeZone };
    const rows = dates.map((date) => ({
      ...common,
      ...date,
      code: toTopicCode(date.id),
      seriesId: id,
      authorId: user.id,
      requestDigest: digest,
    }));
    await this.insert(user.id, rows);
    return toTopicCode(id);
  }

  private async insert(userId: string, rows: readonly NewMeetup[]): Promise<void> {
    const [first] = rows;
    try {
      await this.database.transaction(async (manager) => {
        if (!(await this.people.lock(userId, manager))) throw profileRequired();
        const existing = await this.meetups.find(first!.id, manager);
        if (existing) this.toExistingCode(existing, userId, first!.requestDigest);
        else await this.insertLocked(userId, rows, manager);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? idInUse() : error;
    }
  }

  /** Followers of the place hear of several dates once. */
  private async insertLocked(
    userId: string,
    rows: readonly NewMeetup[],
    manager: EntityManager,
  ): Promise<void> {
    const { start, end } = toUtcDay(Date.now());
    const created = await this.meetups.countCreatedSince(userId, start, manager);
    const { datesPerDay } = meetupLimits;
    if (created + rows.length > datesPerDay)
      throw limitReached(
        datesPerDay,
        end,
        `You can plan ${datesPerDay} dates a day. Please try again tomorrow.`,
      );
    for (const row of rows) {
      await this.meetups.insert(row, manager);
      await this.hosts.set(row.id, userId, 'host', manager);
    }
    const job = { source: NEW_MEETUP_SOURCE, sourceId: rows[0]!.id, actorId: userId };
    await this.notifications.enqueue(job, manager);
  }

  private resolveDates({ dates, minutes }: MeetupRequest, timeZone: string) {
    const resolved = dates.map(({ id, start, occurrence }, index) => {
      const startsAt = this.input.getStart(timeZone, start, occurrence, index);
      return { id: id.toLowerCase(), startsAt, endsAt: addMinutes(startsAt, minutes) };
    });
    const isRepeated = (key: 'id' | 'startsAt') =>
      new Set(resolved.map((date) => String(date[key]))).size < resolved.length;
    if (isRepeated('id') || isRepeated('startsAt'))
      throw invalidField('dates', 'Please choose different dates');
    return resolved;
  }

  private async getTimeZone(city: string): Promise<string> {
    const row = await readRow<{ timezone: string }>(
      this.database,
      sql`SELECT timezone FROM cities WHERE slug = ${city}`,
    );
    return row!.timezone;
  }

  /** Throws 409 unless the same person sent the same. */
  private toExistingCode(
    { code, authorId, requestDigest }: MeetupRow,
    userId: string,
    digest: string,
  ): string {
    if (authorId !== userId || requestDigest !== digest) throw idInUse();
    return code;
  }
}

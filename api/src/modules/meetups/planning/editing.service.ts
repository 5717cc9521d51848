import { Injectable } from '@nestjs/common';
import type { MeetupFields, Occurrence, SessionUser } from '@wanderwork/contracts';
import type { MeetupEditRequest } from '@wanderwork/contracts/requests';
import { formatClock, listLocalInstants, MINUTE_MS, toIsoDay, toLocalMinutes } from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { ConnectPeople, profileRequired } from '../../community/index.js';
import { connectNotFound, DecisionsService } from '../../moderation/index.js';
import { SeatsService } from '../attendance/seats.service.js';
import { meetupChanged, meetupClosed, meetupOver, refused } from '../meetups.errors.js';
import { MeetupNoticesService } from '../notices/meetup-notices.service.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupContent, type MeetupRow } from '../record/meetups.repository.js';
import { MeetupAccessService } from '../views/meetup-access.service.js';
import { MeetupInputService } from './meetup-input.service.js';
import { addMinutes } from './meetup-time.policy.js';

/** Where and when the meet-up is: people who are going get an email when it changes. */
const keyFields = ['title', 'venueName', 'venueAddress'] as const;

const hasMoved = (before: MeetupRow, after: MeetupRow): boolean =>
  keyFields.some((field) => before[field] !== after[field]) ||
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime();

const toLocalStart = ({
  timeZone,
  startsAt,
}: MeetupRow): { start: string; occurrence: Occurrence | null } => {
  const { day, minutes } = toLocalMinutes(timeZone, startsAt.getTime());
  const instants = listLocalInstants(timeZone, day, minutes);
  const position = instants.indexOf(startsAt.getTime()) === 0 ? 'first' : 'second';
  return {
    start: `${toIsoDay(day)}T${formatClock(minutes)}`,
    occurrence: instants.length > 1 ? position : null,
  };
};

const toFields = (meetup: MeetupRow): MeetupFields => {
  const { title, text, startsAt, endsAt, seats, venueName, venueAddress, isAddressVisible } = meetup;
  return {
    ...{ title, text, seats, isAddressVisible, ...toLocalStart(meetup) },
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    venue: { name: venueName, address: venueAddress },
  };
};

/** Changes and cancellations by hosts and co-hosts. */
@Injectable()
export class MeetupEditingService {
  constructor(
    private readonly database: DataSource,
    private readonly access: MeetupAccessService,
    private readonly decisions: DecisionsService,
    private readonly input: MeetupInputService,
    private readonly people: ConnectPeople,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly seats: SeatsService,
    private readonly notices: MeetupNoticesService,
  ) {}

  /** Throws 409 with what is stored if it was changed since. Lowering the limit removes nobody. */
  async edit(user: SessionUser, code: string, request: MeetupEditRequest): Promise<void> {
    const meetup = await this.access.get(code, user);
    await this.assertHosts(meetup.id, user.id);
    const writer = await this.input.getHost(user);
    const content = { ...(await this.input.prepare(writer, request)), ...this.resolveTimes(meetup, request) };
    await this.database.transaction(async (manager) => {
      if (!(await this.people.lock(user.id, manager))) throw profileRequired();
      const before = await this.lockOpen(meetup.id, user.id, manager);
      if (before.revision !== request.revision)
        throw meetupChanged({ revision: before.revision, theirs: toFields(before) });
      if (before.title !== content.title)
        await this.decisions.assertNotDecided('retitle', 'meetup', meetup.id, manager);
      await this.save(before, content, user.id, manager);
    });
  }

  /** Canceling again changes nothing. People whose writing is paused can cancel too. */
  async cancel(user: SessionUser, code: string, reason: string): Promise<void> {
    const { id } = await this.access.get(code, user);
    await this.assertHosts(id, user.id);
    await this.database.transaction(async (manager) => {
      const meetup = await this.meetups.lock(id, manager);
      if (!meetup || meetup.canceledAt !== null) return;
      await this.assertHosts(id, user.id, manager);
      if (meetup.endsAt.getTime() <= Date.now()) throw meetupOver();
      await this.notices.announceCancellation(
        await this.meetups.cancel(id, reason, user.id, manager),
        user.id,
        manager,
      );
    });
  }

  private async save(
    before: MeetupRow,
    content: MeetupContent,
    userId: string,
    manager: EntityManager,
  ): Promise<void> {
    const after = await this.meetups.update(before.id, content, userId, manager);
    if (hasMoved(before, after)) await this.notices.announceChange(after, userId, manager);
    await this.seats.fill(after, manager);
  }

  /** An unchanged start is not checked again, so that other things can be changed at any time. */
  private resolveTimes(meetup: MeetupRow, { start, occurrence, minutes }: MeetupEditRequest) {
    const stored = toLocalStart(meetup);
    const isSame =
      stored.start === start &&
      (stored.occurrence ?? 'first') === (occurrence ?? stored.occurrence ?? 'first');
    const startsAt = isSame ? meetup.startsAt : this.input.getStart(meetup.timeZone, start, occurrence);
    return { startsAt, endsAt: addMinutes(startsAt, minutes) };
  }

  private async lockOpen(id: string, userId: string, manager: EntityManager): Promise<MeetupRow> {
    const meetup = await this.meetups.lock(id, manager);
    if (!meetup || meetup.status === 'hidden' || meetup.status === 'removed') throw connectNotFound();
    await this.assertHosts(id, userId, manager);
    if (meetup.canceledAt !== null) throw meetupClosed();
    if (meetup.endsAt.getTime() <= Date.now()) throw meetupOver();
    return meetup;
  }

  private async assertHosts(id: string, userId: string, manager?: EntityManager): Promise<void> {
    const role = await this.hosts.findRole(id, userId, manager);
    if (role !== 'host' && role !== 'co-host') throw refused();
  }
}

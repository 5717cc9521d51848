import { Injectable } from '@nestjs/common';
import { meetupLimits, type SessionUser } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import {
  ConnectPeople,
  invalidField,
  limitReached,
  profileRequired,
  RightsService,
} from '../../community/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { MeetupRsvpsService } from '../attendance/rsvps.service.js';
import { memberRequired, meetupClosed, meetupOver, refused } from '../meetups.errors.js';
import { MeetupNoticesService } from '../notices/meetup-notices.service.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';
import { MeetupAccessService } from '../views/meetup-access.service.js';
import { DeparturesService } from './departures.service.js';

/** Co-hosts, and who takes over when a host leaves. */
@Injectable()
export class MeetupHostingService {
  constructor(
    private readonly database: DataSource,
    private readonly access: MeetupAccessService,
    private readonly rights: RightsService,
    private readonly people: ConnectPeople,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly attendance: MeetupRsvpsService,
    private readonly notices: MeetupNoticesService,
    private readonly departures: DeparturesService,
  ) {}

  /** Asks somebody to be a co-host. They become one when they accept. */
  async invite(user: SessionUser, code: string, handle: string): Promise<void> {
    const { id } = await this.access.get(code, user);
    await this.assertIsHost(id, user.id);
    await this.rights.getWriter(user);
    const userId = await this.people.findIdByHandle(handle);
    if (userId === null || (await this.people.hasBlocked(userId, user.id))) throw connectNotFound();
    if (userId === user.id) throw invalidField('handle', 'This is you');
    if (await this.people.hasBlocked(user.id, userId)) throw refused();
    await this.database.transaction(async (manager) => {
      const meetup = await this.lockOpen(id, manager);
      await this.assertIsHost(id, user.id, manager);
      if ((await this.hosts.findRole(id, userId, manager)) !== null) return;
      await this.assertRoom(id, manager);
      await this.hosts.set(id, userId, 'invited', manager);
      await this.notices.inviteCoHost(meetup, userId, user.id, manager);
    });
  }

  /** Takes an invitation back, or ends somebody's co-hosting. */
  async dismiss(user: SessionUser, code: string, handle: string): Promise<void> {
    const { id } = await this.access.get(code, user);
    await this.assertIsHost(id, user.id);
    const userId = await this.people.findIdByHandle(handle);
    if (userId === null || userId === user.id) throw connectNotFound();
    await this.database.transaction(async (manager) => {
      await this.lockOpen(id, manager);
      await this.assertIsHost(id, user.id, manager);
      await this.hosts.remove(id, userId, manager);
    });
  }

  /** Accepts being a co-host, or takes over from a host who left. Whoever hosts needs no seat. */
  async accept(user: SessionUser, code: string): Promise<void> {
    const { id } = await this.access.get(code, user);
    const { level } = await this.rights.getWriter(user);
    if (level === 'new') throw memberRequired();
    await this.database.transaction(async (manager) => {
      if (!(await this.people.lock(user.id, manager))) throw profileRequired();
      const meetup = await this.lockOpen(id, manager);
      const role = await this.hosts.findRole(id, user.id, manager);
      if (role === 'host' || (role === 'co-host' && meetup.takeOverUntil === null)) return;
      await this.acceptLocked(meetup, user.id, role === 'invited', manager);
    });
  }

  /** Declines, ends one's co-hosting, or leaves the meet-up as its host. */
  async stop(user: SessionUser, code: string): Promise<void> {
    const { id } = await this.access.get(code, user);
    await this.database.transaction(async (manager) => {
      const meetup = await this.meetups.lock(id, manager);
      if (meetup) await this.departures.leave(meetup, user.id, manager);
    });
  }

  private async acceptLocked(
    meetup: MeetupRow,
    userId: string,
    isInvited: boolean,
    manager: EntityManager,
  ): Promise<void> {
    const { id, takeOverUntil } = meetup;
    const isGoing = (await this.rsvps.find(id, userId, manager)) === 'going';
    const takesOver = takeOverUntil !== null;
    if (!isInvited && !(takesOver && isGoing)) throw refused();
    await this.hosts.set(id, userId, takesOver ? 'host' : 'co-host', manager);
    if (takesOver) await this.meetups.set(id, 'take_over_until', null, manager);
    await this.attendance.remove(id, userId, manager);
  }

  private async assertRoom(id: string, manager: EntityManager): Promise<void> {
    const others = (await this.hosts.list([id], manager)).filter(({ role }) => role !== 'host');
    const { coHosts } = meetupLimits;
    if (others.length >= coHosts)
      throw limitReached(coHosts, null, `A meet-up can have ${coHosts} co-hosts.`);
  }

  private async lockOpen(id: string, manager: EntityManager): Promise<MeetupRow> {
    const meetup = await this.meetups.lock(id, manager);
    if (!meetup || meetup.status === 'hidden' || meetup.status === 'removed') throw connectNotFound();
    if (meetup.canceledAt !== null) throw meetupClosed();
    if (meetup.endsAt.getTime() <= Date.now()) throw meetupOver();
    return meetup;
  }

  private async assertIsHost(id: string, userId: string, manager?: EntityManager): Promise<void> {
    if ((await this.hosts.findRole(id, userId, manager)) !== 'host') throw refused();
  }
}

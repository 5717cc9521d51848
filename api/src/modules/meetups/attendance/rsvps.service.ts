import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ConnectPeople, profileRequired, RightsService } from '../../community/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { meetupBegun, meetupClosed, refused } from '../meetups.errors.js';
import { MeetupNoticesService } from '../notices/meetup-notices.service.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';
import { MeetupAccessService } from '../views/meetup-access.service.js';
import { SeatsService } from './seats.service.js';

/** Going, waiting, not going. Each change holds the lock of the meet-up, so that it is never overbooked. */
@Injectable()
export class MeetupRsvpsService {
  constructor(
    private readonly database: DataSource,
    private readonly access: MeetupAccessService,
    private readonly rights: RightsService,
    private readonly people: ConnectPeople,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly seats: SeatsService,
    private readonly notices: MeetupNoticesService,
  ) {}

  /** Takes a free seat, or a place on the waiting list. Doing it again accepts a seat that is offered. */
  async join(user: SessionUser, code: string): Promise<void> {
    const { id } = await this.access.get(code, user);
    await this.rights.getWriter(user);
    await this.database.transaction(async (manager) => {
      if (!(await this.people.lock(user.id, manager))) throw profileRequired();
      const meetup = await this.lockOpen(id, manager);
      await this.assertWelcome(id, user.id, manager);
      await this.joinLocked(meetup, user.id, manager);
    });
  }

  /** Not going. It frees the seat, and is possible at any time, also for people whose writing is paused. */
  async leave(user: SessionUser, code: string): Promise<void> {
    const meetup = await this.meetups.findByCode(code);
    if (!meetup) throw connectNotFound();
    const hasLeft = await this.database.transaction((manager) => this.remove(meetup.id, user.id, manager));
    // Others learn nothing of a meet-up that they can't see.
    if (!hasLeft) await this.access.get(code, user);
  }

  /** Returns whether the person was going or waiting. */
  async remove(id: string, userId: string, manager: EntityManager): Promise<boolean> {
    const meetup = await this.meetups.lock(id, manager);
    if (!meetup || !(await this.rsvps.remove(id, userId, manager))) return false;
    await this.seats.fill(meetup, manager);
    return true;
  }

  /** A free seat is for those waiting, if there are any: it was offered to them. */
  private async joinLocked(meetup: MeetupRow, userId: string, manager: EntityManager): Promise<void> {
    const { id, seats, going, waiting } = meetup;
    const existing = await this.rsvps.find(id, userId, manager);
    if (existing === 'going') return;
    const hasSeat = going < seats && (existing === 'waiting' || waiting === 0);
    if (!hasSeat && existing === 'waiting') return;
    await this.rsvps.set(id, userId, hasSeat ? 'going' : 'waiting', manager);
    await this.rsvps.recount(id, manager);
    if (hasSeat) await this.notices.confirmSeats(meetup, [userId], manager);
  }

  private async lockOpen(id: string, manager: EntityManager): Promise<MeetupRow> {
    const meetup = await this.meetups.lock(id, manager);
    if (meetup?.status !== 'published') throw connectNotFound();
    if (meetup.canceledAt !== null) throw meetupClosed();
    if (meetup.startsAt.getTime() <= Date.now()) throw meetupBegun();
    return meetup;
  }

  /** Hosts need no seat, and nobody goes where a host wouldn't see them. */
  private async assertWelcome(id: string, userId: string, manager: EntityManager): Promise<void> {
    const hosts = (await this.hosts.list([id], manager)).filter(({ role }) => role !== 'invited');
    if (hosts.some((host) => host.userId === userId)) throw refused();
    const hostIds = hosts.map((host) => host.userId);
    if ((await this.people.findBlockers(hostIds, userId, manager)).length > 0) throw connectNotFound();
    for (const hostId of hostIds)
      if ((await this.people.findBlockers([userId], hostId, manager)).length > 0) throw refused();
  }
}

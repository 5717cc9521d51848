import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths, type CaseSubject, type PostStatus, type SessionUser } from '@wanderwork/contracts';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { ConnectPeople } from '../community/index.js';
import { ReportedObjects, type ObjectAction, type ReportedObject } from '../moderation/index.js';
import { MeetupNoticesService } from './notices/meetup-notices.service.js';
import { HostsRepository } from './record/hosts.repository.js';
import { MeetupsRepository } from './record/meetups.repository.js';
import { MeetupAccessService } from './views/meetup-access.service.js';

/** How meet-ups are reported and moderated. */
@Injectable()
export class ReportedMeetups implements OnModuleInit {
  constructor(
    private readonly objects: ReportedObjects,
    private readonly people: ConnectPeople,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly access: MeetupAccessService,
    private readonly notices: MeetupNoticesService,
  ) {}

  onModuleInit(): void {
    this.objects.add({
      kind: 'meetup',
      actions: ['retitle', 'hide'],
      find: (id, reader) => this.find(id, reader),
      describe: (id) => this.describe(id),
      apply: (action, id, value, manager) => this.apply(action, id, value, manager),
      undo: (action, id, before, manager) => this.undo(action, id, before as { title: string }, manager),
      hold: (id, manager) => this.hold(id, manager),
      publish: (id, manager) => this.change(id, 'held', 'published', manager),
    });
  }

  private async find(id: string, reader: SessionUser | null): Promise<ReportedObject | null> {
    const meetup = isUUID(id) ? await this.meetups.find(id.toLowerCase()) : null;
    if (!meetup || !(await this.access.canSee(meetup, reader?.id ?? null))) return null;
    return { objectId: meetup.id, ownerId: await this.findOwner(meetup.id), region: meetup.region };
  }

  private async describe(id: string): Promise<CaseSubject | null> {
    const meetup = await this.meetups.find(id);
    if (!meetup) return null;
    const ownerId = await this.findOwner(id);
    const owner = ownerId === null ? null : await this.people.find(ownerId);
    const { title, text, venueName, venueAddress, code, slug } = meetup;
    return {
      owner: owner && { handle: owner.handle, name: owner.name },
      title,
      text: `${text}\n\n${venueName}, ${venueAddress}`,
      path: paths.web.connectMeetup(code, slug),
    };
  }

  private async apply(action: ObjectAction, id: string, value: string, manager: EntityManager) {
    const meetup = await this.meetups.lock(id, manager);
    if (!meetup) return null;
    if (action === 'retitle') await this.meetups.setTitle(id, value, manager);
    else await this.hide(id, manager);
    return { title: meetup.title };
  }

  private async undo(
    action: ObjectAction,
    id: string,
    { title }: { title: string },
    manager: EntityManager,
  ): Promise<void> {
    if (action === 'hide') return this.change(id, 'hidden', 'published', manager);
    await this.meetups.lock(id, manager);
    await this.meetups.setTitle(id, title, manager);
  }

  /** For the people going, a hidden meet-up is canceled. */
  private async hide(id: string, manager: EntityManager): Promise<void> {
    const meetup = await this.meetups.setStatus(id, 'hidden', manager);
    if (meetup.canceledAt === null) await this.notices.announceCancellation(meetup, null, manager);
  }

  private async hold(id: string, manager: EntityManager): Promise<boolean> {
    await this.change(id, 'published', 'held', manager);
    return (await this.meetups.find(id, manager))?.status === 'held';
  }

  private async change(id: string, from: PostStatus, to: PostStatus, manager: EntityManager): Promise<void> {
    const meetup = await this.meetups.lock(id, manager);
    if (meetup?.status !== from) return;
    const changed = await this.meetups.setStatus(id, to, manager);
    // Those who were told that it was canceled hear that it takes place.
    if (from === 'hidden' && changed.canceledAt === null)
      await this.notices.announceChange(changed, null, manager);
  }

  private async findOwner(id: string): Promise<string | null> {
    const [host] = await this.hosts.list([id]);
    return host?.role === 'host' ? host.userId : null;
  }
}

import { Injectable } from '@nestjs/common';
import { connectNotFound } from '../../moderation/index.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';

/** Who can see a meet-up. */
@Injectable()
export class MeetupAccessService {
  constructor(
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
  ) {}

  /**
   * Throws 404 for a meet-up that was hidden or removed, for one of a host who blocked the reader, and for one that is
   * held unless the reader hosts it or goes there.
   */
  async get(code: string, reader: { id: string } | null): Promise<MeetupRow> {
    const meetup = await this.meetups.findByCode(code);
    if (!meetup || !(await this.canSee(meetup, reader?.id ?? null))) throw connectNotFound();
    return meetup;
  }

  async canSee({ id, status }: Pick<MeetupRow, 'id' | 'status'>, readerId: string | null): Promise<boolean> {
    if (status === 'hidden' || status === 'removed') return false;
    if (readerId === null) return status === 'published';
    if (status === 'held' && !(await this.takesPart(id, readerId))) return false;
    return !(await this.hosts.isBlockedByHost(id, readerId));
  }

  private async takesPart(id: string, readerId: string): Promise<boolean> {
    return (
      (await this.hosts.findRole(id, readerId)) !== null || (await this.rsvps.find(id, readerId)) !== null
    );
  }
}

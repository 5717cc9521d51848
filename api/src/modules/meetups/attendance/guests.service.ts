import { Injectable } from '@nestjs/common';
import type { MeetupGuests, PersonSummary, SessionUser } from '@wanderwork/contracts';
import { BarriersService, ConnectPeople } from '../../community/index.js';
import { refused } from '../meetups.errors.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';
import { MeetupAccessService } from '../views/meetup-access.service.js';

/** Who goes to a meet-up, for those who go too. */
@Injectable()
export class MeetupGuestsService {
  constructor(
    private readonly access: MeetupAccessService,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly people: ConnectPeople,
    private readonly barriers: BarriersService,
  ) {}

  /** Throws 403 for everybody else. Only hosts see who is waiting. */
  async list(code: string, reader: SessionUser): Promise<MeetupGuests> {
    const { id } = await this.access.get(code, reader);
    const role = await this.hosts.findRole(id, reader.id);
    const isHost = role === 'host' || role === 'co-host';
    if (!isHost && (await this.rsvps.find(id, reader.id)) !== 'going') throw refused();
    const [going, waiting] = await Promise.all([
      this.rsvps.list(id, 'going'),
      isHost ? this.rsvps.list(id, 'waiting') : [],
    ]);
    const summaries = await this.findVisible([...going, ...waiting], reader.id);
    const toPeople = (ids: readonly string[]): PersonSummary[] =>
      ids.flatMap((one) => summaries.get(one) ?? []);
    return { going: toPeople(going), waiting: toPeople(waiting) };
  }

  /** People who blocked each other don't see each other; the page says that somebody they blocked is going. */
  private async findVisible(ids: readonly string[], readerId: string): Promise<Map<string, PersonSummary>> {
    const blockers = new Set(await this.people.findBlockers(ids, readerId));
    const blocked = await this.barriers.findBlocked(readerId, ids);
    return this.people.findSummaries(ids.filter((id) => !blockers.has(id) && !blocked.has(id)));
  }
}

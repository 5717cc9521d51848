import { Injectable } from '@nestjs/common';
import { meetupLimits } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '../../../platform/durations.js';
import { MeetupNoticesService } from '../notices/meetup-notices.service.js';
import type { MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';

/** In the last hours, a free seat goes to whoever of those waiting accepts it first. */
export const isOfferTime = ({ startsAt }: Pick<MeetupRow, 'startsAt'>, now = Date.now()): boolean =>
  startsAt.getTime() - now <= meetupLimits.offerHours * HOUR_MS;

const isOpen = ({ status, canceledAt, startsAt }: MeetupRow): boolean =>
  status === 'published' && canceledAt === null && startsAt.getTime() > Date.now();

/** What happens to free seats. Callers hold the lock of the meet-up. */
@Injectable()
export class SeatsService {
  constructor(
    private readonly rsvps: RsvpsRepository,
    private readonly notices: MeetupNoticesService,
  ) {}

  /** Gives free seats to those who have waited longest, or offers them to everyone waiting. */
  async fill(meetup: MeetupRow, manager: EntityManager): Promise<void> {
    const { going, waiting } = await this.rsvps.recount(meetup.id, manager);
    const free = meetup.seats - going;
    if (free <= 0 || waiting === 0 || !isOpen(meetup)) return;
    if (isOfferTime(meetup)) {
      await this.notices.offerSeat(meetup, await this.rsvps.list(meetup.id, 'waiting', manager), manager);
      return;
    }
    const promoted = await this.rsvps.promote(meetup.id, free, manager);
    await this.rsvps.recount(meetup.id, manager);
    await this.notices.confirmSeats(meetup, promoted, manager);
  }
}

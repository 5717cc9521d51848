import { Injectable } from '@nestjs/common';
import { paths } from '@wanderwork/contracts';
import { createEventCalendar, createInvitation, type CalendarEvent } from '@wanderwork/travel/files';
import { Config } from '../../../platform/config/index.js';
import { toPlainHtml } from '../../community/index.js';
import type { MeetupRow } from '../record/meetups.repository.js';

const CALENDAR_NAME = 'WanderWork meet-ups';

/** A meet-up with what its reader may see of the place: the address, or only the city. */
export interface LocatedMeetup {
  meetup: MeetupRow;
  location: string;
}

/** Meet-ups as calendar entries. Every version of a meet-up has the same UID. */
@Injectable()
export class MeetupCalendarService {
  private readonly host: string;

  constructor(private readonly config: Config) {
    this.host = new URL(config.publicUrl).host;
  }

  createFile(meetups: readonly LocatedMeetup[]): string {
    return createEventCalendar(
      meetups.map((one) => this.toEvent(one)),
      CALENDAR_NAME,
    );
  }

  /** What an email carries, with the reader as the only attendee. A hidden meet-up is gone from calendars too. */
  createInvitation(located: LocatedMeetup, email: string) {
    const { name, address } = this.config.mailFrom;
    const event = this.toEvent(located);
    const content = createInvitation(event, { organizer: { name, email: address }, attendee: email });
    return { method: event.isCanceled ? ('CANCEL' as const) : ('REQUEST' as const), content };
  }

  private toEvent({ meetup, location }: LocatedMeetup): CalendarEvent {
    const { id, code, slug, title, html, timeZone, startsAt, endsAt, revision, changedAt } = meetup;
    const url = this.config.publicUrl + paths.web.connectMeetup(code, slug);
    return {
      ...{ title, location, url, zone: timeZone },
      uid: `meetup-${id}@${this.host}`,
      sequence: revision - 1,
      changedAt: changedAt.getTime(),
      description: `${toPlainHtml(html).trim()}\n\n${url}`,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      isCanceled: meetup.canceledAt !== null || meetup.status === 'hidden',
    };
  }
}

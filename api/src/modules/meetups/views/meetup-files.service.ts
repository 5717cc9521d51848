import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { MeetupCalendarService } from '../calendar/meetup-calendar.service.js';
import { MeetupAccessService } from './meetup-access.service.js';
import { MeetupViewsService } from './meetup-views.service.js';

/** A meet-up as a calendar file, with the address only for those who may see it. */
@Injectable()
export class MeetupFilesService {
  constructor(
    private readonly access: MeetupAccessService,
    private readonly views: MeetupViewsService,
    private readonly calendar: MeetupCalendarService,
  ) {}

  async getFile(code: string, reader: SessionUser | null): Promise<string> {
    const meetup = await this.access.get(code, reader);
    const { venue, city } = await this.views.get(code, reader);
    const location = venue ? `${venue.name}, ${venue.address}` : city.name;
    return this.calendar.createFile([{ meetup, location }]);
  }
}

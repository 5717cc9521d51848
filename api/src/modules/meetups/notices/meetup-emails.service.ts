import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '@wanderwork/contracts';
import { PlacesRepository } from '../../community/index.js';
import { EmailChecks, SendLaterError, type EmailData } from '../../mail/index.js';
import { EmailPreferences } from '../../notifications/index.js';
import { MeetupCalendarService } from '../calendar/meetup-calendar.service.js';
import { formatMoment, formatTimes } from '../calendar/meetup-times.js';
import { HostsRepository } from '../record/hosts.repository.js';
import { MeetupsRepository, type MeetupRow } from '../record/meetups.repository.js';
import { RsvpsRepository } from '../record/rsvps.repository.js';
import { isUrgent, type MeetupTemplate } from './urgency.policy.js';

/** What the reader is when the email is sent. */
interface Standing {
  isHost: boolean;
  isGoing: boolean;
  isWaiting: boolean;
}

/** Whether an email is still true. */
type Condition<Template extends MeetupTemplate> = (
  meetup: MeetupRow,
  standing: Standing,
  data: EmailData[Template],
) => boolean;

const isComing = ({ status, canceledAt, startsAt }: MeetupRow): boolean =>
  status !== 'hidden' && status !== 'removed' && canceledAt === null && startsAt.getTime() > Date.now();

const conditions: { [Template in MeetupTemplate]: Condition<Template> } = {
  'meetup-seat': (meetup, { isGoing }) => isComing(meetup) && isGoing,
  'meetup-offer': (meetup, { isWaiting }) => isComing(meetup) && isWaiting && meetup.going < meetup.seats,
  'meetup-change': (meetup, { isGoing, isHost }, { revision }) =>
    isComing(meetup) && (isGoing || isHost) && meetup.announcedRevision === revision,
  'meetup-cancellation': (meetup) => !isComing(meetup) && meetup.startsAt.getTime() > Date.now(),
  'meetup-reminder': (meetup, { isGoing, isHost }, { startsAt }) =>
    isComing(meetup) && (isGoing || isHost) && meetup.startsAt.toISOString() === startsAt,
  'meetup-take-over': (meetup, { isGoing }) => isComing(meetup) && isGoing && meetup.takeOverUntil !== null,
  'meetup-host': (meetup, { isHost }) => isComing(meetup) && isHost,
};

const HIDDEN_REASON = 'Moderators hid it, because it breaks the rules of the community.';

/** Which emails carry a calendar entry: those by which it begins, changes or ends. */
const carriesEntry = (template: MeetupTemplate, data: EmailData[MeetupTemplate]): boolean =>
  template === 'meetup-seat' ||
  template === 'meetup-change' ||
  template === 'meetup-host' ||
  ('hadSeat' in data && data.hadSeat);

/** Completes emails about meet-ups when they are sent, and drops those that are no longer true or wanted. */
@Injectable()
export class MeetupEmailsService implements OnModuleInit {
  constructor(
    private readonly checks: EmailChecks,
    private readonly preferences: EmailPreferences,
    private readonly places: PlacesRepository,
    private readonly meetups: MeetupsRepository,
    private readonly hosts: HostsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly calendar: MeetupCalendarService,
  ) {}

  onModuleInit(): void {
    for (const template of Object.keys(conditions) as MeetupTemplate[]) this.addCheck(template);
  }

  private addCheck<Template extends MeetupTemplate>(template: Template): void {
    this.checks.add(template, (data, email) => this.complete(template, data, email));
  }

  private async complete<Template extends MeetupTemplate>(
    template: Template,
    data: EmailData[Template],
    email: string,
  ): Promise<EmailData[Template] | null> {
    const { userId, meetupId } = data;
    const meetup = await this.meetups.find(meetupId);
    if (!meetup || (await this.preferences.findAddress(userId, 'meetups')) !== email) return null;
    const standing = await this.getStanding(meetupId, userId);
    if (!conditions[template](meetup, standing, data)) return null;
    await this.waitForMorning(template, meetup, userId);
    const details = await this.describe(meetup, standing, userId);
    const entry = carriesEntry(template, data)
      ? this.calendar.createInvitation({ meetup, location: details.venue ?? details.city }, email)
      : null;
    return { ...data, details: { ...details, calendar: entry } };
  }

  private async waitForMorning(template: MeetupTemplate, meetup: MeetupRow, userId: string): Promise<void> {
    const now = new Date();
    const evenAtNight = isUrgent(template, meetup, now);
    const at = await this.preferences.nextMailTime(userId, now, { evenAtNight });
    if (at > now) throw new SendLaterError(at, now);
  }

  private async getStanding(meetupId: string, userId: string): Promise<Standing> {
    const [role, rsvp] = await Promise.all([
      this.hosts.findRole(meetupId, userId),
      this.rsvps.find(meetupId, userId),
    ]);
    return {
      isHost: role === 'host' || role === 'co-host',
      isGoing: rsvp === 'going',
      isWaiting: rsvp === 'waiting',
    };
  }

  private async describe(meetup: MeetupRow, { isHost, isGoing }: Standing, userId: string) {
    const readerZone = await this.preferences.getTimeZone(userId);
    const city = (await this.places.findCities([meetup.city])).get(meetup.city)?.name ?? meetup.city;
    const canSeeVenue = isHost || isGoing || meetup.isAddressVisible;
    return {
      city,
      title: meetup.title,
      path: paths.web.connectMeetup(meetup.code, meetup.slug),
      times: formatTimes(meetup, city, readerZone),
      venue: canSeeVenue ? `${meetup.venueName}, ${meetup.venueAddress}` : null,
      reason: meetup.status === 'hidden' ? HIDDEN_REASON : meetup.cancelReason,
      askedUntil: meetup.takeOverUntil && formatMoment(readerZone, meetup.takeOverUntil),
    };
  }
}

import { paths, type MeetupDetail } from '@wanderwork/contracts';
import { lookUpOffset } from '@wanderwork/travel';
import { toBreadcrumb, toPlainHtml } from '../../community/index.js';

const HOUR_MINUTES = 60;

/** "2027-03-28T19:00:00+01:00": local time with its offset, as schema.org wants it. */
const toOffsetTime = (local: string, instant: string, zone: string): string => {
  const offset = lookUpOffset(zone, Date.parse(instant));
  const minutes = Math.abs(offset);
  const parts = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${local}:00${offset < 0 ? '-' : '+'}${parts.join(':')}`;
};

/** Only the city while the address is hidden. */
const toLocation = ({ venue, city }: MeetupDetail) => ({
  '@type': 'Place',
  name: venue?.name ?? city.name,
  address: {
    '@type': 'PostalAddress',
    addressLocality: city.name,
    ...(venue && { streetAddress: venue.address }),
  },
});

const toEvent = (meetup: MeetupDetail, publicUrl: string) => ({
  '@type': 'Event',
  name: meetup.title,
  description: toPlainHtml(meetup.html ?? '').trim() || meetup.title,
  url: publicUrl + paths.web.connectMeetup(meetup.code, meetup.slug),
  startDate: toOffsetTime(meetup.start, meetup.startsAt, meetup.timeZone),
  endDate: toOffsetTime(meetup.end, meetup.endsAt, meetup.timeZone),
  eventStatus: `https://schema.org/${meetup.isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  isAccessibleForFree: true,
  maximumAttendeeCapacity: meetup.seats,
  remainingAttendeeCapacity: Math.max(0, meetup.seats - meetup.going),
  location: toLocation(meetup),
  organizer: meetup.host && {
    '@type': 'Person',
    name: meetup.host.name,
    url: publicUrl + paths.web.connectPerson(meetup.host.handle),
  },
});

/** Structured data (schema.org) of a meet-up and its breadcrumb. */
export const createMeetupJsonLd = (meetup: MeetupDetail, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    toEvent(meetup, publicUrl),
    toBreadcrumb(
      [
        ['Connect', paths.web.connect()],
        [meetup.city.name, paths.web.connectPlace('city', meetup.city.slug)],
        [meetup.title, paths.web.connectMeetup(meetup.code, meetup.slug)],
      ],
      publicUrl,
    ),
  ],
});

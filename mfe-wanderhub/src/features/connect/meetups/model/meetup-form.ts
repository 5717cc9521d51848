import { type MeetupDetail, type MeetupFields, type Occurrence } from '@wanderwork/contracts';
import { createClientId } from '../../common/model/client-id';

/** One date in the form. */
export interface DateFields {
  /** The id of the meet-up that comes of it. */
  id: string;
  /** "2027-01-31"; empty while nothing is chosen, like the time. */
  day: string;
  time: string;
  /** Which one, for a time that occurs twice. */
  occurrence: Occurrence | null;
}

/** What a host fills in. */
export interface MeetupForm {
  city: string | null;
  title: string;
  text: string;
  dates: DateFields[];
  minutes: number;
  /** As typed. */
  seats: string;
  venueName: string;
  venueAddress: string;
  isAddressVisible: boolean;
  isPublicPlace: boolean;
}

export const createDate = (change: Partial<DateFields> = {}): DateFields => ({
  id: createClientId(),
  day: '',
  time: '',
  occurrence: null,
  ...change,
});

export const createMeetupForm = (change: Partial<MeetupForm> = {}): MeetupForm => ({
  city: null,
  title: '',
  text: '',
  dates: [createDate()],
  minutes: 120,
  seats: '8',
  venueName: '',
  venueAddress: '',
  isAddressVisible: false,
  isPublicPlace: false,
  ...change,
});

/** What is stored, as the host goes on with it. The place was confirmed as public before. */
export const fromFields = (fields: MeetupFields): Omit<MeetupForm, 'city'> => ({
  title: fields.title,
  text: fields.text,
  dates: [
    createDate({
      day: fields.start.slice(0, 10),
      time: fields.start.slice(11, 16),
      occurrence: fields.occurrence,
    }),
  ],
  minutes: fields.minutes,
  seats: String(fields.seats),
  venueName: fields.venue.name,
  venueAddress: fields.venue.address,
  isAddressVisible: fields.isAddressVisible,
  isPublicPlace: true,
});

const MINUTE_MS = 60_000;

/** The fields of a meet-up, as its hosts read it. */
export const toFields = (meetup: MeetupDetail): MeetupFields => ({
  title: meetup.title,
  text: meetup.text ?? '',
  start: meetup.start,
  occurrence: null,
  minutes: (Date.parse(meetup.endsAt) - Date.parse(meetup.startsAt)) / MINUTE_MS,
  seats: meetup.seats,
  venue: meetup.venue ?? { name: '', address: '' },
  isAddressVisible: meetup.isAddressVisible,
});

const toStart = ({ day, time, occurrence }: DateFields) => ({
  start: `${day}T${time}`,
  ...(occurrence && { occurrence }),
});

const toCommonRequest = (form: MeetupForm) => ({
  title: form.title.trim(),
  text: form.text.trim(),
  minutes: form.minutes,
  seats: form.seats.trim() === '' ? null : Number(form.seats),
  venue: { name: form.venueName.trim(), address: form.venueAddress.trim() },
  isAddressVisible: form.isAddressVisible,
  isPublicPlace: form.isPublicPlace,
});

export const toMeetupRequest = (form: MeetupForm) => ({
  ...toCommonRequest(form),
  city: form.city,
  dates: form.dates.map((date) => ({ id: date.id, ...toStart(date) })),
});

export const toMeetupEditRequest = (form: MeetupForm, revision: number) => ({
  ...toCommonRequest(form),
  ...toStart(form.dates[0]!),
  revision,
});

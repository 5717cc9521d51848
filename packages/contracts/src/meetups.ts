import type { PersonSummary, PlaceRef, PostStatus } from './connect.js';
import type { Page } from './responses.js';

export const meetupLimits = {
  title: { min: 10, max: 120 },
  text: { min: 2, max: 5000 },
  venue: 100,
  address: 300,
  reason: { min: 2, max: 500 },
  seats: { min: 2, max: 50 },
  minutes: { min: 30, max: 720 },
  coHosts: 3,
  /** Dates that are created at once. */
  dates: 8,
  /** Dates that a person creates in a day (UTC). */
  datesPerDay: 24,
  /** A meet-up begins within this time. */
  daysAhead: 365,
  /** In the last hours, a free seat is offered to everyone waiting. */
  offerHours: 12,
  /** The people going are asked for this long whether one of them takes over. */
  takeOverHours: 48,
} as const;

/** The statement that the host ticks. */
export const PUBLIC_PLACE_STATEMENT = 'This is a public place that anyone can enter.';

/** Which one of two equal times on the night when clocks go back. */
export const occurrences = ['first', 'second'] as const;
export type Occurrence = (typeof occurrences)[number];

/** `waiting`: on the waiting list. Not going is no RSVP: null. */
export const rsvps = ['going', 'waiting'] as const;
export type Rsvp = (typeof rsvps)[number];

/** `invited`: asked to be a co-host, and hasn't accepted yet. */
export const meetupRoles = ['host', 'co-host', 'invited'] as const;
export type MeetupRole = (typeof meetupRoles)[number];

export const meetupSpans = ['upcoming', 'past'] as const;
export type MeetupSpan = (typeof meetupSpans)[number];

/** One date with its own RSVPs. */
export interface MeetupSummary {
  id: string;
  /** The short name in addresses. */
  code: string;
  slug: string;
  title: string;
  city: PlaceRef;
  /** The zone of the city, in which `start` and `end` are: never the browser's zone. */
  timeZone: string;
  /** Local wall time: "2027-03-28T19:00". */
  start: string;
  end: string;
  /** The same as instants. */
  startsAt: string;
  endsAt: string;
  seats: number;
  /** People going, without the hosts, who need no seat. It may exceed `seats` after the limit was lowered. */
  going: number;
  waiting: number;
  /** Null while nobody hosts: the host left, and the people going are asked. */
  host: PersonSummary | null;
  status: PostStatus;
  isCanceled: boolean;
  /** The reader muted or blocked the host: show one line with "Show". */
  isMuted: boolean;
  /** What the reader is; null for visitors. */
  ownRole: MeetupRole | null;
  ownRsvp: Rsvp | null;
}

export type MeetupPage = Page<MeetupSummary>;

export interface MeetupVenue {
  /** "Café Central". */
  name: string;
  address: string;
}

/** Another date that was created together with this one. */
export interface MeetupDate {
  code: string;
  slug: string;
  start: string;
  isCanceled: boolean;
}

export interface MeetupDetail extends MeetupSummary {
  /** Sanitized; null when the meet-up was hidden. */
  html: string | null;
  /** The source of the text, only for hosts. */
  text: string | null;
  /** Null for people who aren't going, unless the host made it visible. */
  venue: MeetupVenue | null;
  isAddressVisible: boolean;
  coHosts: PersonSummary[];
  /** People who were asked to be co-hosts, only for the host. */
  invited: PersonSummary[];
  /** Increases with each change. */
  revision: number;
  cancelReason: string | null;
  /** 1 is the next one to get a seat; null for people who aren't waiting. */
  ownPosition: number | null;
  /** A seat is free for whoever of those waiting accepts it first: `PUT` the RSVP again. */
  isSeatOffered: boolean;
  /** Until when the people going are asked to take over; null while there is a host. */
  takeOverUntil: string | null;
  /** Whether the reader can take over now. */
  canTakeOver: boolean;
  /** Show "Someone you blocked is going". */
  isBlockedPersonGoing: boolean;
  otherDates: MeetupDate[];
  /** Whether search engines may list it. */
  isIndexable: boolean;
}

/** Only for people who are going and for hosts; others get `connect.refused`. */
export interface MeetupGuests {
  going: PersonSummary[];
  /** In the order of the list; only for hosts. */
  waiting: PersonSummary[];
}

/** What `meetup.time_ambiguous` and `meetup.time_nonexistent` add to an error. */
export interface MeetupTimeProblem {
  /** Which one of `dates`; 0 for an edit. */
  index: number;
  /** The local time as it was sent. */
  start: string;
  /** The two instants of a time that occurs twice; empty for one that doesn't occur. */
  choices: { occurrence: Occurrence; startsAt: string; utcOffset: string }[];
}

/** What hosts can change. */
export interface MeetupFields {
  title: string;
  text: string;
  /** Local wall time in the zone of the city. */
  start: string;
  occurrence: Occurrence | null;
  minutes: number;
  seats: number;
  venue: MeetupVenue;
  isAddressVisible: boolean;
}

/** What `connect.changed` adds to an error on a stale edit: what is stored now. */
export interface MeetupChanged {
  revision: number;
  theirs: MeetupFields;
}

/** A private calendar feed of the reader's own meet-ups. Its address can't be read again. */
export interface CalendarFeed {
  createdAt: string;
  /** When a calendar last read it. */
  readAt: string | null;
}

/** The answer of `POST /api/connect/calendar`, which replaces an earlier feed. */
export interface NewCalendarFeed extends CalendarFeed {
  url: string;
}

/** The answer of `GET /api/connect/calendar`. */
export interface CalendarFeedState {
  feed: CalendarFeed | null;
}

import type { PlaceRef } from './connect.js';
import { formatDayOfMonth } from './formats.js';

export const stayLimits = {
  /** Stays of a person. */
  stays: 6,
  /** A stay ends within this time. */
  weeksAhead: 26,
} as const;

/** Numbers of members in a city are shown in these steps, and not at all below the first. */
export const peopleSteps = [3, 5, 10, 20] as const;
export type PeopleStep = (typeof peopleSteps)[number];

/** The highest step that this many people reach; null below the first. */
export const toPeopleStep = (people: number): PeopleStep | null =>
  peopleSteps.filter((step) => people >= step).at(-1) ?? null;

/** When the reader is in a city. Nobody else ever sees it. */
export interface Stay {
  id: string;
  city: PlaceRef;
  /** Days in the city: `2027-06-07`. */
  from: string;
  to: string;
  /** "I'd like to meet people". */
  wantsToMeet: boolean;
  /** Whether the last nightly count included this stay. Before that, it shows nothing. */
  isCounted: boolean;
}

/** What the last nightly count says about a week of the reader's stays. */
export interface OverlapWeek {
  city: PlaceRef;
  /** The Monday of the ISO week. */
  week: string;
  /** Other members in the city, at least. */
  members: PeopleStep | null;
  /** People who would like to meet, at least; null for readers who haven't chosen it for this week. */
  meeting: PeopleStep | null;
}

export const formatOverlap = ({ city, week }: OverlapWeek, members: PeopleStep): string =>
  `At least ${members} members are in ${city.name} in the week of ${formatDayOfMonth(week)}.`;

export const formatMeeting = (people: PeopleStep): string =>
  `${people} people would like to meet. Who’ll pick a table?`;

/** When the client calls of a person take place, in the clients' time zone. */
export interface CallHours {
  /** IANA name. */
  zone: string;
  /** Minutes since midnight; an end before the start is on the next day. */
  from: number;
  to: number;
  /** Days of the week on which calls begin: 1 (Monday) to 7 (Sunday). */
  days: number[];
}

/** The parts of an evening, in minutes since midnight in the city. */
export const eveningParts = {
  early: { from: 18 * 60, to: 20 * 60 },
  late: { from: 20 * 60, to: 22 * 60 },
} as const;
export type EveningPart = keyof typeof eveningParts;

/** An evening that at least `people` others have free of calls, of those who share their hours. */
export interface FreeEvening {
  date: string;
  part: EveningPart;
  people: PeopleStep;
}

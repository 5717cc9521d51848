import { DAY_MS } from '../../../platform/durations.js';
import type { EmailData } from '../../mail/index.js';
import type { MeetupRow } from '../record/meetups.repository.js';

/** The emails about meet-ups. */
export type MeetupTemplate = Extract<keyof EmailData, `meetup-${string}`>;

/** A change to a meet-up that takes place within 24 hours is sent at night too; a reminder waits for the morning. */
export const isUrgent = (
  template: MeetupTemplate,
  { startsAt }: Pick<MeetupRow, 'startsAt'>,
  now: Date,
): boolean => template !== 'meetup-reminder' && startsAt.getTime() - now.getTime() <= DAY_MS;

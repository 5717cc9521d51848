import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  paths,
  type CalendarFeedState,
  type MeetupDetail,
  type MeetupGuests,
  type MeetupPage,
  type MeetupSpan,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { toKey, type Reader } from '../../common/api/reader';

const api = paths.api.connect;

/** Upcoming meet-ups of a place, or of everywhere. */
export const meetupsQuery = (reader: Reader, place?: string) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'meetups', place),
    queryFn: ({ pageParam, signal }) =>
      http.get<MeetupPage>(api.meetups(), { query: { place, after: pageParam }, signal }),
    enabled: reader !== undefined,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

/** Those that the reader hosts, goes to or waits for. */
export const ownMeetupsQuery = (userId: string, span: MeetupSpan) =>
  infiniteQueryOptions({
    queryKey: toKey(userId, 'own-meetups', span),
    queryFn: ({ pageParam, signal }) =>
      http.get<MeetupPage>(api.ownMeetups(), { query: { span, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

export const meetupQuery = (reader: Reader, code: string) =>
  queryOptions({
    queryKey: toKey(reader, 'meetup', code),
    queryFn: ({ signal }) => http.get<MeetupDetail>(api.meetup(code), { signal }),
    enabled: reader !== undefined,
  });

/** Only for people who are going and for hosts. */
export const guestsQuery = (userId: string, code: string) =>
  queryOptions({
    queryKey: toKey(userId, 'meetup-guests', code),
    queryFn: ({ signal }) => http.get<MeetupGuests>(api.meetupGuests(code), { signal }),
  });

export const calendarQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'calendar'),
    queryFn: ({ signal }) => http.get<CalendarFeedState>(api.calendar(), { signal }),
  });

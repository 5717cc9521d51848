import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  paths,
  type ConnectPlace,
  type NotificationPage,
  type OwnConnectProfile,
  type TopicKind,
  type TopicPage,
  type TopicSort,
  type TopicTag,
  type UnreadMessages,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { sendReads } from '../model/reads';
import { toKey, type Reader } from './reader';

const api = paths.api.connect;

/** The reader's own profile and rights; only for signed-in readers. */
export const ownProfileQuery = (reader: Reader) =>
  queryOptions({
    queryKey: toKey(reader, 'profile'),
    queryFn: ({ signal }) => http.get<OwnConnectProfile>(api.profile(), { signal }),
    enabled: Boolean(reader),
  });

export interface TopicFilters {
  place?: string;
  tag?: TopicTag;
  kind?: TopicKind;
  sort?: TopicSort;
}

export const topicsQuery = (reader: Reader, filters: TopicFilters) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'topics', filters),
    queryFn: async ({ pageParam, signal }) => {
      // The list says what is unread.
      await sendReads();
      return http.get<TopicPage>(api.topics(), { query: { ...filters, after: pageParam }, signal });
    },
    enabled: reader !== undefined,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

export const placeQuery = (reader: Reader, kind: string, slug: string) =>
  queryOptions({
    queryKey: toKey(reader, 'place', kind, slug),
    queryFn: ({ signal }) => http.get<ConnectPlace>(api.place(kind, slug), { signal }),
    enabled: reader !== undefined,
  });

/** Live hints say when to request it again. */
export const notificationsQuery = (reader: Reader) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'notifications'),
    queryFn: ({ pageParam, signal }) =>
      http.get<NotificationPage>(api.notifications(), { query: { after: pageParam }, signal }),
    enabled: Boolean(reader),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

/** How many private conversations have something unread. Live hints say when to request it again. */
export const unreadMessagesQuery = (reader: Reader) =>
  queryOptions({
    queryKey: toKey(reader, 'messages', 'unread'),
    queryFn: ({ signal }) => http.get<UnreadMessages>(api.unreadMessages(), { signal }),
    enabled: Boolean(reader),
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  paths,
  type ConversationDetail,
  type ConversationPage,
  type MessageBox,
  type MessageContact,
  type MessageSettings,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { toKey, type Reader } from '../../common/api/reader';

const api = paths.api.connect;

/** While a conversation is open, its new messages appear within this time. */
const REFRESH_MS = 20_000;

export const conversationsQuery = (reader: Reader, box: MessageBox) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'messages', 'list', box),
    queryFn: ({ pageParam, signal }) =>
      http.get<ConversationPage>(api.messages(), { query: { box, after: pageParam }, signal }),
    enabled: Boolean(reader),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

/** A conversation with its messages; the next page has earlier ones. */
export const conversationQuery = (reader: Reader, id: string) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'messages', 'conversation', id),
    queryFn: ({ pageParam, signal }) =>
      http.get<ConversationDetail>(api.conversation(id), { query: { after: pageParam }, signal }),
    enabled: Boolean(reader),
    refetchInterval: REFRESH_MS,
    initialPageParam: null as string | null,
    getNextPageParam: ({ messages }) => messages.nextKey,
  });

export const messageContactQuery = (reader: Reader, handle: string) =>
  queryOptions({
    queryKey: toKey(reader, 'messages', 'contact', handle),
    queryFn: ({ signal }) => http.get<MessageContact>(api.messageContact(handle), { signal }),
    enabled: Boolean(reader),
  });

export const messageSettingsQuery = (reader: Reader) =>
  queryOptions({
    queryKey: toKey(reader, 'messages', 'settings'),
    queryFn: ({ signal }) => http.get<MessageSettings>(api.messageSettings(), { signal }),
    enabled: Boolean(reader),
  });

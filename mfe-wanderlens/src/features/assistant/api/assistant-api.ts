import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  paths,
  type AssistantAllowance,
  type AssistantConversationPage,
  type AssistantConversations,
  type AssistantEvent,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { readLines } from '../../../shared/read-lines';
import { parseLine } from '../model/answer';

interface Message {
  id: string;
  text: string;
  page: string | null;
  trip: string | null;
}

/** What a message that is not kept says of one before it. */
export interface EarlierMessage {
  text: string;
  page?: string;
  cities: string[];
  conditions: { id: string; label: string }[];
}

/**
 * Sends a message and yields the events of its answer. With `earlier`, the messages before it, the server keeps nothing.
 * Throws an `HttpError` if the server refuses to start.
 */
async function* streamAnswer(
  conversation: string,
  { id, text, page, trip }: Message,
  signal: AbortSignal,
  earlier: readonly EarlierMessage[] | null = null,
): AsyncGenerator<AssistantEvent> {
  const response = await http.raw(paths.api.assistant.message(conversation, id), {
    method: 'PUT',
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify({
      text,
      ...(page !== null && { page }),
      ...(trip !== null && { trip }),
      ...(earlier && { keep: false, earlier }),
    }),
    signal,
  });
  if (!response.body) return;
  for await (const line of readLines(response.body)) {
    const event = parseLine(line);
    if (event) yield event;
  }
}

export const assistantApi = {
  streamAnswer,
  getMessages: (conversation: string, after?: string) =>
    http.get<AssistantConversationPage>(paths.api.assistant.conversation(conversation), { query: { after } }),
  deleteConversation: (conversation: string) => http.delete(paths.api.assistant.conversation(conversation)),
  deleteAll: () => http.delete(paths.api.assistant.conversations()),
};

export const CONVERSATIONS_KEY = 'assistant-conversations';

/** The conversations of a person, last changed first. */
export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [CONVERSATIONS_KEY, userId],
    queryFn: ({ signal, pageParam }) =>
      http.get<AssistantConversations>(paths.api.assistant.conversations(), {
        signal,
        query: { after: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextKey }) => nextKey ?? undefined,
    staleTime: 0,
  });

export const ALLOWANCE_KEY = 'assistant-allowance';

/** The questions that are left today. */
export const allowanceQuery = (userId: string) =>
  queryOptions({
    queryKey: [ALLOWANCE_KEY, userId],
    queryFn: ({ signal }) => http.get<AssistantAllowance>(paths.api.assistant.allowance(), { signal }),
    staleTime: 0,
  });

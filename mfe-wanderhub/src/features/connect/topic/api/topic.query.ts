import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { paths, type PostRevision } from '@wanderwork/contracts';
import { http, HttpError } from '@wanderwork/platform';
import { toKey, type Reader } from '../../common/api/reader';
import { isTemporary } from '../../common/model/errors';
import { findWrittenNumber } from '../../common/model/outbox';
import { dropSavedTopic, findSavedTopic, type TopicPart } from './saved-topics';

const isSaved = (data: InfiniteData<TopicPart, number> | undefined): boolean =>
  data?.pages.some(({ savedAt }) => savedAt !== undefined) ?? false;

/** A page of a topic; as it was saved in this browser if the server can't be reached. */
const getTopic = async (code: string, from: number, signal: AbortSignal): Promise<TopicPart> => {
  try {
    const query = { from, atLeast: findWrittenNumber(code) };
    return await http.get<TopicPart>(paths.api.connect.topic(code), { query, signal });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) void dropSavedTopic(code).catch(() => undefined);
    const saved = isTemporary(error) ? await findSavedTopic(code, from).catch(() => null) : null;
    if (saved === null) throw error;
    return saved;
  }
};

/** A topic from the post `from` on. */
export const topicQuery = (reader: Reader, code: string, from: number) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'topic', code, from),
    queryFn: ({ pageParam, signal }) => getTopic(code, pageParam, signal),
    enabled: reader !== undefined,
    initialPageParam: from,
    getNextPageParam: (page) => page.nextFrom,
    refetchOnReconnect: ({ state }) => (state.status === 'error' || isSaved(state.data) ? 'always' : false),
  });

export const revisionsQuery = (postId: string) =>
  queryOptions({
    queryKey: ['connect-revisions', postId],
    queryFn: ({ signal }) => http.get<PostRevision[]>(paths.api.connect.revisions(postId), { signal }),
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paths, type PostRevision, type TopicDetail } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { toKey, type Reader } from '../../common/api/reader';
import { findWrittenNumber } from '../../common/model/outbox';

/** A topic from the post `from` on. */
export const topicQuery = (reader: Reader, code: string, from: number) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'topic', code, from),
    queryFn: ({ pageParam, signal }) =>
      http.get<TopicDetail>(paths.api.connect.topic(code), {
        query: { from: pageParam, atLeast: findWrittenNumber(code) },
        signal,
      }),
    enabled: reader !== undefined,
    initialPageParam: from,
    getNextPageParam: (page) => page.nextFrom,
  });

export const revisionsQuery = (postId: string) =>
  queryOptions({
    queryKey: ['connect-revisions', postId],
    queryFn: ({ signal }) => http.get<PostRevision[]>(paths.api.connect.revisions(postId), { signal }),
  });

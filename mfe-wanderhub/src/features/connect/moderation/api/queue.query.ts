import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type CasePage, type CaseSource } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { toKey, type Reader } from '../../common/api/reader';

/** The open cases that the reader may decide, the most urgent first; of one source, or of all. */
export const queueQuery = (reader: Reader, source: CaseSource | null = null) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'queue', source),
    queryFn: ({ pageParam, signal }) =>
      http.get<CasePage>(paths.api.connect.queue(), { query: { source, after: pageParam }, signal }),
    enabled: Boolean(reader),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });
